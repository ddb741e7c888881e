#include <perft_file.hpp>

#include <cstddef>

#include <regelwerk/samara.hpp>
#include <samara/naive.hpp>
#include <samara/second.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::samara;

/// The naive engine's position for an action node.
naive_samara::Position naive_position(const RuntimeGame& game, const State& state) {
  const Table& table = state.table;
  naive_samara::Position position = naive_samara::initial(samara_test::naive_config(game, game.default_start()));
  position.node = samara_test::node_of(table);
  REQUIRE(position.node == "action");
  position.months_to_end = table.months;
  position.boards_laid = table.boards;
  position.months.assign(static_cast<std::size_t>(last_month(table)) + 1, {});
  for (const Worker& worker : table.calendar) {
    position.months.at(worker.month).push_back({worker.seat.index(), samara_test::text_of(worker).substr(1)});
  }
  for (int index = 0; index < space_count; ++index) {
    const Plot plot = table.plot(Space{index});
    auto& space = position.spaces.at(static_cast<std::size_t>(index));
    if (!plot.none()) space.tile = word(game.edition(), plot.tile()).view();
    space.tools = samara_test::words(table.tools_on(Space{index}));
  }
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    const auto at = static_cast<std::size_t>(index);
    position.tools.at(at) = samara_test::words(table.tools_of(seat));
    position.reserve.at(at) = {table.reserve(seat).count(Sex::woman), table.reserve(seat).count(Sex::man)};
    const auto tiles = samara_test::tiles_of(game, table, Holder{seat});
    position.taken.at(at).assign(tiles.begin(), tiles.end());
  }
  const auto unused = samara_test::tiles_of(game, table, Holder::bag());
  for (auto& [tile, left] : position.tiles_left) left = static_cast<int>(unused.count(tile));
  position.tools_left.clear();
  return position;
}

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto found = perft_file::check<RuntimeGame>("samara", {&standard_edition}, 3'000, naive_position);
  CHECK(found.lines >= 8);
}

}  // namespace
