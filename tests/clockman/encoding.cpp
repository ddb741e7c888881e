#include <doctest/doctest.h>

#include <string>

#include <clockman/editions.hpp>
#include <clockman/turning.hpp>
#include <encoding.hpp>
#include <regelwerk/ai/encoding.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

using namespace regelwerk::clockman;
using regelwerk::Seat;

namespace {

constexpr Options with_seats(Options options, int seats) {
  options.seats = seats;
  return options;
}
constexpr Options loose_rules{.blockades_stay = false, .outward = Outward::free, .hoarding = Hoarding::one};

/// The same position, with the places of the board gone on like the seats: every seat sees the same, and may do the
/// same with the same results.
template <Options Chosen, int By>
void check_turned(encoding::Tally& tally) {
  const Game<Chosen> game;
  const turning::TurnedGame<Chosen, By> other;
  const turning::Seats seats{Chosen.seats, By};
  auto random = regelwerk::Random::stream(7, By);
  auto state = game.initial();
  for (int node = 0; node < 1'200 && !game.actor(state).is_nobody(); ++node) {
    const State gone_on = seats.turned(game.layout(), state);
    // CM-66. Starting rolls begin with seat 0, wherever it sits.
    const bool starts = state.table.phase == Phase::start_roll;
    tally.expect(starts || other.validate(gone_on).empty(), "a turned state is broken");
    for (int seat = 0; seat < game.seats(); ++seat) {
      const auto view = game.view(state, Seat{seat});
      const auto view_turned = other.view(gone_on, seats.turned(Seat{seat}));
      const bool same = encoding::bits_of(encoding::observed(tally, game, view)) ==
                        encoding::bits_of(encoding::observed(tally, other, view_turned));
      tally.expect(same, "turning shows");
      ++tally.views;
      int left = 0;
      other.for_each_move(view_turned, [&](const Move&) { ++left; });
      game.for_each_move(view, [&](const Move& move) {
        --left;
        const Move move_turned = seats.turned(move);
        if (!tally.expect(!other.why_not(view_turned, move_turned), "a move is missing when turned")) return;
        tally.expect(policy_index(game, view, move) == policy_index(other, view_turned, move_turned),
                     "a move has another index when turned");
        tally.expect(other.play(gone_on, move_turned) == seats.turned(game.layout(), game.play(state, move)),
                     "a move does something else when turned");
        ++tally.moves;
      });
      tally.expect(left == 0, "other moves when turned");
      ++tally.turned;
    }
    game.advance(state, regelwerk::random_move(game, state, random));
  }
}

}  // namespace

TEST_CASE("encodings: every view has its observation, every legal move its index") {
  encoding::Tally tally;
  for (const Options& options :
       {Options{}, all_extra_rules, loose_rules, with_seats(all_extra_rules, 3), with_seats(all_extra_rules, 2),
        with_seats(loose_rules, 2), Options{.seats = 3, .ones = 3, .robbery = true, .trade = true, .trade_offers = 4}}) {
    const auto game = RuntimeGame::make(options).value();
    encoding::play_games(tally, game, encoding::NotTurned{}, {.key = 11, .games = 8, .every = 9, .spaces = 5});
  }
  // Boards of other sizes, and decks by which windows are common.
  for (const Edition* edition : {&narrow_edition, &wide_edition}) {
    const auto game = RuntimeGame::make(all_extra_rules, *edition).value();
    encoding::play_games(tally, game, encoding::NotTurned{}, {.key = 12, .games = 12, .every = 2, .spaces = 5});
  }
  encoding::settle(tally);
}

TEST_CASE("CM-7: turning the seats with their places changes no observation and no index") {
  encoding::Tally tally;
  check_turned<all_extra_rules, 1>(tally);
  check_turned<all_extra_rules, 2>(tally);
  check_turned<all_extra_rules, 3>(tally);
  check_turned<with_seats(all_extra_rules, 3), 1>(tally);
  check_turned<with_seats(all_extra_rules, 3), 2>(tally);
  check_turned<with_seats(all_extra_rules, 2), 1>(tally);
  check_turned<loose_rules, 1>(tally);
  encoding::settle(tally);
}

TEST_CASE("CM-7: turned places are those of an edition whose entries, junctions and last blockades have gone on") {
  const auto is_real = [](const Layout& turned, const Options& options, int quarters) {
    const Edition edition = turning::turned(standard_edition, quarters);
    CHECK(validate(edition).empty());
    const Layout layout = make_layout(options, edition);
    CHECK(turned.entry == layout.entry);
    CHECK(turned.junction == layout.junction);
    CHECK(turned.last_pose == layout.last_pose);
  };
  is_real(turning::TurnedGame<Options{}, 1>{}.layout(), Options{}, 1);
  is_real(turning::TurnedGame<Options{}, 3>{}.layout(), Options{}, 3);
  is_real(turning::TurnedGame<with_seats({}, 2), 1>{}.layout(), with_seats({}, 2), 2);
}

TEST_CASE("CM-8, CM-10: the board tells apart the seats of one edition") {
  const Game<> game;
  encoding::Tally tally;
  const auto seen_by = [&](int seat) { return encoding::observed(tally, game, game.view(game.initial(), Seat{seat})); };
  CHECK(seen_by(0) != seen_by(1));
  CHECK(seen_by(0) != seen_by(2));
  CHECK(tally.faults.empty());
}

TEST_CASE("encodings: fixed and chosen rules number and show alike") {
  encoding::Tally tally;
  const Game<all_extra_rules> fixed;
  encoding::play_twins(tally, fixed, RuntimeGame::make(all_extra_rules).value(), {.nodes = 400});
  CHECK(tally.faults.empty());
}

TEST_CASE("encodings: sizes are constants of the rules") {
  static_assert(policy_size(Game<>{}) == 256 && observation_size(Game<>{}) == 1'795);
  static_assert(policy_size(Game<with_seats({}, 2)>{}) == 236 && observation_size(Game<with_seats({}, 2)>{}) == 1'283);
  static_assert(policy_size(Game<all_extra_rules>{}) == 706 && observation_size(Game<all_extra_rules>{}) == 2'849);
  static_assert(proposal_count(2) == 102 && proposal_count(3) == 252 && proposal_count(4) == 450);
  CHECK(true);
}
