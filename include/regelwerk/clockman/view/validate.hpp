#pragma once
#include <cstddef>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/arrival.hpp>
#include <regelwerk/clockman/law/effects.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/component_check.hpp>
#include <regelwerk/clockman/view/invariant.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

namespace detail {

template <class Setup>
class Check {
 public:
  constexpr Check(const Setup& setup, const State& state) noexcept
      : setup_(setup), layout_(setup.layout()), state_(state), table_(state.table) {}

  /// True if the table fits this game. Checked first, since all other checks read the table.
  [[nodiscard]] constexpr bool table_holds() const noexcept {
    const bool named = table_.seats == layout_.seats && table_.phase <= Phase::over && is_seat(table_.turn) &&
                       is_seat(table_.asked) && is_seat(table_.first) && is_seat(table_.goer) &&
                       in_game(table_.arriving) && in_game(table_.captured) && in_game(table_.contenders) &&
                       (table_.card.none() || table_.card.is_kind());
    if (!named || static_cast<int>(table_.wanted) >= digit_kinds) return false;
    if (is_about_other(table_.phase) ? table_.asked == table_.turn && !is(Phase::stay) : table_.asked != Seat{})
      return false;
    if (options().blockades_stay && !table_.opened.empty()) return false;
    return pacts_hold() && skips_hold() && table_.played <= cards_per_turn &&
           (table_.played == 0 || !(is(Phase::start_roll) || is(Phase::over)));
  }

  [[nodiscard]] constexpr Invariants broken() const noexcept {
    Invariants faults;
    const auto note_unless = [&](bool holds, Invariant invariant) {
      if (!holds) faults.push_back(invariant);
    };
    note_unless(table_holds(), Invariant::table);
    if (!faults.empty()) return faults;  // The other checks read the table.
    const ComponentCheck components{layout_, options(), state_};
    note_unless(components.figures_hold(), Invariant::figures);
    note_unless(components.digits_hold(), Invariant::digits);
    note_unless(components.symbols_hold(), Invariant::symbols);
    note_unless(components.events_hold(), Invariant::events);
    if (!faults.empty()) return faults;  // The remaining checks read figures, digits and cards.
    note_unless(rolls_hold(), Invariant::rolls);
    note_unless(trade_holds(layout_, options(), table_), Invariant::trade);
    note_unless(table_.wanted == Digit{} || (is(Phase::guard) && is_grab()), Invariant::card);
    note_unless(card_holds(), Invariant::card);
    if (!faults.empty()) return faults;  // The remaining checks read the card.
    note_unless(arrival_holds(), Invariant::arrival);
    if (!faults.empty()) return faults;  // The node may be part of an arrival.
    note_unless(node_holds(), Invariant::node);
    note_unless(end_holds(), Invariant::end);
    return faults;
  }

 private:
  [[nodiscard]] constexpr const Options& options() const noexcept { return setup_.options(); }
  [[nodiscard]] constexpr bool is_seat(Seat seat) const noexcept { return seat.index() < layout_.seats; }
  [[nodiscard]] constexpr bool in_game(SeatSet seats) const noexcept {
    return (seats.bits() & ~SeatSet::first(layout_.seats).bits()) == 0;
  }
  [[nodiscard]] constexpr bool is(Phase phase) const noexcept { return table_.phase == phase; }
  [[nodiscard]] constexpr bool is_grab() const noexcept { return table_.card.has(Effect::grab); }

  /// True if an arrival is in progress.
  [[nodiscard]] constexpr bool arrives() const noexcept {
    return is(Phase::spare) || is(Phase::pact) || is(Phase::rob) || is(Phase::stay) || (is(Phase::guard) && !is_grab());
  }

  [[nodiscard]] constexpr bool pacts_hold() const noexcept {
    const auto pairs = static_cast<unsigned>(layout_.seats * (layout_.seats - 1) / 2);
    const bool possible = options().hoarding == Hoarding::extended && !is(Phase::start_roll);
    return (table_.pacts.bits() >> (possible ? pairs : 0U)) == 0;
  }

  [[nodiscard]] constexpr bool skips_hold() const noexcept {
    for (int seat = 0; seat < max_seats; ++seat) {
      const int skips = table_.skips[static_cast<std::size_t>(seat)];
      const bool possible = seat < layout_.seats && Seat{seat} != table_.turn && !is(Phase::start_roll);
      if (skips > (possible ? event_cards : 0)) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool rolls_hold() const noexcept {
    if (!is(Phase::start_roll) && (!table_.contenders.empty() || table_.highest != 0)) return false;
    const bool answers = is(Phase::trade) && table_.roll != 0;  // CM-77: in the window after the roll
    const bool rolled = is(Phase::after) || is(Phase::move) || answers;
    if (rolled ? table_.roll < 1 || table_.roll > die_faces + 3 * table_.played : table_.roll != 0) return false;
    for (int index = 0; index < max_seats; ++index) {
      const int first = table_.first_rolls[static_cast<std::size_t>(index)];
      if (first == 0) continue;
      if (first > die_faces || index >= layout_.seats || !table_.figure(Seat{index}).is_start()) return false;
      if (Seat{index} == table_.turn && !is(Phase::start_roll)) return false;
    }
    return !is(Phase::start_roll) || start_holds();
  }

  /// CM-66. True if the right seats have starting rolls: in the first round those up to the rolling seat, later all.
  [[nodiscard]] constexpr bool start_holds() const noexcept {
    const auto rolled = [&](int seat) { return int{table_.first_rolls[static_cast<std::size_t>(seat)]}; };
    const int turn = table_.turn.index();
    const bool first_round = rolled(turn) == 0;
    int best = 0;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if ((rolled(seat) == 0) != (first_round && seat >= turn)) return false;
      best = greater(best, rolled(seat));
    }
    const unsigned before = table_.contenders.bits() & ((1U << turn) - 1U);
    if (table_.contenders.size() < 2 || !table_.contenders.contains(table_.turn)) return false;
    if ((before == 0) != (table_.highest == 0) || table_.highest > die_faces) return false;
    if (first_round && table_.highest != best) return false;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      const bool contends = table_.contenders.contains(Seat{seat});
      const bool may = first_round && seat >= turn ? true : rolled(seat) == best;
      if (contends && !may) return false;
      if (first_round && contends != may) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool card_holds() const noexcept {
    if (!card_fits()) return false;
    if (table_.card.has(Effect::oback) && arrives()) {
      if (table_.goer == table_.turn) return false;
    } else if (table_.goer != Seat{}) {
      return false;
    }
    if (table_.left != 0 && !is(Phase::draw_symbol)) return false;
    return table_.card.none() || state_.events.count(layout_.deck, table_.card, Spot::put_back()) > 0;
  }
  [[nodiscard]] constexpr bool card_fits() const noexcept {
    switch (table_.phase) {
      case Phase::veto:
        return !table_.card.none() && table_.card.info().mode == Mode::at_once;
      case Phase::lose:
        return table_.card.has(Effect::lose);
      case Phase::mix:
      case Phase::mix_draw:
        return table_.card.has(Effect::mix);
      case Phase::drop:
        return table_.card.has(Effect::drop);
      case Phase::grab:
        return is_grab();
      case Phase::stay:
        return table_.card.none() || table_.card.has(Effect::move) || table_.card.has(Effect::oback);
      case Phase::guard:
        return table_.card.none() || table_.card.has(Effect::move) || is_grab();
      case Phase::spare:
      case Phase::pact:
      case Phase::rob:
        return table_.card.none() || table_.card.has(Effect::move);
      default:
        return table_.card.none();
    }
  }

  [[nodiscard]] constexpr bool arrival_holds() const noexcept {
    if (!arrives()) return table_.arriving.empty() && table_.captured.empty() && table_.first == Seat{};
    const Space at = table_.figure(table_.first);
    if (!at.is_shared() || !table_.arriving.contains(table_.first)) return false;
    if (is_own_arrival(table_) ? table_.arriving.size() != 1 : is_own_question()) return false;
    bool passed = false;
    Seat seat = table_.first;
    for (int i = 0; i < layout_.seats; ++i, seat = next_seat(seat, layout_.seats)) {
      const bool arriving = table_.arriving.contains(seat);
      const bool caught = table_.captured.contains(seat);
      if (seat == table_.asked) {
        if (arriving || caught || table_.figure(seat) != at) return false;
        passed = true;
      }
      if ((arriving || caught) && table_.figure(seat) != at) return false;
      if (caught && (arriving || passed)) return false;
    }
    return !is_own_arrival(table_) || !is_peaceful(layout_, state_.events, table_.turn);
  }
  /// CM-30. True for nodes that occur only in own arrivals.
  [[nodiscard]] constexpr bool is_own_question() const noexcept { return !is(Phase::stay); }

  [[nodiscard]] constexpr bool stands_on(FieldKind kind) const noexcept {
    const Space at = table_.figure(table_.turn);
    return at.is_ring() && layout_.kind[at] == kind;
  }

  [[nodiscard]] constexpr bool node_holds() const noexcept {
    if (!window_can_exist(layout_, options(), table_, state_.events)) return false;
    const SeatSet with_symbols = seats_with_symbols(state_);
    const bool own_symbols = with_symbols.contains(table_.turn);
    switch (table_.phase) {
      case Phase::spare:
      case Phase::pact:
        return options().hoarding == Hoarding::extended && !table_.pacts.contains(table_.turn, table_.asked) &&
               have_common_hunt(layout_, table_, table_.turn, table_.asked);
      case Phase::guard:
        if (is_grab()) return !why_not_grab(layout_, table_, table_.asked, table_.wanted);
        return can_rob_any(layout_, options(), table_, table_.asked);
      case Phase::rob:
        return can_rob_any(layout_, options(), table_, table_.asked);
      case Phase::draw_symbol:
        return table_.left >= 1 && table_.left <= most_to_draw && !state_.draw_pile.empty();
      case Phase::draw_event:
        return stands_on(FieldKind::event) && state_.events.count(Spot::draw()) > 0;
      case Phase::lift:
        return stands_on(FieldKind::lift) && digit_lies(layout_, table_.board, table_.figure(table_.turn));
      case Phase::take:
        return take_holds();
      case Phase::veto:
        return stands_on(FieldKind::event);
      case Phase::lose:
        return stands_on(FieldKind::event) && own_symbols;
      case Phase::mix:
        return stands_on(FieldKind::event) && own_symbols && any_to_mix_with(with_symbols);
      case Phase::mix_draw:
        return stands_on(FieldKind::event) && !why_not_mix(layout_, table_, with_symbols, table_.asked);
      case Phase::drop:
        return stands_on(FieldKind::event) && !table_.of(table_.turn).all().empty();
      case Phase::grab:
        return stands_on(FieldKind::event) && can_grab_any(layout_, table_);
      default:
        return true;
    }
  }

  [[nodiscard]] constexpr bool any_to_mix_with(SeatSet with_symbols) const noexcept {
    for (int other = 0; other < layout_.seats; ++other) {
      if (!why_not_mix(layout_, table_, with_symbols, Seat{other})) return true;
    }
    return false;
  }

  [[nodiscard]] constexpr bool take_holds() const noexcept {
    const Space at = table_.figure(table_.turn);
    if (!at.is_ring() || !digit_lies(layout_, table_.board, at) || layout_.kind[at] == FieldKind::lift) return false;
    const DigitCounts held = table_.of(table_.turn).all();
    const Digit digit = digit_of(layout_.kind[at]);
    return !needs(layout_.quota, held, digit) && has_room_for(layout_, held, digit);
  }

  [[nodiscard]] constexpr bool end_holds() const noexcept {
    for (int seat = 0; seat < layout_.seats; ++seat) {
      const bool due = is(Phase::over) && Seat{seat} == table_.turn;
      if (table_.figure(Seat{seat}).is_centre() != due) return false;
    }
    return true;
  }

  const Setup& setup_;
  const Layout& layout_;
  const State& state_;
  const Table& table_;
};

}  // namespace detail

/// The invariants that an untrusted state breaks; empty if it is sound.
template <class Setup>
[[nodiscard]] constexpr Invariants broken_invariants(const Setup& setup, const State& state) noexcept {
  return detail::Check<Setup>{setup, state}.broken();
}

}  // namespace regelwerk::clockman
