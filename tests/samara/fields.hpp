#pragma once
#include <regelwerk/samara.hpp>

// Every number, name and enumerator of an edition, for editions that are broken on purpose.

namespace hostile_samara {

using namespace regelwerk::samara;

inline constexpr auto visit_space = [](SpaceData& space, auto& visit) {
  visit(space.column);
  visit(space.row);
};

inline constexpr auto fields = [](Edition& edition, auto visit) {
  visit(edition.name);
  visit(edition.spaces_used);
  for (SpaceData& space : edition.space_data) visit_space(space, visit);
  visit(edition.tool_spaces_used);
  for (ToolSpace& tools : edition.tool_space_data) {
    visit_space(tools.space, visit);
    for (int& digit : tools.digits) visit(digit);
  }
  visit(edition.tiles_used);
  for (TileData& tile : edition.tile_data) {
    visit(tile.name);
    for (int* number : {&tile.copies, &tile.prestige, &tile.saws, &tile.trowels, &tile.glass}) visit(*number);
  }
};

}  // namespace hostile_samara
