#pragma once
#include <cstddef>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/trade/trade.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman::detail {

/// Checks that all components are in possible places. Precondition: seats and phase are valid.
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
    const EventCards& events = state_.events;
    if (!events.valid()) return false;
    for (int i = 0; i < max_seats; ++i) {
      const Seat seat{i};
      const int held = events.held(seat).size();
      if (held != events.hand_size(seat)) return false;
      if (!is_seat(seat) && (held > 0 || !events.open(seat).empty())) return false;
    }
    if (!(events.held() - layout_.deck.on_demand).empty() || !(events.open() - layout_.deck.open).empty()) return false;
    if (is(Phase::start_roll) && events.draw_pile() != CardSet::all()) return false;
    return counters_hold() && cards_ascend();
  }

 private:
  [[nodiscard]] constexpr bool is_seat(Seat seat) const noexcept { return seat.index() < layout_.seats; }
  [[nodiscard]] constexpr bool is(Phase phase) const noexcept { return table_.phase == phase; }

  /// CM-64, CM-65. True if every open card has a counter that its kind allows.
  [[nodiscard]] constexpr bool counters_hold() const noexcept {
    bool hold = true;
    state_.events.open().for_each([&](std::size_t number) {
      const Card card = layout_.deck.kind[number];
      const int counter = state_.events[number].counter();
      const bool counts = card.has(Effect::peace);
      hold = hold && (counts ? counter >= 1 && counter <= card.info().number + 1 : counter == 0);
    });
    return hold;
  }
  /// True if the spots within each kind ascend: by place, then by seat and counter.
  [[nodiscard]] constexpr bool cards_ascend() const noexcept {
    const EventCards& events = state_.events;
    const CardSet free = events.draw_pile();
    const CardSet unheld = free | events.put_back();
    const CardSet hidden = unheld | events.held();
    // The cards in a later spot than the card with the next number, which is forbidden within a kind.
    const CardSet fall =
        (events.put_back() & before(free)) | (events.held() & before(unheld)) | (events.open() & before(hidden));
    bool ascend = (fall & layout_.deck.followed).empty();
    ((events.held() | events.open()) & layout_.deck.followed).for_each([&](std::size_t number) {
      ascend = ascend && !(events[number + 1] < events[number]);
    });
    return ascend;
  }
  /// The set with every card number lowered by 1.
  [[nodiscard]] static constexpr CardSet before(CardSet cards) noexcept { return CardSet{cards.bits() >> 1U}; }

  const Layout& layout_;
  const Options& options_;
  const State& state_;
  const Table& table_;
};

/// CM-77. True while the proposals of a turn are kept: until the window after the roll closes.
[[nodiscard]] constexpr bool remembers_proposals(Phase phase) noexcept {
  return phase == Phase::before || phase == Phase::trade || phase == Phase::others || phase == Phase::roll ||
         phase == Phase::after;
}

/// CM-77. True if the declined proposals are in canonical form and could have been made.
[[nodiscard]] constexpr bool declined_hold(const Layout& layout, const Table& table) noexcept {
  for (int i = 0; i < table.proposals.declined_count(); ++i) {
    if (!table.proposals.declined(i).fits(table.turn, layout.seats)) return false;
  }
  return table.proposals.valid();
}

/// CM-77. True if the waiting proposal could have been made, and the asked seat is part of it.
[[nodiscard]] constexpr bool pending_holds(const Layout& layout, const Options& options, const Table& table) noexcept {
  if (table.phase != Phase::trade) return table.proposal.none();
  Table before = table;
  before.proposals.set_made(table.proposals.made() - 1);
  if (why_not_proposal(layout, options, before, table.proposal)) return false;
  return table.asked == table.proposal.to() || (table.proposal.is_circle() && table.asked == table.proposal.then());
}

/// CM-77. All checks of proposals in an untrusted state.
[[nodiscard]] constexpr bool trade_holds(const Layout& layout, const Options& options, const Table& table) noexcept {
  if (!options.trade || !remembers_proposals(table.phase)) {
    return table.phase != Phase::trade && table.proposals.empty() && table.proposal.none();
  }
  const int waiting = table.phase == Phase::trade ? 1 : 0;
  const int made = table.proposals.made();
  if (made < waiting || made > options.trade_offers) return false;
  if (!declined_hold(layout, table) || table.proposals.declined_count() > made - waiting) return false;
  return pending_holds(layout, options, table);
}

}  // namespace regelwerk::clockman::detail
