#include <perft_file.hpp>

#include <cstddef>
#include <string>

#include <clockman/naive.hpp>
#include <clockman/second.hpp>
#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;
using namespace clockman_test;

/// The naive engine's position for the beginning of a turn when all first turns are over.
naive_clockman::Position naive_position(const RuntimeGame& game, const State& state) {
  REQUIRE((state.table.phase == Phase::roll || state.table.phase == Phase::before));
  naive_clockman::Position position = naive_clockman::initial(naive_config(game));
  position.symbol_draw = letters(state.draw_pile);
  position.symbol_back = letters(state.put_back);
  position.event_draw = tokens(game, state, Spot::draw());
  position.event_back = tokens(game, state, Spot::put_back());
  for (int number = 0; number < digit_fields; ++number) {
    const Space at = game.layout().digit_at[static_cast<std::size_t>(number)];
    if (!state.table.board.contains(number)) position.board.erase({at.ring(), at.index()});
  }
  for (int passage = 0; passage < passages; ++passage) {
    if (state.table.opened.contains(passage)) position.blockades.erase(passage);
  }
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    const auto at = static_cast<std::size_t>(index);
    position.figures[at] = naive_place(state.table.figure(seat));
    position.symbols[at] = letters(state.hand(seat));
    position.cards[at] = tokens(game, state, Spot::hand(seat));
    position.date[at] = letters(state.table.of(seat).date);
    position.loose[at] = letters(state.table.of(seat).loose);
    position.skips[at] = state.table.skips[at];
    for (int counter = 0; counter < 8; ++counter) {
      for (const std::string& token : tokens(game, state, Spot::open(seat, counter))) {
        position.open[at].insert({token, counter});
      }
    }
    for (int low = 0; low < index; ++low) {
      if (state.table.pacts.contains(Seat{low}, seat)) position.pacts.insert({low, index});
    }
  }
  naive_clockman::set_turn(position, state.table.turn.index());
  return position;
}

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto found = perft_file::check<RuntimeGame>("clockman", {&standard_edition}, 2'000, naive_position);
  CHECK(found.lines >= 8);
  CHECK(found.shortest >= 4);
}

}  // namespace
