#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/cards.hpp>
#include <regelwerk/clockman/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/hunting.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman::detail {

/// Checks that everything in the box is where it can be. Precondition: seats and phase exist.
class ComponentCheck {
 public:
  constexpr ComponentCheck(const Layout& layout, const Options& options, const State& state) noexcept
      : layout_(layout), options_(options), state_(state), table_(state.table) {}

  [[nodiscard]] constexpr bool figures_hold() const noexcept {
    for (int index = 0; index < max_seats; ++index) {
      const Seat seat{index};
      const Space at = table_.figure(seat);
      if (at.is_start()) continue;
      if (!is_seat(seat) || !is_on_board(layout_, at) || is(Phase::start_roll)) return false;
      if ((at.is_straight() || at.is_centre()) && !is_complete(layout_.quota, table_.of(seat))) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool digits_hold() const noexcept {
    if (!(table_.board - DigitSet::all()).empty()) return false;
    for (std::size_t kind = 0; kind < digit_kinds; ++kind) {
      int count = (table_.board & layout_.of_kind[kind]).size();
      for (const Digits& digits : table_.digits) {
        count += digits.date.count(static_cast<Digit>(kind)) + digits.loose.count(static_cast<Digit>(kind));
      }
      if (count != digit_cards[kind]) return false;
    }
    for (int seat = 0; seat < max_seats; ++seat) {
      const Digits& digits = table_.of(Seat{seat});
      if (!options_.transfer && !digits.loose.empty()) return false;
      if (!digits.all().empty() && !is_seat(Seat{seat})) return false;
      if (!within_limit(layout_, digits.all())) return false;
    }
    return !is(Phase::start_roll) || table_.board == DigitSet::all();
  }

  [[nodiscard]] constexpr bool symbols_hold() const noexcept {
    if (!state_.draw_pile.valid() || !state_.put_back.valid() || !state_.aside.valid()) return false;
    for (int seat = 0; seat < max_seats; ++seat) {
      const Symbols hand = state_.hand(Seat{seat});
      if (!hand.valid() || (!is_seat(Seat{seat}) && !hand.empty())) return false;
    }
    for (int kind = 0; kind < poses; ++kind) {
      const auto pose = static_cast<Pose>(kind);
      int count = state_.draw_pile.count(pose) + state_.put_back.count(pose) + state_.aside.count(pose);
      for (const Symbols& hand : state_.symbols) count += hand.count(pose);
      if (count != symbols_per_pose) return false;
    }
    return state_.aside.size() == (is(Phase::mix_draw) ? 1 : 0) &&
           (!is(Phase::start_roll) || state_.draw_pile == all_symbols);
  }

  [[nodiscard]] constexpr bool events_hold() const noexcept {
    std::array<int, max_seats> held{};
    for (int kind = 0; kind < card_kinds; ++kind) {
      for (std::size_t i = layout_.deck.first(kind); i < layout_.deck.first(kind + 1); ++i) {
        const Spot at = state_.events[i];
        if (!may_lie(Card{kind}, at)) return false;
        if (i > layout_.deck.first(kind) && at < state_.events[i - 1]) return false;
        if (at.is_hand()) ++held[static_cast<std::size_t>(at.seat().index())];
        if (is(Phase::start_roll) && at != Spot::draw()) return false;
      }
    }
    for (int seat = 0; seat < max_seats; ++seat) {
      if (state_.events.hand_size(Seat{seat}) != held[static_cast<std::size_t>(seat)]) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] constexpr bool is_seat(Seat seat) const noexcept { return seat.index() < layout_.seats; }
  [[nodiscard]] constexpr bool is(Phase phase) const noexcept { return table_.phase == phase; }

  /// True if a card of this kind may be there.
  [[nodiscard]] constexpr bool may_lie(Card card, Spot at) const noexcept {
    if (!at.valid()) return false;
    if (at.is_hand()) return card.info().mode == Mode::on_demand && is_seat(at.seat());
    if (!at.is_open()) return at != Spot::put_back() || !is(Phase::start_roll);
    if (card.info().mode != Mode::open || !is_seat(at.seat())) return false;
    return card.has(Effect::peace) ? at.counter() >= 1 && at.counter() <= card.info().number + 1 : at.counter() == 0;
  }

  const Layout& layout_;
  const Options& options_;
  const State& state_;
  const Table& table_;
};

}  // namespace regelwerk::clockman::detail
