#pragma once
#include <cstdint>
#include <type_traits>

#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/hidden/worlds.hpp>

namespace regelwerk::clou {

/// CL-1. Nothing is hidden, so there is nothing to remember.
struct Memory {
  static constexpr bool remembers_nothing = true;  ///< for RemembersNothing (core/game/recalling_setup.hpp)

  [[nodiscard]] constexpr bool is_exact() const noexcept { return true; }  ///< always: the view tells the one state
  friend constexpr bool operator==(const Memory&, const Memory&) = default;
};
static_assert(std::is_empty_v<Memory>);

/// CL-1. What the viewer of a view remembers besides: nothing.
[[nodiscard]] constexpr Memory memory_of(const auto& /*setup*/, const View& /*view*/) noexcept { return {}; }
/// CL-1. A view allows one state, its own.
[[nodiscard]] constexpr bool allows(const auto& /*setup*/, const View& view, Memory /*memory*/,
                                    const State& state) noexcept {
  return state == view.state;
}
/// CL-1. The one state that a view is.
template <class Visitor>
constexpr Worlds visit_worlds(const auto& /*setup*/, const View& view, Memory /*memory*/, std::uint64_t limit,
                              Visitor& visitor) noexcept {
  WorldVisitor<Visitor> visiting{limit, visitor};
  (void)visiting.visit(view.state, {1, true});
  return visiting.worlds();
}

}  // namespace regelwerk::clou
