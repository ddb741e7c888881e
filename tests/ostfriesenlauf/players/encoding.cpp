#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

#include <encoding.hpp>
#include <ostfriesenlauf/editions.hpp>
#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/players/encoding.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;

static_assert(Encoded<Game<>> && Encoded<RuntimeGame>);

/// The seats gone on, and their runners with them; runners without an owner stay who they are. A deal begins with seat
/// 0 (OL-9), so no deal that is going on can be turned.
struct Turned {
  [[nodiscard]] static bool concerns(const State& state) { return state.table.phase != Phase::deal; }

  State operator()(const auto& game, const State& state, int by) const {
    const Layout& layout = game.layout();
    const auto seat = [&](int from) { return seat_after(Seat{from}, by, layout.seats); };
    State other = state;
    for (const Place place : all_places) {
      const Runner runner = state.table.race.at(place);
      other.table.race.set(place, is_owned(layout, runner) ? runner_of(seat(runner.index())) : runner,
                           state.table.race.position(runner));
    }
    for (int i = 0; i < layout.seats; ++i) other.hand(seat(i)) = state.hand(Seat{i});
    if (state.table.phase == Phase::deal) other.table.turn = static_cast<std::uint8_t>(seat(state.table.turn).index());
    return other;
  }
};

void play(encoding::Tally& tally, const Options& options, std::uint64_t key,
          const Edition& edition = standard_edition) {
  encoding::play_games(tally, RuntimeGame::make(options, edition).value(), Turned{},
                       {.key = key, .games = 12, .nodes = 600, .every = 2});
}

TEST_CASE("Ostfriesenlauf for networks: planes, policy indexes and turned seats") {
  encoding::Tally tally;
  play(tally, {.seats = 1}, 1);
  play(tally, {.seats = 2}, 2);
  play(tally, {.seats = 3, .unowned_wins = false}, 3);
  play(tally, {.seats = 4}, 4);
  play(tally, {.seats = 3}, 5, short_edition);
  play(tally, {.seats = 2, .unowned_wins = false}, 6, long_edition);
  encoding::settle(tally);
}

TEST_CASE("Ostfriesenlauf for networks: equal cards of a hand are counted") {
  constexpr Game<Options{.seats = 2}, long_edition> game;
  const auto with = [&](int first, int second) {
    View view = game.view(game.initial(), Seat{0});
    for (int i = 0; i < first; ++i) view.hand.add(Card{Place::second, Slot{0}});
    for (int i = 0; i < second; ++i) view.hand.add(Card{Place::second, Slot{1}});
    encoding::Tally tally;
    return encoding::observed(tally, game, view);
  };
  CHECK(with(2, 1) != with(1, 2));
  CHECK(with(2, 1) == with(2, 1));
}

TEST_CASE("Ostfriesenlauf for networks: rules chosen at run time give the same") {
  constexpr Options options{.seats = 3};
  encoding::Tally tally;
  encoding::play_twins(tally, Game<options>{}, RuntimeGame::make(options).value(), {.key = 21});
  for (const auto& fault : tally.faults) FAIL_CHECK(fault);
}

constexpr Game<> four_seats;
constexpr Game<Options{.seats = 2}> two_seats;
static_assert(policy_size(four_seats) == 53 && policy_size(two_seats) == 53);
static_assert(observation_size(four_seats) == 382 && observation_size(two_seats) == 374);

}  // namespace
