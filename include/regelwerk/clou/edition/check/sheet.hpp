#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/sheet.hpp>

namespace regelwerk::clou::detail {

/// Checks constraints 1 to 10 for one sheet.
class SheetCheck {
 public:
  constexpr SheetCheck(FaultNotes& notes, const ThiefSheet& sheet, int index) noexcept : notes_(notes), sheet_(sheet) {
    notes_.at = {.component = Component::sheet, .index = static_cast<std::uint8_t>(index)};
  }

  /// Runs all checks. `shared` are the white symbols of the campaign sheet.
  constexpr void note_all(std::string_view name, WhiteCount shared) noexcept {
    white_ = shared;
    whole(sheet_.name == name && is_between(1, sheet_.escape_value, die_faces), Constraint::sheets);
    int tools = 0;
    for (const bool present :
         {sheet_.grid.has_value(), !sheet_.rings.empty(), !sheet_.tree.empty(), sheet_.pyramid.has_value()}) {
      tools += present ? 1 : 0;
    }
    whole(tools == 3, Constraint::rows_and_tools);
    row(Group::strength, sheet_.strength);
    row(Group::dexterity, sheet_.dexterity);
    row(Group::clever, sheet_.clever);
    if (sheet_.grid) grid(*sheet_.grid);
    if (!sheet_.rings.empty()) rings();
    if (!sheet_.tree.empty()) tree();
    if (sheet_.pyramid) pyramid(*sheet_.pyramid);
    specials();
    bonuses();
    whole(white_.fits(), Constraint::white_symbols);
  }

 private:
  constexpr void whole(bool kept, Constraint constraint) noexcept {
    notes_.at.number = 0;
    notes_.note_unless(kept, constraint);
  }
  constexpr void at(Group group, std::size_t index) noexcept {
    notes_.at.group = group;
    notes_.at.number = static_cast<std::uint8_t>(index + 1);
  }
  constexpr void fires(const Effects& effects) noexcept {
    notes_.note_unless(effects_hold(effects), Constraint::effects);
    white_.add(effects);
  }
  constexpr void line(const Effects& effects) noexcept {
    notes_.note_unless(!effects.empty(), Constraint::effects);
    fires(effects);
  }

  constexpr void row(Group group, const BoxRow& boxes) noexcept {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      at(group, i);
      const Condition& condition = boxes[i].condition;
      notes_.note_unless(condition_holds(condition) && condition.to_previous <= (i == 0 ? Sign::none : Sign::equal),
                         Constraint::conditions);
      fires(boxes[i].fires);
    }
  }

  constexpr void grid(const Grid& grid) noexcept {
    std::uint32_t seen = 0;
    for (std::size_t i = 0; i < grid.numbers.size(); ++i) {
      at(Group::grid, i);
      const bool in_range = is_between(1, grid.numbers[i], highest_number);
      const std::uint32_t bit = in_range ? 1U << grid.numbers[i] : 0U;
      notes_.note_unless(in_range && (seen & bit) == 0, Constraint::circle_numbers);
      seen |= bit;
    }
    // A line is identified by its first circle; one without effects is not a line.
    for (std::size_t i = 0; i < grid.row_effects.size(); ++i) {
      at(Group::grid, 3 * i);
      fires(grid.row_effects[i]);
      at(Group::grid, i);
      fires(grid.column_effects[i]);
    }
  }

  constexpr void rings() noexcept {
    std::size_t count = 0;
    bool lines_hold = true;
    for (const RingLine& ring_line : sheet_.rings) {
      at(Group::ring, count);
      lines_hold = lines_hold && !ring_line.rings.empty();
      for (const Condition& condition : ring_line.rings) {
        at(Group::ring, count++);
        notes_.note_unless(condition_holds(condition) && condition.to_previous == Sign::none, Constraint::conditions);
      }
      line(ring_line.fires);
    }
    whole(lines_hold && count <= max_rings, Constraint::circle_boxes);
  }

  constexpr void tree() noexcept {
    for (std::size_t i = 0; i < sheet_.tree.size(); ++i) {
      at(Group::tree, i);
      const TreeCircle& circle = sheet_.tree[i];
      notes_.note_unless(is_between(1, circle.number, highest_number), Constraint::circle_numbers);
      notes_.note_unless(!circle.fires.empty() && circle.follows.circles >> i == 0 && differs_from_siblings(i),
                         Constraint::tree);
      fires(circle.fires);
    }
  }

  /// Constraint 6. True if no circle before this one is an alternative to it with the same number.
  [[nodiscard]] constexpr bool differs_from_siblings(std::size_t index) const noexcept {
    const TreeCircle& circle = sheet_.tree[index];
    for (std::size_t i = 0; i < index; ++i) {
      const TreeCircle& other = sheet_.tree[i];
      const bool siblings = (other.follows.circles & circle.follows.circles) != 0 || other.follows == circle.follows;
      if (siblings && other.number == circle.number) return false;
    }
    return true;
  }

  constexpr void pyramid(const std::array<Box, pyramid_boxes>& boxes) noexcept {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      at(Group::pyramid, i);
      const Condition& condition = boxes[i].condition;
      notes_.note_unless(condition_holds(condition) && condition.to_previous <= (i < 3 ? Sign::none : Sign::equal),
                         Constraint::conditions);
      fires(boxes[i].fires);
    }
  }

  constexpr void specials() noexcept {
    std::size_t count = 0;
    bool lines_hold = !sheet_.specials.empty();
    for (const SpecialLine& special_line : sheet_.specials) {
      at(Group::special, count);
      lines_hold = lines_hold && !special_line.circles.empty();
      for (const SymbolSet symbols : special_line.circles) {
        at(Group::special, count++);
        notes_.note_unless(!symbols.empty() && symbols.valid(), Constraint::effects);
      }
      notes_.note_unless(special_line.fires.size() == 1, Constraint::specials);
      fires(special_line.fires);
    }
    whole(lines_hold && count <= max_special_circles, Constraint::specials);
  }

  constexpr void bonuses() noexcept {
    for (const Bonus& bonus : sheet_.bonuses) {
      bool faces_hold = bonus.pattern.kind <= PatternKind::straight;
      if (bonus.pattern.kind == PatternKind::faces) faces_hold = bonus.pattern.faces.size() >= 2;
      for (const int face : bonus.pattern.faces) faces_hold = faces_hold && is_between(1, face, die_faces);
      whole(faces_hold && !bonus.fires.is_none(), Constraint::bonuses);
      whole(effect_holds(bonus.fires), Constraint::effects);
      white_.add(bonus.fires);
    }
  }

  FaultNotes& notes_;
  const ThiefSheet& sheet_;
  WhiteCount white_;
};

}  // namespace regelwerk::clou::detail
