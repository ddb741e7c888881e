#include <ostfriesenlauf/position.hpp>

#include <array>
#include <set>
#include <telling.hpp>

#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>

using namespace ostfriesenlauf_test;
using regelwerk::english, regelwerk::german, regelwerk::Viewer;
using telling::in_english, telling::in_german, telling::Sentences;

namespace {

constexpr bool tells_at_compile_time() {
  const Event event{
      .kind = EventKind::runner_moved, .rule = Rule::before_and_behind, .runner = runner('C'), .from = 3, .to = -6};
  const View view = two.view(two.initial(), regelwerk::spectator);
  return tell(two, view, event, english) == "runner 2 goes 9 fields back to field -6" &&
         tell(two, view, event, german) == "Läufer 2 geht 9 Felder zurück auf Feld -6" &&
         tell(three, view, event, english) == "seat 2 goes 9 fields back to field -6";
}
static_assert(tells_at_compile_time());

}  // namespace

TEST_CASE("OL-9, OL-11: sentences name the face of a card to those who see it") {
  const State begin = four.initial();
  CHECK(in_english(four, begin, "deal:+2", seat(0)) == Sentences{"seat 0 gets “2 fields forward” from stack 1"});
  CHECK(in_german(four, begin, "deal:+2", seat(0)) == Sentences{"Sitz 0 bekommt „2 Felder vor“ von Stapel 1"});
  CHECK(in_english(four, begin, "deal:+2", seat(1)) == Sentences{"seat 0 gets a card from stack 1"});
  CHECK(in_german(four, begin, "deal:+2") == Sentences{"Sitz 0 bekommt eine Karte von Stapel 1"});
  const State state = position(four, {.hand = "4:-6", .left = "2:start"});
  CHECK(in_english(four, state, "draw:2").empty());
  CHECK(in_english(four, state, "draw:2 card:start", seat(3)) ==
        Sentences{"seat 3 draws “back to the start” from stack 2"});
  CHECK(in_german(four, state, "draw:2 card:start", seat(3)) ==
        Sentences{"Sitz 3 zieht „zurück zum Start“ von Stapel 2"});
  CHECK(in_english(four, state, "draw:2 card:start", seat(2)) == Sentences{"seat 3 draws a card from stack 2"});
  CHECK(in_german(four, state, "draw:2 card:start") == Sentences{"Sitz 3 zieht eine Karte von Stapel 2"});
  CHECK(in_english(four, state, "draw:2 card:start lay:4:-6", seat(3)) ==
        Sentences{"seat 3 lays “6 fields back” of stack 4", "it is the turn of seat 2"});
  CHECK(in_english(four, state, "draw:2 card:start lay:4:-6")[0] == "seat 3 lays a card of stack 4");
  CHECK(in_german(four, state, "draw:2 card:start lay:4:-6", seat(3))[0] ==
        "Sitz 3 legt „6 Felder zurück“ aus Stapel 4");
  CHECK(in_german(four, state, "draw:2 card:start lay:4:-6") ==
        Sentences{"Sitz 3 legt eine Karte aus Stapel 4", "Sitz 2 ist an der Reihe"});
}

TEST_CASE("OL-21, OL-23, OL-24: sentences about runners without an owner and refilled stacks") {
  const State state = position(two, {.left = "4:-6"});
  CHECK(in_english(two, state, "card:-6") ==
        Sentences{"for runner 3 a card of stack 4 is laid, which nobody sees", "it is the turn of runner 2"});
  CHECK(in_german(two, state, "card:-6", seat(0)) ==
        Sentences{"für Läufer 3 wird eine Karte aus Stapel 4 gelegt, die niemand sieht", "Läufer 2 ist an der Reihe"});
  const State last = position(three, {.race = "D8 A6 B3 C1",
                                      .laid = "1:+5 1:+2",
                                      .hand = "1:-2 1:+2 1:+3 1:+3 1:finish@hedgehog",
                                      .hands = {"", "1:+4 1:+4 1:+5 1:+5@2", "1:x@2 1:-1@2 1:+3@3 1:-6@4"},
                                      .phase = Phase::lay});
  const Sentences english_ones = in_english(three, last, "lay:1:-2");
  REQUIRE(english_ones.size() == 11);
  CHECK(english_ones[2] == "stack 1 is empty, so nothing is laid for runner 3");
  CHECK(english_ones[9] == "a new round begins with seat 2");
  CHECK(english_ones[10] == "3 played cards go back to stack 1");
  const Sentences german_ones = in_german(three, last, "lay:1:-2");
  REQUIRE(german_ones.size() == 11);
  CHECK(german_ones[2] == "Stapel 1 ist leer, für Läufer 3 wird also nichts gelegt");
  CHECK(german_ones[9] == "eine neue Runde beginnt mit Sitz 2");
  CHECK(german_ones[10] == "3 gespielte Karten kommen zurück auf Stapel 1");
}

TEST_CASE("OL-13 to OL-20: sentences about cards that are carried out") {
  const State state = position(
      four, {.race = "A6 B4 C2 D0", .laid = "4:+4 2:start 3:finish@snail", .hand = "1:x@2", .phase = Phase::lay});
  CHECK(in_english(four, state, "lay:1:x@2") ==
        Sentences{"seat 0 lays a card of stack 1",
                  "the card laid for seat 3 is turned over: “4 fields forward” for the fourth",
                  "seat 3 goes 4 fields forward to field 4",
                  "the card laid for seat 2 is turned over: “back to the start” for the second",
                  "seat 1 goes back to the start from field 4",
                  "the card laid for seat 1 is turned over: “finish to the snail”",
                  "the finish sign goes to the snail, from field 31 to field 25",
                  "the card laid for seat 0 is turned over: “swap with the second” for the first",
                  "seat 0 on field 6 swaps with seat 3 on field 4", "a new round begins with seat 1"});
  CHECK(in_german(four, state, "lay:1:x@2") ==
        Sentences{"Sitz 0 legt eine Karte aus Stapel 1",
                  "die für Sitz 3 gelegte Karte wird aufgedeckt: „4 Felder vor“ für den Vierten",
                  "Sitz 3 geht 4 Felder vor auf Feld 4",
                  "die für Sitz 2 gelegte Karte wird aufgedeckt: „zurück zum Start“ für den Zweiten",
                  "Sitz 1 geht von Feld 4 zurück zum Start",
                  "die für Sitz 1 gelegte Karte wird aufgedeckt: „Ziel zur Schnecke“",
                  "das Zielschild kommt zur Schnecke, von Feld 31 auf Feld 25",
                  "die für Sitz 0 gelegte Karte wird aufgedeckt: „Tausch mit dem Zweiten“ für den Ersten",
                  "Sitz 0 auf Feld 6 tauscht mit Sitz 3 auf Feld 4", "eine neue Runde beginnt mit Sitz 1"});
  const Event stayed{
      .kind = EventKind::runner_stayed, .rule = Rule::arrives_anew, .runner = runner('B'), .from = 4, .to = 4};
  const View view = four.view(state, regelwerk::spectator);
  CHECK(tell(four, view, stayed, english) == "seat 1 arrives anew on field 4, behind all who stand there");
  CHECK(tell(four, view, stayed, german) == "Sitz 1 kommt auf Feld 4 neu an, hinter allen, die dort stehen");
}

TEST_CASE("OL-25, OL-28, OL-30: sentences about the end") {
  const State state =
      position(four, {.race = "A30 B28 C2 D-4", .laid = "4:-6 2:+6 3:+2", .hand = "2:+2", .phase = Phase::lay});
  const Sentences english_ones = in_english(four, state, "lay:2:+2");
  REQUIRE(english_ones.size() == 13);
  CHECK(english_ones[9] == "seat 1 is across the line forward by 3 fields, on field 34");
  CHECK(english_ones[10] == "seat 3 is across the line backward by 2 fields, on field -10");
  CHECK(english_ones[11] == "seat 0 is across the line forward by 1 field, on field 32");
  CHECK(english_ones[12] == "seat 1 has won");
  const Sentences german_ones = in_german(four, state, "lay:2:+2");
  REQUIRE(german_ones.size() == 13);
  CHECK(german_ones[10] == "Sitz 3 ist rückwärts um 2 Felder über der Ziellinie, auf Feld -10");
  CHECK(german_ones[11] == "Sitz 0 ist vorwärts um 1 Feld über der Ziellinie, auf Feld 32");
  CHECK(german_ones[12] == "Sitz 1 hat gewonnen");
  const State lost =
      position(two, {.race = "A30 C29 B18 D9", .laid = "4:+2 3:+2 2:+4", .hand = "4:-6", .phase = Phase::lay});
  CHECK(in_english(two, lost, "lay:4:-6").back() == "runner 2 wins and has no owner, so all players have lost");
  CHECK(in_german(two, lost, "lay:4:-6").back() ==
        "Läufer 2 gewinnt und hat keinen Besitzer, also haben alle verloren");
}

TEST_CASE("sentences call runners by the names of their owners") {
  const auto names = [](auto& out, Seat at) { out << (at == seat(0) ? "Ubbo" : "Wiebke"); };
  const View view = two.view(two.initial(), regelwerk::spectator);
  const Event event{
      .kind = EventKind::runners_swapped, .rule = Rule::swap, .runner = runner('B'), .other = runner('D'), .to = 7};
  regelwerk::Text<96> out;
  write_sentence(out, two, view, event, german, names);
  CHECK(out == "Wiebke auf Feld 0 tauscht mit Läufer 3 auf Feld 7");
}

TEST_CASE("OL-8: who tells may also call the runners, with and without an owner") {
  const auto names = [](auto& written, auto called) { written << static_cast<char>('a' + called.index()); };
  const View view = two.view(two.initial(), regelwerk::spectator);
  const Event event{
      .kind = EventKind::runners_swapped, .rule = Rule::swap, .runner = runner('B'), .other = runner('D'), .to = 7};
  regelwerk::Text<96> out;
  write_sentence(out, two, view, event, english, names);
  CHECK(out == "b on field 0 swaps with d on field 7");
}

TEST_CASE("sentences of whole games") {
  std::set<std::string> kinds;
  const auto tell_games = [&](const auto& game) {
    for (std::uint64_t key = 0; key < 6; ++key) telling::play_and_tell(game, key, 400, kinds);
  };
  tell_games(one);
  tell_games(two);
  tell_games(three_owned);
  tell_games(four);
  // OL-24 hardly ever comes about by chance.
  kinds.emplace(word(EventKind::nothing_laid));
  CHECK(kinds == telling::kinds_with_sentence<std::remove_cvref_t<decltype(four)>>());
}
