#include <regelwerk/play/take_back.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <core/both.hpp>
#include <tock/position.hpp>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/samara.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

/// The answer for the moves of a text, made from `before`.
template <class G>
bool may_take_back(const G& game, const State& before, std::string_view moves, int of_seat) {
  std::vector<Move> made;
  State state = before;
  for_each_word(moves, [&](std::string_view word) {
    made.push_back(move_of(game, state, word));
    REQUIRE(!game.why_not(state, made.back()));
    game.advance(state, made.back());
  });
  return can_take_back(game, before, std::span<const Move>{made}, seat(of_seat));
}

TEST_CASE("take_back: nothing made, nothing to take back") {
  CHECK_BOTH(!can_take_back(four, four.initial(), std::span<const Move>{}, Seat{0}));
}

TEST_CASE("take_back: a dealt card has been seen") {
  for (int of_seat = 0; of_seat < 4; ++of_seat) CHECK(!may_take_back(four, four.initial(), "deal:A", of_seat));
  CHECK(learns_from_chance(four, four.initial(), dealt(Rank::ace), Seat{0}));
  CHECK(!learns_from_chance(four, four.initial(), dealt(Rank::ace), Seat{1}));
  CHECK(!learns_from_chance(four, four.initial(), dealt(Rank::ace), spectator));
}

/// The last card of the schedule is dealt: all others are held or lie open.
State last_card() {
  State state = four.initial();
  state.table.deal = 2;
  state.deck = {};
  for (int i = 0; i < 15; ++i) state.deck.add(static_cast<Rank>(i / 4));
  state.deck.add(Rank::four);
  state.discards = full_deck - state.deck;
  while (state.deck.size() > 1) four.advance(state, four.moves(state)[0]);
  REQUIRE(four.validate(state).empty());
  return state;
}

TEST_CASE("take_back: a deal with a single outcome tells nothing") {
  const State state = last_card();
  const Move only = four.moves(state)[0];
  CHECK(four.moves(state).size() == 1);
  for (int viewer = 0; viewer < 4; ++viewer) CHECK(!learns_from_chance(four, state, only, Seat{viewer}));
  CHECK(may_take_back(four, state, to_text(four, state, only), 0));
  CHECK(may_take_back(four, state, to_text(four, state, only), 3));
}

TEST_CASE("take_back: a play, by the seat that made it") {
  constexpr State state = position(four, {.marbles = {"0! 5"}, .hand = "A3"});
  CHECK(may_take_back(four, state, "3:5-8", 0));
  CHECK(!may_take_back(four, state, "3:5-8", 1));
  static_assert([&] {
    const std::array moves{walked(Rank::three, Place::ring(5), Place::ring(8))};
    return can_take_back(four, state, std::span<const Move>{moves}, Seat{0});
  }());
}

TEST_CASE("take_back: not after somebody else has decided") {
  const State state = position(four, {.marbles = {"0! 5"}, .hand = "A3", .hands = {"", "22"}});
  CHECK(!may_take_back(four, state, "3:5-8 discard:2", 0));
  CHECK(!may_take_back(four, state, "3:5-8 discard:2", 1));
  CHECK(may_take_back(four, four.play(state, move_of(four, state, "3:5-8")), "discard:2", 1));
}

TEST_CASE("take_back: the steps of a 7, some or all") {
  const State state = position(four, {.marbles = {"5 11"}, .hand = "72"});
  CHECK(may_take_back(four, state, "7:5-6", 0));
  CHECK(may_take_back(four, state, "7:5-6 step:11-12 step:12-13", 0));
  CHECK(may_take_back(four, state, "7:5-6 step:6-7 step:7-8 step:8-9 step:9-10 step:10-11 step:11-12", 0));
  CHECK(!may_take_back(four, state, "7:5-6 step:11-12", 1));
}

TEST_CASE("take_back: the last play of a deal, but not with the card dealt after it") {
  const State state = position(four, {.turn = 3, .marbles = {"", "", "", "60"}, .hand = "3", .leader = 0});
  REQUIRE(four.actor(four.play(state, move_of(four, state, "3:60-63"))).is_chance());
  CHECK(may_take_back(four, state, "3:60-63", 3));
  CHECK(!may_take_back(four, state, "3:60-63 deal:A", 3));
}

TEST_CASE("take_back: cards for the partner until the last is chosen") {
  const State state = dealt_out(pairs, pairs.initial(), {"23456", "23456", "23456", "23456"});
  REQUIRE(state.table.phase == Phase::exchange);
  CHECK(may_take_back(pairs, state, "give:2", 0));
  CHECK(!may_take_back(pairs, state, "give:2", 2));
  CHECK(!may_take_back(pairs, state, "give:2 give:3", 1));

  const State last = after(pairs, state, "give:2 give:3 give:4");
  REQUIRE(pairs.actor(last).is(seat(3)));
  CHECK(learns_from_own_move(pairs, last, given(Rank::five)));
  CHECK(!may_take_back(pairs, last, "give:5", 3));
}

TEST_CASE("take_back: a card played shows nothing hidden to its player, in a team either") {
  const State state = dealt_out(pairs, pairs.initial(), {"A3456", "23456", "23456", "23456"});
  const State playing = after(pairs, state, "give:3 give:3 give:4 give:4");
  CHECK(may_take_back(pairs, playing, "A:in", 0));
  CHECK(!learns_from_own_move(pairs, playing, entered(Rank::ace)));
}

constexpr SeatSet only(int of_seat) noexcept { return SeatSet{1U << of_seat}; }

/// Why the seat that decides in `before` may not take back its move and one of the next seat, which goes along.
template <class G>
std::optional<NoTakeBack> fault_of_two(const G& game, const typename G::State& before, const typename G::Move& first,
                                       const typename G::Move& second, bool goes_along) {
  const std::array moves{first, second};
  const Seat other = game.actor(game.play(before, first)).seat();
  return why_not_take_back(game, before, std::span<const typename G::Move>{moves}, game.actor(before).seat(),
                           goes_along ? only(other.index()) : SeatSet{});
}
/// Plays by chance until a seat decides.
template <class G>
typename G::State until_seat(const G& game, typename G::State state, Random& random) {
  while (game.actor(state).is_chance()) game.advance(state, random_move(game, state, random));
  return state;
}

TEST_CASE("take_back: in an open game the moves of those who go along are taken back with the own one") {
  constexpr samara::Game<> game;
  Random random{3};
  const samara::State before = until_seat(game, game.initial(), random);
  const samara::Move first = game.moves(before)[0];
  const samara::State after_first = game.play(before, first);
  REQUIRE(game.actor(after_first).is_seat());
  REQUIRE(game.actor(after_first) != game.actor(before));
  const samara::Move second = game.moves(after_first)[0];
  CHECK(!fault_of_two(game, before, first, second, true));
  CHECK(fault_of_two(game, before, first, second, false) == NoTakeBack{1, TakeBackFault::other_seat});
  CHECK(!learns_from_other(game, after_first, second, game.actor(before).seat()));
}

TEST_CASE("take_back: a card that others have shown stays seen, whoever goes along") {
  const State state = position(four, {.marbles = {"0! 5"}, .hand = "A3", .hands = {"", "22"}});
  const Move own = move_of(four, state, "3:5-8");
  const Move shown = move_of(four, four.play(state, own), "discard:2");
  CHECK(fault_of_two(four, state, own, shown, true) == NoTakeBack{1, TakeBackFault::seat_showed});
  CHECK(fault_of_two(four, state, own, shown, false) == NoTakeBack{1, TakeBackFault::other_seat});
  CHECK(describe(TakeBackFault::seat_showed) ==
        "since then the move of another seat has shown something that was hidden");
}

TEST_CASE("take_back: what somebody lays face down shows nothing, and a card that only it has drawn neither") {
  constexpr ostfriesenlauf::Game<> game;
  Random random{5};
  ostfriesenlauf::State state = until_seat(game, game.initial(), random);
  // Somebody draws and then lays.
  while (game.actor(game.play(state, game.moves(state)[0])).is_chance()) {
    state = until_seat(game, game.play(state, game.moves(state)[0]), random);
  }
  // The first card is laid, the next seat draws and lays one: chance has told only that seat.
  std::vector<ostfriesenlauf::Move> moves;
  const ostfriesenlauf::State before = state;
  const Seat own = game.actor(state).seat();
  Seat other = own;
  for (int left = 4; left > 0; --left) {
    if (game.actor(state).is_seat()) other = game.actor(state).seat();
    moves.push_back(game.actor(state).is_chance() ? random_move(game, state, random) : game.moves(state)[0]);
    game.advance(state, moves.back());
  }
  REQUIRE(other != own);
  const std::span<const ostfriesenlauf::Move> made{moves};
  CHECK(can_take_back(game, before, made, own, only(other.index())));
  CHECK(why_not_take_back(game, before, made, own)->fault == TakeBackFault::other_seat);
}

TEST_CASE("take_back: chance that tells only those who go along tells nobody") {
  const std::array moves{dealt(Rank::ace)};
  const std::span<const Move> made{moves};
  CHECK(can_take_back(four, four.initial(), made, seat(1), only(0)));
  CHECK(!can_take_back(four, four.initial(), made, seat(1), only(2)));
  // Who asks does not go along with itself.
  CHECK(!can_take_back(four, four.initial(), made, seat(0), only(0)));
}

}  // namespace
