// expect: has_unique_object_representations
#include <regelwerk/core/codec/hash.hpp>

struct Padded {
  std::uint8_t a = 0;
  std::uint32_t b = 0;
};
struct Packed {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
};

#ifdef REGELWERK_CONTROL
static_assert(regelwerk::hash(Packed{}) != 0);
#else
static_assert(regelwerk::hash(Padded{}) != 0);
#endif

int main() {}
