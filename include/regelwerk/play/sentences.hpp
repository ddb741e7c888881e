#pragma once
#include <concepts>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/core/playable.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// A game in which some consecutive events share one sentence: `joined(first, next)` is one event for both, or empty.
template <class Event>
concept JoinsEvents = requires(const Event& event) {
  { joined(event, event) } -> std::same_as<std::optional<Event>>;
};

}  // namespace detail

/// Passes on events one by one, if there is no room to keep all events of a move: call see(event) for each, then
/// finish(). Calls `f(view, event)` as for_each_told does.
template <Playable G, class F>
class Teller {
 public:
  using View = typename G::View;    ///< the view of the viewer
  using Event = typename G::Event;  ///< an event as the viewer was shown it

  /// Begins with `view`, which see() keeps up to date. All three arguments must outlive the teller.
  constexpr Teller(const G& game, View& view, F& f) noexcept : game_(game), view_(view), f_(f), before_(view) {}

  /// Takes the next event. Precondition: it can be applied to the view.
  constexpr void see(const Event& event, bool is_told = true) noexcept {
    if (is_told) take(event);
    static_cast<void>(game_.apply(view_, event));
  }
  /// Passes on the event that was held back because the next one might have belonged to it.
  constexpr void finish() noexcept {
    if (told_) f_(before_, *told_);
    told_.reset();
  }

 private:
  constexpr void take(const Event& event) noexcept {
    std::optional<Event> both;
    if constexpr (detail::JoinsEvents<Event>) {
      if (told_) both = joined(*told_, event);
    }
    if (!both) {
      finish();
      before_ = view_;
      both = event;
    }
    told_ = both;
  }

  const G& game_;
  View& view_;
  F& f_;
  View before_;  ///< the view before the event that is held back
  std::optional<Event> told_;
};

/// Calls `f(view, event)` for the events that one viewer was shown, each with the view before it, and leaves the view
/// after all events in `view`. Events that belong together are joined: the single steps of a marble become one event.
/// Events for which `is_told` is false are skipped, also between two events that belong together. Precondition: the
/// events can be applied to the view, in their order.
template <Playable G, class F, class IsTold>
constexpr void for_each_told(const G& game, typename G::View& view, std::span<const typename G::Event> events, F&& f,
                             const IsTold& is_told) noexcept {
  Teller<G, std::remove_reference_t<F>> teller{game, view, f};
  for (const typename G::Event& event : events) teller.see(event, is_told(event));
  teller.finish();
}
/// Calls `f(view, event)` for all events that one viewer was shown, with events that belong together joined.
template <Playable G, class F>
constexpr void for_each_told(const G& game, typename G::View& view, std::span<const typename G::Event> events,
                             F&& f) noexcept {
  for_each_told(game, view, events, std::forward<F>(f), [](const typename G::Event& /*event*/) { return true; });
}

}  // namespace regelwerk::inline shared
