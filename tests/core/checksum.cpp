#include <regelwerk/core/codec/checksum.hpp>

#include <array>
#include <cstdint>
#include <span>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

constexpr std::array<std::uint8_t, 7> summed(std::array<std::uint8_t, 3> body) {
  std::array<std::uint8_t, 7> all{body[0], body[1], body[2]};
  const std::uint32_t checksum = checksum_of(body);
  for (std::size_t i = 0; i < checksum_size; ++i) all[3 + i] = static_cast<std::uint8_t>(checksum >> (8 * i));
  return all;
}

TEST_CASE("checksum: the bytes that were summed, and no others") {
  CHECK_BOTH(!why_not_intact<7>(summed({1, 2, 3})));
  CHECK_BOTH([] {
    const auto bytes = summed({1, 2, 3});
    return why_not_intact<7>(std::span{bytes}.first(6))->position == 6;
  }());
  CHECK_BOTH(why_not_intact<6>(summed({1, 2, 3}))->position == 6);
  CHECK(summed({1, 2, 3}) != summed({1, 3, 2}));
}

TEST_CASE("checksum: every changed bit breaks it") {
  auto bytes = summed({9, 0, 255});
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ (1U << (bit % 8)));
    const auto refused = why_not_intact<7>(bytes);
    CHECK((refused && refused->position == 3));
    bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ (1U << (bit % 8)));
  }
}

}  // namespace
