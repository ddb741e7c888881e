#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/text/words.hpp>
#include <regelwerk/samara/view/view.hpp>

// The members of the value types of Samara and the words of their leaves (core/description/member.hpp,
// core/description/spelling.hpp).

namespace regelwerk::samara {

[[nodiscard]] constexpr std::string_view word(Rule rule) noexcept { return info(rule).id; }
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Rule> /*type*/) noexcept { return rule_table.size(); }

/// The name of a tile; "?" if the edition does not have it.
[[nodiscard]] constexpr Text<tile_name_limit> word_under(const auto& setup, Tile tile) noexcept {
  if (tile.index() >= setup.layout().tile_kinds) return Text<tile_name_limit>{} << '?';
  return word(setup.edition(), tile);
}
[[nodiscard]] constexpr Text<tile_name_limit> word_under(const auto& setup, Plot plot) noexcept {
  return word_under(setup, plot.tile());
}
/// `3/1` for the space in column 3 and row 1.
[[nodiscard]] constexpr Text<3> word_under(const auto& setup, Space space) noexcept {
  return Text<3>{} << setup.layout().column(space) << '/' << setup.layout().row(space);
}

[[nodiscard]] constexpr Text<5> word(Holder holder) noexcept {
  if (holder.is_seat()) return Text<5>{} << holder.seat().index();
  return Text<5>{} << (holder == Holder::board() ? std::string_view{"board"} : std::string_view{"bag"});
}
/// `WM` for a man under a woman.
[[nodiscard]] constexpr Text<figures_per_seat> word(Stack figures) noexcept {
  Text<figures_per_seat> out;
  for (int depth = 0; depth < figures.strength(); ++depth) {
    out << sex_letters[static_cast<std::size_t>(figures.figure(depth))];
  }
  return out;
}

/// The number of a helper.
[[nodiscard]] constexpr std::uint8_t item_at(std::type_identity<Helpers> /*type*/, std::size_t index) noexcept {
  return static_cast<std::uint8_t>(index);
}

namespace detail {

/// The tool of an event, or none.
class MaybeTool {
 public:
  constexpr MaybeTool() = default;
  constexpr explicit MaybeTool(const Event& event) noexcept
      : code_(static_cast<std::uint8_t>(event.has_tool ? static_cast<int>(event.tool) + 1 : 0)) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }
  /// The tool; the first tool of all if there is none.
  [[nodiscard]] constexpr Tool tool() const noexcept { return none() ? Tool{} : static_cast<Tool>(code_ - 1); }
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr MaybeTool from_code(std::uint8_t code) noexcept {
    MaybeTool seen;
    seen.code_ = code;
    return seen;
  }
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ <= tool_kinds; }

  friend constexpr bool operator==(MaybeTool, MaybeTool) = default;

 private:
  std::uint8_t code_ = 0;
};

[[nodiscard]] constexpr std::string_view word(MaybeTool seen) noexcept { return samara::word(seen.tool()); }
/// The word in a language (core/language/language.hpp).
template <Language Tongue>
[[nodiscard]] constexpr std::string_view word(MaybeTool seen, Tongue language) noexcept
  requires requires { word(seen.tool(), language); }
{
  return word(seen.tool(), language);
}

}  // namespace detail

constexpr void for_each_member(Like<Worker> auto& worker, auto& f) noexcept {
  f("month", worker.month, up_to(max_months - 1));
  f("seat", worker.seat);
  f("figures", worker.figures);
}

constexpr void for_each_member(Like<Spot> auto& spot, auto& f) noexcept {
  f("month", spot.month, up_to(max_months - 1));
  f("place", spot.place, up_to(max_workers - 1));
}

constexpr void for_each_member(Like<Table> auto& table, auto& f) noexcept {
  f("calendar", table.calendar);
  Plots plots = table.board.plots();
  f("plots", plots);
  f("holders", table.holders, Usually{Holder::bag()});
  Stocks tools = table.board.tools();
  f("tools", tools);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(table)>>) table.board = Board{plots, tools};
  f("owned", table.owned);
  f("reserves", table.reserves);
  f("phase", table.phase, in_course);
  f("seats", table.seats, up_to(max_seats));
  f("turn", table.turn);
  f("months", table.months, up_to(months_per_board));
  f("boards", table.boards);
  f("draws", table.draws, in_course, up_to(space_count - 1));
  f("effect", table.effect, in_course);
  f("builder", table.builder, in_course);
  f("site", table.site, in_course);
  f("victim", table.victim, in_course);
  f("losses", table.losses, in_course, up_to(losses_of_ruin));
  f("reached", table.reached, in_course, up_to(max_months - 1));
  f("took_part", table.took_part, in_course, up_to(figures_per_seat));
}

[[nodiscard]] constexpr auto& course_of(Like<State> auto& state) noexcept { return state.table; }
[[nodiscard]] constexpr auto& course_of(Like<View> auto& view) noexcept { return view.table; }

constexpr void for_each_member(Like<State> auto& state, auto& f) noexcept {
  f("table", state.table);
  f("choices", state.choices);
}

constexpr void for_each_member(Like<View> auto& view, auto& f) noexcept {
  f("viewer", view.viewer);
  f("table", view.table);
  f("choice", view.choice);
}

namespace detail {

/// The parts of a move; those that its kind does not use are none.
struct MoveParts {
  MoveKind kind{};
  Maybe<Tile> tile;
  Maybe<Tool> tool;
  Maybe<Space> space;
  Maybe<Sex> sex;
  Maybe<Spot> worker;
  Helpers helpers;

  constexpr explicit MoveParts(const Move& move) noexcept : kind(move.kind), helpers(move.helpers) {
    switch (kind) {
      case MoveKind::tile:
        tile = move.tile();
        break;
      case MoveKind::take:
        space = move.space();
        [[fallthrough]];
      case MoveKind::tool:
      case MoveKind::lose:
      case MoveKind::give:
        tool = move.tool();
        break;
      case MoveKind::build:
        space = move.space();
        break;
      case MoveKind::raise:
        sex = move.sex();
        break;
      case MoveKind::hurt:
      case MoveKind::train:
      case MoveKind::bury:
      case MoveKind::imprison:
        worker = move.spot();
        break;
      default:
        break;
    }
  }

  [[nodiscard]] constexpr Move move() const noexcept {
    const auto first = [&]() -> int {
      if (tile) return tile->index();
      return space ? space->index() : worker ? worker->month : 0;
    };
    const auto second = [&]() -> int {
      if (tool) return static_cast<int>(*tool);
      return sex ? static_cast<int>(*sex) : worker ? worker->place : 0;
    };
    return move_of(kind, first(), second(), helpers);
  }
};

}  // namespace detail

/// Works for every move that is legal in some position.
constexpr void for_each_member(Like<Move> auto& move, auto& f) noexcept {
  detail::MoveParts parts{move};
  f("kind", parts.kind);
  f("tile", parts.tile);
  f("tool", parts.tool);
  f("space", parts.space);
  f("sex", parts.sex);
  f("worker", parts.worker);
  f("helpers", parts.helpers);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(move)>>) move = parts.move();
}

constexpr void for_each_member(Like<Event> auto& event, auto& f) noexcept {
  f("kind", event.kind);
  f("rule", event.rule);
  f("seat", event.seat);
  f("other", event.other);
  detail::MaybeTool tool{event};
  f("tool", tool);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(event)>>) {
    event.tool = tool.tool();
    event.has_tool = !tool.none();
  }
  f("tile", event.tile);
  f("space", event.space);
  f("sex", event.sex);
  f("from", event.from);
  f("to", event.to);
  f("amount", event.amount);
  f("tool_seen_by", event.tool_seen_by, Usually{Audience::everybody()});
  f("course", event.course);
  f("value", event.value);
}

}  // namespace regelwerk::samara
