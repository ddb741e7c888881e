#include <conformance.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/board/parts.hpp>
#include <samara/editions.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::samara;

struct Traits : conformance::Defaults {
  static bool secret(const auto& /*game*/, const State& state, Move move, Viewer viewer) {
    return move.kind == MoveKind::give && !viewer.is(state.table.turn);
  }

  /// Every laying order of the first three seats.
  static std::vector<Start> starts(const auto& game) {
    std::vector<Start> starts{game.default_start()};
    const auto end = [&](Start& start) { return start.order.begin() + std::min(game.seats(), 3); };
    Start next = game.default_start();
    while (std::next_permutation(next.order.begin(), end(next))) starts.push_back(next);
    return starts;
  }

  static std::vector<State> damages(const auto& game, const State& state) {
    std::vector<State> broken(24, state);
    const auto table = [&](std::size_t i) -> Table& { return broken[i].table; };
    table(0).seats = static_cast<std::uint8_t>(state.table.seats + 1);
    table(1).calendar.set(0, {12, Seat{0}, Stack{Sex::man}});
    table(2).calendar.set(max_workers - 1, {1, Seat{0}, Stack{Sex::man}});
    table(3).calendar.set_size(26);
    table(4).calendar.set_figures(0, Stack::from_code(255));
    table(5).board.set_plot(Space{3}, Plot::from_code(200));
    table(6).board.set_plot(Space{29}, state.table.plot(Space{29}).none() ? Plot{Tile{0}} : Plot{});
    table(7).holders[0] = Holder::from_code(7);
    table(8).holders[1] = Holder{Seat{1}};
    table(8).holders[0] = Holder::board();
    table(9).board.set_tools(Space{7}, Tools::from_word(0xFFFF));
    table(10).owned[0] = Tools::sets(2);
    table(11).owned[1] = Tools::of(Tool::glass_b);
    table(12).reserves[0].add(Sex::man);
    table(13).phase = static_cast<Phase>(9);
    table(14).turn = Seat{6};
    table(15).months = 7;
    table(16).boards = 255;
    if (game.options().last_half_year == 255) table(16).months = 0;
    table(17).draws = 77;
    table(18).effect = static_cast<Effect>(14);
    table(19).effect = Effect::bridge;
    table(20).losses = 3;
    table(21).took_part = 6;
    table(22).phase = state.table.phase == Phase::over ? Phase::action : Phase::over;
    broken[23].choices[1] = Tools::sets(1);
    return broken;
  }
};

/// Options number `bits` of so many seats.
Options options_of(int seats, int bits) {
  return {.seats = seats,
          .specials = bits % 4 != 3,
          .start_month = 1 + bits % months_per_board,
          .last_half_year = bits % 3 == 0   ? 0
                            : bits % 3 == 1 ? 3
                                            : 255,
          .spare_helpers = bits % 2 == 1};
}

TEST_CASE("conformance: every option set of Samara") {
  conformance::Report report;
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    for (int bits = 0; bits < 12; ++bits) {
      const auto game = RuntimeGame::make(options_of(seats, bits), bits % 5 < 3 ? standard_edition : hamlet_edition);
      REQUIRE(game.has_value());
      conformance::run_games<Traits>(report, *game,
                                     {.key = static_cast<std::uint64_t>(seats * 100 + bits),
                                      .games = 3,
                                      .cap = 600,
                                      .every = 6 * conformance::sparing,
                                      .whole_spaces = bits % 4 == 0 ? 1 : 0});
    }
  }
  conformance::settle(report);
  CHECK(report.part_steps > 0);
  CHECK(report.finished > 0);
  CHECK(report.differ * conformance::sparing > 50);
  CHECK(report.transpositions > 0);
  CHECK(report.whole_spaces > 3);
}

constexpr Options five{.seats = 5, .start_month = 1, .last_half_year = 9, .spare_helpers = true};

TEST_CASE("conformance: whole games of Samara, with the rules in the type and chosen") {
  conformance::settle_whole_games<Traits>({.key = 5, .games = 2, .every = 64}, Game<>{},
                                          *RuntimeGame::make({.seats = 5, .start_month = 2, .spare_helpers = true}));
}

TEST_CASE("conformance: Samara asks for no memory") {
  conformance::settle_allocations(Game<>{}, Game<five, hamlet_edition>{}, *RuntimeGame::make(five));
}

TEST_CASE("conformance: fixed and chosen rules of Samara are twins") {
  conformance::settle_twins(Game<>{}, *RuntimeGame::make({}), 8);
  conformance::settle_twins(Game<five, hamlet_edition>{}, *RuntimeGame::make(five, hamlet_edition), 9);
}

}  // namespace
