#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// What an event reports; the words name the members of Event that it uses.
enum class EventKind : std::uint8_t {
  card_dealt,     ///< `seat` got the card `back`, `face` (OL-9)
  stack_chosen,   ///< `seat` will draw from the stack `back` (OL-10)
  card_drawn,     ///< `seat` got the card `back`, `face` (OL-10)
  card_laid,      ///< the card `back`, `face` lies face down for `runner` (OL-10, OL-23)
  nothing_laid,   ///< no card lies for `runner`, the stack `back` is empty (OL-24)
  card_revealed,  ///< the card that lay for `runner` is `back`, `face`; it is played and carried out next (OL-13)
  runner_moved,   ///< `runner` left its lane on `from` and arrived on `to`, behind all runners there (OL-15, OL-16,
                  ///< OL-18)
  runner_stayed,  ///< `runner` left its lane and arrived again on its own field `to`, behind all runners there (OL-20)
  runners_swapped,  ///< `runner` on `from` and `other` on `to` exchanged field and lane (OL-17)
  sign_moved,       ///< the finish sign went to `sign`, from field `from` to `to` (OL-19)
  line_crossed,     ///< at the end of the round `runner` is across by `count` fields and stands on `to` (OL-25, OL-28)
  stack_refilled,   ///< `count` played cards went back to the stack `back` (OL-21)
  turn_passed,      ///< it is the turn of `runner` in this round (OL-12)
  round_passed,     ///< a new round begins, it is the turn of `runner` (OL-12)
  game_won,         ///< `runner` decides the game and its owner `seat` has won (OL-30)
  game_lost,        ///< `runner` decides the game; it has no owner, so all players have lost (OL-30)
  course_changed,   ///< the member of the course with number `course` is `value` now (core/description/course.hpp)
};

/// The names of the enumerators, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<EventKind> /*type*/) noexcept {
  return std::array<std::string_view, 17>{
      "card_dealt",   "stack_chosen",  "card_drawn",      "card_laid",  "nothing_laid",  "card_revealed",
      "runner_moved", "runner_stayed", "runners_swapped", "sign_moved", "line_crossed",  "stack_refilled",
      "turn_passed",  "round_passed",  "game_won",        "game_lost",  "course_changed"};
}

/// One effect of a transition, with the rule behind it. Members that a kind does not use keep their default values.
/// Applying the events shown to a viewer (apply.hpp) to its view before the move gives its view after it.
struct Event {
  EventKind kind{};       ///< determines which other members are used
  Rule rule{};            ///< the rule that causes the effect
  Seat seat{};            ///< the seat that got the card, chose the stack or has won
  Runner runner{};        ///< the runner that moved, is in turn, or decides the game, or for which a card lies
  Runner other{};         ///< OL-17: the other runner of a swap
  Place back{};           ///< back of the card, or the stack
  Face face{};            ///< face of the card, if has_face
  bool has_face = false;  ///< false if the kind has no face or the viewer may not see it
  Sign sign{};            ///< OL-19: the new spot of the finish
  Audience face_seen_by = Audience::everybody();  ///< who may see the face
  std::uint8_t course = 0;                        ///< index of the member of the course
  Padding<1> padding{};
  std::int16_t from = 0;    ///< position before, or old field of the sign
  std::int16_t to = 0;      ///< position after, or new field of the sign
  std::int16_t count = 0;   ///< fields across, or cards put back
  std::uint16_t value = 0;  ///< the new value of the course member

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(std::is_trivially_copyable_v<Event> && std::has_unique_object_representations_v<Event>);

/// The event as `viewer` may see it, without a hidden face.
[[nodiscard]] constexpr Event shown_to(Viewer viewer, Event event) noexcept {
  if (!event.face_seen_by.includes(viewer)) {
    event.face = {};
    event.has_face = false;
  }
  return event;
}

}  // namespace regelwerk::ostfriesenlauf
