#include <regelwerk/core/codec/event_bytes.hpp>

#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include <core/both.hpp>
#include <core/box.hpp>

namespace {

using namespace box_test;

static_assert(event_bytes_limit<Box> == 2 + bytes_of<Box>);

constexpr Box some() {
  Box box;
  box.steps = 3;
  box.mark = Mark{2};
  return box;
}
constexpr std::span<const std::uint8_t> span_of(const EventBytes<Box>& bytes) { return {bytes.data(), bytes.size()}; }

TEST_CASE("bytes of events: a bit for each member, then those that are not as usual") {
  CHECK_BOTH([] {
    const auto bytes = event_bytes(some());
    return bytes.size() == 4 && bytes[0] == 0b0000'1000 && bytes[1] == 0b0000'0100 && bytes[2] == 3 && bytes[3] == 2;
  }());
  CHECK_BOTH(event_bytes(full()).size() == event_bytes_limit<Box>);
}

TEST_CASE("bytes of events: what was written is read, and how long it was") {
  CHECK_BOTH([] {
    for (const Box& box : {some(), full()}) {
      const auto bytes = event_bytes(box);
      const auto read = read_event_bytes<Box>(span_of(bytes));
      if (!read || read->event != box || read->bytes != bytes.size()) return false;
    }
    return true;
  }());
}

constexpr bool refuses(std::vector<std::uint8_t> bytes, std::size_t position) {
  const auto read = read_event_bytes<Box>(bytes);
  return !read && read.error().position == position;
}

TEST_CASE("bytes of events: cut, unknown and needless ones are refused") {
  CHECK(refuses({}, 0));
  CHECK(refuses({8}, 1));
  CHECK(refuses({8, 4, 3}, 3));
  CHECK(refuses({4, 0, 1}, 3));        // one of the two bytes of depth
  CHECK(refuses({8, 0x20, 3}, 0));     // there is no fourteenth member
  CHECK(refuses({8, 0, 1}, 2));        // as usual
  CHECK(refuses({8, 0, 7}, 2));        // out of range
  CHECK(refuses({0, 8, 0, 0, 0}, 2));  // marks as usual
}

/// A number that counts for red things only.
struct Counted {
  Colour colour{};
  std::uint8_t number = 0;

  friend constexpr bool operator==(const Counted&, const Counted&) = default;
};
constexpr void for_each_member(Like<Counted> auto& event, auto& f) {
  f("colour", event.colour);
  std::uint8_t number = event.colour == Colour::red ? event.number : std::uint8_t{0};
  f("number", number);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(event)>>) {
    event.number = event.colour == Colour::red ? number : std::uint8_t{0};
  }
}

TEST_CASE("bytes of events: a member that the others rule out is refused where the bytes are others") {
  const std::vector<std::uint8_t> red{2, 7};
  const std::vector<std::uint8_t> blue{3, 2, 7};
  CHECK(read_event_bytes<Counted>(red)->event == Counted{Colour::red, 7});
  CHECK(read_event_bytes<Counted>(blue).error() == Refusal{0, Reason::other_spelling});
}

}  // namespace
