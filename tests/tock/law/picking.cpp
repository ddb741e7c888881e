#include <tock/position.hpp>

using namespace tock_test;

namespace {

/// True if each move is picked by its number in the list. In constant evaluation, where compilers are strict about what
/// they have seen of a function so far.
template <class G>
constexpr bool picks_all(const G& game, const State& state, std::size_t count) {
  const auto moves = game.moves(state);
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    if (game.pick_move(state, [&](std::uint32_t) { return i; }) != moves[i]) return false;
  }
  return moves.size() == count && game.count_moves(state) == count;
}

constexpr Game<Options{.seven = Seven::single}> single;

}  // namespace

TEST_CASE("TK-12: walks, swaps and what brings a marble in are picked by number") {
  constexpr State state = position(four, {.marbles = {"7 68", "19 18!", "40"}, .hand = "A4JK"});
  static_assert(picks_all(four, state, 12));
  CHECK(texts(four, state) == words("A:7-8 A:68-69 4:7-3 4:68-64 K:68-9 J:7x19 J:7x40 J:7x68 J:68x19 J:68x40 "
                                    "A:in K:in"));
}

TEST_CASE("TK-27: where the rest of a 7 has to be searched for, its steps are picked by number") {
  constexpr State state = position(four, {.marbles = {"64 h1 h2 h3"}, .hand = "7J"});
  static_assert(picks_all(four, state, 1));
  CHECK(texts(four, state) == words("7:64-65"));
}

TEST_CASE("TK-30: a 7 that is not split is picked from between other ranks") {
  constexpr State state = position(single, {.marbles = {"68"}, .hand = "678"});
  static_assert(picks_all(single, state, 14));
  CHECK(texts(single, state) == words("6:68-2 6:68-h3 7:68-0 7:68-1 7:68-2 7:68-3 7:68-69 7:68-70 7:68-71 7:68-h0 "
                                      "7:68-h1 7:68-h2 7:68-h3 8:68-4"));
}
