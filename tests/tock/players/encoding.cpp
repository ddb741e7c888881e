#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <encoding.hpp>
#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/players/encoding.hpp>
#include <tock/editions.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

static_assert(Encoded<Game<>> && Encoded<RuntimeGame>);

/// The seats gone on by `by` sections, on a board where all of them lie at equal distances.
constexpr auto turned = [](const auto& game, const State& state, int by) {
  const Layout& layout = game.layout();
  const int fields = start_of(layout, Seat{by}) - start_of(layout, Seat{0});
  const auto seat = [&](Seat from) { return seat_after(from, by, layout.seats); };
  const auto place = [&](Place at) {
    return at.is_ring() ? Place::ring((at.field() + fields + layout.ring) % layout.ring) : at;
  };
  const auto set = [&](SeatSet from) {
    SeatSet to;
    for (int i = 0; i < layout.seats; ++i) {
      if (from.contains(Seat{i})) to.insert(seat(Seat{i}));
    }
    return to;
  };
  State other = state;
  for (int i = 0; i < layout.seats; ++i) {
    std::array<Place, marbles_per_seat> places{};
    std::transform(state.table.of(Seat{i}).begin(), state.table.of(Seat{i}).end(), places.begin(), place);
    std::sort(places.begin(), places.end());
    for (int marble = 0; marble < marbles_per_seat; ++marble) {
      other.table.of(seat(Seat{i})).set(marble, places[static_cast<std::size_t>(marble)]);
    }
    other.hand(seat(Seat{i})) = state.hand(Seat{i});
    other.gift(seat(Seat{i})) = state.gift(Seat{i});
  }
  other.table.guarded = set(state.table.guarded);
  other.table.chosen = set(state.table.chosen);
  other.table.leader = seat(state.table.leader);
  other.table.turn = seat(state.table.turn);
  if (state.table.phase == Phase::step) other.table.colour = seat(state.table.colour);
  return other;
};

void play(encoding::Tally& tally, const Options& options, std::uint64_t key) {
  encoding::play_games(tally, RuntimeGame::make(options).value(), turned, {.key = key, .games = 2});
}

TEST_CASE("Tock for networks: planes, policy indexes and turned seats") {
  encoding::Tally tally;
  play(tally, {.seats = 2}, 1);
  play(tally, {.seats = 3, .quick_start = true, .seven = Seven::single}, 2);
  play(tally, {.seats = 4, .mode = Mode::two_pairs}, 3);
  play(tally, {.seats = 4, .mode = Mode::two_pairs, .quick_start = true, .own_start = OwnStart::closed}, 4);
  play(tally, {.seats = 5, .quick_start = true}, 5);
  play(tally, {.seats = 6, .mode = Mode::three_pairs, .seven = Seven::single, .own_start = OwnStart::closed}, 6);
  encoding::settle(tally);
}

TEST_CASE("Tock for networks: boards on which the seats lie at other distances tell them apart") {
  encoding::Tally tally;
  encoding::play_games(tally, RuntimeGame::make({.seats = 2}, wide_edition).value(), turned, {.key = 11});
  encoding::play_games(tally, RuntimeGame::make({.seats = 4}, crooked_edition).value(), encoding::NotTurned{},
                       {.key = 12});
  encoding::play_games(tally, RuntimeGame::make({.seats = 4, .mode = Mode::two_pairs}, vast_edition).value(),
                       encoding::NotTurned{}, {.key = 13});
  encoding::play_games(tally, RuntimeGame::make({.seats = 6, .mode = Mode::three_pairs}, crooked_edition).value(),
                       turned, {.key = 14});
  tally.shown.erase("rule: own start is closed");
  encoding::settle(tally);
}

TEST_CASE("Tock for networks: rules chosen at run time give the same") {
  constexpr Options options{.seats = 4, .mode = Mode::two_pairs};
  encoding::Tally tally;
  encoding::play_twins(tally, Game<options>{}, RuntimeGame::make(options).value(), {.key = 21});
  for (const auto& fault : tally.faults) FAIL_CHECK(fault);
}

constexpr Game<> four_seats;
constexpr Game<Options{.seats = 6, .mode = Mode::three_pairs}> six_seats;
static_assert(policy_size(four_seats) == 175 && policy_size(six_seats) == 220);
static_assert(observation_size(four_seats) == 383);

}  // namespace
