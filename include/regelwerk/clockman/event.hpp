#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clockman {

/// The kinds of events. In backquotes: the members of Event that the kind uses.
enum class EventKind : std::uint8_t {
  start_rolled,        ///< the starting roll of `seat` is `number` (CM-66)
  round_tied,          ///< several seats rolled the highest and roll again (CM-66)
  die_rolled,          ///< the roll of `seat` is `number`; in a first turn its starting roll (CM-67, CM-68)
  roll_changed,        ///< the roll of `seat` counts `number` now (CM-62)
  roll_forfeited,      ///< `seat` gives up its roll and stays on its field (CM-19, CM-23)
  window_opened,       ///< `seat` may play a card here, or propose a trade in its turn (CM-43, CM-77)
  window_passed,       ///< `seat` passes in its window (CM-43)
  figure_stepped,      ///< the figure of `seat` went one step, `from` - `to` (CM-12)
  figure_moved,        ///< a card or a lift moved the figure of `seat`, `from` - `to` (CM-36, CM-48, CM-49, CM-57)
  figure_captured,     ///< `seat` was captured on `from` by `other` (CM-24)
  figure_stayed,       ///< the captured figure of `seat` stays on `from` (CM-59)
  figure_spared,       ///< `seat` was spared on `from` by `other` (CM-65, CM-75)
  figure_sent,         ///< the captured figure of `seat` went `from` - `to` (CM-25)
  figures_swapped,     ///< `seat` went from `from` to `to`, `other` the other way (CM-63)
  blockade_paid,       ///< `seat` paid for the step onto `to` (CM-13, CM-20)
  blockade_removed,    ///< the blockade on passage `to` is gone (CM-16)
  lift_left,           ///< the L on `from` is removed from the game (CM-36)
  lift_declined,       ///< `seat` declined the lift and stays on `from` (CM-36)
  digit_taken,         ///< `seat` took `digit` from field `from` (CM-33, CM-35, CM-72)
  digit_left,          ///< `seat` left `digit` on field `from` (CM-72)
  digit_demanded,      ///< `seat` demands `digit` from `other` (CM-56)
  digit_robbed,        ///< `seat` took `digit` from `other` (CM-56, CM-73, CM-76)
  digit_kept,          ///< `seat` took nothing from `other` (CM-76)
  digit_guarded,       ///< nothing is taken from `seat` this time (CM-60)
  digit_dropped,       ///< `digit` of `seat` went back to field `to` (CM-55)
  digits_transferred,  ///< all loose digits of `seat` moved into its date (CM-71)
  digits_traded,       ///< `seat` gave `bundle` to `other`; one event for each giver (CM-77)
  offer_made,          ///< `seat` makes `proposal`; `other` is asked first (CM-77)
  offer_accepted,      ///< `seat` accepts `proposal` of `other` (CM-77)
  offer_declined,      ///< `seat` declined the offer of `other`: a pact, or `proposal` (CM-75, CM-77)
  pact_offered,        ///< `seat` offers to spare `other` (CM-75)
  pact_made,           ///< `seat` and `other` have a pact (CM-75)
  pact_ended,          ///< `seat` and `other` no longer have a common hunt (CM-69)
  symbol_drawn,        ///< `seat` drew a symbol card of `pose` (CM-32, CM-52)
  symbol_put_back,     ///< `seat` put a symbol card of `pose` back, shown (CM-40)
  symbol_chosen,       ///< `seat` laid a symbol card of `pose` aside for `other` (CM-54)
  symbol_given,        ///< `seat` got a symbol card of `pose` from `other` (CM-54)
  symbols_turned,      ///< the put-back symbol cards are the draw pile again (CM-40)
  cards_turned,        ///< the put-back event cards are the draw pile again (CM-41)
  card_drawn,          ///< `seat` drew `card`, an on-demand card, and keeps it (CM-43)
  card_read,           ///< `seat` drew `card`, an at-once card, and put it back (CM-42)
  card_opened,         ///< `seat` drew `card`, which now lies open with counter `number` (CM-44)
  card_counted,        ///< open `card` of `seat` has counter `number` now (CM-65)
  card_done,           ///< open `card` of `seat`, counter `number`, was put back (CM-44)
  card_played,         ///< `seat` played `card` and put it back (CM-43)
  card_vetoed,         ///< `seat` cancelled `card` of `other` (CM-61)
  card_carried_out,    ///< `card` of `seat` takes effect (CM-42)
  card_lapsed,         ///< `card` of `seat` cannot be carried out (CM-42)
  turn_passed,         ///< it is the turn of `seat` (CM-66, CM-67)
  turn_extra,          ///< `seat` has one more turn (CM-50)
  extra_promised,      ///< `seat` will have one more turn (CM-50)
  skip_promised,       ///< `seat` will miss a turn (CM-51)
  turn_missed,         ///< `seat` misses its turn (CM-51)
  seat_won,            ///< the figure of `seat` is in the centre (CM-70)
  offers_forgotten,    ///< the proposals of the turn of `seat` are forgotten (CM-77)
  course_changed,      ///< the member of the course with number `course` is `value` now (core/description/course.hpp)
};

/// Read by word() of core/description/words.hpp, in the order of the enumerators.
[[nodiscard]] constexpr auto words_of(std::type_identity<EventKind> /*type*/) noexcept {
  return std::array<std::string_view, 56>{
      "start_rolled",       "round_tied",       "die_rolled",     "roll_changed",    "roll_forfeited",
      "window_opened",      "window_passed",    "figure_stepped", "figure_moved",    "figure_captured",
      "figure_stayed",      "figure_spared",    "figure_sent",    "figures_swapped", "blockade_paid",
      "blockade_removed",   "lift_left",        "lift_declined",  "digit_taken",     "digit_left",
      "digit_demanded",     "digit_robbed",     "digit_kept",     "digit_guarded",   "digit_dropped",
      "digits_transferred", "digits_traded",    "offer_made",     "offer_accepted",  "offer_declined",
      "pact_offered",       "pact_made",        "pact_ended",     "symbol_drawn",    "symbol_put_back",
      "symbol_chosen",      "symbol_given",     "symbols_turned", "cards_turned",    "card_drawn",
      "card_read",          "card_opened",      "card_counted",   "card_done",       "card_played",
      "card_vetoed",        "card_carried_out", "card_lapsed",    "turn_passed",     "turn_extra",
      "extra_promised",     "skip_promised",    "turn_missed",    "seat_won",        "offers_forgotten",
      "course_changed"};
}

/// One effect of a transition, with the rule behind it. Members that a kind does not use have their default values.
/// Applying the events shown to a viewer (apply.hpp) to its view before the move gives its view after it.
struct Event {
  EventKind kind{};                          ///< determines which members are used
  Rule rule{};                               ///< the rule that causes the effect
  Seat seat{};                               ///< the seat that the event is about
  Seat other{};                              ///< the second seat, if there is one
  Space from{};                              ///< field that the figure leaves, or whose effect takes place
  Space to{};                                ///< field that a figure or digit reaches, or that is paid for
  Pose pose{};                               ///< of a symbol card, if has_pose
  bool has_pose = false;                     ///< false also if the viewer may not see the pose
  Card card{};                               ///< none also if the viewer may not see the card
  Digit digit{};                             ///< taken, left, given up or demanded
  Bundle bundle{};                           ///< given in a trade
  std::uint8_t number = 0;                   ///< of a die, a roll or a counter
  Proposal proposal{};                       ///< of a trade
  Audience seen_by = Audience::everybody();  ///< who may see pose and card
  std::uint8_t course = 0;                   ///< the index of a member of the course
  std::uint16_t value = 0;                   ///< the new value of that member

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(std::is_trivially_copyable_v<Event> && std::has_unique_object_representations_v<Event>);

/// The event as `viewer` may see it, without a hidden pose and card.
[[nodiscard]] constexpr Event shown_to(Viewer viewer, Event event) noexcept {
  if (!event.seen_by.includes(viewer)) {
    event.pose = {};
    event.has_pose = false;
    event.card = {};
  }
  return event;
}

/// CM-12. Joins two steps of one figure into one event; steps across a passage stay separate. Empty if they do not
/// join.
[[nodiscard]] constexpr std::optional<Event> joined(const Event& first, const Event& next) noexcept {
  const bool goes_on = first.kind == EventKind::figure_stepped && next.kind == EventKind::figure_stepped &&
                       first.seat == next.seat && first.to == next.from && !next.from.is_passage();
  if (!goes_on) return std::nullopt;
  Event both = first;
  both.to = next.to;
  return both;
}

}  // namespace regelwerk::clockman
