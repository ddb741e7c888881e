#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/board/arrow_keys.hpp>
#include <regelwerk/core/board/geometry.hpp>

// What is asked of the layout of any game's board. Each question answers what is wrong, in words; nothing if all is
// well.

namespace layouts {

using Faults = std::vector<std::string>;
using regelwerk::Direction;

/// The first few, for a report.
inline std::string joined(const Faults& faults) {
  std::string text;
  for (std::size_t i = 0; i < faults.size() && i < 5; ++i) text += (i > 0 ? ", " : "") + faults[i];
  return text;
}

inline std::string pair_of(std::string_view what, std::size_t a, std::size_t b) {
  return std::string{what} + " " + std::to_string(a) + " and " + std::to_string(b);
}

/// True if `outer` holds `inner`, directly or not.
bool is_held(const auto& geometry, std::size_t inner, std::size_t outer) {
  for (int at = geometry[inner].inside; at >= 0; at = geometry[static_cast<std::size_t>(at)].inside) {
    if (static_cast<std::size_t>(at) == outer) return true;
  }
  return false;
}

/// All places lie on the board and are large enough to be seen, and no two overlap but where one holds the other.
Faults misplaced(const auto& geometry) {
  Faults faults;
  for (std::size_t i = 0; i < geometry.size(); ++i) {
    const auto& here = geometry[i];
    if (!regelwerk::whole_board.holds(here.box)) faults.push_back("off the board " + std::to_string(i));
    if (here.box.width < 50 || here.box.height < 50) faults.push_back("too small " + std::to_string(i));
    if (!here.box.holds(regelwerk::square_at(here.at, 0)))
      faults.push_back("its point lies outside " + std::to_string(i));
    if (here.inside >= 0) {
      const auto outer = static_cast<std::size_t>(here.inside);
      // A place stands behind those that hold it, so that what is drawn in order hides nothing.
      if (outer >= i || !geometry[outer].box.holds(here.box)) faults.push_back(pair_of("does not hold", outer, i));
    }
    for (std::size_t other = 0; other < i; ++other) {
      if (here.place == geometry[other].place) faults.push_back(pair_of("twice", other, i));
      if (!is_held(geometry, i, other) && overlap(here, geometry[other])) {
        faults.push_back(pair_of("overlap", other, i));
      }
      if (is_held(geometry, i, other) && here.box.holds(regelwerk::square_at(geometry[other].at, 0))) {
        faults.push_back(pair_of("covers the point", i, other));
      }
    }
  }
  return faults;
}

/// True if the straight line between two points meets the box.
inline bool meets(regelwerk::Point a, regelwerk::Point b, const regelwerk::Rectangle& box) {
  if (std::max(a.x, b.x) <= box.corner.x || std::min(a.x, b.x) >= box.right() || std::max(a.y, b.y) <= box.corner.y ||
      std::min(a.y, b.y) >= box.bottom()) {
    return false;
  }
  const auto side = [&](int x, int y) {
    return std::int64_t{b.x - a.x} * (y - a.y) - std::int64_t{b.y - a.y} * (x - a.x);
  };
  const std::array corners{side(box.corner.x, box.corner.y), side(box.right(), box.corner.y),
                           side(box.corner.x, box.bottom()), side(box.right(), box.bottom())};
  const auto [low, high] = std::minmax_element(corners.begin(), corners.end());
  return *low < 0 && *high > 0;
}

/// Every way joins two different places; a step is short and crosses no other place.
Faults broken_ways(const auto& geometry, int longest_step) {
  Faults faults;
  for (const regelwerk::Way& way : geometry.ways()) {
    const auto from = static_cast<std::size_t>(way.from);
    const auto to = static_cast<std::size_t>(way.to);
    if (way.from < 0 || way.to < 0 || from >= geometry.size() || to >= geometry.size() || from == to) {
      faults.push_back(pair_of("no way", from, to));
      continue;
    }
    if (!way.is_step) continue;
    if (regelwerk::distance(geometry[from].at, geometry[to].at) > longest_step) {
      faults.push_back(pair_of("a long step", from, to));
    }
    for (std::size_t i = 0; i < geometry.size(); ++i) {
      if (i == from || i == to || is_held(geometry, from, i) || is_held(geometry, to, i)) continue;
      if (meets(geometry[from].at, geometry[to].at, geometry[i].box)) {
        faults.push_back(pair_of("a step across " + std::to_string(i), from, to));
      }
    }
  }
  return faults;
}

/// A key leads where it says, and from every place all can be reached.
Faults lost_keys(const auto& geometry, const auto& keys) {
  Faults faults;
  const std::size_t size = geometry.size();
  const auto toward = [&](std::size_t from, std::size_t to, Direction direction) {
    const int x = geometry[to].at.x - geometry[from].at.x;
    const int y = geometry[to].at.y - geometry[from].at.y;
    switch (direction) {
      case Direction::left:
        return x < 0;
      case Direction::right:
        return x > 0;
      case Direction::up:
        return y < 0;
      default:
        return y > 0;
    }
  };
  for (std::size_t from = 0; from < size; ++from) {
    std::vector<bool> reached(size, false);
    std::vector<std::size_t> queue{from};
    reached[from] = true;
    for (std::size_t at = 0; at < queue.size(); ++at) {
      for (const Direction direction : {Direction::left, Direction::right, Direction::up, Direction::down}) {
        const std::size_t to = keys.next(queue[at], direction);
        if (to >= size || (to != queue[at] && !toward(queue[at], to, direction))) {
          faults.push_back(pair_of("a key leads astray", queue[at], to));
          continue;
        }
        if (!reached[to]) queue.push_back(to);
        reached[to] = true;
      }
    }
    if (queue.size() != size) faults.push_back("not all are reached from " + std::to_string(from));
  }
  return faults;
}

/// A number that changes with every point, way and key of all boards: the same on every platform.
std::uint32_t fingerprint(const auto& game) {
  std::uint32_t sum = 0;
  const auto add = [&](auto number) { sum = sum * 16'777'619U + static_cast<std::uint32_t>(number); };
  for (int board = 0; board < boards(game); ++board) {
    const auto layout = geometry(game, board);
    const auto keys = arrow_keys(layout);
    for (std::size_t i = 0; i < layout.size(); ++i) {
      const auto& here = layout[i];
      for (const int number : {int{here.at.x}, int{here.at.y}, int{here.box.corner.x}, int{here.box.corner.y},
                               int{here.box.width}, int{here.box.height}, int{here.inside}}) {
        add(number);
      }
      for (const Direction key : {Direction::left, Direction::right, Direction::up, Direction::down}) {
        add(keys.next(i, key));
      }
    }
    for (const regelwerk::Way& way : layout.ways()) {
      add(way.from);
      add(way.to);
    }
  }
  return sum;
}

/// Asks all of this of every board of a game.
void check(const auto& game, int longest_step) {
  REQUIRE(boards(game) > 0);
  for (int board = 0; board < boards(game); ++board) {
    CAPTURE(board);
    const auto layout = geometry(game, board);
    REQUIRE(layout.size() > 0);
    CHECK(joined(misplaced(layout)) == "");
    CHECK(joined(broken_ways(layout, longest_step)) == "");
    CHECK(joined(lost_keys(layout, arrow_keys(layout))) == "");
    for (std::size_t i = 0; i < layout.size(); ++i) {
      CHECK(!word_of(game, layout[i].place, board).view().empty());
      CHECK(layout.find(layout[i].place) == i);
      CHECK(point_of(game, layout[i].place, board) == layout[i].at);
    }
  }
}

}  // namespace layouts
