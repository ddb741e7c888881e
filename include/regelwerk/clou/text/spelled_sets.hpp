#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/description/member.hpp>

// Spells the bits of Clou's values as sets, with names from plan and campaign sheet.

namespace regelwerk::clou {

/// A set of items: `Item::Bits` stores it, `Item::at` returns the item for each of its `Item::count` bits.
template <class Item>
class SetOf {
 public:
  using Bits = typename Item::Bits;

  constexpr SetOf() = default;
  constexpr explicit SetOf(Bits bits) noexcept : bits_(bits) {}

  [[nodiscard]] constexpr Bits bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool valid() const noexcept {
    if constexpr (Item::count == 8 * sizeof(Bits)) {
      return true;
    } else {
      return bits_ >> Item::count == 0;
    }
  }

  friend constexpr bool operator==(SetOf, SetOf) = default;

 private:
  Bits bits_ = 0;
};

template <class Item>
[[nodiscard]] constexpr auto item_at(std::type_identity<SetOf<Item>> /*type*/, std::size_t index) noexcept {
  return Item::at(static_cast<int>(index));
}

/// CL-45. A challenge or a room of the plan, for its name.
struct ChallengeName {
  int number = 0;
};
struct RoomName {
  int number = 0;
};

struct DemandItem {
  using Bits = DemandSet;
  static constexpr std::size_t count = max_demands;
  [[nodiscard]] static constexpr Target at(int index) noexcept { return Target::demand(index); }
};
struct ChallengeItem {
  using Bits = ChallengeSet;
  static constexpr std::size_t count = max_challenges;
  [[nodiscard]] static constexpr ChallengeName at(int index) noexcept { return {index}; }
};
struct RoomItem {
  using Bits = RoomSet;
  static constexpr std::size_t count = max_rooms;
  [[nodiscard]] static constexpr RoomName at(int index) noexcept { return {index}; }
};
struct AreaItem {
  using Bits = AreaElementSet;
  static constexpr std::size_t count = max_area_elements;
  [[nodiscard]] static constexpr Element at(int index) noexcept { return {Group::area, index}; }
};
struct CircleItem {
  using Bits = std::uint32_t;
  static constexpr std::size_t count = circle_count;
  [[nodiscard]] static constexpr Element at(int index) noexcept {
    return index < first_special_circle ? Element{Group::grid, index}
                                        : Element{Group::special, index - first_special_circle};
  }
};
struct SpecialItem {
  using Bits = std::uint8_t;
  static constexpr std::size_t count = campaign_heists;
  [[nodiscard]] static constexpr SpecialLoot at(int index) noexcept { return static_cast<SpecialLoot>(index); }
};
/// CL-9. The places of the dice in the throw, from 0.
struct DieItem {
  using Bits = std::uint8_t;
  static constexpr std::size_t count = dice_count;
  [[nodiscard]] static constexpr std::uint8_t at(int index) noexcept { return static_cast<std::uint8_t>(index); }
};

/// CL-31 to CL-36. The crossed circles of a sheet; the circle of the tree that dice crossed last, from 1, or 0.
struct SpelledCircles {
  SetOf<CircleItem> crossed;
  std::uint8_t end_of_way = 0;
};

constexpr void for_each_member(Like<SpelledCircles> auto& circles, auto& f) noexcept {
  f("crossed", circles.crossed);
  f("end_of_way", circles.end_of_way, up_to(static_cast<int>(max_tree_circles)));
}

[[nodiscard]] constexpr SpelledCircles as_spelled(Circles circles) noexcept {
  return {SetOf<CircleItem>{circles.crossed()}, static_cast<std::uint8_t>(circles.end_of_way())};
}
[[nodiscard]] constexpr bool take_spelled(Circles& circles, const SpelledCircles& spelled) noexcept {
  circles = Circles::from_word(spelled.crossed.bits());
  circles.set_end_of_way(spelled.end_of_way);
  return true;
}

/// Room for `window.1.2` with the longest name of a challenge.
using NameText = Text<word_limit + 4>;

namespace detail {

/// The number of a thing without a name, counted from 1.
[[nodiscard]] constexpr NameText numbered(std::string_view kind, int index) noexcept {
  return NameText{} << kind << '#' << index + 1;
}

/// The names of the plan, if the rules in force determine the plan: in a campaign every heist has another one.
class PlanNames {
 public:
  constexpr explicit PlanNames(const auto& setup) noexcept
      : layout_(setup.layout()),
        plan_(layout_.plans[0]),
        printed_(setup.edition().plans[plan_.edition_index]),
        names_(layout_, setup.edition(), plan_) {}

  [[nodiscard]] constexpr NameText challenge(int index) const noexcept {
    if (layout_.is_campaign() || index >= plan_.challenge_count) return numbered("challenge", index);
    return NameText{} << names_.challenge(static_cast<std::size_t>(index));
  }
  [[nodiscard]] constexpr NameText room(int index) const noexcept {
    const auto at = static_cast<std::size_t>(index);
    if (layout_.is_campaign() || at >= printed_.rooms.size()) return numbered("room", index);
    return NameText{} << names_.room(at);
  }
  [[nodiscard]] constexpr NameText target(Target target) const noexcept {
    if (target.is_demand() && (layout_.is_campaign() || target.demand() >= plan_.demand_count)) {
      return numbered("demand", target.demand());
    }
    if (target.is_item() && static_cast<std::size_t>(target.item()) >= layout_.campaign.items.size()) {
      return numbered("item", target.item());
    }
    if (target.is_element() && target.element().is_area() &&
        static_cast<std::size_t>(target.element().index()) >= layout_.campaign.elements.size()) {
      return numbered("area", target.element().index());
    }
    NameText out;
    names_.write(out, target);
    return out;
  }

 private:
  const Layout& layout_;
  const PlanLayout& plan_;
  const Plan& printed_;
  Names names_;
};

}  // namespace detail

/// `strength.6`, `window.1.2`, an item, `escape` or `nothing`; a number if the rules in force have no name for it.
[[nodiscard]] constexpr NameText word_under(const auto& setup, Target target) noexcept {
  return detail::PlanNames{setup}.target(target);
}
[[nodiscard]] constexpr NameText word_under(const auto& setup, Element element) noexcept {
  return word_under(setup, Target{element});
}
[[nodiscard]] constexpr NameText word_under(const auto& setup, ChallengeName challenge) noexcept {
  return detail::PlanNames{setup}.challenge(challenge.number);
}
[[nodiscard]] constexpr NameText word_under(const auto& setup, RoomName room) noexcept {
  return detail::PlanNames{setup}.room(room.number);
}

}  // namespace regelwerk::clou
