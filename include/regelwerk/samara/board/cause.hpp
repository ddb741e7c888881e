#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/why.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/law/choices.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/law/legal.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara {

/// The kinds of things that can make a move impossible.
enum class CauseKind : std::uint8_t {
  none,     ///< there is nothing to point at
  space,    ///< a space without such a tool or without a tile; see place_of and tool_of
  missing,  ///< the tools that a tile needs and the seat lacks; see kit_of
  tool,     ///< a tool that is not there, that the seat may not own more of, or that is due after another one
  worker,   ///< a worker, by its spot; see spot_of
  sex,      ///< a sex of which the reserve has no figure
  number,   ///< the missing strength, or the number of possible helpers
  tile,     ///< a tile that is not in the bag
  seat,     ///< the seat whose turn it is
};

/// The words of CauseKind, for word().
inline constexpr std::array<std::string_view, 9> cause_words{"none", "space",  "missing", "tool", "worker",
                                                             "sex",  "number", "tile",    "seat"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<CauseKind> /*type*/) noexcept { return cause_words; }

/// The kind determines the meaning of `value`; with `none` it has no meaning.
using Cause = regelwerk::CauseOfKind<CauseKind>;

namespace detail {

constexpr std::uint16_t spot_value(Spot spot) noexcept {
  return static_cast<std::uint16_t>(static_cast<unsigned>(spot.month) << 8U | spot.place);
}
constexpr Spot spot_of_value(std::uint16_t value) noexcept {
  return {static_cast<std::uint8_t>(value >> 8U), static_cast<std::uint8_t>(value & 0xFFU)};
}

constexpr void write_spot(auto& out, Spot spot) noexcept { out << int{spot.month} << '.' << int{spot.place}; }

}  // namespace detail

/// The space of a cause; empty if the cause names none.
[[nodiscard]] constexpr std::optional<Space> place_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::space ? std::make_optional(Space{cause.value & 0xFF}) : std::nullopt;
}
/// The spot of the worker of a cause; empty unless its kind is worker.
[[nodiscard]] constexpr std::optional<Spot> spot_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::worker ? std::make_optional(detail::spot_of_value(cause.value)) : std::nullopt;
}
/// The missing tools by family; with the University only their number (SM-33). Empty unless the kind is missing.
[[nodiscard]] constexpr std::optional<Kit> kit_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::missing ? std::make_optional(Kit::from_word(cause.value)) : std::nullopt;
}
/// The tool of a cause, or the tool that its space lacks; empty if the cause names none.
[[nodiscard]] constexpr std::optional<Tool> tool_of(const Cause& cause) noexcept {
  const int above = cause.kind == CauseKind::space ? (cause.value >> 8) - 1 : -1;
  const int tool = cause.kind == CauseKind::tool ? int{cause.value} : above;
  return 0 <= tool && tool < tool_kinds ? std::make_optional(static_cast<Tool>(tool)) : std::nullopt;
}

/// The word of a cause: `3,2`, `saw`, `2.0`, `man`, a tile or a number; for missing tools the numbers of saws, trowels,
/// glass tools and tools of any sort; empty for none.
[[nodiscard]] constexpr Text<tile_name_limit> text_of(const auto& setup, const auto& /*position*/,
                                                      const Cause& cause) noexcept {
  Text<tile_name_limit> out;
  switch (cause.kind) {
    case CauseKind::none:
      break;
    case CauseKind::space:
      detail::write_space(out, setup.layout(), *place_of(cause));
      break;
    case CauseKind::missing: {
      const Kit kit = Kit::from_word(cause.value);
      out << kit.saws() << '+' << kit.trowels() << '+' << kit.glass() << '+' << kit.all();
      break;
    }
    case CauseKind::tool:
      out << word(static_cast<Tool>(cause.value));
      break;
    case CauseKind::worker:
      detail::write_spot(out, detail::spot_of_value(cause.value));
      break;
    case CauseKind::sex:
      out << word(static_cast<Sex>(cause.value));
      break;
    case CauseKind::tile:
      out << word(setup.edition(), Tile{cause.value});
      break;
    default:
      out << int{cause.value};
      break;
  }
  return out;
}

namespace detail {

/// Finds the cause of one refused move.
class Causes {
 public:
  constexpr Causes(const Layout& layout, const Table& table, Move move) noexcept
      : layout_(layout), table_(table), move_(move) {}

  [[nodiscard]] constexpr Cause of(Rule rule) const noexcept {
    if (!is_asked_for()) return {};
    switch (rule) {
      case Rule::tiles_laid:
        return move_.kind == MoveKind::tile && move_.at < layout_.tile_kinds ? of_kind(CauseKind::tile, move_.at)
                                                                             : Cause{};
      case Rule::tools_laid:
        return move_.kind == MoveKind::tool ? of_tool() : Cause{};
      case Rule::take_tool:
        if (move_.at >= space_count || move_.what >= tool_kinds) return {};
        return of_kind(CauseKind::space, (move_.what + 1) << 8 | move_.at);
      case Rule::build:
        return move_.at < space_count ? of_kind(CauseKind::space, move_.at) : Cause{};
      case Rule::tool_limits:
        return of_limit();
      case Rule::tools_needed:
        return {CauseKind::missing, missing().word()};
      case Rule::helpers_from_now:
        return of_kind(CauseKind::number, crew().size());
      case Rule::cost:
        return of_kind(CauseKind::number, layout_.row(move_.space()) - crew().strength(move_.helpers));
      case Rule::helpers_needed:
        return of_spare_helper();
      case Rule::raise_worker:
        return of_birth();
      case Rule::glass_order:
        return of_kind(CauseKind::tool, static_cast<int>(Tool::glass_b));
      default:
        return of_choice();
    }
  }

 private:
  /// True if the position asks for moves of this kind.
  [[nodiscard]] constexpr bool is_asked_for() const noexcept {
    switch (table_.phase) {
      case Phase::tile:
        return move_.kind == MoveKind::tile;
      case Phase::tool:
        return move_.kind == MoveKind::tool;
      case Phase::action:
        return MoveKind::take <= move_.kind && move_.kind <= MoveKind::step;
      case Phase::effect:
        return move_.kind == Choices{table_}.kind();
      default:
        return false;
    }
  }

  [[nodiscard]] static constexpr Cause of_kind(CauseKind kind, int value) noexcept {
    return {kind, static_cast<std::uint16_t>(value)};
  }
  [[nodiscard]] static constexpr Cause of_worker(Spot spot) noexcept { return {CauseKind::worker, spot_value(spot)}; }
  [[nodiscard]] constexpr Cause of_tool() const noexcept {
    return move_.what < tool_kinds ? of_kind(CauseKind::tool, move_.what) : Cause{};
  }

  [[nodiscard]] constexpr bool has(Effect effect) const noexcept {
    return has_permanent(layout_, table_, table_.turn, effect);
  }
  [[nodiscard]] constexpr Crew crew() const noexcept { return {table_.calendar, has(Effect::school)}; }

  /// SM-21, SM-33. The tools that the tile needs and the seat lacks; with the University tools of any kind.
  [[nodiscard]] constexpr Kit missing() const noexcept {
    const Kit own = kit_of(table_.tools_of(table_.turn), has(Effect::university));
    return kit_needed(layout_, table_.plot(move_.space())).without(own);
  }

  /// SM-17. Glass A if glass B is asked for without it, else the tool that the seat may not own more of.
  [[nodiscard]] constexpr Cause of_limit() const noexcept {
    const bool waits = move_.tool() == Tool::glass_b && !table_.tools_of(table_.turn).contains(Tool::glass_a);
    return waits ? of_kind(CauseKind::tool, static_cast<int>(Tool::glass_a)) : of_tool();
  }

  /// SM-14. The first helper without whom the strength suffices.
  [[nodiscard]] constexpr Cause of_spare_helper() const noexcept {
    const Crew workers = crew();
    int helper = 0;
    while (helper + 1 < workers.size() && !is_spare(workers, helper)) ++helper;
    return of_worker({0, static_cast<std::uint8_t>(workers.place(helper))});
  }
  [[nodiscard]] constexpr bool is_spare(const Crew& workers, int helper) const noexcept {
    return move_.helpers.contains(helper) && workers.reach(move_.helpers.without(helper), layout_.row(move_.space()));
  }

  /// SM-18. The active worker if it is a man, else the sex that the reserve lacks.
  [[nodiscard]] constexpr Cause of_birth() const noexcept {
    if (table_.calendar.active().figures.sex() != Sex::woman) return of_worker({});
    return move_.what < sex_words.size() ? of_kind(CauseKind::sex, move_.what) : Cause{};
  }

  /// SM-25. The tool or the worker that a move names for a tile.
  [[nodiscard]] constexpr Cause of_choice() const noexcept {
    if (table_.phase != Phase::effect) return {};
    switch (move_.kind) {
      case MoveKind::lose:
      case MoveKind::give:
        return of_tool();
      case MoveKind::hurt:
      case MoveKind::train:
      case MoveKind::bury:
      case MoveKind::imprison:
        return table_.calendar.find(move_.spot()) ? of_worker(move_.spot()) : Cause{};
      default:
        return {};
    }
  }

  const Layout& layout_;
  const Table& table_;
  Move move_;
};

}  // namespace detail

/// What `rule` refers to in this position. Precondition: why_not refuses `move` by `rule`.
[[nodiscard]] constexpr Cause cause_of(const auto& setup, const auto& position, Move move, Rule rule) noexcept {
  if constexpr (requires { position.viewer; }) {
    const Actor actor = actor_of(position.table);
    if (actor.is_seat() && !position.viewer.is(actor.seat())) {
      return {CauseKind::seat, static_cast<std::uint16_t>(actor.seat().index())};
    }
  }
  return detail::Causes{setup.layout(), position.table, move}.of(rule);
}

}  // namespace regelwerk::samara
