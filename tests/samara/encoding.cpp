#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <encoding.hpp>
#include <regelwerk/ai/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/encoding.hpp>
#include <samara/editions.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::samara;

static_assert(Encoded<Game<>> && Encoded<RuntimeGame>);

/// The seats gone on. What has no meaning is seat 0 and stays so.
constexpr auto turned = [](const auto& game, const State& state, int by) {
  const Layout& layout = game.layout();
  const auto seat = [&](Seat from) { return seat_after(from, by, layout.seats); };
  const Table& table = state.table;
  State other = state;
  for (int i = 0; i < table.calendar.size(); ++i) {
    Worker worker = table.calendar[i];
    worker.seat = seat(worker.seat);
    other.table.calendar.set(i, worker);
  }
  for (int kind = 0; kind < layout.tile_kinds; ++kind) {
    const TileFacts& facts = layout.facts(Tile{kind});
    const auto begin = other.table.holders.begin() + facts.first_copy;
    for (auto holder = begin; holder != begin + facts.copies; ++holder) {
      if (holder->is_seat()) *holder = Holder{seat(holder->seat())};
    }
    std::sort(begin, begin + facts.copies);
  }
  for (int i = 0; i < layout.seats; ++i) {
    other.table.tools_of(seat(Seat{i})) = table.tools_of(Seat{i});
    other.table.reserve(seat(Seat{i})) = table.reserve(Seat{i});
    other.choice(seat(Seat{i})) = state.choice(Seat{i});
  }
  if (table.phase == Phase::action || table.phase == Phase::effect) other.table.turn = seat(table.turn);
  if (table.effect != Effect::none) other.table.builder = seat(table.builder);
  if (table.effect == Effect::prison) other.table.victim = seat(table.victim);
  return other;
};

template <Options O, const Edition& E = standard_edition>
void play(encoding::Tally& tally, std::uint64_t key) {
  encoding::play_games(tally, Game<O, E>{}, turned, {.key = key, .games = 8, .nodes = 300, .every = 2, .spaces = 2});
}

TEST_CASE("Samara for networks: planes, policy indexes and turned seats") {
  encoding::Tally tally;
  play<Options{.seats = 2}>(tally, 1);
  play<Options{.seats = 3, .last_half_year = 5}>(tally, 2);
  play<Options{.seats = 4, .start_month = 3, .spare_helpers = true}>(tally, 3);
  play<Options{.seats = 5}>(tally, 4);
  play<Options{.seats = 5, .specials = false, .last_half_year = 255}>(tally, 5);
  encoding::settle(tally);
}

TEST_CASE("Samara for networks: rules chosen at run time give the same") {
  constexpr Options options{.seats = 3, .last_half_year = 9};
  encoding::Tally tally;
  encoding::play_twins(tally, Game<options>{}, RuntimeGame::make(options).value(), {.key = 21, .nodes = 300});
  for (const auto& fault : tally.faults) FAIL_CHECK(fault);
}

constexpr Game<> four_seats;
constexpr Game<Options{.seats = 5}> five_seats;
constexpr Game<Options{.specials = false}> plain;
static_assert(policy_size(four_seats) == 2'974 && policy_size(five_seats) == 2'994 && policy_size(plain) == 2'884);
static_assert(observation_size(four_seats) == 1'714);

}  // namespace
