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
  int column = 0;  ///< months of work, 1 to 9
  int row = 0;     ///< strength needed, 1 to 4

  friend constexpr bool operator==(const SpaceData&, const SpaceData&) = default;
};

/// SM-3. A space where tools are laid out.
struct ToolSpace {
  SpaceData space{};                                    ///< a space of the edition (constraint 4)
  std::array<int, max_seats - min_seats + 1> digits{};  ///< tools for 2, 3, 4, 5 seats

  /// Precondition: seats is 2 to 5.
  [[nodiscard]] constexpr int tools(int seats) const noexcept {
    return digits[static_cast<std::size_t>(seats - min_seats)];
  }
};

/// SM-19, SM-21. A kind of tile with the tools that it needs. Effect, colour and permanence follow from the name
/// (SM-25).
struct TileData {
  std::string_view name;  ///< words of letters (constraint 8)
  int copies = 0;         ///< 1 or more; 36 tiles in all
  int prestige = 0;       ///< 1 to 9
  int saws = 0;           ///< needed, 0 to 2
  int trowels = 0;        ///< needed, of either kind, 0 to 2
  int glass = 0;          ///< needed, of either kind, 0 to 2

  /// All tools needed, in 64 bits: holds the sum even of numbers out of range, which validate() reports.
  [[nodiscard]] constexpr std::int64_t tools() const noexcept { return std::int64_t{saws} + trowels + glass; }
};

namespace detail {

/// The first `count` elements. Clamps a count out of range, which validate() reports.
template <class T, std::size_t N>
constexpr Sequence<T> used(const std::array<T, N>& items, int count) noexcept {
  return {items.data(), static_cast<std::size_t>(lesser(greater(count, 0), static_cast<int>(N)))};
}

}  // namespace detail

/// Component data of Samara. Of each array only the first `*_used` elements count.
struct Edition {
  static constexpr int room = max_column * max_row;  ///< the most spaces that fit a board

  std::string_view name;                          ///< one word
  int spaces_used = 0;                            ///< 30 (constraint 1)
  std::array<SpaceData, room> space_data{};       ///< by column, then row (constraint 2)
  int tool_spaces_used = 0;                       ///< 12 (constraint 6)
  std::array<ToolSpace, room> tool_space_data{};  ///< in any order
  int tiles_used = 0;                             ///< kinds, at most 36
  std::array<TileData, tile_count> tile_data{};   ///< SM-1: by kind, with its copies

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
