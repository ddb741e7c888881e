#pragma once
#include <concepts>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// Whom events happen to. An event names the seat that does something; `concerned_by(game, event)`, in an optional
// header of each game, concerned.hpp, which the umbrella does not include, answers with the seats that it happens to:
// the owner of a captured marble, not who captured it. No seat means: to all alike. Optional, in the same header, are
// `is_bookkeeping(event)`, true for events that only keep views up to date and so happen to nobody, and
// `complete(event)`, which fills in the members that follow from kind and rule alone.

namespace regelwerk::inline shared {

/// A game whose concerned.hpp is included.
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
