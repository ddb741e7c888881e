#pragma once

#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/view/view.hpp>

namespace regelwerk::samara {

/// Updates a view by an event shown to its viewer. If the event is impossible in this view, the view is unspecified
/// afterwards.
class EventApplier {
 public:
  constexpr EventApplier(const Layout& layout, bool counts_boards, View& view) noexcept
      : layout_(layout),
        view_(view),
        table_(view.table),
        calendar_(view.table.calendar),
        counts_boards_(counts_boards) {}

  /// False if the event is impossible in this view.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    if (event.seat.index() >= layout_.seats || (names_tool(event.kind) && !shows_what_it_may(event))) return false;
    switch (event.kind) {
      case EventKind::tile_laid:
        return table_.plot(event.space).none() && hand(event.tile, Holder::bag(), Holder::board()) &&
               put(event.space, Plot{event.tile});
      case EventKind::tool_laid:
        return lay(event.space, event.tool);
      case EventKind::tool_taken:
        return take_up(event.space, event.tool) && add(table_.tools_of(event.seat), event.tool);
      case EventKind::tile_taken:
        return table_.plot(event.space) == Plot{event.tile} && hand(event.tile, Holder::board(), Holder{event.seat}) &&
               put(event.space, {});
      case EventKind::tool_lost:
        return remove(table_.tools_of(event.seat), event.tool) && lay(event.space, event.tool);
      case EventKind::tool_chosen:
        if (view_.viewer.is(event.seat)) view_.choice = Tools::of(event.tool);
        return true;
      case EventKind::choices_revealed:
        view_.choice = {};
        return true;
      case EventKind::month_begun:
        return begin_month();
      case EventKind::board_laid:
        return lay_board();
      case EventKind::turn_passed:
        table_.turn = event.seat;
        return true;
      case EventKind::game_ended:
        table_.turn = {};
        return true;
      case EventKind::tie_broken:
      case EventKind::seat_won:
      case EventKind::course_changed:
        return true;
      default:
        return apply_to_worker(event);
    }
  }

 private:
  [[nodiscard]] static constexpr bool names_tool(EventKind kind) noexcept {
    return kind == EventKind::tool_laid || kind == EventKind::tool_taken || kind == EventKind::tool_lost ||
           kind == EventKind::tool_chosen;
  }
  [[nodiscard]] constexpr bool shows_what_it_may(const Event& event) const noexcept {
    return event.has_tool == event.tool_seen_by.includes(view_.viewer);
  }

  /// SM-1, SM-19. Moves a copy of the tile from one holder to another; false if `from` has none.
  [[nodiscard]] constexpr bool hand(Tile tile, Holder from, Holder to) noexcept {
    if (tile.index() >= layout_.tile_kinds || copies_with(layout_, table_, tile, from) == 0) return false;
    hand_over(layout_, table_, tile, from, to);
    return true;
  }
  constexpr bool put(Space space, Plot plot) noexcept {
    table_.board.set_plot(space, plot);
    return true;
  }

  /// SM-3. Adds a tool; false if the game has no more of its kind.
  [[nodiscard]] constexpr bool add(Tools& tools, Tool tool) const noexcept {
    if (tools.count(tool) >= Tools::sets(layout_.seats).count(tool)) return false;
    tools.add(tool);
    return true;
  }
  [[nodiscard]] static constexpr bool remove(Tools& tools, Tool tool) noexcept {
    if (!tools.contains(tool)) return false;
    tools.remove(tool);
    return true;
  }

  [[nodiscard]] constexpr bool lay(Space space, Tool tool) noexcept {
    Tools tools = table_.tools_on(space);
    if (!add(tools, tool)) return false;
    table_.board.set_tools(space, tools);
    return true;
  }
  [[nodiscard]] constexpr bool take_up(Space space, Tool tool) noexcept {
    Tools tools = table_.tools_on(space);
    if (!remove(tools, tool)) return false;
    table_.board.set_tools(space, tools);
    return true;
  }

  /// SM-10. Moves NOW to the next month; false if NOW is not empty.
  [[nodiscard]] constexpr bool begin_month() noexcept {
    if (calendar_.size() == 0 || !calendar_.now_is_empty() || table_.months == 0) return false;
    calendar_.pass(1);
    --table_.months;
    return true;
  }
  /// SM-11, SM-47. Lays the past board at the other end, which brings six more months into view.
  [[nodiscard]] constexpr bool lay_board() noexcept {
    if (table_.months != 0 || table_.boards == max_half_years) return false;
    table_.months = months_per_board;
    if (counts_boards_) ++table_.boards;
    return true;
  }

  [[nodiscard]] constexpr bool apply_to_worker(const Event& event) noexcept {
    if (event.kind == EventKind::figure_born) return bear(event);
    const bool is_trained = event.kind == EventKind::worker_trained;
    const auto index = calendar_.find(is_trained ? event.to : event.from);
    if (!index || calendar_[*index].seat != event.seat) return false;
    switch (event.kind) {
      case EventKind::worker_moved:
      case EventKind::worker_imprisoned:
        return send(*index, event.to);
      case EventKind::worker_weakened:
        return weaken(*index, event.sex);
      case EventKind::worker_left:
        return calendar_[*index].figures == Stack{event.sex} && take_off(*index);
      case EventKind::worker_buried:
        return take_off(*index);
      default:
        return is_trained && train(*index, event.sex);
    }
  }

  [[nodiscard]] constexpr bool is_in_view(Spot spot) const noexcept { return spot.month <= last_month(table_); }
  [[nodiscard]] constexpr bool is_last_in_row(Spot spot) const noexcept {
    return calendar_.spot_of(calendar_.before(spot.month + 1) - 1) == spot;
  }

  /// SM-18. Makes a figure of the reserve a worker, the last one in its row.
  [[nodiscard]] constexpr bool bear(const Event& event) noexcept {
    Reserve& reserve = table_.reserve(event.seat);
    if (!reserve.contains(event.sex) || calendar_.size() == max_workers || !is_in_view(event.to)) return false;
    reserve.remove(event.sex);
    calendar_.add({event.to.month, event.seat, Stack{event.sex}});
    return is_last_in_row(event.to);
  }
  /// SM-13. Moves the worker behind those in the later month.
  [[nodiscard]] constexpr bool send(int index, Spot to) noexcept {
    if (calendar_[index].month >= to.month || !is_in_view(to)) return false;
    calendar_.move(index, to.month);
    return is_last_in_row(to);
  }
  /// SM-36. Moves the lowest figure, of this sex, to the reserve.
  [[nodiscard]] constexpr bool weaken(int index, Sex sex) noexcept {
    const Worker worker = calendar_[index];
    if (worker.figures.strength() < 2 || worker.figures.lowest() != sex) return false;
    calendar_.set_figures(index, worker.figures.without_lowest());
    table_.reserve(worker.seat).add(sex);
    return true;
  }
  /// SM-35. Puts a figure from the reserve under the worker.
  [[nodiscard]] constexpr bool train(int index, Sex sex) noexcept {
    const Worker worker = calendar_[index];
    Reserve& reserve = table_.reserve(worker.seat);
    if (!reserve.contains(sex) || worker.figures.strength() >= figures_per_seat) return false;
    reserve.remove(sex);
    calendar_.set_figures(index, worker.figures.with(sex));
    return true;
  }
  /// SM-34, SM-38. Moves all figures of a worker to the reserve.
  constexpr bool take_off(int index) noexcept {
    const Worker worker = calendar_[index];
    for (int depth = 0; depth < worker.figures.strength(); ++depth) {
      table_.reserve(worker.seat).add(worker.figures.figure(depth));
    }
    calendar_.remove(index);
    return true;
  }

  const Layout& layout_;
  View& view_;
  Table& table_;
  Calendar& calendar_;
  bool counts_boards_;
};

[[nodiscard]] constexpr bool apply_event(const auto& setup, View& view, const Event& event) noexcept {
  return EventApplier{setup.layout(), setup.options().last_half_year > 0, view}.apply(event);
}

}  // namespace regelwerk::samara
