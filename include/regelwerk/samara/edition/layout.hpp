#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/row_sums.hpp>
#include <regelwerk/samara/edition/space.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/tile.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// The properties of a kind of tile that the rules use.
struct TileFacts {
  Effect effect{};  ///< SM-25: none if the game has no special tiles
  std::uint8_t prestige = 0;
  std::uint8_t first_copy = 0;  ///< number of its first copy; copies are numbered consecutively, kind by kind
  std::uint8_t copies = 0;

  friend constexpr bool operator==(const TileFacts&, const TileFacts&) = default;
};

/// For each number of owned tools of one family: the tiles that need at most this many.
using PayableTiles = std::array<TileSet, Kit::any_number + 1>;

/// What follows from options and edition: the spaces, where tools are laid, and the properties of the tiles.
struct Layout {
  int seats = 0;
  int tile_kinds = 0;
  std::array<std::uint8_t, space_count> column_of_space{};                                ///< SM-2: by space
  std::array<std::uint8_t, space_count> rows{};                                           ///< SM-2: by space
  std::array<RowSums, space_count> ones_in_rows{};                                        ///< SM-2: by space
  std::array<Space, static_cast<std::size_t>(max_seats) * tools_per_seat> tool_places{};  ///< SM-3: in order of laying
  std::array<SpaceSet, max_row + 1> spaces_up_to_row{};
  std::array<TileFacts, tile_count> tiles{};
  std::array<Tile, tile_count> kinds{};    ///< the kind of each copy
  std::array<Kit, tile_count + 1> kits{};  ///< SM-19: required tools by tile; the last entry is for no tile
  /// SM-19, SM-21, SM-33: by the number of owned saws, trowels, glass tools, or tools in total.
  PayableTiles payable_saws{};
  PayableTiles payable_trowels{};
  PayableTiles payable_glass{};
  PayableTiles payable_all{};
  std::array<std::uint8_t, effect_count> permanent_copies{};  ///< SM-25: by effect, the number of the copy
  bool specials = false;                                      ///< SM-25: tiles have effects
  int most_prestige = 0;  ///< SM-1, SM-44: total prestige of the 30 tiles with the highest prestige

  [[nodiscard]] constexpr int column(Space space) const noexcept {
    return column_of_space[static_cast<std::size_t>(space.index())];
  }
  [[nodiscard]] constexpr int row(Space space) const noexcept { return rows[static_cast<std::size_t>(space.index())]; }
  /// A RowSums with 1 in the row of this space.
  [[nodiscard]] constexpr RowSums one_in_row(Space space) const noexcept {
    return ones_in_rows[static_cast<std::size_t>(space.index())];
  }
  [[nodiscard]] constexpr const TileFacts& facts(Tile tile) const noexcept {
    return tiles[static_cast<std::size_t>(tile.index())];
  }
  /// SM-2. The spaces in rows 1 to `row`.
  [[nodiscard]] constexpr SpaceSet up_to_row(int row) const noexcept {
    return spaces_up_to_row[static_cast<std::size_t>(row)];
  }
  /// SM-3. The number of tools that are laid.
  [[nodiscard]] constexpr int tools() const noexcept { return tools_per_seat * seats; }

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

namespace detail {

constexpr void lay_out_spaces(Layout& layout, const Edition& edition) noexcept {
  std::size_t tools = 0;
  for (std::size_t i = 0; i < edition.spaces().size(); ++i) {
    const SpaceData space = edition.spaces()[i];
    layout.column_of_space[i] = static_cast<std::uint8_t>(space.column);
    layout.rows[i] = static_cast<std::uint8_t>(space.row);
    layout.ones_in_rows[i] = RowSums::one_in(space.row);
    for (int row = space.row; row <= max_row; ++row) {
      layout.spaces_up_to_row[static_cast<std::size_t>(row)].insert_if(true, Space{static_cast<int>(i)});
    }
    for (const ToolSpace& tool_space : edition.tool_spaces()) {
      if (tool_space.space != space) continue;
      for (int left = tool_space.tools(layout.seats); left > 0; --left) {
        layout.tool_places[tools++] = Space{static_cast<int>(i)};
      }
    }
  }
}

/// SM-19. Enters what the tile needs into the tables: a seat with more tools can pay as well.
constexpr void lay_out_kit(Layout& layout, Tile tile, Kit needed) noexcept {
  const auto insert = [&](PayableTiles& tiles, int number) { tiles[static_cast<std::size_t>(number)].insert(tile); };
  insert(layout.payable_saws, needed.saws());
  insert(layout.payable_trowels, needed.trowels());
  insert(layout.payable_glass, needed.glass());
  insert(layout.payable_all, needed.all());
}

constexpr void add_up(PayableTiles& tiles) noexcept {
  for (std::size_t number = 1; number < tiles.size(); ++number) tiles[number] |= tiles[number - 1];
}

constexpr void lay_out_tiles(Layout& layout, const Edition& edition) noexcept {
  int copy = 0;
  layout.tile_kinds = edition.tiles_used;
  for (std::size_t i = 0; i < edition.tiles().size(); ++i) {
    const TileData& tile = edition.tiles()[i];
    const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
    const Effect effect = layout.specials ? effect_of(tile.name) : Effect::none;
    layout.tiles[i] = {effect, byte(tile.prestige), byte(copy), byte(tile.copies)};
    layout.kits[i] = {tile.saws, tile.trowels, tile.glass, static_cast<int>(tile.tools())};
    lay_out_kit(layout, Tile{static_cast<int>(i)}, layout.kits[i]);
    if (special(effect).permanent) layout.permanent_copies[static_cast<std::size_t>(effect)] = byte(copy);
    for (int left = tile.copies; left > 0; --left)
      layout.kinds[static_cast<std::size_t>(copy++)] = Tile{static_cast<int>(i)};
  }
  add_up(layout.payable_saws);
  add_up(layout.payable_trowels);
  add_up(layout.payable_glass);
  add_up(layout.payable_all);
  layout.kits.back() = {Kit::any_number, Kit::any_number, Kit::any_number, Kit::any_number};
}

/// SM-1. The maximum total prestige of 30 of the 36 tiles, one for each space.
[[nodiscard]] constexpr int most_prestige(const Edition& edition) noexcept {
  std::array<int, tile_count> prestige{};
  std::size_t copy = 0;
  for (const TileData& tile : edition.tiles()) {
    for (int left = tile.copies; left > 0 && copy < prestige.size(); --left)
      prestige[copy++] = static_cast<std::uint8_t>(tile.prestige);
  }
  int most = 0;
  for (std::size_t i = 0; i < space_count; ++i) {
    std::size_t best = i;
    for (std::size_t j = i + 1; j < prestige.size(); ++j) best = prestige[j] > prestige[best] ? j : best;
    most += prestige[best];
    prestige[best] = prestige[i];
  }
  return most;
}

}  // namespace detail

/// Precondition: both are valid; otherwise the layout is blank.
[[nodiscard]] constexpr Layout make_layout(const Options& options, const Edition& edition) noexcept {
  Layout layout;
  if (!validate(options).empty() || !validate(edition).empty()) return layout;
  layout.seats = options.seats;
  layout.specials = options.specials;
  detail::lay_out_spaces(layout, edition);
  detail::lay_out_tiles(layout, edition);
  layout.most_prestige = detail::most_prestige(edition);
  return layout;
}

}  // namespace regelwerk::samara
