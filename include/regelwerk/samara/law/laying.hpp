#pragma once
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/law/turn_end.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// Makes one chance outcome in place and reports its effects as events.
template <class Setup, class OnEvent>
class ChanceOutcome : TurnEnd<Setup, OnEvent> {
 public:
  using Base = TurnEnd<Setup, OnEvent>;

  constexpr ChanceOutcome(const Setup& setup, State& state, OnEvent& on_event) noexcept
      : Base(setup, state, on_event) {}

  /// SM-1. Lays the tile on the next space.
  constexpr void lay(Tile tile) noexcept {
    const Space space{table_.draws};
    table_.board.lay(space, tile);
    hand_over(layout(), table_, tile, Holder::bag(), Holder::board());
    tell({.kind = EventKind::tile_laid, .rule = Rule::tiles_laid, .tile = tile, .space = space});
    if (++table_.draws < space_count) return;
    table_.draws = 0;
    table_.phase = Phase::tool;
  }

  /// SM-3. Lays the tool on the next place of a tool space.
  constexpr void lay(Tool tool) noexcept {
    const Space space = layout().tool_places[table_.draws];
    table_.board.add(space, tool);
    tell({.kind = EventKind::tool_laid, .rule = Rule::tools_laid, .tool = tool, .has_tool = true, .space = space});
    if (++table_.draws < layout().tools()) return;
    table_.draws = 0;
    begin_turn();
  }

 private:
  using Base::begin_turn;
  using Base::layout;
  using Base::table_;
  using Base::tell;
};

}  // namespace regelwerk::samara
