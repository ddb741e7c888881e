#include <perft_file.hpp>

#include <cstddef>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/naive.hpp>
#include <ostfriesenlauf/second.hpp>
#include <regelwerk/ostfriesenlauf.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;

naive_ostfriesenlauf::Position naive_position(const RuntimeGame& game, const State& state) {
  using ostfriesenlauf_test::faces;
  const Table& table = state.table;
  auto position = naive_ostfriesenlauf::initial(ostfriesenlauf_test::naive_config(game, game.default_start()));
  position.node = phase_words[static_cast<std::size_t>(table.phase)];
  position.order.clear();
  for (const Place place : all_places) {
    const Runner runner = table.race.at(place);
    position.order.push_back(runner.index());
    position.positions.at(static_cast<std::size_t>(runner.index())) = table.race.position(runner);
  }
  position.sign = sign_words[static_cast<std::size_t>(table.sign)];
  for (int seat = 0; seat < game.seats(); ++seat) {
    position.hands.at(static_cast<std::size_t>(seat)) = faces(game, state.hand(Seat{seat}));
  }
  position.stacks = faces(game, state.stacks);
  position.played = faces(game, cards_played(game.layout(), state));
  if (table.phase == Phase::deal) {
    position.turn = table.turn * stack_count + static_cast<int>(table.stack);
    return position;
  }
  position.laying_order.assign(position.order.rbegin(), position.order.rend());
  position.turn = table.turn;
  for (int turn = 0; turn < table.turn; ++turn) {
    const Laid laid = state.laid[static_cast<std::size_t>(turn)];
    if (laid.none()) continue;
    position.laid.push_back({number(laid.card().back()), ostfriesenlauf_test::face_text(game, laid.card()),
                             position.laying_order.at(static_cast<std::size_t>(turn))});
  }
  if (table.phase == Phase::card) position.drawn_stack = number(table.stack);
  return position;
}

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto found = perft_file::check<RuntimeGame>(
      "ostfriesenlauf", {&standard_edition, &short_edition, &long_edition}, 3'000, naive_position);
  CHECK(found.lines >= 8);
  CHECK(found.confirmed >= 24);
}

}  // namespace
