#pragma once
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-4, CK-4. A heist before its first throw, a campaign before its first node.
[[nodiscard]] constexpr State initial_state(const auto& setup, Start /*start*/) noexcept {
  const Layout& layout = setup.layout();
  State state;
  if (layout.is_campaign()) {
    state.phase = Phase::gift;
    return state;
  }
  state.gang = layout.gang;
  state.plan.rooms = first_room;
  state.phase = Phase::roll;
  return state;
}

}  // namespace regelwerk::clou
