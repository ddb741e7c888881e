#include <tock/position.hpp>

#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/tock/law/fast/reaches.hpp>
#include <tock/editions.hpp>

using namespace tock_test;

namespace {

/// The plain witness: what Reach says of one marble, step by step.
bool as_reach_says(const Layout& layout, OwnStart own_start, const Table& table, Seat colour) {
  const Marbles& marbles = table.of(colour);
  const Walls walls{layout, own_start, table.guarded, colour};
  const Reaches reaches{layout, walls_against(own_start, table.guarded, colour), colour, marbles};
  bool same = true;
  for (int i = 0; i < marbles_per_seat; ++i) {
    const auto has = [&](MarbleBits some) { return (some >> i & 1U) != 0; };
    const bool in_play = !marbles[i].is_area();
    const Reach reach = in_play ? reach_of(layout, walls, marbles, colour, marbles[i]) : Reach{};
    for (int steps = 1; steps <= Reaches::longest; ++steps) {
      same = same && has(reaches.along_ring(steps)) == (in_play && reach.along_ring(steps)) &&
             has(reaches.into_lane(steps)) == (in_play && reach.into_lane(steps));
    }
    same = same && has(reaches.back()) == (in_play && reach.backward >= backward_steps);
  }
  return same;
}

}  // namespace

TEST_CASE("TK-16, TK-19 to TK-22, TK-25, TK-39: all marbles at once reach what each of them does") {
  int positions = 0;
  int guarded = 0;
  int same = 0;
  for (int bits = 0; bits < 20; ++bits) {
    const Options options{.seats = 2 + bits % 5,
                          .mode = bits % 2 == 0 ? Mode::free_for_all : Mode::two_pairs,
                          .own_start = static_cast<OwnStart>(bits / 5 % 2)};
    const Edition& edition = bits % 3 == 0 ? crooked_edition : bits % 3 == 1 ? vast_edition : standard_edition;
    const auto game = RuntimeGame::make(options, edition);
    REQUIRE(game.has_value());
    regelwerk::Random random{static_cast<std::uint64_t>(bits)};
    State state = game->initial();
    for (int i = 0; i < 3'000 && !game->actor(state).is_nobody(); ++i) {
      game->advance(state, random_move(*game, state, random));
      for (int colour = 0; colour < game->seats(); ++colour) {
        same += as_reach_says(game->layout(), options.own_start, state.table, Seat{colour}) ? 1 : 0;
        ++positions;
      }
      guarded += state.table.guarded.empty() ? 0 : 1;
    }
  }
  CHECK(same == positions);
  CHECK(positions > 100'000);
  CHECK(guarded > 10'000);
}
