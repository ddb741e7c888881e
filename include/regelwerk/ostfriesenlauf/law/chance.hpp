#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

namespace detail {

/// The move that deals or draws this face at this node.
constexpr Move outcome_with(const Table& table, Face face) noexcept {
  return table.phase == Phase::deal ? dealt(face) : drawn(face);
}

/// The number of cards with this face that are left in the stack that chance draws from. Accepts any value of Face.
constexpr int copies_left(const Layout& layout, const State& state, Face face) noexcept {
  const auto card = layout.card(state.table.stack, face);
  return card ? state.stack(card->back()).count(card->slot()) : 0;
}

}  // namespace detail

/// OL-9, OL-10, OL-23. Draws a card of the current stack. Precondition: chance decides.
class Chance {
 public:
  constexpr Chance(const Layout& layout, const State& state) noexcept : layout_(layout), state_(state) {}

  /// OL-9, OL-10, OL-23. Visits the different cards of the stack that chance draws from.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    const Place back = state_.table.stack;
    return state_.stack(back).for_each_kind(
        [&](Slot slot) { return visit(visitor, detail::outcome_with(state_.table, layout_.face(back, slot))); });
  }

  /// OL-9, OL-10, OL-23. Why chance cannot draw this card; empty for a card that the stack holds.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    const bool is_drawn = move == detail::outcome_with(state_.table, move.face);
    if (is_drawn && detail::copies_left(layout_, state_, move.face) > 0) return std::nullopt;
    if (state_.table.phase == Phase::deal) return Rule::first_hands;
    return is_owned(layout_, runner_in_turn(state_.table)) ? Rule::draw_and_lay : Rule::unowned_runner;
  }

  /// OL-9, OL-10, OL-23. The number of cards with this face that the stack holds.
  [[nodiscard]] constexpr std::uint32_t weight(Move move) const noexcept {
    return static_cast<std::uint32_t>(detail::copies_left(layout_, state_, move.face));
  }
  [[nodiscard]] constexpr std::uint32_t total_weight() const noexcept {
    return static_cast<std::uint32_t>(state_.stack(state_.table.stack).size());
  }

  /// The outcome at `index` when each outcome covers as many indexes as its weight. Precondition: index <
  /// total_weight().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) const noexcept {
    const Place back = state_.table.stack;
    const Slot slot = state_.stack(back).nth(static_cast<int>(index));
    return detail::outcome_with(state_.table, layout_.face(back, slot));
  }

 private:
  const Layout& layout_;
  const State& state_;
};

[[nodiscard]] constexpr Chance chance_of(const auto& setup, const State& state) noexcept {
  return {setup.layout(), state};
}

}  // namespace regelwerk::ostfriesenlauf
