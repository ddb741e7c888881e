#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clou {

/// The kinds of events. The comments say which members of Event each kind uses.
enum class EventKind : std::uint8_t {
  dice_thrown,        ///< the dice show the throw with index `number` (CL-8)
  dice_used,          ///< `thief` has used the dice whose places in the throw are the bits of `number` (CL-11)
  symbol_fired,       ///< `effect`, an ordinary symbol, fired for `thief` and waits (CL-66)
  white_kept,         ///< `effect`, a white symbol, fired for `thief`, which keeps it (CL-39)
  white_used,         ///< `thief` has used the white symbol `effect` (CL-40, CL-42, CL-43)
  symbol_used,        ///< the waiting `effect` of `thief` is used (CL-22)
  symbol_lapsed,      ///< the waiting `effect` of `thief` lapsed (CL-23)
  effect_lost,        ///< `effect` fired for `thief` and lapsed at once (CK-33)
  number_written,     ///< `thief` wrote `number` into box `target` (CL-12)
  circle_crossed,     ///< circle `target` is crossed, on the sheet of `thief` or on the campaign sheet (CL-12)
  demand_crossed,     ///< demand `target` of the plan is crossed (CL-50)
  challenge_done,     ///< challenge `number` of the plan is done by part `part` (CL-49)
  challenge_skipped,  ///< challenge `number` counts as done, and all its required demands as crossed (CK-25)
  room_entered,       ///< the gang can now work in room `number` (CL-46)
  loot_taken,         ///< the loot of challenge `number` is taken (CL-54)
  trace_crossed,      ///< one symbol of the trace track was crossed (CL-16)
  time_crossed,       ///< `number` symbols of the time track are crossed since setup (CL-17, CL-56)
  alarm_crossed,      ///< one alarm circle was crossed (CL-56)
  alarm_went_off,     ///< the alarm went off and the escape begins (CL-59)
  arrow_crossed,      ///< one escape arrow was crossed (CL-57, CL-60)
  police_crossed,     ///< one police symbol was crossed (CL-60)
  round_ended,        ///< dice and kept symbols are put away (CL-20)
  waiting_ended,      ///< all waiting symbols lapse, since the heist or the round ends (CL-16, CL-56)
  gang_stayed,        ///< another round begins (CL-19)
  driver_chosen,      ///< `thief` drives (CL-59)
  heist_ended,        ///< `number` is the Ending (CL-58)
  item_crossed,       ///< a box of item `target` was crossed (CK-4, CK-12)
  nothing_chosen,     ///< an offer was declined (CK-4, CK-20, CK-21), by `thief` if one was asked
  gang_formed,        ///< the thieves with the bits in `number` break in (CK-6)
  heist_crossed_out,  ///< heist `number` of the campaign was crossed out; gang, sheets and plan are put away (CK-10)
  special_kept,       ///< the special loot of heist `number` was kept (CK-13)
  traces_entered,     ///< `number` symbols of the campaign's trace track are crossed now (CK-10)
  thief_jailed,       ///< `thief` stays in jail from now on (CK-11)
  doubles_kept,       ///< the campaign has `number` double circles now (CK-30)
  rest_changed,       ///< the rest is `number` points (CK-10, CK-12)
  experience_reset,   ///< the areas of experience are blank again (CK-18)
  wages_ended,        ///< the gang buys no more and saves the rest (CK-12)
  campaign_ended,     ///< `number` is the CampaignEnd (CK-27, CK-28)
  course_changed,     ///< the member of the course with number `course` is `value` now (core/description/course.hpp)
};

/// The names of the enumerators, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<EventKind> /*type*/) noexcept {
  return std::array<std::string_view, 39>{
      "dice_thrown",       "dice_used",      "symbol_fired",   "white_kept",     "white_used",     "symbol_used",
      "symbol_lapsed",     "effect_lost",    "number_written", "circle_crossed", "demand_crossed", "challenge_done",
      "challenge_skipped", "room_entered",   "loot_taken",     "trace_crossed",  "time_crossed",   "alarm_crossed",
      "alarm_went_off",    "arrow_crossed",  "police_crossed", "round_ended",    "waiting_ended",  "gang_stayed",
      "driver_chosen",     "heist_ended",    "item_crossed",   "nothing_chosen", "gang_formed",    "heist_crossed_out",
      "special_kept",      "traces_entered", "thief_jailed",   "doubles_kept",   "rest_changed",   "experience_reset",
      "wages_ended",       "campaign_ended", "course_changed"};
}

/// One change by a transition, and the rule behind it. EventKind determines which members are used; the others have
/// their default values. Applying the events of a move (apply.hpp) to the view before it gives the view after it.
struct Event {
  EventKind kind{};         ///< determines which members are used
  Rule rule{};              ///< the rule that causes the change
  MaybeThief thief{};       ///< the thief that the change is about; nobody if there is none, or for a symbol without an
                            ///< owner (CK-33)
  Target target{};          ///< an element, a demand or an item; else nothing
  Effect effect{};          ///< the symbol, ordinary or white; else none
  std::uint8_t part = 0;    ///< for a joined event of a mark also the places of its dice, see joined()
  std::uint8_t course = 0;  ///< only of course_changed, like `value`
  std::int16_t number = 0;  ///< see EventKind
  std::uint16_t value = 0;  ///< of course_changed: the new value of the member

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(sizeof(Event) == 12);
static_assert(std::is_trivially_copyable_v<Event> && std::has_unique_object_representations_v<Event>);

/// The event as `viewer` may see it, which is all of it (CL-1).
[[nodiscard]] constexpr Event shown_to(Viewer /*viewer*/, const Event& event) noexcept { return event; }

/// CL-11, CL-22. Joins two consecutive events: the use of dice or a symbol, and the number, cross or arrow that
/// results. `part` then holds the places of the dice, `effect` the used symbol. Of a mark's white symbols only the last
/// one is joined. Empty if the two do not join.
[[nodiscard]] constexpr std::optional<Event> joined(const Event& first, const Event& next) noexcept {
  const bool is_symbol = first.kind == EventKind::symbol_used;
  const bool is_white = first.kind == EventKind::white_used;
  const bool is_dice = first.kind == EventKind::dice_used;
  const bool is_mark = next.kind == EventKind::number_written || next.kind == EventKind::circle_crossed ||
                       next.kind == EventKind::demand_crossed;
  const bool is_arrow = is_symbol && next.kind == EventKind::arrow_crossed;
  const bool adds_white = is_dice && next.kind == EventKind::white_used;
  if (!is_symbol && !is_white && !is_dice) return std::nullopt;
  const bool goes_on = is_arrow || ((is_mark || adds_white) && next.thief == first.thief);
  if (!goes_on) return std::nullopt;
  Event both = next;
  both.thief = first.thief;
  both.part = is_dice ? static_cast<std::uint8_t>(first.number) : first.part;
  if (!is_dice) both.effect = first.effect;
  return both;
}

}  // namespace regelwerk::clou
