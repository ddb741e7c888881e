#pragma once
#include <type_traits>

#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clou {

/// What one viewer may know: everything (CL-1).
struct View {
  State state;
  Viewer viewer;

  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View>);

/// What `viewer` may know of `state`.
[[nodiscard]] constexpr View view_of(const State& state, Viewer viewer) noexcept { return {state, viewer}; }

}  // namespace regelwerk::clou
