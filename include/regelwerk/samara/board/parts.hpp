#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/samara/board/cause.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara {

/// The choices of a player, in order: a space, its tile or one of its tools, then helpers, nearest to the board first.
/// With spare_helpers a player also says when the helpers are complete, since more helpers are always allowed.
enum class PartKind : std::uint8_t {
  space,     ///< a space, see place_of
  build,     ///< builds the tile of the space
  tool,      ///< a tool on the space, or one to lose or to give; for chance the next tool
  helper,    ///< a worker in NOW, by its place in the row
  done,      ///< needs no more helpers
  child,     ///< the sex of a new worker
  vacation,  ///< SM-22: the worker goes to the next month that has another worker of its seat
  step,      ///< SM-23: the only move if no action is possible
  worker,    ///< a worker chosen for a tile, by its spot; see spot_of
  tile,      ///< a tile, only in moves of chance
};

/// The words of PartKind, for word().
inline constexpr std::array<std::string_view, 10> part_words{"space", "build",    "tool", "helper", "done",
                                                             "child", "vacation", "step", "worker", "tile"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PartKind> /*type*/) noexcept { return part_words; }

using Part = regelwerk::PartOfKind<PartKind>;  ///< the kind determines the meaning of `value`

/// The space of a part; empty if it has none.
[[nodiscard]] constexpr std::optional<Space> place_of(const Part& part) noexcept {
  return part.kind == PartKind::space ? std::make_optional(Space{part.value}) : std::nullopt;
}
/// The spot of a worker or helper; empty for other parts.
[[nodiscard]] constexpr std::optional<Spot> spot_of(const Part& part) noexcept {
  if (part.kind == PartKind::helper) return Spot{0, static_cast<std::uint8_t>(part.value)};
  return part.kind == PartKind::worker ? std::make_optional(detail::spot_of_value(part.value)) : std::nullopt;
}
/// The tool of a part; empty if it has none.
[[nodiscard]] constexpr std::optional<Tool> tool_of(const Part& part) noexcept {
  return part.kind == PartKind::tool && part.value < tool_kinds ? std::make_optional(static_cast<Tool>(part.value))
                                                                : std::nullopt;
}

namespace detail {

constexpr void add_helpers(Chain<PartKind>& chain, const auto& setup, const Table& table, Helpers helpers) noexcept {
  const Crew crew{table.calendar, false};
  for (int helper = 0; helper < Helpers::max_count; ++helper) {
    if (helpers.contains(helper)) {
      chain.push_back({PartKind::helper, static_cast<std::uint16_t>(crew.place(helper))});
    }
  }
  if (setup.options().spare_helpers) chain.push_back({PartKind::done, 0});
}

}  // namespace detail

/// The choices that make up a move, in order.
[[nodiscard]] constexpr Chain<PartKind> parts_of(const auto& setup, const auto& position, Move move) noexcept {
  Chain<PartKind> chain;
  switch (move.kind) {
    case MoveKind::tile:
      chain.push_back({PartKind::tile, move.at});
      break;
    case MoveKind::tool:
    case MoveKind::lose:
    case MoveKind::give:
      chain.push_back({PartKind::tool, move.what});
      break;
    case MoveKind::take:
      chain.push_back({PartKind::space, move.at});
      chain.push_back({PartKind::tool, move.what});
      detail::add_helpers(chain, setup, position.table, move.helpers);
      break;
    case MoveKind::build:
      chain.push_back({PartKind::space, move.at});
      chain.push_back({PartKind::build, 0});
      detail::add_helpers(chain, setup, position.table, move.helpers);
      break;
    case MoveKind::raise:
      chain.push_back({PartKind::child, move.what});
      break;
    case MoveKind::vacation:
      chain.push_back({PartKind::vacation, 0});
      break;
    case MoveKind::step:
      chain.push_back({PartKind::step, 0});
      break;
    default:
      chain.push_back({PartKind::worker, detail::spot_value(move.spot())});
      break;
  }
  return chain;
}

/// True if this part exists in this game, whether or not it is legal now. For helpers and workers, any place where one
/// could stand exists.
[[nodiscard]] constexpr bool is_part(const auto& setup, const auto& /*position*/, const Part& part) noexcept {
  const int most_workers = setup.layout().seats * figures_per_seat;
  switch (part.kind) {
    case PartKind::space:
      return part.value < space_count;
    case PartKind::tool:
      return part.value < tool_kinds;
    case PartKind::helper:
      return part.value < most_workers;
    case PartKind::done:
      return part.value == 0 && setup.options().spare_helpers;
    case PartKind::child:
      return part.value <= static_cast<int>(Sex::man);
    case PartKind::build:
    case PartKind::vacation:
    case PartKind::step:
      return part.value == 0;
    case PartKind::worker: {
      const Spot spot = detail::spot_of_value(part.value);
      return spot.month < max_months && spot.place < most_workers;
    }
    case PartKind::tile:
      return part.value < setup.layout().tile_kinds;
  }
  return false;
}

/// The word of a part: `3,2`, `build`, `saw`, `+1`, `done`, `woman`, `vacation`, `step`, `2.0`, a tile. Precondition:
/// is_part(setup, position, part).
[[nodiscard]] constexpr Text<tile_name_limit> text_of(const auto& setup, const auto& /*position*/,
                                                      const Part& part) noexcept {
  Text<tile_name_limit> out;
  switch (part.kind) {
    case PartKind::space:
      detail::write_space(out, setup.layout(), Space{part.value});
      break;
    case PartKind::tool:
      out << word(static_cast<Tool>(part.value));
      break;
    case PartKind::helper:
      out << '+' << int{part.value};
      break;
    case PartKind::child:
      out << word(static_cast<Sex>(part.value));
      break;
    case PartKind::worker:
      detail::write_spot(out, detail::spot_of_value(part.value));
      break;
    case PartKind::tile:
      out << word(setup.edition(), Tile{part.value});
      break;
    default:
      out << regelwerk::word(part.kind);
      break;
  }
  return out;
}

namespace detail {

/// Finds the moves that a player may intend with the parts chosen so far.
template <class Visitor>
class Completions {
 public:
  constexpr Completions(const Layout& layout, const Table& table, std::span<const Part> chain,
                        const Visitor& visitor) noexcept
      : layout_(layout), table_(table), chain_(chain), visitor_(visitor) {}

  constexpr bool all() const noexcept {
    if (chain_.empty()) return true;
    const Part first = chain_[0];
    const auto value = static_cast<std::uint8_t>(first.value);
    switch (first.kind) {
      case PartKind::space:
        return table_.phase != Phase::action || value >= space_count || on_space(Space{value});
      case PartKind::tool:
        return visitor_(move_of(tool_kind(), 0, value));
      case PartKind::child:
        return visitor_(move_of(MoveKind::raise, 0, value));
      case PartKind::vacation:
        return visitor_(vacation());
      case PartKind::step:
        return visitor_(stepped());
      case PartKind::worker:
        return visitor_(named(worker_kind(), spot_of_value(first.value)));
      case PartKind::tile:
        return visitor_(tile_laid(Tile{value}));
      default:
        return true;
    }
  }

 private:
  [[nodiscard]] constexpr MoveKind tool_kind() const noexcept {
    if (table_.phase == Phase::tool) return MoveKind::tool;
    return table_.effect == Effect::barracks ? MoveKind::give : MoveKind::lose;
  }
  [[nodiscard]] constexpr MoveKind worker_kind() const noexcept {
    switch (table_.effect) {
      case Effect::weight_room:
        return MoveKind::train;
      case Effect::tombstone:
        return MoveKind::bury;
      case Effect::prison:
        return MoveKind::imprison;
      default:
        return MoveKind::hurt;
    }
  }

  constexpr bool on_space(Space space) const noexcept {
    const Helpers helpers = meant_helpers(layout_.row(space));
    if (chain_.size() > 1) {
      if (chain_[1].kind == PartKind::build) return visitor_(built(space, helpers));
      return chain_[1].kind != PartKind::tool || take(space, helpers, chain_[1].value);
    }
    const bool has_tile = !table_.plot(space).none();
    const auto take_this = [&](Tool tool) { return visitor_(taken(tool, space, helpers)); };
    return (!has_tile || visitor_(built(space, helpers))) && table_.tools_on(space).for_each_kind(take_this) &&
           visitor_(built(space, helpers));
  }
  constexpr bool take(Space space, Helpers helpers, std::uint16_t tool) const noexcept {
    return visitor_(taken(static_cast<Tool>(tool), space, helpers));
  }

  /// The chosen helpers; if these are too weak, together with all that can still be chosen.
  [[nodiscard]] constexpr Helpers meant_helpers(int needed) const noexcept {
    const Crew crew{table_.calendar, has_permanent(layout_, table_, table_.turn, Effect::school)};
    Helpers chosen;
    int next = 0;
    for (const Part& part : chain_.subspan(lesser(chain_.size(), std::size_t{2}))) {
      if (part.kind == PartKind::done) return chosen;
      int helper = 0;
      while (helper < crew.size() && crew.place(helper) != part.value) ++helper;
      // A helper that does not exist becomes a number out of range, which is refused as such.
      if (part.kind != PartKind::helper || helper == crew.size()) return Helpers{1U << Helpers::max_count};
      chosen = chosen.with(helper);
      next = helper + 1;
    }
    if (!crew.reach(chosen, needed)) {
      for (; next < crew.size(); ++next) chosen = chosen.with(next);
    }
    return chosen;
  }

  const Layout& layout_;
  const Table& table_;
  std::span<const Part> chain_;
  const Visitor& visitor_;
};

}  // namespace detail

/// Visits the moves that a player may intend with these parts, the likeliest first, legal or not.
constexpr bool for_each_completion(const auto& setup, const auto& position, std::span<const Part> chain,
                                   const auto& visitor) noexcept {
  return detail::Completions{setup.layout(), position.table, chain, visitor}.all();
}

}  // namespace regelwerk::samara
