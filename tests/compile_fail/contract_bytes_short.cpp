// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/codec/bytes.hpp>

constexpr regelwerk::Bytes<2> bytes{1, 0};

#ifdef REGELWERK_CONTROL
static_assert(regelwerk::ByteReader{bytes}.take<std::uint16_t>() == 1);
#else
static_assert(regelwerk::ByteReader{bytes}.take<std::uint32_t>() == 1);
#endif

int main() {}
