#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/listed.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::clou {

/// CL-11. Greater than every sum of three dice.
inline constexpr int dice_sums_end = dice_count * die_faces + 1;

/// CL-28. A box with the numbers that sign and k allow.
struct BoxLayout {
  NumberSet numbers;
  Sign to_previous = Sign::none;
  std::uint8_t first = 0;  ///< the lowest of the numbers, at most `dice_sums_end`
  std::uint8_t end = 0;    ///< one more than the highest of them, likewise

  constexpr BoxLayout() = default;
  constexpr explicit BoxLayout(const Condition& condition) noexcept
      : numbers(condition.numbers()), to_previous(condition.to_previous) {
    if (numbers.empty()) return;
    first = static_cast<std::uint8_t>(lesser(numbers.lowest(), dice_sums_end));
    end = static_cast<std::uint8_t>(lesser(numbers.highest() + 1, dice_sums_end));
  }

  /// The numbers that the box accepts after a box with this number, or above this sum.
  [[nodiscard]] constexpr NumberSet after(int previous) const noexcept {
    return numbers & numbers_by_sign[static_cast<std::size_t>(previous)][static_cast<std::size_t>(to_previous)];
  }
};

/// The circles of a sheet are numbered: grid, circle-boxes, tree, specials. The first number of each group after the
/// grid.
inline constexpr int first_ring_circle = static_cast<int>(grid_circles);
inline constexpr int first_tree_circle = first_ring_circle + static_cast<int>(max_rings);
inline constexpr int first_special_circle = first_tree_circle + static_cast<int>(max_tree_circles);
inline constexpr int circle_count = first_special_circle + static_cast<int>(max_special_circles);

/// Sets of circles, one bit each: the circle-boxes, the circles of the tree, and those of the specials.
inline constexpr std::uint32_t ring_circles = ((1U << max_rings) - 1U) << first_ring_circle;
inline constexpr std::uint32_t tree_circles = ((1U << max_tree_circles) - 1U) << first_tree_circle;
inline constexpr std::uint32_t special_circles = ((1U << max_special_circles) - 1U) << first_special_circle;

/// The number of an element that is a circle. Precondition: its group has circles.
[[nodiscard]] constexpr int circle_of(Element element) noexcept {
  return element.group() == Group::special ? first_special_circle + element.index()
                                           : element.code() - begin_of(Group::grid);
}

/// How many numbers reach each circle-box: a byte for each, above the bits of circles that only one number reaches.
/// Words of different numbers are added.
struct RingCounts {
  /// The word with one number for each of these circle-boxes, from bit 0.
  [[nodiscard]] static constexpr std::uint64_t of(std::uint32_t rings) noexcept {
    return std::uint64_t{spread(rings)} << 32;
  }
  /// The numbers of these circle-boxes together.
  [[nodiscard]] static constexpr std::uint32_t in(std::uint64_t word, std::uint32_t rings) noexcept {
    return wrapping_product(static_cast<std::uint32_t>(word >> 32) & spread(rings) * 255U, ones) >> 24;
  }

 private:
  static_assert(max_rings == 4);
  static constexpr std::uint32_t ones = 0x01010101U;
  [[nodiscard]] static constexpr std::uint32_t spread(std::uint32_t rings) noexcept {
    return rings * (1U | 1U << 7 | 1U << 14 | 1U << 21) & ones;
  }
};

/// A line of circles and its effects.
struct LineLayout {
  std::uint32_t circles = 0;
  Effects fires;
  bool is_tool = false;
};

/// CL-37. A dice bonus with the set of its throws, one bit each.
struct BonusLayout {
  std::uint64_t rolls = 0;
  Effect fires;
};

inline constexpr std::size_t max_sheet_lines = 6 + max_rings + max_special_lines;
static_assert(max_sheet_lines <= 16);

/// A thief's sheet in the form that the rules use.
struct SheetLayout {
  /// Each row ends with one more box that accepts nothing, as the next box of a full row.
  std::array<std::array<BoxLayout, row_boxes + 1>, sheet_rows> rows{};
  std::array<BoxLayout, pyramid_boxes> pyramid{};
  std::array<std::uint8_t, max_tree_circles> tree_next{};  ///< by circle: the circles that can follow it
  std::array<SymbolSet, max_special_circles> specials{};
  std::array<std::uint8_t, symbol_count> specials_with{};
  std::array<std::uint8_t, max_special_circles> special_twins{};  ///< by circle: the equal ones before it on its line
  std::uint8_t specials_with_twins = 0;
  std::array<Effects, sheet_elements> fires{};
  Listed<LineLayout, max_sheet_lines> effect_lines;
  std::array<std::uint16_t, circle_count> lines_with{};  ///< by circle: the lines through it, one bit each
  Listed<BonusLayout, max_bonuses> bonuses;
  std::uint32_t circles = 0;  ///< the circles that the sheet has
  /// By circle: the number that crosses it, for grid and tree, or all numbers that can be written in a circle-box.
  std::array<NumberSet, first_special_circle> circle_numbers{};
  /// By number: the circles whose `circle_numbers` contain it.
  std::array<std::uint32_t, highest_number + 1> circles_with{};
  /// By sum of three dice: the circles of grid and tree among these, one bit each, and RingCounts.
  std::array<std::uint64_t, dice_sums_end> reached_with{};
  std::uint8_t tree_starts = 0;
  std::uint8_t ring_count = 0;
  std::uint8_t special_count = 0;
  bool has_pyramid = false;
  std::uint8_t escape_value = 0;

  /// The number in a circle of grid or tree. Precondition: the sheet has the circle.
  [[nodiscard]] constexpr int number_in(Element circle) const noexcept {
    return circle_numbers[static_cast<std::size_t>(circle_of(circle))].lowest();
  }

  /// CL-33. The circles of the tree that can follow the end of the way; `end` is counted from 1, 0 if there is none
  /// yet.
  [[nodiscard]] constexpr std::uint32_t tree_behind(int end) const noexcept {
    return end == 0 ? tree_starts : tree_next[static_cast<std::size_t>(end - 1)];
  }
  /// CL-33. The circles of the tree that can follow the end of the way directly or through circles that are already
  /// crossed. Dice crossed none of these, since connections lead only to later circles.
  [[nodiscard]] constexpr std::uint32_t tree_after(int end, std::uint32_t crossed) const noexcept {
    std::uint32_t reached = tree_behind(end);
    for (std::uint32_t rest = reached & crossed; rest != 0;) {
      const int at = std::countr_zero(rest);
      reached |= tree_next[static_cast<std::size_t>(at)];
      rest = reached & crossed & ~((2U << at) - 1U);
    }
    return reached;
  }
};

/// CL-26. True if a sheet has this box or circle. Precondition: not an element of the campaign sheet.
[[nodiscard]] constexpr bool is_on_sheet(const SheetLayout& sheet, Element element) noexcept {
  switch (element.group()) {
    case Group::strength:
    case Group::dexterity:
    case Group::clever:
      return true;
    case Group::pyramid:
      return sheet.has_pyramid;
    default:
      return (sheet.circles >> circle_of(element) & 1U) != 0;
  }
}

namespace detail {

class SheetBuilder {
 public:
  constexpr explicit SheetBuilder(const ThiefSheet& sheet) noexcept : sheet_(sheet) {
    layout_.escape_value = static_cast<std::uint8_t>(sheet.escape_value);
    boxes(Group::strength, sheet.strength, layout_.rows[0].data());
    boxes(Group::dexterity, sheet.dexterity, layout_.rows[1].data());
    boxes(Group::clever, sheet.clever, layout_.rows[2].data());
    if (sheet.grid) grid(*sheet.grid);
    rings();
    tree();
    if (sheet.pyramid) boxes(Group::pyramid, *sheet.pyramid, layout_.pyramid.data());
    layout_.has_pyramid = sheet.pyramid.has_value();
    reached();
    specials();
    lines_by_circle();
    bonuses();
  }

  [[nodiscard]] constexpr const SheetLayout& layout() const noexcept { return layout_; }

 private:
  constexpr Effects& fires(Group group, std::size_t index) noexcept {
    return layout_.fires[static_cast<std::size_t>(begin_of(group)) + index];
  }
  constexpr std::uint32_t circle(int first, std::size_t index) noexcept {
    const std::uint32_t bit = 1U << (static_cast<std::size_t>(first) + index);
    layout_.circles |= bit;
    return bit;
  }
  constexpr std::uint32_t circle(int first, std::size_t index, NumberSet numbers) noexcept {
    const std::uint32_t bit = circle(first, index);
    layout_.circle_numbers[static_cast<std::size_t>(first) + index] = numbers;
    for (NumberSet rest = numbers; !rest.empty(); rest.erase_lowest()) {
      layout_.circles_with[static_cast<std::size_t>(rest.lowest())] |= bit;
    }
    return bit;
  }

  constexpr void boxes(Group group, const std::array<Box, 6>& from, BoxLayout* to) noexcept {
    for (std::size_t i = 0; i < from.size(); ++i) {
      to[i] = BoxLayout{from[i].condition};
      fires(group, i) = from[i].fires;
    }
  }

  /// CL-31. Adds the grid, rows before columns.
  constexpr void grid(const Grid& grid) noexcept {
    for (std::size_t i = 0; i < grid.numbers.size(); ++i) circle(0, i, NumberSet::only(grid.numbers[i]));
    for (std::size_t i = 0; i < 3; ++i) {
      if (!grid.row_effects[i].empty()) layout_.effect_lines.push_back({7U << (3 * i), grid.row_effects[i], true});
    }
    for (std::size_t i = 0; i < 3; ++i) {
      if (!grid.column_effects[i].empty()) layout_.effect_lines.push_back({0111U << i, grid.column_effects[i], true});
    }
  }

  constexpr void rings() noexcept {
    for (const RingLine& line : sheet_.rings) {
      std::uint32_t circles = 0;
      for (const Condition& condition : line.rings) {
        circles |= circle(first_ring_circle, layout_.ring_count++, condition.numbers());
      }
      layout_.effect_lines.push_back({circles, line.fires, true});
    }
  }
  constexpr void reached() noexcept {
    for (std::size_t number = 1; number < layout_.reached_with.size(); ++number) {
      const std::uint32_t circles = layout_.circles_with[number];
      layout_.reached_with[number] =
          (circles & ~ring_circles) | RingCounts::of((circles & ring_circles) >> first_ring_circle);
    }
  }

  constexpr void tree() noexcept {
    for (std::size_t i = 0; i < sheet_.tree.size(); ++i) {
      const TreeCircle& entry = sheet_.tree[i];
      const auto bit = static_cast<std::uint8_t>(1U << i);
      circle(first_tree_circle, i, NumberSet::only(entry.number));
      fires(Group::tree, i) = entry.fires;
      if (entry.follows == Follows{}) layout_.tree_starts = static_cast<std::uint8_t>(layout_.tree_starts | bit);
      for (std::size_t before = 0; before < i; ++before) {
        if ((entry.follows.circles >> before & 1U) == 0) continue;
        layout_.tree_next[before] = static_cast<std::uint8_t>(layout_.tree_next[before] | bit);
      }
    }
  }

  /// CL-67. Adds the specials; twins are on one line.
  constexpr void specials() noexcept {
    for (const SpecialLine& line : sheet_.specials) {
      std::uint32_t circles = 0;
      const std::size_t first = layout_.special_count;
      for (const SymbolSet symbols : line.circles) {
        const std::size_t at = layout_.special_count++;
        circles |= circle(first_special_circle, at);
        layout_.specials[at] = symbols;
        const auto bit = static_cast<std::uint8_t>(1U << at);
        enter(layout_.specials_with, symbols, bit);
        for (std::size_t before = first; before < at; ++before) {
          if (layout_.specials[before] != symbols) continue;
          layout_.special_twins[at] = static_cast<std::uint8_t>(layout_.special_twins[at] | 1U << before);
          layout_.specials_with_twins = static_cast<std::uint8_t>(layout_.specials_with_twins | bit);
        }
      }
      layout_.effect_lines.push_back({circles, line.fires, false});
    }
  }

  constexpr void lines_by_circle() noexcept {
    for (std::size_t line = 0; line < layout_.effect_lines.size(); ++line) {
      for (std::uint32_t rest = layout_.effect_lines[line].circles; rest != 0; rest &= rest - 1) {
        std::uint16_t& with_circle = layout_.lines_with[static_cast<std::size_t>(std::countr_zero(rest))];
        with_circle = static_cast<std::uint16_t>(with_circle | 1U << line);
      }
    }
  }

  constexpr void bonuses() noexcept {
    for (const Bonus& bonus : sheet_.bonuses) {
      std::uint64_t rolls = 0;
      for (int roll = 0; roll < roll_count; ++roll) {
        if (bonus.pattern.fits(Roll{roll}.faces())) rolls |= std::uint64_t{1} << roll;
      }
      layout_.bonuses.push_back({rolls, bonus.fires});
    }
  }

  const ThiefSheet& sheet_;
  SheetLayout layout_;
};

}  // namespace detail

/// Precondition: the sheet satisfies its constraints.
[[nodiscard]] constexpr SheetLayout make_sheet_layout(const ThiefSheet& sheet) noexcept {
  return detail::SheetBuilder{sheet}.layout();
}

}  // namespace regelwerk::clou
