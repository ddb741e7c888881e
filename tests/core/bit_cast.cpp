// The headers as a standard library without std::bit_cast meets them: what stands in for it is compiled, also into the
// hash, and the name does not occur.
#include <array>
#include <bit>
#include <cstdint>

#undef __cpp_lib_bit_cast
#define bit_cast there_is_no_bit_cast
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/bit_cast.hpp>
#undef bit_cast

#include <core/both.hpp>

using namespace regelwerk;

namespace {

/// Types of this file only, so that no other one sees the same template in another form.
struct Pair {
  std::uint16_t low = 0;
  std::uint16_t high = 0;

  friend constexpr bool operator==(Pair, Pair) = default;
};
struct Long {
  std::array<Pair, 2> pairs{};
};

constexpr Pair pair{0x1234, 0xABCD};
constexpr Long two{{pair, pair}};

}  // namespace

TEST_CASE("bits_as without std::bit_cast keeps every bit") {
  CHECK_BOTH(bits_as<std::uint32_t>(pair) == std::bit_cast<std::uint32_t>(pair));
  CHECK_BOTH(bits_as<Pair>(std::bit_cast<std::array<std::uint8_t, 4>>(pair)) == pair);
  CHECK(detail::copied_bits<std::uint32_t>(pair) == std::bit_cast<std::uint32_t>(pair));
  CHECK(detail::copied_bits<Pair>(std::bit_cast<std::uint32_t>(pair)) == pair);
}

TEST_CASE("hash without std::bit_cast is the same") {
  CHECK_BOTH(hash(pair) == hash(std::bit_cast<std::uint32_t>(pair)));
  CHECK_BOTH(hash(two) == hash(std::bit_cast<std::uint64_t>(two)));
}
