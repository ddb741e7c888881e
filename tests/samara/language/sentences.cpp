#include <samara/position.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <telling.hpp>
#include <type_traits>
#include <vector>

#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>

using namespace samara_test;
using regelwerk::english, regelwerk::german, regelwerk::spectator, regelwerk::Viewer;
using telling::in_english, telling::in_german, telling::Sentences;

namespace {

constexpr bool tells_at_compile_time() {
  const State state = position(two, {.calendar = "0: 0W 1W 3: 1MM"});
  const Event event{
      .kind = EventKind::worker_moved, .rule = Rule::take_tool, .seat = seat(1), .from = {3, 0}, .to = {5, 0}};
  const View view = two.view(state, spectator);
  return tell(two, view, event, english) == "seat 1's man of strength 2 goes on to month +5" &&
         tell(two, view, event, german) == "ein Mann der Stärke 2 von Sitz 1 geht in den Monat +5";
}
static_assert(tells_at_compile_time());

}  // namespace

TEST_CASE("SM-1, SM-3: sentences about the setup") {
  const State begin = two.initial();
  CHECK(in_english(two, begin, "tile:weight-room") == Sentences{"the tile Weight room is laid on space 1,1"});
  CHECK(in_german(two, begin, "tile:weight-room") == Sentences{"das Gebäude Kraftraum kommt auf Feld 1,1"});
  State state = begin;
  while (state.table.phase == Phase::tile) two.advance(state, two.moves(state)[0]);
  CHECK(in_english(two, state, "tool:square") == Sentences{"a trowel with square is laid on space 1,1"});
  CHECK(in_german(two, state, "tool:glassA") == Sentences{"Glaswerkzeug A kommt auf Feld 1,1"});
}

TEST_CASE("SM-16 to SM-23, SM-10, SM-11: sentences about actions and the calendar") {
  const State take = position(two, {.calendar = "0: 0W 1W 0MM 1: 1M", .laid = "1,3=saw"});
  CHECK(in_english(two, take, "take:saw@1,3+2") ==
        Sentences{"seat 0 takes a saw from space 1,3", "seat 0's woman goes on to month +1",
                  "seat 0's man of strength 2 goes on to month +1", "it is the turn of seat 1"});
  CHECK(in_german(two, take, "take:saw@1,3+2") ==
        Sentences{"Sitz 0 nimmt eine Säge von Feld 1,3", "eine Frau von Sitz 0 geht in den Monat +1",
                  "ein Mann der Stärke 2 von Sitz 0 geht in den Monat +1", "Sitz 1 ist am Zug"});
  const State birth = position(two, {.calendar = "0: 0W 1W"});
  CHECK(in_english(two, birth, "raise:man")[1] == "seat 0 raises a man, a new worker in month +11");
  CHECK(in_german(two, birth, "raise:man")[1] == "Sitz 0 zieht im Monat +11 einen Mann als neuen Arbeiter auf");
  CHECK(in_german(two, birth, "raise:woman")[1] == "Sitz 0 zieht im Monat +11 eine Frau als neuen Arbeiter auf");
  const State idle = position(two, {.calendar = "0: 0W 2: 1W 0M", .m = 2});
  CHECK(in_english(two, idle, "vacation") ==
        Sentences{"seat 0's woman takes a vacation until month +2", "2 months pass",
                  "the calendar board of the past half-year is laid at the other end", "it is the turn of seat 1"});
  CHECK(in_german(two, idle, "vacation") ==
        Sentences{"eine Frau von Sitz 0 nimmt Urlaub bis zum Monat +2", "2 Monate vergehen",
                  "die Kalendertafel des vergangenen Halbjahrs wird am anderen Ende angelegt", "Sitz 1 ist am Zug"});
  const State last = position(two, {.calendar = "0: 0W 2: 1W 0M", .m = 1});
  CHECK(in_english(two, last, "vacation")[1] == "a month passes");
  CHECK(in_german(two, last, "vacation")[3] == "ein Monat vergeht");
  const State stuck = position(two, {.calendar = "0: 0MM 0W 1W", .tiles = "1,4=hut", .tools = {"all", "all"}});
  CHECK(in_english(two, stuck, "step")[0] == "seat 0's man of strength 2 can do nothing and goes on to month +1");
  CHECK(in_german(two, stuck, "step")[0] ==
        "ein Mann der Stärke 2 von Sitz 0 kann nichts tun und geht in den Monat +1");
}

TEST_CASE("SM-19, SM-27: sentences about buildings and the tools that they cost") {
  const State state = position(
      two,
      {.calendar = "0: 0W 1W", .tiles = "2,1=boat 9,1=cathedral", .tools = {"saw glassA"}, .built = {"university"}});
  CHECK(in_english(two, state, "build:2,1") == Sentences{"seat 0 builds the Boat on space 2,1 for 3 prestige",
                                                         "seat 0's woman goes on to month +2",
                                                         "the Boat asks seat 0 for a choice"});
  CHECK(in_german(two, state, "build:2,1") == Sentences{"Sitz 0 baut auf Feld 2,1 das Gebäude Boot, Prestige 3",
                                                        "eine Frau von Sitz 0 geht in den Monat +2",
                                                        "das Boot verlangt eine Wahl von Sitz 0"});
  CHECK(in_english(two, state, "build:2,1 lose:saw")[0] == "the Boat costs seat 0 a saw, which lies on space 2,1 now");
  CHECK(in_german(two, state, "build:2,1 lose:saw")[0] == "das Boot kostet Sitz 0 eine Säge, jetzt auf Feld 2,1");
}

TEST_CASE("SM-32: a sentence names the tool chosen for the Barracks to its seat alone, until all have chosen") {
  const State state = position(three, {.calendar = "0: 0W 1W 2W",
                                       .tiles = "1,1=barracks 9,1=cathedral",
                                       .tools = {"saw saw", "saw square", "compass"}});
  const std::string_view first = "build:1,1 give:square";
  CHECK(in_english(three, state, first, seat(1))[0] == "seat 1 chooses a trowel with square for the Barracks");
  CHECK(in_german(three, state, first, seat(1))[0] == "Sitz 1 wählt eine Kelle mit Winkel für die Kaserne");
  for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(2)}, spectator}) {
    CHECK(in_english(three, state, first, viewer) ==
          Sentences{"seat 1 chooses a tool for the Barracks", "the Barracks asks seat 2 for a choice"});
    CHECK(in_german(three, state, first, viewer) ==
          Sentences{"Sitz 1 wählt ein Werkzeug für die Kaserne", "die Kaserne verlangt eine Wahl von Sitz 2"});
  }
  const std::string_view last = "build:1,1 give:square give:compass";
  CHECK(in_english(three, state, last) ==
        Sentences{"seat 2 chooses a tool for the Barracks", "all choices for the Barracks are revealed",
                  "the Barracks costs seat 1 a trowel with square, which lies on space 1,1 now",
                  "the Barracks costs seat 2 a trowel with compass, which lies on space 1,1 now",
                  "it is the turn of seat 1"});
  CHECK(in_german(three, state, last)[1] == "alle decken auf, was sie für die Kaserne gewählt haben");
}

TEST_CASE("SM-34 to SM-40: sentences about workers that a tile changes") {
  const State hospital = position(
      two, {.calendar = "0: 0W 1W 2: 1MW 1M", .tiles = "1,1=hospital 9,1=cathedral", .tools = {"compass glassA"}});
  CHECK(in_english(two, hospital, "build:1,1 hurt:2.0")[0] ==
        "seat 1's man of strength 2 in month +2 loses a woman to the Hospital");
  CHECK(in_german(two, hospital, "build:1,1 hurt:2.0")[0] ==
        "ein Mann der Stärke 2 von Sitz 1 im Monat +2 verliert im Krankenhaus eine Frau");
  CHECK(in_english(two, hospital, "build:1,1 hurt:2.1")[0] ==
        "seat 1's man in month +2 leaves the calendar for the Hospital");
  CHECK(in_german(two, hospital, "build:1,1 hurt:2.1")[0] ==
        "ein Mann von Sitz 1 im Monat +2 kommt ins Krankenhaus und verlässt den Kalender");
  const State room =
      position(two, {.calendar = "0: 0W 1W 3: 1M", .tiles = "2,1=weight-room 9,1=cathedral", .tools = {"saw"}});
  CHECK(in_english(two, room, "build:2,1 train:2.0") ==
        Sentences{"seat 0's woman goes on to month +3", "seat 0's woman in month +3 gains a woman from the Weight room",
                  "it is the turn of seat 1"});
  CHECK(in_german(two, room, "build:2,1 train:2.0")[1] ==
        "eine Frau von Sitz 0 im Monat +3 bekommt im Kraftraum eine Frau dazu");
  const State tombstone =
      position(two, {.calendar = "0: 0W 1W 2: 1M 0MM", .tiles = "1,1=tombstone 9,1=cathedral", .tools = {"compass"}});
  CHECK(in_english(two, tombstone, "build:1,1 bury:2.1")[0] ==
        "seat 0's man of strength 2 in month +2 is buried under the Tombstone");
  CHECK(in_german(two, tombstone, "build:1,1 bury:2.1")[0] ==
        "ein Mann der Stärke 2 von Sitz 0 im Monat +2 wird unter dem Grabstein begraben");
  const State prison = position(
      three, {.calendar = "0: 0W 1W 2W 5: 0M", .tiles = "1,1=prison 9,1=cathedral", .tools = {"compass square"}});
  CHECK(in_english(three, prison, "build:1,1 imprison:0.0")[0] ==
        "seat 1's woman goes to the Prison, from month NOW to month +5");
  CHECK(in_german(three, prison, "build:1,1 imprison:0.0")[0] ==
        "eine Frau von Sitz 1 kommt ins Gefängnis, vom Monat JETZT in den Monat +5");
}

TEST_CASE("SM-44, SM-45, SM-47: sentences about the end") {
  const State built = position(two, {.calendar = "0: 0W 3: 1W", .tiles = "1,1=hut"});
  CHECK(in_english(two, built, "build:1,1")[2] == "the last tile is built, and the game ends");
  CHECK(in_german(two, built, "build:1,1")[2] == "das letzte Gebäude ist gebaut, und das Spiel endet");
  const State board =
      position(short_two, {.calendar = "0: 0W 1: 1W 0M", .built = {"mill", "tower"}, .m = 1, .fill_board = true});
  const Sentences english_ones = in_english(short_two, board, "vacation");
  REQUIRE(english_ones.size() == 6);
  CHECK(english_ones[3] == "the last half-year is over, and the game ends");
  CHECK(english_ones[4] == "seat 1 and seat 0 have equal prestige, but seat 1 has the next worker on the calendar");
  CHECK(english_ones[5] == "seat 1 has won with 3 prestige");
  const Sentences german_ones = in_german(short_two, board, "vacation");
  REQUIRE(german_ones.size() == 6);
  CHECK(german_ones[3] == "das letzte Halbjahr ist vorbei, und das Spiel endet");
  CHECK(german_ones[4] ==
        "Sitz 1 und Sitz 0 haben gleich viel Prestige, aber Sitz 1 hat den nächsten Arbeiter auf dem Kalender");
  CHECK(german_ones[5] == "Sitz 1 hat mit Prestige 3 gewonnen");
}

TEST_CASE("sentences about workers where a view has none call them workers") {
  const View view = two.view(two.initial(), spectator);
  const Event event{
      .kind = EventKind::worker_moved, .rule = Rule::vacation, .seat = seat(1), .from = {3, 0}, .to = {5, 0}};
  CHECK(tell(two, view, event, english) == "seat 1's worker takes a vacation until month +5");
  CHECK(tell(two, view, event, german) == "ein Arbeiter von Sitz 1 nimmt Urlaub bis zum Monat +5");
}

TEST_CASE("sentences of whole games") {
  std::set<std::string> kinds;
  const auto tell_games = [&](const auto& game) {
    for (std::uint64_t key = 0; key < 4; ++key) telling::play_and_tell(game, key, 500, kinds);
  };
  tell_games(two);
  tell_games(short_three);
  tell_games(five);
  tell_games(plain);
  tell_games(spare);
  // SM-45 seldom has to decide.
  kinds.emplace(word(EventKind::tie_broken));
  CHECK(kinds == telling::kinds_with_sentence<std::remove_cvref_t<decltype(two)>>());
}
