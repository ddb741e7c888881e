#pragma once
#include <optional>

#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/law/months.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// SM-31. True if `tool` is owned and may be given up.
[[nodiscard]] constexpr bool may_give_up(Tools owned, Tool tool) noexcept {
  return owned.contains(tool) && (tool != Tool::glass_a || !owned.contains(Tool::glass_b));
}

/// SM-27 to SM-30. The kinds of tools that the tile asks for.
[[nodiscard]] constexpr ToolKinds kinds_asked_for(Effect effect) noexcept {
  switch (effect) {
    case Effect::boat:
      return ToolKinds::of(Tool::saw);
    case Effect::sculpture:
      return ToolKinds::of(Tool::compass) | ToolKinds::of(Tool::square);
    case Effect::vase:
      return ToolKinds::of(Tool::glass_b);
    default:
      return ToolKinds::all();
  }
}

/// SM-27 to SM-30. The tools owned that the tile asks for; if there are none, all tools owned.
[[nodiscard]] constexpr Tools asked_for(Effect effect, Tools owned) noexcept {
  const Tools asked = owned.only(kinds_asked_for(effect));
  return asked.empty() ? owned : asked;
}

/// SM-27 to SM-32. The tools that may be lost or given because of this tile.
[[nodiscard]] constexpr Tools tools_to_lose(Effect effect, Tools owned) noexcept {
  ToolKinds kinds = ToolKinds::all();
  kinds.remove_if(!may_give_up(owned, Tool::glass_a), Tool::glass_a);
  return asked_for(effect, owned).only(kinds);
}

/// SM-26. The only worker among `own` that is a woman; empty if there are several or none.
[[nodiscard]] constexpr WorkerSet last_woman(const Calendar& calendar, WorkerSet own) noexcept {
  const WorkerSet women = own.where([&](int place) { return calendar.packed(place).figures().sex() == Sex::woman; });
  return women.size() == 1 ? women : WorkerSet{};
}

/// SM-26, SM-38. The workers that `seat` may lose.
[[nodiscard]] constexpr WorkerSet workers_to_bury(const Calendar& calendar, Seat seat) noexcept {
  const WorkerSet own = calendar.of(seat);
  return own.without(last_woman(calendar, own));
}

/// SM-26, SM-34. The workers of `seat` that may lose one strength.
[[nodiscard]] constexpr WorkerSet workers_to_hurt(const Calendar& calendar, Seat seat) noexcept {
  const WorkerSet own = calendar.of(seat);
  const auto alone = [&](int place) { return calendar.packed(place).figures().strength() == 1; };
  return own.without(last_woman(calendar, own).where(alone));
}

/// SM-40. True if a worker of `seat` can go to prison.
[[nodiscard]] constexpr bool can_be_imprisoned(const Table& table, Seat seat) noexcept {
  const WorkerSet own = table.calendar.of(seat);
  return !own.empty() && table.calendar.packed(own.first()).month() < last_month(table);
}

/// SM-35. The workers that took part in building the Weight room, which are the last ones in the row of their month.
[[nodiscard]] constexpr WorkerSet workers_to_train(const Table& table) noexcept {
  const int end = table.calendar.before(table.reached + 1);
  return WorkerSet::in_places(end - table.took_part, end);
}

/// SM-40. The workers of a seat that may go to prison.
class Prison {
 public:
  constexpr Prison(const Table& table, Seat victim) noexcept : last_(last_month(table)) {
    unsigned occur = 0;
    unsigned can_go = 0;
    table.calendar.of(victim).for_each([&](int place) {
      const PackedWorker worker = table.calendar.packed(place);
      const unsigned strength = 1U << worker.figures().strength();
      occur |= strength;
      can_go |= worker.month() + months_to_prison <= last_ ? strength : 0;
      return true;
    });
    const unsigned weakest = occur & wrapping_difference(0U, occur);
    const unsigned rest = occur & ~weakest;
    const unsigned second_weakest = rest & wrapping_difference(0U, rest);
    chosen_ = (can_go & weakest) != 0 ? weakest : can_go & second_weakest;
  }

  /// The month to which this worker of the seat goes; empty if it may not be chosen.
  [[nodiscard]] constexpr std::optional<int> month_of(const Worker& worker) const noexcept {
    if (chosen_ == 0) return worker.month < last_ ? std::make_optional(last_) : std::nullopt;
    const bool goes = chosen_ == 1U << worker.figures.strength() && worker.month + months_to_prison <= last_;
    return goes ? std::make_optional(worker.month + months_to_prison) : std::nullopt;
  }

 private:
  int last_;
  unsigned chosen_ = 0;  ///< one bit for the strength that step 1 or 2 selects; 0 for step 3
};

/// SM-40. The workers of `victim` that may be chosen.
[[nodiscard]] constexpr WorkerSet workers_to_imprison(const Table& table, Seat victim) noexcept {
  const Prison prison{table, victim};
  return table.calendar.of(victim).where([&](int place) { return prison.month_of(table.calendar[place]).has_value(); });
}

}  // namespace regelwerk::samara
