#include <conformance.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <ostfriesenlauf/editions.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/board/parts.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;

struct Traits : conformance::Defaults {
  /// A card that is drawn or laid; but the last one laid is turned over with all others at once.
  static bool secret(const auto& game, const State& state, Move move, Viewer viewer) {
    if (move.kind == MoveKind::draw || (game.actor(state).is_seat() && viewer.is(game.actor(state).seat())))
      return false;
    return move.kind == MoveKind::deal || !game.play(state, move).laid[0].none();
  }

  static std::vector<Start> starts(const auto& game) {
    Start other = game.default_start();
    std::swap(other.start_numbers[0], other.start_numbers[2]);
    return {game.default_start(), other};
  }

  static std::vector<State> damages(const auto& /*game*/, const State& state) {
    std::vector<State> broken(16, state);
    const Runner last = state.table.race.at(Place::fourth);
    broken[0].table.phase = static_cast<Phase>(9);
    broken[1].table.turn = 4;
    broken[2].table.sign = static_cast<Sign>(5);
    broken[3].table.stack = static_cast<Place>(4);
    broken[4].table.race.set(Place::first, last, state.table.race.position(last));
    broken[5].table.race.set(Place::fourth, last, 127);
    broken[6].table.race.set(Place::fourth, last, -128);
    auto race = std::bit_cast<std::array<std::uint8_t, sizeof(Race)>>(state.table.race);
    race.back() = 7;
    broken[7].table.race = std::bit_cast<Race>(race);
    broken[8].hands[0] = Hand::from_word(state.hands[0].word() | 1U << 30U);
    broken[9].hands[0] = Hand::from_word(state.hands[0].word() << 6U);
    broken[10].hands[1] = state.hands[0].empty() ? Hand::from_word(1) : Hand{};
    broken[11].stacks[0] = Stack::filled(15);
    broken[12].stacks[1] = Stack::from_word(state.stacks[1].word() | std::uint64_t{1} << 60);
    broken[13].laid[3] = Laid{Card{Place::first, Slot{0}}};
    broken[14].laid[0] = Laid::from_code(64);
    broken[15].table.phase = state.table.phase == Phase::over ? Phase::draw : Phase::over;
    return broken;
  }
};

TEST_CASE("conformance: every option set of Ostfriesenlauf") {
  conformance::Report report;
  for (const Edition* edition : {&standard_edition, &short_edition, &long_edition}) {
    for (int seats = min_seats; seats <= max_seats; ++seats) {
      for (const bool unowned_wins : {true, false}) {
        if (seats == 1 && !unowned_wins) continue;
        const auto game = RuntimeGame::make({.seats = seats, .unowned_wins = unowned_wins}, *edition);
        REQUIRE(game.has_value());
        conformance::run_games<Traits>(report, *game,
                                       {.key = static_cast<std::uint64_t>(seats * 2 + (unowned_wins ? 1 : 0)),
                                        .games = 16,
                                        .cap = 400,
                                        .every = 16,
                                        .whole_spaces = 4});
      }
    }
  }
  conformance::settle(report);
  CHECK(report.part_steps > 0);
  CHECK(report.differ * 2 > report.lookalikes);
  CHECK(report.transpositions > 0);
  CHECK(report.whole_spaces > 20);
}

constexpr Options three{.seats = 3, .unowned_wins = false};

TEST_CASE("conformance: whole games of Ostfriesenlauf, with the rules in the type and chosen") {
  conformance::settle_whole_games<Traits>({.key = 5, .games = 30, .every = 16, .whole_spaces = 20}, Game<>{},
                                          *RuntimeGame::make({.seats = 2, .unowned_wins = false}));
}

TEST_CASE("conformance: Ostfriesenlauf asks for no memory") {
  conformance::settle_allocations(Game<>{}, Game<three, short_edition>{}, *RuntimeGame::make(three));
}

TEST_CASE("conformance: fixed and chosen rules of Ostfriesenlauf are twins") {
  conformance::settle_twins(Game<>{}, *RuntimeGame::make({}), 8);
  conformance::settle_twins(Game<three, short_edition>{}, *RuntimeGame::make(three, short_edition), 9);
}

}  // namespace
