#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// A described value with a member of every sort, for the tests of what follows from a description.

namespace box_test {

using namespace regelwerk;

enum class Colour : std::uint8_t { red, green, blue };
constexpr auto words_of(std::type_identity<Colour> /*type*/) {
  return std::array<std::string_view, 3>{"red", "green", "blue"};
}

enum class Wordless : std::uint8_t { one };

/// A letter or none.
struct Mark {
  std::uint8_t number = 0;

  [[nodiscard]] constexpr bool none() const { return number == 0; }
  [[nodiscard]] constexpr std::uint8_t code() const { return number; }
  static constexpr Mark from_code(std::uint8_t code) { return {code}; }
  [[nodiscard]] constexpr bool valid() const { return number <= 26; }
  friend constexpr bool operator==(Mark, Mark) = default;
};
inline constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view word(Mark mark) { return letters.substr(mark.number - std::size_t{1}, 1); }

/// Two numbers behind an interface, told as copies.
class Pair {
 public:
  constexpr Pair() = default;
  constexpr Pair(int first, int second) : sum_(first + second), first_(first) {}
  [[nodiscard]] constexpr int first() const { return first_; }
  [[nodiscard]] constexpr int second() const { return sum_ - first_; }
  friend constexpr bool operator==(const Pair&, const Pair&) = default;

 private:
  int sum_ = 0;
  int first_ = 0;
};
constexpr void for_each_member(Like<Pair> auto& pair, auto& f) {
  auto first = static_cast<std::int8_t>(pair.first());
  auto second = static_cast<std::int8_t>(pair.second());
  f("first", first);
  f("second", second);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(pair)>>) pair = Pair{first, second};
}

/// A row behind an interface.
class Marks {
 public:
  std::array<Mark, 3>& all() { return marks_; }
  friend constexpr bool operator==(const Marks&, const Marks&) = default;
  friend constexpr auto& elements_of(Like<Marks> auto& marks) { return marks.marks_; }

 private:
  std::array<Mark, 3> marks_{};
};

struct Box {
  Colour colour{};
  bool open = false;
  std::int16_t depth = 0;
  std::uint8_t steps = 1;
  std::uint64_t serial = 0;
  Seat seat;
  Viewer viewer;
  SeatSet guests;
  Audience seen_by = Audience::everybody();
  Multiset<Colour, 3, 4> balls;
  Mark mark;
  Marks marks;
  Pair pair;

  friend constexpr bool operator==(const Box&, const Box&) = default;
};
constexpr void for_each_member(Like<Box> auto& box, auto& f) {
  f("colour", box.colour, in_course);
  f("open", box.open);
  f("depth", box.depth);
  f("steps", box.steps, in_course, Range{1, 6});
  f("serial", box.serial);
  f("seat", box.seat, in_course);
  f("viewer", box.viewer);
  f("guests", box.guests);
  f("seen_by", box.seen_by, Usually{Audience::everybody()});
  f("balls", box.balls);
  f("mark", box.mark);
  f("marks", box.marks);
  f("pair", box.pair);
}

constexpr Box full() {
  Box box;
  box.colour = Colour::blue;
  box.open = true;
  box.depth = -300;
  box.steps = 6;
  box.serial = 0xFEDC'BA98'7654'3210U;
  box.seat = Seat{3};
  box.viewer = Seat{2};
  box.guests = SeatSet{0b101};
  box.seen_by = Audience::only(Seat{1});
  box.balls.add(Colour::green);
  box.balls.add(Colour::green);
  box.balls.add(Colour::blue);
  box.mark = Mark{26};
  elements_of(box.marks) = {Mark{1}, Mark{}, Mark{3}};
  box.pair = Pair{-1, 9};
  return box;
}

/// Nothing depends on rules here.
struct Setup {};

}  // namespace box_test
