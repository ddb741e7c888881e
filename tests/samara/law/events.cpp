#include <samara/position.hpp>

#include <cstdint>

using namespace samara_test;
using regelwerk::Audience;
using regelwerk::spectator;

namespace {

using Events = std::vector<Event>;

Event tool_event(EventKind kind, Rule rule, int of, Tool tool, std::string_view space) {
  return {.kind = kind,
          .rule = rule,
          .seat = seat(of),
          .tool = tool,
          .has_tool = true,
          .space = space.empty() ? Space{} : space_of(two, space)};
}
Event tile_taken(int of, std::string_view tile, std::string_view space, std::int16_t prestige) {
  return {.kind = EventKind::tile_taken,
          .rule = Rule::build,
          .seat = seat(of),
          .tile = tile_of(two, tile),
          .space = space_of(two, space),
          .amount = prestige};
}
Event went(Rule rule, int of, Spot from, Spot to, EventKind kind = EventKind::worker_moved) {
  return {.kind = kind, .rule = rule, .seat = seat(of), .from = from, .to = to};
}
Event turn(int of, Rule rule = Rule::active_worker) {
  return {.kind = EventKind::turn_passed, .rule = rule, .seat = seat(of)};
}
Event month_begun() { return {.kind = EventKind::month_begun, .rule = Rule::calendar_moves}; }
Event won(int of, int amount) {
  return {
      .kind = EventKind::seat_won, .rule = Rule::places, .seat = seat(of), .amount = static_cast<std::int16_t>(amount)};
}

}  // namespace

TEST_CASE("SM-1, SM-3: laid tiles and tools are told, the last tool with the first turn") {
  const State begin = two.initial();
  CHECK(told(two, begin, "tile:hut") == Events{{.kind = EventKind::tile_laid,
                                                .rule = Rule::tiles_laid,
                                                .tile = tile_of(two, "hut"),
                                                .space = space_of(two, "1,1")}});
  State state = begin;
  while (state.table.phase == Phase::tile) two.advance(state, two.moves(state)[0]);
  CHECK(told(two, state, "tool:square") ==
        Events{tool_event(EventKind::tool_laid, Rule::tools_laid, 0, Tool::square, "1,1")});
  while (state.table.draws < 11) two.advance(state, two.moves(state)[0]);
  CHECK(told(two, state, "tool:glassB") ==
        Events{tool_event(EventKind::tool_laid, Rule::tools_laid, 0, Tool::glass_b, "6,4"), turn(0)});
}

TEST_CASE("SM-16, SM-12, SM-13: a taken tool and every worker that moves are told") {
  CHECK(told(two, {.calendar = "0: 0W 1W 0MM 1: 1M", .laid = "1,3=saw"}, "take:saw@1,3+2") ==
        Events{tool_event(EventKind::tool_taken, Rule::take_tool, 0, Tool::saw, "1,3"),
               went(Rule::take_tool, 0, {0, 0}, {1, 1}), went(Rule::take_tool, 0, {0, 1}, {1, 2}), turn(1)});
}

TEST_CASE("SM-18, SM-22, SM-23, SM-10, SM-11: births, vacations, steps and the calendar are told") {
  const Event birth{
      .kind = EventKind::figure_born, .rule = Rule::raise_worker, .seat = seat(0), .sex = Sex::man, .to = {11, 1}};
  CHECK(told(two, {.calendar = "0: 0W 1W"}, "raise:man") ==
        Events{went(Rule::raise_worker, 0, {0, 0}, {11, 0}), birth, turn(1)});
  CHECK(told(two, {.calendar = "0: 0W 2: 1W 0M", .m = 2}, "vacation") ==
        Events{went(Rule::vacation, 0, {0, 0}, {2, 2}),
               month_begun(),
               month_begun(),
               {.kind = EventKind::board_laid, .rule = Rule::board_passes},
               turn(1)});
  CHECK(told(two, {.calendar = "0: 0MM 0W 1W", .tiles = "1,4=hut", .tools = {"all", "all"}}, "step") ==
        Events{went(Rule::no_action, 0, {0, 0}, {1, 0}), turn(0)});
}

TEST_CASE("SM-19, SM-27: a tile is told with its prestige, then who is asked, then what is lost") {
  const Scene scene{.calendar = "0: 0W 1W", .tiles = "2,1=boat 9,1=cathedral", .tools = {"saw"}};
  CHECK(told(two, scene, "build:2,1") ==
        Events{tile_taken(0, "boat", "2,1", 3), went(Rule::build, 0, {0, 0}, {2, 0}), turn(0, Rule::boat)});
  CHECK(told(two, after(two, scene, "build:2,1"), "lose:saw") ==
        Events{tool_event(EventKind::tool_lost, Rule::boat, 0, Tool::saw, "2,1"), turn(1)});
  const Scene ruin{.calendar = "0: 0W 1W", .tiles = "2,1=ruin 9,1=cathedral", .tools = {"saw compass"}};
  CHECK(told(two, after(two, ruin, "build:2,1"), "lose:saw") ==
        Events{tool_event(EventKind::tool_lost, Rule::ruin, 0, Tool::saw, "2,1"), turn(0, Rule::ruin)});
}

TEST_CASE("SM-32: a choice for the Barracks is told to its seat alone, until all have chosen") {
  const State asked = after(
      three,
      {.calendar = "0: 0W 1W 2W", .tiles = "1,1=barracks 9,1=cathedral", .tools = {"saw saw", "saw square", "compass"}},
      "build:1,1");
  Event chosen = tool_event(EventKind::tool_chosen, Rule::barracks, 1, Tool::square, "");
  chosen.tool_seen_by = Audience::only(seat(1));
  const Events first = told(three, asked, "give:square");
  CHECK(first == Events{chosen, turn(2, Rule::barracks)});
  CHECK(three.shown(first[0], seat(1)) == chosen);
  for (const regelwerk::Viewer viewer : {regelwerk::Viewer{seat(0)}, regelwerk::Viewer{seat(2)}, spectator}) {
    const Event seen = three.shown(first[0], viewer);
    CHECK(!seen.has_tool);
    CHECK(seen.tool == Tool{});
    CHECK(seen.seat == seat(1));
  }
  Event last = tool_event(EventKind::tool_chosen, Rule::barracks, 2, Tool::compass, "");
  last.tool_seen_by = Audience::only(seat(2));
  const Events events = told(three, after(three, asked, "give:square"), "give:compass");
  CHECK(events == Events{last,
                         {.kind = EventKind::choices_revealed, .rule = Rule::barracks},
                         tool_event(EventKind::tool_lost, Rule::barracks, 1, Tool::square, "1,1"),
                         tool_event(EventKind::tool_lost, Rule::barracks, 2, Tool::compass, "1,1"),
                         turn(1)});
  CHECK(three.shown(events[2], spectator).has_tool);
}

TEST_CASE("SM-34, SM-36, SM-38: lost strength and lost workers are told") {
  const Scene hospital{
      .calendar = "0: 0W 1W 2: 1MW 1M", .tiles = "1,1=hospital 9,1=cathedral", .tools = {"compass glassA"}};
  const auto asked = after(two, hospital, "build:1,1");
  CHECK(told(two, asked, "hurt:2.0") == Events{{.kind = EventKind::worker_weakened,
                                                .rule = Rule::lowest_leaves,
                                                .seat = seat(1),
                                                .sex = Sex::woman,
                                                .from = {2, 0}},
                                               turn(1)});
  CHECK(
      told(two, asked, "hurt:2.1") ==
      Events{{.kind = EventKind::worker_left, .rule = Rule::hospital, .seat = seat(1), .sex = Sex::man, .from = {2, 1}},
             turn(1)});
  const Scene tombstone{.calendar = "0: 0W 1W 2: 1M 0MM", .tiles = "1,1=tombstone 9,1=cathedral", .tools = {"compass"}};
  CHECK(told(two, after(two, tombstone, "build:1,1"), "bury:2.1") ==
        Events{{.kind = EventKind::worker_buried, .rule = Rule::tombstone, .seat = seat(0), .from = {2, 1}}, turn(1)});
}

TEST_CASE("SM-35, SM-41, SM-40: training and prison are told") {
  Scene room{.calendar = "0: 0W 1W 3: 1M", .tiles = "2,1=weight-room 9,1=cathedral", .tools = {"saw"}};
  const auto trained = [](Spot to) {
    return Event{
        .kind = EventKind::worker_trained, .rule = Rule::weight_room, .seat = seat(0), .sex = Sex::woman, .to = to};
  };
  CHECK(told(two, after(two, room, "build:2,1"), "train:2.0") ==
        Events{went(Rule::weight_room, 0, {2, 0}, {3, 1}), trained({3, 1}), turn(1)});
  room.built = {"bridge"};
  CHECK(told(two, after(two, room, "build:2,1"), "train:1.0") == Events{trained({1, 0}), turn(1)});
  const State prison =
      after(three, {.calendar = "0: 0W 1W 2W 5: 0M", .tiles = "1,1=prison 9,1=cathedral", .tools = {"compass square"}},
            "build:1,1");
  CHECK(told(three, prison, "imprison:0.0") ==
        Events{went(Rule::prison, 1, {0, 0}, {5, 1}, EventKind::worker_imprisoned), turn(0, Rule::prison)});
}

TEST_CASE("SM-44, SM-45, SM-47: the end is told with its reason, the tie and the winner") {
  const Scene last{.calendar = "0: 0W 3: 1W", .tiles = "1,1=hut"};
  const State state = position(two, last);
  const int prestige = prestige_of(two.layout(), state.table, seat(1));
  CHECK(told(two, state, "build:1,1") == Events{tile_taken(0, "hut", "1,1", 2),
                                                went(Rule::build, 0, {0, 0}, {1, 0}),
                                                {.kind = EventKind::game_ended, .rule = Rule::last_tile},
                                                won(1, prestige)});
  const Scene board{.calendar = "0: 0W 1: 1W 0M", .built = {"mill", "tower"}, .m = 1, .fill_board = true};
  CHECK(told(short_two, board, "vacation") ==
        Events{went(Rule::vacation, 0, {0, 0}, {1, 2}),
               month_begun(),
               {.kind = EventKind::board_laid, .rule = Rule::board_passes},
               {.kind = EventKind::game_ended, .rule = Rule::last_half_year},
               {.kind = EventKind::tie_broken, .rule = Rule::next_worker_wins, .seat = seat(1), .other = seat(0)},
               won(1, 3)});
}
