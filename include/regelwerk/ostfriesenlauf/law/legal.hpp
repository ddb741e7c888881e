#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// The hand of the seat whose turn it is.
[[nodiscard]] constexpr Hand hand_in_turn(const State& state) noexcept {
  return state.hand(owner_of(runner_in_turn(state.table)));
}

/// The legal moves of a seat, from the table, its own hand and the stacks that hold a card. A State and a View both
/// provide these, so the same rules apply to both.
template <class Setup, class Position>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Position& position) noexcept : setup_(setup), position_(position) {}

  /// OL-10, OL-22. Visits all legal moves in ascending order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    switch (position_.table.phase) {
      case Phase::draw:
        for (const Place back : all_places) {
          if (can_choose(back) && !visit(visitor, chosen(back))) return false;
        }
        return true;
      case Phase::lay:
        return hand_in_turn(position_).for_each_kind(
            [&](Card card) { return visit(visitor, laid(card.back(), setup_.layout().face(card))); });
      default:
        return true;
    }
  }

  /// The number of moves that for_each_move visits.
  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    switch (position_.table.phase) {
      case Phase::draw:
        return filled_count();
      case Phase::lay:
        return kind_count();
      default:
        return 0;
    }
  }

  /// Calls `choose` with the number of legal moves and returns the move at the index that `choose` returns, in the
  /// order of for_each_move. Precondition: the seat draws or lays, and the index is below that number.
  [[nodiscard]] constexpr Move pick(auto& choose) const noexcept {
    if (position_.table.phase == Phase::draw) return chosen(pick_stack(choose));
    const Card card = hand_in_turn(position_).nth_kind(static_cast<int>(choose(kind_count())));
    return laid(card.back(), setup_.layout().face(card));
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    switch (position_.table.phase) {
      case Phase::draw:
        if (move.back > Place::fourth || move != chosen(move.back)) return Rule::draw_and_lay;  // OL-10
        return can_choose(move.back) ? none() : Rule::empty_stack;                              // OL-22
      case Phase::lay:
        return move.kind == MoveKind::lay && holds(move.back, move.face) ? none() : Rule::draw_and_lay;  // OL-10
      case Phase::over:
        return Rule::end;  // OL-26
      default:
        return Rule::draw_and_lay;  // OL-10
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr bool can_choose(Place back) const noexcept { return is_filled(position_, back); }
  [[nodiscard]] constexpr std::uint32_t filled_count() const noexcept {
    std::uint32_t count = 0;
    for (const Place back : all_places) count += can_choose(back) ? 1U : 0U;
    return count;
  }
  /// OL-22. Picks a stack; fast in the usual case that all stacks hold a card.
  [[nodiscard]] constexpr Place pick_stack(auto& choose) const noexcept {
    if (!is_any_stack_empty(position_)) return static_cast<Place>(choose(stack_count));
    auto left = choose(filled_count());
    std::size_t back = 0;
    while (!can_choose(all_places[back]) || pass_one(left)) ++back;
    return all_places[back];
  }
  [[nodiscard]] constexpr std::uint32_t kind_count() const noexcept {
    return static_cast<std::uint32_t>(hand_in_turn(position_).kind_count());
  }
  [[nodiscard]] constexpr bool holds(Place back, Face face) const noexcept {
    const auto card = setup_.layout().card(back, face);
    return card && hand_in_turn(position_).contains(*card);
  }

  const Setup& setup_;
  const Position& position_;
};

template <class Setup, class Position>
[[nodiscard]] constexpr Turn<Setup, Position> turn_of(const Setup& setup, const Position& position) noexcept {
  return {setup, position};
}

}  // namespace regelwerk::ostfriesenlauf
