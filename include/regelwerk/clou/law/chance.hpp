#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/visit.hpp>

namespace regelwerk::clou {

/// CL-8, CL-59. The outcomes of a throw of the dice, or of the escape die. Precondition: chance decides.
class Chance {
 public:
  constexpr explicit Chance(const State& state) noexcept : state_(state) {}

  /// CL-8, CL-59. Visits all throws of the dice, or all faces of the escape die.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    if (state_.phase == Phase::roll) {
      for (int index = 0; index < roll_count; ++index) {
        if (!visit(visitor, rolled(index))) return false;
      }
      return true;
    }
    for (int face = 1; face <= die_faces; ++face) {
      if (!visit(visitor, drove(face))) return false;
    }
    return true;
  }

  /// Why chance cannot have this outcome; empty if it can.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    if (state_.phase == Phase::roll) {
      const bool is_throw = move == rolled(move.number()) && move.number() < roll_count;
      return is_throw ? std::nullopt : std::make_optional(Rule::throw_dice);
    }
    const bool is_face = move == drove(move.number()) && 1 <= move.number() && move.number() <= die_faces;
    return is_face ? std::nullopt : std::make_optional(Rule::escape_roll);
  }

  /// CL-8, CL-59. The number of ordered throws with these faces; 1 for a face of the escape die.
  [[nodiscard]] constexpr std::uint32_t weight(Move move) const noexcept {
    return state_.phase == Phase::roll ? static_cast<std::uint32_t>(Roll{move.number()}.weight()) : 1U;
  }
  [[nodiscard]] constexpr std::uint32_t total_weight() const noexcept {
    return state_.phase == Phase::roll ? std::uint32_t{roll_weights} : std::uint32_t{die_faces};
  }

  /// The outcome at `index` when each outcome covers as many indexes as its weight. Precondition: index <
  /// total_weight().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) const noexcept {
    if (state_.phase == Phase::roll) return rolled(roll_of_throw[index]);
    return drove(static_cast<int>(index) + 1);
  }

 private:
  const State& state_;
};

[[nodiscard]] constexpr Chance chance_of(const auto& /*setup*/, const State& state) noexcept { return Chance{state}; }

}  // namespace regelwerk::clou
