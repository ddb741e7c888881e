#include <regelwerk/core/codec/member_bytes.hpp>

#include <cstdint>
#include <span>

#include <core/both.hpp>
#include <core/box.hpp>

namespace {

using namespace box_test;

constexpr std::size_t size = bytes_of<Box>;
// Colour, open, depth, steps, serial, seat, viewer, guests, seen by, balls, mark, marks, pair.
static_assert(size == 1 + 1 + 2 + 1 + 8 + 1 + 1 + 1 + 1 + 8 + 1 + 3 + 2);

constexpr Bytes<size> packed(const Box& box) {
  ByteWriter<size> out;
  put_members(out, box);
  return out.bytes();
}
constexpr std::optional<Refusal> refused(const Bytes<size>& bytes) {
  ByteReader in{bytes};
  Box box;
  return take_members(in, box);
}
constexpr std::optional<Refusal> refused_with(std::size_t at, std::uint8_t value) {
  auto bytes = packed(full());
  bytes[at] = value;
  return refused(bytes);
}

TEST_CASE("members as bytes: in order, low bytes first") {
  CHECK_BOTH(packed(full()) == Bytes<size>{2,    1,    0xD4, 0xFE, 6,     0x10, 0x32, 0x54, 0x76, 0x98, 0xBA,
                                           0xDC, 0xFE, 3,    2,    0b101, 0b10, 0x20, 0x01, 0,    0,    0,
                                           0,    0,    0,    26,   1,     0,    3,    0xFF, 9});
}

TEST_CASE("members as bytes: what was put is taken") {
  CHECK_BOTH([] {
    for (const Box& box : {full(), Box{}}) {
      const auto bytes = packed(box);
      ByteReader in{bytes};
      Box back;
      back.marks = full().marks;
      if (take_members(in, back) || back != box || in.position() != size) return false;
    }
    return true;
  }());
}

TEST_CASE("members as bytes: what no member can be is refused at its place, with its name") {
  CHECK_BOTH(!refused(packed(full())));
  CHECK_BOTH(refused_with(0, 3)->name == "colour" && refused_with(0, 3)->position == 0);
  CHECK_BOTH(refused_with(1, 2)->name == "open" && refused_with(1, 2)->position == 1);
  CHECK_BOTH(refused_with(4, 0)->name == "steps" && refused_with(4, 7)->position == 4);
  CHECK_BOTH(refused_with(13, 7)->name == "seat" && !refused_with(13, 6));
  CHECK_BOTH(refused_with(14, 8)->name == "viewer" && !refused_with(14, 7));
  CHECK_BOTH(refused_with(18, 0x10)->name == "balls" && refused_with(18, 0x10)->position == 17);
  CHECK_BOTH(refused_with(25, 27)->name == "mark");
  CHECK_BOTH(refused_with(28, 200)->name == "marks" && refused_with(28, 200)->position == 28);
  CHECK_BOTH(!refused_with(2, 0) && !refused_with(16, 0));
}

TEST_CASE("members as bytes: only enums with words are leaves") {
  static_assert(Enumerated<Colour> && !Enumerated<Wordless>);
  static_assert(Described<Box> && !Described<Mark> && Row<Marks> && !Row<Mark> && BitSet<SeatSet> && !BitSet<Mark>);
}

}  // namespace
