#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/listed.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/to_byte.hpp>
#include <regelwerk/clou/rules.hpp>

namespace regelwerk::clou {

/// The capacity of a sheet; for the boxes of a row see constraint 2.
inline constexpr std::size_t row_boxes = 6;
inline constexpr std::size_t sheet_rows = 3;           ///< constraint 2: strength, dexterity, clever (CL-29)
inline constexpr std::size_t grid_circles = 9;         ///< CL-31: three by three
inline constexpr std::size_t max_rings = 4;            ///< constraint 5: circle-boxes of all lines together
inline constexpr std::size_t max_tree_circles = 8;     ///< constraint 6: circles of one tree
inline constexpr std::size_t pyramid_boxes = 6;        ///< CL-34: three, above them two, then one
inline constexpr std::size_t max_special_circles = 6;  ///< constraint 7: circles of all lines together
inline constexpr std::size_t max_special_lines = 3;    ///< constraint 7: lines of circles
inline constexpr std::size_t max_bonuses = 2;          ///< constraint 8: dice bonuses

/// CL-26, CL-28. A box: its condition and its effects.
struct Box {
  Condition condition;  ///< condition on a number to be written
  Effects fires{};      ///< effects when a number is written, at most two (constraint 9)
};

/// CL-29. Six boxes.
using BoxRow = std::array<Box, row_boxes>;

/// CL-31. Three by three circles, row by row. A row or column without effects is not a line.
struct Grid {
  std::array<std::uint8_t, grid_circles> numbers{};  ///< 1 to 30, all different (constraint 4)
  std::array<Effects, 3> row_effects{};     ///< effects when all circles of a row are crossed, rows from the top
  std::array<Effects, 3> column_effects{};  ///< effects when all circles of a column are crossed, columns from the left
};

/// CL-32. The circle-boxes of one line.
struct RingLine {
  Listed<Condition, max_rings> rings;  ///< condition on the number that is written first, one for each circle-box
  Effects fires;                       ///< effects when all circle-boxes of the line are crossed
};

/// CL-33. The circles of a tree from which a circle can be reached, counted from 1; none for a start.
struct Follows {
  std::uint8_t circles = 0;  ///< one bit each, bit 0 for circle 1

  friend constexpr bool operator==(Follows, Follows) = default;
};
/// CL-33. A circle of a tree and the circles that lead to it.
struct TreeCircle {
  std::uint8_t number = 0;  ///< number that dice must make, 1 to 30
  Effects fires;            ///< effects when it is crossed, at least one symbol (constraint 6)
  Follows follows;          ///< circles from which the way can come
};

/// CL-36. Circles with symbols; a set of several symbols is a choice (CL-25).
struct SpecialLine {
  Listed<SymbolSet, max_special_circles> circles;  ///< one line of circles, from the left
  Effects fires;                                   ///< effects when all are crossed, exactly one symbol (constraint 7)
};

/// CL-37. The kinds of patterns: certain faces, three equal dice (a triple), or three consecutive faces (a straight).
enum class PatternKind : std::uint8_t { faces, triple, straight };

/// CL-37. A pattern of dice.
struct Pattern {
  PatternKind kind = PatternKind::faces;   ///< `triple` and `straight` leave `faces` empty
  Listed<std::uint8_t, dice_count> faces;  ///< for the kind `faces`: two or three, possibly equal

  /// True if these dice, ascending, show the pattern.
  [[nodiscard]] constexpr bool fits(const std::array<int, dice_count>& thrown) const noexcept {
    if (kind == PatternKind::triple) return thrown[0] == thrown[2];
    if (kind == PatternKind::straight) return thrown[0] + 1 == thrown[1] && thrown[1] + 1 == thrown[2];
    std::array<bool, dice_count> taken{};
    for (const int face : faces) {
      std::size_t at = 0;
      while (at < dice_count && (taken[at] || thrown[at] != face)) ++at;
      if (at == dice_count) return false;
      taken[at] = true;
    }
    return true;
  }
};

/// CL-37, CL-38. A dice bonus, which fires at most once per throw.
struct Bonus {
  Pattern pattern;  ///< compared with the thrown dice alone (CL-38)
  Effect fires;     ///< effect for the thief with this sheet
};

/// The sheet of one thief.
struct ThiefSheet {
  std::string_view name;                        ///< the word of its thief; sheets are in gang order (constraint 1)
  int escape_value = 0;                         ///< CL-59: the lowest roll that crosses an arrow, 1 to 6
  BoxRow strength{};                            ///< CL-29: the three rows are written from the left
  BoxRow dexterity{};                           ///< the second row; its name does not restrict its effects
  BoxRow clever{};                              ///< the third row
  std::optional<Grid> grid{};                   ///< CL-30: a sheet has three of the four tools
  Listed<RingLine, max_rings> rings{};          ///< CL-32: one entry for each line of circle-boxes
  Listed<TreeCircle, max_tree_circles> tree{};  ///< CL-33: empty if the sheet has none
  std::optional<std::array<Box, pyramid_boxes>> pyramid{};  ///< CL-34: lower row, upper row, top
  Listed<SpecialLine, max_special_lines> specials{};        ///< CL-36: 1 to 3 lines (constraint 7)
  Listed<Bonus, max_bonuses> bonuses{};                     ///< CL-37: 0 to 2 (constraint 8)
};

namespace words {

/// CL-33. A circle of a tree that can be crossed first.
inline constexpr Follows start{};
/// CL-33. A circle of a tree that can follow any of these circles, counted from 1. Precondition: 1 <= circle <=
/// max_tree_circles.
[[nodiscard]] constexpr Follows follows(auto... circles) noexcept
  requires(sizeof...(circles) > 0)
{
  return {detail::to_byte(detail::to_bits(static_cast<int>(max_tree_circles), {circles...}))};
}

/// CL-37. The pattern of dice that show all these faces; a face given twice has to show on two dice.
[[nodiscard]] constexpr Pattern show(auto... faces) noexcept {
  return {PatternKind::faces, {detail::to_byte(faces)...}};
}
/// CL-37. Three equal dice.
inline constexpr Pattern triple{PatternKind::triple, {}};
inline constexpr Pattern straight{PatternKind::straight, {}};  ///< CL-37: three consecutive faces, such as 3 4 5

}  // namespace words

}  // namespace regelwerk::clou
