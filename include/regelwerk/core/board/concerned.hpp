#pragma once
#include <concepts>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// Whom events happen to. An event names the seat that does something; `concerned_by(game, event)`, in an optional
// header of each game, concerned.hpp, which the umbrella does not include, answers with the seats that it happens to:
// the owner of a captured marble, not who captured it. None where it happens to all alike. `is_bookkeeping(event)`
// beside it is true of what only keeps views up to date and so happens to nobody. A game may have `complete(event)` as
// well, which fills in what kind and rule of an event alone tell of the rest.

namespace regelwerk::inline shared {

/// A game whose concerned.hpp is included.
template <class G>
concept KnowsConcerned = Playable<G> && requires(const G& game, const typename G::Event& event) {
  { concerned_by(game, event) } -> std::same_as<SeatSet>;
  { is_bookkeeping(event) } -> std::same_as<bool>;
};

/// The set of one seat, or of two.
[[nodiscard]] constexpr SeatSet seats_of(std::same_as<Seat> auto... seats) noexcept {
  SeatSet set;
  (set.insert(seats), ...);
  return set;
}

}  // namespace regelwerk::inline shared
