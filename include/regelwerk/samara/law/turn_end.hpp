#pragma once
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/law/outcome.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// The steps that all moves of seats share: move workers ahead, end the turn, move the calendar.
template <class Setup, class OnEvent>
class TurnEnd {
 protected:
  constexpr TurnEnd(const Setup& setup, State& state, OnEvent& on_event) noexcept
      : setup_(setup), state_(state), table_(state.table), on_event_(on_event) {}

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }

  constexpr void tell(const Event& event) noexcept {
    if constexpr (wants_events<OnEvent>) on_event_(event);
  }

  /// SM-8. Moves one worker to a later month, behind the workers there.
  constexpr void send(int index, int month, Rule rule, EventKind kind = EventKind::worker_moved) noexcept {
    if constexpr (wants_events<OnEvent>) {
      const Seat seat = table_.calendar[index].seat;
      const Spot from = table_.calendar.spot_of(index);
      table_.calendar.move(index, month);
      tell({.kind = kind, .rule = rule, .seat = seat, .from = from, .to = table_.calendar.spot_of(last_in(month))});
    } else {
      table_.calendar.move(index, month);
    }
  }

  /// The index of the worker farthest from the board in this month. Precondition: the month has a worker.
  [[nodiscard]] constexpr int last_in(int month) const noexcept { return table_.calendar.before(month + 1) - 1; }

  /// SM-10, SM-11, SM-44, SM-47. Ends the game or begins the next turn. All tools and workers must be in place.
  constexpr void finish_turn() noexcept {
    end_effect();
    if (!any_tile_left(table_)) return end_game(Rule::last_tile);
    move_calendar();
    const int last_half_year = setup_.options().last_half_year;
    if (last_half_year > 0 && table_.boards >= last_half_year) return end_game(Rule::last_half_year);
    begin_turn();
  }

  /// SM-9. Begins the turn of the worker in NOW that is nearest the board.
  constexpr void begin_turn() noexcept {
    table_.phase = Phase::action;
    table_.turn = table_.calendar.packed(0).seat();
    tell({.kind = EventKind::turn_passed, .rule = Rule::active_worker, .seat = table_.turn});
  }

 private:
  constexpr void end_effect() noexcept {
    table_.effect = Effect::none;
    table_.builder = {};
    table_.site = {};
    table_.victim = {};
    table_.losses = 0;
    table_.reached = 0;
    table_.took_part = 0;
  }

  /// SM-10. Moves the calendar until NOW holds a worker. There always is one, since no seat loses its last woman
  /// (SM-26).
  constexpr void move_calendar() noexcept {
    const int months = table_.calendar.packed(0).month();
    if (months == 0) return;
    table_.calendar.pass(months);
    for (int left = months; left > 0; --left) begin_month();
  }

  /// SM-10, SM-11. Moves NOW to the next month; a past board goes to the other end.
  constexpr void begin_month() noexcept {
    tell({.kind = EventKind::month_begun, .rule = Rule::calendar_moves});
    if (--table_.months > 0) return;
    table_.months = months_per_board;
    if (setup_.options().last_half_year > 0) ++table_.boards;
    tell({.kind = EventKind::board_laid, .rule = Rule::board_passes});
  }

  constexpr void end_game(Rule rule) noexcept {
    table_.phase = Phase::over;
    table_.turn = {};
    if constexpr (wants_events<OnEvent>) {
      const auto outcome = *outcome_of(layout(), table_);
      const Seat winner = seat_on(outcome, 1);
      tell({.kind = EventKind::game_ended, .rule = rule});
      if (outcome.tie_broken_by) {
        tell({.kind = EventKind::tie_broken,
              .rule = *outcome.tie_broken_by,
              .seat = winner,
              .other = seat_on(outcome, 2)});
      }
      tell({.kind = EventKind::seat_won,
            .rule = Rule::places,
            .seat = winner,
            .amount = static_cast<std::int16_t>(outcome.score(winner))});
    }
  }

 protected:
  const Setup& setup_;
  State& state_;
  Table& table_;
  OnEvent& on_event_;
};

}  // namespace regelwerk::samara
