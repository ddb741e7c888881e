#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <span>

#include <encoding.hpp>
#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/players/encoding.hpp>
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
    const auto copies = std::span{other.table.holders}.subspan(facts.first_copy, facts.copies);
    for (Holder& holder : copies) {
      if (holder.is_seat()) holder = Holder{seat(holder.seat())};
    }
    std::sort(copies.begin(), copies.end());
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

void play(encoding::Tally& tally, const Options& options, std::uint64_t key) {
  encoding::play_games(tally, RuntimeGame::make(options).value(), turned,
                       {.key = key, .games = 8, .nodes = 300, .every = 6, .spaces = 2});
}

TEST_CASE("Samara for networks: planes, policy indexes and turned seats") {
  encoding::Tally tally;
  play(tally, {.seats = 2}, 1);
  play(tally, {.seats = 3, .last_half_year = 5}, 2);
  play(tally, {.seats = 4, .start_month = 3, .spare_helpers = true}, 3);
  play(tally, {.seats = 5}, 4);
  play(tally, {.seats = 5, .specials = false, .last_half_year = 255}, 5);
  encoding::settle(tally);
}

TEST_CASE("Samara for networks: the viewer sees which tool it has chosen (SM-32)") {
  constexpr Game<> game;
  encoding::Tally tally;
  View view = game.view(game.initial(), Seat{1});
  std::set<encoding::Numbers> seen{encoding::observed(tally, game, view)};
  for (int tool = 0; tool < tool_kinds; ++tool) {
    view.choice = Tools::of(Tool{static_cast<std::uint8_t>(tool)});
    seen.insert(encoding::observed(tally, game, view));
  }
  CHECK(seen.size() == tool_kinds + 1);
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
