#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/description/tree_limit.hpp>
#include <regelwerk/core/description/tree_reader.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <core/both.hpp>
#include <core/box.hpp>

namespace {

using namespace box_test;

constexpr std::size_t limit = tree_limit<Setup, Box>;

constexpr Text<limit> line(const Box& box) {
  Text<limit> out;
  const Setup setup;
  TreeWriter<LineStyle, Text<limit>, Setup> tree{out, setup};
  for_each_member(box, tree);
  return out;
}
constexpr Result<Box, Refusal> read(std::string_view text) {
  const Setup setup;
  TreeReader<Setup> tree{text, setup};
  Box box = full();
  for_each_member(box, tree);
  tree.finish();
  if (const auto refused = tree.refused_behind(0)) return *refused;
  return box;
}
constexpr std::string_view full_line =
    "colour=blue open=1 depth=-300 steps=6 serial=18364758544493064720 seat=3 viewer=2 guests=[0,2] seen_by=[1] "
    "balls={green=2 blue=1} mark=z marks=[a,-,c] pair={first=-1 second=9}";

TEST_CASE("lines of members: names and words, nothing that is as usual") {
  CHECK_BOTH(line(full()).view() == full_line);
  CHECK_BOTH(line(Box{}).view().empty());
  CHECK_BOTH([] {
    Box box;
    box.pair = Pair{0, 4};
    box.seen_by = Audience{0b1000'0001U};
    return line(box).view() == "seen_by=[0,spectator] pair={second=4}";
  }());
}

TEST_CASE("lines of members: what was written is read") {
  CHECK_BOTH(read(full_line).value() == full());
  CHECK_BOTH(read("").value() == Box{});
  CHECK_BOTH(read(line(Box{})).value() == Box{});
  CHECK_BOTH(read("steps=2 guests=[] balls={}")->steps == 2);
}

constexpr bool refuses(std::string_view text, std::size_t position, std::string_view name) {
  const auto box = read(text);
  return !box && box.error().position == position && box.error().name == name;
}

TEST_CASE("lines of members: what no member can be is refused at its place, with its name") {
  CHECK_BOTH(refuses("colour=pink", 7, "colour"));
  CHECK_BOTH(refuses("colour=Blue", 7, "colour"));
  CHECK_BOTH(refuses("open=2", 5, "open"));
  CHECK_BOTH(refuses("depth=32768", 6, "depth"));
  CHECK_BOTH(refuses("depth=-32769", 6, "depth"));
  CHECK_BOTH(refuses("depth=", 6, "depth"));
  CHECK_BOTH(refuses("depth=--1", 6, "depth"));
  CHECK_BOTH(refuses("steps=7", 6, "steps"));
  CHECK_BOTH(refuses("serial=18446744073709551616", 7, "serial"));
  CHECK_BOTH(refuses("serial=99999999999999999999", 7, "serial"));
  CHECK_BOTH(refuses("viewer=7", 7, "viewer"));
  CHECK_BOTH(refuses("guests=[0,8]", 10, "guests"));
  CHECK_BOTH(refuses("guests=[2,0]", 10, "guests"));
  CHECK_BOTH(refuses("guests=[2 0]", 9, "guests"));
  CHECK_BOTH(refuses("balls={green=16}", 13, "balls"));
  CHECK_BOTH(refuses("balls={green=0}", 13, "balls"));
  CHECK_BOTH(refuses("balls={blue=1 green=1}", 13, "balls"));
  CHECK_BOTH(refuses("balls={pink=1}", 7, "balls"));
  CHECK_BOTH(refuses("mark=ab", 5, "mark"));
  CHECK_BOTH(refuses("marks=[a,b]", 10, "marks"));
  CHECK_BOTH(refuses("marks=[a,b,c,d]", 12, "marks"));
  CHECK_BOTH(refuses("pair={third=1}", 6, "pair"));
  CHECK_BOTH(refuses("pair={first=1", 13, "first"));
  CHECK_BOTH(refuses("steps=2 colour=blue", 7, "steps"));
  CHECK_BOTH(refuses("hello", 0, ""));
}

/// Two digits in one byte, told one by one.
struct Digits {
  std::uint8_t both = 0;

  [[nodiscard]] constexpr std::uint8_t code() const { return both; }
  static constexpr Digits from_code(std::uint8_t code) { return {code}; }
  friend constexpr bool operator==(Digits, Digits) = default;
};
constexpr std::array<std::uint8_t, 2> as_spelled(Digits digits) {
  return {static_cast<std::uint8_t>(digits.both / 10), static_cast<std::uint8_t>(digits.both % 10)};
}
constexpr bool take_spelled(Digits& digits, const std::array<std::uint8_t, 2>& told) {
  digits.both = static_cast<std::uint8_t>(10 * told[0] + told[1]);
  return told[0] < 10 && told[1] < 10;
}
struct Lock {
  Digits digits;
};
constexpr void for_each_member(Like<Lock> auto& lock, auto& f) { f("digits", lock.digits); }

constexpr Result<int, Refusal> opened(std::string_view text) {
  const Setup setup;
  TreeReader<Setup> tree{text, setup};
  Lock lock;
  for_each_member(lock, tree);
  tree.finish();
  if (const auto refused = tree.refused_behind(0)) return *refused;
  return int{lock.digits.both};
}

TEST_CASE("lines of members: a leaf that is told as another value") {
  CHECK_BOTH([] {
    Text<tree_limit<Setup, Lock>> out;
    const Setup setup;
    TreeWriter<LineStyle, decltype(out), Setup> tree{out, setup};
    const Lock lock{Digits{42}};
    for_each_member(lock, tree);
    return out.view() == "digits=[4,2]";
  }());
  CHECK_BOTH(opened("digits=[4,2]").value() == 42);
  CHECK_BOTH(opened("").value() == 0);
  CHECK_BOTH(opened("digits=[4,12]").error().position == 7);
  CHECK_BOTH(opened("digits=[4,12]").error().name == "digits");
  CHECK_BOTH(!opened("digits=42"));
}

}  // namespace
