#include <regelwerk/core/head.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <core/both.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/tock.hpp>

// What the bytes and the line of a state begin with. Tock, Samara and Clou lend theirs.

namespace {

using namespace regelwerk;

constexpr Reason other_game = Reason::other_game;
constexpr Reason other_edition = Reason::other_edition;

constexpr tock::Game<> four;
constexpr tock::Game<tock::Options{.seats = 2, .seven = tock::Seven::single}> two;
constexpr samara::Game<> samara_game;
constexpr clou::Heist<> heist;
constexpr clou::Heist<clou::HeistOptions{.scenario = "museum", .thieves = {clou::Thief::matt, clou::Thief::trixie}}>
    museum;
constexpr clou::Campaign<> campaign;

constexpr tock::Edition renamed = [] {
  tock::Edition edition = tock::standard_edition;
  edition.name = "mine";
  return edition;
}();
constexpr tock::Game<tock::Options{}, renamed> mine;

template <class From, class To>
Refusal bytes_refused(const From& from, const To& to) {
  const auto read = to.unpack(from.pack(from.initial()));
  REQUIRE(!read.has_value());
  return read.error();
}
template <class From, class To>
Refusal line_refused(const From& from, const To& to) {
  const auto read = parse_state(to, to_text(from, from.initial()));
  REQUIRE(!read.has_value());
  return read.error();
}

TEST_CASE("head: a line names game, version and unusual options") {
  CHECK_BOTH(head_of_line(four) == "tock/1");
  CHECK_BOTH(head_of_line(two) == "tock/1 seats=2 seven=single");
  CHECK_BOTH(head_of_line(mine) == "tock/1 edition=mine");
  CHECK_BOTH(head_of_line(samara_game) == "samara/1");
  CHECK(head_of_line(museum).view().ends_with(" scenario=museum thieves=matt+trixie"));
  // The mode is no choice of a heist or a campaign, it tells one from the other.
  CHECK_BOTH(head_of_line(heist) == "clou/2 mode=heist");
  CHECK_BOTH(head_of_line(campaign) == "clou/2 mode=campaign");
  CHECK(to_text(two, two.initial()).view().starts_with("tock/1 seats=2 seven=single phase=deal "));
}

TEST_CASE("head: bytes of another game are refused") {
  CHECK(bytes_refused(four, samara_game) == Refusal{1, other_game});
  CHECK(bytes_refused(samara_game, four) == Refusal{1, other_game});
  CHECK(line_refused(four, samara_game) == Refusal{0, other_game});
  CHECK(line_refused(heist, four) == Refusal{0, other_game});
  CHECK(parse_state(four, "tocky/1 phase=deal").error() == Refusal{4, other_game});
}

TEST_CASE("head: bytes and lines of other options are refused, the first of them by name") {
  CHECK(bytes_refused(two, four) == other_option(3, 0));
  CHECK(line_refused(two, four) == other_option(6, 0));
  CHECK(describe(four, bytes_refused(two, four)) == "the option seats has another value in this game");
  CHECK(line_refused(four, two) == other_option(6, 0));
  // Alike in size and shape, and a split seven is no single one.
  constexpr tock::Game<tock::Options{.seats = 2}> split;
  CHECK(bytes_refused(two, split) == other_option(6, 3));
  CHECK(describe(split, bytes_refused(two, split)) == "the option seven has another value in this game");
  CHECK(bytes_refused(split, two) == other_option(6, 3));
  CHECK(line_refused(two, split) == other_option(14, 3));
  CHECK(line_refused(split, two) == other_option(14, 3));
}

TEST_CASE("head: a heist is no campaign") {
  const Refusal by_bytes = bytes_refused(heist, campaign);
  CHECK(by_bytes == other_option(3, 0));
  CHECK(bytes_refused(campaign, heist) == by_bytes);
  const std::size_t name = std::string_view{"clou/2"}.size();
  CHECK(line_refused(heist, campaign) == other_option(name, 0));
  CHECK(line_refused(campaign, heist) == other_option(name, 0));
  // A word takes its letters, a set of words one byte.
  CHECK(bytes_refused(museum, heist) == other_option(4, 1));
  constexpr clou::Heist<clou::HeistOptions{.thieves = clou::Thief::bruce}> bruce;
  CHECK(bytes_refused(bruce, heist) == other_option(4 + 16, 2));
  CHECK(describe(heist, bytes_refused(bruce, heist)) == "the option thieves has another value in this game");
}

TEST_CASE("head: another edition is refused") {
  CHECK(bytes_refused(mine, four) == Refusal{tock::Game<>::packed_head_size - 4, other_edition});
  CHECK(bytes_refused(four, mine) == Refusal{tock::Game<>::packed_head_size - 4, other_edition});
  CHECK(line_refused(mine, four) == Refusal{6, other_edition});
  CHECK(line_refused(four, mine) == Refusal{6, other_edition});
}

TEST_CASE("head: another version is refused with both versions") {
  auto bytes = four.pack(four.initial());
  for (const int found : {0, 2, 255}) {
    bytes[0] = static_cast<std::uint8_t>(found);
    const std::string sentence = "this is of version " + std::to_string(found) + " of the rules, not of version 1";
    CHECK(four.unpack(bytes).error() == other_version(0, found));
    CHECK(describe(four, four.unpack(bytes).error()) == sentence);
    CHECK(parse_state(four, "tock/" + std::to_string(found) + " phase=deal").error() == other_version(5, found));
  }
  // What a refusal has no room for is told without its number.
  constexpr std::string_view unknown = "this is of an unknown version of the rules, not of version 1";
  for (const std::string_view found : {"65535", "65536", "99999"}) {
    const Refusal far = parse_state(four, "tock/" + std::string{found} + " phase=deal").error();
    CHECK(far == Refusal{5, Reason::other_version, unknown_version});
    CHECK(describe(four, far) == unknown);
  }
  CHECK(parse_state(four, "tock/65534 phase=deal").error() == other_version(5, 65534));
  CHECK(parse_state(four, "tock/x").error() == Refusal{5, Reason::version_due});
  // Its length does not matter then.
  CHECK(four.unpack(std::vector<std::uint8_t>{2}).error() == other_version(0, 2));
}

TEST_CASE("head: an option with its usual value is not written, so not read either") {
  const std::string line{to_text(four, four.initial()).view()};
  REQUIRE(parse_state(four, line));
  const auto with = [&](std::string_view more) { return std::string{line}.insert(6, more); };
  CHECK(parse_state(four, with(" seats=4")).error().reason == Reason::other_spelling);
  CHECK(parse_state(four, with(" seats=8")).error() == Refusal{13, Reason::no_such_value});
  CHECK(parse_state(four, with(" edition=standard")).error().reason == Reason::other_spelling);
  CHECK(parse_state(four, with(" edition=Standard")).error() == Refusal{6, other_edition});
  CHECK(parse_state(four, "tock/1").error() == Refusal{6, Reason::blank_due});
}

TEST_CASE("head: bytes that end within it are refused there") {
  const auto bytes = museum.pack(museum.initial());
  for (std::size_t size = 0; size < decltype(museum)::packed_head_size; ++size) {
    CHECK(museum.unpack(std::span{bytes}.first(size)).error() == Refusal{size, Reason::bytes_end});
  }
}

}  // namespace
