#pragma once
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// SM-11. The last month in view, as the number of months ahead of NOW.
[[nodiscard]] constexpr int last_month(const Table& table) noexcept { return table.months + months_per_board - 1; }

/// The months with workers of other seats, one bit each.
[[nodiscard]] constexpr unsigned months_of_others(const Calendar& calendar, Seat seat) noexcept {
  unsigned months = 0;
  for (const Worker& worker : calendar) months |= (worker.seat != seat ? 1U : 0U) << worker.month;
  return months;
}

/// SM-39. The month that workers of `seat` reach instead of this one if they skip months with workers of other seats.
[[nodiscard]] constexpr int month_without_others(const Layout& layout, const Table& table, Seat seat,
                                                 int month) noexcept {
  if (!has_permanent(layout, table, seat, Effect::hermit_house)) return month;
  const unsigned others = months_of_others(table.calendar, seat);
  const int last = last_month(table);
  while (month < last && ((others >> month) & 1U) != 0) ++month;
  return month;
}

/// SM-15, SM-20, SM-41, SM-42. The month that workers of `seat` in NOW reach by an action that costs `months`.
[[nodiscard]] constexpr int month_reached(const Layout& layout, const Table& table, Seat seat, int months) noexcept {
  int month = lesser(months, last_month(table));
  if (has_permanent(layout, table, seat, Effect::bridge)) month = greater(month - 1, 1);
  return month_without_others(layout, table, seat, month);
}

/// SM-18. The month to which mother and child go.
[[nodiscard]] constexpr int month_of_birth(const Layout& layout, const Table& table, Seat seat) noexcept {
  return month_reached(layout, table, seat, last_month(table));
}

/// SM-23. The month that a stuck worker reaches; SM-41 does not change it.
[[nodiscard]] constexpr int month_of_step(const Layout& layout, const Table& table, Seat seat) noexcept {
  return month_without_others(layout, table, seat, 1);
}

/// SM-35, SM-41. The month that a trained worker reaches; its own month if it stays in place.
[[nodiscard]] constexpr int month_of_training(const Layout& layout, const Table& table, const Worker& worker) noexcept {
  if (worker.month == last_month(table) || has_permanent(layout, table, worker.seat, Effect::bridge)) {
    return worker.month;
  }
  return month_without_others(layout, table, worker.seat, worker.month + 1);
}

}  // namespace regelwerk::samara
