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

constexpr std::string_view other_game = "this is of another game";
constexpr std::string_view other_edition = "this is of another edition";

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
  CHECK(bytes_refused(two, four) == Refusal{3, "the option seats has another value in this game"});
  CHECK(line_refused(two, four) == Refusal{6, "the option seats has another value in this game"});
  CHECK(line_refused(four, two) == Refusal{6, "the option seats has another value in this game"});
  // Alike in size and shape, and a split seven is no single one.
  constexpr tock::Game<tock::Options{.seats = 2}> split;
  CHECK(bytes_refused(two, split) == Refusal{6, "the option seven has another value in this game"});
  CHECK(bytes_refused(split, two) == Refusal{6, "the option seven has another value in this game"});
  CHECK(line_refused(two, split) == Refusal{14, "the option seven has another value in this game"});
  CHECK(line_refused(split, two) == Refusal{14, "the option seven has another value in this game"});
}

TEST_CASE("head: a heist is no campaign") {
  const Refusal by_bytes = bytes_refused(heist, campaign);
  CHECK(by_bytes == Refusal{3, "the option mode has another value in this game"});
  CHECK(bytes_refused(campaign, heist) == by_bytes);
  const std::size_t name = std::string_view{"clou/2"}.size();
  CHECK(line_refused(heist, campaign) == Refusal{name, "the option mode has another value in this game"});
  CHECK(line_refused(campaign, heist) == Refusal{name, "the option mode has another value in this game"});
  // A word takes its letters, a set of words one byte.
  CHECK(bytes_refused(museum, heist) == Refusal{4, "the option scenario has another value in this game"});
  constexpr clou::Heist<clou::HeistOptions{.thieves = clou::Thief::bruce}> bruce;
  CHECK(bytes_refused(bruce, heist) == Refusal{4 + 16, "the option thieves has another value in this game"});
}

TEST_CASE("head: another edition is refused") {
  CHECK(bytes_refused(mine, four) == Refusal{tock::Game<>::packed_head_size - 4, other_edition});
  CHECK(bytes_refused(four, mine) == Refusal{tock::Game<>::packed_head_size - 4, other_edition});
  CHECK(line_refused(mine, four) == Refusal{6, other_edition});
  CHECK(line_refused(four, mine) == Refusal{6, other_edition});
}

TEST_CASE("head: another version is refused with both versions") {
  auto bytes = four.pack(four.initial());
  for (const int found : {0, 2, 9}) {
    bytes[0] = static_cast<std::uint8_t>(found);
    const std::string reason = "this is of version " + std::to_string(found) + " of the rules, not of version 1";
    CHECK(four.unpack(bytes).error() == Refusal{0, reason});
    CHECK(parse_state(four, "tock/" + std::to_string(found) + " phase=deal").error() == Refusal{5, reason});
  }
  constexpr std::string_view unknown = "this is of an unknown version of the rules, not of version 1";
  bytes[0] = 10;
  CHECK(four.unpack(bytes).error() == Refusal{0, unknown});
  CHECK(parse_state(four, "tock/10 phase=deal").error() == Refusal{5, unknown});
  CHECK(parse_state(four, "tock/x").error() == Refusal{5, "the version of the rules is due here"});
  // Its length does not matter then.
  CHECK(four.unpack(std::vector<std::uint8_t>{2}).error() ==
        Refusal{0, "this is of version 2 of the rules, not of version 1"});
}

TEST_CASE("head: an option with its usual value is not written, so not read either") {
  const std::string line{to_text(four, four.initial()).view()};
  REQUIRE(parse_state(four, line));
  const auto with = [&](std::string_view more) { return std::string{line}.insert(6, more); };
  CHECK(parse_state(four, with(" seats=4")).error().reason == "this is not the one spelling of this value");
  CHECK(parse_state(four, with(" seats=8")).error() == Refusal{13, "this setting has no such value"});
  CHECK(parse_state(four, with(" edition=standard")).error().reason == "this is not the one spelling of this value");
  CHECK(parse_state(four, with(" edition=Standard")).error() == Refusal{6, other_edition});
  CHECK(parse_state(four, "tock/1").error() == Refusal{6, "a blank is due here"});
}

TEST_CASE("head: bytes that end within it are refused there") {
  const auto bytes = museum.pack(museum.initial());
  for (std::size_t size = 0; size < decltype(museum)::packed_head_size; ++size) {
    CHECK(museum.unpack(std::span{bytes}.first(size)).error() == Refusal{size, "the bytes end here"});
  }
}

}  // namespace
