#include <regelwerk/play/perft.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include <core/aborts.hpp>
#include <core/both.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

TEST_CASE("perft: no ply is one sequence") {
  CHECK_BOTH(perft(four, four.initial(), 0) == 1);
  CHECK_BOTH(perft(four, position(four, {.hand = "AK"}), 0) == 1);
}

TEST_CASE("perft: chance outcomes count like moves, however much they weigh") {
  CHECK_BOTH(perft(four, four.initial(), 1) == 13);
  CHECK(perft(four, four.initial(), 4) == 13 * 13 * 13 * 13);
  // Five cards of one rank there are not.
  CHECK(perft(four, four.initial(), 5) == 13 * 13 * 13 * 13 * 13 - 13);
}

/// Nobody is on the board, and only seat 0 can bring a marble in. The others discard: seats 1 and 3 have one choice,
/// seat 2 has two.
TEST_CASE("perft: a small tree counted by hand") {
  constexpr State state = position(four, {.hand = "AK", .hands = {"", "22", "23", "33"}, .deal = 1});
  static_assert(has_moves(four, state, "A:in K:in"));
  CHECK_BOTH(perft(four, state, 1) == 2);
  CHECK_BOTH(perft(four, state, 2) == 2 * 1);
  CHECK_BOTH(perft(four, state, 3) == 2 * 1 * 2);
  CHECK_BOTH(perft(four, state, 4) == 2 * 1 * 2 * 1);
  // The card left moves the marble; it brings no other one in while the first stands protected on the start field.
  CHECK(perft(four, state, 5) == 2 * 1 * 2 * 1 * 1);
}

TEST_CASE("perft: example 7, five histories of a 7") {
  constexpr State state = position(four, {.marbles = {"11 16", "18!"}, .hand = "7"});
  CHECK(perft(four, state, 7) == 5);
}

TEST_CASE("perft: a game that is over goes no further") {
  constexpr State state = position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"});
  CHECK_BOTH(perft(four, state, 1) == 2);
  // A:70-h0 wins. After A:70-71 seat 1 plays on.
  const State other = after(four, state, "A:70-71");
  CHECK(perft(four, state, 2) == four.moves(other).size());
  CHECK(perft(four, after(four, state, "A:70-h0"), 1) == 0);
  CHECK(perft(four, after(four, state, "A:70-h0"), 0) == 1);
}

TEST_CASE("perft: the split sums up to the whole") {
  constexpr State state = position(four, {.marbles = {"0! 11 30", "18! 40"}, .hand = "7J4"});
  for (int depth = 1; depth <= 4; ++depth) {
    std::uint64_t sum = 0;
    std::vector<Move> moves;
    perft_split(four, state, depth, [&](const Move& move, std::uint64_t count) {
      moves.push_back(move);
      sum += count;
      CHECK(count == perft(four, four.play(state, move), depth - 1));
    });
    CHECK(sum == perft(four, state, depth));
    const auto listed = four.moves(state);
    CHECK(moves == std::vector<Move>(listed.begin(), listed.end()));
  }
}

TEST_CASE("perft: a split visitor's answer does not stop it") {
  int moves = 0;
  perft_split(four, four.initial(), 1, [&](const Move&, std::uint64_t) {
    ++moves;
    return false;
  });
  CHECK(moves == 13);
}

CONTRACT_CASE("perft: no negative depth") {
  const State state = position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"});
  const State over = after(four, state, "A:70-h0");
  CHECK_ABORTS(perft(four, over, -1));
  CHECK_ABORTS(perft_split(four, over, 0, [](const Move&, std::uint64_t) {}));
}

}  // namespace
