#pragma once
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/view/validate.hpp>
#include <regelwerk/samara/view/view.hpp>

namespace regelwerk::samara {

/// True if a state can be drawn from an untrusted view; that state may still be unsound. Only the choices of the seats
/// that the table names are hidden. Precondition: the viewer is a spectator or a seat of this game.
[[nodiscard]] constexpr bool adds_up(const auto& setup, const View& view) noexcept {
  State state = blank_state(setup.layout());
  state.table = view.table;
  return detail::Check{setup, state}.table_holds();
}

}  // namespace regelwerk::samara
