#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/effects.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// SM-25. What may be chosen for the tile just built.
class Choices {
  /// No effect asks for more than the workers of one seat, or a tool of one kind each.
  static constexpr std::size_t most = figures_per_seat;
  static_assert(tool_kinds <= most);

  // Templates stand before the constexpr members that use them: clang needs that in a class that is no template.
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Calendar& calendar() const noexcept { return table_.calendar; }
  [[nodiscard]] constexpr Tools own_tools() const noexcept { return table_.tools_of(table_.turn); }
  [[nodiscard]] static constexpr bool is_tool(Move move) noexcept { return move.what < tool_kinds; }

  template <class Make, class Visitor>
  constexpr bool for_each_loss(Make make, Visitor& visitor) const noexcept {
    const Tools own = own_tools();
    return own.for_each_kind(
        [&](Tool tool) { return !may_lose(table_.effect, own, tool) || visit(visitor, make(tool)); });
  }

  template <class Visitor, class Predicate>
  constexpr bool for_each_worker(MoveKind kind, Visitor& visitor, const Predicate& may_be_named) const noexcept {
    for (int index = 0; index < calendar().size(); ++index) {
      if (may_be_named(index) && !visit(visitor, named(kind, calendar().spot_of(index)))) return false;
    }
    return true;
  }

  template <class WhyNot>
  [[nodiscard]] constexpr std::optional<Rule> why_not_worker(Move move, MoveKind kind,
                                                             const WhyNot& why_not_this) const noexcept {
    const auto index = calendar().find(move.spot());
    if (move != named(kind, move.spot()) || !index) return special(table_.effect).rule;
    return why_not_this(*index);
  }

 public:
  constexpr explicit Choices(const Table& table) noexcept : table_(table) {}

  /// Visits all legal moves in the order of their codes; false if the visitor stopped.
  template <class Visitor>
  constexpr bool for_each_move(Visitor& visitor) const noexcept {
    const Seat turn = table_.turn;
    switch (table_.effect) {
      case Effect::barracks:
        return for_each_loss(given, visitor);
      case Effect::hospital:
        return for_each_worker(MoveKind::hurt, visitor, [&](int index) {
          return calendar()[index].seat == turn && may_be_hurt(calendar(), index);
        });
      case Effect::weight_room:
        return for_each_worker(MoveKind::train, visitor, [&](int index) { return took_part(table_, index); });
      case Effect::tombstone:
        return for_each_worker(MoveKind::bury, visitor,
                               [&](int index) { return calendar()[index].seat == turn && may_go(calendar(), index); });
      case Effect::prison: {
        const Prison prison{table_, table_.victim};
        return for_each_worker(MoveKind::imprison, visitor, [&](int index) {
          return calendar()[index].seat == table_.victim && prison.month_of(calendar()[index]).has_value();
        });
      }
      default:
        return for_each_loss(lost, visitor);
    }
  }

  /// How many moves for_each_move visits.
  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    std::uint32_t found = 0;
    auto visitor = [&](Move) { ++found; };
    for_each_move(visitor);
    return found;
  }
  /// The move whose number in that order `choose` answers when told how many there are. Precondition: there is one.
  template <class Choose>
  [[nodiscard]] constexpr Move pick(Choose& choose) const noexcept {
    FixedList<Move, most> moves;
    auto visitor = [&](Move move) { moves.push_back(move); };
    for_each_move(visitor);
    return moves[choose(static_cast<std::uint32_t>(moves.size()))];
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    const Rule rule = special(table_.effect).rule;
    switch (table_.effect) {
      case Effect::barracks:
        return why_not_loss(move, MoveKind::give);
      case Effect::hospital:
        return why_not_worker(move, MoveKind::hurt, [&](int index) -> std::optional<Rule> {
          if (calendar()[index].seat != table_.turn) return rule;
          return may_be_hurt(calendar(), index) ? none() : Rule::last_woman;
        });
      case Effect::weight_room:
        return why_not_worker(move, MoveKind::train,
                              [&](int index) { return took_part(table_, index) ? none() : rule; });
      case Effect::tombstone:
        return why_not_worker(move, MoveKind::bury, [&](int index) -> std::optional<Rule> {
          if (calendar()[index].seat != table_.turn) return rule;
          return may_go(calendar(), index) ? none() : Rule::last_woman;
        });
      case Effect::prison:
        return why_not_worker(move, MoveKind::imprison, [&](int index) {
          const Worker& worker = calendar()[index];
          return worker.seat == table_.victim && Prison{table_, table_.victim}.month_of(worker) ? none() : rule;
        });
      default:
        return why_not_loss(move, MoveKind::lose);
    }
  }

 private:
  /// SM-27 to SM-32.
  [[nodiscard]] constexpr std::optional<Rule> why_not_loss(Move move, MoveKind kind) const noexcept {
    const Rule rule = special(table_.effect).rule;
    const bool names_a_tool = is_tool(move) && move == detail::move_of(kind, 0, move.what);
    if (!names_a_tool || !own_tools().contains(move.tool())) return rule;
    if (!is_asked_for(table_.effect, own_tools(), move.tool())) return rule;
    return may_give_up(own_tools(), move.tool()) ? none() : Rule::glass_order;
  }

  const Table& table_;
};

}  // namespace regelwerk::samara
