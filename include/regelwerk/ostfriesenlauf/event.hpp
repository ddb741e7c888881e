#pragma once
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

enum class EventKind : std::uint8_t {
  card_dealt,       ///< `seat` got the card `back`, `face` (OL-9)
  stack_chosen,     ///< `seat` will draw from the stack `back` (OL-10)
  card_drawn,       ///< `seat` got the card `back`, `face` (OL-10)
  card_laid,        ///< the card `back`, `face` lies face down for `runner` (OL-10, OL-23)
  nothing_laid,     ///< no card lies for `runner`, the stack `back` is empty (OL-24)
  card_revealed,    ///< the card that lay for `runner` is `back`, `face`; it is played and carried out next (OL-13)
  runner_moved,     ///< `runner` left its lane on `from` and arrived on `to`, behind all there (OL-15, OL-16, OL-18)
  runner_stayed,    ///< `runner` left its lane and arrived anew on its own field `to`, behind all there (OL-20)
  runners_swapped,  ///< `runner` on `from` and `other` on `to` exchanged field and lane (OL-17)
  sign_moved,       ///< the finish sign went to `sign`, from field `from` to `to` (OL-19)
  line_crossed,     ///< after the round `runner` is across by `count` fields, standing on `to` (OL-25, OL-28)
  stack_refilled,   ///< `count` played cards went back to the stack `back` (OL-21)
  turn_passed,      ///< it is the turn of `runner` in this round (OL-12)
  round_passed,     ///< a new round begins, it is the turn of `runner` (OL-12)
  game_won,         ///< `runner` decides and its owner `seat` has won (OL-30)
  game_lost,        ///< `runner` decides, it has no owner and all players have lost (OL-30)
};

/// One thing that a transition did, with the rule behind it. What a kind does not use has its default. Folded over the
/// state before, the events of a move tell all of the state after: the race, the sign, hands, laid cards and stacks,
/// the runner in turn, and who has won. What kind of node follows is left to the game.
struct Event {
  EventKind kind{};
  Rule rule{};
  Seat seat{};
  Runner runner{};
  Runner other{};
  Place back{};
  Face face{};
  bool has_face = false;  ///< false also where the face is hidden from whom the event is shown to
  Sign sign{};
  int from = 0;
  int to = 0;
  int count = 0;
  Audience face_seen_by = Audience::everybody();

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// The event as `viewer` may see it: a hidden face is left out.
[[nodiscard]] constexpr Event shown_to(Viewer viewer, Event event) noexcept {
  if (!event.face_seen_by.includes(viewer)) {
    event.face = {};
    event.has_face = false;
  }
  return event;
}

}  // namespace regelwerk::ostfriesenlauf
