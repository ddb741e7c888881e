#include <regelwerk/core/codec/header.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <core/both.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/play/record.hpp>
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
/// An own edition that takes the name of the real one.
constexpr tock::Edition forged = [] {
  tock::Edition edition = tock::standard_edition;
  edition.fields_per_section = 17;
  return edition;
}();
constexpr tock::Game<tock::Options{}, forged> other_standard;
/// The real one in another place.
constexpr tock::Edition same = tock::standard_edition;
constexpr tock::Game<tock::Options{}, same> copied;

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

TEST_CASE("header: a line names game, version and unusual options") {
  CHECK_BOTH(header_of_line(four) == "tock/1");
  CHECK_BOTH(header_of_line(two) == "tock/1 seats=2 seven=single");
  CHECK_BOTH(header_of_line(mine) == "tock/1 edition=mine sum=de5dce95");
  CHECK_BOTH(header_of_line(copied) == "tock/1");
  CHECK_BOTH(header_of_line(samara_game) == "samara/1");
  CHECK(header_of_line(museum).view().ends_with(" scenario=museum thieves=matt+trixie"));
  // The mode is no choice of a heist or a campaign, it tells one from the other.
  CHECK_BOTH(header_of_line(heist) == "clou/3 mode=heist");
  CHECK_BOTH(header_of_line(campaign) == "clou/3 mode=campaign");
  CHECK(to_text(two, two.initial()).view().starts_with("tock/1 seats=2 seven=single phase=deal "));
}

/// The refusal of a line that names another game.
constexpr Refusal of_game(std::size_t position, std::string_view name) {
  return {position, other_game, 0, {}, RightSpelling{name}};
}

TEST_CASE("header: bytes of another game are refused, and lines with the game that they name") {
  CHECK(bytes_refused(four, samara_game) == Refusal{1, other_game});
  CHECK(bytes_refused(samara_game, four) == Refusal{1, other_game});
  // Of another version besides, which says nothing of this game.
  CHECK(heist.rules_version != four.rules_version);
  CHECK(bytes_refused(four, heist) == Refusal{1, other_game});
  CHECK(bytes_refused(heist, four) == Refusal{1, other_game});
  CHECK(line_refused(four, samara_game) == of_game(0, "tock"));
  CHECK(line_refused(heist, four) == of_game(0, "clou"));
  CHECK(parse_state(four, "tocky/1 phase=deal").error() == of_game(4, "tocky"));
}

TEST_CASE("header: bytes and lines of other options are refused, the first of them by name") {
  CHECK(bytes_refused(two, four) == other_option(3, {0, 2, 4}));
  CHECK(line_refused(two, four) == other_option(6, {0, 2, 4}));
  CHECK(describe(four, bytes_refused(two, four)) == "the option seats is 2 here, and 4 in this game");
  CHECK(line_refused(four, two) == other_option(6, {0, 4, 2}));
  // Alike in size and shape, and a split seven is no single one.
  constexpr tock::Game<tock::Options{.seats = 2}> split;
  CHECK(bytes_refused(two, split) == other_option(6, {3, 1, 0}));
  CHECK(describe(split, bytes_refused(two, split)) == "the option seven is single here, and split in this game");
  CHECK(bytes_refused(split, two) == other_option(6, {3, 0, 1}));
  CHECK(line_refused(two, split) == other_option(14, {3, 1, 0}));
  CHECK(line_refused(split, two) == other_option(14, {3, 0, 1}));
}

TEST_CASE("header: a heist is no campaign") {
  const Refusal by_bytes = bytes_refused(heist, campaign);
  CHECK(by_bytes == other_option(3, {0, 0, 1}));
  CHECK(bytes_refused(campaign, heist) == other_option(3, {0, 1, 0}));
  const std::size_t name = std::string_view{"clou/3"}.size();
  CHECK(line_refused(heist, campaign) == other_option(name, {0, 0, 1}));
  CHECK(line_refused(campaign, heist) == other_option(name, {0, 1, 0}));
  const std::string told = "the option mode is campaign here, and heist in this game";
  CHECK(describe(heist, line_refused(campaign, heist)) == told);
  const auto record = [](const auto& game) {
    std::string text;
    write_record(game, record_header(game, game.default_start()), {}, [&](std::string_view piece) { text += piece; });
    return text;
  };
  const auto by_record = parse_record_header<std::remove_cvref_t<decltype(heist)>>(record(campaign));
  REQUIRE(!by_record);
  CHECK(describe(heist, by_record.error()) == told);
  const auto other = parse_record_header<std::remove_cvref_t<decltype(campaign)>>(record(heist));
  CHECK(describe(campaign, other.error()) == "the option mode is heist here, and campaign in this game");
  // A word takes its letters, a set of words one byte.
  CHECK(bytes_refused(museum, heist) == other_option(4, {1, 1, 0}));
  CHECK(describe(heist, bytes_refused(museum, heist)) == "the option scenario is museum here, and villa in this game");
  constexpr clou::Heist<clou::HeistOptions{.thieves = clou::Thief::bruce}> bruce;
  CHECK(bytes_refused(bruce, heist) == other_option(4 + 16, {2, 8, 1}));
  CHECK(describe(heist, bytes_refused(bruce, heist)) == "the option thieves is bruce here, and matt in this game");
}

TEST_CASE("header: another edition is refused") {
  CHECK(bytes_refused(mine, four) == Refusal{tock::Game<>::packed_header_size - 4, other_edition});
  CHECK(bytes_refused(four, mine) == Refusal{tock::Game<>::packed_header_size - 4, other_edition});
  CHECK(line_refused(mine, four) == Refusal{6, other_edition});
  CHECK(line_refused(four, mine) == Refusal{6, other_edition});
}

TEST_CASE("header: an own edition that calls itself as the real one does is not taken for it") {
  CHECK(bytes_refused(other_standard, four) == Refusal{tock::Game<>::packed_header_size - 4, other_edition});
  CHECK(bytes_refused(four, other_standard) == Refusal{tock::Game<>::packed_header_size - 4, other_edition});
  CHECK(line_refused(other_standard, four) == Refusal{6, Reason::changed_edition});
  CHECK(line_refused(four, other_standard) == Refusal{6, Reason::changed_edition});
  CHECK(describe(four, line_refused(other_standard, four)) ==
        "this is of an edition with the same name and other data");
  // A copy is the real one.
  CHECK(copied.unpack(four.pack(four.initial())).has_value());
  CHECK(parse_state(copied, to_text(four, four.initial())).has_value());
  CHECK(tock::RuntimeGame::make({}, forged)->edition_sum() == other_standard.edition_sum());
  CHECK(tock::RuntimeGame::make({}, same)->edition_sum() == four.edition_sum());
}

TEST_CASE("header: read first, it tells what the game is to be made of") {
  const auto line = parse_header<tock::RuntimeGame>(to_text(two, two.initial()));
  REQUIRE(line.has_value());
  CHECK(line->options == two.options());
  CHECK(edition_of<tock::RuntimeGame>(*line) == &tock::standard_edition);
  CHECK(parse_header<tock::RuntimeGame>(two.pack(two.initial())) == line);
  CHECK(parse_header<tock::RuntimeGame>(to_text(two, two.view(two.initial(), spectator))) == line);
  const auto own = parse_header<tock::RuntimeGame>(to_text(mine, mine.initial()));
  REQUIRE(own.has_value());
  CHECK(own->edition == "mine");
  CHECK(own->edition_sum == mine.edition_sum());
  CHECK(edition_of<tock::RuntimeGame>(*own) == nullptr);
  const auto museum_header = parse_header<clou::RuntimeHeist>(museum.pack(museum.initial()));
  REQUIRE(museum_header.has_value());
  CHECK(museum_header->options == museum.options());
  CHECK(museum_header == parse_header<clou::RuntimeHeist>(to_text(museum, museum.initial())));
  CHECK(parse_header<tock::RuntimeGame>(to_text(heist, heist.initial())).error() == of_game(0, "clou"));
  CHECK(parse_header<tock::RuntimeGame>(heist.pack(heist.initial())).error() == Refusal{1, other_game});
  auto bytes = two.pack(two.initial());
  bytes[3] = 9;
  CHECK(parse_header<tock::RuntimeGame>(bytes).error() == Refusal{3, Reason::no_such_value});
  CHECK(parse_header<tock::RuntimeGame>(std::span{bytes}.first(5)).error() == Refusal{5, Reason::bytes_end});
}

TEST_CASE("header: which title a text or bytes are of, of whichever version") {
  constexpr auto title = [](auto text) {
    return title_of<tock::RuntimeGame, clou::RuntimeCampaign, samara::RuntimeGame, clou::RuntimeHeist>(text);
  };
  CHECK_BOTH(title(std::string_view{"tock/1 seats=2 phase=deal"}) == 0U);
  CHECK_BOTH(title(std::string_view{"samara/7"}) == 2U);
  CHECK_BOTH(title(std::string_view{"clou/1 mode=heist phase=roll"}) == 3U);
  CHECK_BOTH(title(std::string_view{"clou rules=1 edition=standard mode=campaign players=1"}) == 1U);
  CHECK_BOTH(!title(std::string_view{"clou rules=1 edition=standard"}));
  CHECK_BOTH(!title(std::string_view{"tocky/1"}) && !title(std::string_view{}) && !title(std::string_view{"chess/1"}));
  const auto bytes = museum.pack(museum.initial());
  CHECK(title(std::span<const std::uint8_t>{bytes}) == 3U);
  CHECK(!title(std::span<const std::uint8_t>{bytes}.first(2)));
}

TEST_CASE("header: another version is refused with both versions") {
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

TEST_CASE("header: an option with its usual value is not written, so not read either") {
  const std::string line{to_text(four, four.initial()).view()};
  REQUIRE(parse_state(four, line));
  const auto with = [&](std::string_view more) { return std::string{line}.insert(6, more); };
  CHECK(parse_state(four, with(" seats=4")).error().reason == Reason::other_spelling);
  CHECK(parse_state(four, with(" seats=8")).error() == Refusal{13, Reason::no_such_value});
  CHECK(parse_state(four, with(" edition=standard")).error().reason == Reason::other_spelling);
  CHECK(parse_state(four, with(" edition=Standard")).error() == Refusal{23, Reason::sum_due});
  CHECK(parse_state(four, with(" edition=Standard sum=12345678")).error() == Refusal{6, other_edition});
  CHECK(parse_state(four, "tock/1").error() == Refusal{6, Reason::blank_due});
}

TEST_CASE("header: bytes that end within it are refused there") {
  const auto bytes = museum.pack(museum.initial());
  for (std::size_t size = 0; size < decltype(museum)::packed_header_size; ++size) {
    CHECK(museum.unpack(std::span{bytes}.first(size)).error() == Refusal{size, Reason::bytes_end});
  }
}

}  // namespace
