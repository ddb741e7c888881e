#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>

namespace regelwerk::clou {

/// The names that the edition gives to things on the plan of this heist and on the campaign sheet.
class Names {
  // Declared first, since clang needs a member template defined before constant expressions use it.
  static constexpr std::optional<int> find(std::size_t count, std::string_view name, auto name_of) noexcept {
    for (std::size_t i = 0; i < count; ++i) {
      if (same_letters(name_of(i), name)) return static_cast<int>(i);
    }
    return std::nullopt;
  }

 public:
  constexpr Names(const Layout& layout, const Edition& edition, const PlanLayout& plan) noexcept
      : layout_(layout), edition_(edition), plan_(plan), printed_(edition.plans[plan.edition_index]) {}

  [[nodiscard]] constexpr std::string_view challenge(std::size_t index) const noexcept {
    return printed_.challenges[index].name;
  }
  [[nodiscard]] constexpr std::string_view room(std::size_t index) const noexcept { return printed_.rooms[index]; }
  [[nodiscard]] constexpr std::string_view heist(std::size_t index) const noexcept {
    return edition_.campaign.heists[index];
  }
  [[nodiscard]] constexpr std::string_view item(std::size_t index) const noexcept {
    const ItemLayout& item = layout_.campaign.items[index];
    return item.is_tool ? edition_.campaign.areas[item.index].name : preparation_words[item.index];
  }

  [[nodiscard]] constexpr std::optional<int> challenge_named(std::string_view name) const noexcept {
    return find(plan_.challenge_count, name, [&](std::size_t i) { return challenge(i); });
  }
  [[nodiscard]] constexpr std::optional<int> item_named(std::string_view name) const noexcept {
    return find(layout_.campaign.items.size(), name, [&](std::size_t i) { return item(i); });
  }
  [[nodiscard]] constexpr std::optional<int> heist_named(std::string_view name) const noexcept {
    return find(edition_.campaign.heists.size(), name, [&](std::size_t i) { return heist(i); });
  }

  /// The demand of a challenge by part and place, both counted from 1; empty if there is none.
  [[nodiscard]] constexpr std::optional<int> demand_at(int challenge, int part, int place) const noexcept {
    for (int i = 0; i < plan_.demand_count; ++i) {
      const DemandPlace& at = plan_.places[static_cast<std::size_t>(i)];
      if (at.challenge == challenge && at.part + 1 == part && at.place + 1 == place) return i;
    }
    return std::nullopt;
  }
  /// The element of a group or area, counted from 1; empty if there is none.
  [[nodiscard]] constexpr Maybe<Element> element_at(std::string_view name, int number) const noexcept {
    for (std::size_t i = 0; i < group_count; ++i) {
      if (!same_letters(group_words[i], name)) continue;
      if (number < 1 || number > group_sizes[i]) return std::nullopt;
      return Element{static_cast<Group>(i), number - 1};
    }
    for (std::size_t i = 0; i < layout_.campaign.elements.size(); ++i) {
      const AreaElementLayout& at = layout_.campaign.elements[i];
      if (at.place + 1 == number && same_letters(edition_.campaign.areas[at.area].name, name)) {
        return Element{Group::area, static_cast<int>(i)};
      }
    }
    return std::nullopt;
  }

  template <class Out>
  constexpr void write(Out& out, Element element) const noexcept {
    if (!element.is_area()) {
      out << group_words[static_cast<std::size_t>(element.group())] << '.' << element.index() + 1;
      return;
    }
    const AreaElementLayout& at = layout_.campaign.elements[static_cast<std::size_t>(element.index())];
    out << edition_.campaign.areas[at.area].name << '.' << at.place + 1;
  }
  constexpr void write_demand(auto& out, int demand) const noexcept {
    const DemandPlace& at = plan_.places[static_cast<std::size_t>(demand)];
    out << challenge(at.challenge) << '.' << at.part + 1 << '.' << at.place + 1;
  }
  template <class Out>
  constexpr void write(Out& out, Target target) const noexcept {
    if (target.is_element()) {
      write(out, target.element());
    } else if (target.is_demand()) {
      write_demand(out, target.demand());
    } else if (target.is_item()) {
      out << item(static_cast<std::size_t>(target.item()));
    } else {
      out << (target == Target::escape() ? std::string_view{"escape"} : std::string_view{"nothing"});
    }
  }

 private:
  const Layout& layout_;
  const Edition& edition_;
  const PlanLayout& plan_;
  const Plan& printed_;
};

/// The names in this position.
[[nodiscard]] constexpr Names names_in(const auto& setup, const State& state) noexcept {
  return {setup.layout(), setup.edition(), plan_of(setup.layout(), state)};
}

}  // namespace regelwerk::clou
