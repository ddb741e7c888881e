#include <tock/position.hpp>

#include <regelwerk/play/random.hpp>

using namespace tock_test;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

/// Seats 0 and 2 have given each other A and 9, seats 1 and 3 have given each other 2 and K.
State exchanged() {
  const State state = dealt_out(pairs, pairs.initial(), {"A3345", "22568", "9688Q", "K6TTQ"});
  return after(pairs, state, "give:A give:2 give:9 give:K");
}

}  // namespace

TEST_CASE("TK-8: a view shows the own hand and of the others how many cards they hold") {
  const State state = position(four, {.marbles = {"5", "", "0"}, .hand = "A23", .hands = {"", "456", "89"}});
  const View view = four.view(state, seat(1));
  CHECK(view.hand == cards("456"));
  CHECK(view.table == state.table);
  CHECK(view.discards == state.discards);
  CHECK(view.deck_size == state.deck.size());
  for (int i = 0; i < 4; ++i) CHECK(view.hand_size(seat(i)) == state.hand(seat(i)).size());
  CHECK(four.view(state, spectator).hand.empty());
  CHECK(four.view(state, spectator).hand_size(seat(0)) == 3);

  SUBCASE("TK-8: other cards in other hands give the same view") {
    State other = state;
    std::swap(other.hands[2], other.hands[3]);
    CHECK(four.view(other, seat(1)) == view);
    CHECK(four.view(other, spectator) == four.view(state, spectator));
    CHECK(!(four.view(other, seat(2)) == four.view(state, seat(2))));
  }
}

TEST_CASE("TK-9, TK-12: a view gives the moves of the seat whose turn it is, and nobody else's") {
  const State state = position(four, {.marbles = {"5", "8"}, .hand = "A2", .hands = {"", "36"}});
  CHECK(four.moves(four.view(state, seat(0))) == four.moves(state));
  CHECK(four.why_not(four.view(state, seat(0)), discarded(Rank::two)) == Rule::must_play);
  CHECK(four.moves(four.view(state, seat(1))).empty());
  CHECK(four.why_not(four.view(state, seat(1)), move_of(four, state, "3:8-11")) == Rule::turn_order);
  CHECK(four.moves(four.view(state, spectator)).empty());
  CHECK(four.moves(four.view(four.initial(), seat(0))).empty());
}

TEST_CASE("TK-14, TK-26: a ban and the steps left of a 7 are public") {
  const State banned = position(four, {.turn = 1, .hand = "2", .ban = true});
  CHECK(four.view(banned, spectator).table.ban);
  const State seven = after(four, position(four, {.marbles = {"5"}, .hand = "7"}), "7:5-6");
  CHECK(four.view(seven, seat(3)).table.steps_left == 6);
  CHECK(four.actor(four.view(seven, seat(3))).is(seat(0)));
}

TEST_CASE("TK-11: a chosen card is hidden until all have chosen, that it is chosen is not") {
  const State state = after(pairs, dealt_out(pairs, pairs.initial(), {"A3345", "22568", "9688Q", "K6TTQ"}), "give:A");
  CHECK(pairs.view(state, seat(0)).gave == Gift{Rank::ace});
  CHECK(pairs.view(state, seat(0)).hand == cards("3345"));
  for (const Viewer viewer : {Viewer{seat(1)}, Viewer{seat(2)}, Viewer{seat(3)}, spectator}) {
    const View view = pairs.view(state, viewer);
    CHECK(view.gave.none());
    CHECK(view.received.none());
    CHECK(view.table.chosen.contains(seat(0)));
    CHECK(!view.table.chosen.contains(seat(1)));
    CHECK(view.hand_size(seat(0)) == 4);
  }
  const State other = after(pairs, dealt_out(pairs, pairs.initial(), {"A3345", "22568", "9688Q", "K6TTQ"}), "give:3");
  CHECK(pairs.view(other, seat(2)) == pairs.view(state, seat(2)));
}

TEST_CASE("TK-11: after the exchange a giver knows what its partner holds") {
  const State state = exchanged();
  CHECK(pairs.view(state, seat(0)).gave == Gift{Rank::ace});
  CHECK(pairs.view(state, seat(2)).gave == Gift{Rank::nine});
  CHECK(pairs.view(state, seat(1)).gave == Gift{Rank::two});
  CHECK(pairs.view(state, seat(2)).hand == cards("688QA"));
  CHECK(pairs.view(state, spectator).gave.none());
  CHECK(pairs.view(state, spectator).received.none());

  SUBCASE("TK-11: until the partner has played a card of that rank") {
    // Seats 0 and 1 hold no card that moves, seat 2 brings a marble in with the ace that it was given.
    const State played = after(pairs, state, "discard:3 K:in A:in");
    CHECK(pairs.view(played, seat(0)).gave.none());
    CHECK(pairs.view(played, seat(1)).gave == Gift{Rank::two});
    CHECK(pairs.view(played, seat(2)).gave == Gift{Rank::nine});
  }
  SUBCASE("TK-11: or discarded one, though it holds another") {
    State same = dealt_out(pairs, pairs.initial(), {"23345", "22568", "9688Q", "K6TTQ"});
    same = after(pairs, same, "give:3 give:8 give:Q give:6");
    CHECK(same.hand(seat(0)) == cards("2345Q"));
    const State first = after(pairs, same, "discard:Q");
    CHECK(pairs.view(first, seat(2)).gave.none());
    CHECK(pairs.view(first, seat(0)).gave == Gift{Rank::three});
    // Seat 1 holds one six of its own and the one that seat 3 gave; it plays one, nobody knows which.
    CHECK(first.hand(seat(1)) == cards("22566"));
    const State second = after(pairs, first, "discard:6");
    CHECK(second.hand(seat(1)).contains(Rank::six));
    CHECK(pairs.view(second, seat(3)).gave.none());
  }
  SUBCASE("TK-11: another rank changes nothing") {
    const State other = after(pairs, state, "discard:3");
    CHECK(pairs.view(other, seat(2)).gave == Gift{Rank::nine});
  }
  SUBCASE("TK-11: or until the deal is over") {
    const State last = position(pairs, {.turn = 3, .hand = "2", .leader = 0});
    CHECK(pairs.view(after(pairs, last, "discard:2"), seat(0)).gave.none());
  }
  SUBCASE("TK-11: nothing of the kind without teams") {
    const State alone = position(four, {.hand = "22"});
    CHECK(four.view(alone, seat(0)).gave.none());
    CHECK(four.view(alone, seat(0)).received.none());
  }
}

TEST_CASE("TK-11: states drawn from a view keep what the view says") {
  const State state = exchanged();
  regelwerk::Random bits{1};
  for (int i = 0; i < 4; ++i) {
    const View view = pairs.view(state, seat(i));
    bool differs = false;
    for (int draw = 0; draw < 50; ++draw) {
      const State drawn = pairs.resample(view, bits);
      CHECK(pairs.validate(drawn).empty());
      CHECK(pairs.view(drawn, seat(i)) == view);
      CHECK(drawn.hand(partner_of(seat(i), 4)).contains(state.gift(seat(i)).rank()));
      differs = differs || !(drawn == state);
    }
    CHECK(differs);
  }
  const View outside = pairs.view(state, spectator);
  CHECK(pairs.view(pairs.resample(outside, bits), spectator) == outside);

  SUBCASE("TK-11: a card laid aside is in no hand that is drawn") {
    const State choosing = after(pairs, dealt_out(pairs, pairs.initial(), {"A3345"}), "give:A");
    for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(2)}, spectator}) {
      const View view = pairs.view(choosing, viewer);
      for (int draw = 0; draw < 50; ++draw) {
        const State drawn = pairs.resample(view, bits);
        CHECK(pairs.validate(drawn).empty());
        CHECK(pairs.view(drawn, viewer) == view);
      }
    }
  }
}
