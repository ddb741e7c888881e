#pragma once
#include <concepts>
#include <optional>
#include <span>
#include <utility>

#include <regelwerk/core/language.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/tell.hpp>

namespace regelwerk {

namespace detail {

/// A game in which some events are told together with the one that follows: `joined(first, next)` is the event that is
/// both, or empty.
template <class Event>
concept Joining = requires(const Event& event) {
  { joined(event, event) } -> std::same_as<std::optional<Event>>;
};

}  // namespace detail

/// Tells events that one viewer was shown, from its view before them, those that belong together in one: the steps of a
/// marble are one way. Calls `f(view, event)` for each event to be told with the view before it, and leaves in `view`
/// the view after all. Events for which `is_told` is false are passed over, also between two that belong together.
/// Precondition: the events can be applied to the view, in their order.
template <Playable G, class F, class IsTold>
constexpr void for_each_told(const G& game, typename G::View& view, std::span<const typename G::Event> events, F&& f,
                             const IsTold& is_told) noexcept {
  using Event = typename G::Event;
  std::optional<Event> told;
  typename G::View before = view;
  for (const Event& event : events) {
    if (is_told(event)) {
      std::optional<Event> both;
      if constexpr (detail::Joining<Event>) {
        if (told) both = joined(*told, event);
      }
      if (!both) {
        if (told) f(before, *told);
        before = view;
        both = event;
      }
      told = both;
    }
    static_cast<void>(game.apply(view, event));
  }
  if (told) f(before, *told);
}
/// The same with all events.
template <Playable G, class F>
constexpr void for_each_told(const G& game, typename G::View& view, std::span<const typename G::Event> events,
                             F&& f) noexcept {
  for_each_told(game, view, events, std::forward<F>(f), [](const typename G::Event& /*event*/) { return true; });
}

}  // namespace regelwerk
