#pragma once
#include <type_traits>

#include <regelwerk/clou/law/legal.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clou {

/// What one viewer may know: everything (CL-1).
struct View {
  State state;    ///< the whole state, for every viewer
  Viewer viewer;  ///< seat 0 is the gang; spectators see the same
  Padding<7> padding{};

  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);

/// The part of `state` that `viewer` may know: all of it.
[[nodiscard]] constexpr View view_of(const auto& /*setup*/, const State& state, Viewer viewer) noexcept {
  return {state, viewer, {}};
}
/// CL-1. The only state with this view.
[[nodiscard]] constexpr State resampled(const auto& /*setup*/, const View& view, auto& /*source*/) noexcept {
  return view.state;
}

/// CL-1. The only state with this view.
[[nodiscard]] constexpr const State& state_of(const View& view) noexcept { return view.state; }

/// CL-1. The actor of the state in the view.
[[nodiscard]] constexpr Actor actor_of(const View& view) noexcept { return actor_of(view.state); }

/// The moves of the viewer, by the same rules as for a State.
[[nodiscard]] constexpr Turn turn_of(const auto& setup, const View& view) noexcept {
  return {setup.layout(), view.state};
}

/// CL-1. Always true: a view holds a whole state, so one can be drawn from it; that state may still be unsound.
[[nodiscard]] constexpr bool adds_up(const auto& /*setup*/, const View& /*view*/) noexcept { return true; }

}  // namespace regelwerk::clou
