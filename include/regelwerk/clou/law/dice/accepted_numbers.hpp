#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/fast/kept_makings.hpp>
#include <regelwerk/clou/law/fast/plain_makings.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// A box or circle, and the numbers that dice may mark it with.
struct ElementNumbers {
  Element element;
  NumberSet numbers;
};

/// Which numbers a thief's dice may mark where: in boxes and circles of its own sheet and of the open areas of the
/// campaign sheet (CK-15).
class AcceptedNumbers {
 public:
  constexpr AcceptedNumbers(const Layout& layout, const State& state, Thief thief) noexcept
      : AcceptedNumbers(layout, state, state.member(thief), elements_for_all(layout, state)) {}
  /// The same with these `areas`: what elements_for_all answers, or none to leave the campaign sheet out.
  constexpr AcceptedNumbers(const Layout& layout, const State& state, Member member, AreaElementSet areas) noexcept
      : layout_(layout),
        state_(state),
        sheet_(layout.sheet(member.thief)),
        marks_(state.sheets[member.place]),
        areas_(areas) {}

  /// CK-15. The elements of the campaign sheet that dice may mark, those of any thief.
  [[nodiscard]] static constexpr AreaElementSet elements_for_all(const Layout& layout, const State& state) noexcept {
    if (!layout.is_campaign()) return 0;
    return static_cast<AreaElementSet>(uncrossed_elements(layout, state) & unsigned{layout.campaign.with_numbers});
  }

  /// CL-28 to CL-34. The numbers with which dice may mark an element now; none if it is not open.
  [[nodiscard]] constexpr NumberSet takes(Element element) const noexcept {
    const int index = element.index();
    switch (element.group()) {
      case Group::strength:
      case Group::dexterity:
      case Group::clever: {
        const auto row = static_cast<std::size_t>(element.group());
        const Row::Next next = marks_.rows[row].next();
        return next.box == index ? row_takes(row, next) : NumberSet{};
      }
      case Group::grid:
      case Group::ring:
      case Group::tree: {
        const int circle = circle_of(element);
        const OpenCircles open = open_circles();
        return (open.all >> circle & 1U) != 0 ? circle_takes(circle, open.written) : NumberSet{};
      }
      case Group::pyramid:
        return (open_pyramid() >> index & 1U) != 0 ? pyramid_takes(index) : NumberSet{};
      case Group::special:
        return {};
      default:
        return (areas_ >> index & 1U) != 0 ? area_takes(index) : NumberSet{};
    }
  }

  /// Visits, ascending, the elements that take some of `wanted`, each with all numbers that it takes.
  constexpr bool for_each_accepting(NumberSet wanted, const auto& visitor) const noexcept {
    const auto offer = [&](Element element, NumberSet numbers) {
      return (numbers & wanted).empty() || visitor(element, numbers);
    };
    if (!for_each_row(offer)) return false;
    OpenCircles open = open_circles();
    open.all &= open.written | circles_with(wanted);
    return for_each_circle(open, offer) && for_each_behind(offer);
  }

  /// CL-28, CL-29. What a row takes in its next box: by the condition of this and the number on its left.
  [[nodiscard]] constexpr NumberSet row_takes(std::size_t row, Row::Next next) const noexcept {
    return sheet_.rows[row][static_cast<std::size_t>(next.box)].after(next.before);
  }

  /// CL-34. Empty boxes of the pyramid that have no empty box below.
  // Always inlined, like the rest of counting: a call would cost more than these few instructions.
  [[nodiscard, gnu::always_inline]] constexpr std::uint32_t open_pyramid() const noexcept {
    return sheet_.has_pyramid ? open_above[marks_.pyramid.written()] : 0U;
  }
  /// CL-34. Precondition: the box is one of these.
  [[nodiscard, gnu::always_inline]] constexpr NumberSet pyramid_takes(int box) const noexcept {
    const BoxLayout& layout = sheet_.pyramid[static_cast<std::size_t>(box)];
    return box < 3 ? layout.numbers : layout.after(sum_below(marks_.pyramid, box));
  }

  /// Circles of grid, circle-boxes and tree that can be crossed or written: `all` of them, and the circle-boxes among
  /// them that have a number.
  struct OpenCircles {
    std::uint32_t all;
    std::uint32_t written;
  };
  /// CL-31 to CL-33. The circles of grid, circle-boxes and tree that can be crossed or written, in the tree only those
  /// that the way leads to.
  [[nodiscard, gnu::always_inline]] constexpr OpenCircles open_circles() const noexcept {
    const int end = marks_.circles.end_of_way();
    const std::uint32_t on_way =
        layout_.tree_way == TreeWay::dice ? sheet_.tree_after(end, marks_.circles.tree()) : sheet_.tree_behind(end);
    const std::uint32_t open =
        sheet_.circles & ~marks_.circles.crossed() & ~special_circles & (on_way << first_tree_circle | ~tree_circles);
    return {open, open & marks_.rings.written() << first_ring_circle};
  }
  /// How many marks some makings allow: running sums up to each row and up to the last circle of the tree, the sum over
  /// all elements, and the circles they are on.
  struct Marks {
    std::array<std::uint32_t, sheet_rows> rows;
    std::uint32_t circles;
    std::uint32_t all;
    OpenCircles on;
  };
  /// Counts the marks on all elements that for_each_accepting visits; those on circles number by number.
  [[gnu::always_inline]] constexpr void count_marks(const auto& makings, Marks& marks) const noexcept {
    std::uint32_t count = 0;
    for (std::size_t row = 0; row < sheet_rows; ++row) {
      const Row written = marks_.rows[row];
      // Most rows of a heist are empty, and the first box has no number before it.
      count +=
          written == Row{} ? count_in(sheet_.rows[row][0], makings) : makings.count(row_takes(row, written.next()));
      marks.rows[row] = count;
    }
    marks.on = open_circles();
    count += count_circles(marks.on, makings);
    for (std::uint32_t rest = marks.on.written; rest != 0; rest &= rest - 1) {
      count += makings.count_of(number_in_ring(std::countr_zero(rest)));
    }
    marks.circles = count;
    count += count_pyramid(makings);
    for_each_area([&](Element /*area*/, NumberSet numbers) {
      count += makings.count(numbers);
      return true;
    });
    marks.all = count;
  }
  /// The element of the mark with this index, and the numbers that it takes. `index` is then counted from the first
  /// mark on this element. Precondition: index < marks.all, and `marks` was counted with these makings.
  [[nodiscard]] constexpr ElementNumbers find(const Marks& marks, const auto& makings,
                                              std::uint32_t& index) const noexcept {
    if (index < marks.rows.back()) {
      std::size_t row = 0;
      while (index >= marks.rows[row]) ++row;
      if (row > 0) index -= marks.rows[row - 1];
      const Row::Next next = marks_.rows[row].next();
      return {Element{static_cast<Group>(row), next.box}, row_takes(row, next)};
    }
    ElementNumbers found;
    const auto is_before = [&](Element element, NumberSet numbers) {
      found = {element, numbers};
      const std::uint32_t here = makings.count(numbers);
      if (index < here) return false;
      index -= here;
      return true;
    };
    if (index < marks.circles) {
      index -= marks.rows.back();
      for_each_circle(marks.on, is_before);
    } else {
      index -= marks.circles;
      for_each_behind(is_before);
    }
    return found;
  }

 private:
  /// The number of makings that a box accepts by its sign and k alone.
  [[nodiscard]] static constexpr std::uint32_t count_in(const BoxLayout& box, const PlainMakings& makings) noexcept {
    return makings.between(box.first, box.end);
  }
  [[nodiscard]] static constexpr std::uint32_t count_in(const BoxLayout& box, const KeptMakings& makings) noexcept {
    return makings.count(box.numbers);
  }

  /// CL-34. The number of marks on the pyramid. The lower three boxes compare with no other.
  [[nodiscard, gnu::always_inline]] constexpr std::uint32_t count_pyramid(const auto& makings) const noexcept {
    const std::uint32_t open = open_pyramid();
    if (open == 0) return 0;
    std::uint32_t count = 0;
    for (std::size_t box = 0; box < 3; ++box) {
      if ((open >> box & 1U) != 0) count += count_in(sheet_.pyramid[box], makings);
    }
    for (std::uint32_t rest = open & ~7U; rest != 0; rest &= rest - 1) {
      count += makings.count(pyramid_takes(std::countr_zero(rest)));
    }
    return count;
  }

  /// The number of marks on blank circles: crossed circles, and numbers written in circle-boxes. Removes the blank
  /// circles that no making reaches from `on`.
  [[nodiscard]] constexpr std::uint32_t count_circles(OpenCircles& on, const KeptMakings& makings) const noexcept {
    const std::uint32_t blank = on.all & ~on.written;
    on.all = on.written;
    std::uint32_t count = 0;
    for (NumberSet rest = makings.numbers; !rest.empty(); rest.erase_lowest()) {
      const int number = rest.lowest();
      const std::uint32_t here = makings.count_of(number);
      std::uint32_t reached = blank & sheet_.circles_with[static_cast<std::size_t>(number)];
      on.all |= reached;
      for (; reached != 0; reached &= reached - 1) count += here;
    }
    return count;
  }
  /// The same for dice alone, which make at most one number in two ways and all others in one. So all circles are
  /// counted once the numbers are known; blank circle-boxes remain in `on`, reached or not.
  [[nodiscard]] constexpr std::uint32_t count_circles(OpenCircles& on, const PlainMakings& makings) const noexcept {
    const std::uint32_t blank = on.all & ~on.written;
    std::uint64_t reached = 0;
    for (NumberSet rest = makings.numbers; !rest.empty(); rest.erase_lowest()) {
      reached += sheet_.reached_with[rest.lowest_place()];
    }
    std::uint32_t count = RingCounts::in(reached, (blank & ring_circles) >> first_ring_circle);
    const std::uint32_t crossed = blank & ~ring_circles & static_cast<std::uint32_t>(reached);
    on.all = on.written | (blank & ring_circles) | crossed;
    for (std::uint32_t rest = crossed; rest != 0; rest &= rest - 1) ++count;
    std::uint32_t again = blank & sheet_.circles_with[makings.made_twice];
    for (; again != 0; again &= again - 1) ++count;
    return count;
  }

  /// CL-29. The next box of each row.
  constexpr bool for_each_row(const auto& visitor) const noexcept {
    for (std::size_t row = 0; row < sheet_rows; ++row) {
      const Row::Next next = marks_.rows[row].next();
      if (next.box == Row::boxes) continue;
      if (!visitor(Element{static_cast<Group>(row), next.box}, row_takes(row, next))) return false;
    }
    return true;
  }
  /// CL-31 to CL-33. Visits these open circles.
  constexpr bool for_each_circle(const OpenCircles& open, const auto& visitor) const noexcept {
    for (std::uint32_t circles = open.all; circles != 0; circles &= circles - 1) {
      const int circle = std::countr_zero(circles);
      const Element element = Element::from_code(begin_of(Group::grid) + circle);
      if (!visitor(element, circle_takes(circle, open.written))) return false;
    }
    return true;
  }
  /// CL-34, CK-15. The elements after the circles: pyramid and areas.
  constexpr bool for_each_behind(const auto& visitor) const noexcept {
    for (std::uint32_t rest = open_pyramid(); rest != 0; rest &= rest - 1) {
      const int box = std::countr_zero(rest);
      if (!visitor(Element{Group::pyramid, box}, pyramid_takes(box))) return false;
    }
    return for_each_area(visitor);
  }
  constexpr bool for_each_area(const auto& visitor) const noexcept {
    for (std::uint32_t rest = areas_; rest != 0; rest &= rest - 1) {
      const int index = std::countr_zero(rest);
      if (!visitor(Element{Group::area, index}, area_takes(index))) return false;
    }
    return true;
  }

  /// `written` are the circle-boxes with a number.
  [[nodiscard]] constexpr NumberSet circle_takes(int circle, std::uint32_t written) const noexcept {
    if ((written >> circle & 1U) != 0) return NumberSet::only(number_in_ring(circle));
    return sheet_.circle_numbers[static_cast<std::size_t>(circle)];
  }
  /// CL-32. The number written in a circle-box.
  [[nodiscard]] constexpr int number_in_ring(int circle) const noexcept {
    return marks_.rings.number(circle - first_ring_circle);
  }
  /// The circles that have one of these numbers, or take it to be written.
  [[nodiscard]] constexpr std::uint32_t circles_with(NumberSet numbers) const noexcept {
    std::uint32_t circles = 0;
    for (; !numbers.empty(); numbers.erase_lowest()) {
      circles |= sheet_.circles_with[numbers.lowest_place()];
    }
    return circles;
  }

  /// CK-15. A circle-box takes its written number once it has one.
  [[nodiscard, gnu::always_inline]] constexpr NumberSet area_takes(int index) const noexcept {
    const bool is_ring = (unsigned{layout_.campaign.rings} >> index & 1U) != 0;
    const int number = is_ring ? state_.campaign.number(index) : 0;
    return number == 0 ? layout_.campaign.elements[static_cast<std::size_t>(index)].numbers : NumberSet::only(number);
  }

  const Layout& layout_;
  const State& state_;
  const SheetLayout& sheet_;
  const SheetMarks& marks_;
  AreaElementSet areas_;
};

}  // namespace regelwerk::clou
