#pragma once
#include <cstdint>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/hidden/pool.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clockman {

/// CM-43. The number of kinds of on-demand cards.
inline constexpr int demand_kinds = first_open - first_on_demand;

/// The pool of on-demand cards (CM-43). Its holders are the hands.
inline constexpr HiddenSizes demand_sizes{
    .kinds = demand_kinds, .holders = max_seats, .levels = 6, .entries = 16, .hypotheses = 24};
using DemandPool = HiddenPool<demand_sizes>;

/// What an open or a missing window reveals about the hand of its seat. `table` is that of the view except for
/// `played`, which a move changes without an event, so the memory stores it.
template <class Setup>
class WindowNotes {
 public:
  constexpr WindowNotes(const Setup& setup, Viewer viewer, const Table& table, DemandPool& pool) noexcept
      : setup_(setup), viewer_(viewer), table_(table), pool_(pool) {}

  [[nodiscard]] constexpr Table& table() noexcept { return table_; }
  [[nodiscard]] constexpr Seat after(Seat seat) const noexcept { return next_seat(seat, setup_.layout().seats); }

  /// Records that the window of the seat opened.
  constexpr void opened(Phase window, Seat seat) noexcept {
    if (viewer_.is(seat) || opens(window, seat, EventCards{})) return;
    pool_.demand(seat.index(), kinds_for(window, seat));
  }
  /// Records that the window of the seat was due and did not open.
  constexpr void missing(Phase window, Seat seat) noexcept {
    if (!pool_.has_slots(seat.index()) || opens(window, seat, EventCards{})) return;
    pool_.forbid(seat.index(), kinds_for(window, seat));
  }

 private:
  /// True if the window opens for a seat with these cards.
  [[nodiscard]] constexpr bool opens(Phase window, Seat seat, const EventCards& cards) const noexcept {
    if (window == Phase::before || window == Phase::others || window == Phase::after) {
      return has_window(setup_.layout(), setup_.options(), table_, cards, window, seat);
    }
    return can_play(setup_.layout(), table_, cards, seat, card_of_window(window));
  }
  /// The kinds of cards each of which alone opens the window.
  [[nodiscard]] constexpr KindSet kinds_for(Phase window, Seat seat) const noexcept {
    unsigned kinds = 0;
    const Deck& deck = setup_.layout().deck;
    for (int i = 0; i < demand_kinds; ++i) {
      const Card card{first_on_demand + i};
      if (deck.copies(card) == 0) continue;
      EventCards alone;
      alone.move(deck, card, Spot::draw(), Spot::hand(seat));
      if (opens(window, seat, alone)) kinds |= only_kind(i);
    }
    return static_cast<KindSet>(kinds);
  }

  const Setup& setup_;
  Viewer viewer_;
  Table table_;
  DemandPool& pool_;
};

/// Follows a turn (CM-68) from window to window. A window is due when the rules next ask whether its seat can do
/// something in it. What happens then shows the answer.
class WindowsSeen {
 public:
  constexpr WindowsSeen() = default;
  constexpr explicit WindowsSeen(const Table& table) noexcept
      : window_(is_window(table.phase) ? table.phase : Phase::over), asked_(seat_at(table)), played_(table.played) {}

  [[nodiscard]] constexpr bool is_settled() const noexcept { return due_ == Phase::over; }

  /// Resolves the window that is still due at a node.
  constexpr void settle(auto notes) noexcept {
    if (is_settled()) return;
    notes.table().played = played_;
    answer_at_node(notes, notes.table().phase);
  }

  /// Updates the due window by an event.
  constexpr void take_in(auto notes, const Event& event) noexcept {
    notes.table().played = played_;
    if (event.kind == EventKind::course_changed) {
      if (event.course == phase_in_course) answer_at_node(notes, static_cast<Phase>(event.value));
      return;
    }
    if (event.kind == EventKind::window_opened) return open(notes, event);
    if (!is_settled()) answer_by(notes, event);
    follow(notes, event);
  }

  friend constexpr bool operator==(const WindowsSeen&, const WindowsSeen&) = default;

 private:
  /// The index of Table::phase among the members of the course.
  static constexpr std::uint8_t phase_in_course = 1;

  [[nodiscard]] static constexpr Phase phase_of(const Table& table, Rule rule) noexcept {
    switch (rule) {
      case Rule::card_swap:
        return Phase::others;
      case Rule::card_guard:
        return Phase::guard;
      case Rule::card_stay:
        return Phase::stay;
      case Rule::card_veto:
        return Phase::veto;
      default:
        return table.roll == 0 ? Phase::before : Phase::after;
    }
  }

  constexpr void expect(Phase window, Seat seat) noexcept {
    due_ = window;
    due_seat_ = seat;
  }

  constexpr void open(auto& notes, const Event& event) noexcept {
    const Phase window = phase_of(notes.table(), event.rule);
    answer(notes, window, event.seat);
    notes.opened(window, event.seat);
    window_ = window;
    asked_ = event.seat;
  }

  /// Records a due window as missing if the event shows that it did not open, unless the rules never asked for it.
  constexpr void answer_by(auto& notes, const Event& event) noexcept {
    switch (event.kind) {
      case EventKind::turn_missed:
      case EventKind::digits_traded:
        due_ = Phase::over;
        return;
      case EventKind::die_rolled:
        // CM-67. The starting roll counts, and there is no window before it.
        if (event.rule == Rule::turn_order) due_ = Phase::over;
        break;
      case EventKind::digit_robbed:
      case EventKind::digit_kept:
        if (due_ == Phase::stay && event.other == due_seat_) return answer_at_node(notes, Phase::rob);
        break;
      default:
        break;
    }
    answer(notes, Phase::over, Seat{});
  }

  /// Records the answer when a move ends in a node of this kind.
  constexpr void answer_at_node(auto& notes, Phase phase) noexcept {
    if (is_settled()) return;
    // CM-60. A figure that can be robbed was captured, and its seat was not asked to guard.
    if (due_ == Phase::stay && phase == Phase::rob && !is_guarded_) {
      notes.missing(Phase::guard, due_seat_);
      due_ = Phase::over;
      return;
    }
    answer(notes, Phase::over, Seat{});
  }

  /// Records as missing the windows that were due before the one that opened for `seat`; if `window` is over, all that
  /// were due.
  constexpr void answer(auto& notes, Phase window, Seat seat) noexcept {
    const Phase due = due_;
    due_ = Phase::over;
    const Seat turn = notes.table().turn;
    switch (due) {
      case Phase::before:
        if (window == Phase::before) return;
        notes.missing(Phase::before, turn);
        due_seat_ = notes.after(turn);
        return all_missing(notes, Phase::others, window, seat);
      case Phase::others:
      case Phase::veto:
        return all_missing(notes, due, window, seat);
      case Phase::after:
        if (window != Phase::after) notes.missing(Phase::after, turn);
        return;
      case Phase::guard:
        if (window != Phase::guard) notes.missing(Phase::guard, due_seat_);
        return;
      case Phase::stay:
        if ((window == Phase::stay || window == Phase::guard) && seat == due_seat_) return;
        return notes.missing(Phase::stay, due_seat_);
      default:
        return;
    }
  }
  /// Records as missing the windows of the seats from the due one on, up to but not including that of `opened`.
  constexpr void all_missing(auto& notes, Phase due, Phase window, Seat opened) noexcept {
    for (Seat seat = due_seat_; seat != notes.table().turn; seat = notes.after(seat)) {
      if (window == due && seat == opened) return;
      notes.missing(due, seat);
    }
  }

  constexpr void follow(auto& notes, const Event& event) noexcept {
    const Seat turn = notes.table().turn;
    switch (event.kind) {
      case EventKind::turn_passed:
        played_ = 0;
        if (event.rule != Rule::starting_rolls) expect(Phase::before, event.seat);
        return;
      case EventKind::turn_extra:
        played_ = 0;
        return expect(Phase::before, event.seat);
      case EventKind::die_rolled:
      case EventKind::roll_changed:
        return expect(Phase::after, turn);
      case EventKind::figures_swapped:
        return expect(window_, window_ == Phase::others ? event.seat : turn);
      case EventKind::digits_traded:
        return expect(notes.table().roll == 0 ? Phase::before : Phase::after, turn);
      case EventKind::offer_declined:
        if (!event.proposal.none()) expect(notes.table().roll == 0 ? Phase::before : Phase::after, turn);
        return;
      case EventKind::card_read:
        return expect(Phase::veto, notes.after(turn));
      case EventKind::figure_captured:
        is_guarded_ = is_grabbed_ = 0;
        return expect(Phase::stay, event.seat);
      case EventKind::digit_demanded:
        is_grabbed_ = 1;
        return expect(Phase::guard, event.other);
      case EventKind::digit_robbed:
      case EventKind::digit_kept:
        is_guarded_ = 1;
        if (event.rule != Rule::card_grab) expect(Phase::stay, event.other);
        return;
      case EventKind::digit_guarded:
        is_guarded_ = 1;
        if (is_grabbed_ == 0) expect(Phase::stay, event.seat);
        return;
      case EventKind::window_passed:
        return pass(notes, event.seat);
      case EventKind::card_played:
        if (event.seat == turn) ++played_;
        return;
      default:
        return;
    }
  }

  constexpr void pass(auto& notes, Seat seat) noexcept {
    switch (window_) {
      case Phase::before:
      case Phase::others:
      case Phase::veto:
        return expect(window_ == Phase::veto ? Phase::veto : Phase::others, notes.after(seat));
      default:
        return;
    }
  }

  Phase due_ = Phase::over;  ///< the window that is due; over if none is
  Seat due_seat_;
  Phase window_ = Phase::over;  ///< the window that opened last
  Seat asked_;                  ///< the seat of that window
  std::uint8_t played_ = 0;     ///< CM-45: number of cards that the active seat has played in this turn
  std::uint8_t is_guarded_ = 0;
  std::uint8_t is_grabbed_ = 0;
  Padding<1> padding_{};
};

}  // namespace regelwerk::clockman
