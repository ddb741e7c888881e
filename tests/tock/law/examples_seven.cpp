#include <tock/position.hpp>

// The worked examples of the ledger that are about a 7.

using namespace tock_test;

namespace {

/// Walks through nodes with one move each and checks that there is no other.
template <class G>
State forced(const G& game, State state, std::string_view moves) {
  for_each_word(moves, [&](std::string_view word) {
    CHECK(texts(game, state) == words(word));
    state = after(game, state, word);
  });
  return state;
}

/// Counts the ways to carry a 7 out and collects the marbles of the colour that they lead to.
template <class G>
int histories(const G& game, const State& state, int colour, Texts& results) {
  int count = 0;
  for (const Move move : game.moves(state)) {
    const State next = game.play(state, move);
    if (next.table.phase == Phase::step) {
      count += histories(game, next, colour, results);
    } else {
      ++count;
      results.insert(marbles(game, next, colour));
    }
  }
  return count;
}

}  // namespace

TEST_CASE("Example 2, TK-26, TK-27: seven steps of one marble, or split") {
  const State alone = position(four, {.turn = 1, .marbles = {"", "14"}, .hand = "7"});
  const State end = forced(four, alone, "7:14-15 step:15-16 step:16-17 step:17-18 step:18-19 step:19-20 step:20-21");
  CHECK(marbles(four, end, 1) == "21");
  CHECK(refused_by(four, after(four, alone, "7:14-15 step:15-16"), "step:16-h0") == "TK-27");

  State state = position(four, {.turn = 1, .marbles = {"", "14 30"}, .hand = "7"});
  CHECK(texts(four, state) == words("7:14-15 7:30-31"));
  state = after(four, state, "7:14-15 step:15-16");
  CHECK(texts(four, state) == words("step:16-17 step:16-h0 step:30-31"));
  state = after(four, state, "step:16-h0 step:30-31 step:h0-h1 step:h1-h2 step:h2-h3");
  CHECK(marbles(four, state, 1) == "31 h3");
  CHECK(state.table.phase != Phase::step);
}

TEST_CASE("Example 5, TK-21: a taken home field can be freed by a split 7 only") {
  State state = position(four, {.marbles = {"70 30 h0 h3"}, .hand = "7"});
  CHECK(refused_by(four, state, "7:70-h0") == "TK-21");
  state = after(four, state, "7:h0-h1 step:70-h0 step:30-31 step:31-32 step:32-33 step:33-34 step:34-35");
  CHECK(marbles(four, state, 0) == "35 h0 h1 h3");

  const State low = position(four, {.marbles = {"70 h0 h3"}, .hand = "A23"});
  CHECK(texts(four, low) == words("A:in A:70-71 A:h0-h1 2:70-0 2:h0-h2 3:70-1"));
  CHECK(refused_by(four, low, "A:70-h0") == "TK-21");
  CHECK(refused_by(four, low, "2:70-h1") == "TK-21");
  CHECK(refused_by(four, low, "3:70-h2") == "TK-21");
  CHECK(refused_by(four, low, "3:h0-h3") == "TK-21");
}

TEST_CASE("Example 7, TK-27: one result, five histories") {
  const State state = position(four, {.marbles = {"11 16", "18!"}, .hand = "7"});
  Texts results;
  CHECK(histories(four, state, 0, results) == 5);
  CHECK(results == words("17"));
  const State late = after(four, state, "7:11-12 step:12-13 step:13-14 step:14-15");
  CHECK(texts(four, late) == words("step:16-17"));
  CHECK(refused_by(four, late, "step:15-16") == "TK-27");
}

TEST_CASE("Example 9, TK-29: a marble whose protection a step has ended") {
  State state = position(four, {.marbles = {"0! 71"}, .hand = "7"});
  CHECK(texts(four, state) == words("7:0-1"));
  CHECK(refused_by(four, state, "7:71-0") == "TK-16");
  state = after(four, state, "7:0-1");
  CHECK(texts(four, state) == words("step:1-2 step:71-0"));
  state = after(four, state, "step:71-0");
  CHECK(marbles(four, state, 0) == "0 1");
  state = after(four, state, "step:0-1");
  CHECK(marbles(four, state, 0) == "1");
}

TEST_CASE("Example 12, TK-30: every number of steps of an unsplit 7") {
  constexpr State state = position(single_seven, {.marbles = {"68"}, .hand = "7"});
  constexpr std::string_view expected =
      "7:68-69 7:68-70 7:68-71 7:68-0 7:68-1 7:68-2 7:68-3 7:68-h0 7:68-h1 7:68-h2 7:68-h3";
  static_assert(has_moves(single_seven, state, expected));
  CHECK(texts(single_seven, state) == words(expected));
  CHECK(refused_by(single_seven, state, "7:68-4") == "TK-30");
  CHECK(refused_by(single_seven, state, "7:68-67") == "TK-30");
}

TEST_CASE("Example 15, TK-27, TK-36: the seventh step may end the game, an earlier one may not") {
  const State far = position(four, {.marbles = {"64 h1 h2 h3"}, .hand = "7"});
  const State last = forced(four, far, "7:64-65 step:65-66 step:66-67 step:67-68 step:68-69 step:69-70");
  CHECK(texts(four, last) == words("step:70-h0 step:70-71"));
  CHECK(four.actor(after(four, last, "step:70-h0")).is_nobody());
  CHECK(four.outcome(after(four, last, "step:70-h0"))->place(seat(0)) == 1);
  CHECK(!four.outcome(after(four, last, "step:70-71")));

  const State near = position(four, {.marbles = {"66 h1 h2 h3"}, .hand = "7"});
  const State entrance = forced(four, near, "7:66-67 step:67-68 step:68-69 step:69-70");
  CHECK(refused_by(four, entrance, "step:70-h0") == "TK-27");
  CHECK(marbles(four, forced(four, entrance, "step:70-71 step:71-0 step:0-1"), 0) == "1 h1 h2 h3");
}
