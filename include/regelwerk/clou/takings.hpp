#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/element.hpp>
#include <regelwerk/clou/number_set.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// Which numbers a thief's dice may mark where: in boxes and circles of its own sheet and of the open areas of the
/// campaign sheet (CK-15).
class Takings {
 public:
  constexpr Takings(const Layout& layout, const State& state, Thief thief) noexcept
      : layout_(layout),
        state_(state),
        sheet_(layout.sheet(thief)),
        marks_(state.sheet(thief)),
        areas_(layout.is_campaign() ? uncrossed_elements(layout, state) : AreaElementSet{}) {}

  /// CL-28 to CL-34. The numbers with which dice may mark an element now; none if it is not open.
  [[nodiscard]] constexpr NumberSet takes(Element element) const noexcept {
    const int index = element.index();
    switch (element.group()) {
      case Group::strength:
      case Group::dexterity:
      case Group::clever: {
        const auto row = static_cast<std::size_t>(element.group());
        return marks_.rows[row].first_empty() == index ? row_takes(row, index) : NumberSet{};
      }
      case Group::grid:
      case Group::ring:
      case Group::tree: {
        const int circle = circle_of(element);
        return (open_circles() >> circle & 1U) != 0 ? circle_takes(circle, written_rings()) : NumberSet{};
      }
      case Group::pyramid:
        return (open_pyramid() >> index & 1U) != 0 ? pyramid_takes(index) : NumberSet{};
      case Group::special:
        return {};
      default:
        return (areas_ >> index & 1U) != 0 ? area_takes(index) : NumberSet{};
    }
  }

  /// Visits the elements of which takes() has some of `wanted`, ascending, with all that it takes.
  template <class Visitor>
  constexpr bool for_each_taking(NumberSet wanted, const Visitor& visitor) const noexcept {
    const auto offer = [&](Element element, NumberSet numbers) {
      return (numbers & wanted).empty() || visitor(element, numbers);
    };
    return for_each_row(offer) && for_each_circle(open_circles() & circles_with(wanted), offer) &&
           for_each_behind(offer);
  }

  /// How many marks some makings allow: in the rows of boxes, up to the last circle of the tree, on all elements; and
  /// which circles those are.
  struct Marks {
    std::uint32_t rows = 0;
    std::uint32_t circles = 0;
    std::uint32_t all = 0;
    std::uint32_t on = 0;
  };
  /// Of what for_each_taking visits; of the circles number by number.
  template <class Makings>
  [[nodiscard]] constexpr Marks count_marks(const Makings& makings) const noexcept {
    std::uint32_t count = 0;
    const auto add = [&](Element /*element*/, NumberSet numbers) {
      count += makings.count(numbers);
      return true;
    };
    Marks marks;
    for_each_row(add);
    marks.rows = count;
    const std::uint32_t open = open_circles();
    const std::uint32_t written = open & written_rings();
    for (NumberSet rest = makings.numbers; !rest.empty(); rest.erase_lowest()) {
      const int number = rest.lowest();
      std::uint32_t circles = open & ~written & sheet_.circles_with[static_cast<std::size_t>(number)];
      marks.on |= circles;
      for (; circles != 0; circles &= circles - 1) count += makings.count_of(number);
    }
    for (std::uint32_t rest = written; rest != 0; rest &= rest - 1) {
      count += makings.count(circle_takes(std::countr_zero(rest), written));
    }
    marks.on |= written;
    marks.circles = count;
    for_each_behind(add);
    marks.all = count;
    return marks;
  }
  /// Visits what for_each_taking visits, but only the rows, the circles or what stands behind them: the part in which
  /// the mark of a number is; the number is then counted from its beginning.
  template <class Visitor>
  constexpr bool for_each_taking_at(const Marks& marks, std::uint32_t& index, const Visitor& visitor) const noexcept {
    if (index < marks.rows) return for_each_row(visitor);
    if (index < marks.circles) {
      index -= marks.rows;
      return for_each_circle(marks.on, visitor);
    }
    index -= marks.circles;
    return for_each_behind(visitor);
  }

 private:
  /// CL-29. The next box of each row.
  template <class Visitor>
  constexpr bool for_each_row(const Visitor& visitor) const noexcept {
    for (std::size_t row = 0; row < sheet_rows; ++row) {
      const int box = marks_.rows[row].first_empty();
      if (box < Row::boxes && !visitor(Element{static_cast<Group>(row), box}, row_takes(row, box))) return false;
    }
    return true;
  }
  /// CL-31 to CL-33. Of these open circles.
  template <class Visitor>
  constexpr bool for_each_circle(std::uint32_t circles, const Visitor& visitor) const noexcept {
    const std::uint32_t written = written_rings();
    for (; circles != 0; circles &= circles - 1) {
      const int circle = std::countr_zero(circles);
      if (!visitor(Element::from_code(begin_of(Group::grid) + circle), circle_takes(circle, written))) return false;
    }
    return true;
  }
  /// CL-34, CK-15. What stands behind the circles: pyramid and areas.
  template <class Visitor>
  constexpr bool for_each_behind(const Visitor& visitor) const noexcept {
    for (std::uint32_t rest = open_pyramid(); rest != 0; rest &= rest - 1) {
      const int box = std::countr_zero(rest);
      if (!visitor(Element{Group::pyramid, box}, pyramid_takes(box))) return false;
    }
    for (std::uint32_t rest = areas_; rest != 0; rest &= rest - 1) {
      const int index = std::countr_zero(rest);
      if (!visitor(Element{Group::area, index}, area_takes(index))) return false;
    }
    return true;
  }

  /// CL-28, CL-29.
  [[nodiscard]] constexpr NumberSet row_takes(std::size_t row, int box) const noexcept {
    return sheet_.rows[row][static_cast<std::size_t>(box)].after(box == 0 ? 0 : marks_.rows[row].number(box - 1));
  }

  /// CL-31 to CL-33. The circles of grid, circle-boxes and tree that can be crossed or written: of the tree those to
  /// which the way leads.
  [[nodiscard]] constexpr std::uint32_t open_circles() const noexcept {
    const std::uint32_t on_way = sheet_.tree_after(marks_.circles.end_of_way(), marks_.circles.tree());
    return sheet_.circles & ~marks_.circles.crossed() & ~special_circles &
           (on_way << first_tree_circle | ~tree_circles);
  }
  /// `written` are those circle-boxes.
  [[nodiscard]] constexpr NumberSet circle_takes(int circle, std::uint32_t written) const noexcept {
    if ((written >> circle & 1U) != 0) return NumberSet::only(marks_.rings.number(circle - first_ring_circle));
    return sheet_.circle_numbers[static_cast<std::size_t>(circle)];
  }
  /// CL-32. The circle-boxes with a number.
  [[nodiscard]] constexpr std::uint32_t written_rings() const noexcept {
    return marks_.rings.written() << first_ring_circle;
  }
  /// The circles that have one of these numbers, or take it to be written, and all circle-boxes with a number.
  [[nodiscard]] constexpr std::uint32_t circles_with(NumberSet numbers) const noexcept {
    std::uint32_t circles = written_rings();
    for (; !numbers.empty(); numbers.erase_lowest()) {
      circles |= sheet_.circles_with[static_cast<std::size_t>(numbers.lowest())];
    }
    return circles;
  }

  /// CL-34.
  [[nodiscard]] constexpr std::uint32_t open_pyramid() const noexcept {
    return sheet_.has_pyramid ? open_above[marks_.pyramid.written()] : 0U;
  }
  [[nodiscard]] constexpr NumberSet pyramid_takes(int box) const noexcept {
    const BoxLayout& layout = sheet_.pyramid[static_cast<std::size_t>(box)];
    return box < 3 ? layout.numbers : layout.after(sum_below(marks_.pyramid, box));
  }

  /// CK-15.
  [[nodiscard]] constexpr NumberSet area_takes(int index) const noexcept {
    const int number = state_.campaign.number(index);
    return number == 0 ? layout_.campaign.elements[static_cast<std::size_t>(index)].numbers : NumberSet::only(number);
  }

  const Layout& layout_;
  const State& state_;
  const SheetLayout& sheet_;
  const SheetMarks& marks_;
  AreaElementSet areas_;
};

}  // namespace regelwerk::clou
