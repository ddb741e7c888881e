#pragma once
#include <cstdint>

#include <regelwerk/core/hidden/no_memory.hpp>
#include <regelwerk/core/hidden/worlds.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/law/effects.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/view/view.hpp>

namespace regelwerk::samara {

namespace detail {

/// Visits every combination of hidden choices of this seat and the seats after it.
template <class Visitor>
constexpr bool visit_choices(const View& view, State world, int index, int seats,
                             WorldVisitor<Visitor>& visiting) noexcept {
  while (index < seats && (view.viewer.is(Seat{index}) || !has_chosen(view.table, Seat{index}))) ++index;
  if (index == seats) return visiting.visit(world, {1, true});
  const Tools owned = view.table.tools_of(Seat{index});
  return owned.for_each_kind([&](Tool tool) {
    if (!may_give_up(owned, tool)) return true;
    world.choice(Seat{index}) = Tools::of(tool);
    return visit_choices(view, world, index + 1, seats, visiting);
  });
}

[[nodiscard]] constexpr State seen_world(const auto& setup, const View& view) noexcept {
  State world = blank_state(setup.layout());
  world.table = view.table;
  if (!view.viewer.is_spectator() && has_chosen(view.table, view.viewer.seat())) {
    world.choice(view.viewer.seat()) = view.choice;
  }
  return world;
}

}  // namespace detail

/// False if the state contradicts the view, because a chosen tool cannot be given up.
[[nodiscard]] constexpr bool allows(const auto& setup, const View& view, NoMemory /*memory*/,
                                    const State& state) noexcept {
  for (int index = 0; index < setup.layout().seats; ++index) {
    const Seat seat{index};
    if (!has_chosen(view.table, seat)) continue;
    const Tools owned = view.table.tools_of(seat);
    const bool none_fits = owned.for_each_kind(
        [&](Tool tool) { return !(may_give_up(owned, tool) && state.choice(seat) == Tools::of(tool)); });
    if (none_fits) return false;
  }
  return true;
}

/// Visits every state that agrees with the view.
template <class Visitor>
constexpr Worlds visit_worlds(const auto& setup, const View& view, NoMemory /*memory*/, std::uint64_t limit,
                              Visitor& visitor) noexcept {
  WorldVisitor<Visitor> visiting{limit, visitor};
  (void)detail::visit_choices(view, detail::seen_world(setup, view), 0, setup.layout().seats, visiting);
  return visiting.worlds();
}

}  // namespace regelwerk::samara
