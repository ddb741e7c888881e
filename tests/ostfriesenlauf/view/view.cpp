#include <ostfriesenlauf/position.hpp>

#include <regelwerk/play/random.hpp>

using namespace ostfriesenlauf_test;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

/// Exchanges a card that lies with one that the stack of its back holds.
State with_laid(State state, std::size_t turn, std::string_view card) {
  const Card laid_before = state.laid[turn].card();
  const Card now = card_of(two.layout(), card);
  CHECK(laid_before.back() == now.back());
  state.stack(now.back()).add(laid_before.slot());
  state.stack(now.back()).remove(now.slot());
  state.laid[turn] = Laid{now};
  CHECK(two.validate(state).empty());
  return state;
}

/// Exchanges a card of a hand with one that the stack of its back holds.
State with_held(State state, int who, std::string_view from, std::string_view to) {
  const Card out = card_of(two.layout(), from);
  const Card in = card_of(two.layout(), to);
  state.hand(seat(who)).remove(out);
  state.hand(seat(who)).add(in);
  state.stack(out.back()).add(out.slot());
  state.stack(in.back()).remove(in.slot());
  return state;
}

constexpr std::array<Viewer, 3> viewers{Viewer{Seat{0}}, Viewer{Seat{1}}, spectator};

}  // namespace

TEST_CASE("OL-11: everybody sees the table, all backs and what has been played") {
  const State state = late();
  for (const Viewer viewer : viewers) {
    const View view = two.view(state, viewer);
    CHECK(view.table == state.table);
    CHECK(two.actor(view).is(seat(0)));
    for (const auto& [seat_of, counts] : {std::pair{0, BackCounts{2, 1, 1, 1}}, std::pair{1, BackCounts{2, 0, 1, 1}}}) {
      for (const Place back : all_places) CHECK(view.hand_size(seat(seat_of), back) == counts[index(back)]);
    }
    for (const Place back : all_places) CHECK(view.stack_size(back) == state.stack(back).size());
    CHECK(view.laid_backs[0] == LaidBack{Place::fourth});
    CHECK(view.laid_backs[1] == LaidBack{Place::third});
    CHECK(view.laid_backs[2] == LaidBack{Place::second});
    CHECK(view.laid_backs[3].none());
    CHECK(view.played == cards_played(two.layout(), state));
    CHECK(view.played[0].size() == 1);
    CHECK(view.played[3].size() == 2);
  }
  SUBCASE("OL-11: from which stack a seat draws is public") {
    const State drawing = after(two, position(two, {.race = "C9 D6 B4 A1"}), "draw:3");
    CHECK(two.view(drawing, spectator).table.stack == Place::third);
    const State other = after(two, position(two, {.race = "C9 D6 B4 A1"}), "draw:2");
    CHECK(!(two.view(drawing, seat(1)) == two.view(other, seat(1))));
  }
}

TEST_CASE("OL-11: a seat sees its own hand and the card that it laid, a spectator none") {
  const State state = late();
  CHECK(two.view(state, seat(0)).hand == state.hand(seat(0)));
  CHECK(two.view(state, seat(0)).laid.none());
  CHECK(two.view(state, seat(1)).hand == state.hand(seat(1)));
  CHECK(two.view(state, seat(1)).laid == state.laid[2]);
  CHECK(two.view(state, spectator).hand.empty());
  CHECK(two.view(state, spectator).laid.none());

  SUBCASE("OL-11: another face in a hand changes the view of its seat alone") {
    const State other = with_held(state, 1, "1:x@2", "1:-6@4");
    CHECK(two.view(other, seat(0)) == two.view(state, seat(0)));
    CHECK(two.view(other, spectator) == two.view(state, spectator));
    CHECK(!(two.view(other, seat(1)) == two.view(state, seat(1))));
  }
  SUBCASE("OL-11: another back in a hand changes the view of all") {
    const State other = with_held(state, 1, "1:x@2", "2:x@3");
    for (const Viewer viewer : viewers) CHECK(!(two.view(other, viewer) == two.view(state, viewer)));
  }
  SUBCASE("OL-11: so does another face that a seat laid") {
    const State other = with_laid(state, 2, "2:x@3");
    CHECK(two.view(other, seat(0)) == two.view(state, seat(0)));
    CHECK(two.view(other, spectator) == two.view(state, spectator));
    CHECK(!(two.view(other, seat(1)) == two.view(state, seat(1))));
  }
}

TEST_CASE("OL-23: an unowned runner's card is hidden from everybody until it is revealed") {
  const State state = late();
  const State fourth = with_laid(state, 0, "4:-5@1");
  const State third = with_laid(state, 1, "3:-5@4");
  for (const Viewer viewer : viewers) {
    CHECK(two.view(fourth, viewer) == two.view(state, viewer));
    CHECK(two.view(third, viewer) == two.view(state, viewer));
    CHECK(two.view(fourth, viewer).laid_backs[0] == LaidBack{Place::fourth});
  }
  SUBCASE("OL-13: once revealed it is among the cards played") {
    const State here = after(two, state, "lay:1:+2");
    const State there = after(two, fourth, "lay:1:+2");
    for (const Viewer viewer : viewers) {
      const View view = two.view(here, viewer);
      CHECK(view.played[3].contains(card_of(two.layout(), "4:x@1").slot()));
      CHECK(!two.view(there, viewer).played[3].contains(card_of(two.layout(), "4:x@1").slot()));
      CHECK(view.laid.none());
      for (const auto& back : view.laid_backs) CHECK(back.none());
    }
  }
}

TEST_CASE("OL-10, OL-12, OL-22: a view gives the moves of the seat whose turn it is, and nobody else's") {
  const State state = late();
  CHECK(two.moves(two.view(state, seat(0))) == two.moves(state));
  CHECK(two.moves(two.view(state, seat(0))).size() == 5);
  CHECK(two.why_not(two.view(state, seat(0)), move_of(two, state, "lay:1:x@2")) == Rule::draw_and_lay);
  CHECK(!two.why_not(two.view(state, seat(0)), move_of(two, state, "lay:1:+2")));
  CHECK(two.moves(two.view(state, seat(1))).empty());
  CHECK(two.why_not(two.view(state, seat(1)), move_of(two, state, "lay:1:x@2")) == Rule::laying_order);
  CHECK(two.moves(two.view(state, spectator)).empty());
  CHECK(two.moves(two.view(two.initial(), seat(0))).empty());
  const State chance = position(two, {.left = "4:+7"});
  CHECK(two.moves(two.view(chance, seat(0))).empty());
  CHECK(two.why_not(two.view(chance, seat(0)), move_of(two, chance, "card:+7")) == Rule::laying_order);
  const View view = two.view(state, seat(0));
  const Move move = move_of(two, state, "lay:1:+2");
  CHECK(to_text(two, view, move) == "lay:1:+2");
  CHECK(*parse_move(two, view, "lay:1:+2") == move);
}

TEST_CASE("OL-11, OL-23: states drawn from a view keep what the view says, and differ in what it hides") {
  regelwerk::Random bits{1};
  const State state = late();
  for (const Viewer viewer : viewers) {
    const View view = two.view(state, viewer);
    std::set<std::uint8_t> unowned;
    std::set<std::uint8_t> owned;
    std::set<std::uint32_t> hands;
    for (int i = 0; i < 200; ++i) {
      const State drawn_state = two.resample(view, bits);
      CHECK(two.validate(drawn_state).empty());
      CHECK(two.view(drawn_state, viewer) == view);
      unowned.insert(drawn_state.laid[0].code());
      owned.insert(drawn_state.laid[2].code());
      hands.insert(drawn_state.hand(seat(1)).word());
    }
    CHECK(unowned.size() > 5);
    CHECK((owned.size() == 1) == viewer.is(seat(1)));
    CHECK((hands.size() == 1) == viewer.is(seat(1)));
  }
}
