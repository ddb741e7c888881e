#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-8. Deals one of the cards in the deck. Precondition: chance decides.
class Chance {
 public:
  constexpr explicit Chance(const State& state) noexcept : state_(state) {}

  /// TK-8. Visits one move for each rank left in the deck.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    return state_.deck.for_each_kind([&](Rank rank) { return visit(visitor, dealt(rank)); });
  }

  /// TK-8. Why this card cannot be dealt; empty for a rank left in the deck.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    const bool held = static_cast<int>(move.rank) < ranks && state_.deck.contains(move.rank);
    return held && move == dealt(move.rank) ? std::nullopt : std::make_optional(Rule::deal);
  }

  /// TK-8. How many cards of this rank the deck holds.
  [[nodiscard]] constexpr std::uint32_t weight(Move move) const noexcept {
    return static_cast<std::uint32_t>(state_.deck.count(move.rank));
  }
  [[nodiscard]] constexpr std::uint32_t total_weight() const noexcept {
    return static_cast<std::uint32_t>(state_.deck.size());
  }

  /// The outcome at `index` when each outcome covers as many indexes as its weight. Precondition: index <
  /// total_weight().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) const noexcept {
    return dealt(state_.deck.nth(static_cast<int>(index)));
  }

 private:
  const State& state_;
};

[[nodiscard]] constexpr Chance chance_of(const auto& /*setup*/, const State& state) noexcept { return Chance{state}; }

}  // namespace regelwerk::tock
