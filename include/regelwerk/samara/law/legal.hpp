#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/law/actions.hpp>
#include <regelwerk/samara/law/choices.hpp>
#include <regelwerk/samara/law/effects.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// The legal moves in a position, from the public table alone. A State and a View both have it, so the same rules apply
/// to both.
template <class Setup>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Table& table) noexcept : setup_(setup), table_(table) {}

  /// Visits all legal moves in ascending order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    switch (table_.phase) {
      case Phase::action:
        return actions().for_each(visitor);
      case Phase::effect:
        return Choices{table_}.for_each_move(visitor);
      default:
        return true;
    }
  }

  /// The number of moves that for_each_move visits.
  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    if (table_.phase == Phase::action) return actions().counts().all;
    return table_.phase == Phase::effect ? Choices{table_}.count() : 0;
  }
  /// Calls `choose` with the number of legal moves and returns the move at the index that `choose` returns, in the
  /// order of for_each_move. Precondition: there is a legal move.
  [[nodiscard]] constexpr Move pick(auto& choose) const noexcept {
    if (table_.phase == Phase::effect) return Choices{table_}.pick(choose);
    const Actions<Setup> open = actions();
    const auto counts = open.counts();
    return open.nth(counts, choose(counts.all));
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    switch (table_.phase) {
      case Phase::action:
        return why_not_action(move);
      case Phase::effect:
        return Choices{table_}.why_not(move);
      default:
        return any_tile_left(table_) ? Rule::last_half_year : Rule::last_tile;  // SM-47, SM-44
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr const Calendar& calendar() const noexcept { return table_.calendar; }
  [[nodiscard]] constexpr Tools own_tools() const noexcept { return table_.tools_of(table_.turn); }
  [[nodiscard]] constexpr bool has(Effect effect) const noexcept {
    return has_permanent(layout(), table_, table_.turn, effect);
  }
  [[nodiscard]] constexpr Crew crew() const noexcept { return {calendar(), has(Effect::school)}; }

  [[nodiscard]] static constexpr bool is_tool(Move move) noexcept { return move.what < tool_kinds; }
  [[nodiscard]] static constexpr bool is_space(Move move) noexcept { return move.at < space_count; }

  [[nodiscard]] constexpr std::optional<Rule> why_not_action(Move move) const noexcept {
    switch (move.kind) {
      case MoveKind::take:
        return why_not_take(move);
      case MoveKind::build:
        return why_not_build(move);
      case MoveKind::raise:
        // SM-18
        return move.what < 2 && move == raised(move.sex()) && can_raise(table_, move.sex()) ? none()
                                                                                            : Rule::raise_worker;
      case MoveKind::vacation:
        return move == vacation() && month_of_vacation(calendar()) ? none() : Rule::vacation;  // SM-22
      case MoveKind::step:
        if (move != stepped()) return Rule::no_action;                         // SM-23
        return actions().any() ? std::make_optional(Rule::must_act) : none();  // SM-24
      default:
        return Rule::active_worker;  // SM-9
    }
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_take(Move move) const noexcept {
    if (!is_space(move) || !is_tool(move) || !table_.tools_on(move.space()).contains(move.tool())) {
      return Rule::take_tool;  // SM-16
    }
    if (!kinds_to_take(own_tools()).contains(move.tool())) return Rule::tool_limits;  // SM-17
    return why_not_together(move.helpers, layout().row(move.space()));
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_build(Move move) const noexcept {
    if (!is_space(move) || move != built(move.space(), move.helpers) || table_.plot(move.space()).none()) {
      return Rule::build;  // SM-19
    }
    const TileSet payable = payable_with(layout(), own_tools(), has(Effect::university));
    if (!payable.contains(table_.plot(move.space()).tile())) return Rule::tools_needed;  // SM-21
    return why_not_together(move.helpers, layout().row(move.space()));
  }

  [[nodiscard]] constexpr Actions<Setup> actions() const noexcept { return {setup_, table_}; }

  /// SM-49. True if helpers may take part even if they are not needed.
  [[nodiscard]] constexpr bool spare() const noexcept { return setup_.options().spare_helpers; }

  /// SM-12, SM-14, SM-15. Why these helpers cannot take part; empty if they can.
  [[nodiscard]] constexpr std::optional<Rule> why_not_together(Helpers helpers, int needed) const noexcept {
    const Crew workers = crew();
    if (!workers.has(helpers)) return Rule::helpers_from_now;                                // SM-12
    if (!workers.reach(helpers, needed)) return Rule::cost;                                  // SM-15
    return workers.sets(spare()).contains(needed, helpers) ? none() : Rule::helpers_needed;  // SM-14
  }

  const Setup& setup_;
  const Table& table_;
};

/// The legal moves of a State or a View.
template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const auto& position) noexcept {
  return {setup, position.table};
}

}  // namespace regelwerk::samara
