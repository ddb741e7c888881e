#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// A space of the board by its place in the edition's order.
class Space {
 public:
  constexpr Space() = default;
  constexpr explicit Space(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr int index() const noexcept { return index_; }
  /// False for an index that no space has in any edition.
  [[nodiscard]] constexpr bool valid() const noexcept { return index_ < space_count; }

  friend constexpr auto operator<=>(Space, Space) = default;

 private:
  std::uint8_t index_ = 0;
};

/// A set of spaces, one bit each.
class SpaceSet {
 public:
  constexpr SpaceSet() = default;

  /// Inserts the space if asked to. There is no branch on it, since what is asked cannot be foreseen.
  constexpr void insert_if(bool wanted, Space space) noexcept {
    bits_ |= static_cast<std::uint32_t>(wanted ? 1 : 0) << space.index();
  }

  constexpr SpaceSet& operator|=(SpaceSet other) noexcept {
    bits_ |= other.bits_;
    return *this;
  }

  /// Visits the spaces in order; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each(const Visitor& visitor) const noexcept {
    for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1) {
      if (!visitor(Space{std::countr_zero(rest)})) return false;
    }
    return true;
  }

  friend constexpr bool operator==(SpaceSet, SpaceSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

/// A kind of tile by its place in the edition.
class Tile {
 public:
  constexpr Tile() = default;
  constexpr explicit Tile(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr int index() const noexcept { return index_; }
  /// False for an index that no tile has in any edition.
  [[nodiscard]] constexpr bool valid() const noexcept { return index_ < tile_count; }

  friend constexpr auto operator<=>(Tile, Tile) = default;

 private:
  std::uint8_t index_ = 0;
};

/// SM-21, SM-33. Tools as tiles count them: saws, trowels, glass tools and all together, four bits each of which the
/// highest stays free.
class Kit {
 public:
  static constexpr int any_number = 7;

  constexpr Kit() = default;
  constexpr Kit(int saws, int trowels, int glass, int all) noexcept
      : word_(static_cast<std::uint16_t>(saws | trowels << 4 | glass << 8 | all << 12)) {}

  /// True if there is as much of everything as in `needed`: no field borrows from its free bit.
  [[nodiscard]] constexpr bool covers(Kit needed) const noexcept {
    return (((word_ | free_bits) - needed.word_) & free_bits) == free_bits;
  }

  [[nodiscard]] constexpr int saws() const noexcept { return field(0); }
  [[nodiscard]] constexpr int trowels() const noexcept { return field(4); }
  [[nodiscard]] constexpr int glass() const noexcept { return field(8); }
  [[nodiscard]] constexpr int all() const noexcept { return field(12); }

  /// What of these tools is more than `owned` has.
  [[nodiscard]] constexpr Kit without(Kit owned) const noexcept {
    return {greater(saws() - owned.saws(), 0), greater(trowels() - owned.trowels(), 0),
            greater(glass() - owned.glass(), 0), greater(all() - owned.all(), 0)};
  }

  /// The packed numbers.
  [[nodiscard]] constexpr std::uint16_t word() const noexcept { return word_; }
  [[nodiscard]] static constexpr Kit from_word(std::uint16_t word) noexcept {
    Kit kit;
    kit.word_ = word;
    return kit;
  }

  friend constexpr bool operator==(Kit, Kit) = default;

 private:
  [[nodiscard]] constexpr int field(int shift) const noexcept { return word_ >> shift & 15; }

  static constexpr unsigned free_bits = 0x8888;

  std::uint16_t word_ = 0;
};

/// What the rules ask about a kind of tile.
struct TileFacts {
  Effect effect{};  ///< SM-25: none without specials
  std::uint8_t prestige = 0;
  std::uint8_t first_copy = 0;  ///< the copies of all tiles are numbered kind after kind
  std::uint8_t copies = 0;

  friend constexpr bool operator==(const TileFacts&, const TileFacts&) = default;
};

/// What options and edition together fix: the spaces, where tools are laid out, and what the tiles mean.
struct Layout {
  int seats = 0;
  int tile_kinds = 0;
  std::array<std::uint8_t, space_count> columns{};                                        ///< SM-2: by space
  std::array<std::uint8_t, space_count> rows{};                                           ///< SM-2: by space
  std::array<Space, static_cast<std::size_t>(max_seats) * tools_per_seat> tool_places{};  ///< SM-3: in order of laying
  std::array<SpaceSet, max_row> spaces_by_row{};
  std::array<TileFacts, tile_count> tiles{};
  std::array<Kit, tile_count + 1> kits{};  ///< SM-19: by tile, the tools that it needs; at last what nobody has
  std::array<std::uint8_t, effect_count> permanent_copies{};  ///< SM-25: by effect, the number of its copy
  bool specials = false;                                      ///< SM-25
  int most_prestige = 0;  ///< SM-1, SM-44: of the tiles with the most, one for each space

  [[nodiscard]] constexpr int column(Space space) const noexcept {
    return columns[static_cast<std::size_t>(space.index())];
  }
  [[nodiscard]] constexpr int row(Space space) const noexcept { return rows[static_cast<std::size_t>(space.index())]; }
  [[nodiscard]] constexpr const TileFacts& facts(Tile tile) const noexcept {
    return tiles[static_cast<std::size_t>(tile.index())];
  }
  /// SM-2. The spaces in this row. Precondition: 1 to 4.
  [[nodiscard]] constexpr SpaceSet in_row(int row) const noexcept {
    return spaces_by_row[static_cast<std::size_t>(row - 1)];
  }
  /// SM-3. Tools that are laid out.
  [[nodiscard]] constexpr int tools() const noexcept { return tools_per_seat * seats; }

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

namespace detail {

constexpr void lay_out_spaces(Layout& layout, const Edition& edition) noexcept {
  std::size_t tools = 0;
  for (std::size_t i = 0; i < edition.spaces().size(); ++i) {
    const SpaceData space = edition.spaces()[i];
    layout.columns[i] = static_cast<std::uint8_t>(space.column);
    layout.rows[i] = static_cast<std::uint8_t>(space.row);
    layout.spaces_by_row[static_cast<std::size_t>(space.row - 1)].insert_if(true, Space{static_cast<int>(i)});
    for (const ToolSpace& tool_space : edition.tool_spaces()) {
      if (tool_space.space != space) continue;
      for (int left = tool_space.tools(layout.seats); left > 0; --left) {
        layout.tool_places[tools++] = Space{static_cast<int>(i)};
      }
    }
  }
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
    if (special(effect).permanent) layout.permanent_copies[static_cast<std::size_t>(effect)] = byte(copy);
    copy += tile.copies;
  }
  layout.kits.back() = {Kit::any_number, Kit::any_number, Kit::any_number, Kit::any_number};
}

/// SM-1. As many tiles as there are spaces come into the game; those with the most prestige may be among them.
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

/// Precondition: both are valid; otherwise the layout means nothing, though making it does no harm.
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
