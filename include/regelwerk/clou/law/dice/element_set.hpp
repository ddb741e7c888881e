#pragma once
#include <bit>
#include <cstdint>

#include <regelwerk/clou/edition/campaign_layout.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/core/container/elements.hpp>

namespace regelwerk::clou {

/// Boxes and circles of a sheet and of the campaign sheet, one bit each.
struct ElementSet {
  std::uint64_t sheet = 0;
  AreaElementSet areas = 0;

  [[nodiscard]] constexpr bool contains(Element element) const noexcept {
    return element.is_area() ? (unsigned{areas} >> element.index() & 1U) != 0 : (sheet >> element.code() & 1U) != 0;
  }
  [[nodiscard]] constexpr std::uint32_t size() const noexcept {
    return static_cast<std::uint32_t>(std::popcount(sheet) + std::popcount(areas));
  }

  /// Visits all of them, ascending; stops when the visitor returns false.
  constexpr bool for_each(const auto& visitor) const noexcept {
    for (std::uint64_t rest = sheet; rest != 0; rest &= rest - 1) {
      if (!visitor(Element::from_code(std::countr_zero(rest)))) return false;
    }
    for (unsigned rest = areas; rest != 0; rest &= rest - 1) {
      if (!visitor(Element{Group::area, std::countr_zero(rest)})) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool empty() const noexcept { return sheet == 0 && areas == 0; }
  /// A range of the elements in ascending order. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<ElementSet> begin() const noexcept { return ElementsOf<ElementSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Element front() const noexcept {
    return sheet != 0 ? Element::from_code(std::countr_zero(sheet))
                      : Element{Group::area, std::countr_zero(unsigned{areas})};
  }
  constexpr void pop_front() noexcept {
    if (sheet != 0) {
      sheet &= sheet - 1;
    } else {
      areas = static_cast<AreaElementSet>(areas & (areas - 1U));
    }
  }

  friend constexpr bool operator==(ElementSet, ElementSet) = default;
  friend constexpr ElementSet operator|(ElementSet a, ElementSet b) noexcept {
    return {a.sheet | b.sheet, static_cast<AreaElementSet>(a.areas | b.areas)};
  }
};

static_assert(sheet_elements <= 64);

}  // namespace regelwerk::clou
