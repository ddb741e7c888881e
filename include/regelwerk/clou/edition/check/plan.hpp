#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/plan.hpp>

namespace regelwerk::clou {

/// The index of a room on its plan; empty if the plan has no room with this name.
[[nodiscard]] constexpr std::optional<std::size_t> room_named(const Plan& plan, std::string_view name) noexcept {
  for (std::size_t i = 0; i < plan.rooms.size(); ++i) {
    if (plan.rooms[i] == name) return i;
  }
  return std::nullopt;
}
/// The index of a challenge on its plan; empty if the plan has no challenge with this name.
[[nodiscard]] constexpr std::optional<std::size_t> challenge_named(const Plan& plan, std::string_view name) noexcept {
  for (std::size_t i = 0; i < plan.challenges.size(); ++i) {
    if (plan.challenges[i].name == name) return i;
  }
  return std::nullopt;
}
/// The rooms with these names, one bit each; unknown names are ignored.
[[nodiscard]] constexpr std::uint8_t rooms_named(const Plan& plan,
                                                 const Listed<std::string_view, max_rooms>& names) noexcept {
  unsigned rooms = 0;
  for (const std::string_view name : names) {
    if (const auto room = room_named(plan, name)) rooms |= 1U << *room;
  }
  return static_cast<std::uint8_t>(rooms);
}

namespace detail {

/// Constraint 14. True if the track has symbols left for every number of players, and not more for more players.
[[nodiscard]] constexpr bool track_holds(const Track& track) noexcept {
  return track.first[0] == 0 && 0 <= track.first[1] && track.first[1] <= track.first[2] &&
         track.first[2] < track.length && track.length <= max_track;
}

/// Checks constraints 11 to 16 for the plan with number `index` of its edition.
class PlanCheck {
 public:
  constexpr PlanCheck(FaultNotes& notes, const Edition& edition, std::size_t index) noexcept
      : notes_(notes), edition_(edition), plan_(edition.plans[index]), index_(index) {
    notes_.at = {.component = Component::plan, .index = static_cast<std::uint8_t>(index)};
  }

  constexpr void note_all() noexcept {
    names();
    for (std::size_t i = 0; i < plan_.challenges.size(); ++i) {
      notes_.at.number = static_cast<std::uint8_t>(i + 1);
      notes_.note_unless(ways_hold(i), Constraint::plan_ways);
      parts(plan_.challenges[i]);
      for (const Loot& loot : plan_.challenges[i].loot) {
        notes_.note_unless(loot.value <= most_value && loot.tag <= LootTag::double_circle, Constraint::values);
      }
    }
    notes_.at.number = 0;
    notes_.note_unless(reaches_all_rooms(), Constraint::plan_ways);
    notes_.note_unless(tracks_hold(), Constraint::tracks);
    notes_.note_unless(values_hold(), Constraint::values);
    if (plan_.concert) notes_.note_unless(concert_holds(*plan_.concert), Constraint::concert);
  }

 private:
  constexpr void names() noexcept {
    std::size_t demands = 0;
    for (const Challenge& challenge : plan_.challenges) {
      for (const Part& part : challenge.parts) demands += part.demands.size();
    }
    notes_.note_unless(is_word(plan_.name) && edition_.plan_named(plan_.name) == index_ && !plan_.rooms.empty() &&
                           !plan_.challenges.empty() && demands <= max_demands,
                       Constraint::plan_names);
    for (std::size_t i = 0; i < plan_.rooms.size(); ++i) {
      notes_.note_unless(is_word(plan_.rooms[i]) && room_named(plan_, plan_.rooms[i]) == i, Constraint::plan_names);
    }
    for (std::size_t i = 0; i < plan_.challenges.size(); ++i) {
      notes_.at.number = static_cast<std::uint8_t>(i + 1);
      const std::string_view name = plan_.challenges[i].name;
      notes_.note_unless(is_word(name) && challenge_named(plan_, name) == i, Constraint::plan_names);
    }
    notes_.at.number = 0;
  }

  /// Constraint 12. True if the challenge's room, the rooms it opens and the challenges before it exist.
  [[nodiscard]] constexpr bool ways_hold(std::size_t index) const noexcept {
    const Challenge& challenge = plan_.challenges[index];
    if (!room_named(plan_, challenge.room)) return false;
    for (const std::string_view room : challenge.opens) {
      if (!room_named(plan_, room)) return false;
    }
    for (const std::string_view name : challenge.after) {
      const auto before = challenge_named(plan_, name);
      if (!before || *before >= index || plan_.challenges[*before].room != challenge.room) return false;
    }
    return true;
  }

  /// Constraint 12. True if all rooms can be reached: in a reachable room all challenges can be done, and so everything
  /// that they open can be reached.
  [[nodiscard]] constexpr bool reaches_all_rooms() const noexcept {
    unsigned reached = 1;
    for (std::size_t round = 0; round < plan_.rooms.size(); ++round) {
      for (const Challenge& challenge : plan_.challenges) {
        const auto room = room_named(plan_, challenge.room);
        if (room && ((reached >> *room) & 1U) != 0) reached |= rooms_named(plan_, challenge.opens);
      }
    }
    return reached == (1U << plan_.rooms.size()) - 1U;
  }

  constexpr void parts(const Challenge& challenge) noexcept {
    notes_.note_unless(!challenge.parts.empty(), Constraint::parts);
    for (std::size_t i = 0; i < challenge.parts.size(); ++i) {
      const Part& part = challenge.parts[i];
      notes_.at.part = static_cast<std::uint8_t>(i + 1);
      bool for_one = false;
      for (std::size_t j = 0; j < part.demands.size(); ++j) {
        notes_.at.demand = static_cast<std::uint8_t>(j + 1);
        const Demand& demand = part.demands[j];
        for_one = for_one || demand.players == 1;
        notes_.note_unless(is_between(1, demand.players, max_players) &&
                               (demand.is_number() ? is_between(1, demand.number, highest_fill)
                                                   : demand.symbols.valid() && demand.number == 0),
                           Constraint::parts);
      }
      notes_.at.demand = 0;
      notes_.note_unless(for_one && part.traces <= max_part_traces && part.alarms <= max_part_alarms,
                         Constraint::parts);
    }
    notes_.at.part = 0;
  }

  [[nodiscard]] constexpr bool tracks_hold() const noexcept {
    return track_holds(plan_.time) && track_holds(plan_.traces) && track_holds(plan_.police) &&
           is_between(1, plan_.arrows, max_arrows) && is_between(1, plan_.alarm_circles, max_alarm_circles) &&
           (plan_.last_alarm.escapes || is_between(1, plan_.last_alarm.place, plan_.time.length - 1));
  }

  [[nodiscard]] constexpr bool values_hold() const noexcept {
    int sum = 0;
    int specials = 0;
    for (const Challenge& challenge : plan_.challenges) {
      for (const Loot& loot : challenge.loot) {
        sum += loot.value;
        specials += loot.tag == LootTag::special ? 1 : 0;
      }
    }
    const auto points = [](int value) { return is_between(0, value, most_score); };
    return sum <= most_loot && specials <= 1 && points(plan_.score.diamond) && points(plan_.score.circle) &&
           points(plan_.score.trace) && points(plan_.score.alarm);
  }

  /// Constraint 16. True if a concert plan is valid.
  [[nodiscard]] constexpr bool concert_holds(const Concert& concert) const noexcept {
    for (const Music music : concert.track) {
      if (music > Music::instrumental) return false;
    }
    const auto behind = room_named(plan_, concert.behind);
    const auto wardrobe = room_named(plan_, concert.wardrobe);
    const auto door = challenge_named(plan_, concert.wardrobe_door);
    if (!behind || !wardrobe || !door || concert.track.empty()) return false;
    const unsigned section = rooms_named(plan_, concert.sneaking_in);
    if ((section & 1U) == 0) return false;
    for (const std::string_view room : concert.sneaking_in) {
      if (!room_named(plan_, room)) return false;
    }
    unsigned opened = 0;
    for (const Challenge& challenge : plan_.challenges) {
      const auto room = room_named(plan_, challenge.room);
      const bool sneaks = room && ((section >> *room) & 1U) != 0;
      const unsigned opens = rooms_named(plan_, challenge.opens);
      if (sneaks) opened |= opens;
      if (!sneaks && (opens & section) != 0) return false;
    }
    return static_cast<int>(concert.track.size()) >= plan_.time.length && concert.track[0] == Music::pause &&
           plan_.last_alarm.escapes && ((opened >> *behind) & 1U) != 0 &&
           ((unsigned{rooms_named(plan_, plan_.challenges[*door].opens)} >> *wardrobe) & 1U) != 0;
  }

  FaultNotes& notes_;
  const Edition& edition_;
  const Plan& plan_;
  std::size_t index_;
};

}  // namespace detail

}  // namespace regelwerk::clou
