#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include <regelwerk/core/board/geometry.hpp>

namespace regelwerk::inline shared {

/// The four arrow keys.
enum class Direction : std::uint8_t { left, right, up, down };

inline constexpr std::size_t direction_count = 4;  ///< enumerators of Direction

/// For every place of a board and every arrow key, the nearest place in that direction, or none if there is none. Every
/// place can be reached from every other: up leads to the top row, left along the top row to the first place, and from
/// there every place can be reached. To guarantee this, a few keys lead to a place that is not the nearest.
template <std::size_t MostPlaces>
class ArrowKeys {
 public:
  /// The index of the place that a key leads to; `index` itself at the edge of the board. Precondition: index < the
  /// number of places.
  [[nodiscard]] constexpr std::size_t next(std::size_t index, Direction direction) const noexcept {
    return to_[index][static_cast<std::size_t>(direction)];
  }

  /// Computes the keys for the board that `geometry` describes.
  template <class Place, std::size_t MostWays>
  constexpr explicit ArrowKeys(const Geometry<Place, MostPlaces, MostWays>& geometry) noexcept
      : size_(geometry.size()) {
    for (std::size_t i = 0; i < size_; ++i) points_[i] = geometry[i].at;
    for (std::size_t i = 0; i < size_; ++i) {
      if (i == 0 || before(i, first_)) first_ = i;
    }
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t d = 0; d < direction_count; ++d) to_[i][d] = nearest(i, static_cast<Direction>(d));
    }
    while (reach_one_more()) {
    }
  }

 private:
  using Index = std::uint16_t;
  static constexpr int no_way = (std::numeric_limits<int>::max)();

  [[nodiscard]] constexpr bool on_top(std::size_t index) const noexcept {
    return points_[index].y == points_[first_].y;
  }
  [[nodiscard]] constexpr bool before(std::size_t a, std::size_t b) const noexcept {
    return points_[a].y != points_[b].y ? points_[a].y < points_[b].y : points_[a].x < points_[b].x;
  }

  /// The cost of the way to another place in this direction: distance sideways counts double, and places that are
  /// farther sideways than ahead come last.
  [[nodiscard]] constexpr int length(std::size_t from, std::size_t to, Direction direction) const noexcept {
    const int x = points_[to].x - points_[from].x;
    const int y = points_[to].y - points_[from].y;
    const bool level = direction == Direction::left || direction == Direction::right;
    const bool backward = direction == Direction::left || direction == Direction::up;
    const int ahead = (level ? x : y) * (backward ? -1 : 1);
    const int across = level ? y : x;
    const int aside = across < 0 ? -across : across;
    if (ahead <= 0) return no_way;
    return ahead + 2 * aside + (aside > ahead ? 4 * board_side : 0);
  }

  [[nodiscard]] constexpr Index nearest(std::size_t from, Direction direction) const noexcept {
    std::size_t best = from;
    int shortest = no_way;
    for (std::size_t to = 0; to < size_; ++to) {
      // In the top row the left key stays in that row, so that it ends at the first place.
      if (on_top(from) && direction == Direction::left && !on_top(to)) continue;
      const int found = length(from, to, direction);
      if (found < shortest) best = to;
      shortest = found < shortest ? found : shortest;
    }
    return static_cast<Index>(best);
  }

  /// True for the keys by which every place leads back to the first one: left in the top row, up elsewhere.
  [[nodiscard]] constexpr bool leads_back(std::size_t from, std::size_t direction) const noexcept {
    return static_cast<Direction>(direction) == (on_top(from) ? Direction::left : Direction::up);
  }

  /// Finds the places that the keys reach from the first place, and the keys that reach them.
  constexpr void explore() noexcept {
    reached_ = {};
    needed_ = {};
    std::array<Index, MostPlaces> queue{};
    std::size_t end = 0;
    queue[end++] = static_cast<Index>(first_);
    reached_[first_] = true;
    for (std::size_t at = 0; at < end; ++at) {
      for (std::size_t d = 0; d < direction_count; ++d) {
        const Index to = to_[queue[at]][d];
        if (reached_[to]) continue;
        reached_[to] = true;
        needed_[queue[at]][d] = true;
        queue[end++] = to;
      }
    }
  }

  /// Redirects the key with the shortest way to a place that is still out of reach; false if no key can be redirected.
  constexpr bool reach_one_more() noexcept {
    explore();
    std::size_t best_from = 0;
    std::size_t best_to = 0;
    std::size_t best_direction = direction_count;
    int shortest = no_way;
    for (std::size_t to = 0; to < size_; ++to) {
      if (reached_[to]) continue;
      for (std::size_t from = 0; from < size_; ++from) {
        if (!reached_[from]) continue;
        for (std::size_t d = 0; d < direction_count; ++d) {
          if (needed_[from][d] || leads_back(from, d)) continue;
          const int found = length(from, to, static_cast<Direction>(d));
          if (found >= shortest) continue;
          shortest = found;
          best_from = from;
          best_to = to;
          best_direction = d;
        }
      }
    }
    if (best_direction == direction_count) return false;
    to_[best_from][best_direction] = static_cast<Index>(best_to);
    return true;
  }

  std::size_t size_ = 0;
  std::size_t first_ = 0;
  std::array<Point, MostPlaces> points_{};
  std::array<std::array<Index, direction_count>, MostPlaces> to_{};
  std::array<std::array<bool, direction_count>, MostPlaces> needed_{};
  std::array<bool, MostPlaces> reached_{};
};

/// Computes the arrow keys of a board.
template <class Place, std::size_t MostPlaces, std::size_t MostWays>
[[nodiscard]] constexpr ArrowKeys<MostPlaces> arrow_keys(
    const Geometry<Place, MostPlaces, MostWays>& geometry) noexcept {
  return ArrowKeys<MostPlaces>{geometry};
}

}  // namespace regelwerk::inline shared
