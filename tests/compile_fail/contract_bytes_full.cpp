// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/codec/bytes.hpp>

constexpr auto written(int bytes) {
  regelwerk::ByteWriter<2> out;
  for (int i = 0; i < bytes; ++i) out.put(std::uint8_t{1});
  return out.bytes();
}

#ifdef REGELWERK_CONTROL
static_assert(written(2).size() == 2);
#else
static_assert(written(3).size() == 3);
#endif

int main() {}
