#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
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
  SpaceData space{};
  std::array<int, max_seats - min_seats + 1> digits{};  ///< tools for 2, 3, 4, 5 seats

  /// Precondition: seats is 2 to 5.
  [[nodiscard]] constexpr int tools(int seats) const noexcept {
    return digits[static_cast<std::size_t>(seats - min_seats)];
  }
};

/// SM-19, SM-21. A kind of tile with the tools that it needs. Effect, colour and permanence follow from the name
/// (SM-25).
struct TileData {
  std::string_view name;
  int copies = 0;    ///< 1 or more; 36 tiles in all
  int prestige = 0;  ///< 1 to 9
  int saws = 0;
  int trowels = 0;
  int glass = 0;

  /// All tools needed, in 64 bits: holds the sum even of numbers out of range, which validate() reports.
  [[nodiscard]] constexpr std::int64_t tools() const noexcept { return std::int64_t{saws} + trowels + glass; }
};

namespace detail {

/// The first `count` elements. Clamps a count out of range, which validate() reports.
template <class T, std::size_t N>
constexpr std::span<const T> used(const std::array<T, N>& items, int count) noexcept {
  return {items.data(), static_cast<std::size_t>(lesser(greater(count, 0), static_cast<int>(N)))};
}

}  // namespace detail

/// Component data of Samara. Of each array only the first `*_used` elements count.
struct Edition {
  static constexpr int room = max_column * max_row;  ///< the most spaces that fit a board

  std::string_view name;
  int spaces_used = 0;
  std::array<SpaceData, room> space_data{};
  int tool_spaces_used = 0;
  std::array<ToolSpace, room> tool_space_data{};
  int tiles_used = 0;
  std::array<TileData, tile_count> tile_data{};

  [[nodiscard]] constexpr std::span<const SpaceData> spaces() const noexcept {
    return detail::used(space_data, spaces_used);
  }
  [[nodiscard]] constexpr std::span<const ToolSpace> tool_spaces() const noexcept {
    return detail::used(tool_space_data, tool_spaces_used);
  }
  [[nodiscard]] constexpr std::span<const TileData> tiles() const noexcept {
    return detail::used(tile_data, tiles_used);
  }
};

}  // namespace regelwerk::samara
