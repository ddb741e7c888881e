#include <ostfriesenlauf/position.hpp>

// The finish line: who is across, by how far, and when the game is over.

using namespace ostfriesenlauf_test;

namespace {

/// g of the standard edition as the ledger prints it.
constexpr std::array<std::pair<std::string_view, int>, 5> signs{
    {{"fish", 31}, {"hedgehog", 35}, {"turtle", 28}, {"snail", 25}, {"sheep", 37}}};

/// Whether a game with this race and sign is one that has ended, one that goes on, or neither.
std::string kind_of(std::string_view race, std::string_view sign) {
  State going_on = position(four, {});
  State over = position(four, {.race = "A32 B4 C2 D0", .phase = Phase::over});
  for (State* state : {&going_on, &over}) {
    put_race(state->table.race, race);
    state->table.sign = sign_of(sign);
  }
  const bool runs = four.validate(going_on).empty();
  const bool ended = four.validate(over).empty();
  return runs == ended ? "neither" : runs ? "runs" : "ended";
}

/// By how many fields the runners are across at the end of the round that these cards make, for example "B2 A1".
std::string across(std::string_view race, std::string_view cards, std::string_view sign = "fish") {
  std::string told;
  const std::size_t last = cards.rfind(' ') + 1;
  const State state = position(
      four,
      {.race = race, .laid = cards.substr(0, last), .hand = cards.substr(last), .sign = sign, .phase = Phase::lay});
  const State end =
      four.play(state, laid(back_of(cards.substr(last)), face_of(cards.substr(last + 2))), [&](const Event& event) {
        if (event.kind != EventKind::line_crossed) return;
        if (!told.empty()) told += ' ';
        told += static_cast<char>('A' + event.runner.index());
        told += std::to_string(event.count);
      });
  CHECK(four.outcome(end).has_value() == !told.empty());
  CHECK(four.actor(end).is_nobody() == !told.empty());
  return told;
}

}  // namespace

TEST_CASE("OL-25: the line lies past the sign's field, and a lap before") {
  for (const auto& [sign, g] : signs) {
    CAPTURE(std::string{sign});
    const std::string s{sign};
    // Running forward the sign's own field is not yet across, running backward it is the first field that is.
    CHECK(kind_of("A" + std::to_string(g) + " B4 C2 D1", s) == "runs");
    CHECK(kind_of("A" + std::to_string(g + 1) + " B4 C2 D1", s) == "ended");
    CHECK(kind_of("A6 B4 C2 D" + std::to_string(g - 39), s) == "runs");
    CHECK(kind_of("A6 B4 C2 D" + std::to_string(g - 40), s) == "ended");
  }
  // The fields by which a runner is across: p - g forward, g - L - p + 1 backward.
  const std::string still = "1:finish@hedgehog 2:finish@turtle";
  CHECK(across("A20 B4 C2 D1", still + " 1:+5 3:finish@snail").empty());
  CHECK(across("A21 B4 C2 D1", still + " 1:+5 3:finish@snail") == "A1");
  CHECK(across("A23 B4 C2 D1", still + " 1:+5 3:finish@snail") == "A3");
  CHECK(across("A6 B4 C2 D-8", still + " 4:-6 3:finish@snail", "snail").empty());
  CHECK(across("A6 B4 C2 D-9", still + " 4:-6 3:finish@snail", "snail") == "D1");
  CHECK(across("A6 B4 C2 D-10", still + " 4:-6 3:finish@snail", "snail") == "D2");
  CHECK(across("A24 B23 C2 D-10", "1:+4 2:+3 4:-6 3:finish@snail", "snail") == "A3 D2 B1");
  static_assert(!four.outcome(carried_out("A20 B4 C2 D1", "1:+5 3:finish@snail")));
  static_assert(four.outcome(carried_out("A21 B4 C2 D1", "1:+5 3:finish@snail")));
}

TEST_CASE("OL-26: over when any runner is across after all cards of a round") {
  const State state =
      position(four, {.race = "A30 B4 C2 D1", .laid = "1:+2 2:+2 3:+2", .hand = "4:+2 4:+3", .phase = Phase::lay});
  const State end = after(four, state, "lay:4:+2");
  CHECK(four.actor(end).is_nobody());
  CHECK(texts(four, end).empty());
  for (const std::string_view text : {"lay:4:+3", "draw:1", "card:+2", "deal:+2"}) {
    CHECK(refused_by(four, end, text) == "OL-26");
    CHECK(four.try_play(end, move_of(four, end, text)).error() == Rule::end);
  }

  SUBCASE("OL-26: not before the last card lies") {
    CHECK(result(four, state) == "none");
    CHECK(four.actor(state).is(seat(0)));
  }
  SUBCASE("OL-26: crossing and being moved back within a round does not count") {
    CHECK(across("A30 B4 C2 D1", "1:+2 2:+2 1:-2 3:+2").empty());
    CHECK(across("A30 B4 C2 D1", "1:+2 2:+2 3:+2 4:+2") == "A1");
    CHECK(across("A30 B4 C2 D-4", "4:-6 4:+2 1:-2 2:+2").empty());
    CHECK(across("A30 B4 C2 D-4", "4:-6 1:-2 2:+2 3:+2") == "D2");
    CHECK(across("A30 B4 C2 D1", "1:+4 4:x@1 4:+2 1:-6@4").empty());
    const State next = carried_out("A36 B4 C2 D1", "1:+2 1:-2", "sheep");
    CHECK(four.actor(next).is(seat(3)));
    CHECK(next.table.turn == 0);
  }
  SUBCASE("OL-26: an unowned runner ends the game like any other") {
    const State unowned = position(two, {.race = "C30 A6 B4 D1", .laid = "4:+2 3:+2 2:+2", .left = "1:+2 1:-2"});
    CHECK(result(two, after(two, unowned, "card:+2")) == "2/0 3/0");
    CHECK(result(two, after(two, unowned, "card:-2")) == "none");
    CHECK(two.actor(after(two, unowned, "card:-2")).is_chance());
  }
}

TEST_CASE("OL-27: across because the sign was moved counts like any other") {
  CHECK(across("A26 B4 C2 D1", "1:+2 2:+2 4:+2 3:finish@snail") == "A3");
  CHECK(across("A26 B4 C2 D1", "1:finish@hedgehog 2:finish@turtle 4:finish@sheep 3:finish@snail") == "A1");
  CHECK(across("A6 B4 C2 D-8", "1:+2 2:+2 3:+2 4:finish@sheep") == "D6");
  CHECK(across("A6 B4 C2 D-8", "2:+2 3:+2 4:finish@sheep 1:finish@hedgehog") == "D4");
  // To whichever place and whichever way: from the sheep, past the runner, back to the hedgehog.
  CHECK(across("A36 B4 C2 D1", "2:+2 3:+2 4:+2 1:finish@hedgehog", "sheep") == "A1");
  CHECK(across("A26 B4 C2 D-8", "1:+2 2:+2 3:finish@snail 4:finish@sheep") == "D6");

  SUBCASE("OL-27: only where the sign stands after the round") {
    CHECK(across("A26 B4 C2 D1", "1:finish@hedgehog 2:finish@turtle 3:finish@snail 4:finish@sheep").empty());
    CHECK(across("A30 B4 C2 D1", "1:+4 2:+2 3:+2 4:finish@sheep").empty());
    CHECK(across("A30 B4 C2 D1", "1:+4 2:+2 3:+2 4:+3") == "A3");
    CHECK(across("A6 B4 C2 D-8", "4:finish@sheep 2:+2 1:+2 3:finish@snail").empty());
  }
  SUBCASE("OL-27: an unowned runner wins by it too") {
    const State state = position(two, {.race = "C29 A6 B4 D1", .laid = "4:+2 3:+2 2:finish@turtle", .left = "1:+2"});
    CHECK(result(two, after(two, state, "card:+2")) == "2/0 3/0");
  }
}

TEST_CASE("OL-28: the one farthest across wins, in whichever direction") {
  CHECK(end_of(four, "B34 A33 C3 D2") == "2/0 1/1 3/0 4/0");
  CHECK(end_of(four, "B33 A4 C3 D-12") == "3/0 2/0 4/0 1/1");
  CHECK(end_of(four, "B36 A4 C3 D-12") == "3/0 1/1 4/0 2/0");
  CHECK(end_of(four, "B4 A3 C-9 D-10") == "4/0 3/0 2/0 1/1");
  CHECK(end_of(four, "B35 A34 C33 D32") == "2/0 1/1 3/0 4/0");
  CHECK(end_of(four, "B-9 A-10 C-11 D-12") == "3/0 4/0 2/0 1/1");
  static_assert(four.outcome(position(four, {.race = "B33 A4 C3 D-12", .phase = Phase::over}))->place(seat(3)) == 1);
  // Fields count, not places: B is first in the race but only one field across.
  CHECK(end_of(four, "B32 A4 C3 D-10") == "3/0 2/0 4/0 1/1");
}

TEST_CASE("OL-29: equally far, forward before backward, then lanes") {
  CHECK(end_of(four, "B33 A4 C3 D-10") == "3/0 1/1 4/0 2/0 by OL-29");
  CHECK(end_of(four, "B33 A33 C3 D2") == "2/0 1/1 3/0 4/0 by OL-29");
  CHECK(end_of(four, "A33 B33 C3 D2") == "1/1 2/0 3/0 4/0 by OL-29");
  CHECK(end_of(four, "A3 B2 C-10 D-10") == "3/0 4/0 2/0 1/1 by OL-29");
  CHECK(end_of(four, "A3 B2 D-10 C-10") == "3/0 4/0 1/1 2/0 by OL-29");
  CHECK(end_of(four, "B33 A33 C-10 D-10") == "2/0 1/1 4/0 3/0 by OL-29");
  CHECK(end_of(four, "C32 A32 D32 B32") == "2/0 4/0 1/1 3/0 by OL-29");
  CHECK(end_of(four, "C-9 A-9 D-9 B-9") == "3/0 1/1 4/0 2/0 by OL-29");

  SUBCASE("OL-29: no tie is broken where the first two are not equally far") {
    CHECK(end_of(four, "B34 A33 C33 D-10") == "2/0 1/1 3/0 4/0");
    CHECK(end_of(four, "A33 B3 C3 D3") == "1/1 2/0 3/0 4/0");
    CHECK(end_of(four, "B33 A4 C3 D-11") == "3/0 2/0 4/0 1/1");
  }
}
