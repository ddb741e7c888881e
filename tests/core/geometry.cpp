#include "../geometry.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>

#include <regelwerk/core/board/arrow_keys.hpp>
#include <regelwerk/core/board/circle.hpp>
#include <regelwerk/core/board/geometry.hpp>

namespace regelwerk {
namespace {

using Small = Geometry<int, 16, 16>;

/// Squares of this side around these points.
constexpr Small squares(std::initializer_list<Point> points, int side) {
  Small board;
  for (const Point at : points) board.add(static_cast<int>(board.size()), square_at(at, side), Outline::square);
  return board;
}

/// Keys that lead where a test says.
struct Keys {
  std::array<std::array<std::size_t, direction_count>, 16> to{};

  [[nodiscard]] std::size_t next(std::size_t index, Direction direction) const {
    return to[index][static_cast<std::size_t>(direction)];
  }
};

TEST_CASE("sines are those of every other library, within a unit") {
  for (int part = -2000; part <= 2000; part += 7) {
    const double angle = 2 * 3.14159265358979323846 * part / 997;
    CHECK(std::abs(sine(10'000, part, 997) - 10'000 * std::sin(angle)) < 0.6);
    CHECK(std::abs(cosine(10'000, part, 997) - 10'000 * std::cos(angle)) < 0.6);
  }
  static_assert(sine(10'000, 1, 4) == 10'000 && sine(10'000, 1, 12) == 5'000 && sine(10'000, 3, 4) == -10'000);
  static_assert(cosine(10'000, 0, 7) == 10'000 && cosine(10'000, 1, 2) == -10'000 && cosine(10'000, 1, 4) == 0);
  static_assert(on_circle(point(5000, 5000), 1000, 0, 4) == point(5000, 4000));
  static_assert(on_circle(point(5000, 5000), 1000, 1, 4) == point(6000, 5000));
}

TEST_CASE("rectangles overlap if they share more than a side") {
  constexpr Rectangle here = rectangle(100, 100, 50, 50);
  static_assert(here.overlaps(rectangle(149, 149, 5, 5)) && here.overlaps(rectangle(0, 0, 400, 400)));
  static_assert(!here.overlaps(rectangle(150, 100, 5, 5)) && !here.overlaps(rectangle(100, 0, 50, 100)));
  static_assert(here.holds(rectangle(100, 100, 50, 50)) && !here.holds(rectangle(100, 100, 51, 50)));
  static_assert(here.centre() == point(125, 125));
}

TEST_CASE("places overlap by their outlines") {
  const auto at = [](int x, int y, Outline outline) {
    return Located<int>{0, point(x, y), square_at(point(x, y), 100), -1, outline};
  };
  // Circles whose boxes overlap at a corner do not.
  CHECK_FALSE(overlap(at(0, 0, Outline::circle), at(80, 80, Outline::circle)));
  CHECK(overlap(at(0, 0, Outline::circle), at(60, 60, Outline::circle)));
  CHECK_FALSE(overlap(at(0, 0, Outline::circle), at(100, 0, Outline::circle)));
  CHECK(overlap(at(0, 0, Outline::square), at(80, 80, Outline::square)));
  CHECK(overlap(at(0, 0, Outline::circle), at(80, 80, Outline::square)));
  CHECK_FALSE(overlap(at(0, 0, Outline::circle), at(90, 90, Outline::square)));
  CHECK_FALSE(overlap(at(90, 90, Outline::square), at(0, 0, Outline::circle)));
  static_assert(whole_root(0) == 0 && whole_root(24) == 4 && whole_root(25) == 5);
  static_assert(whole_root(std::int64_t{2'000'000'000} * 2'000'000'000 - 1) == 1'999'999'999);
  static_assert(distance(point(0, 0), point(300, -400)) == 500);
}

TEST_CASE("fit() makes places as large as they can be") {
  Small board;
  board.add(0, point(1000, 1000));
  board.add(1, point(1300, 1400));
  board.fit(0, 600);
  CHECK(board[std::size_t{0}].box.width == 500);
  // Beside a circle and a square that have their size, and at the border.
  board.add(2, point(1000, 700));
  board.fit(2, 600);
  CHECK(board[std::size_t{2}].box.width == 100);
  board.add(3, square_at(point(3000, 3000), 400), Outline::square);
  board.add(4, point(3500, 3200));
  board.fit(4, 1000);
  CHECK(board[std::size_t{4}].box.width == 600);
  board.add(5, point(9950, 5000));
  board.fit(5, 500);
  CHECK(board[std::size_t{5}].box.width == 100);
  board.add(6, point(5000, 5000));
  board.fit(6, 500);
  CHECK(board[std::size_t{6}].box.width == 500);
  CHECK(layouts::joined(layouts::misplaced(board)) == "");
}

TEST_CASE("what is wrong with a layout is found") {
  const auto sound = squares({point(1000, 1000), point(2000, 1000), point(3000, 1000)}, 400);
  CHECK(layouts::joined(layouts::misplaced(sound)) == "");
  CHECK(layouts::joined(layouts::misplaced(squares({point(1000, 1000), point(1399, 1000)}, 400))) == "overlap 0 and 1");
  CHECK(layouts::joined(layouts::misplaced(squares({point(100, 1000)}, 400))) == "off the board 0");
  CHECK(layouts::joined(layouts::misplaced(squares({point(1000, 1000)}, 40))) == "too small 0");

  Small twice = sound;
  twice.add(1, square_at(point(5000, 5000), 400), Outline::square);
  CHECK(layouts::joined(layouts::misplaced(twice)) == "twice 1 and 3");
  Small astray = sound;
  astray.add(3, point(6000, 5000), square_at(point(5000, 5000), 400), Outline::square);
  CHECK(layouts::joined(layouts::misplaced(astray)) == "its point lies outside 3");

  Small holding;
  holding.add(0, point(1000, 550), rectangle(500, 500, 1000, 1000), Outline::square);
  holding.add(1, square_at(point(1000, 1100), 400), Outline::square, 0);
  CHECK(layouts::joined(layouts::misplaced(holding)) == "");
  Small leaving = holding;
  leaving.add(2, square_at(point(1500, 800), 200), Outline::square, 0);
  CHECK(layouts::joined(layouts::misplaced(leaving)) == "does not hold 0 and 2");
  Small covering = holding;
  covering.add(2, square_at(point(1000, 600), 200), Outline::square, 0);
  CHECK(layouts::joined(layouts::misplaced(covering)) == "covers the point 2 and 0");
}

TEST_CASE("what is wrong with ways is found") {
  auto board = squares({point(1000, 1000), point(2000, 1000), point(3000, 1000), point(1000, 2000)}, 400);
  board.connect(0, 1);
  board.connect(0, 3);
  CHECK(layouts::joined(layouts::broken_ways(board, 1000)) == "");
  Small across = board;
  across.connect(0, 2);
  CHECK(layouts::joined(layouts::broken_ways(across, 2000)) == "a step across 1 0 and 2");
  CHECK(layouts::joined(layouts::broken_ways(across, 1999)) == "a long step 0 and 2, a step across 1 0 and 2");
  Small arrow = board;
  arrow.connect(0, 2, false);
  CHECK(layouts::joined(layouts::broken_ways(arrow, 1000)) == "");
  Small nowhere = board;
  nowhere.connect(2, 4);
  CHECK(layouts::joined(layouts::broken_ways(nowhere, 1000)) == "no way 2 and 4");
  Small round = board;
  round.connect(2, 2);
  CHECK(layouts::joined(layouts::broken_ways(round, 1000)) == "no way 2 and 2");
}

TEST_CASE("what is wrong with keys is found") {
  const auto board = squares({point(1000, 1000), point(2000, 1000), point(1000, 2000)}, 400);
  Keys keys{{{{0, 1, 0, 2}, {0, 1, 1, 1}, {2, 2, 0, 2}}}};
  CHECK(layouts::joined(layouts::lost_keys(board, keys)) == "");
  Keys astray = keys;
  astray.to[2][0] = 0;
  CHECK(layouts::lost_keys(board, astray).front() == "a key leads astray 2 and 0");
  Keys lost = keys;
  lost.to[2][2] = 2;
  CHECK(layouts::joined(layouts::lost_keys(board, lost)) == "not all are reached from 2");
}

TEST_CASE("arrow keys lead to the nearest place ahead") {
  constexpr auto board = squares({point(1000, 1000), point(2000, 1000), point(3000, 1100), point(2000, 2000)}, 400);
  constexpr auto keys = arrow_keys(board);
  static_assert(keys.next(0, Direction::right) == 1 && keys.next(1, Direction::right) == 2);
  static_assert(keys.next(1, Direction::down) == 3 && keys.next(3, Direction::up) == 1);
  static_assert(keys.next(0, Direction::left) == 0 && keys.next(3, Direction::down) == 3);
}

TEST_CASE("arrow keys reach what is nearest to nothing") {
  // Between two places close to each other and a third in line nobody leads to the one aside by nearness alone.
  const auto board = squares({point(1000, 1000), point(2000, 1000), point(2000, 1900), point(1000, 1900),
                              point(1500, 1450), point(9000, 1440), point(9000, 9000), point(8990, 1900)},
                             100);
  CHECK(layouts::joined(layouts::lost_keys(board, arrow_keys(board))) == "");
  // Scattered places, of which chance makes any arrangement.
  unsigned seed = 1;
  const auto random = [&](int below) {
    seed = seed * 1664525U + 1013904223U;
    return static_cast<int>((seed >> 8U) % static_cast<unsigned>(below));
  };
  for (int round = 0; round < 300; ++round) {
    Small scattered;
    for (int i = 0; i < 16; ++i) {
      const Point at = point(1000 + 500 * random(12), 1000 + 500 * random(12));
      bool taken = false;
      for (const auto& other : scattered) taken = taken || other.at == at;
      if (!taken) scattered.add(i, square_at(at, 100), Outline::circle);
    }
    CHECK(layouts::joined(layouts::lost_keys(scattered, arrow_keys(scattered))) == "");
  }
}

}  // namespace
}  // namespace regelwerk
