#pragma once
#include <optional>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-15. True if the marble on this ring field does not belong to `colour`.
[[nodiscard]] constexpr bool is_foreign(const Layout& layout, const Table& table, Seat colour, Place at) noexcept {
  if (!at.is_ring()) return false;
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (Seat{seat} != colour && table.of(Seat{seat}).stands_on(at)) return true;
  }
  return false;
}

/// TK-28. True if a marble of the partner of the colour played for stands on this ring field.
[[nodiscard]] constexpr bool is_partners(const Layout& layout, const Table& table, Seat colour, Place at) noexcept {
  return layout.teams && at.is_ring() && table.of(partner_of(colour, layout.seats)).stands_on(at);
}

/// TK-16. True if a protected marble stands on this field.
[[nodiscard]] constexpr bool is_guarded_start(const Layout& layout, const Table& table, Place at) noexcept {
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (table.guarded.contains(Seat{seat}) && at == Place::ring(start_of(layout, Seat{seat}))) return true;
  }
  return false;
}

/// The number of steps forward from this marble to `to`; 0 or less if `to` lies behind it or not on its way.
[[nodiscard]] constexpr int steps_to(const Layout& layout, const Reach& from, Place to) noexcept {
  if (to.is_lane()) return from.entrance + 1 + to.field();
  if (!to.is_ring() || !from.at.is_ring() || to.field() >= layout.ring) return 0;
  return distance(layout.ring, from.at.field(), to.field());
}

/// TK-20 to TK-22. Why a marble cannot end `steps` fields ahead on `to`; empty if it can. `guards` contains only the
/// walls of protected marbles: a marble that these do not stop is stopped by its own closed start (TK-39).
[[nodiscard]] constexpr std::optional<Rule> why_not_forward(const Layout& layout, const Walls& guards,
                                                            const Reach& from, Place to, int steps) noexcept {
  if (from.at.is_lane() && !to.is_lane()) return Rule::inside_lane;      // TK-21
  if (steps_to(layout, from, to) != steps) return Rule::exact_distance;  // TK-20
  if (to.is_lane() ? from.into_lane(steps) : from.along_ring(steps)) return std::nullopt;
  const int on_ring = to.is_lane() ? from.entrance : steps;
  if (on_ring <= from.forward) return Rule::inside_lane;  // TK-21
  // TK-16, TK-39
  return guards.run_forward(layout.ring, from.at.field()) < on_ring ? Rule::protection : Rule::own_start_closed;
}

/// TK-25. Why a marble cannot end `steps` fields back on `to`; empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_backward(const Layout& layout, const Walls& guards,
                                                             const Reach& from, Place to, int steps) noexcept {
  // TK-25
  if (!from.at.is_ring() || to != ring_ahead(layout.ring, from.at.field(), -steps)) return Rule::backward_four;
  if (steps <= from.backward) return std::nullopt;
  // TK-16, TK-39
  return guards.run_backward(layout.ring, from.at.field()) < steps ? Rule::protection : Rule::own_start_closed;
}

}  // namespace regelwerk::tock
