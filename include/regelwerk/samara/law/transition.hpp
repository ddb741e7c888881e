#pragma once
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/law/follow_up.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/law/laying.hpp>
#include <regelwerk/samara/law/legal.hpp>
#include <regelwerk/samara/law/months.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// Makes one decision in place and reports its effects as events.
template <class Setup, class OnEvent>
class Transition : FollowUp<Setup, OnEvent> {
 public:
  using Base = FollowUp<Setup, OnEvent>;

  constexpr Transition(const Setup& setup, State& state, OnEvent& on_event) noexcept : Base(setup, state, on_event) {}

  /// Precondition: `move` is legal.
  constexpr void carry_out(Move move) noexcept {
    switch (move.kind) {
      case MoveKind::take:
        return take(move.tool(), move.space(), move.helpers);
      case MoveKind::build:
        return build(move.space(), move.helpers);
      case MoveKind::raise:
        return raise(move.sex());
      case MoveKind::vacation:
        return leave_now(*month_of_vacation(table_.calendar), Rule::vacation);
      case MoveKind::step:
        return leave_now(month_of_step(layout(), table_, table_.turn), Rule::no_action);
      case MoveKind::lose:
        return lose(move.tool());
      case MoveKind::give:
        return give(move.tool());
      case MoveKind::hurt:
        return hurt(*table_.calendar.find(move.spot()));
      case MoveKind::train:
        return train(*table_.calendar.find(move.spot()));
      case MoveKind::bury:
        return bury(*table_.calendar.find(move.spot()));
      case MoveKind::imprison:
        return imprison(*table_.calendar.find(move.spot()));
      default:
        return;
    }
  }

 private:
  using Base::begin_effect;
  using Base::bury;
  using Base::finish_turn;
  using Base::give;
  using Base::hurt;
  using Base::imprison;
  using Base::last_in;
  using Base::layout;
  using Base::lose;
  using Base::send;
  using Base::table_;
  using Base::tell;
  using Base::train;

  /// SM-16. Moves the tool to the seat and the workers ahead by the months of the column.
  constexpr void take(Tool tool, Space space, Helpers helpers) noexcept {
    const Seat seat = table_.turn;
    const int month = month_reached(layout(), table_, seat, layout().column(space));
    table_.board.remove(space, tool);
    table_.tools_of(seat).add(tool);
    tell({.kind = EventKind::tool_taken,
          .rule = Rule::take_tool,
          .seat = seat,
          .tool = tool,
          .has_tool = true,
          .space = space});
    send_all(helpers, month, Rule::take_tool);
    finish_turn();
  }

  /// SM-19, SM-43. Builds a tile. Computes the month before the tile changes hands, so that the tile does not affect
  /// its own building.
  constexpr void build(Space space, Helpers helpers) noexcept {
    const Seat seat = table_.turn;
    const Tile tile = table_.plot(space).tile();
    const int month = month_reached(layout(), table_, seat, layout().column(space));
    table_.board.set_plot(space, {});
    hand_over(layout(), table_, tile, Holder::board(), Holder{seat});
    tell({.kind = EventKind::tile_taken,
          .rule = Rule::build,
          .seat = seat,
          .tile = tile,
          .space = space,
          .amount = layout().facts(tile).prestige});
    send_all(helpers, month, Rule::build);
    begin_effect(layout().facts(tile).effect, space, 1 + helpers.size(), month);
  }

  /// SM-18. Raises a worker: mother and child go to the month of birth, the mother first.
  constexpr void raise(Sex sex) noexcept {
    const Seat seat = table_.turn;
    const int month = month_of_birth(layout(), table_, seat);
    send(0, month, Rule::raise_worker);
    table_.reserve(seat).remove(sex);
    table_.calendar.add({static_cast<std::uint8_t>(month), seat, Stack{sex}});
    tell({.kind = EventKind::figure_born,
          .rule = Rule::raise_worker,
          .seat = seat,
          .sex = sex,
          .to = table_.calendar.spot_of(last_in(month))});
    finish_turn();
  }

  /// SM-22, SM-23. Moves the active worker alone, for a vacation or because no action is possible.
  constexpr void leave_now(int month, Rule rule) noexcept {
    send(0, month, rule);
    finish_turn();
  }

  /// SM-12, SM-13. Moves the active worker and its helpers out of NOW.
  constexpr void send_all(Helpers helpers, int month, Rule rule) noexcept {
    helpers.empty() ? send(0, month, rule) : send_crew(helpers, month, rule);
  }
  constexpr void send_crew(Helpers helpers, int month, Rule rule) noexcept {
    const Seat seat = table_.turn;
    send(0, month, rule);
    unsigned left = helpers.bits();
    for (int place = 0; left != 0;) {
      const bool own = table_.calendar.packed(place).seat() == seat;
      const bool goes = own && left % 2 != 0;
      if (own) left /= 2;
      // When a worker leaves, the next one takes its place in the row.
      goes ? send(place, month, rule) : void(++place);
    }
  }
};

template <class Setup, class OnEvent>
constexpr void carry_out(const Setup& setup, State& state, Move move, OnEvent& on_event) noexcept {
  if (move.kind == MoveKind::tile) return ChanceOutcome<Setup, OnEvent>{setup, state, on_event}.lay(move.tile());
  if (move.kind == MoveKind::tool) return ChanceOutcome<Setup, OnEvent>{setup, state, on_event}.lay(move.tool());
  Transition<Setup, OnEvent>{setup, state, on_event}.carry_out(move);
}

}  // namespace regelwerk::samara
