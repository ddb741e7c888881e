#pragma once
#include <bit>
#include <optional>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/months.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// SM-31. `tool` is owned and may be given up.
[[nodiscard]] constexpr bool may_give_up(Tools owned, Tool tool) noexcept {
  return owned.contains(tool) && (tool != Tool::glass_a || !owned.contains(Tool::glass_b));
}

/// SM-27 to SM-30. True if the tile asks for this kind of tool.
[[nodiscard]] constexpr bool asks_for(Effect effect, Tool tool) noexcept {
  switch (effect) {
    case Effect::boat:
      return tool == Tool::saw;
    case Effect::sculpture:
      return tool == Tool::compass || tool == Tool::square;
    case Effect::vase:
      return tool == Tool::glass_b;
    default:
      return true;
  }
}

/// SM-27 to SM-30. `tool` is one that the tile asks for, or nothing that it asks for is owned.
[[nodiscard]] constexpr bool is_asked_for(Effect effect, Tools owned, Tool tool) noexcept {
  return asks_for(effect, tool) || owned.for_each_kind([&](Tool other) { return !asks_for(effect, other); });
}

/// SM-27 to SM-32. The tools that may be lost or given because of this tile.
[[nodiscard]] constexpr bool may_lose(Effect effect, Tools owned, Tool tool) noexcept {
  return may_give_up(owned, tool) && is_asked_for(effect, owned, tool);
}

/// SM-26. True if this worker is not its seat's last woman.
[[nodiscard]] constexpr bool may_go(const Calendar& calendar, int index) noexcept {
  if (calendar[index].figures.sex() == Sex::man) return true;
  for (int other = 0; other < calendar.size(); ++other) {
    if (other != index && calendar[other].seat == calendar[index].seat && calendar[other].figures.sex() == Sex::woman) {
      return true;
    }
  }
  return false;
}

/// SM-26, SM-34. True if this worker may lose one strength.
[[nodiscard]] constexpr bool may_be_hurt(const Calendar& calendar, int index) noexcept {
  return calendar[index].figures.strength() > 1 || may_go(calendar, index);
}

/// True if the predicate holds for the number of some worker of `seat`.
template <class Predicate>
[[nodiscard]] constexpr bool any_worker(const Calendar& calendar, Seat seat, Predicate holds) noexcept {
  for (int index = 0; index < calendar.size(); ++index) {
    if (calendar[index].seat == seat && holds(index)) return true;
  }
  return false;
}

/// SM-34. True if Hospital has something to take from `seat`.
[[nodiscard]] constexpr bool can_be_hurt(const Table& table, Seat seat) noexcept {
  return any_worker(table.calendar, seat, [&](int index) { return may_be_hurt(table.calendar, index); });
}

/// SM-38. True if Tombstone has something to take from `seat`.
[[nodiscard]] constexpr bool can_bury(const Table& table, Seat seat) noexcept {
  return any_worker(table.calendar, seat, [&](int index) { return may_go(table.calendar, index); });
}

/// SM-40. True if Prison does not spare `seat`.
[[nodiscard]] constexpr bool can_be_imprisoned(const Table& table, Seat seat) noexcept {
  return any_worker(table.calendar, seat, [&](int index) { return table.calendar[index].month < last_month(table); });
}

/// SM-35. True if this worker took part in building the Weight room.
[[nodiscard]] constexpr bool took_part(const Table& table, int index) noexcept {
  const int end = table.calendar.before(table.reached + 1);
  return end - table.took_part <= index && index < end;
}

/// SM-40. Which workers of a seat may go to prison.
class Prison {
 public:
  constexpr Prison(const Table& table, Seat victim) noexcept : last_(last_month(table)) {
    unsigned occur = 0;
    unsigned can_go = 0;
    for (const Worker& worker : table.calendar) {
      if (worker.seat != victim) continue;
      const unsigned strength = 1U << worker.figures.strength();
      occur |= strength;
      if (worker.month + months_to_prison <= last_) can_go |= strength;
    }
    const unsigned weakest = occur & (0U - occur);
    const unsigned rest = occur & ~weakest;
    const unsigned second_weakest = rest & (0U - rest);
    chosen_ = (can_go & weakest) != 0 ? weakest : can_go & second_weakest;
  }

  /// The month that this worker of the seat goes to; empty if it may not be chosen.
  [[nodiscard]] constexpr std::optional<int> month_of(const Worker& worker) const noexcept {
    if (chosen_ == 0) return worker.month < last_ ? std::make_optional(last_) : std::nullopt;
    const bool goes = chosen_ == 1U << worker.figures.strength() && worker.month + months_to_prison <= last_;
    return goes ? std::make_optional(worker.month + months_to_prison) : std::nullopt;
  }

 private:
  int last_;
  unsigned chosen_ = 0;  ///< one bit, the strength of steps 1 or 2; none for step 3
};

}  // namespace regelwerk::samara
