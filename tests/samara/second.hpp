#pragma once
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include <regelwerk/samara.hpp>
#include <samara/naive.hpp>

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

}  // namespace samara_test
