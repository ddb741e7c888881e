#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-2. A space of the board.
struct SpaceData {
  int column = 0;  ///< months of work
  int row = 0;     ///< strength needed

  friend constexpr bool operator==(const SpaceData&, const SpaceData&) = default;
};

/// SM-3. A space that tools are laid out on.
struct ToolSpace {
  SpaceData space{};
  std::array<int, max_seats - min_seats + 1> digits{};  ///< tools for 2, 3, 4, 5 seats

  /// Precondition: seats is 2 to 5.
  [[nodiscard]] constexpr int tools(int seats) const noexcept {
    return digits[static_cast<std::size_t>(seats - min_seats)];
  }
};

/// SM-19, SM-21. A kind of tile. Effect, colour and permanence go with the name (SM-25).
struct TileData {
  std::string_view name;
  int copies = 0;
  int prestige = 0;
  int saws = 0;
  int trowels = 0;
  int glass = 0;

  /// In 64 bits, which hold it even where the numbers are out of range, for validate() to report.
  [[nodiscard]] constexpr std::int64_t tools() const noexcept { return std::int64_t{saws} + trowels + glass; }
};

namespace detail {

/// The elements that count. A number that is out of range is for validate() to report; here it does no harm.
template <class T, std::size_t N>
constexpr std::span<const T> used(const std::array<T, N>& items, int count) noexcept {
  return {items.data(), static_cast<std::size_t>(std::clamp(count, 0, static_cast<int>(N)))};
}

}  // namespace detail

/// Component data of Samara. Of each array the first so many elements count.
struct Edition {
  static constexpr int room = max_column * max_row;

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

/// Own reconstruction, except what the constraints say: spaces, digits and tiles.
inline constexpr Edition standard_edition{
    "standard",
    30,
    {{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {3, 1}, {3, 2},
      {3, 3}, {3, 4}, {4, 1}, {4, 2}, {4, 3}, {4, 4}, {5, 1}, {5, 2}, {5, 3}, {5, 4},
      {6, 1}, {6, 2}, {6, 3}, {6, 4}, {7, 1}, {7, 2}, {7, 3}, {8, 1}, {8, 2}, {9, 1}}},
    12,
    {{{{1, 1}, {1, 1, 2, 2}},
      {{1, 3}, {1, 2, 2, 3}},
      {{2, 2}, {1, 1, 2, 2}},
      {{2, 4}, {1, 2, 2, 3}},
      {{3, 1}, {1, 1, 2, 2}},
      {{3, 3}, {1, 2, 2, 3}},
      {{4, 2}, {1, 1, 2, 2}},
      {{4, 4}, {1, 2, 2, 3}},
      {{5, 1}, {1, 1, 2, 2}},
      {{5, 3}, {1, 2, 2, 3}},
      {{6, 2}, {1, 1, 2, 2}},
      {{6, 4}, {1, 2, 2, 3}}}},
    27,
    {{{"Sandcastle", 2, 1, 0, 0, 0},   {"Cave", 2, 1, 0, 0, 0},       {"Hut", 3, 2, 0, 0, 0},
      {"Fence", 2, 2, 1, 0, 0},        {"Wall", 2, 2, 0, 1, 0},       {"Stable", 1, 2, 2, 0, 0},
      {"Well", 1, 2, 1, 1, 0},         {"Mill", 1, 3, 2, 1, 0},       {"Tower", 1, 3, 0, 2, 0},
      {"Greenhouse", 1, 3, 1, 0, 1},   {"Inn", 1, 4, 1, 1, 1},        {"Chapel", 1, 5, 0, 2, 2},
      {"Palace", 1, 5, 2, 2, 1},       {"Cathedral", 1, 7, 2, 2, 2},  {"Boat", 2, 3, 1, 0, 0},
      {"Sculpture", 1, 3, 0, 1, 0},    {"Vase", 1, 4, 0, 0, 2},       {"Ruin", 1, 4, 1, 1, 0},
      {"Barracks", 1, 2, 2, 0, 0},     {"University", 1, 2, 1, 1, 0}, {"Hospital", 1, 2, 0, 1, 1},
      {"Weight room", 3, 1, 1, 0, 0},  {"School", 1, 1, 0, 1, 0},     {"Tombstone", 1, 4, 0, 1, 0},
      {"Hermit house", 1, 4, 1, 0, 0}, {"Prison", 1, 2, 0, 2, 0},     {"Bridge", 1, 1, 2, 1, 0}}}};

}  // namespace regelwerk::samara
