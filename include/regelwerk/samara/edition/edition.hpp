#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/sequence.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-2. A space of the board.
struct SpaceData {
  int column = 0;  ///< number of months of work, 1 to 9
  int row = 0;     ///< required strength, 1 to 4

  friend constexpr bool operator==(const SpaceData&, const SpaceData&) = default;
};

/// SM-3. A space on which tools are laid.
struct ToolSpace {
  SpaceData space{};                                    ///< a space of the edition (constraint 4)
  std::array<int, max_seats - min_seats + 1> digits{};  ///< number of tools for 2, 3, 4 and 5 seats

  /// The number of tools. Precondition: seats is 2 to 5.
  [[nodiscard]] constexpr int tools(int seats) const noexcept {
    return digits[static_cast<std::size_t>(seats - min_seats)];
  }
};

/// SM-19, SM-21. A kind of tile with the tools that it needs. Effect, colour and permanence follow from its name
/// (SM-25).
struct TileData {
  std::string_view name;  ///< words of letters (constraint 8)
  int copies = 0;         ///< 1 or more; 36 tiles in all
  int prestige = 0;       ///< prestige, 1 to 9
  int saws = 0;           ///< required number, 0 to 2
  int trowels = 0;        ///< required number, of either kind, 0 to 2
  int glass = 0;          ///< required number, of either kind, 0 to 2

  /// The total number of tools needed. In 64 bits, which are enough even for numbers out of range that validate()
  /// reports.
  [[nodiscard]] constexpr std::int64_t tools() const noexcept { return std::int64_t{saws} + trowels + glass; }
};

namespace detail {

/// The first `count` elements. Clamps a count out of range, which validate() reports.
template <class T, std::size_t N>
constexpr Sequence<T> used(const std::array<T, N>& items, int count) noexcept {
  return {items.data(), static_cast<std::size_t>(lesser(greater(count, 0), static_cast<int>(N)))};
}

}  // namespace detail

/// Component data of Samara. In each array only the first `*_used` elements are in use.
struct Edition {
  static constexpr int room = max_column * max_row;  ///< maximum number of spaces on a board

  std::string_view name;                          ///< one word
  int spaces_used = 0;                            ///< number of spaces: 30 (constraint 1)
  std::array<SpaceData, room> space_data{};       ///< by column, then row (constraint 2)
  int tool_spaces_used = 0;                       ///< number of tool spaces: 12 (constraint 6)
  std::array<ToolSpace, room> tool_space_data{};  ///< in any order
  int tiles_used = 0;                             ///< number of kinds of tiles, at most 36
  std::array<TileData, tile_count> tile_data{};   ///< SM-1: the kinds of tiles

  /// The spaces in use; a spaces_used out of range counts as 0 or `room`.
  [[nodiscard]] constexpr Sequence<SpaceData> spaces() const noexcept { return detail::used(space_data, spaces_used); }
  /// The tool spaces in use; a tool_spaces_used out of range counts as 0 or `room`.
  [[nodiscard]] constexpr Sequence<ToolSpace> tool_spaces() const noexcept {
    return detail::used(tool_space_data, tool_spaces_used);
  }
  /// The kinds of tiles in use; a tiles_used out of range counts as 0 or 36.
  [[nodiscard]] constexpr Sequence<TileData> tiles() const noexcept { return detail::used(tile_data, tiles_used); }
};

}  // namespace regelwerk::samara
