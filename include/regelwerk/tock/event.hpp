#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// What an event reports; the words name the members of Event that it uses.
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
  course_changed,   ///< the member of the course with number `course` is `value` now (core/description/course.hpp)
};

/// Read by word() of core/description/words.hpp, in the order of the enumerators.
[[nodiscard]] constexpr auto words_of(std::type_identity<EventKind> /*type*/) noexcept {
  return std::array<std::string_view, 16>{"card_dealt",      "card_chosen",    "card_given",   "card_played",
                                          "card_discarded",  "marble_entered", "marble_moved", "marble_captured",
                                          "marbles_swapped", "marble_home",    "seat_banned",  "turn_passed",
                                          "deal_passed",     "cards_shuffled", "seat_won",     "course_changed"};
}

/// One effect of a transition, with the rule behind it. For marbles, `seat` is the seat whose card moves them. Members
/// that a kind does not use keep their default values. Applying the events shown to a viewer (apply.hpp) to its view
/// before the move gives its view after it.
struct Event {
  EventKind kind{};       ///< determines which members are used
  Rule rule{};            ///< the rule that causes the effect
  Seat seat{};            ///< the acting seat; for marbles, the seat whose card moves them
  Seat colour{};          ///< owner of the marble
  Seat other{};           ///< the partner who gets the card, or the owner of the other marble in a swap
  Rank rank{};            ///< of the card, if has_rank
  bool has_rank = false;  ///< false if the kind has no rank or the viewer may not see it
  Place from{};           ///< where the marble was
  Place to{};             ///< where it is now
  Audience rank_seen_by = Audience::everybody();  ///< who may see the rank
  std::uint8_t course = 0;                        ///< index of the member of the course
  Padding<1> padding{};
  std::uint16_t value = 0;  ///< its new value

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(std::is_trivially_copyable_v<Event> && std::has_unique_object_representations_v<Event>);

/// The event as `viewer` may see it, without a hidden rank.
[[nodiscard]] constexpr Event shown_to(Viewer viewer, Event event) noexcept {
  if (!event.rank_seen_by.includes(viewer)) {
    event.rank = {};
    event.has_rank = false;
  }
  return event;
}

/// Joins successive steps of one marble into a single move; empty for other pairs of events.
[[nodiscard]] constexpr std::optional<Event> joined(const Event& first, const Event& next) noexcept {
  const bool goes_on = first.kind == EventKind::marble_moved && next.kind == EventKind::marble_moved &&
                       first.colour == next.colour && first.to == next.from && first.rule == next.rule;
  if (!goes_on) return std::nullopt;
  Event both = first;
  both.to = next.to;
  return both;
}

}  // namespace regelwerk::tock
