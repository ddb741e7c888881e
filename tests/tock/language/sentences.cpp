#include <tock/position.hpp>

#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <telling.hpp>
#include <type_traits>
#include <vector>

#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

using namespace tock_test;
using regelwerk::english, regelwerk::german, regelwerk::player_name_limit, regelwerk::spectator, regelwerk::Viewer;
using telling::in_english, telling::in_german, telling::Sentences;

namespace {

constexpr bool tells_at_compile_time() {
  const Event event{.kind = EventKind::marble_home, .rule = Rule::home_lanes, .colour = seat(2), .to = Place::lane(3)};
  const View view = four.view(four.initial(), spectator);
  return tell(four, view, event, english) == "seat 2 has a marble home on home field h3" &&
         tell(four, view, event, german) == "Sitz 2 ist mit einer Murmel auf Zielfeld h3 im Ziel";
}
static_assert(tells_at_compile_time());

}  // namespace

TEST_CASE("TK-8: sentences name the rank of a dealt card to its seat alone") {
  const State begin = four.initial();
  CHECK(in_english(four, begin, "deal:A", seat(0)) == Sentences{"seat 0 gets ace"});
  CHECK(in_german(four, begin, "deal:A", seat(0)) == Sentences{"Sitz 0 bekommt Ass"});
  for (const Viewer viewer : {Viewer{seat(1)}, Viewer{seat(3)}, spectator}) {
    CHECK(in_english(four, begin, "deal:A", viewer) == Sentences{"seat 0 gets a card"});
    CHECK(in_german(four, begin, "deal:A", viewer) == Sentences{"Sitz 0 bekommt eine Karte"});
  }
  const std::string_view hand = "deal:2 deal:2 deal:3 deal:3 deal:J";
  CHECK(in_english(four, begin, hand) == Sentences{"seat 0 gets a card", "it is the turn of seat 1"});
  CHECK(in_german(four, begin, hand) == Sentences{"Sitz 0 bekommt eine Karte", "Sitz 1 ist am Zug"});
}

TEST_CASE("TK-11: sentences about the exchange name a card to those who know it") {
  const State begin = dealt_out(pairs, pairs.initial(), {"A2345", "A2345", "6789T", "6789T"});
  CHECK(in_english(pairs, begin, "give:A", seat(0)) ==
        Sentences{"seat 0 lays ace aside for its partner", "it is the turn of seat 1"});
  CHECK(in_german(pairs, begin, "give:A", seat(0)) ==
        Sentences{"Sitz 0 legt Ass für den Partner beiseite", "Sitz 1 ist am Zug"});
  CHECK(in_english(pairs, begin, "give:A")[0] == "seat 0 lays a card aside for its partner");
  CHECK(in_german(pairs, begin, "give:A", seat(2))[0] == "Sitz 0 legt eine Karte für den Partner beiseite");
  const std::string_view last = "give:A give:2 give:6 give:7";
  CHECK(in_english(pairs, begin, last, seat(2)) ==
        Sentences{"seat 3 lays a card aside for its partner", "it is the turn of seat 0", "seat 0 gives seat 2 ace",
                  "seat 1 gives seat 3 a card", "seat 2 gives seat 0 6", "seat 3 gives seat 1 a card"});
  CHECK(in_german(pairs, begin, last, seat(3)) ==
        Sentences{"Sitz 3 legt 7 für den Partner beiseite", "Sitz 0 ist am Zug", "Sitz 0 gibt Sitz 2 eine Karte",
                  "Sitz 1 gibt Sitz 3 2", "Sitz 2 gibt Sitz 0 eine Karte", "Sitz 3 gibt Sitz 1 7"});
}

TEST_CASE("TK-18, TK-20, TK-3: a sentence tells the fields that a marble goes as one way") {
  const State state = position(four, {.marbles = {"70", "1"}, .hand = "3"});
  CHECK(in_english(four, state, "3:70-1") == Sentences{"seat 0 plays 3", "seat 0 goes from field 70 to field 1",
                                                       "seat 1 is captured on field 1", "it is the turn of seat 1"});
  CHECK(in_german(four, state, "3:70-1") == Sentences{"Sitz 0 spielt 3", "Sitz 0 zieht von Feld 70 auf Feld 1",
                                                      "Sitz 1 wird auf Feld 1 geschlagen", "Sitz 1 ist am Zug"});
  CHECK(in_english(four, state, "3:70-h2") == Sentences{"seat 0 plays 3", "seat 0 goes from field 70 to home field h2",
                                                        "seat 0 has a marble home on home field h2",
                                                        "it is the turn of seat 1"});
  CHECK(in_german(four, state, "3:70-h2") == Sentences{"Sitz 0 spielt 3", "Sitz 0 zieht von Feld 70 auf Zielfeld h2",
                                                       "Sitz 0 ist mit einer Murmel auf Zielfeld h2 im Ziel",
                                                       "Sitz 1 ist am Zug"});
}

TEST_CASE("TK-24, TK-25, TK-32: sentences about bringing in, going back and swapping") {
  const State in = position(four, {.turn = 3, .marbles = {"", "54"}, .hand = "K"});
  CHECK(in_english(four, in, "K:in") == Sentences{"seat 3 plays King", "seat 1 is captured on field 54",
                                                  "a marble of seat 3 comes in on field 54",
                                                  "it is the turn of seat 0"});
  CHECK(in_german(four, in, "K:in") == Sentences{"Sitz 3 spielt König", "Sitz 1 wird auf Feld 54 geschlagen",
                                                 "eine Murmel von Sitz 3 kommt auf Feld 54 ins Spiel",
                                                 "Sitz 0 ist am Zug"});
  const State back = position(four, {.marbles = {"2"}, .hand = "4"});
  CHECK(in_english(four, back, "4:2-70")[1] == "seat 0 goes back from field 2 to field 70");
  CHECK(in_german(four, back, "4:2-70")[1] == "Sitz 0 zieht rückwärts von Feld 2 auf Feld 70");
  const State jack = position(four, {.marbles = {"5 9", "20"}, .hand = "J"});
  CHECK(in_english(four, jack, "J:5x20") ==
        Sentences{"seat 0 plays Jack", "seat 0 swaps field 5 with seat 1 on field 20", "it is the turn of seat 1"});
  CHECK(in_german(four, jack, "J:5x20") ==
        Sentences{"Sitz 0 spielt Bube", "Sitz 0 tauscht Feld 5 mit Sitz 1 auf Feld 20", "Sitz 1 ist am Zug"});
}

TEST_CASE("TK-26, TK-29: sentences about the steps of a 7") {
  const State state = position(four, {.marbles = {"69", "70"}, .hand = "7"});
  CHECK(in_english(four, state, "7:69-70") ==
        Sentences{"seat 0 plays 7", "seat 0 goes from field 69 to field 70", "seat 1 is captured on field 70"});
  CHECK(in_german(four, state, "7:69-70") ==
        Sentences{"Sitz 0 spielt 7", "Sitz 0 zieht von Feld 69 auf Feld 70", "Sitz 1 wird auf Feld 70 geschlagen"});
  CHECK(in_english(four, state, "7:69-70 step:70-71") == Sentences{"seat 0 goes from field 70 to field 71"});
}

TEST_CASE("TK-13, TK-14, TK-31: sentences about discards tell why") {
  const State stuck = position(four, {.hand = "T2"});
  CHECK(in_english(four, stuck, "discard:T") == Sentences{"seat 0 discards 10, for no card can be played",
                                                          "it is the turn of seat 1", "seat 1 must discard next"});
  CHECK(in_german(four, stuck, "discard:T") == Sentences{"Sitz 0 wirft 10 ab, denn keine Karte lässt sich spielen",
                                                         "Sitz 1 ist am Zug", "Sitz 1 muss als Nächstes abwerfen"});
  const State under_ban = position(four, {.turn = 1, .hand = "A", .ban = true});
  CHECK(in_english(four, under_ban, "discard:A")[0] == "seat 1 discards ace as the 10 demands");
  CHECK(in_german(four, under_ban, "discard:A")[0] == "Sitz 1 wirft Ass ab, wie die 10 es verlangt");
}

TEST_CASE("TK-8, TK-10: sentences about the end of a deal") {
  const State last = position(four, {.turn = 3, .hand = "T", .deal = 2, .leader = 0});
  CHECK(in_english(four, last, "discard:T") == Sentences{"seat 3 discards 10, for no card can be played",
                                                         "a new deal begins, seat 1 leads",
                                                         "all cards are shuffled into a new deck"});
  CHECK(in_german(four, last, "discard:T") == Sentences{"Sitz 3 wirft 10 ab, denn keine Karte lässt sich spielen",
                                                        "ein neues Austeilen beginnt, Sitz 1 spielt zuerst aus",
                                                        "alle Karten werden zu einem neuen Stapel gemischt"});
}

TEST_CASE("TK-34, TK-35: sentences about the end of the game") {
  const State alone = position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"});
  CHECK(in_english(four, alone, "A:70-h0") == Sentences{"seat 0 plays ace",
                                                        "seat 0 goes from field 70 to home field h0",
                                                        "seat 0 has a marble home on home field h0", "seat 0 has won"});
  CHECK(in_german(four, alone, "A:70-h0").back() == "Sitz 0 hat gewonnen");
  const State team = position(pairs, {.marbles = {"70 h1 h2 h3", "", "h0 h1 h2 h3"}, .hand = "A"});
  const Sentences winners = in_english(pairs, team, "A:70-h0");
  REQUIRE(winners.size() == 5);
  CHECK(winners[3] == "seat 0 has won");
  CHECK(winners[4] == "seat 2 has won");
}

TEST_CASE("sentences call seats by their names") {
  const auto names = [](auto& out, Seat at) { out << (at == seat(0) ? "Ubbo" : "Wiebke"); };
  const View view = four.view(four.initial(), spectator);
  const Event event{.kind = EventKind::marbles_swapped,
                    .rule = Rule::jack_swaps,
                    .colour = seat(0),
                    .other = seat(1),
                    .from = Place::ring(5),
                    .to = Place::ring(20)};
  regelwerk::Text<96> out;
  write_sentence(out, four, view, event, german, names);
  CHECK(out == "Ubbo tauscht Feld 5 mit Wiebke auf Feld 20");
}

TEST_CASE("sentences call seats by the names of their players, as far as there are some") {
  constexpr std::array<std::string_view, 2> players{"Ubbo", ""};
  const View view = four.view(four.initial(), spectator);
  const auto told = [&](int giver, int taker, std::span<const std::string_view> names) {
    const Event event{.kind = EventKind::card_given, .rule = Rule::exchange, .seat = seat(giver), .other = seat(taker)};
    return std::string{tell(four, view, event, english, names).view()};
  };
  CHECK(told(0, 2, players) == "Ubbo gives seat 2 a card");
  CHECK(told(1, 0, players) == "seat 1 gives Ubbo a card");
  CHECK(told(3, 1, {}) == "seat 3 gives seat 1 a card");
  // Long ones are cut, and no letter is.
  const std::string umlauts = "a" + std::string{"ääääääääääääääääääääääääääääääääääääääää"};
  const std::string_view cut = std::string_view{umlauts}.substr(0, player_name_limit - 1);
  CHECK(told(0, 2, std::array<std::string_view, 1>{umlauts}) == std::string{cut} + " gives seat 2 a card");
  const std::string letters(500, 'x');
  const std::array<std::string_view, 3> longest{letters, letters, letters};
  CHECK(told(1, 2, longest).size() == 2 * player_name_limit + std::string_view{" gives  a card"}.size());
}

TEST_CASE("sentences of whole games") {
  std::set<std::string> kinds;
  const auto tell_games = [&](const auto& game) {
    for (std::uint64_t key = 0; key < 3; ++key) telling::play_and_tell(game, key, 1000, kinds);
  };
  tell_games(two);
  tell_games(four);
  tell_games(pairs);
  tell_games(single_seven);
  tell_games(closed_start);
  CHECK(kinds == telling::kinds_with_sentence<std::remove_cvref_t<decltype(four)>>());
}
