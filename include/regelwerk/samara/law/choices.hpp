#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/law/effects.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// SM-25. The legal choices for the tile that was just built: workers or tools.
class Choices {
  // Declared before the constexpr members that use it, as clang requires in a non-template class.
  [[nodiscard]] constexpr std::optional<Rule> why_not_worker(Move move, const auto& why_not_this) const noexcept {
    const auto index = calendar().find(move.spot());
    if (move != named(kind(), move.spot()) || !index) return special(table_.effect).rule;
    return why_not_this(*index);
  }

 public:
  constexpr explicit Choices(const Table& table) noexcept : table_(table) {}

  /// Visits all legal moves in ascending order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    if (asks_for_tool()) return tools().for_each_kind([&](Tool tool) { return visit(visitor, chosen(tool)); });
    return workers().for_each([&](int index) { return visit(visitor, chosen(index)); });
  }

  /// The number of moves that for_each_move visits.
  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    return asks_for_tool() ? tools().count_kinds() : workers().size();
  }
  /// Calls `choose` with the number of legal moves and returns the move at the index that `choose` returns, in the
  /// order of for_each_move. Precondition: there is a legal move.
  [[nodiscard]] constexpr Move pick(auto& choose) const noexcept {
    if (!asks_for_tool()) {
      const WorkerSet open = workers();
      return chosen(open.nth(choose(open.size())));
    }
    Tools open = tools();
    for (std::uint32_t left = choose(open.count_kinds()); left > 0; --left) open = open.without_first_kind();
    return chosen(open.first_kind());
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    if (asks_for_tool()) return why_not_loss(move);
    const Rule rule = special(table_.effect).rule;
    return why_not_worker(move, [&](int index) -> std::optional<Rule> {
      if (workers().contains(index)) return std::nullopt;
      const bool last_woman = kind() == MoveKind::hurt || kind() == MoveKind::bury;
      return last_woman && calendar().packed(index).seat() == table_.turn ? Rule::last_woman : rule;
    });
  }

  /// The kind of move that the tile asks for; lose for SM-27 to SM-30.
  [[nodiscard]] constexpr MoveKind kind() const noexcept {
    switch (table_.effect) {
      case Effect::barracks:
        return MoveKind::give;
      case Effect::hospital:
        return MoveKind::hurt;
      case Effect::weight_room:
        return MoveKind::train;
      case Effect::tombstone:
        return MoveKind::bury;
      case Effect::prison:
        return MoveKind::imprison;
      default:
        return MoveKind::lose;
    }
  }

 private:
  [[nodiscard]] constexpr const Calendar& calendar() const noexcept { return table_.calendar; }
  [[nodiscard]] constexpr Tools own_tools() const noexcept { return table_.tools_of(table_.turn); }

  [[nodiscard]] constexpr bool asks_for_tool() const noexcept {
    return kind() == MoveKind::lose || kind() == MoveKind::give;
  }
  [[nodiscard]] constexpr Move chosen(Tool tool) const noexcept {
    return detail::move_of(kind(), 0, static_cast<int>(tool));
  }
  [[nodiscard]] constexpr Move chosen(int index) const noexcept { return named(kind(), calendar().spot_of(index)); }

  /// The tools that may be chosen, with their numbers. Precondition: asks_for_tool().
  [[nodiscard]] constexpr Tools tools() const noexcept { return tools_to_lose(table_.effect, own_tools()); }
  /// The workers that may be chosen. Precondition: the tile asks for a worker.
  [[nodiscard]] constexpr WorkerSet workers() const noexcept {
    switch (table_.effect) {
      case Effect::hospital:
        return workers_to_hurt(calendar(), table_.turn);
      case Effect::weight_room:
        return workers_to_train(table_);
      case Effect::tombstone:
        return workers_to_bury(calendar(), table_.turn);
      default:
        return workers_to_imprison(table_, table_.victim);
    }
  }

  /// SM-27 to SM-32. Why this tool cannot be given up; empty if it can.
  [[nodiscard]] constexpr std::optional<Rule> why_not_loss(Move move) const noexcept {
    const Rule rule = special(table_.effect).rule;
    const bool names_a_tool = move.what < tool_kinds && move == chosen(move.tool());
    if (!names_a_tool || !asked_for(table_.effect, own_tools()).contains(move.tool())) return rule;
    return may_give_up(own_tools(), move.tool()) ? std::nullopt : std::make_optional(Rule::glass_order);
  }

  const Table& table_;
};

}  // namespace regelwerk::samara
