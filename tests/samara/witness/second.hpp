#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include <regelwerk/samara.hpp>
#include <samara/witness/naive.hpp>

// From the library's values to those of the naive engine.

namespace samara_test {

using namespace regelwerk;
using namespace regelwerk::samara;

/// The naive engine's rules for this game.
inline naive_samara::Config naive_config(const RuntimeGame& game, const Start& start) {
  naive_samara::Config config;
  config.seats = game.seats();
  config.specials = game.options().specials;
  config.start_month = game.options().start_month;
  config.last_half_year = game.options().last_half_year;
  config.spare_helpers = game.options().spare_helpers;
  for (int i = 0; i < game.seats(); ++i) config.order.push_back(start.order[static_cast<std::size_t>(i)].index());
  for (const SpaceData& space : game.edition().spaces()) config.spaces.push_back({space.column, space.row});
  for (const ToolSpace& tools : game.edition().tool_spaces()) {
    config.tool_spaces.push_back({{tools.space.column, tools.space.row}, tools.digits});
  }
  for (const TileData& tile : game.edition().tiles()) {
    config.tiles.push_back({std::string{tile.name}, tile.copies, tile.prestige, tile.saws, tile.trowels, tile.glass});
  }
  return config;
}

/// Tools as words.
inline std::multiset<std::string> words(Tools tools) {
  std::multiset<std::string> result;
  tools.for_each_kind([&](Tool tool) {
    for (int left = tools.count(tool); left > 0; --left) result.insert(std::string{word(tool)});
  });
  return result;
}

/// The tiles of one holder as words.
inline std::multiset<std::string> tiles_of(const RuntimeGame& game, const Table& table, Holder holder) {
  std::multiset<std::string> result;
  for (int kind = 0; kind < game.layout().tile_kinds; ++kind) {
    for (int left = copies_with(game.layout(), table, Tile{kind}, holder); left > 0; --left) {
      result.insert(std::string{word(game.edition(), Tile{kind}).view()});
    }
  }
  return result;
}

/// A worker as in a state text.
inline std::string text_of(const Worker& worker) {
  std::string text = std::to_string(worker.seat.index());
  for (int depth = 0; depth < worker.figures.strength(); ++depth) {
    text += sex_letters[static_cast<std::size_t>(worker.figures.figure(depth))];
  }
  return text;
}

/// The rows of all months in view.
inline std::vector<std::vector<std::string>> rows_of(const Table& table) {
  std::vector<std::vector<std::string>> rows(static_cast<std::size_t>(last_month(table)) + 1);
  for (const Worker& worker : table.calendar) rows.at(worker.month).push_back(text_of(worker));
  return rows;
}
inline std::vector<std::vector<std::string>> rows_of(const naive_samara::Position& position) {
  std::vector<std::vector<std::string>> rows;
  for (const auto& month : position.months) {
    rows.emplace_back();
    for (const auto& worker : month) rows.back().push_back(std::to_string(worker.seat) + worker.figures);
  }
  return rows;
}

/// The kind of node as the naive engine calls it.
inline std::string node_of(const Table& table) {
  if (table.phase != Phase::effect) return std::string{phase_words[static_cast<std::size_t>(table.phase)]};
  switch (table.effect) {
    case Effect::barracks:
      return "give";
    case Effect::hospital:
      return "hurt";
    case Effect::weight_room:
      return "train";
    case Effect::tombstone:
      return "bury";
    case Effect::prison:
      return "imprison";
    default:
      return "lose";
  }
}

/// What the seats have, as the naive engine notes it.
inline void set_seats(const RuntimeGame& game, const State& state, naive_samara::Position& position) {
  const Table& table = state.table;
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    const auto at = static_cast<std::size_t>(index);
    position.tools.at(at) = words(table.tools_of(seat));
    const Reserve& reserve = table.reserve(seat);
    position.reserve.at(at) = {reserve.count(Sex::woman), reserve.count(Sex::man)};
    const auto tiles = tiles_of(game, table, Holder{seat});
    position.taken.at(at).assign(tiles.begin(), tiles.end());
    for (const std::string& chosen : words(state.choice(seat))) position.given[index] = chosen;
  }
}

/// What lies on the board, and what chance has left; after the setup nobody asks for that.
inline void set_board(const RuntimeGame& game, const Table& table, naive_samara::Position& position) {
  for (int index = 0; index < space_count; ++index) {
    const Plot plot = table.plot(Space{index});
    auto& space = position.spaces.at(static_cast<std::size_t>(index));
    space.tile = plot.none() ? "" : std::string{word(game.edition(), plot.tile()).view()};
    space.tools = words(table.tools_on(Space{index}));
    for (const std::string& laid : space.tools) position.tools_left.erase(position.tools_left.find(laid));
  }
  for (auto& [tile, left] : position.tiles_left) left = 0;
  for (const std::string& tile : tiles_of(game, table, Holder::bag())) ++position.tiles_left.at(tile);
}

/// The follow-ups that are still to come, the one of this node first.
inline std::vector<naive_samara::FollowUp> follow_ups_left(const Table& table, const naive_samara::Position& position) {
  const std::string tile{special(table.effect).word};
  auto all = naive_samara::follow_ups_of(position, table.builder.index(), tile);
  const int asked = (table.effect == Effect::prison ? table.victim : table.turn).index();
  const auto is_asked = [&](const naive_samara::FollowUp& each) { return each.seat == asked; };
  all.erase(all.begin(), std::find_if(all.begin(), all.end(), is_asked));
  if (table.losses > 0) all.resize(table.losses);  // SM-30: the same seat twice
  return all;
}

/// What the tile just built still asks for. Of the seat's tiles that it came last the naive engine must be told; of the
/// others no rule asks in what order they came.
inline void set_effect(const Table& table, naive_samara::Position& position) {
  position.builder = table.builder.index();
  auto& taken = position.taken.at(static_cast<std::size_t>(position.builder));
  const std::string built{special(table.effect).word};
  taken.erase(std::find(taken.begin(), taken.end(), built));
  taken.push_back(built);
  position.space = table.site.index();
  position.follow_ups = follow_ups_left(table, position);
  const auto row = static_cast<int>(position.months.at(table.reached).size());
  for (int place = row - table.took_part; place < row; ++place) position.took_part.push_back({table.reached, place});
}

/// The naive engine's position for any sound state. Of what has been, it asks no more than a state tells: the laying
/// order counts in the setup only, where the calendar shows it.
inline naive_samara::Position naive_position(const RuntimeGame& game, const State& state) {
  const Table& table = state.table;
  auto position = naive_samara::initial(naive_config(game, game.default_start()));
  position.node = node_of(table);
  position.months_to_end = table.months;
  position.boards_laid = table.boards;
  position.months.assign(static_cast<std::size_t>(last_month(table)) + 1, {});
  for (const Worker& worker : table.calendar) {
    position.months.at(worker.month).push_back({worker.seat.index(), std::string{word(worker.figures).view()}});
  }
  set_board(game, table, position);
  set_seats(game, state, position);
  if (table.phase == Phase::effect) set_effect(table, position);
  return position;
}

}  // namespace samara_test
