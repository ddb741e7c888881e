#include <ostfriesenlauf/position.hpp>

// Positions, lanes, start numbers and laying order.

using namespace ostfriesenlauf_test;

namespace {

/// The lanes of runners A to D.
std::array<int, 4> lanes(const State& state) {
  std::array<int, 4> found{};
  for (int i = 0; i < 4; ++i) found[static_cast<std::size_t>(i)] = state.table.race.lane(Runner{i});
  return found;
}
using Lanes = std::array<int, 4>;

/// The seats in the order in which they lay in a round of four seats, each any card.
std::string laying_order(State state) {
  std::string order;
  for (int turn = 0; turn < 4; ++turn) {
    REQUIRE(four.actor(state).is_seat());
    order += static_cast<char>('A' + four.actor(state).seat().index());
    for (int move = 0; move < 3; ++move) four.advance(state, four.moves(state)[0]);
  }
  return order;
}

}  // namespace

TEST_CASE("OL-4: fields a whole lap apart are different fields") {
  // D ends 40 fields, one lap, behind A: still last, and on a field of its own.
  constexpr State apart = carried_out("A32 B10 C5 D-2", "4:-6", "sheep");
  static_assert(stands(apart, "A32 B10 C5 D-8") && apart.table.race.lane(runner('D')) == 1);
  CHECK(race_of(apart) == "A32 B10 C5 D-8");
  CHECK(lanes(apart) == Lanes{1, 1, 1, 1});
  // It is the last one that a 4 addresses, and the first one's field is not its own.
  CHECK(race_of(carried_out("A32 B10 C5 D-2", "4:-6 4:+2", "sheep")) == "A32 B10 C5 D-6");
  CHECK(race_of(carried_out("A32 B10 C5 D-2", "4:-6 4:+1@1", "sheep")) == "D33 A32 B10 C5");

  SUBCASE("OL-4: a position is not taken modulo the track length") {
    CHECK(race_of(carried_out("A36 B10 C5 D0", "1:+5", "sheep")) == "A41 B10 C5 D0");
    CHECK(race_of(carried_out("A36 B10 C2 D1", "1:+5", "sheep")) == "A41 B10 C2 D1");
    CHECK(race_of(carried_out("A6 B4 C2 D0", "4:-6")) == "A6 B4 C2 D-6");
  }
}

TEST_CASE("OL-5: farthest ahead ranks first, on one field the inner lane") {
  const State state = position(four, {.race = "D9 C5 A5 B-1"});
  const Race& race = state.table.race;
  CHECK(race.at(Place::first) == runner('D'));
  CHECK(race.at(Place::second) == runner('C'));
  CHECK(race.at(Place::third) == runner('A'));
  CHECK(race.at(Place::fourth) == runner('B'));
  CHECK(lanes(state) == Lanes{2, 1, 1, 1});
  CHECK(race_of(carried_out("D9 C5 A5 B-1", "2:+2")) == "D9 C7 A5 B-1");
  CHECK(race_of(carried_out("D9 A5 C5 B-1", "2:+2")) == "D9 A7 C5 B-1");

  SUBCASE("OL-5: any other order is no position") {
    State other = state;
    put_race(other.table.race, "C5 D9 A5 B-1");
    CHECK(four.validate(other)[0] == Invariant::race);
    put_race(other.table.race, "D9 C5 B-1 A5");
    CHECK(four.validate(other)[0] == Invariant::race);
    put_race(other.table.race, "D9 A5 C5 B-1");
    CHECK(four.validate(other).empty());
    put_race(other.table.race, "D9 C5 A5 A5");
    CHECK(four.validate(other)[0] == Invariant::race);
  }
}

TEST_CASE("OL-6: who arrives takes the innermost free lane, behind all who stand there") {
  constexpr State from_behind = carried_out("A4 B4 C4 D0", "4:+4");
  static_assert(stands(from_behind, "A4 B4 C4 D4") && !stands(from_behind, "D4 A4 B4 C4"));
  CHECK(lanes(from_behind) == Lanes{1, 2, 3, 4});
  const State from_ahead = carried_out("A6 B4 C4 D0", "1:-2");
  CHECK(race_of(from_ahead) == "B4 C4 A4 D0");
  CHECK(lanes(from_ahead) == Lanes{3, 1, 2, 1});
  CHECK(race_of(carried_out("A6 B4 C2 D2", "1:-2 2:-2")) == "B4 C2 D2 A2");

  SUBCASE("OL-6: the outer ones move in when an inner lane becomes free") {
    const State left = carried_out("A4 B4 C4 D0", "1:+2");
    CHECK(race_of(left) == "A6 B4 C4 D0");
    CHECK(lanes(left) == Lanes{1, 1, 2, 1});
    const State middle = carried_out("A4 B4 C4 D4", "2:-2");
    CHECK(race_of(middle) == "A4 C4 D4 B2");
    CHECK(lanes(middle) == Lanes{1, 1, 2, 3});
  }
  SUBCASE("OL-6: arriving on an empty field is the innermost lane") {
    CHECK(lanes(carried_out("A4 B4 C4 D4", "4:+2")) == Lanes{1, 2, 3, 1});
  }
}

TEST_CASE("OL-7: all start on position 0, start number 1 on the innermost lane") {
  const State state = four.initial({{2, 4, 1, 3}});
  CHECK(race_of(state) == "C0 A0 D0 B0");
  CHECK(lanes(state) == Lanes{2, 4, 1, 3});

  SUBCASE("OL-7: a deal with a runner elsewhere is no position") {
    State other = state;
    put_race(other.table.race, "C1 A0 D0 B0");
    REQUIRE(!four.validate(other).empty());
    CHECK(four.validate(other)[0] == Invariant::beginning);
    put_race(other.table.race, "C0 A0 D0 B-1");
    CHECK(four.validate(other)[0] == Invariant::beginning);
  }
}

TEST_CASE("OL-8: start numbers are a setup parameter, runner i belongs to seat i") {
  static_assert(four.default_start().start_numbers == std::array<std::uint8_t, 4>{4, 3, 2, 1});
  CHECK(race_of(four.initial()) == "D0 C0 B0 A0");
  CHECK(four.initial() == four.initial({{4, 3, 2, 1}}));
  CHECK(four.actor(dealt_out(four, four.initial())).is(seat(0)));
  CHECK(four.actor(dealt_out(four, four.initial({{1, 4, 3, 2}}))).is(seat(1)));
  CHECK(four.actor(dealt_out(four, four.initial({{3, 2, 1, 4}}))).is(seat(3)));

  SUBCASE("OL-8: runners past the last seat have no owner") {
    // By default they take the numbers that are left, 2 and 1, and so come last.
    const State state = dealt_out(two, two.initial());
    CHECK(two.actor(state).is(seat(0)));
    // With 4 for the unowned C a card is drawn for it first.
    CHECK(two.actor(dealt_out(two, two.initial({{1, 2, 4, 3}}))).is_chance());
    CHECK(three.actor(dealt_out(three, three.initial({{1, 2, 4, 3}}))).is(seat(2)));
  }
  SUBCASE("OL-8: every number 1 to 4 is given once") {
    static_assert(four.accepts({{1, 2, 3, 4}}) && two.accepts({{1, 2, 3, 4}}) && !four.accepts({{1, 1, 3, 4}}));
    Start start{{1, 2, 3, 4}};
    int accepted = 0;
    do {
      if (four.accepts(start)) ++accepted;
    } while (std::next_permutation(start.start_numbers.begin(), start.start_numbers.end()));
    CHECK(accepted == 24);
    for (const Start& wrong : {Start{{0, 1, 2, 3}}, Start{{2, 3, 4, 5}}, Start{{4, 4, 4, 4}}, Start{{0, 0, 0, 0}},
                               Start{{1, 2, 3, 3}}, Start{{1, 2, 3, 255}}, Start{{1, 2, 3, 36}}, Start{}}) {
      CHECK(!four.accepts(wrong));
    }
  }
}

TEST_CASE("OL-12: the last lays first, the leader last, on one field the outermost first") {
  CHECK(laying_order(position(four, {.race = "A6 B4 C2 D0"})) == "DCBA");
  CHECK(laying_order(position(four, {.race = "C9 A5 D5 B1"})) == "BDAC");
  CHECK(laying_order(position(four, {.race = "C5 A5 D5 B5"})) == "BDAC");
  CHECK(laying_order(dealt_out(four, four.initial())) == "ABCD");
  CHECK(laying_order(dealt_out(four, four.initial({{2, 4, 1, 3}}))) == "BDAC");
  // A runner that ran backwards past the start is last and lays first.
  CHECK(laying_order(position(four, {.race = "D6 C4 B2 A-4"})) == "ABCD");

  SUBCASE("OL-12: a new round takes the order that the last one has left") {
    CHECK(laying_order(carried_out("A6 B4 C2 D0", "4:x@1")) == "ACBD");
    CHECK(laying_order(carried_out("A6 B4 C2 D0", "4:+4 3:+2 3:+3 4:x@1")) == "BDAC");
    CHECK(laying_order(carried_out("A4 B4 C4 D0", "4:+4")) == "DCBA");
  }
  SUBCASE("OL-12: nobody moves out of turn") {
    const State state = position(four, {.race = "C9 A5 D5 B1"});
    for (int i = 0; i < 4; ++i) {
      const View view = four.view(state, seat(i));
      CHECK(four.moves(view).empty() == (i != 1));
      const auto rule = four.why_not(view, chosen(Place::first));
      CHECK((rule ? info(*rule).id : std::string_view{}) == (i == 1 ? "" : "OL-12"));
    }
    CHECK(four.why_not(four.view(state, regelwerk::spectator), chosen(Place::first)) == Rule::laying_order);
  }
}
