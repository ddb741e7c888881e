#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/clockman/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/hunting.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/movement.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/trade.hpp>
#include <regelwerk/clockman/view.hpp>
#include <regelwerk/clockman/windows.hpp>
#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/visit.hpp>

namespace regelwerk::clockman {

/// The longest list of moves. A figure on its way may end on every ring field and three fields of its straight, and
/// enter every passage in two ways; or it forfeits. In the window after the roll there are all proposals, swaps with
/// the others, six kinds of add and to pass. All other nodes have fewer: 53 kinds of event cards, 15 ways to mix.
inline constexpr int max_moves =
    greater(ring_fields + straight_length + 2 * passages + 1,
            most_offers + most_circles + (max_seats - 1) + (card_swap.kind() - first_add) + 1);
static_assert(max_moves == 268);

/// What the legal moves of a seat depend on: the table, the event cards as far as they concern it, its own symbol
/// cards, and who else has some. A State and a View both give one, so both get their answers from the same rules.
template <class Setup>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Table& table, const EventCards& events, Symbols symbols,
                 SeatSet with_symbols) noexcept
      : setup_(setup), table_(table), events_(events), symbols_(symbols), with_symbols_(with_symbols) {}

  /// Visits all legal moves in the order of their codes; false if the visitor stopped.
  template <class Visitor>
  constexpr bool for_each_move(Visitor& visitor) const noexcept {
    switch (table_.phase) {
      case Phase::move:
        return for_each_way(visitor);
      case Phase::before:
      case Phase::others:
      case Phase::after:
        return visit(visitor, plain(MoveKind::pass)) &&
               for_each_deed(layout(), setup_.options(), table_, events_, table_.phase, seat_at(table_), visitor);
      case Phase::guard:
      case Phase::stay:
      case Phase::veto:
        return visit(visitor, plain(MoveKind::pass)) && visit(visitor, played(card_of_window(table_.phase)));
      case Phase::trade:
      case Phase::pact:
        return either(MoveKind::accept, MoveKind::decline, visitor);
      case Phase::spare:
        return either(MoveKind::capture, MoveKind::spare, visitor);
      case Phase::lift:
        return either(MoveKind::lift, MoveKind::remain, visitor);
      case Phase::take:
        return either(MoveKind::take, MoveKind::leave, visitor);
      case Phase::rob:
        return for_each_digit(MoveKind::rob, visitor) && visit(visitor, plain(MoveKind::rob_none));
      case Phase::drop:
        return for_each_digit(MoveKind::drop, visitor);
      case Phase::lose:
        return symbols_.for_each_kind([&](Pose pose) { return visit(visitor, with_pose(MoveKind::lose, pose)); });
      case Phase::mix:
        return for_each_mix(visitor);
      case Phase::grab:
        return for_each_grab(visitor);
      default:
        return true;
    }
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const Move& move) const noexcept {
    if (!is_well_formed(move)) return rule_of(table_.phase);
    switch (table_.phase) {
      case Phase::move:
        return why_not_way(move);
      case Phase::before:
      case Phase::others:
      case Phase::after:
        return why_not_deed(layout(), setup_.options(), table_, events_, move);
      case Phase::guard:
      case Phase::stay:
      case Phase::veto:
        return only_if(move == plain(MoveKind::pass) || move == played(card_of_window(table_.phase)));
      case Phase::trade:
      case Phase::pact:
        return only_if(move.kind == MoveKind::accept || move.kind == MoveKind::decline);
      case Phase::spare:
        return only_if(move.kind == MoveKind::capture || move.kind == MoveKind::spare);
      case Phase::lift:
        return only_if(move.kind == MoveKind::lift || move.kind == MoveKind::remain);
      case Phase::take:
        return only_if(move.kind == MoveKind::take || move.kind == MoveKind::leave);
      case Phase::rob:
        return only_if(move.kind == MoveKind::rob_none || (move.kind == MoveKind::rob && can_choose(move.digit)));
      case Phase::drop:
        return only_if(move.kind == MoveKind::drop && can_choose(move.digit));
      case Phase::lose:
        return only_if(move.kind == MoveKind::lose && holds(move.pose));
      case Phase::mix:
        if (move.kind != MoveKind::mix || !holds(move.pose)) return Rule::card_mix;
        return why_not_mix(layout(), table_, with_symbols_, move.seat);
      case Phase::grab:
        if (move.kind != MoveKind::grab) return Rule::card_grab;
        return why_not_grab(layout(), table_, move.seat, move.digit);
      default:
        return rule_of(table_.phase);
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr Space figure() const noexcept { return table_.figure(table_.turn); }
  [[nodiscard]] constexpr bool holds(Pose pose) const noexcept {
    return static_cast<int>(pose) < poses && symbols_.contains(pose);
  }
  [[nodiscard]] constexpr std::optional<Rule> only_if(bool legal) const noexcept {
    return legal ? none() : rule_of(table_.phase);
  }
  [[nodiscard]] constexpr Ways ways() const noexcept {
    return ways_of(layout(), setup_.options(), table_, events_, symbols_, table_.turn);
  }

  template <class Visitor>
  static constexpr bool either(MoveKind one, MoveKind other, Visitor& visitor) noexcept {
    return visit(visitor, plain(one)) && visit(visitor, plain(other));
  }

  /// CM-55, CM-73, CM-76. A digit that can be robbed or dropped here.
  [[nodiscard]] constexpr bool can_choose(Digit digit) const noexcept {
    return table_.phase == Phase::rob ? can_rob(layout(), setup_.options(), table_, table_.asked, digit)
                                      : table_.of(table_.turn).contains(digit);
  }
  template <class Visitor>
  constexpr bool for_each_digit(MoveKind kind, Visitor& visitor) const noexcept {
    for (const Digit digit : all_digits) {
      if (can_choose(digit) && !visit(visitor, with_digit(kind, digit))) return false;
    }
    return true;
  }

  /// CM-54.
  template <class Visitor>
  constexpr bool for_each_mix(Visitor& visitor) const noexcept {
    for (int other = 0; other < layout().seats; ++other) {
      if (why_not_mix(layout(), table_, with_symbols_, Seat{other})) continue;
      const bool finished = symbols_.for_each_kind([&](Pose pose) { return visit(visitor, mixed(Seat{other}, pose)); });
      if (!finished) return false;
    }
    return true;
  }

  /// CM-56.
  template <class Visitor>
  constexpr bool for_each_grab(Visitor& visitor) const noexcept {
    for (int from = 0; from < layout().seats; ++from) {
      for (const Digit digit : all_digits) {
        if (why_not_grab(layout(), table_, Seat{from}, digit)) continue;
        if (!visit(visitor, grabbed(Seat{from}, digit))) return false;
      }
    }
    return true;
  }

  /// CM-12 to CM-23.
  template <class Visitor>
  constexpr bool for_each_way(Visitor& visitor) const noexcept {
    const Ends ends = ends_of(layout(), ways(), table_, table_.turn);
    if (!ends.free.for_each([&](Space to) { return visit(visitor, gone(to)); })) return false;
    if (!ends.blocked.empty() && !for_each_payment(ends, visitor)) return false;
    if (ends.last_blockade && !why_not_last(last_pose_of(layout(), table_.turn)) &&
        !visit(visitor, paid(Space::straight(straight_length), last_pose_of(layout(), table_.turn)))) {
      return false;
    }
    if (!ends.blocked.empty() && can_play(layout(), table_, events_, table_.turn, card_free) &&
        !for_each_blocked(ends, [&](int passage) { return visit(visitor, paid_with_card(Space::passage(passage))); })) {
      return false;
    }
    return !may_forfeit(ends) || visit(visitor, plain(MoveKind::forfeit));
  }

  /// CM-22. Visits the passages that can only be reached for a price.
  template <class Visitor>
  static constexpr bool for_each_blocked(const Ends& ends, const Visitor& visitor) noexcept {
    for (PassageSet rest = ends.blocked; !rest.empty(); rest = rest - PassageSet::only(rest.lowest())) {
      if (!ends.free.contains(Space::passage(rest.lowest())) && !visitor(rest.lowest())) return false;
    }
    return true;
  }
  template <class Visitor>
  constexpr bool for_each_payment(const Ends& ends, Visitor& visitor) const noexcept {
    return for_each_blocked(ends, [&](int passage) {
      const Pose pose = pose_of(layout(), passage);
      return !holds(pose) || visit(visitor, paid(Space::passage(passage), pose));
    });
  }

  /// CM-19, CM-23.
  [[nodiscard]] constexpr bool may_forfeit(const Ends& ends) const noexcept {
    return ends.free.empty() || may_overshoot(layout(), table_, table_.turn);
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_way(const Move& move) const noexcept {
    const Ends ends = ends_of(layout(), ways(), table_, table_.turn);
    switch (move.kind) {
      case MoveKind::go:
        return ends.free.contains(move.to) ? none() : why_not_end(ends, move.to);
      case MoveKind::pay_symbol:
      case MoveKind::pay_card:
        return why_not_pay(ends, move);
      case MoveKind::forfeit:
        return may_forfeit(ends) ? none() : Rule::must_move;
      default:
        return Rule::must_move;
    }
  }

  /// CM-13, CM-20, CM-22, CM-58.
  [[nodiscard]] constexpr std::optional<Rule> why_not_pay(const Ends& ends, const Move& move) const noexcept {
    if (ends.free.contains(move.to)) return Rule::payment;
    if (move.to == Space::straight(straight_length) && ends.last_blockade) {
      return move.kind == MoveKind::pay_symbol ? why_not_last(move.pose) : Rule::last_blockade;
    }
    if (!move.to.is_passage() || !ends.blocked.contains(move.to.number())) return why_not_end(ends, move.to);
    if (move.kind == MoveKind::pay_card) return why_not_card(layout(), table_, events_, table_.turn, card_free);
    return move.pose == pose_of(layout(), move.to.number()) && holds(move.pose) ? none() : Rule::inward;
  }
  /// CM-20.
  [[nodiscard]] constexpr std::optional<Rule> why_not_last(Pose pose) const noexcept {
    return pose == last_pose_of(layout(), table_.turn) && holds(pose) ? none() : Rule::last_blockade;
  }

  /// CM-17 and others: why the roll cannot end on `to`, the first rule without which it could.
  [[nodiscard]] constexpr Rule why_not_end(const Ends& ends, Space to) const noexcept {
    if (figure() == Space::straight(straight_length)) return Rule::into_centre;
    if (figure().is_straight()) return Rule::last_blockade;
    if (ends.reaches(to)) return to.is_passage() ? Rule::inward : Rule::last_blockade;
    Ways relaxed = ways();
    if (is_barred(layout(), events_, table_.turn)) {
      relaxed.passable = table_.opened;
      relaxed.blocked = PassageSet::all() - table_.opened;
      if (reaches(relaxed, to)) return Rule::card_barin;
    }
    relaxed.outward = PassageSet::all();
    if (reaches(relaxed, to)) return Rule::outward;
    relaxed.straight = true;
    if (reaches(relaxed, to)) return Rule::onto_straight;
    relaxed.passable = PassageSet::all();
    if (reaches(relaxed, to)) return Rule::inward;
    return figure().is_start() ? Rule::leaving_start : Rule::clockwise;
  }
  [[nodiscard]] constexpr bool reaches(const Ways& ways_open, Space to) const noexcept {
    return ends_of(layout(), ways_open, table_, table_.turn).reaches(to);
  }

  const Setup& setup_;
  const Table& table_;
  const EventCards& events_;
  Symbols symbols_;
  SeatSet with_symbols_;
};

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const State& state) noexcept {
  return {setup, state.table, state.events, state.hand(seat_at(state.table)), seats_with_symbols(state)};
}

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const View& view) noexcept {
  return {setup, view.table, view.events, view.symbols, view.with_symbols()};
}

}  // namespace regelwerk::clockman
