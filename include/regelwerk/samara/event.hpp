#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// What an event reports; the words name the members of Event that it uses.
enum class EventKind : std::uint8_t {
  tile_laid,          ///< `tile` lies on `space` (SM-1)
  tool_laid,          ///< `tool` lies on `space` (SM-3)
  tool_taken,         ///< `seat` took `tool` from `space` (SM-16)
  tile_taken,         ///< `seat` took `tile`, worth `amount`, from `space` (SM-19)
  worker_moved,       ///< a worker of `seat` went `from` - `to` (SM-13)
  figure_born,        ///< a figure of `sex` left the reserve of `seat` and became a new worker on `to` (SM-18)
  tool_lost,          ///< `seat` lost `tool`, which lies on `space` (SM-27 to SM-30)
  tool_chosen,        ///< `seat` chose `tool` for the Barracks (SM-32)
  choices_revealed,   ///< all seats have chosen; tool_lost events with their tools follow (SM-32)
  worker_weakened,    ///< the lowest figure of the worker of `seat` on `from`, of `sex`, went to the reserve (SM-34)
  worker_left,        ///< the worker of `seat` on `from`, a single figure of `sex`, went to the reserve (SM-34)
  worker_trained,     ///< a figure of `sex` left the reserve of `seat` and stands under its worker on `to` (SM-35)
  worker_buried,      ///< the whole worker of `seat` on `from` went to the reserve (SM-38)
  worker_imprisoned,  ///< the worker of `seat` on `from` went to prison on `to` (SM-40)
  month_begun,        ///< the calendar was moved: NOW is the next month, and all workers are one month nearer (SM-10)
  board_laid,         ///< the board that NOW has passed was laid at the other end (SM-11)
  turn_passed,        ///< `seat` acts next (SM-9, or the rule of the tile that asks it)
  game_ended,         ///< SM-44, SM-47: because of the last tile or the last half-year
  tie_broken,         ///< `seat` is placed before `other`, which has the same prestige (SM-45)
  seat_won,           ///< `seat` has won with prestige `amount` (SM-44)
  course_changed,     ///< the member of the course with number `course` is `value` now (core/description/course.hpp)
};

/// The names of the enumerators, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<EventKind> /*type*/) noexcept {
  return std::array<std::string_view, 21>{
      "tile_laid",     "tool_laid",         "tool_taken",       "tile_taken",      "worker_moved", "figure_born",
      "tool_lost",     "tool_chosen",       "choices_revealed", "worker_weakened", "worker_left",  "worker_trained",
      "worker_buried", "worker_imprisoned", "month_begun",      "board_laid",      "turn_passed",  "game_ended",
      "tie_broken",    "seat_won",          "course_changed"};
}

/// One effect of a transition, with the rule behind it. Members that a kind does not use keep their default values.
/// `from` is a spot before the event, `to` one after it. Applying the events shown to a viewer (apply.hpp) to its view
/// before the move gives its view after it.
struct Event {
  EventKind kind{};                               ///< determines which other members are used
  Rule rule{};                                    ///< the rule that causes the effect
  Seat seat{};                                    ///< the seat whose worker, tool, tile, turn or win it is
  Seat other{};                                   ///< the second seat of tie_broken
  Tool tool{};                                    ///< valid if has_tool
  bool has_tool = false;                          ///< false if the kind has no tool or the viewer may not see it
  Tile tile{};                                    ///< laid or taken
  Space space{};                                  ///< where the tool or tile lies or lay
  Sex sex{};                                      ///< of the figure that entered or left the calendar
  Spot from{};                                    ///< where the worker stood
  Spot to{};                                      ///< where the worker stands now
  Audience tool_seen_by = Audience::everybody();  ///< the viewers who may see the tool
  std::uint8_t course = 0;                        ///< index of the member of the course
  Padding<1> padding{};
  std::int16_t amount = 0;  ///< prestige, or the number of joined month_begun events
  std::uint16_t value = 0;  ///< the new value of the course member

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(std::is_trivially_copyable_v<Event> && std::has_unique_object_representations_v<Event>);

/// The event as `viewer` may see it, without a hidden tool.
[[nodiscard]] constexpr Event shown_to(Viewer viewer, Event event) noexcept {
  if (!event.tool_seen_by.includes(viewer)) {
    event.tool = {};
    event.has_tool = false;
  }
  return event;
}

/// Joins successive month_begun events into one with their number as `amount`; empty for other pairs.
[[nodiscard]] constexpr std::optional<Event> joined(const Event& first, const Event& next) noexcept {
  if (first.kind != EventKind::month_begun || next.kind != EventKind::month_begun) return std::nullopt;
  Event both = first;
  both.amount = static_cast<std::int16_t>(first.amount == 0 ? 2 : first.amount + 1);
  return both;
}

}  // namespace regelwerk::samara
