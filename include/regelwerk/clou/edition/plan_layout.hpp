#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/check/plan.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::clou {

/// CL-54. The loot that the gang has taken.
struct Haul {
  std::uint8_t loot = 0;  ///< sum of the values
  std::uint8_t diamonds = 0;
  std::uint8_t doubles = 0;   ///< CK-30: number of presents and meals
  std::uint8_t specials = 0;  ///< CK-13: 1 if the plan's special loot is among it

  constexpr Haul& operator+=(const Haul& more) noexcept {
    loot = static_cast<std::uint8_t>(loot + more.loot);
    diamonds = static_cast<std::uint8_t>(diamonds + more.diamonds);
    doubles = static_cast<std::uint8_t>(doubles + more.doubles);
    specials = static_cast<std::uint8_t>(specials + more.specials);
    return *this;
  }

  friend constexpr bool operator==(const Haul&, const Haul&) = default;
};

/// Sets of demands, challenges and rooms of a plan, one bit each in table order.
using DemandSet = std::uint64_t;
using ChallengeSet = std::uint16_t;
using RoomSet = std::uint8_t;

/// CL-46. A heist begins in the first room.
inline constexpr RoomSet first_room = 1;

/// CL-49 to CL-53. One part for the given number of players.
struct PartLayout {
  DemandSet needed = 0;  ///< CL-51: demands required with this number of players
  bool is_ordered = false;
  bool needs_combination = false;
  bool is_strength = false;  ///< CK-22: all required demands are exactly strength
  std::uint8_t traces = 0;
  std::uint8_t alarms = 0;
};

struct ChallengeLayout {
  Listed<PartLayout, max_parts> parts;
  ChallengeSet after = 0;
  RoomSet opens = 0;
  std::uint8_t room = 0;
  Haul haul;
};

/// The position of a demand, from which its name follows.
struct DemandPlace {
  std::uint8_t challenge = 0;
  std::uint8_t part = 0;
  std::uint8_t place = 0;

  friend constexpr bool operator==(const DemandPlace&, const DemandPlace&) = default;
};

/// CK-25, CK-32 to CK-34. The data that only the concert has.
struct ConcertLayout {
  bool is_concert = false;
  std::array<Music, max_track + 1> track{};  ///< CK-32: by number of time symbols crossed since setup
  ChallengeSet wardrobe = 0;                 ///< CK-33: the challenges in the wardrobe, and its door
  ChallengeSet sneaked = 0;                  ///< CK-25: challenges that count as done with the tickets
  RoomSet sneaked_rooms = 0;                 ///< CK-25: rooms that are entered with the tickets
};

/// A plan for a given number of players, in the form that the rules use.
struct PlanLayout {
  std::array<ChallengeLayout, max_challenges> challenges{};
  std::array<DemandSet, symbol_count> with_symbol{};  ///< required demands, by symbol
  std::array<DemandSet, max_demands> twins{};         ///< CL-67: by demand, equal required ones before it in its part
  std::array<SymbolSet, max_demands> symbols{};       ///< by demand
  std::array<std::uint8_t, max_demands> numbers{};    ///< by demand, for number demands
  std::array<DemandPlace, max_demands> places{};      ///< by demand
  std::array<DemandSet, max_challenges> asked{};      ///< required demands, by challenge
  std::array<DemandSet, max_part_demands - 1> behind{};   ///< CL-50: demands at index >= 1, 2, 3 of ordered parts
  std::array<DemandSet, max_part_demands> part_begins{};  ///< first demands of parts with at least 1, 2, 3, 4
  std::array<ChallengeSet, max_rooms> in_room{};
  DemandSet needed = 0;            ///< CL-51: all demands required with this number of players
  DemandSet with_number = 0;       ///< required number demands
  DemandSet with_twins = 0;        ///< CL-67: demands whose `twins` is not empty
  DemandSet with_combination = 0;  ///< CK-14: required demands of parts that need the combination
  ChallengeSet later = 0;          ///< CL-48: challenges with arrows from others
  RoomSet rooms_with_number = 0;   ///< rooms with required number demands
  std::uint8_t edition_index = 0;
  std::uint8_t challenge_count = 0;
  std::uint8_t demand_count = 0;
  std::uint8_t time = 0;  ///< number of symbols available at setup, like the next two
  std::uint8_t traces = 0;
  std::uint8_t police = 0;
  std::uint8_t arrows = 0;
  std::uint8_t alarm_circles = 0;
  bool last_alarm_escapes = true;
  std::uint8_t jump = 0;  ///< CL-56: the minimum number of crossed time symbols after the jump
  ScoreBox score;
  ConcertLayout concert;

  /// The required demands that one of these symbols can cross (CL-25).
  [[nodiscard]] constexpr DemandSet fitting(SymbolSet fired) const noexcept { return joined(with_symbol, fired); }

  /// CL-49. The first demands of all parts without a demand in `missing`.
  [[nodiscard]] constexpr DemandSet complete_parts(DemandSet missing) const noexcept {
    DemandSet incomplete = 0;
    for (std::size_t i = 0; i < part_begins.size(); ++i) incomplete |= missing >> i & part_begins[i];
    return part_begins[0] & ~incomplete;
  }

  /// CL-50. The demands in `missing` that can be crossed next; of an ordered part only the first.
  [[nodiscard]] constexpr DemandSet next_of(DemandSet missing) const noexcept {
    DemandSet held_back = 0;
    for (unsigned i = 0; i < behind.size(); ++i) held_back |= truncating_shift(missing, i + 1) & behind[i];
    return missing & ~held_back;
  }
};

namespace detail {

class PlanBuilder {
 public:
  constexpr PlanBuilder(const Plan& plan, std::size_t index, int players) noexcept : plan_(plan), players_(players) {
    layout_.edition_index = static_cast<std::uint8_t>(index);
    layout_.challenge_count = static_cast<std::uint8_t>(plan.challenges.size());
    for (std::size_t i = 0; i < plan.challenges.size(); ++i) challenge(i);
    tracks();
    if (plan.concert) concert(*plan.concert);
  }

  [[nodiscard]] constexpr const PlanLayout& layout() const noexcept { return layout_; }

 private:
  constexpr void challenge(std::size_t index) noexcept {
    const Challenge& from = plan_.challenges[index];
    ChallengeLayout& to = layout_.challenges[index];
    to.room = static_cast<std::uint8_t>(*room_named(plan_, from.room));
    to.opens = rooms_named(plan_, from.opens);
    for (const std::string_view name : from.after) {
      to.after = static_cast<ChallengeSet>(to.after | 1U << *challenge_named(plan_, name));
    }
    const auto bit = static_cast<ChallengeSet>(1U << index);
    if (to.after != 0) layout_.later = static_cast<ChallengeSet>(layout_.later | bit);
    layout_.in_room[to.room] = static_cast<ChallengeSet>(layout_.in_room[to.room] | bit);
    to.haul = Haul{};  // Written out, since g++ 12 cannot read members with default values in an array of a constant.
    for (const Loot& loot : from.loot) {
      const auto counted = [&](LootTag tag) { return static_cast<std::uint8_t>(loot.tag == tag ? 1 : 0); };
      to.haul += {loot.value, counted(LootTag::diamond), counted(LootTag::double_circle), counted(LootTag::special)};
    }
    for (std::size_t i = 0; i < from.parts.size(); ++i) to.parts.push_back(part(index, i));
  }

  constexpr PartLayout part(std::size_t challenge, std::size_t index) noexcept {
    const Part& from = plan_.challenges[challenge].parts[index];
    PartLayout to{0, from.is_ordered, from.needs_combination, true, from.traces, from.alarms};
    const DemandSet first = DemandSet{1} << layout_.demand_count;
    for (std::size_t i = 0; i < from.demands.size(); ++i) {
      layout_.part_begins[i] |= first;
      const Demand& demand = from.demands[i];
      const std::size_t at = layout_.demand_count++;
      layout_.symbols[at] = demand.symbols;
      layout_.numbers[at] = demand.number;
      layout_.places[at] = {static_cast<std::uint8_t>(challenge), static_cast<std::uint8_t>(index),
                            static_cast<std::uint8_t>(i)};
      if (demand.players > players_) continue;
      const DemandSet bit = DemandSet{1} << at;
      if (!from.is_ordered) layout_.twins[at] = twins(to.needed, at);
      if (layout_.twins[at] != 0) layout_.with_twins |= bit;
      for (std::size_t back = 1; from.is_ordered && back <= i; ++back) layout_.behind[back - 1] |= bit;
      if (from.needs_combination) layout_.with_combination |= bit;
      layout_.asked[challenge] |= bit;
      layout_.needed |= bit;
      to.needed |= bit;
      to.is_strength = to.is_strength && demand.symbols == words::strength;
      if (demand.is_number()) {
        layout_.with_number |= bit;
        layout_.rooms_with_number =
            static_cast<RoomSet>(layout_.rooms_with_number | 1U << layout_.challenges[challenge].room);
      }
      enter(layout_.with_symbol, demand.symbols, bit);
    }
    return to;
  }

  /// CL-67. The demands in `among` that are equal to this one.
  [[nodiscard]] constexpr DemandSet twins(DemandSet among, std::size_t demand) const noexcept {
    DemandSet equal = 0;
    for (; among != 0; among &= among - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(among));
      if (layout_.symbols[other] == layout_.symbols[demand] && layout_.numbers[other] == layout_.numbers[demand]) {
        equal |= DemandSet{1} << other;
      }
    }
    return equal;
  }

  constexpr void tracks() noexcept {
    const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
    layout_.time = byte(plan_.time.available(players_));
    layout_.traces = byte(plan_.traces.available(players_));
    layout_.police = byte(plan_.police.available(players_));
    layout_.arrows = byte(plan_.arrows);
    layout_.alarm_circles = byte(plan_.alarm_circles);
    layout_.last_alarm_escapes = plan_.last_alarm.escapes;
    const int crossed_at_setup = plan_.time.length - plan_.time.available(players_);
    if (plan_.last_alarm.place > crossed_at_setup) layout_.jump = byte(plan_.last_alarm.place - crossed_at_setup);
    layout_.score = plan_.score;
  }

  constexpr void concert(const Concert& concert) noexcept {
    layout_.concert.is_concert = true;
    const auto crossed_at_setup = static_cast<std::size_t>(plan_.time.length - plan_.time.available(players_));
    for (std::size_t i = crossed_at_setup; i < concert.track.size(); ++i) {
      layout_.concert.track[i - crossed_at_setup] = concert.track[i];
    }
    const auto bit_of = [](std::size_t index) { return 1U << index; };
    const auto add = [](ChallengeSet& to, unsigned more) { to = static_cast<ChallengeSet>(to | more); };
    add(layout_.concert.wardrobe, layout_.in_room[*room_named(plan_, concert.wardrobe)]);
    add(layout_.concert.wardrobe, bit_of(*challenge_named(plan_, concert.wardrobe_door)));
    layout_.concert.sneaked_rooms = rooms_named(plan_, concert.sneaking_in);
    for (std::size_t room = 0; room < plan_.rooms.size(); ++room) {
      if ((layout_.concert.sneaked_rooms >> room & 1U) != 0) add(layout_.concert.sneaked, layout_.in_room[room]);
    }
    for (std::size_t i = 0; i < plan_.challenges.size(); ++i) {
      if ((layout_.concert.sneaked & bit_of(i)) == 0) continue;
      layout_.concert.sneaked_rooms = static_cast<RoomSet>(layout_.concert.sneaked_rooms | layout_.challenges[i].opens);
    }
  }

  const Plan& plan_;
  int players_;
  PlanLayout layout_;
};

}  // namespace detail

/// Precondition: the plan satisfies its constraints; 1 <= players <= 3.
[[nodiscard]] constexpr PlanLayout make_plan_layout(const Plan& plan, std::size_t index, int players) noexcept {
  return detail::PlanBuilder{plan, index, players}.layout();
}

}  // namespace regelwerk::clou
