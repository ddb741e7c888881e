#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/element.hpp>
#include <regelwerk/clou/number_set.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-43, CL-44. What a fill may do with an element: write one of these numbers, or cross it.
struct Fillable {
  NumberSet numbers;
  bool crosses = false;
};

/// What a thief may mark, and why not: elements of its own sheet and of the open areas of the campaign sheet (CK-15).
class Markable {
 public:
  constexpr Markable(const Layout& layout, const State& state, Thief thief) noexcept
      : layout_(layout),
        state_(state),
        sheet_(layout.sheet(thief)),
        marks_(state.sheet(thief)),
        areas_(layout.is_campaign() ? open_elements(layout, state) : AreaElementSet{}) {}

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
        return (open_grid() >> index & 1U) != 0 ? grid_takes(index) : NumberSet{};
      case Group::ring:
        return (open_rings() >> index & 1U) != 0 ? ring_takes(index) : NumberSet{};
      case Group::tree:
        return (open_tree() >> index & 1U) != 0 ? tree_takes(index) : NumberSet{};
      case Group::pyramid:
        return (open_pyramid() >> index & 1U) != 0 ? pyramid_takes(index) : NumberSet{};
      case Group::special:
        return {};
      default:
        return (unmarked_areas() >> index & 1U) != 0 ? area_takes(index) : NumberSet{};
    }
  }

  /// Visits the elements of which takes() has some of `wanted`, ascending, with all that it takes.
  template <class Visitor>
  constexpr bool for_each_taking(NumberSet wanted, const Visitor& visitor) const noexcept {
    const auto offer = [&](Group group, int index, NumberSet numbers) {
      return (numbers & wanted).empty() || visitor(Element{group, index}, numbers);
    };
    const auto offer_each = [&](Group group, std::uint32_t open, const auto& numbers) {
      for (; open != 0; open &= open - 1) {
        const int index = std::countr_zero(open);
        if (!offer(group, index, numbers(index))) return false;
      }
      return true;
    };
    for (std::size_t row = 0; row < sheet_rows; ++row) {
      const int box = marks_.rows[row].first_empty();
      if (box < Row::boxes && !offer(static_cast<Group>(row), box, row_takes(row, box))) return false;
    }
    const Circles fitting = circles_with(wanted);
    return offer_each(Group::grid, fitting.grid() & open_grid(), [&](int index) { return grid_takes(index); }) &&
           offer_each(Group::ring, open_rings(), [&](int index) { return ring_takes(index); }) &&
           offer_each(Group::tree, fitting.tree() & open_tree(), [&](int index) { return tree_takes(index); }) &&
           offer_each(Group::pyramid, open_pyramid(), [&](int index) { return pyramid_takes(index); }) &&
           offer_each(Group::area, unmarked_areas(), [&](int index) { return area_takes(index); });
  }

  /// CL-26. True if the element is a box, or a circle-box without its number: what takes a number to be written.
  [[nodiscard]] constexpr bool is_written(Element element) const noexcept {
    switch (element.group()) {
      case Group::ring:
        return marks_.rings.is_empty(element.index());
      case Group::grid:
      case Group::tree:
      case Group::special:
        return false;
      case Group::area:
        return exists_in_area(element) && is_area_ring(element.index()) && state_.campaign.number(element.index()) == 0;
      default:
        return true;
    }
  }

  /// CL-43, CL-44. What a fill may do with an element.
  [[nodiscard]] constexpr Fillable fills(Element element) const noexcept {
    if (is_symbol_circle(element)) return {{}, is_symbol_place(element)};
    const NumberSet takes_now = layout_.fill_free ? takes_waived(element) : takes(element);
    if (is_written(element)) return {takes_now & NumberSet::range(1, highest_fill), false};
    return {{}, !takes_now.empty()};
  }

  /// CK-21. True for an uncrossed circle, by number or symbol; order is waived.
  [[nodiscard]] constexpr bool pimps(Element element) const noexcept {
    if (is_symbol_circle(element)) return is_symbol_place(element);
    return !is_written(element) && !takes_waived(element).empty();
  }

  /// CL-36, CK-23. True for circles with symbols.
  [[nodiscard]] constexpr bool is_symbol_circle(Element element) const noexcept {
    return element.group() == Group::special ||
           (exists_in_area(element) && area(element.index()).kind == AreaElementKind::symbol);
  }

  /// The first rule by which dice cannot mark `element` with `number`. Precondition: they cannot.
  [[nodiscard]] constexpr Rule why_not_taken(Element element, int number) const noexcept {
    const Group group = element.group();
    if (!exists(element)) return why_not_there(group);
    if (is_symbol_circle(element)) return group == Group::area ? Rule::area_circles : Rule::special_circles;
    if (is_marked(element)) return Rule::boxes_and_circles;
    switch (group) {
      case Group::grid:
        return Rule::grid;
      case Group::ring:
        return Rule::circle_boxes;
      case Group::tree:
        return Rule::tree;
      case Group::pyramid:
        return sheet_.pyramid[static_cast<std::size_t>(element.index())].numbers.contains(number) ? Rule::pyramid
                                                                                                  : Rule::conditions;
      case Group::area:
        return why_not_in_area(element.index());
      default:
        return marks_.rows[static_cast<std::size_t>(group)].first_empty() == element.index() ? Rule::conditions
                                                                                             : Rule::abilities;
    }
  }

  /// CL-25. True for a circle that shows one of these symbols.
  [[nodiscard]] constexpr bool shows(Element element, SymbolSet symbols) const noexcept {
    if (!exists(element) || !is_symbol_circle(element)) return false;
    return symbols.meets(element.is_area() ? area(element.index()).symbols
                                           : sheet_.specials[static_cast<std::size_t>(element.index())]);
  }
  /// The first rule by which a symbol circle cannot be crossed, `otherwise` if none is found.
  [[nodiscard]] constexpr Rule why_not_symbol(Element element, Rule otherwise) const noexcept {
    if (is_marked(element)) return Rule::boxes_and_circles;
    if (is_closed(element)) return why_not_in_area(element.index());
    return is_symbol_place(element) ? otherwise : Rule::twins;
  }
  /// CK-21. The first rule by which an element cannot be crossed beforehand. Precondition: it cannot.
  [[nodiscard]] constexpr Rule why_not_pimped(Element element) const noexcept {
    return exists(element) && is_symbol_circle(element) ? why_not_symbol(element, Rule::pimping) : Rule::pimping;
  }

  /// The first rule by which a fill cannot mark `element`. Precondition: it cannot.
  [[nodiscard]] constexpr Rule why_not_filled(Element element) const noexcept {
    if (!exists(element)) return why_not_there(element.group());
    if (is_symbol_circle(element)) return why_not_symbol(element, Rule::fill);
    if (is_marked(element)) return Rule::boxes_and_circles;
    if (is_closed(element)) return why_not_in_area(element.index());
    return layout_.fill_free ? Rule::fill : Rule::fill_strict;
  }

 private:
  [[nodiscard]] constexpr const AreaElementLayout& area(int index) const noexcept {
    return layout_.campaign.elements[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] constexpr bool exists_in_area(Element element) const noexcept {
    return element.is_area() && static_cast<std::size_t>(element.index()) < layout_.campaign.elements.size();
  }
  [[nodiscard]] constexpr bool is_area_ring(int index) const noexcept {
    return area(index).kind == AreaElementKind::ring;
  }

  [[nodiscard]] constexpr bool exists(Element element) const noexcept {
    return element.is_area() ? exists_in_area(element) : is_on_sheet(sheet_, element);
  }

  [[nodiscard]] static constexpr Rule why_not_there(Group group) noexcept {
    return group == Group::area ? Rule::open_areas : group == Group::special ? Rule::specials : Rule::tools;
  }

  /// CK-16, CK-17. True for an element of an area that is not open. Precondition: it exists.
  [[nodiscard]] constexpr bool is_closed(Element element) const noexcept {
    return element.is_area() && (areas_ >> element.index() & 1U) == 0;
  }

  /// CL-26. True if a box is written or a circle is crossed. Precondition: it exists.
  [[nodiscard]] constexpr bool is_marked(Element element) const noexcept {
    return element.is_area() ? state_.campaign.is_crossed(element.index()) : clou::is_marked(marks_, element);
  }

  /// CL-28, CL-29.
  [[nodiscard]] constexpr NumberSet row_takes(std::size_t row, int box) const noexcept {
    return sheet_.rows[row][static_cast<std::size_t>(box)].after(box == 0 ? 0 : marks_.rows[row].number(box - 1));
  }

  /// The circles of grid and tree with one of these numbers.
  [[nodiscard]] constexpr Circles circles_with(NumberSet numbers) const noexcept {
    std::uint32_t circles = 0;
    for (; !numbers.empty(); numbers.erase_lowest()) {
      circles |= sheet_.circles_with[static_cast<std::size_t>(numbers.lowest())];
    }
    return Circles::from_word(circles);
  }

  /// CL-31.
  [[nodiscard]] constexpr std::uint32_t open_grid() const noexcept {
    return Circles::from_word(sheet_.circles).grid() & ~marks_.circles.grid();
  }
  [[nodiscard]] constexpr NumberSet grid_takes(int index) const noexcept {
    return NumberSet::only(sheet_.grid[static_cast<std::size_t>(index)]);
  }

  /// CL-32.
  [[nodiscard]] constexpr std::uint32_t open_rings() const noexcept {
    return Circles::from_word(sheet_.circles).rings() & ~marks_.circles.rings();
  }
  [[nodiscard]] constexpr NumberSet ring_takes(int index) const noexcept {
    const int number = marks_.rings.number(index);
    return number == 0 ? sheet_.rings[static_cast<std::size_t>(index)] : NumberSet::only(number);
  }

  /// CL-33.
  [[nodiscard]] constexpr std::uint32_t open_tree() const noexcept {
    const std::uint32_t crossed = marks_.circles.tree();
    return sheet_.tree_after(marks_.circles.end_of_way(), crossed) & ~crossed;
  }
  [[nodiscard]] constexpr NumberSet tree_takes(int index) const noexcept {
    return NumberSet::only(sheet_.tree[static_cast<std::size_t>(index)]);
  }

  /// CL-34.
  [[nodiscard]] constexpr std::uint32_t open_pyramid() const noexcept {
    return sheet_.has_pyramid ? open_above[marks_.pyramid.written()] : 0U;
  }
  [[nodiscard]] constexpr NumberSet pyramid_takes(int box) const noexcept {
    const BoxLayout& layout = sheet_.pyramid[static_cast<std::size_t>(box)];
    return box < 3 ? layout.numbers : layout.after(sum_below(marks_.pyramid, box));
  }

  /// CK-15 to CK-17.
  [[nodiscard]] constexpr std::uint32_t unmarked_areas() const noexcept {
    return unsigned{areas_} & ~unsigned{state_.campaign.crossed};
  }
  [[nodiscard]] constexpr NumberSet area_takes(int index) const noexcept {
    const int number = state_.campaign.number(index);
    return number == 0 ? area(index).numbers : NumberSet::only(number);
  }
  [[nodiscard]] constexpr Rule why_not_in_area(int index) const noexcept {
    if (is_closed(Element{Group::area, index})) return area(index).is_tool ? Rule::bought_tools : Rule::experience;
    return is_area_ring(index) ? Rule::circle_boxes : Rule::boxes_and_circles;
  }

  /// CL-43, CK-21. What an element takes with order and conditions waived.
  [[nodiscard]] constexpr NumberSet takes_waived(Element element) const noexcept {
    return !exists(element) || is_marked(element) || is_closed(element) ? NumberSet{} : NumberSet::all();
  }

  /// CL-67. An uncrossed symbol circle, of twins only the first. Precondition: it is a symbol circle.
  [[nodiscard]] constexpr bool is_symbol_place(Element element) const noexcept {
    const int index = element.index();
    if (element.is_area()) {
      return (unmarked_areas() >> index & 1U) != 0 && (area(index).twins & unmarked_areas()) == 0;
    }
    if (index >= sheet_.special_count || marks_.circles.contains(circle_of(element))) return false;
    return (sheet_.special_twins[static_cast<std::size_t>(index)] & ~marks_.circles.specials()) == 0;
  }

  const Layout& layout_;
  const State& state_;
  const SheetLayout& sheet_;
  const SheetMarks& marks_;
  AreaElementSet areas_;
};

}  // namespace regelwerk::clou
