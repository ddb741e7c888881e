// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/hidden/draw.hpp>

constexpr std::uint32_t drawn(std::uint32_t bound) {
  auto source = [] { return std::uint64_t{0}; };
  return regelwerk::draw_below(source, bound);
}

#ifdef REGELWERK_CONTROL
static_assert(drawn(1) == 0);
#else
static_assert(drawn(0) == 0);
#endif

int main() {}
