#include <regelwerk/core/game/older_version.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <core/both.hpp>
#include <play/guess.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/play.hpp>

// A game whose rules changed twice, and what becomes of the records of its first two versions.

namespace guess {

/// German enough for a test.
constexpr std::string_view describe(Rules::Fault fault, German /*language*/) { return describe(fault); }

}  // namespace guess

namespace {

using namespace regelwerk;

/// In version 2 `cards` did not count the first one, the edition was another one, and moves were told as `no.2`.
/// Version 1 knew no number of cards at all, there were always four, and its edition is lost.
struct Third : guess::Rules {
  static constexpr int rules_version = 3;
  static constexpr Edition second{"second"};
  static constexpr std::array<Respelling, 1> spelled{{{"no.", ""}}};
  static constexpr std::array older_versions{
      OlderVersion<Options, Edition>{
          .version = 1, .usual = {.cards = 4}, .edition_name = "first", .last_release = "0.0.7"},
      OlderVersion<Options, Edition>{.version = 2,
                                     .adopt = [](Options& options) noexcept { ++options.cards; },
                                     .edition = &second,
                                     .respelled = spelled,
                                     .has_same_states = true}};
};
using G = ChosenGame<Third>;

struct Read {
  std::vector<int> cards;
  std::string sentence;
  std::string in_german;
  G::State state;
};
Read read(std::string_view text) {
  Read out;
  const auto header = parse_record_header<G>(text);
  if (!header) {
    out.sentence = describe<G>(header.error()).view();
    out.in_german = describe<G>(header.error(), german).view();
    return out;
  }
  const auto game = game_of<G>(*header);
  REQUIRE(game.has_value());
  const auto done =
      read_record(*game, text, [&](const G::State&, const G::Move& move) { out.cards.push_back(int{move.number}); });
  out.state = done.state;
  if (!done.fault) return out;
  out.sentence = describe(*game, *done.fault).view();
  return out;
}

TEST_CASE("older_versions: a header says what its words meant then") {
  const auto header = parse_record_header<G>("guess rules=2 edition=standard cards=4 moves: no.5");
  REQUIRE(header.has_value());
  CHECK(header->options.cards == 5);
  CHECK(header->edition == "second");
  CHECK(header->rules_version == 2);
  CHECK(edition_of<G>(*header) == &Third::second);
  CHECK(parse_header<G>("guess rules=2 edition=standard cards=4") == *header);
  // An edition of one's own stays it, and options that did not exist have the value that was meant.
  const auto own = parse_record_header<G>("guess rules=1 edition=mine moves: 4 4");
  REQUIRE(own.has_value());
  CHECK(own->options.cards == 4);
  CHECK(own->edition == "mine");
  CHECK(edition_of<G>(*own) == nullptr);
}

TEST_CASE("older_versions: moves are read in the words of their time, and written in those of today") {
  const std::string_view old = "guess rules=2 edition=standard cards=4 moves: no.5 no.1";
  CHECK(read(old).cards == std::vector{5, 1});
  CHECK(read(old).sentence.empty());
  const auto game = game_of<G>(*parse_record_header<G>(old));
  const auto record = parse_record<2>(*game, old);
  REQUIRE(record.has_value());
  std::string text;
  write_record(*game, *record, [&](std::string_view piece) { text += piece; });
  CHECK(text.substr(0, 29) == "guess rules=3 edition=second ");
  CHECK(text.find(" moves=2: 5 1 =") != std::string::npos);
  // It has the sum of an edition that is kept, so it is read as any other.
  CHECK(read(text).cards == std::vector{5, 1});
  CHECK(edition_of<G>(*parse_record_header<G>(text)) == &Third::second);
}

TEST_CASE("older_versions: a record is watched up to what the rules of today forbid, which is told") {
  const Read watched = read("guess rules=2 edition=standard cards=4 moves: no.5 no.6");
  CHECK(watched.cards == std::vector{5});
  CHECK(watched.state == G::State{5, 0});
  CHECK(watched.sentence ==
        "played by version 2 of the rules, and by version 3 it goes no further here: Seat 1 names one of the cards.");
}

TEST_CASE("older_versions: checkpoints of states that are as today are compared") {
  const std::string text = "guess rules=2 edition=standard cards=4 moves=1: no.5 =";
  const auto game = game_of<G>(*parse_record_header<G>(text));
  const auto sum = regelwerk::detail::sum_of_state(*game, G::State{5, 0});
  Text<sum_digits> word;
  write_sum(word, sum);
  CHECK(read(text + std::string{word.view()}).sentence.empty());
  Text<sum_digits> wrong;
  write_sum(wrong, sum + 1);
  CHECK(read(text + std::string{wrong.view()}).sentence ==
        "played by version 2 of the rules, and by version 3 it goes no further here: the recorded game stood otherwise "
        "here");
  CHECK(read("guess rules=2 edition=standard cards=4 moves=1: no.5").sentence.find("cut off") != std::string::npos);
}

TEST_CASE("older_versions: what is lost is named, with the release that had it") {
  const Read lost = read("guess rules=1 edition=first moves: 2 2");
  CHECK(lost.sentence ==
        "this is of version 1 of the rules, not of version 3; its edition first is not kept any more, 0.0.7 was the "
        "last to have it");
  CHECK(lost.in_german ==
        "das gehört zu Version 1 der Regeln, nicht zu Version 3; die Ausgabe first von damals gibt es nicht mehr, "
        "zuletzt hatte sie 0.0.7");
  // States are written by the rules of today alone, whatever is kept.
  CHECK(parse_header<G>("guess/2 cards=4 2/0").error() == other_version(6, 2));
  CHECK(read("guess rules=4 edition=standard cards=4 moves: 2").sentence ==
        "this is of version 4 of the rules, not of version 3");
}

}  // namespace
