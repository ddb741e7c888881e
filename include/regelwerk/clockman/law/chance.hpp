#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/legal.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/visit.hpp>

namespace regelwerk::clockman {

/// CM-40, CM-54. The symbol cards from which chance draws one: the draw pile, or the hand of the asked seat.
[[nodiscard]] constexpr Symbols symbols_to_draw(const State& state) noexcept {
  return state.table.phase == Phase::mix_draw ? state.hand(state.table.asked) : state.draw_pile;
}

/// The outcomes of dice, symbol cards and event cards. Precondition: chance decides.
class Chance {
 public:
  constexpr Chance(const Layout& layout, const State& state) noexcept : layout_(layout), state_(state) {}

  /// Visits all chance outcomes in the order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    switch (state_.table.phase) {
      case Phase::draw_symbol:
      case Phase::mix_draw:
        return symbols_to_draw(state_).for_each_kind(
            [&](Pose pose) { return visit(visitor, with_pose(MoveKind::symbol, pose)); });
      case Phase::draw_event:
        for (CardSet rest = state_.events.draw_pile(); !rest.empty(); rest = rest - layout_.deck.of(card_in(rest))) {
          if (!visit(visitor, drawn(card_in(rest)))) return false;
        }
        return true;
      default:
        for (int number = 1; number <= die_faces; ++number) {
          if (!visit(visitor, rolled(number))) return false;
        }
        return true;
    }
  }

  /// Why chance cannot have this outcome; empty if it can.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const Move& move) const noexcept {
    bool possible = is_well_formed(move);
    switch (state_.table.phase) {
      case Phase::draw_symbol:
      case Phase::mix_draw:
        possible = possible && move.kind == MoveKind::symbol && static_cast<int>(move.pose) < poses &&
                   symbols_to_draw(state_).contains(move.pose);
        break;
      case Phase::draw_event:
        possible = possible && move.kind == MoveKind::event && move.card.is_kind() &&
                   state_.events.count(layout_.deck, move.card, Spot::draw()) > 0;
        break;
      default:
        possible = possible && move.kind == MoveKind::roll && move.number >= 1 && move.number <= die_faces;
        break;
    }
    return possible ? std::nullopt : std::make_optional(rule_of(state_.table.phase));
  }

  /// CM-3. The number of cards of the kind that can be drawn; 1 for a face of a die. Precondition: legal.
  [[nodiscard]] constexpr std::uint32_t weight(const Move& move) const noexcept {
    switch (move.kind) {
      case MoveKind::symbol:
        return static_cast<std::uint32_t>(symbols_to_draw(state_).count(move.pose));
      case MoveKind::event:
        return static_cast<std::uint32_t>(state_.events.count(layout_.deck, move.card, Spot::draw()));
      default:
        return 1;
    }
  }

  /// The sum of all weights.
  [[nodiscard]] constexpr std::uint32_t total_weight() const noexcept {
    switch (state_.table.phase) {
      case Phase::draw_symbol:
      case Phase::mix_draw:
        return static_cast<std::uint32_t>(symbols_to_draw(state_).size());
      case Phase::draw_event:
        return static_cast<std::uint32_t>(state_.events.count(Spot::draw()));
      default:
        return die_faces;
    }
  }

  /// The outcome at `index` when each outcome covers as many indexes as its weight. Precondition: index <
  /// total_weight().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) const noexcept {
    switch (state_.table.phase) {
      case Phase::draw_symbol:
      case Phase::mix_draw:
        return with_pose(MoveKind::symbol, symbols_to_draw(state_).nth(static_cast<int>(index)));
      case Phase::draw_event:
        return drawn(layout_.deck.kind[state_.events.draw_pile().nth(static_cast<int>(index))]);
      default:
        return rolled(static_cast<int>(index) + 1);
    }
  }

 private:
  /// The kind of the lowest card in the set. Precondition: not empty.
  [[nodiscard]] constexpr Card card_in(CardSet cards) const noexcept { return layout_.deck.kind[cards.lowest()]; }

  const Layout& layout_;
  const State& state_;
};

[[nodiscard]] constexpr Chance chance_of(const auto& setup, const State& state) noexcept {
  return {setup.layout(), state};
}

}  // namespace regelwerk::clockman
