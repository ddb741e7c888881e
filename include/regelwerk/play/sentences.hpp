#pragma once
#include <optional>
#include <span>
#include <string_view>

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
/// the view after all. Precondition: the events can be applied to the view, in their order.
template <Playable G, class F>
constexpr void for_each_told(const G& game, typename G::View& view, std::span<const typename G::Event> events,
                             F&& f) noexcept {
  using Event = typename G::Event;
  for (std::size_t i = 0; i < events.size();) {
    const typename G::View before = view;
    Event told = events[i];
    for (bool is_first = true; i < events.size(); ++i, is_first = false) {
      if (!is_first) {
        std::optional<Event> both;
        if constexpr (detail::Joining<Event>) both = joined(told, events[i]);
        if (!both) break;
        told = *both;
      }
      static_cast<void>(game.apply(view, events[i]));
    }
    f(before, told);
  }
}

}  // namespace regelwerk
