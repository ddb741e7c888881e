#pragma once
#include <array>
#include <optional>

#include <regelwerk/core/visit.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/view.hpp>

namespace regelwerk::ostfriesenlauf {

/// OL-22. Which stacks hold a card, by back.
using Filled = std::array<bool, stack_count>;

/// What the legal moves of a seat depend on: the table, its own hand and which stacks hold a card. A State and a View
/// both give them, so both get their answers from the same rules.
template <class Setup>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Table& table, Hand hand, const Filled& filled) noexcept
      : setup_(setup), table_(table), hand_(hand), filled_(filled) {}

  /// OL-10, OL-22. Visits all legal moves in the order of their codes; false if the visitor stopped.
  template <class Visitor>
  constexpr bool for_each_move(Visitor& visitor) const noexcept {
    switch (table_.phase) {
      case Phase::draw:
        for (const Place back : all_places) {
          if (can_choose(back) && !visit(visitor, chosen(back))) return false;
        }
        return true;
      case Phase::lay:
        return hand_.for_each_kind(
            [&](Card card) { return visit(visitor, laid(card.back(), setup_.layout().face(card))); });
      default:
        return true;
    }
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    switch (table_.phase) {
      case Phase::draw:
        if (move.back > Place::fourth || move != chosen(move.back)) return Rule::draw_and_lay;
        return can_choose(move.back) ? none() : Rule::empty_stack;
      case Phase::lay:
        return move.kind == MoveKind::lay && holds(move.back, move.face) ? none() : Rule::draw_and_lay;
      case Phase::over:
        return Rule::end;
      default:
        return Rule::draw_and_lay;
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr bool can_choose(Place back) const noexcept { return filled_[index(back)]; }
  [[nodiscard]] constexpr bool holds(Place back, Face face) const noexcept {
    const auto card = setup_.layout().card(back, face);
    return card && hand_.contains(*card);
  }

  const Setup& setup_;
  const Table& table_;
  Hand hand_;
  Filled filled_;
};

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const State& state) noexcept {
  Filled filled{};
  for (const Place back : all_places) filled[index(back)] = !state.stack(back).empty();
  return {setup, state.table, state.hand(owner_of(runner_in_turn(state.table))), filled};
}

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const View& view) noexcept {
  Filled filled{};
  for (const Place back : all_places) filled[index(back)] = view.stack_size(back) > 0;
  return {setup, view.table, view.hand, filled};
}

}  // namespace regelwerk::ostfriesenlauf
