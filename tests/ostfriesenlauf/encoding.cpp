#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <encoding.hpp>
#include <ostfriesenlauf/editions.hpp>
#include <regelwerk/ai/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/encoding.hpp>

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

template <Options O, const Edition& E = standard_edition>
void play(encoding::Tally& tally, std::uint64_t key) {
  encoding::play_games(tally, Game<O, E>{}, Turned{}, {.key = key, .games = 12, .nodes = 600, .every = 2});
}

TEST_CASE("Ostfriesenlauf for networks: planes, policy indexes and turned seats") {
  encoding::Tally tally;
  play<Options{.seats = 1}>(tally, 1);
  play<Options{.seats = 2}>(tally, 2);
  play<Options{.seats = 3, .unowned_wins = false}>(tally, 3);
  play<Options{.seats = 4}>(tally, 4);
  play<Options{.seats = 3}, short_edition>(tally, 5);
  play<Options{.seats = 2, .unowned_wins = false}, long_edition>(tally, 6);
  encoding::settle(tally);
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
