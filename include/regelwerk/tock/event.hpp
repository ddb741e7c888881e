#pragma once
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

enum class EventKind : std::uint8_t {
  card_dealt,       ///< `seat` got a card of `rank` (TK-8)
  card_chosen,      ///< `seat` laid a card of `rank` aside for its partner (TK-11)
  card_given,       ///< that card of `seat` came to its partner `other` (TK-11)
  card_played,      ///< `seat` put a card of `rank` on the discards and carries it out (TK-12)
  card_discarded,   ///< `seat` put a card of `rank` on the discards, to no effect (TK-13, TK-14)
  marble_entered,   ///< a marble of `colour` came from the area to its start field `to`, protected (TK-24)
  marble_moved,     ///< a marble of `colour` went one field, `from` - `to` (TK-20)
  marble_captured,  ///< a marble of `colour` went from `from` back to its area (TK-18)
  marbles_swapped,  ///< the marbles of `colour` on `from` and of `other` on `to` changed places (TK-32)
  marble_home,      ///< a marble of `colour` turned into its lane and stands on `to` (TK-3)
  seat_banned,      ///< `seat` must discard next (TK-31)
  turn_passed,      ///< it is the turn of `seat` (TK-9)
  deal_passed,      ///< a new deal begins, `seat` will play first (TK-10)
  cards_shuffled,   ///< all 52 cards form the deck again (TK-8)
  seat_won,         ///< `seat` has won (TK-34, TK-35)
};

/// One thing that a transition did, with the rule behind it; of marbles `seat` tells whose card does it. What a kind
/// does not use has its default. Folded over the
/// state before, the events of a move give marbles, protection, cards, leader, turn, ban and winners of the state
/// after.
struct Event {
  EventKind kind{};
  Rule rule{};
  Seat seat{};
  Seat colour{};
  Seat other{};
  Rank rank{};
  bool has_rank = false;  ///< false also where the rank is hidden from whom the event is shown to
  Place from{};
  Place to{};
  Audience rank_seen_by = Audience::everybody();

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// The event as `viewer` may see it: a hidden rank is left out.
[[nodiscard]] constexpr Event shown_to(Viewer viewer, Event event) noexcept {
  if (!event.rank_seen_by.includes(viewer)) {
    event.rank = {};
    event.has_rank = false;
  }
  return event;
}

}  // namespace regelwerk::tock
