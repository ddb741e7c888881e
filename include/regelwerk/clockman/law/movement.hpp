#pragma once
#include <array>
#include <bit>
#include <cstddef>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/ways.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// The fields where a roll can end.
struct Ends {
  SpaceSet free;               ///< without payment
  PassageSet blocked;          ///< CM-13: passages with a blockade that must be paid for
  bool last_blockade = false;  ///< CM-20: whether g3 can be reached

  /// True if the roll can end on `to`, with or without payment.
  [[nodiscard]] constexpr bool reaches(Space to) const noexcept {
    return free.contains(to) || (to.is_passage() && blocked.contains(to.number())) ||
           (to == Space::straight(straight_length) && last_blockade);
  }

  /// The collector does not need the steps.
  static constexpr bool hears_steps = false;

  constexpr void end(Space at) noexcept { free.insert(at); }
  constexpr void end_blocked(int passage) noexcept { blocked.insert(passage); }
  constexpr void end_at_last() noexcept { last_blockade = true; }
};

/// One path to an end, for the events of a move; two paths to one end are the same move (CM-12).
struct Route {
  Space target;
  bool found = false;
  std::array<Space, max_roll + 1> fields{};  ///< by number of the step
  std::array<Space, max_roll + 1> trial{};

  static constexpr bool hears_steps = true;

  constexpr void step(int number, Space to) noexcept { trial[static_cast<std::size_t>(number)] = to; }
  constexpr void end(Space at) noexcept {
    if (found || at != target) return;
    found = true;
    fields = trial;
  }
  constexpr void end_blocked(int passage) noexcept { end(Space::passage(passage)); }
  constexpr void end_at_last() noexcept { end(Space::straight(straight_length)); }
};

/// Walks all paths of one roll and reports every step and every end to `collector`. Move generation, why_not and events
/// share this single implementation of CM-11 to CM-21.
template <class Collector>
class Walk {
 public:
  constexpr Walk(const Layout& layout, const Ways& ways, Seat seat, int roll, Collector& collector) noexcept
      : layout_(layout), ways_(ways), seat_(seat), roll_(roll), collector_(collector) {}

  constexpr void from(Space at) noexcept {
    if (at.is_ring()) return along(at, roll_, {});
    if (at.is_straight()) return on_straight(at, roll_);
    if (at.is_start()) return enter(entry_of(layout_, seat_), roll_, {});
    if (at.is_passage()) leave_passage(at.number());
  }

 private:
  /// Reports a step after which `left` - 1 steps remain.
  constexpr void step(int left, Space to) noexcept {
    if constexpr (Collector::hears_steps) collector_.step(roll_ - left + 1, to);
  }

  /// Steps onto a ring field and continues along the ring.
  constexpr void enter(Space to, int left, PassageSet used) noexcept {
    step(left, to);
    along(to, left - 1, used);
  }

  /// CM-12. Goes clockwise and takes every branch on the way.
  constexpr void along(Space at, int left, PassageSet used) noexcept {
    int run = 0;
    for (unsigned rest = branches_ahead(ways_, layout_, seat_, at, left); rest != 0; rest &= rest - 1) {
      const int steps = std::countr_zero(rest) - run;
      at = ahead(at, steps, left);
      run += steps;
      left -= steps;
      branch_off(at, left, used);
    }
    collector_.end(ahead(at, left, left));
  }

  /// CM-11. The field `steps` ahead, of `left` steps in total, clockwise without a branch.
  [[nodiscard]] constexpr Space ahead(Space at, int steps, int left) noexcept {
    if constexpr (Collector::hears_steps) {
      for (int i = 1; i <= steps; ++i) step(left - i + 1, ring_ahead(layout_, at, i));
    }
    return ring_ahead(layout_, at, steps);
  }

  /// Takes the branches that open from a ring field.
  constexpr void branch_off(Space at, int left, PassageSet used) noexcept {
    const PassageSet out = (layout_.outward[at] & ways_.outward) - used;
    if (!out.empty()) through(out.lowest(), layout_.outer, left, used);
    const PassageSet in = layout_.inward[at] - used;
    if (!(in & ways_.passable).empty()) through(in.lowest(), layout_.inner, left, used);
    if (left == 1 && !(in & ways_.blocked).empty()) {
      step(left, Space::passage(in.lowest()));
      collector_.end_blocked(in.lowest());
    }
    if (ways_.straight && at == junction_of(layout_, seat_)) turn_in(left);
  }

  /// CM-15, CM-16. Steps onto a passage and beyond it.
  constexpr void through(int passage, const std::array<Space, passages>& beyond, int left, PassageSet used) noexcept {
    step(left, Space::passage(passage));
    if (left == 1) return collector_.end(Space::passage(passage));
    used.insert(passage);
    enter(beyond[static_cast<std::size_t>(passage)], left - 1, used);
  }

  /// CM-14, CM-15. Leaves a passage: always inward, outward if that is open; not back onto the same passage.
  constexpr void leave_passage(int passage) noexcept {
    const auto at = static_cast<std::size_t>(passage);
    enter(layout_.inner[at], roll_, PassageSet::only(passage));
    if (ways_.outward.contains(passage)) enter(layout_.outer[at], roll_, PassageSet::only(passage));
  }

  /// CM-18. Steps from the junction onto g1 and on. Precondition: ways_.straight.
  constexpr void turn_in(int left) noexcept {
    step(left, Space::straight(1));
    if (left == 1) return collector_.end(Space::straight(1));
    on_straight(Space::straight(1), left - 1);
  }

  /// CM-20, CM-21. Moves along the straight. A roll that leads past g3 has no end, and from g3 only a 1 has one.
  constexpr void on_straight(Space at, int left) noexcept {
    const int end = at.number() + left;
    for (int number = at.number() + 1; number <= straight_length && number <= end; ++number) {
      step(left - (number - at.number() - 1), Space::straight(number));
    }
    if (end < straight_length) return collector_.end(Space::straight(end));
    if (at.number() == straight_length) {
      step(left, Space::centre());
      if (left == 1) collector_.end(Space::centre());
    } else if (end == straight_length) {
      collector_.end_at_last();
    }
  }

  const Layout& layout_;
  const Ways& ways_;
  Seat seat_;
  int roll_;
  Collector& collector_;
};

/// CM-12. All ends of the roll.
[[nodiscard]] constexpr Ends ends_of(const Layout& layout, const Ways& ways, const Table& table, Seat seat) noexcept {
  Ends ends;
  Walk<Ends>{layout, ways, seat, table.roll, ends}.from(table.figure(seat));
  return ends;
}

/// CM-19. True if the roll overshoots the straight, so that the figure may stay. Precondition: the figure is on ring 4.
[[nodiscard]] constexpr bool may_overshoot(const Layout& layout, const Table& table, Seat seat) noexcept {
  if (!is_complete(layout.quota, table.of(seat))) return false;
  return table.roll > steps_to_junction(layout, seat, table.figure(seat)) + straight_length;
}

}  // namespace regelwerk::clockman
