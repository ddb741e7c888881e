#pragma once
#include <array>
#include <optional>

#include <regelwerk/core/visit.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/edition.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// The outcome of this chance node that has this face.
[[nodiscard]] constexpr Move outcome_with(const Table& table, Face face) noexcept {
  return table.phase == Phase::deal ? dealt(face) : drawn(face);
}

/// How many cards with this face the stack holds that chance draws from; any value of Face may be asked about.
[[nodiscard]] constexpr int copies_left(const Layout& layout, const State& state, Face face) noexcept {
  const auto card = layout.card(state.table.stack, face);
  return card ? state.stack(card->back()).count(card->slot()) : 0;
}

/// OL-9, OL-10, OL-23. Why chance cannot draw this; empty for a card that the stack holds.
[[nodiscard]] constexpr std::optional<Rule> why_not_drawn(const Layout& layout, const State& state,
                                                          Move move) noexcept {
  if (move == outcome_with(state.table, move.face) && copies_left(layout, state, move.face) > 0) return std::nullopt;
  if (state.table.phase == Phase::deal) return Rule::first_hands;
  return is_owned(layout, runner_in_turn(state.table)) ? Rule::draw_and_lay : Rule::unowned_runner;
}

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

}  // namespace regelwerk::ostfriesenlauf
