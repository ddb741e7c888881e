#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/law/ways.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/visit.hpp>

namespace regelwerk::clockman {

/// The number of moves that `visit_all(visitor)` visits.
[[nodiscard]] constexpr std::uint32_t count_of(const auto& visit_all) noexcept {
  std::uint32_t count = 0;
  auto visitor = [&](const Move&) { ++count; };
  visit_all(visitor);
  return count;
}
/// The move at the index that `choose(count)` returns, among those that `visit_all(visitor)` visits. Keeps the first
/// move while counting, since it is often the only one.
[[nodiscard]] constexpr Move picked_of(const auto& visit_all, const auto& choose) noexcept {
  std::uint32_t count = 0;
  Move picked;
  auto keep_first = [&](const Move& move) {
    if (count++ == 0) picked = move;
  };
  visit_all(keep_first);
  std::uint32_t index = choose(count);
  auto find = [&](const Move& move) {
    picked = move;
    return pass_one(index);
  };
  if (index != 0) visit_all(find);
  return picked;
}

/// CM-12 to CM-23. The legal moves of the active seat's figure after its roll, with these symbol cards.
template <class Setup>
class FigureMoves {
 public:
  constexpr FigureMoves(const Setup& setup, const Table& table, const EventCards& events, Symbols symbols) noexcept
      : setup_(setup), table_(table), events_(events), symbols_(symbols) {}

  /// Visits all legal moves in the order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    if (!goes_straight_on()) return for_each_end(ends(), visitor);
    return visit(visitor, only_end()) && (!may_stay() || visit(visitor, plain(MoveKind::forfeit)));
  }
  /// The move at the index that `choose(count)` returns, in the order of for_each_move.
  [[nodiscard]] constexpr Move pick(const auto& choose) const noexcept {
    if (!goes_straight_on()) return pick_end(choose);
    const std::uint32_t index = choose(may_stay() ? 2U : 1U);
    return index == 0 ? only_end() : plain(MoveKind::forfeit);
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const Move& move) const noexcept {
    const Ends ends = this->ends();
    switch (move.kind) {
      case MoveKind::go:
        return ends.free.contains(move.to) ? none() : why_not_end(ends, move.to);
      case MoveKind::pay_symbol:
      case MoveKind::pay_card:
        return why_not_pay(ends, move);
      case MoveKind::forfeit:
        return may_forfeit(ends) ? none() : Rule::must_move;
      default:
        return Rule::course_of_turn;
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr Space figure() const noexcept { return table_.figure(table_.turn); }
  [[nodiscard]] constexpr bool holds(Pose pose) const noexcept {
    return static_cast<int>(pose) < poses && symbols_.contains(pose);
  }
  [[nodiscard]] constexpr OpenWays<Setup> open_ways() const noexcept {
    return {setup_, table_, events_, symbols_, table_.turn};
  }
  [[nodiscard]] constexpr Ends ends() const noexcept {
    return ends_of(layout(), open_ways().all(), table_, table_.turn);
  }

  /// CM-11. True for a figure on a ring without an open branch ahead, which is the usual case.
  [[nodiscard]] constexpr bool goes_straight_on() const noexcept {
    return figure().is_ring() && branches_ahead(open_ways(), layout(), table_.turn, figure(), table_.roll) == 0;
  }
  /// CM-11. The only place where the roll can end. Precondition: goes_straight_on().
  [[nodiscard]] constexpr Move only_end() const noexcept { return gone(ring_ahead(layout(), figure(), table_.roll)); }
  /// CM-19. True if the roll overshoots the straight and so may be given up. Tests the ring first, since that is fast.
  [[nodiscard]] constexpr bool may_stay() const noexcept {
    return figure().is_innermost() && may_overshoot(layout(), table_, table_.turn);
  }
  [[nodiscard]] constexpr Move pick_end(const auto& choose) const noexcept {
    const Ends all = ends();
    return picked_of([&](auto& visitor) { for_each_end(all, visitor); }, choose);
  }
  constexpr bool for_each_end(const Ends& ends, auto& visitor) const noexcept {
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

  /// CM-22. Visits the passages that can be reached only by paying.
  static constexpr bool for_each_blocked(const Ends& ends, const auto& visitor) noexcept {
    for (PassageSet rest = ends.blocked; !rest.empty(); rest = rest - PassageSet::only(rest.lowest())) {
      if (!ends.free.contains(Space::passage(rest.lowest())) && !visitor(rest.lowest())) return false;
    }
    return true;
  }
  constexpr bool for_each_payment(const Ends& ends, auto& visitor) const noexcept {
    return for_each_blocked(ends, [&](int passage) {
      const Pose pose = pose_of(layout(), passage);
      return !holds(pose) || visit(visitor, paid(Space::passage(passage), pose));
    });
  }

  /// CM-19, CM-23. True if every end has to be paid for, which nobody is obliged to do, or if the roll overshoots the
  /// straight.
  [[nodiscard]] constexpr bool may_forfeit(const Ends& ends) const noexcept { return ends.free.empty() || may_stay(); }

  /// CM-13, CM-20, CM-22, CM-58. The first rule that a payment for `move.to` breaks; empty if it is legal.
  [[nodiscard]] constexpr std::optional<Rule> why_not_pay(const Ends& ends, const Move& move) const noexcept {
    if (ends.free.contains(move.to)) return Rule::payment;
    if (move.to == Space::straight(straight_length) && ends.last_blockade) {
      return move.kind == MoveKind::pay_symbol ? why_not_last(move.pose) : Rule::last_blockade;
    }
    if (!move.to.is_passage() || !ends.blocked.contains(move.to.number())) return why_not_end(ends, move.to);
    if (move.kind == MoveKind::pay_card) return why_not_card(layout(), table_, events_, table_.turn, card_free);
    return move.pose == pose_of(layout(), move.to.number()) && holds(move.pose) ? none() : Rule::inward;
  }
  /// CM-20. Why the last blockade cannot be paid with this pose; empty if the blockade on g3 has the pose and the seat
  /// holds such a card.
  [[nodiscard]] constexpr std::optional<Rule> why_not_last(Pose pose) const noexcept {
    return pose == last_pose_of(layout(), table_.turn) && holds(pose) ? none() : Rule::last_blockade;
  }

  /// CM-17 and others. The rule that prevents the roll from ending on `to`. Suspends the rules one after another until
  /// `to` can be reached, and returns the last one suspended.
  [[nodiscard]] constexpr Rule why_not_end(const Ends& ends, Space to) const noexcept {
    if (figure() == Space::straight(straight_length)) return Rule::into_centre;
    if (figure().is_straight()) return Rule::last_blockade;
    if (ends.reaches(to)) return to.is_passage() ? Rule::inward : Rule::last_blockade;
    Ways relaxed = open_ways().all();
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
};

}  // namespace regelwerk::clockman
