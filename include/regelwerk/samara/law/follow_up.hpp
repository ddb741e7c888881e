#pragma once
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/law/effects.hpp>
#include <regelwerk/samara/law/months.hpp>
#include <regelwerk/samara/law/turn_end.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// SM-25. Applies the effect of a tile that was just built, until the end of the turn.
template <class Setup, class OnEvent>
class FollowUp : protected TurnEnd<Setup, OnEvent> {
 protected:
  using Base = TurnEnd<Setup, OnEvent>;
  using Base::Base;
  using Base::finish_turn;
  using Base::last_in;
  using Base::layout;
  using Base::send;
  using Base::state_;
  using Base::table_;
  using Base::tell;

  /// SM-25. Begins the effect of the tile on `site`, which the seat to move has built with `workers` workers that are
  /// now in `month`.
  constexpr void begin_effect(Effect effect, Space site, int workers, int month) noexcept {
    if (effect == Effect::none || special(effect).permanent) return finish_turn();
    table_.phase = Phase::effect;
    table_.effect = effect;
    table_.builder = table_.turn;
    switch (effect) {
      case Effect::hospital:
      case Effect::prison:
        return ask_after(table_.builder);
      case Effect::weight_room:
        table_.reached = static_cast<std::uint8_t>(month);
        table_.took_part = static_cast<std::uint8_t>(workers);
        return table_.reserve(table_.builder).empty() ? finish_turn() : ask(table_.builder);
      case Effect::tombstone:
        return workers_to_bury(table_.calendar, table_.builder).empty() ? finish_turn() : ask(table_.builder);
      case Effect::barracks:
        table_.site = site;
        return ask_after(table_.builder);
      default:
        table_.site = site;
        table_.losses = effect == Effect::ruin ? losses_of_ruin : 1;
        return ask_for_loss();
    }
  }

  constexpr void ask(Seat seat) noexcept {
    table_.turn = seat;
    tell({.kind = EventKind::turn_passed, .rule = special(table_.effect).rule, .seat = seat});
  }

  /// SM-32, SM-34, SM-40. Asks the next seat clockwise after `seat` that the tile affects; ends the turn when the
  /// builder is reached.
  constexpr void ask_after(Seat seat) noexcept {
    for (seat = next_seat(seat, layout().seats); seat != table_.builder; seat = next_seat(seat, layout().seats)) {
      if (!is_concerned(seat)) continue;
      if (table_.effect != Effect::prison) return ask(seat);
      table_.victim = seat;
      return ask(table_.builder);
    }
    if (table_.effect == Effect::barracks) reveal_choices();
    finish_turn();
  }

  [[nodiscard]] constexpr bool is_concerned(Seat seat) const noexcept {
    switch (table_.effect) {
      case Effect::barracks:
        return !table_.tools_of(seat).empty();
      case Effect::hospital:
        return !workers_to_hurt(table_.calendar, seat).empty();
      default:
        return can_be_imprisoned(table_, seat);
    }
  }

  /// SM-27 to SM-30. Asks the builder for the next tool to lose; ends the turn if none is due or the builder owns none.
  constexpr void ask_for_loss() noexcept {
    const bool asks = table_.losses > 0 && !table_.tools_of(table_.builder).empty();
    return asks ? ask(table_.builder) : finish_turn();
  }
  constexpr void lose(Tool tool) noexcept {
    put_down(table_.builder, tool);
    --table_.losses;
    ask_for_loss();
  }

  constexpr void put_down(Seat seat, Tool tool) noexcept {
    table_.tools_of(seat).remove(tool);
    table_.board.add(table_.site, tool);
    tell({.kind = EventKind::tool_lost,
          .rule = special(table_.effect).rule,
          .seat = seat,
          .tool = tool,
          .has_tool = true,
          .space = table_.site});
  }

  /// SM-32. Records a chosen tool, which stays with its owner until all seats have chosen.
  constexpr void give(Tool tool) noexcept {
    const Seat seat = table_.turn;
    state_.choice(seat) = Tools::of(tool);
    tell({.kind = EventKind::tool_chosen,
          .rule = Rule::barracks,
          .seat = seat,
          .tool = tool,
          .has_tool = true,
          .tool_seen_by = Audience::only(seat)});
    ask_after(seat);
  }
  constexpr void reveal_choices() noexcept {
    if (state_.choices == decltype(state_.choices){}) return;
    tell({.kind = EventKind::choices_revealed, .rule = Rule::barracks});
    for (int i = 1; i < layout().seats; ++i) {
      const Seat seat{(table_.builder.index() + i) % layout().seats};
      state_.choice(seat).for_each_kind([&](Tool tool) { put_down(seat, tool); });
      state_.choice(seat) = {};
    }
  }

  /// SM-34, SM-36. Moves the lowest figure to the reserve; a worker of strength 1 leaves the calendar.
  constexpr void hurt(int index) noexcept {
    const Worker worker = table_.calendar[index];
    const Sex sex = worker.figures.lowest();
    const bool leaves = worker.figures.strength() == 1;
    tell({.kind = leaves ? EventKind::worker_left : EventKind::worker_weakened,
          .rule = leaves ? Rule::hospital : Rule::lowest_leaves,
          .seat = worker.seat,
          .sex = sex,
          .from = table_.calendar.spot_of(index)});
    table_.reserve(worker.seat).add(sex);
    if (leaves) {
      table_.calendar.remove(index);
    } else {
      table_.calendar.set_figures(index, worker.figures.without_lowest());
    }
    ask_after(worker.seat);
  }

  /// SM-35. Moves a worker one month ahead, except from the last month or with the Bridge, and adds a figure at its
  /// bottom.
  constexpr void train(int index) noexcept {
    const Worker worker = table_.calendar[index];
    const int month = month_of_training(layout(), table_, worker);
    if (month != worker.month) {
      send(index, month, Rule::weight_room);
      index = last_in(month);
    }
    Reserve& reserve = table_.reserve(worker.seat);
    const Sex same = worker.figures.sex();
    const Sex other = same == Sex::woman ? Sex::man : Sex::woman;
    const Sex sex = reserve.contains(same) ? same : other;
    reserve.remove(sex);
    table_.calendar.set_figures(index, worker.figures.with(sex));
    tell({.kind = EventKind::worker_trained,
          .rule = Rule::weight_room,
          .seat = worker.seat,
          .sex = sex,
          .to = table_.calendar.spot_of(index)});
    finish_turn();
  }

  /// SM-38. Moves the whole worker to the reserve.
  constexpr void bury(int index) noexcept {
    const Worker worker = table_.calendar[index];
    tell({.kind = EventKind::worker_buried,
          .rule = Rule::tombstone,
          .seat = worker.seat,
          .from = table_.calendar.spot_of(index)});
    for (int depth = 0; depth < worker.figures.strength(); ++depth) {
      table_.reserve(worker.seat).add(worker.figures.figure(depth));
    }
    table_.calendar.remove(index);
    finish_turn();
  }

  /// SM-40. Moves a worker five months ahead, but not beyond the last month.
  constexpr void imprison(int index) noexcept {
    const int month = *Prison{table_, table_.victim}.month_of(table_.calendar[index]);
    send(index, month, Rule::prison, EventKind::worker_imprisoned);
    ask_after(table_.victim);
  }
};

}  // namespace regelwerk::samara
