#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/rules.hpp>

namespace regelwerk::clou {

/// CL-4, CK-6. The thieves that can take part.
[[nodiscard]] constexpr ThiefSet candidates(const Layout& layout) noexcept {
  return layout.is_campaign() ? all_thieves : layout.gang;
}
/// CK-5. The number of plans of a game.
[[nodiscard]] constexpr std::size_t plan_count(const Layout& layout) noexcept {
  return layout.is_campaign() ? std::size_t{campaign_heists} : 1U;
}

namespace detail {

/// How an element can be marked: never, as a box, as a circle-box (which accepts a number first), as a circle by its
/// number, or as a circle by a symbol.
enum class Marked : std::uint8_t { never, box, circle_box, circle, symbol };

[[nodiscard]] constexpr Marked how_marked(const Layout& layout, Thief thief, Element element) noexcept {
  const SheetLayout& sheet = layout.sheet(thief);
  const auto if_there = [](bool exists, Marked marked) { return exists ? marked : Marked::never; };
  const auto circle = [&](Marked marked) { return if_there((sheet.circles >> circle_of(element) & 1U) != 0, marked); };
  switch (element.group()) {
    case Group::pyramid:
      return if_there(sheet.has_pyramid, Marked::box);
    case Group::grid:
    case Group::tree:
      return circle(Marked::circle);
    case Group::ring:
      return circle(Marked::circle_box);
    case Group::special:
      return circle(Marked::symbol);
    case Group::area: {
      const auto index = static_cast<std::size_t>(element.index());
      if (index >= layout.campaign.elements.size()) return Marked::never;
      constexpr std::array<Marked, 3> by_kind{Marked::circle, Marked::circle_box, Marked::symbol};
      return by_kind[static_cast<std::size_t>(layout.campaign.elements[index].kind)];
    }
    default:
      return Marked::box;
  }
}

/// The required demands that can be scouted with a symbol.
[[nodiscard]] constexpr DemandSet symbol_demands(const PlanLayout& plan) noexcept {
  DemandSet needed = 0;
  for (std::size_t i = 0; i < plan.challenge_count; ++i) {
    for (const PartLayout& part : plan.challenges[i].parts) needed |= part.needed;
  }
  return needed & ~plan.with_number;
}

/// The rank of a bit among the bits of a set.
[[nodiscard]] constexpr std::size_t place_in(auto set, int bit) noexcept {
  return static_cast<std::size_t>(std::popcount(static_cast<std::uint64_t>(set) & ((std::uint64_t{1} << bit) - 1U)));
}

}  // namespace detail

}  // namespace regelwerk::clou
