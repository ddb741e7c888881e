#include <samara/position.hpp>

#include <regelwerk/play/random.hpp>

using namespace samara_test;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

/// Seat 0 of four has built the Barracks; seats 1, 2 and 3 own tools.
State asked() {
  return after(four,
               {.calendar = "0: 0W 1W 2W 3W",
                .tiles = "1,1=barracks 9,1=cathedral",
                .tools = {"saw saw", "saw square", "compass glassA glassB", "saw glassA"}},
               "build:1,1");
}

}  // namespace

TEST_CASE("SM-46, SM-3: all but the choices for the Barracks is public") {
  const State state = position(three, {.calendar = "0: 0W 1W 2W", .tools = {"saw", "all", ""}});
  for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{seat(2)}, spectator}) {
    CHECK(three.view(state, viewer).table == state.table);
    CHECK(three.view(state, viewer).choice.empty());
  }
  State other = state;
  other.table.tools_of(seat(0)).remove(Tool::saw);
  other.table.board.add(space_of(three, "1,1"), Tool::saw);
  CHECK(three.validate(other).empty());
  CHECK(!(three.view(other, spectator) == three.view(state, spectator)));
}

TEST_CASE("SM-9: a view gives the moves of the seat that acts, and nobody else's") {
  const State state = position(two, {.calendar = "0: 0W 1W 3: 0M 1M", .tiles = "1,1=hut"});
  CHECK(two.moves(two.view(state, seat(0))) == two.moves(state));
  CHECK(two.moves(two.view(state, seat(1))).empty());
  CHECK(two.moves(two.view(state, spectator)).empty());
  CHECK(two.why_not(two.view(state, seat(1)), vacation()) == Rule::active_worker);
  CHECK(!two.why_not(two.view(state, seat(0)), vacation()));
  CHECK(two.why_not(two.view(state, seat(0)), stepped()) == Rule::must_act);
  CHECK(two.moves(two.view(two.initial(), seat(0))).empty());
  const auto move = parse_move(two, two.view(state, seat(0)), "build:1,1");
  REQUIRE(move);
  CHECK(to_text(two, two.view(state, seat(0)), *move) == "build:1,1");
}

TEST_CASE("SM-32: a choice is its seat's own until the last one, that it was made is not hidden") {
  const State first = after(four, asked(), "give:square");
  CHECK(four.view(first, seat(1)).choice == Tools::of(Tool::square));
  for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(2)}, Viewer{seat(3)}, spectator}) {
    const View view = four.view(first, viewer);
    CHECK(view.choice.empty());
    CHECK(four.actor(view).is(seat(2)));
    CHECK(view == four.view(after(four, asked(), "give:saw"), viewer));
  }
  const State second = after(four, first, "give:glassB");
  CHECK(four.view(second, seat(1)).choice == Tools::of(Tool::square));
  CHECK(four.view(second, seat(2)).choice == Tools::of(Tool::glass_b));
  CHECK(four.view(second, seat(3)) == four.view(after(four, asked(), "give:saw give:compass"), seat(3)));
  CHECK(four.moves(four.view(second, seat(3))) == four.moves(second));
  const State done = after(four, second, "give:saw");
  CHECK(four.view(done, seat(1)).choice.empty());
  CHECK(four.view(done, spectator).table.tools_on(space_of(four, "1,1")).size() == 3);
  CHECK(!(four.view(done, spectator) == four.view(after(four, asked(), "give:saw give:glassB give:saw"), spectator)));
}

TEST_CASE("SM-32, SM-31: states drawn from a view keep what the view says, and vary what it hides") {
  const State state = after(four, asked(), "give:square give:glassB");
  regelwerk::Random bits{1};
  for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{seat(2)}, Viewer{seat(3)}, spectator}) {
    const View view = four.view(state, viewer);
    bool differs = false;
    for (int draw = 0; draw < 60; ++draw) {
      const State drawn = four.resample(view, bits);
      CHECK(four.validate(drawn).empty());
      CHECK(four.view(drawn, viewer) == view);
      CHECK(!drawn.choice(seat(2)).contains(Tool::glass_a));
      CHECK(drawn.choice(seat(3)).empty());
      differs = differs || !(drawn == state);
    }
    CHECK(differs);
  }
  // Where nothing is hidden, there is one state only.
  const State open = position(two, {.calendar = "0: 0W 1W"});
  CHECK(two.resample(two.view(open, seat(1)), bits) == open);
}
