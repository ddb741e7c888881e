#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/choices.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/effects.hpp>
#include <regelwerk/samara/helpers.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// SM-17. A seat that owns `owned` may take this tool.
[[nodiscard]] constexpr bool may_take(Tools owned, Tool tool) noexcept {
  switch (tool) {
    case Tool::saw:
      return owned.count(tool) < 2;
    case Tool::glass_b:
      return !owned.contains(tool) && owned.contains(Tool::glass_a);
    default:
      return !owned.contains(tool);
  }
}

/// SM-17. The kinds of tools that such a seat may take.
[[nodiscard]] constexpr ToolKinds kinds_to_take(Tools owned) noexcept {
  ToolKinds kinds;
  for (int kind = 0; kind < tool_kinds; ++kind) {
    if (may_take(owned, Tool{static_cast<std::uint8_t>(kind)})) kinds.insert(Tool{static_cast<std::uint8_t>(kind)});
  }
  return kinds;
}

/// SM-19, SM-21, SM-33. The tools that `owned` stand for when a tile is built: with the University only their number
/// counts, without it only their kinds.
[[nodiscard]] constexpr Kit kit_of(Tools owned, bool university) noexcept {
  if (university) return {Kit::any_number, Kit::any_number, Kit::any_number, owned.size()};
  return {owned.count(Tool::saw), owned.trowels(), owned.glass(), Kit::any_number};
}

/// SM-19. The tools that the tile on a space needs; where none lies more than anybody has.
[[nodiscard]] constexpr Kit kit_needed(const Layout& layout, Plot plot) noexcept { return layout.kits[plot.code()]; }

/// SM-22. The next month after NOW in which `seat` has a worker.
[[nodiscard]] constexpr std::optional<int> month_of_vacation(const Calendar& calendar, Seat seat) noexcept {
  for (const Worker& worker : calendar) {
    if (worker.month > 0 && worker.seat == seat) return int{worker.month};
  }
  return std::nullopt;
}

/// What the legal moves of a node depend on: the table alone. A State and a View both have one, so both get their
/// answers from the same rules.
template <class Setup>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Table& table) noexcept : setup_(setup), table_(table) {}

  /// Visits all legal moves in the order of their codes; false if the visitor stopped.
  template <class Visitor>
  constexpr bool for_each_move(Visitor& visitor) const noexcept {
    switch (table_.phase) {
      case Phase::action:
        return for_each_action_or_step(visitor);
      case Phase::effect:
        return Choices{table_}.for_each_move(visitor);
      default:
        return true;
    }
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    switch (table_.phase) {
      case Phase::action:
        return why_not_action(move);
      case Phase::effect:
        return Choices{table_}.why_not(move);
      default:
        return any_tile_left(table_) ? Rule::last_half_year : Rule::last_tile;
    }
  }

 private:
  /// The kinds of tools that may be taken, the spaces that hold one, and those with a tile that may be built.
  struct Offers {
    ToolKinds kinds;
    SpaceSet tools;
    SpaceSet tiles;
  };

  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr const Calendar& calendar() const noexcept { return table_.calendar; }
  [[nodiscard]] constexpr Tools own_tools() const noexcept { return table_.tools_of(table_.turn); }
  [[nodiscard]] constexpr bool has(Effect effect) const noexcept {
    return has_permanent(layout(), table_, table_.turn, effect);
  }
  [[nodiscard]] constexpr Kit own_kit() const noexcept { return kit_of(own_tools(), has(Effect::university)); }
  [[nodiscard]] constexpr Crew crew() const noexcept { return {calendar(), has(Effect::school)}; }

  [[nodiscard]] static constexpr bool is_tool(Move move) noexcept { return move.what < tool_kinds; }
  [[nodiscard]] static constexpr bool is_space(Move move) noexcept { return move.at < space_count; }

  /// SM-23, SM-24.
  template <class Visitor>
  constexpr bool for_each_action_or_step(Visitor& visitor) const noexcept {
    bool any = false;
    const bool finished = for_each_action([&](Move move) {
      any = true;
      return visit(visitor, move);
    });
    return any ? finished : visit(visitor, stepped());
  }
  [[nodiscard]] constexpr bool any_action() const noexcept {
    return !for_each_action([](Move) { return false; });
  }

  /// The four actions.
  template <class Visitor>
  constexpr bool for_each_action(Visitor&& visitor) const noexcept {
    const Crew workers = crew();
    std::array<FixedList<Helpers, max_helper_sets>, max_row> sets_by_row;
    SpaceSet in_reach;
    for (int row = 1; row <= max_row; ++row) {
      auto& sets = sets_by_row[static_cast<std::size_t>(row - 1)];
      workers.for_each_set(row, spare(), [&](Helpers helpers) { sets.push_back(helpers); });
      if (!sets.empty()) in_reach |= layout().in_row(row);
    }
    const auto with_each_set = [&](Space space, const auto& make) {
      for (const Helpers helpers : sets_by_row[static_cast<std::size_t>(layout().row(space) - 1)]) {
        if (!visit(visitor, make(helpers))) return false;
      }
      return true;
    };
    const Offers offers = offers_on(in_reach);
    return for_each_take(offers, with_each_set) && for_each_build(offers, with_each_set) && for_each_birth(visitor) &&
           (!month_of_vacation(calendar(), table_.turn) || visit(visitor, vacation()));
  }

  /// SM-16, SM-17, SM-19, SM-21.
  [[nodiscard]] constexpr Offers offers_on(SpaceSet spaces) const noexcept {
    const Kit own = own_kit();
    Offers offers{kinds_to_take(own_tools()), {}, {}};
    spaces.for_each([&](Space space) {
      offers.tools.insert_if(!table_.tools_on(space).only(offers.kinds).empty(), space);
      offers.tiles.insert_if(own.covers(kit_needed(layout(), table_.plot(space))), space);
      return true;
    });
    return offers;
  }

  template <class WithEachSet>
  constexpr bool for_each_take(const Offers& offers, const WithEachSet& with_each_set) const noexcept {
    return offers.tools.for_each([&](Space space) {
      return table_.tools_on(space).only(offers.kinds).for_each_kind([&](Tool tool) {
        return with_each_set(space, [&](Helpers helpers) { return taken(tool, space, helpers); });
      });
    });
  }

  template <class WithEachSet>
  constexpr bool for_each_build(const Offers& offers, const WithEachSet& with_each_set) const noexcept {
    return offers.tiles.for_each(
        [&](Space space) { return with_each_set(space, [&](Helpers helpers) { return built(space, helpers); }); });
  }

  /// SM-18.
  [[nodiscard]] constexpr bool can_raise(Sex sex) const noexcept {
    return calendar().active().figures.sex() == Sex::woman && table_.reserve(table_.turn).contains(sex);
  }
  template <class Visitor>
  constexpr bool for_each_birth(Visitor& visitor) const noexcept {
    for (const Sex sex : {Sex::woman, Sex::man}) {
      if (can_raise(sex) && !visit(visitor, raised(sex))) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_action(Move move) const noexcept {
    switch (move.kind) {
      case MoveKind::take:
        return why_not_take(move);
      case MoveKind::build:
        return why_not_build(move);
      case MoveKind::raise:
        return move.what < 2 && move == raised(move.sex()) && can_raise(move.sex()) ? none() : Rule::raise_worker;
      case MoveKind::vacation:
        return move == vacation() && month_of_vacation(calendar(), table_.turn) ? none() : Rule::vacation;
      case MoveKind::step:
        if (move != stepped()) return Rule::no_action;
        return any_action() ? std::make_optional(Rule::must_act) : none();
      default:
        return Rule::active_worker;
    }
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_take(Move move) const noexcept {
    if (!is_space(move) || !is_tool(move) || !table_.tools_on(move.space()).contains(move.tool())) {
      return Rule::take_tool;
    }
    if (!may_take(own_tools(), move.tool())) return Rule::tool_limits;
    return why_not_together(move.helpers, layout().row(move.space()));
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_build(Move move) const noexcept {
    if (!is_space(move) || move != built(move.space(), move.helpers) || table_.plot(move.space()).none()) {
      return Rule::build;
    }
    if (!own_kit().covers(kit_needed(layout(), table_.plot(move.space())))) return Rule::tools_needed;
    return why_not_together(move.helpers, layout().row(move.space()));
  }

  /// SM-49.
  [[nodiscard]] constexpr bool spare() const noexcept { return setup_.options().spare_helpers; }

  /// SM-12, SM-14, SM-15.
  [[nodiscard]] constexpr std::optional<Rule> why_not_together(Helpers helpers, int needed) const noexcept {
    const Crew workers = crew();
    if (!workers.has(helpers)) return Rule::helpers_from_now;
    if (!workers.reach(helpers, needed)) return Rule::cost;
    return spare() || workers.all_needed(helpers, needed) ? none() : Rule::helpers_needed;
  }

  const Setup& setup_;
  const Table& table_;
};

/// Of a State or a View.
template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const auto& position) noexcept {
  return {setup, position.table};
}

}  // namespace regelwerk::samara
