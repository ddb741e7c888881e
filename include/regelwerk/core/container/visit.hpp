#pragma once
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Calls `visitor` with the items; false if it returns false to stop the visit. A visitor that returns void never
/// stops.
template <class Visitor, class... Items>
constexpr bool visit(Visitor& visitor, const Items&... items) noexcept {
  if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, const Items&...>>) {
    visitor(items...);
    return true;
  } else {
    return static_cast<bool>(visitor(items...));
  }
}

/// An event handler that ignores all events; with it, transitions skip the work that only events need.
struct NoEvents {
  template <class Event>
  constexpr void operator()(const Event& /*unused*/) const noexcept {}
};

/// True for handlers that need events; for the others a transition skips the work that only events need.
template <class OnEvent>
inline constexpr bool wants_events = !std::is_same_v<std::remove_cvref_t<OnEvent>, NoEvents>;

}  // namespace regelwerk::inline shared
