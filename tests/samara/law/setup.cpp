#include <samara/position.hpp>

using namespace samara_test;

// Before the first action: tiles, tools, calendar and workers.

namespace {

/// Chance lays the first outcome of the list as long as tiles are due.
template <class G>
State tiles_laid_out(const G& game) {
  State state = game.initial();
  while (state.table.phase == Phase::tile) game.advance(state, game.moves(state)[0]);
  return state;
}

}  // namespace

TEST_CASE("SM-1: 30 of 36 tiles are laid, each drawn by the copies left") {
  State state = two.initial();
  CHECK(two.moves(state).size() == 27);
  CHECK(two.total_weight(state) == 36);
  CHECK(two.weight(state, move_of(two, state, "tile:hut")) == 3);
  CHECK(two.weight(state, move_of(two, state, "tile:cathedral")) == 1);
  state = after(two, state, "tile:hut tile:cathedral");
  CHECK(two.total_weight(state) == 34);
  CHECK(two.weight(state, move_of(two, state, "tile:hut")) == 2);
  CHECK(refused_by(two, state, "tile:cathedral") == "SM-1");
  CHECK(refused_by(two, state, "tool:saw") == "SM-1");
  CHECK(has_tile(two, state, "1,2"));
  CHECK(!has_tile(two, state, "1,3"));
  CHECK(two.validate(state).empty());
  State ahead = state;
  ahead.table.board.set_plot(space_of(two, "2,1"), ahead.table.board.plot(space_of(two, "1,2")));
  ahead.table.board.set_plot(space_of(two, "1,2"), Plot{});
  CHECK(two.validate(ahead)[0] == Invariant::setup);
  int nodes = 2;
  for (; state.table.phase == Phase::tile; ++nodes) two.advance(state, two.moves(state)[0]);
  CHECK(nodes == 30);
  int unused = 0;
  for (int kind = 0; kind < two.layout().tile_kinds; ++kind) {
    unused += copies_with(two.layout(), state.table, Tile{kind}, Holder::bag());
  }
  CHECK(unused == 6);
}

TEST_CASE("SM-2: a space has a column of 1 to 9 and a row of 1 to 4") {
  const Layout& layout = two.layout();
  CHECK(layout.column(space_of(two, "7,2")) == 7);
  CHECK(layout.row(space_of(two, "7,2")) == 2);
  const State state = two.initial();
  for (const std::string_view good : {"build:1,4", "build:6,4", "build:7,3", "build:8,2", "build:9,1"}) {
    CHECK(parse_move(two, state, good).has_value());
  }
  for (const std::string_view bad : {"build:7,4", "build:8,3", "build:9,2", "build:1,5", "build:0,1"}) {
    CHECK(!parse_move(two, state, bad).has_value());
  }
}

TEST_CASE("SM-3: six tools per seat are shuffled and laid out by the digits") {
  State state = tiles_laid_out(three);
  CHECK(three.total_weight(state) == 18);
  CHECK(three.weight(state, move_of(three, state, "tool:saw")) == 6);
  for (const std::string_view tool : {"tool:compass", "tool:square", "tool:glassA", "tool:glassB"}) {
    CHECK(three.weight(state, move_of(three, state, tool)) == 3);
  }
  // At three seats (1,1) holds one and (1,3) two.
  state = after(three, state, "tool:glassA tool:glassA tool:glassA");
  CHECK(lying(three, state, "1,1") == "glassA");
  CHECK(lying(three, state, "1,3") == "glassA glassA");
  CHECK(refused_by(three, state, "tool:glassA") == "SM-3");
  CHECK(refused_by(three, state, "tile:hut") == "SM-3");
  CHECK(legal(three, state, "tool:glassB"));
  int nodes = 3;
  for (; state.table.phase == Phase::tool; ++nodes) three.advance(state, three.moves(state)[0]);
  CHECK(nodes == 18);

  SUBCASE("SM-3: the digits of every number of seats") {
    const auto check = [](const auto& game, int low, int high) {
      State laid = tiles_laid_out(game);
      while (game.actor(laid).is_chance()) game.advance(laid, game.moves(laid)[0]);
      for (const std::string_view space : {"1,1", "2,2", "3,1", "4,2", "5,1", "6,2"}) {
        CHECK(laid.table.tools_on(space_of(game, space)).size() == low);
      }
      for (const std::string_view space : {"1,3", "2,4", "3,3", "4,4", "5,3", "6,4"}) {
        CHECK(laid.table.tools_on(space_of(game, space)).size() == high);
      }
      CHECK(laid.table.tools_on(space_of(game, "2,1")).empty());
    };
    check(two, 1, 1);
    check(three, 1, 2);
    check(four, 2, 2);
    check(five, 2, 3);
  }
}

TEST_CASE("SM-4: twelve months are in view, and none before NOW") {
  CHECK(last_month(two.initial().table) == 11);
  CHECK(!two.validate(two.initial()).size());
  State state = position(two, {.calendar = "0: 0W 1W 11: 0M"});
  state.table.months = 5;  // ten months ahead is the last one now
  CHECK(two.validate(state)[0] == Invariant::calendar);
}

TEST_CASE("SM-5: two women and three men a seat, one of each in the reserve") {
  const State state = five.initial();
  for (int i = 0; i < 5; ++i) CHECK(reserve(state, i) == "W1 M1");
  State more = state;
  more.table.reserve(seat(2)).add(Sex::man);
  CHECK(!five.validate(more).empty());
  CHECK(five.validate(state).empty());
}

TEST_CASE("SM-6: women in laying order, then men in reverse order") {
  CHECK(row(four.initial(), 0) == "0W 1W 2W 3W 3MM 2MM 1MM 0MM");
  Start start = four.default_start();
  start.order = {seat(3), seat(1), seat(0), seat(2), seat(4)};
  CHECK(four.accepts(start));
  CHECK(row(four.initial(start), 0) == "3W 1W 0W 2W 2MM 0MM 1MM 3MM");
  start.order = {seat(3), seat(1), seat(1), seat(2), seat(4)};
  CHECK(!four.accepts(start));
  start.order = {seat(4), seat(1), seat(0), seat(2), seat(3)};
  CHECK(!four.accepts(start));
  CHECK(five.accepts(start));
}

TEST_CASE("SM-7: the start month is 6 to 1 months from the end of its board") {
  for (int month = 1; month <= 6; ++month) {
    const auto game = RuntimeGame::make({.start_month = month});
    REQUIRE(game);
    CHECK(int{game->initial().table.months} == month);
    CHECK(last_month(game->initial().table) == month + 5);
  }
  CHECK(four.options().start_month == 6);
  for (const int month : {0, 7, -1}) {
    const auto game = RuntimeGame::make({.start_month = month});
    REQUIRE(!game);
    CHECK(game.error().options[0] == OptionFault::start_month);
  }
}

TEST_CASE("SM-8: a worker is a stack with the sex of its top figure") {
  // The top figure of the first is a man, and it is as strong as two.
  const State man = position(two, {.calendar = "0: 0MW 1W 4: 0W", .tiles = "1,2=hut 1,3=cave"});
  CHECK(legal(two, man, "build:1,2"));
  CHECK(refused_by(two, man, "build:1,3") == "SM-15");
  CHECK(refused_by(two, man, "raise:man") == "SM-18");
  const State woman = position(two, {.calendar = "0: 0WM 1W", .tiles = "1,2=hut 1,3=cave"});
  CHECK(legal(two, woman, "raise:man"));
  CHECK(row(after(two, woman, "build:1,2"), 1) == "0WM");

  SUBCASE("SM-8: five figures at most") {
    CHECK(legal(two, position(two, {.calendar = "0: 0WWMMM 1W", .tiles = "1,4=hut"}), "build:1,4"));
    State state = position(two, {.calendar = "0: 0W 1W"});
    state.table.calendar.set_figures(0, Stack{Sex::woman}.with(Sex::woman).with(Sex::woman));
    CHECK(!two.validate(state).empty());
  }
  SUBCASE("SM-8: who arrives stands behind the others") {
    CHECK(row(after(two, {.calendar = "0: 0W 1W 1: 1MM 0M"}, "vacation"), 1) == "1MM 0M 0W");
  }
}

TEST_CASE("SM-5, SM-7, SM-25, SM-47, SM-49: all options at their ends, and beyond") {
  for (int seats = 2; seats <= 5; ++seats) {
    const auto game = RuntimeGame::make({.seats = seats});
    REQUIRE(game);
    CHECK(game->seats() == seats);
  }
  for (const int seats : {1, 6, 0, -2}) {
    const auto game = RuntimeGame::make({.seats = seats});
    REQUIRE(!game);
    CHECK(game.error().options[0] == OptionFault::seats);
  }
  CHECK(RuntimeGame::make({.last_half_year = 255}).has_value());
  for (const int boards : {-1, 256}) {
    const auto game = RuntimeGame::make({.last_half_year = boards});
    REQUIRE(!game);
    CHECK(game.error().options[0] == OptionFault::last_half_year);
  }
  CHECK(RuntimeGame::make({.specials = false, .spare_helpers = true}).has_value());
  CHECK(Options{} ==
        Options{.seats = 4, .specials = true, .start_month = 6, .last_half_year = 0, .spare_helpers = false});
}
