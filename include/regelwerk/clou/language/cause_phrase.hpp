#pragma once
#include <string_view>

#include <regelwerk/clou/board/cause.hpp>
#include <regelwerk/clou/board/cause_kinds.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/language/event_details.hpp>
#include <regelwerk/clou/language/telling.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>

// Describes the cause of a refusal in words.

namespace regelwerk::clou {

namespace detail {

/// An event that contains the thing of a cause, for write_detail.
[[nodiscard]] constexpr Event event_about(const State& state, const Cause& cause) noexcept {
  Event event{};
  event.thief = state.gang.size() == 1 ? MaybeThief{state.gang.first()} : MaybeThief{};
  event.number = static_cast<decltype(event.number)>(cause.value);
  if (const auto place = place_of(cause)) event.target = *place;
  if (cause.kind == CauseKind::item) event.target = Target::item(cause.value);
  return event;
}

/// The name with which write_detail writes the thing of a cause; empty if it has none.
[[nodiscard]] constexpr std::string_view name_behind(CauseKind kind) noexcept {
  switch (kind) {
    case CauseKind::element:
    case CauseKind::demand:
    case CauseKind::item:
      return "target";
    case CauseKind::challenge:
      return "challenge";
    case CauseKind::room:
      return "room";
    default:
      return {};
  }
}

/// The reason why a thing makes the move impossible by this rule: a thief, a number, a box or circle, a demand, a
/// challenge.
[[nodiscard]] constexpr Obstacle obstacle_of_thief(Rule rule) noexcept {
  if (rule == Rule::done) return Obstacle::dice_left;
  return rule == Rule::tools ? Obstacle::unfit : Obstacle::jailed;
}
[[nodiscard]] constexpr Obstacle obstacle_of_number(Rule rule) noexcept {
  switch (rule) {
    case Rule::number_demand:
    case Rule::grid:
    case Rule::tree:
      return Obstacle::asked;
    case Rule::gang:
      return Obstacle::exactly;
    case Rule::wages:
      return Obstacle::missing;
    default:
      return Obstacle::unfit;
  }
}
[[nodiscard]] constexpr Obstacle obstacle_of_element(Rule rule) noexcept {
  switch (rule) {
    case Rule::abilities:
    case Rule::tree:
    case Rule::pyramid:
    case Rule::twins:
      return Obstacle::first;
    case Rule::boxes_and_circles:
      return Obstacle::done;
    case Rule::experience:
      return Obstacle::closed;
    default:
      return Obstacle::unfit;
  }
}
[[nodiscard]] constexpr Obstacle obstacle_of_demand(const State& state, Rule rule, int demand) noexcept {
  if (rule != Rule::workable && rule != Rule::twins) return Obstacle::not_needed;
  return (state.plan.demands >> demand & 1U) != 0 ? Obstacle::done : Obstacle::first;
}
[[nodiscard]] constexpr Obstacle obstacle_of(const State& state, Rule rule, const Cause& cause) noexcept {
  switch (cause.kind) {
    case CauseKind::thief:
      return obstacle_of_thief(rule);
    case CauseKind::number:
      return obstacle_of_number(rule);
    case CauseKind::element:
      return obstacle_of_element(rule);
    case CauseKind::demand:
      return obstacle_of_demand(state, rule, cause.value);
    case CauseKind::challenge:
      return rule == Rule::follow_arrows    ? Obstacle::first
             : rule == Rule::challenge_done ? Obstacle::done
                                            : Obstacle::closed;
    case CauseKind::room:
      return Obstacle::not_entered;
    case CauseKind::symbols:
      return rule == Rule::choice ? Obstacle::asked : Obstacle::missing;
    case CauseKind::item:
      return rule == Rule::bought_tools ? Obstacle::missing : Obstacle::unfit;
    default:
      return Obstacle::missing;
  }
}

/// Writes the thing: a thief, symbols, "box 1 of “strength”", "room “kitchen”", a die, a number.
constexpr void write_thing(auto& out, const auto& game, const State& state, const Cause& cause,
                           CanTell<Event> auto tongue) noexcept {
  if (const auto thief = thief_of(cause)) return static_cast<void>(out << word(*thief, tongue));
  if (const auto symbols = symbols_of(cause)) return write_effect(out, *symbols, tongue);
  switch (cause.kind) {
    case CauseKind::extra:
      return static_cast<void>(out << word(EffectKind::extra, tongue));
    case CauseKind::shift:
      return static_cast<void>(out << word(EffectKind::shift, tongue));
    case CauseKind::die:
      out << word(Noun::die, tongue) << ' ';
      break;
    case CauseKind::challenge:
      out << word(Noun::challenge, tongue) << ' ';
      break;
    case CauseKind::room:
      out << word(Noun::room, tongue) << ' ';
      break;
    default:
      break;
  }
  const std::string_view name = name_behind(cause.kind);
  if (name.empty()) return static_cast<void>(out << int{cause.value});
  (void)write_detail(out, game, View{state, Viewer{}, {}}, event_about(state, cause), name, tongue);
}

}  // namespace detail

/// Writes a cause: "box 2 of “strength” goes first", "room “kitchen” is not entered yet", "die 4 is missing". For a
/// cause of kind none, writes what has to be decided now.
constexpr void write_cause(auto& out, const auto& game, const auto& position, Rule rule, const Cause& cause,
                           CanTell<Event> auto tongue) noexcept {
  const State& state = state_of(position);
  const auto symbols = symbols_of(cause);
  if (cause.kind == CauseKind::none || (symbols && symbols->empty())) return write_due(out, state.phase, tongue);
  if (rule == Rule::white_kept && cause.kind == CauseKind::thief) {
    return write_obstacle(out, Obstacle::missing, tongue, [&](auto& to) { to << word(EffectKind::fill, tongue); });
  }
  if (cause.kind == CauseKind::seat) return write_seat_obstacle(out, Obstacle::turn, cause.value, tongue);
  write_obstacle(out, detail::obstacle_of(state, rule, cause), tongue,
                 [&](auto& to) { detail::write_thing(to, game, state, cause, tongue); });
}

}  // namespace regelwerk::clou
