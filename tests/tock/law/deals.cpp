#include <tock/position.hpp>

#include <regelwerk/core/description/settings.hpp>

using namespace tock_test;

namespace {

/// Plays whole deals by the first legal move and notes the cards per seat and the deck before each of them.
template <class G>
std::vector<std::pair<int, int>> deals_of(const G& game, int deals) {
  std::vector<std::pair<int, int>> seen;
  State state = game.initial();
  for (int i = 0; i < deals; ++i) {
    const int deck = state.deck.size();
    state = dealt_out(game, state);
    seen.emplace_back(state.hand(seat(0)).size(), deck);
    for (int other = 0; other < game.seats(); ++other) CHECK(state.hand(seat(other)).size() == seen.back().first);
    while (game.actor(state).is_seat()) game.advance(state, game.moves(state)[0]);
    REQUIRE(game.actor(state).is_chance());
  }
  return seen;
}

using Deals = std::vector<std::pair<int, int>>;

}  // namespace

TEST_CASE("TK-8: 52 cards, four of each rank, weighted by what is left") {
  constexpr State begin = four.initial();
  static_assert(full_deck.size() == 52 && begin.deck == full_deck && begin.discards.empty());
  static_assert(has_moves(four, begin,
                          "deal:A deal:2 deal:3 deal:4 deal:5 deal:6 deal:7 deal:8 deal:9 deal:T deal:J "
                          "deal:Q deal:K"));
  CHECK(four.actor(begin).is_chance());
  CHECK(four.total_weight(begin) == 52);
  for (const Move move : four.moves(begin)) CHECK(four.weight(begin, move) == 4);

  const State some = after(four, begin, "deal:7 deal:7 deal:A");
  CHECK(four.total_weight(some) == 49);
  CHECK(four.weight(some, dealt(Rank::seven)) == 2);
  CHECK(four.weight(some, dealt(Rank::ace)) == 3);
  CHECK(four.weight(some, dealt(Rank::king)) == 4);

  SUBCASE("TK-8: a rank that is used up is not dealt") {
    const State none = after(four, some, "deal:7 deal:7");
    CHECK(refused_by(four, none, "deal:7") == "TK-8");
    CHECK(texts(four, none).size() == 12);
    CHECK(refused_by(four, none, "discard:7") == "TK-8");
  }
}

TEST_CASE("TK-8: each seat's whole hand one card after another, from the leader") {
  State state = three.initial({.first_dealer = seat(0)});
  for (const int getting : {1, 2, 0}) {
    for (int card_number = 0; card_number < 5; ++card_number) {
      CHECK(three.actor(state).is_chance());
      CHECK(state.table.turn == seat(getting));
      three.advance(state, three.moves(state)[0]);
      CHECK(state.hand(seat(getting)).size() == card_number + 1);
    }
  }
  CHECK(three.actor(state).is(seat(1)));
}

TEST_CASE("TK-8: the schedule, and a new deck after its last deal") {
  CHECK(deals_of(with_seats<2>, 7) == Deals{{5, 52}, {5, 42}, {4, 32}, {4, 24}, {4, 16}, {4, 8}, {5, 52}});
  CHECK(deals_of(with_seats<3>, 5) == Deals{{5, 52}, {4, 37}, {4, 25}, {4, 13}, {5, 52}});
  CHECK(deals_of(with_seats<4>, 4) == Deals{{5, 52}, {4, 32}, {4, 16}, {5, 52}});
  CHECK(deals_of(with_seats<5>, 4) == Deals{{4, 52}, {3, 32}, {3, 17}, {4, 52}});
  CHECK(deals_of(with_seats<6>, 3) == Deals{{4, 52}, {4, 28}, {4, 52}});
}

TEST_CASE("TK-8: played cards lie open until the deck is shuffled") {
  const State first = position(four, {.turn = 3, .hand = "2", .deal = 0, .leader = 0});
  const State second = after(four, first, "discard:2");
  CHECK(second.discards.size() == 20);
  CHECK(second.deck.size() == 32);
  CHECK(second.table.deal == 1);
  const State last = position(four, {.turn = 3, .hand = "2", .deal = 2, .leader = 0});
  const State again = after(four, last, "discard:2");
  CHECK(again.discards.empty());
  CHECK(again.deck == full_deck);
  CHECK(again.table.deal == 0);

  SUBCASE("TK-8: cards left over are shuffled in with the rest") {
    const State three_last = position(three, {.turn = 2, .hand = "2", .deal = 3, .leader = 0});
    CHECK(three_last.deck.size() == 1);
    CHECK(after(three, three_last, "discard:2").deck == full_deck);
  }
}

TEST_CASE("TK-9: the seat after the dealer plays first, one card a turn, clockwise") {
  State state = dealt_out(four, four.initial({.first_dealer = seat(1)}), {"22225", "33338", "55569", "66688"});
  for (const int expected : {2, 3, 0, 1, 2, 3, 0, 1}) {
    CHECK(four.actor(state).is(seat(expected)));
    const int held = state.hand(seat(expected)).size();
    four.advance(state, four.moves(state)[0]);
    CHECK(state.hand(seat(expected)).size() == held - 1);
  }

  SUBCASE("TK-9: who is not to act may not move") {
    const auto view = four.view(state, seat(3));
    CHECK(four.moves(view).empty());
    const auto rule = four.why_not(view, discarded(Rank::six));
    REQUIRE(rule);
    CHECK(info(*rule).id == "TK-9");
  }
  SUBCASE("TK-9: until all hands are empty") {
    while (four.actor(state).is_seat()) four.advance(state, four.moves(state)[0]);
    for (int i = 0; i < 4; ++i) CHECK(state.hand(seat(i)).empty());
    CHECK(state.discards.size() == 20);
  }
}

TEST_CASE("TK-10: the deal passes to the next seat") {
  for (int leader = 0; leader < 4; ++leader) {
    const int last = (leader + 3) % 4;
    const State end = after(four, position(four, {.turn = last, .hand = "2", .leader = leader}), "discard:2");
    CHECK(end.table.leader == seat((leader + 1) % 4));
    CHECK(four.actor(dealt_out(four, end)).is(seat((leader + 1) % 4)));
  }
  SUBCASE("TK-10: not before the last card") {
    const State before = after(four, position(four, {.turn = 2, .hand = "2", .leader = 0}), "discard:2");
    CHECK(before.table.leader == seat(0));
    CHECK(four.actor(before).is(seat(3)));
  }
}

TEST_CASE("TK-37: the first dealer is a setup parameter, by default the last seat") {
  static_assert(four.default_start().first_dealer == Seat{3});
  CHECK(two.default_start().first_dealer == seat(1));
  CHECK(four.actor(dealt_out(four, four.initial())).is(seat(0)));
  CHECK(four.initial() == four.initial({.first_dealer = seat(3)}));
  for (int dealer = 0; dealer < 4; ++dealer) {
    const Start start{.first_dealer = seat(dealer)};
    CHECK(four.accepts(start));
    CHECK(four.actor(dealt_out(four, four.initial(start))).is(seat((dealer + 1) % 4)));
  }
  SUBCASE("TK-37: only a seat of the game deals") {
    CHECK(!four.accepts({.first_dealer = seat(4)}));
    CHECK(!two.accepts({.first_dealer = seat(2)}));
    CHECK(three_teams.accepts({.first_dealer = seat(5)}));
  }
  SUBCASE("TK-37: read as text") {
    for (int dealer = 0; dealer < 6; ++dealer) {
      CHECK(*regelwerk::parse_start(three_teams, "first_dealer=" + std::to_string(dealer)) == Start{seat(dealer)});
    }
    CHECK(!regelwerk::parse_start(three_teams, "first_dealer=6"));
  }
}
