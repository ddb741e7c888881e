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

/// The most that a sheet has room for: constraints 2, 5, 6, 7 and 8.
inline constexpr std::size_t row_boxes = 6;
inline constexpr std::size_t sheet_rows = 3;
inline constexpr std::size_t grid_circles = 9;
inline constexpr std::size_t max_rings = 4;
inline constexpr std::size_t max_tree_circles = 8;
inline constexpr std::size_t pyramid_boxes = 6;
inline constexpr std::size_t max_special_circles = 6;
inline constexpr std::size_t max_special_lines = 3;
inline constexpr std::size_t max_bonuses = 2;

/// CL-26, CL-28. A box: its condition and what it fires.
struct Box {
  Condition condition;
  Effects fires{};
};

/// CL-29. Six boxes.
using BoxRow = std::array<Box, row_boxes>;

/// CL-31. Three by three circles, row by row. A row or column without effects is no line.
struct Grid {
  std::array<std::uint8_t, grid_circles> numbers{};
  std::array<Effects, 3> row_effects{};
  std::array<Effects, 3> column_effects{};
};

/// CL-32. The circle-boxes of one line.
struct RingLine {
  Listed<Condition, max_rings> rings;
  Effects fires;
};

/// CL-33. The circles of a tree that lead to a circle, counted from 1; none for a start.
struct Follows {
  std::uint8_t circles = 0;

  friend constexpr bool operator==(Follows, Follows) = default;
};
struct TreeCircle {
  std::uint8_t number = 0;
  Effects fires;
  Follows follows;
};

/// CL-36. Circles with symbols; a set of several is a choice (CL-25).
struct SpecialLine {
  Listed<SymbolSet, max_special_circles> circles;
  Effects fires;
};

enum class PatternKind : std::uint8_t { faces, triple, straight };

/// CL-37. What dice must show.
struct Pattern {
  PatternKind kind = PatternKind::faces;
  Listed<std::uint8_t, dice_count> faces;  ///< of kind `faces`: two or three, copies included

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

struct Bonus {
  Pattern pattern;
  Effect fires;
};

/// The sheet of one thief.
struct ThiefSheet {
  std::string_view name;
  int escape_value = 0;  ///< CL-59: the lowest roll that crosses an arrow, 1 to 6
  BoxRow strength{};     ///< CL-29: the three rows are written from the left
  BoxRow dexterity{};
  BoxRow clever{};
  std::optional<Grid> grid{};           ///< CL-30: three of the four tools
  Listed<RingLine, max_rings> rings{};  ///< CL-32: one entry per line of circle-boxes
  Listed<TreeCircle, max_tree_circles> tree{};
  std::optional<std::array<Box, pyramid_boxes>> pyramid{};  ///< CL-34: lower row, upper row, top
  Listed<SpecialLine, max_special_lines> specials{};
  Listed<Bonus, max_bonuses> bonuses{};
};

namespace words {

/// CL-33. A circle of a tree that may be crossed first.
inline constexpr Follows start{};
/// CL-33. One that may follow any of these circles, counted from 1. Precondition: 1 <= circle <= max_tree_circles.
[[nodiscard]] constexpr Follows follows(auto... circles) noexcept
  requires(sizeof...(circles) > 0)
{
  return {detail::to_byte(detail::to_bits(static_cast<int>(max_tree_circles), {circles...}))};
}

/// CL-37. The pattern of dice that show all these faces, a face named twice on two dice.
[[nodiscard]] constexpr Pattern show(auto... faces) noexcept {
  return {PatternKind::faces, {detail::to_byte(faces)...}};
}
/// CL-37. Three equal dice, and three in a row.
inline constexpr Pattern triple{PatternKind::triple, {}};
inline constexpr Pattern straight{PatternKind::straight, {}};

}  // namespace words

}  // namespace regelwerk::clou
