#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/samara/board/cause.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/language/telling.hpp>
#include <regelwerk/samara/law/legal.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

// Describes the cause of a refusal in words.

namespace regelwerk::samara {

namespace detail {

/// Writes how many saws, trowels, glass tools and tools of any kind are missing.
constexpr void write_missing(auto& out, Kit kit, const Particles& phrases) noexcept {
  const std::array counts{kit.saws(), kit.trowels(), kit.glass(), kit.all()};
  int sorts = 0;
  int tools = 0;
  for (const int count : counts) {
    sorts += count > 0 ? 1 : 0;
    tools += count;
  }
  for (std::size_t sort = 0; sort < counts.size(); ++sort) {
    if (counts[sort] == 0) continue;
    --sorts;
    if (counts[sort] == 1) {
      out << phrases.one_tool[sort];
    } else {
      out << counts[sort] << ' ' << phrases.more_tools[sort];
    }
    out << (sorts > 1 ? ", " : sorts == 1 ? phrases.and_also : "");
  }
  out << (tools == 1 ? phrases.is_missing : phrases.are_missing);
}

}  // namespace detail

namespace detail {

/// Writes a worker with its seat and month; nothing if there is none on that spot.
template <CanTell<Event> Tongue>
constexpr void write_worker(auto& out, const auto& game, const Table& table, Spot spot, Tongue tongue) noexcept {
  const Particles& phrases = SpeechAbout<Event, Tongue>::particles;
  const auto index = table.calendar.find(spot);
  out << (index ? phrases.workers[table.calendar[*index].figures.sex()] : phrases.any_worker) << ", ";
  if (spot.month > 0) out << word(Noun::month, tongue) << ' ';
  write_phrase(out, game, View{}, spot, tongue);
}

/// The reason why a tool makes the move impossible.
[[nodiscard]] constexpr Obstacle obstacle_of_tool(const Table& table, Rule rule, Tool tool) noexcept {
  if (rule == Rule::glass_order) return Obstacle::first;
  if (rule == Rule::tool_limits) {
    return table.tools_of(table.turn).contains(tool) ? Obstacle::enough : Obstacle::first;
  }
  const bool is_owned = table.phase == Phase::effect && table.tools_of(table.turn).contains(tool);
  return is_owned ? Obstacle::unfit : Obstacle::missing;
}

/// The kind of the first legal move.
[[nodiscard]] constexpr MoveKind first_kind(const auto& game, const auto& position) noexcept {
  MoveKind kind{};
  const auto take_first = [&](const Move& legal) {
    kind = legal.kind;
    return false;
  };
  turn_of(game, position).for_each_move(take_first);
  return kind;
}

}  // namespace detail

/// Writes a cause: "a saw and 2 trowels are missing" (SM-21), "strength 2 is missing" (SM-15), "saw is not on space
/// 1,1" (SM-16). For a cause of kind none, writes what has to be decided now.
template <CanTell<Event> Tongue>
constexpr void write_cause(auto& out, const auto& game, const auto& position, Rule rule, const Cause& cause,
                           Tongue tongue) noexcept {
  const Particles& phrases = SpeechAbout<Event, Tongue>::particles;
  const Table& table = position.table;
  const auto write = [&](Obstacle obstacle, const auto& thing) { write_obstacle(out, obstacle, tongue, thing); };
  const auto write_number = [&](auto& to) { to << int{cause.value}; };
  switch (cause.kind) {
    case CauseKind::missing:
      return detail::write_missing(out, *kit_of(cause), phrases);
    case CauseKind::space: {
      const auto tool = tool_of(cause);
      return write_obstacle(
          out, Obstacle::not_on, tongue,
          [&](auto& to) { to << (tool ? word(*tool, tongue) : word(Noun::tile, tongue)); },
          [&](auto& to) { write_phrase(to, game, View{}, *place_of(cause), tongue); });
    }
    case CauseKind::tool: {
      const auto named = tool_of(cause);
      if (!named) break;
      const Tool tool = *named;
      return write(detail::obstacle_of_tool(table, rule, tool), [&](auto& to) { to << word(tool, tongue); });
    }
    case CauseKind::worker:
      if (rule == Rule::raise_worker) return static_cast<void>(out << word(Obstacle::no_woman, tongue));
      return write(rule == Rule::helpers_needed ? Obstacle::not_needed
                   : rule == Rule::last_woman   ? Obstacle::no_other
                                                : Obstacle::unfit,
                   [&](auto& to) { detail::write_worker(to, game, table, *spot_of(cause), tongue); });
    case CauseKind::sex:
      if (cause.value >= sex_words.size()) break;
      return write(Obstacle::missing, [&](auto& to) { to << word(static_cast<Sex>(cause.value), tongue); });
    case CauseKind::number:
      if (rule == Rule::cost) {
        return write(Obstacle::missing, [&](auto& to) {
          to << word(Noun::strength, tongue) << ' ';
          write_number(to);
        });
      }
      if (cause.value > 0) return write(Obstacle::at_most, write_number);
      return write(Obstacle::no_other, [&](auto& to) { to << word(Noun::helper, tongue); });
    case CauseKind::tile:
      return write(Obstacle::missing, [&](auto& to) { write_phrase(to, game, View{}, Tile{cause.value}, tongue); });
    case CauseKind::seat:
      return write_seat_obstacle(out, Obstacle::turn, cause.value, tongue);
    default:
      break;
  }
  if (rule == Rule::vacation) {
    return write(Obstacle::no_other, [&](auto& to) { to << word(Noun::worker, tongue); });
  }
  if (rule == Rule::must_act && table.phase == Phase::action) {
    return write(Obstacle::still_open, [&](auto& to) { to << word(detail::first_kind(game, position), tongue); });
  }
  const Effect effect = effect_behind(rule);
  if (effect == Effect::none) return write_due(out, table.phase, tongue);
  write(Obstacle::due, [&](auto& to) { to << phrases.articles[effect] << word(effect, tongue); });
}

}  // namespace regelwerk::samara
