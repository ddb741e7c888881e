#include <string>
#include <vector>

#include <regelwerk/samara/language/german.hpp>

#include "components.hpp"
#include "samara.hpp"
#include "samara_words.hpp"
#include "text.hpp"

namespace play {

using regelwerk::samara::SpaceData;
using regelwerk::samara::Special;
using regelwerk::samara::Tile;
using regelwerk::samara::TileData;

namespace {

std::string named(const SpaceData& space) { return join(space.column, ",", space.row); }

std::string needs(const TileData& tile, const Ink& ink) {
  std::vector<std::string> tools;
  if (tile.saws > 0) tools.push_back(ink.text("saws {}", tile.saws));
  if (tile.trowels > 0) tools.push_back(ink.text("trowels {}", tile.trowels));
  if (tile.glass > 0) tools.push_back(ink.text("glass tools {}", tile.glass));
  return tools.empty() ? ink.text("no tools") : listed(tools);
}

std::string effect(const Special& special, const Ink& ink) {
  if (special.name.empty()) return {};
  return special.permanent ? ink.text("; acts for good by {}", info(special.rule).id)
                           : ink.text("; acts once by {}", info(special.rule).id);
}

}  // namespace

std::string Samara::components(const Game& game, const Ink& ink) {
  const auto& edition = game.edition();
  const SamaraWords words{game, ink};
  std::vector<std::string> spaces;
  for (const SpaceData& space : edition.spaces()) spaces.push_back(named(space));
  std::vector<std::string> tools;
  for (const auto& lying : edition.tool_spaces()) {
    tools.push_back(join(named(lying.space), ": ", lying.tools(game.seats())));
  }
  std::string text = component(ink, ink.text("Spaces, each by months of work and strength needed"), listed(spaces));
  text += component(ink, ink.text("Tools laid out, by space"), listed(tools));
  for (int kind = 0; kind < game.layout().tile_kinds; ++kind) {
    const Tile tile{kind};
    const TileData& data = words.data(tile);
    text += component(ink, words.tile(tile),
                      join(ink.text("copies {}, prestige {}, {}", data.copies, data.prestige, needs(data, ink)),
                           effect(special(game.layout().facts(tile).effect), ink)));
  }
  return text;
}

}  // namespace play
