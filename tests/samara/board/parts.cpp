#include <regelwerk/samara/board/parts.hpp>

#include <reasons.hpp>

#include <samara/position.hpp>

#include <string>

#include <regelwerk/samara/language/cause_phrase.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>

using namespace samara_test;
using questions::all_of_kind, questions::cause, questions::cause_of_move, questions::made_of, questions::parts,
    questions::stops;

namespace {

constexpr Part space(std::string_view text) {
  return {PartKind::space, static_cast<std::uint16_t>(space_of(two, text).index())};
}
constexpr Part tool(std::string_view name) { return {PartKind::tool, static_cast<std::uint16_t>(tool_of(name))}; }
constexpr Part helper(int place) { return {PartKind::helper, static_cast<std::uint16_t>(place)}; }
constexpr Part child(Sex sex) { return {PartKind::child, static_cast<std::uint16_t>(sex)}; }
constexpr Part worker(int month, int place) {
  return {PartKind::worker,
          regelwerk::samara::detail::spot_value({static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(place)})};
}
constexpr Part build_part{PartKind::build, 0};
constexpr Part done_part{PartKind::done, 0};
constexpr Part vacation_part{PartKind::vacation, 0};
constexpr Part step_part{PartKind::step, 0};

/// What stands in the way of a move, as a phrase.
std::string said(const State& state, std::string_view text, auto tongue) {
  const auto because = why(two, state, move_of(two, state, text));
  return std::string{phrase_of(two, state, *because, tongue).view()};
}

}  // namespace

TEST_CASE("parts: a space, its tile or a tool, who helps") {
  const Scene scene{.calendar = "0: 0W 1W 0M 0MM 3: 0W", .tiles = "1,1=boat 2,2=hut", .laid = "2,1=saw 2,2=compass"};
  const State state = position(two, scene);
  CHECK(parts(two, state) == "2,1 2,2 6,4 vacation");
  CHECK(parts(two, state, {space("2,1")}) == "saw");
  CHECK(parts(two, state, {space("2,2"), tool("compass")}) == "+2 +3");
  CHECK(made_of(two, state, {space("2,2"), tool("compass"), helper(2)}) == "take:compass@2,2+2");
  CHECK(place_of(space("2,2")) == space_of(two, "2,2"));
  CHECK(spot_of(helper(2)) == Spot{0, 2});
}

TEST_CASE("SM-49: parts: with spare helpers somebody says when they are done") {
  const State state = position(spare, {.calendar = "0: 0W 0M", .laid = "2,1=saw"});
  CHECK(parts(spare, state, {space("2,1"), tool("saw")}) == "+1 done");
  CHECK(parts(spare, state, {space("2,1"), tool("saw"), helper(1)}) == "done");
  CHECK(made_of(spare, state, {space("2,1"), tool("saw"), done_part}) == "take:saw@2,1");
  CHECK(made_of(spare, state, {space("2,1"), tool("saw"), helper(1), done_part}) == "take:saw@2,1+1");
  const State far = position(spare, {.calendar = "0: 0W 0M 0W", .laid = "2,2=saw"});
  CHECK(stops(spare, far, {space("2,2"), tool("saw"), done_part}) == "SM-15 number 1");
}

TEST_CASE("SM-21, SM-33: the cause is the tools that are missing") {
  const State state = position(two, {.calendar = "0: 0W", .tiles = "1,1=mill 3,1=fence", .tools = {"saw"}});
  CHECK(cause(two, state, "build:1,1") == "SM-21 missing 1+1+0+0");
  CHECK(stops(two, state, {space("1,1")}) == "SM-21 missing 1+1+0+0");
  CHECK(stops(two, state, {space("1,1"), build_part}) == "SM-21 missing 1+1+0+0");
  const auto because = why(two, state, move_of(two, state, "build:1,1"));
  CHECK((kit_of(because->cause)->saws() == 1 && kit_of(because->cause)->trowels() == 1));
  CHECK(stops(two, state, {space("3,1")}).empty());
  const State university =
      position(two, {.calendar = "0: 0W", .tiles = "1,1=mill", .tools = {"glassA"}, .built = {"university"}});
  CHECK(cause(two, university, "build:1,1") == "SM-21 missing 0+0+0+2");
}

TEST_CASE("SM-21, SM-33, SM-15, SM-14: what is missing is told in a phrase") {
  using regelwerk::english, regelwerk::german;
  const State one = position(two, {.calendar = "0: 0W", .tiles = "1,1=mill", .tools = {"saw"}});
  CHECK(said(one, "build:1,1", english) == "a saw and a trowel are missing");
  CHECK(said(one, "build:1,1", german) == "eine Säge und eine Kelle fehlen");
  const State all = position(two, {.calendar = "0: 0W", .tiles = "1,1=mill"});
  CHECK(said(all, "build:1,1", english) == "2 saws and a trowel are missing");
  const State university =
      position(two, {.calendar = "0: 0W", .tiles = "1,1=mill", .tools = {"glassA saw"}, .built = {"university"}});
  CHECK(said(university, "build:1,1", english) == "a tool is missing");
  CHECK(said(university, "build:1,1", german) == "ein Werkzeug fehlt");
  const State weak = position(two, {.calendar = "0: 0W 1W 0M 0MM", .laid = "2,2=saw"});
  CHECK(said(weak, "take:saw@2,2", english) == "strength 1 is missing");
  CHECK(said(weak, "take:saw@2,2", german) == "Stärke 1 fehlt");
  CHECK(said(weak, "take:saw@2,2+2+3", english) == "man, NOW is not needed");
  CHECK(said(weak, "take:saw@1,1", english) == "saw is not on space 1,1");
  CHECK(said(weak, "take:saw@1,1", german) == "Säge ist nicht auf Feld 1,1");
  CHECK(said(weak, "build:1,1", english) == "tile is not on space 1,1");
  CHECK(said(two.initial(), "vacation", english) == "due now: laying out tiles");
  CHECK(said(two.initial(), "vacation", german) == "jetzt dran: Auslegen der Gebäude");
}

TEST_CASE("SM-16, SM-17, SM-19: the cause is the space, or the tool that is owned or goes before") {
  const State state = position(two, {.calendar = "0: 0W", .tools = {"saw saw"}, .laid = "1,1=saw 2,1=glassB"});
  CHECK(cause(two, state, "take:compass@1,1") == "SM-16 space 1,1");
  CHECK(stops(two, state, {space("1,1"), tool("compass")}) == "SM-16 space 1,1");
  CHECK(cause(two, state, "take:saw@1,1") == "SM-17 tool saw");
  CHECK(stops(two, state, {space("1,1")}) == "SM-17 tool saw");
  CHECK(cause(two, state, "take:glassB@2,1") == "SM-17 tool glassA");
  CHECK(cause(two, state, "build:1,1") == "SM-19 space 1,1");
  CHECK(stops(two, state, {space("3,1")}) == "SM-19 space 3,1");
}

TEST_CASE("SM-12, SM-14, SM-15: the cause is the strength that is missing, the helper that is too much") {
  const State state = position(two, {.calendar = "0: 0W 1W 0M 0MM", .laid = "2,2=saw 1,4=compass 1,3=square"});
  CHECK(cause(two, state, "take:saw@2,2") == "SM-15 number 1");
  CHECK(cause(two, state, "take:saw@2,2+2+3") == "SM-14 worker 0.2");
  CHECK(stops(two, state, {space("2,2"), tool("saw"), helper(2), helper(3)}) == "SM-14 worker 0.2");
  CHECK(stops(two, state, {space("2,2"), tool("saw"), helper(1)}) == "SM-12 number 2");
  CHECK(stops(two, state, {space("1,3"), tool("square"), helper(2)}) == "SM-14 worker 0.2");
  const State weak = position(two, {.calendar = "0: 0W", .tiles = "2,3=hut", .laid = "2,3=saw"});
  CHECK(stops(two, weak, {space("2,3")}) == "SM-15 number 2");
}

TEST_CASE("SM-18, SM-22, SM-24: the cause is the worker that is no woman, the sex that the reserve lacks") {
  const State man = position(two, {.calendar = "0: 0M 3: 0W", .laid = "1,1=saw"});
  CHECK(cause(two, man, "raise:man") == "SM-18 worker 0.0");
  CHECK(stops(two, man, {child(Sex::man)}) == "SM-18 worker 0.0");
  const State no_woman = position(two, {.calendar = "0: 0W 2: 0W", .laid = "1,1=saw"});
  CHECK(cause(two, no_woman, "raise:woman") == "SM-18 sex woman");
  CHECK(stops(two, no_woman, {step_part}) == "SM-24");
  const State alone = position(two, {.calendar = "0: 0W", .laid = "1,1=saw"});
  CHECK(stops(two, alone, {vacation_part}) == "SM-22");
  CHECK(parts(two, alone) == "1,1 woman man");
}

TEST_CASE("SM-26 to SM-40: the cause is the tool or the worker that the tile does not take") {
  const Scene boat{.calendar = "0: 0W 3: 0W", .tiles = "1,1=boat 9,1=hut", .tools = {"all"}};
  const State loses = after(two, boat, "build:1,1");
  CHECK(parts(two, loses) == "saw");
  CHECK(cause(two, loses, "lose:compass") == "SM-27 tool compass");
  CHECK(stops(two, loses, {tool("compass")}) == "SM-27 tool compass");
  CHECK(cause(two, loses, "vacation") == "SM-27");
  const State glass =
      after(two, {.calendar = "0: 0W 3: 0W", .tiles = "1,1=ruin 9,1=hut", .tools = {"all"}}, "build:1,1");
  CHECK(cause(two, glass, "lose:glassA") == "SM-31 tool glassB");
  CHECK(stops(two, glass, {tool("glassA")}) == "SM-31 tool glassB");
  const State hurts =
      after(two, {.calendar = "0: 0W 1W 3: 0M 1W", .tiles = "1,1=hospital 9,1=hut", .tools = {"compass glassA"}},
            "build:1,1");
  CHECK(cause(two, hurts, "hurt:3.0") == "SM-34 worker 3.0");
  CHECK(stops(two, hurts, {worker(3, 0)}) == "SM-34 worker 3.0");
  CHECK(cause(two, hurts, "hurt:5.0") == "SM-34");
}

TEST_CASE("SM-1, SM-3, SM-9: the cause is the tile or tool that is not left, the seat that is to act") {
  const State state = position(two, {.calendar = "0: 0W"});
  const auto view = two.view(state, seat(1));
  CHECK(questions::reason(two, view, why(two, view, vacation())) == "SM-9 seat 0");
  State tiles = two.initial();
  const Tile boats = tile_of(two, "boat");
  while (any_in_bag(decltype(two)::layout(), tiles.table, boats)) {
    hand_over(decltype(two)::layout(), tiles.table, boats, Holder::bag(), Holder::board());
  }
  CHECK(cause(two, tiles, "tile:boat") == "SM-1 tile boat");
  State tools = two.initial();
  tools.table.phase = Phase::tool;
  tools.table.board.add(Space{0}, Tool::glass_a);
  tools.table.board.add(Space{0}, Tool::glass_a);
  CHECK(cause_of_move(two, tools, tool_laid(Tool::glass_a)) == "SM-3 tool glassA");
  CHECK(stops(two, tools, {tool("glassA")}) == "SM-3 tool glassA");
}

TEST_CASE("parts: what is no part of this game is refused as well") {
  const State state = position(two, {.calendar = "0: 0W"});
  CHECK(stops(two, state, {{PartKind{77}, 5}}) == "SM-9");
  CHECK(stops(two, state, {{PartKind::space, 77}}) == "SM-9");
  CHECK(stops(two, state, {worker(0, 0)}) == "SM-9");
}

TEST_CASE("parts: those that the game has, open or not") {
  const State state = position(two, {.calendar = "0: 0W 1W", .tiles = "1,1=boat"});
  CHECK(all_of_kind(two, state, PartKind::tool) == "saw compass square glassA glassB");
  CHECK(all_of_kind(two, state, PartKind::child) == "woman man");
  CHECK(regelwerk::part_named(two, state, PartKind::space, "6,4") == space("6,4"));
  CHECK(!regelwerk::part_named(two, state, PartKind::space, "1,5"));
  CHECK(!is_part(two, state, {PartKind::space, 30}));
  CHECK(is_part(two, state, vacation_part));
  CHECK(!is_part(two, state, {PartKind::step, 1}));
  CHECK(!is_part(two, state, done_part));
  CHECK(is_part(spare, state, done_part));
  CHECK(is_part(two, state, helper(2 * figures_per_seat - 1)));
  CHECK(!is_part(two, state, helper(2 * figures_per_seat)));
  CHECK(is_part(two, state, worker(11, 0)));
  CHECK(!is_part(two, state, worker(12, 0)));
  CHECK(!is_part(two, state, worker(0, 2 * figures_per_seat)));
  CHECK(regelwerk::part_named(two, state, PartKind::tile, "boat").has_value());
  CHECK(!is_part(two, state, {PartKind::tile, static_cast<std::uint16_t>(two.layout().tile_kinds)}));
  CHECK(!is_part(two, state, {PartKind{10}, 0}));
}
