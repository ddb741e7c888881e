#pragma once
#include <concepts>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// The seats that events happen to. An event names the seat that acts; `concerned_by(game, event)` returns the seats
// that the event happens to: for a capture, the owner of the marble, not the seat that captures it. An empty set means
// all seats alike. Each game has this function in concerned.hpp, an optional header that its umbrella header does not
// include. The same header may have `is_bookkeeping(event)`, true for events that only keep views up to date and so
// happen to nobody, and `complete(event)`, which fills in the members that follow from kind and rule alone.

namespace regelwerk::inline shared {

/// A game whose concerned.hpp has been included.
template <class G>
concept KnowsConcerned = Playable<G> && requires(const G& game, const typename G::Event& event) {
  { concerned_by(game, event) } -> std::same_as<SeatSet>;
};

/// The set of these seats.
[[nodiscard]] constexpr SeatSet seats_of(std::same_as<Seat> auto... seats) noexcept {
  SeatSet set;
  (set.insert(seats), ...);
  return set;
}

}  // namespace regelwerk::inline shared
