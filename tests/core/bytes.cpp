#include <regelwerk/core/codec/bytes.hpp>

#include <array>
#include <cstdint>
#include <type_traits>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(sizeof(Bytes<15>) == 15 && std::is_trivially_copyable_v<Bytes<15>>);
static_assert(std::is_trivially_copyable_v<ByteWriter<3>> && std::is_trivially_copyable_v<ByteReader>);
static_assert(!std::is_convertible_v<Bytes<1>, ByteReader>);

constexpr Bytes<15> written() {
  ByteWriter<15> out;
  out.put(std::uint8_t{0x01});
  out.put(std::uint16_t{0x0302});
  out.put(std::uint32_t{0x07060504});
  out.put(std::uint64_t{0x0F0E0D0C0B0A0908});
  return out.bytes();
}

TEST_CASE("bytes: the low byte comes first") {
  CHECK_BOTH(written() == Bytes<15>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15});
}

TEST_CASE("bytes: what was put is taken") {
  CHECK_BOTH([] {
    const auto bytes = written();
    ByteReader in{bytes};
    return in.position() == 0 && in.take<std::uint8_t>() == 0x01 && in.take<std::uint16_t>() == 0x0302 &&
           in.position() == 3 && in.take<std::uint32_t>() == 0x07060504 &&
           in.take<std::uint64_t>() == 0x0F0E0D0C0B0A0908 && in.position() == 15;
  }());
}

TEST_CASE("bytes: the lowest bytes of a number, and a byte for each element of a row") {
  CHECK_BOTH([] {
    ByteWriter<6> out;
    out.put_low(0x030201, 3);
    out.put_each(std::array<int, 2>{3, 4}, [](int element) { return static_cast<std::uint8_t>(element + 1); });
    out.put_low(0xFF, 0);
    out.put_low(0x706, 1);
    return out.bytes() == Bytes<6>{1, 2, 3, 4, 5, 6};
  }());
}

TEST_CASE("bytes: the highest numbers and no numbers") {
  CHECK_BOTH([] {
    ByteWriter<8> out;
    out.put(~std::uint64_t{0});
    return ByteReader{out.bytes()}.take<std::uint64_t>() == ~std::uint64_t{0};
  }());
  CHECK_BOTH(ByteWriter<0>{}.bytes().empty() && ByteReader{{}}.position() == 0);
}

CONTRACT_CASE("bytes: too many, too few, too short") {
  ByteWriter<3> out;
  CHECK_ABORTS(out.bytes());
  out.put(std::uint16_t{1});
  CHECK_ABORTS(out.put(std::uint16_t{1}));
  CHECK_ABORTS(out.put_low(1, 2));
  CHECK_ABORTS(out.put_each(std::array<int, 2>{}, [](int) { return std::uint8_t{0}; }));
  CHECK_ABORTS(out.bytes());
  out.put(std::uint8_t{1});
  CHECK_ABORTS(out.put(std::uint8_t{1}));

  ByteReader in{out.bytes()};
  CHECK_ABORTS(in.take<std::uint32_t>());
  CHECK(in.take<std::uint16_t>() == 1);
  CHECK_ABORTS(in.take<std::uint16_t>());
}

}  // namespace
