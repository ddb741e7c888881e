#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/law/dice/accepted_numbers.hpp>
#include <regelwerk/clou/law/dice/element_set.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-43, CL-44. The marks that a fill can make on an element: write one of these numbers, or cross it.
struct Fillable {
  NumberSet numbers;  ///< consecutive (CL-28)
  bool crosses = false;

  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    if (numbers.empty()) return crosses ? 1 : 0;
    return static_cast<std::uint32_t>(numbers.highest() - numbers.lowest()) + 1U;
  }
};

/// The elements that can still be marked, ignoring order and conditions (CL-43, CK-21).
struct Unmarked {
  ElementSet to_write;  ///< CL-26: boxes, and circle-boxes without a number
  ElementSet to_cross;  ///< all other uncrossed circles; of twins only the first (CL-67)
};

/// The marks that a thief can make, and why others are refused: on its own sheet and in the open areas of the campaign
/// sheet (CK-15).
class Markable {
 public:
  constexpr Markable(const Layout& layout, const State& state, Thief thief) noexcept
      : layout_(layout),
        state_(state),
        sheet_(layout.sheet(thief)),
        marks_(state.sheet(thief)),
        takings_(layout, state, thief) {}

  /// CL-28 to CL-34. The numbers with which dice can mark an element now; none if it is not open.
  [[nodiscard]] constexpr NumberSet takes(Element element) const noexcept { return takings_.takes(element); }

  /// CL-43, CK-21. The unmarked elements of the sheet and of the open areas.
  [[nodiscard]] constexpr Unmarked unmarked() const noexcept {
    const auto empty_boxes = [](Row row) { return std::uint64_t{~row.written() & ((1U << Row::boxes) - 1U)}; };
    const std::uint32_t uncrossed = sheet_.circles & ~marks_.circles.crossed();
    const std::uint32_t empty_rings = uncrossed & ring_circles & ~(marks_.rings.written() << first_ring_circle);
    const auto specials =
        without_twins(static_cast<std::uint8_t>(uncrossed >> first_special_circle), sheet_.specials_with_twins,
                      [&](std::size_t at) { return sheet_.special_twins[at]; });
    Unmarked unmarked;
    for (std::size_t row = 0; row < sheet_rows; ++row) {
      unmarked.to_write.sheet |= empty_boxes(marks_.rows[row]) << begin_of(static_cast<Group>(row));
    }
    unmarked.to_write.sheet |= std::uint64_t{empty_rings} << begin_of(Group::grid);
    if (sheet_.has_pyramid) unmarked.to_write.sheet |= empty_boxes(marks_.pyramid) << begin_of(Group::pyramid);
    unmarked.to_cross.sheet = std::uint64_t{uncrossed & ~special_circles & ~empty_rings} << begin_of(Group::grid) |
                              std::uint64_t{specials} << begin_of(Group::special);
    if (layout_.is_campaign()) add_areas(unmarked);
    return unmarked;
  }

  /// CL-43, CL-44. The marks that a fill can make on an element.
  [[nodiscard]] constexpr Fillable fills(Element element) const noexcept { return fills(unmarked(), element); }
  /// The marks that a fill can make on an element, given the result of unmarked().
  [[nodiscard]] constexpr Fillable fills(const Unmarked& unmarked, Element element) const noexcept {
    const bool free = layout_.fill_free;
    if (unmarked.to_write.contains(element)) {
      return {NumberSet::range(1, highest_fill) & (free ? NumberSet::all() : takes(element)), false};
    }
    const bool is_open = free || is_symbol_circle(element) || !takes(element).empty();
    return {{}, unmarked.to_cross.contains(element) && is_open};
  }
  /// The number of possible fills.
  [[nodiscard]] constexpr std::uint32_t count_fills() const noexcept {
    const Unmarked places = unmarked();
    if (layout_.fill_free) return highest_fill * places.to_write.size() + places.to_cross.size();
    std::uint32_t count = 0;
    (places.to_write | places.to_cross).for_each([&](Element element) {
      count += fills(places, element).count();
      return true;
    });
    return count;
  }

  /// CK-21. True for an uncrossed circle, with a number or a symbol; ignores the order.
  [[nodiscard]] constexpr bool pimps(Element element) const noexcept { return unmarked().to_cross.contains(element); }

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

  /// CL-25. True for a circle with one of these symbols.
  [[nodiscard]] constexpr bool shows(Element element, SymbolSet symbols) const noexcept {
    if (!exists(element) || !is_symbol_circle(element)) return false;
    return symbols.meets(element.is_area() ? area(element.index()).symbols
                                           : sheet_.specials[static_cast<std::size_t>(element.index())]);
  }
  /// The first rule by which a symbol circle cannot be crossed; `otherwise` if none is found.
  [[nodiscard]] constexpr Rule why_not_symbol(Element element, Rule otherwise) const noexcept {
    if (is_marked(element)) return Rule::boxes_and_circles;
    if (is_closed(element)) return why_not_in_area(element.index());
    return unmarked().to_cross.contains(element) ? otherwise : Rule::twins;
  }
  /// CK-21. The first rule by which an element cannot be crossed by pimping. Precondition: it cannot.
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

  /// CK-15. Adds the elements of the open areas of the campaign sheet.
  constexpr void add_areas(Unmarked& unmarked) const noexcept {
    const CampaignLayout& sheet = layout_.campaign;
    const AreaElementSet uncrossed = uncrossed_elements(layout_, state_);
    for (unsigned rest = unsigned{uncrossed} & sheet.rings; rest != 0; rest &= rest - 1) {
      if (state_.campaign.number(std::countr_zero(rest)) == 0) {
        unmarked.to_write.areas = static_cast<AreaElementSet>(unmarked.to_write.areas | (rest & (~rest + 1U)));
      }
    }
    const auto first =
        without_twins(uncrossed, sheet.with_twins, [&](std::size_t at) { return sheet.elements[at].twins; });
    unmarked.to_cross.areas = static_cast<AreaElementSet>(first & ~unsigned{unmarked.to_write.areas});
  }

  /// CK-16, CK-17. True for an element of an area that is not open. Precondition: it exists.
  [[nodiscard]] constexpr bool is_closed(Element element) const noexcept {
    return element.is_area() && (unsigned{open_elements(layout_, state_)} >> element.index() & 1U) == 0;
  }

  /// CL-26. True if a box is written or a circle is crossed. Precondition: it exists.
  [[nodiscard]] constexpr bool is_marked(Element element) const noexcept {
    return element.is_area() ? state_.campaign.is_crossed(element.index()) : clou::is_marked(marks_, element);
  }

  /// CK-15 to CK-17. The first rule by which dice cannot mark the element. Precondition: they cannot.
  [[nodiscard]] constexpr Rule why_not_in_area(int index) const noexcept {
    if (is_closed(Element{Group::area, index})) return area(index).is_tool ? Rule::bought_tools : Rule::experience;
    return is_area_ring(index) ? Rule::circle_boxes : Rule::boxes_and_circles;
  }

  const Layout& layout_;
  const State& state_;
  const SheetLayout& sheet_;
  const SheetMarks& marks_;
  AcceptedNumbers takings_;
};

}  // namespace regelwerk::clou
