#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/effects.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/helpers.hpp>
#include <regelwerk/samara/layout.hpp>
#include <regelwerk/samara/legal.hpp>
#include <regelwerk/samara/months.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/outcome.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/specials.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// SM-4 to SM-7. The position before the first tile is laid.
template <class Setup>
[[nodiscard]] constexpr State initial_state(const Setup& setup, const Start& start) noexcept {
  const int seats = setup.layout().seats;
  State state = blank_state(setup.layout());
  Table& table = state.table;
  table.months = static_cast<std::uint8_t>(setup.options().start_month);
  const auto in_order = [&](int i) { return start.order[static_cast<std::size_t>(i)]; };
  for (int i = 0; i < seats; ++i) table.calendar.add({0, in_order(i), Stack{Sex::woman}});
  for (int i = seats; i-- > 0;) table.calendar.add({0, in_order(i), Stack{Sex::man}.with(Sex::man)});
  for (int seat = 0; seat < seats; ++seat) table.reserve(Seat{seat}) = Reserve{1, 1};
  return state;
}

/// Carries one move out, in place, and tells what it does.
template <class Setup, class OnEvent>
class Transition {
 public:
  constexpr Transition(const Setup& setup, State& state, OnEvent& on_event) noexcept
      : setup_(setup), state_(state), table_(state.table), on_event_(on_event) {}

  /// Precondition: `move` is legal.
  constexpr void carry_out(Move move) noexcept {
    switch (move.kind) {
      case MoveKind::tile:
        return lay(move.tile());
      case MoveKind::tool:
        return lay(move.tool());
      case MoveKind::take:
        return take(move.tool(), move.space(), move.helpers);
      case MoveKind::build:
        return build(move.space(), move.helpers);
      case MoveKind::raise:
        return raise(move.sex());
      case MoveKind::vacation:
        return leave_now(*month_of_vacation(table_.calendar, table_.turn), Rule::vacation);
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
    }
  }

 private:
  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }

  constexpr void tell(const Event& event) noexcept {
    if constexpr (wants_events<OnEvent>) on_event_(event);
  }

  /// SM-1.
  constexpr void lay(Tile tile) noexcept {
    const Space space{table_.draws};
    table_.plot(space) = Plot{tile};
    hand_over(layout(), table_, tile, Holder::bag(), Holder::board());
    tell({.kind = EventKind::tile_laid, .rule = Rule::tiles_laid, .tile = tile, .space = space});
    if (++table_.draws < space_count) return;
    table_.draws = 0;
    table_.phase = Phase::tool;
  }

  /// SM-3.
  constexpr void lay(Tool tool) noexcept {
    const Space space = layout().tool_places[table_.draws];
    table_.tools_on(space).add(tool);
    tell({.kind = EventKind::tool_laid, .rule = Rule::tools_laid, .tool = tool, .has_tool = true, .space = space});
    if (++table_.draws < layout().tools()) return;
    table_.draws = 0;
    begin_turn();
  }

  /// SM-16.
  constexpr void take(Tool tool, Space space, Helpers helpers) noexcept {
    const Seat seat = table_.turn;
    const int month = month_reached(layout(), table_, seat, layout().column(space));
    table_.tools_on(space).remove(tool);
    table_.tools_of(seat).add(tool);
    tell({.kind = EventKind::tool_taken,
          .rule = Rule::take_tool,
          .seat = seat,
          .tool = tool,
          .has_tool = true,
          .space = space});
    send_crew(helpers, month, Rule::take_tool);
    finish_turn();
  }

  /// SM-19, SM-43. The tile acts on no month that is reached by building it.
  constexpr void build(Space space, Helpers helpers) noexcept {
    const Seat seat = table_.turn;
    const Tile tile = table_.plot(space).tile();
    const int month = month_reached(layout(), table_, seat, layout().column(space));
    table_.plot(space) = {};
    hand_over(layout(), table_, tile, Holder::board(), Holder{seat});
    tell({.kind = EventKind::tile_taken,
          .rule = Rule::build,
          .seat = seat,
          .tile = tile,
          .space = space,
          .amount = layout().facts(tile).prestige});
    send_crew(helpers, month, Rule::build);
    begin_effect(layout().facts(tile).effect, space, 1 + helpers.size(), month);
  }

  /// SM-18.
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

  /// SM-22, SM-23.
  constexpr void leave_now(int month, Rule rule) noexcept {
    send(0, month, rule);
    finish_turn();
  }

  /// SM-12, SM-13. The active worker and its helpers leave NOW.
  constexpr void send_crew(Helpers helpers, int month, Rule rule) noexcept {
    if (helpers.empty()) return send(0, month, rule);
    const Crew crew{table_.calendar, false};
    send(0, month, rule);
    int gone = 1;
    for (int helper = 0; helper < crew.size(); ++helper) {
      if (helpers.contains(helper)) send(crew.place(helper) - gone++, month, rule);
    }
  }

  /// SM-8. One worker goes to a later month.
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

  /// The worker farthest from the board in this month. Precondition: there is one.
  [[nodiscard]] constexpr int last_in(int month) const noexcept { return table_.calendar.before(month + 1) - 1; }

  /// SM-25. What the tile does that the seat whose turn it is has built on `site` with `workers` workers, now in
  /// `month`.
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
        return can_bury(table_, table_.builder) ? ask(table_.builder) : finish_turn();
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

  /// SM-32, SM-34, SM-40. The next seat clockwise from `seat` to the builder that the tile concerns.
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
        return can_be_hurt(table_, seat);
      default:
        return can_be_imprisoned(table_, seat);
    }
  }

  /// SM-27 to SM-30.
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
    table_.tools_on(table_.site).add(tool);
    tell({.kind = EventKind::tool_lost,
          .rule = special(table_.effect).rule,
          .seat = seat,
          .tool = tool,
          .has_tool = true,
          .space = table_.site});
  }

  /// SM-32.
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
    tell({.kind = EventKind::choices_revealed, .rule = Rule::barracks});
    for (int i = 1; i < layout().seats; ++i) {
      const Seat seat{(table_.builder.index() + i) % layout().seats};
      state_.choice(seat).for_each_kind([&](Tool tool) { put_down(seat, tool); });
      state_.choice(seat) = {};
    }
  }

  /// SM-34, SM-36.
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

  /// SM-35.
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

  /// SM-38.
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

  /// SM-40.
  constexpr void imprison(int index) noexcept {
    const int month = *Prison{table_, table_.victim}.month_of(table_.calendar[index]);
    send(index, month, Rule::prison, EventKind::worker_imprisoned);
    ask_after(table_.victim);
  }

  /// SM-10, SM-11, SM-44, SM-47. Tools and workers are where they belong.
  constexpr void finish_turn() noexcept {
    end_effect();
    if (!any_tile_left(table_)) return end_game(Rule::last_tile);
    while (table_.calendar.now_is_empty()) begin_month();
    const int last_half_year = setup_.options().last_half_year;
    if (last_half_year > 0 && table_.boards >= last_half_year) return end_game(Rule::last_half_year);
    begin_turn();
  }

  constexpr void end_effect() noexcept {
    table_.effect = Effect::none;
    table_.builder = {};
    table_.site = {};
    table_.victim = {};
    table_.losses = 0;
    table_.reached = 0;
    table_.took_part = 0;
  }

  /// SM-10, SM-11.
  constexpr void begin_month() noexcept {
    table_.calendar.pass(1);
    tell({.kind = EventKind::month_begun, .rule = Rule::calendar_moves});
    if (--table_.months > 0) return;
    table_.months = months_per_board;
    if (setup_.options().last_half_year > 0) ++table_.boards;
    tell({.kind = EventKind::board_laid, .rule = Rule::board_passes});
  }

  /// SM-9.
  constexpr void begin_turn() noexcept {
    table_.phase = Phase::action;
    table_.turn = table_.calendar.active().seat;
    tell({.kind = EventKind::turn_passed, .rule = Rule::active_worker, .seat = table_.turn});
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
      tell({.kind = EventKind::seat_won, .rule = Rule::places, .seat = winner, .amount = outcome.score(winner)});
    }
  }

  const Setup& setup_;
  State& state_;
  Table& table_;
  OnEvent& on_event_;
};

}  // namespace regelwerk::samara
