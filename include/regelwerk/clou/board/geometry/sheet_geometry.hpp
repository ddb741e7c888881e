#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/board/geometry/board_place.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/core/board/geometry.hpp>

namespace regelwerk::clou {

namespace detail {

/// Lays out a thief's sheet: the three rows of boxes at the top; below them, in four quarters, the three tools and the
/// specials.
class SheetGeometry {
 public:
  explicit constexpr SheetGeometry(const SheetLayout& sheet) noexcept : sheet_(sheet) {
    rows();
    int quarter = 0;
    if (exists(first_grid_circle)) grid(quarter_box(quarter++));
    if (sheet.ring_count > 0) lines_of(Group::ring, first_ring_circle, max_rings, quarter_box(quarter++));
    if (exists(first_tree_circle)) tree(quarter_box(quarter++));
    if (sheet.has_pyramid) pyramid(quarter_box(quarter));
    Rectangle last = quarter_box(3);
    last.height = static_cast<std::int16_t>(last.height - bonus_height);
    lines_of(Group::special, first_special_circle, max_special_circles, last);
  }

  [[nodiscard]] constexpr const BoardGeometry& board() const noexcept { return board_; }

 private:
  static constexpr int first_grid_circle = 0;
  static constexpr int margin = 150;
  static constexpr int row_left = 1'700;
  static constexpr int row_top = 250;
  static constexpr int row_pitch = 1'380;
  static constexpr int box_pitch = 1'400;
  static constexpr int box_width = 1'050;
  static constexpr int box_height = 820;
  static constexpr int quarters_top = 4'500;
  static constexpr int quarter_height = 2'750;
  static constexpr int quarter_width = board_side / 2;
  /// Free height at the top of a quarter, for its name.
  static constexpr int head = 480;
  /// Free height at the bottom of the last quarter, for the dice bonuses (CL-37).
  static constexpr int bonus_height = 600;
  static constexpr int widest_circle = 480;

  [[nodiscard]] constexpr bool exists(int circle) const noexcept { return (sheet_.circles >> circle & 1U) != 0; }
  [[nodiscard]] static constexpr Rectangle quarter_box(int quarter) noexcept {
    return rectangle(quarter % 2 * quarter_width + margin, quarters_top + quarter / 2 * quarter_height,
                     quarter_width - 2 * margin, quarter_height);
  }
  constexpr std::size_t add(Group group, int index, Point at) noexcept {
    return board_.add(board_place(Element{group, index}), at);
  }
  constexpr std::size_t add_box(Group group, int index, int left, int top) noexcept {
    return board_.add(board_place(Element{group, index}), rectangle(left, top, box_width, box_height), Outline::square);
  }

  /// CL-28. Lays out the rows of boxes, each box after the one before it.
  constexpr void rows() noexcept {
    for (int row = 0; row < static_cast<int>(sheet_rows); ++row) {
      for (int i = 0; i < static_cast<int>(row_boxes); ++i) {
        const std::size_t added =
            add_box(static_cast<Group>(row), i, row_left + i * box_pitch, row_top + row * row_pitch);
        if (i > 0) board_.connect(added - 1, added);
      }
    }
  }

  /// CL-31. Lays out the grid, with room for the effects of lines to the right of the rows and below the columns.
  constexpr void grid(Rectangle in) noexcept {
    constexpr int pitch = 620;
    const std::size_t first = board_.size();
    for (int i = 0; i < static_cast<int>(grid_circles); ++i) {
      add(Group::grid, i,
          point(in.corner.x + 900 + i % 3 * pitch * 3 / 2, in.corner.y + head + pitch / 2 + i / 3 * pitch));
    }
    board_.fit(first, widest_circle);
    connect_lines(first, first_grid_circle, static_cast<int>(grid_circles));
  }

  /// CL-32, CL-36. Lays out circles line by line, with room for the effect of each line to its right.
  constexpr void lines_of(Group group, int first_circle, std::size_t most, Rectangle in) noexcept {
    const std::size_t first = board_.size();
    int line_count = 0;
    for (const LineLayout& line : sheet_.effect_lines) line_count += in_group(line, first_circle, most) != 0 ? 1 : 0;
    int row = 0;
    for (const LineLayout& line : sheet_.effect_lines) {
      std::uint32_t rest = in_group(line, first_circle, most);
      if (rest == 0) continue;
      const int step = std::popcount(rest) > 4 ? 560 : 760;
      const int y = in.corner.y + head + (2 * row + 1) * (in.height - head) / (2 * line_count);
      for (int i = 0; rest != 0; rest &= rest - 1, ++i) {
        add(group, std::countr_zero(rest), point(in.corner.x + 500 + i * step, y));
      }
      ++row;
    }
    board_.fit(first, widest_circle);
    connect_lines(first, first_circle, static_cast<int>(most));
  }
  [[nodiscard]] static constexpr std::uint32_t in_group(const LineLayout& line, int first_circle,
                                                        std::size_t most) noexcept {
    return line.circles >> first_circle & ((1U << most) - 1U);
  }

  /// Connects the circles of each line of this group; its places begin at index `first`.
  constexpr void connect_lines(std::size_t first, int first_circle, int most) noexcept {
    for (const LineLayout& line : sheet_.effect_lines) {
      int before = -1;
      for (std::uint32_t rest = in_group(line, first_circle, static_cast<std::size_t>(most)); rest != 0;
           rest &= rest - 1) {
        const int at = std::countr_zero(rest);
        if (before >= 0) board_.connect(first + static_cast<std::size_t>(before), first + static_cast<std::size_t>(at));
        before = at;
      }
    }
  }

  /// CL-33. Lays out the tree from left to right: a circle is to the right of all circles that lead to it.
  constexpr void tree(Rectangle in) noexcept {
    constexpr std::size_t most = max_tree_circles;
    std::array<int, most> level{};
    std::array<int, most> on_level{};
    int levels = 1;
    for (std::size_t i = 0; i < most; ++i) {
      if (!exists(first_tree_circle + static_cast<int>(i))) continue;
      for (std::size_t before = 0; before < i; ++before) {
        if (leads(before, i) && level[before] >= level[i]) level[i] = level[before] + 1;
      }
      levels = level[i] + 1 > levels ? level[i] + 1 : levels;
      ++on_level[static_cast<std::size_t>(level[i])];
    }
    const std::size_t first = board_.size();
    std::array<int, most> placed{};
    for (std::size_t i = 0; i < most; ++i) {
      if (!exists(first_tree_circle + static_cast<int>(i))) continue;
      const auto here = static_cast<std::size_t>(level[i]);
      const int x = in.corner.x + (2 * level[i] + 1) * in.width / (2 * levels);
      const int y = in.corner.y + head + (2 * placed[here] + 1) * (in.height - head) / (2 * on_level[here]);
      add(Group::tree, static_cast<int>(i), point(x, y));
      ++placed[here];
    }
    board_.fit(first, widest_circle);
    for (std::size_t i = 0; first + i < board_.size(); ++i) {
      for (std::size_t before = 0; before < i; ++before) {
        if (leads(before, i)) board_.connect(first + before, first + i, level[i] == level[before] + 1);
      }
    }
  }
  [[nodiscard]] constexpr bool leads(std::size_t from, std::size_t to) const noexcept {
    return (unsigned{sheet_.tree_next[from]} >> to & 1U) != 0;
  }

  /// CL-34. Lays out the pyramid: the lower row at the bottom, each upper box above two boxes.
  constexpr void pyramid(Rectangle in) noexcept {
    constexpr int pitch = 1'450;
    const int lowest = in.bottom() - box_height + 60;
    const int left = in.corner.x + (in.width - 2 * pitch - box_width) / 2;
    const int up = (in.height - head) / 3;
    const int height = up - 200;
    const std::size_t first = board_.size();
    for (int i = 0; i < static_cast<int>(pyramid_boxes); ++i) {
      const int row = i < 3 ? 0 : i < 5 ? 1 : 2;
      const int place = i < 3 ? i : i < 5 ? i - 3 : 0;
      board_.add(board_place(Element{Group::pyramid, i}),
                 rectangle(left + (2 * place + row) * pitch / 2, lowest - row * up, box_width, height),
                 Outline::square);
    }
    for (const auto& [below, above] : {std::array{0, 3}, {1, 3}, {1, 4}, {2, 4}, {3, 5}, {4, 5}}) {
      board_.connect(first + static_cast<std::size_t>(below), first + static_cast<std::size_t>(above));
    }
  }

  const SheetLayout& sheet_;
  BoardGeometry board_;
};

}  // namespace detail

/// Where the boxes and circles of a thief's sheet lie, in table order.
[[nodiscard]] constexpr BoardGeometry make_sheet_geometry(const SheetLayout& sheet) noexcept {
  return detail::SheetGeometry{sheet}.board();
}

}  // namespace regelwerk::clou
