#pragma once
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/law/effects.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// What one viewer may know: everything except the tools that other seats have chosen for the Barracks (SM-32, SM-46).
struct View {
  Table table;    ///< as in the State
  Tools choice;   ///< the viewer's entry of State::choices
  Viewer viewer;  ///< a seat or a spectator
  Padding<1> padding{};

  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);

/// The part of `state` that `viewer` may know.
[[nodiscard]] constexpr View view_of(const auto& /*setup*/, const State& state, Viewer viewer) noexcept {
  return {state.table, viewer.is_spectator() ? Tools{} : state.choice(viewer.seat()), viewer};
}

/// SM-32. True if `seat` has chosen its tool and others still choose.
[[nodiscard]] constexpr bool has_chosen(const Table& table, Seat seat) noexcept {
  if (table.effect != Effect::barracks || table.tools_of(seat).empty()) return false;
  for (Seat asked = next_seat(table.builder, table.seats); asked != table.turn; asked = next_seat(asked, table.seats)) {
    if (asked == seat) return true;
  }
  return false;
}

/// Determinization: fills in the hidden choices at random. A choice is a decision, so the rules give it no probability:
/// every tool that SM-31 allows is equally likely.
[[nodiscard]] constexpr State resampled(const auto& setup, const View& view, BitSource auto& source) noexcept {
  State state{view.table, {}};
  if (view.table.effect != Effect::barracks) return state;
  for (int index = 0; index < setup.layout().seats; ++index) {
    const Seat seat{index};
    if (!has_chosen(view.table, seat)) continue;
    if (view.viewer.is(seat)) {
      state.choice(seat) = view.choice;
      continue;
    }
    const Tools owned = view.table.tools_of(seat);
    std::uint32_t open = 0;
    owned.for_each_kind([&](Tool tool) { open += may_give_up(owned, tool) ? 1U : 0U; });
    auto passed = draw_below(source, open);
    owned.for_each_kind([&](Tool tool) {
      if (!may_give_up(owned, tool)) return true;
      state.choice(seat) = Tools::of(tool);
      return pass_one(passed);
    });
  }
  return state;
}

}  // namespace regelwerk::samara
