#pragma once
#include <cstdint>

#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/hidden/no_memory.hpp>
#include <regelwerk/core/hidden/worlds.hpp>

namespace regelwerk::clou {

/// CL-1. A view allows exactly one state, its own.
[[nodiscard]] constexpr bool allows(const auto& /*setup*/, const View& view, NoMemory /*memory*/,
                                    const State& state) noexcept {
  return state == view.state;
}
/// CL-1. Visits the single state of a view.
template <class Visitor>
constexpr Worlds visit_worlds(const auto& /*setup*/, const View& view, NoMemory /*memory*/, std::uint64_t limit,
                              Visitor& visitor) noexcept {
  WorldVisitor<Visitor> visiting{limit, visitor};
  (void)visiting.visit(view.state, {1, true});
  return visiting.worlds();
}

}  // namespace regelwerk::clou
