#include <regelwerk/core/codec/checksum.hpp>

#include <array>
#include <cstdint>
#include <span>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

constexpr std::array<std::uint8_t, 7> sealed(std::array<std::uint8_t, 3> body) {
  std::array<std::uint8_t, 7> all{body[0], body[1], body[2]};
  const std::uint32_t seal = seal_of(body);
  for (std::size_t i = 0; i < seal_size; ++i) all[3 + i] = static_cast<std::uint8_t>(seal >> (8 * i));
  return all;
}

TEST_CASE("seal: the bytes that were sealed, and no others") {
  CHECK_BOTH(!why_not_sealed<7>(sealed({1, 2, 3})));
  CHECK_BOTH([] {
    const auto bytes = sealed({1, 2, 3});
    return why_not_sealed<7>(std::span{bytes}.first(6))->position == 6;
  }());
  CHECK_BOTH(why_not_sealed<6>(sealed({1, 2, 3}))->position == 6);
  CHECK(sealed({1, 2, 3}) != sealed({1, 3, 2}));
}

TEST_CASE("seal: every changed bit breaks it") {
  auto bytes = sealed({9, 0, 255});
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ (1U << (bit % 8)));
    const auto refused = why_not_sealed<7>(bytes);
    CHECK((refused && refused->position == 3));
    bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ (1U << (bit % 8)));
  }
}

}  // namespace
