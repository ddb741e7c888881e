#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/going.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/trade/trade.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// The maximum number of legal moves. A figure may end on every ring field and on three fields of its straight, and
/// enter every passage in two ways, or forfeit. The window after the roll has all proposals, swaps with the others, six
/// kinds of add cards, and pass. All other nodes have fewer: 53 kinds of event cards, 15 ways to mix.
inline constexpr int max_moves =
    greater(ring_fields + straight_length + 2 * passages + 1,
            most_offers + most_circles + (max_seats - 1) + (card_swap.kind() - first_add) + 1);
static_assert(max_moves == 268);

/// Everything that the legal moves of a seat depend on: the public table, the relevant event cards, its own symbol
/// cards, and for a mix card the seats with symbol cards. State and View both provide these, so the same rules apply to
/// both.
template <class Setup>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Table& table, const EventCards& events, Symbols symbols,
                 SeatSet with_symbols) noexcept
      : setup_(setup), table_(table), events_(events), symbols_(symbols), with_symbols_(with_symbols) {}

  /// Visits all legal moves in the order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    switch (table_.phase) {
      case Phase::move:
        return going().for_each_move(visitor);
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

  /// The number of moves that for_each_move visits.
  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    if (may_trade()) return 1 + count_of([&](auto& visitor) { for_each_play(visitor); }) + proposals();
    return count_of([&](auto& visitor) { for_each_move(visitor); });
  }
  /// The move at the index that `choose(count)` returns, in the order of for_each_move.
  [[nodiscard]] constexpr Move pick(const auto& choose) const noexcept {
    return table_.phase == Phase::move ? going().pick(choose) : pick_elsewhere(*this, choose);
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const Move& move) const noexcept {
    if (!is_well_formed(move)) return rule_of(table_.phase);
    switch (table_.phase) {
      case Phase::move:
        return going().why_not(move);
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
        if (move.kind != MoveKind::mix || !holds(move.pose)) return Rule::card_mix;  // CM-54
        return why_not_mix(layout(), table_, with_symbols_, move.seat);
      case Phase::grab:
        if (move.kind != MoveKind::grab) return Rule::card_grab;  // CM-56
        return why_not_grab(layout(), table_, move.seat, move.digit);
      default:
        return rule_of(table_.phase);
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr bool holds(Pose pose) const noexcept {
    return static_cast<int>(pose) < poses && symbols_.contains(pose);
  }
  [[nodiscard]] constexpr std::optional<Rule> only_if(bool legal) const noexcept {
    return legal ? none() : rule_of(table_.phase);
  }
  [[nodiscard]] constexpr FigureMoves<Setup> going() const noexcept { return {setup_, table_, events_, symbols_}; }

  /// CM-77. True in the two windows with proposals, of which there may be many.
  [[nodiscard]] constexpr bool may_trade() const noexcept {
    return setup_.options().trade && (table_.phase == Phase::before || table_.phase == Phase::after);
  }
  [[nodiscard]] constexpr std::uint32_t proposals() const noexcept {
    return static_cast<std::uint32_t>(count_proposals(layout(), setup_.options(), table_));
  }
  constexpr bool for_each_play(auto& visitor) const noexcept {
    return clockman::for_each_play(layout(), table_, events_, table_.phase, seat_at(table_), visitor);
  }
  /// Picks a move where no figure moves. `turn` is a copy: in the usual case, where a figure moves, the original then
  /// stays in registers.
  [[nodiscard]] static constexpr Move pick_elsewhere(Turn turn, const auto& choose) noexcept {
    if (turn.may_trade()) return turn.pick_deed(choose);
    return picked_of([&](auto& visitor) { turn.for_each_move(visitor); }, choose);
  }
  /// Picks in this order: pass, cards, proposals. Counts proposals in groups without visiting them.
  [[nodiscard]] constexpr Move pick_deed(const auto& choose) const noexcept {
    const auto plays = [&](auto& visitor) { for_each_play(visitor); };
    const std::uint32_t before = 1 + count_of(plays);
    const std::uint32_t index = choose(before + proposals());
    if (index == 0) return plain(MoveKind::pass);
    if (index < before) return picked_of(plays, [&](std::uint32_t) { return index - 1; });
    return proposed(nth_proposal(layout(), setup_.options(), table_, static_cast<int>(index - before)));
  }

  static constexpr bool either(MoveKind one, MoveKind other, auto& visitor) noexcept {
    return visit(visitor, plain(one)) && visit(visitor, plain(other));
  }

  /// CM-55, CM-73, CM-76. True if the digit can be robbed or dropped here.
  [[nodiscard]] constexpr bool can_choose(Digit digit) const noexcept {
    return table_.phase == Phase::rob ? can_rob(layout(), setup_.options(), table_, table_.asked, digit)
                                      : table_.of(table_.turn).contains(digit);
  }
  constexpr bool for_each_digit(MoveKind kind, auto& visitor) const noexcept {
    for (const Digit digit : all_digits) {
      if (can_choose(digit) && !visit(visitor, with_digit(kind, digit))) return false;
    }
    return true;
  }

  /// CM-54. Visits the moves by the other seat, then by the pose of the own card.
  constexpr bool for_each_mix(auto& visitor) const noexcept {
    for (int other = 0; other < layout().seats; ++other) {
      if (why_not_mix(layout(), table_, with_symbols_, Seat{other})) continue;
      const bool finished = symbols_.for_each_kind([&](Pose pose) { return visit(visitor, mixed(Seat{other}, pose)); });
      if (!finished) return false;
    }
    return true;
  }

  /// CM-56. Visits the moves by seat, then by kind of digit.
  constexpr bool for_each_grab(auto& visitor) const noexcept {
    for (int from = 0; from < layout().seats; ++from) {
      for (const Digit digit : all_digits) {
        if (why_not_grab(layout(), table_, Seat{from}, digit)) continue;
        if (!visit(visitor, grabbed(Seat{from}, digit))) return false;
      }
    }
    return true;
  }

  const Setup& setup_;
  const Table& table_;
  const EventCards& events_;
  Symbols symbols_;
  SeatSet with_symbols_;
};

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const State& state) noexcept {
  const SeatSet with_symbols = state.table.phase == Phase::mix ? seats_with_symbols(state) : SeatSet{};
  return {setup, state.table, state.events, state.hand(seat_at(state.table)), with_symbols};
}

}  // namespace regelwerk::clockman
