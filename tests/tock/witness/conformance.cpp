#include <conformance.hpp>

#include <array>
#include <cstddef>
#include <vector>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/parts.hpp>
#include <tock/editions.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

struct Traits : conformance::Defaults {
  static bool secret(const auto& /*game*/, const State& state, Move move, Viewer viewer) {
    return (move.kind == MoveKind::deal || move.kind == MoveKind::give) && !viewer.is(state.table.turn);
  }

  static std::vector<Start> starts(const auto& game) {
    std::vector<Start> starts;
    for (int seat = 0; seat < game.seats(); ++seat) starts.push_back({Seat{seat}});
    return starts;
  }

  static std::vector<State> damages(const auto& /*game*/, const State& state) {
    std::vector<State> broken(16, state);
    broken[0].table.seats = static_cast<std::uint8_t>(state.table.seats + 1);
    broken[1].table.marbles[0].set(0, Place::from_code(220));
    broken[2].table.marbles[1].set(3, Place::ring(0));
    broken[2].table.marbles[1].set(2, Place::ring(0));
    broken[3].table.guarded = SeatSet{~state.table.guarded.bits() & 0xFFU};
    broken[4].deck = full_deck;
    broken[4].discards = full_deck;
    broken[5].discards = Cards::from_word(state.discards.word() ^ (std::uint64_t{1} << 60));
    broken[6].hands[0] = state.hands[1];
    broken[6].hands[1] = state.hands[1] + Cards::from_word(1);
    broken[7].table.deal = 77;
    broken[8].table.phase = static_cast<Phase>(9);
    broken[9].table.steps_left = 9;
    broken[10].table.leader = Seat{6};
    broken[11].table.turn = Seat{200};
    broken[12].table.ban = true;
    broken[12].table.phase = Phase::over;
    broken[13].gifts[5] = Gift::from_code(99);
    broken[14].table.chosen = SeatSet{0xFF};
    broken[15].table.phase = state.table.phase == Phase::over ? Phase::play : Phase::over;
    return broken;
  }
};

TEST_CASE("conformance: every option set of Tock") {
  conformance::Report report;
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    for (int bits = 0; bits < 24; ++bits) {
      const Options options{.seats = seats,
                            .mode = static_cast<Mode>(bits % 3),
                            .quick_start = bits / 6 % 2 == 1,
                            .seven = static_cast<Seven>(bits / 3 % 2),
                            .own_start = static_cast<OwnStart>(bits / 12)};
      const Edition& edition = bits % 2 == 0 ? standard_edition : bits % 3 == 0 ? wide_edition : crooked_edition;
      const auto game = RuntimeGame::make(options, edition);
      REQUIRE(game.has_value());
      conformance::run_games<Traits>(report, *game,
                                     {.key = static_cast<std::uint64_t>(seats * 100 + bits),
                                      .games = 1,
                                      .cap = 600,
                                      .every = 24 * conformance::sparing,
                                      .whole_spaces = bits == seats ? 1 : 0});
    }
  }
  conformance::settle(report);
  CHECK(report.differ * 2 > report.lookalikes);
  CHECK(report.transpositions > 0);
  CHECK(report.whole_spaces > 3);
  CHECK(report.part_steps > 10'000 / conformance::sparing);
  CHECK(report.most_parts >= 13);
}

constexpr Options most{.seats = 6, .mode = Mode::three_pairs, .quick_start = true, .own_start = OwnStart::closed};

TEST_CASE("conformance: whole games of Tock, with the rules in the type and chosen") {
  conformance::settle_whole_games<Traits>(
      {.key = 5, .games = 1, .every = 64}, Game<>{},
      *RuntimeGame::make({.seats = 4, .mode = Mode::two_pairs, .own_start = OwnStart::closed}));
}

TEST_CASE("conformance: Tock asks for no memory") {
  conformance::settle_allocations(Game<>{}, Game<most, wide_edition>{}, *RuntimeGame::make(most));
}

TEST_CASE("conformance: fixed and chosen rules of Tock are twins") {
  conformance::settle_twins(Game<>{}, *RuntimeGame::make({}), 8);
  conformance::settle_twins(Game<most, wide_edition>{}, *RuntimeGame::make(most, wide_edition), 9);
}

}  // namespace
