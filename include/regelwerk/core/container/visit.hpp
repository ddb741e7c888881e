#pragma once
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Hands the items to `visitor`; false if the visitor asks to stop by answering false. A visitor that answers nothing
/// never stops.
template <class Visitor, class... Items>
constexpr bool visit(Visitor& visitor, const Items&... items) noexcept {
  if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, const Items&...>>) {
    visitor(items...);
    return true;
  } else {
    return static_cast<bool>(visitor(items...));
  }
}

/// An event handler that ignores all events; transitions with it skip work that serves events only.
struct NoEvents {
  template <class Event>
  constexpr void operator()(const Event& /*unused*/) const noexcept {}
};

/// True for handlers that listen, so that a transition can skip work that serves events only.
template <class OnEvent>
inline constexpr bool wants_events = !std::is_same_v<std::remove_cvref_t<OnEvent>, NoEvents>;

}  // namespace regelwerk::inline shared
