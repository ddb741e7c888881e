#pragma once
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-62. The highest roll: a die and three add cards, each of which adds at most 3.
inline constexpr int max_roll = die_faces + 3 * cards_per_turn;
static_assert(max_roll <= Ahead::steps);

/// CM-64. True if an open card keeps the seat from stepping inward.
[[nodiscard]] constexpr bool is_barred(const Layout& layout, const EventCards& events, Seat seat) noexcept {
  return events.any_open(layout.deck.bars, seat);
}

/// The branches that are open to a figure.
struct Ways {
  PassageSet passable;    ///< CM-16: inward passages whose blockade is gone
  PassageSet blocked;     ///< CM-13: inward passages that the last step can pay for
  PassageSet outward;     ///< CM-15: outward passages
  bool straight = false;  ///< CM-18: the straight, from the seat's own junction

  [[nodiscard]] constexpr bool lead_inward() const noexcept { return !passable.empty(); }
  [[nodiscard]] constexpr bool end_at_blockades() const noexcept { return !blocked.empty(); }
  [[nodiscard]] constexpr bool lead_outward(PassageSet any_of) const noexcept { return !(any_of & outward).empty(); }
  [[nodiscard]] constexpr bool lead_onto_straight() const noexcept { return straight; }
};

/// The branches that are open to a seat with these symbol cards; each is computed only when needed.
template <class Setup>
class OpenWays {
 public:
  constexpr OpenWays(const Setup& setup, const Table& table, const EventCards& events, Symbols symbols,
                     Seat seat) noexcept
      : setup_(setup), table_(table), events_(events), symbols_(symbols), seat_(seat) {}

  [[nodiscard]] constexpr bool lead_inward() const noexcept { return !table_.opened.empty() && !is_barred(); }
  [[nodiscard]] constexpr bool end_at_blockades() const noexcept {
    return table_.opened != PassageSet::all() && !is_barred();
  }
  [[nodiscard]] constexpr bool lead_outward(PassageSet any_of) const noexcept {
    return !any_of.empty() && !(any_of & open_outward(setup_, table_, seat_)).empty();
  }
  [[nodiscard]] constexpr bool lead_onto_straight() const noexcept {
    const Layout& layout = setup_.layout();
    return symbols_.contains(last_pose_of(layout, seat_)) && is_complete(layout.quota, table_.of(seat_)) &&
           !is_barred();
  }

  [[nodiscard]] constexpr Ways all() const noexcept {
    Ways ways;
    ways.outward = open_outward(setup_, table_, seat_);
    if (is_barred()) return ways;
    ways.passable = table_.opened;
    ways.blocked = PassageSet::all() - table_.opened;
    ways.straight = lead_onto_straight();
    return ways;
  }

 private:
  [[nodiscard]] constexpr bool is_barred() const noexcept {
    return clockman::is_barred(setup_.layout(), events_, seat_);
  }

  const Setup& setup_;
  const Table& table_;
  const EventCards& events_;
  Symbols symbols_;
  Seat seat_;
};

/// The same branches as plain values.
[[nodiscard]] constexpr Ways ways_of(const auto& setup, const Table& table, const EventCards& events, Symbols symbols,
                                     Seat seat) noexcept {
  return OpenWays{setup, table, events, symbols, seat}.all();
}

/// CM-18. The number of steps clockwise from a field of ring 4 to the junction of the seat.
[[nodiscard]] constexpr int steps_to_junction(const Layout& layout, Seat seat, Space at) noexcept {
  const int steps = junction_of(layout, seat).code() - at.code();
  return steps < 0 ? steps + layout.ahead[at].size : steps;
}
/// CM-18. The distances to the seat's junction, one bit for each number of steps: a long roll goes round a small ring
/// more than once.
[[nodiscard]] constexpr unsigned junctions_ahead(const Layout& layout, Seat seat, Space at) noexcept {
  unsigned found = 0;
  for (int to = steps_to_junction(layout, seat, at); to < Ahead::steps; to += layout.ahead[at].size) found |= 1U << to;
  return found;
}

/// CM-13, CM-15, CM-16, CM-18. The distances at which branches may open clockwise of a ring field, one bit for each
/// number of steps; a blockade can only be the last step. `ways`, a Ways or OpenWays, is used only for branches within
/// reach.
[[nodiscard]] constexpr unsigned branches_ahead(const auto& ways, const Layout& layout, Seat seat, Space at,
                                                int left) noexcept {
  const Ahead& ahead = layout.ahead[at];
  const unsigned on_the_way = (1U << left) - 1;
  const unsigned inward = ahead.inward & on_the_way;
  const unsigned with_last_step = inward & (1U << left) >> 1U;
  const unsigned outward = ahead.outward & on_the_way;
  unsigned found = 0;
  if (inward != 0 && ways.lead_inward()) found |= inward;
  if (with_last_step != 0 && ways.end_at_blockades()) found |= with_last_step;
  if (outward != 0 && ways.lead_outward(ahead.ways_out)) found |= outward;
  if (at.is_innermost() && ways.lead_onto_straight()) found |= junctions_ahead(layout, seat, at) & on_the_way;
  return found;
}

}  // namespace regelwerk::clockman
