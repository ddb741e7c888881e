#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/encoding/policy_blocks.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/view/view.hpp>

// Samara for neural networks: observation planes of a view and policy indexes of moves. Seats are counted from the
// viewer, and nothing else depends on seat numbers, so rotating the seats changes nothing. Workers are numbered by
// their index in the calendar, the active worker first.

namespace regelwerk::samara {

namespace detail {

/// The kinds of moves, and what the policy indexes distinguish within each.
enum class PolicyKind : std::uint8_t {
  take,      ///< by tool, space and set of helpers
  build,     ///< by space and set of helpers
  raise,     ///< by sex
  vacation,  ///< a single index
  step,      ///< a single index
  lose,      ///< by tool; this kind and all below exist only with special tiles
  give,      ///< by tool
  hurt,      ///< by worker, like all below
  train,
  bury,
  imprison,
};

[[nodiscard]] constexpr int most_workers(const Layout& layout) noexcept { return layout.seats * figures_per_seat; }

[[nodiscard]] constexpr PolicyBlocks<PolicyKind, 11> policy_blocks(const Layout& layout) noexcept {
  PolicyBlocks<PolicyKind, 11> blocks;
  blocks.add(PolicyKind::take, tool_kinds * space_count * max_helper_sets);
  blocks.add(PolicyKind::build, space_count * max_helper_sets);
  blocks.add(PolicyKind::raise, 2);
  blocks.add(PolicyKind::vacation, 1);
  blocks.add(PolicyKind::step, 1);
  if (!layout.specials) return blocks;
  blocks.add(PolicyKind::lose, tool_kinds);
  blocks.add(PolicyKind::give, tool_kinds);
  for (const PolicyKind kind : {PolicyKind::hurt, PolicyKind::train, PolicyKind::bury, PolicyKind::imprison}) {
    blocks.add(kind, most_workers(layout));
  }
  return blocks;
}

[[nodiscard]] constexpr MixedRadix with_helpers(MixedRadix number, const Move& move) noexcept {
  return number.with(move.space().index(), space_count).with(static_cast<int>(move.helpers.bits()), max_helper_sets);
}

/// SM-17. The maximum number of tools of a kind that a seat may own.
[[nodiscard]] constexpr int most_owned(Tool tool) noexcept { return tool == Tool::saw ? 2 : 1; }

/// True while a tile asks for choices that put tools on its space.
[[nodiscard]] constexpr bool has_site(const Table& table) noexcept {
  return table.losses > 0 || table.effect == Effect::barracks;
}

}  // namespace detail

/// The number of policy indexes: 2,884 without specials, 2,994 with specials and five seats.
[[nodiscard]] constexpr std::size_t policy_size(const auto& game) noexcept {
  return detail::policy_blocks(game.layout()).size();
}

/// The policy index of a move, below policy_size(game). Workers are identified by their index in the calendar, helpers
/// by their numbers. Precondition: the move is legal for the view.
[[nodiscard]] constexpr std::size_t policy_index(const auto& game, const View& view, const Move& move) noexcept {
  using detail::PolicyKind;
  const auto blocks = detail::policy_blocks(game.layout());
  const auto by_worker = [&](PolicyKind kind) {
    const int row = *view.table.calendar.find(move.spot());
    return blocks.index(kind, row);
  };
  switch (move.kind) {
    case MoveKind::take:
      return blocks.index(PolicyKind::take,
                          detail::with_helpers(MixedRadix{}.with(static_cast<int>(move.tool()), tool_kinds), move));
    case MoveKind::build:
      return blocks.index(PolicyKind::build, detail::with_helpers({}, move));
    case MoveKind::raise:
      return blocks.index(PolicyKind::raise, static_cast<int>(move.sex()));
    case MoveKind::vacation:
      return blocks.index(PolicyKind::vacation, 0);
    case MoveKind::lose:
      return blocks.index(PolicyKind::lose, static_cast<int>(move.tool()));
    case MoveKind::give:
      return blocks.index(PolicyKind::give, static_cast<int>(move.tool()));
    case MoveKind::hurt:
      return by_worker(PolicyKind::hurt);
    case MoveKind::train:
      return by_worker(PolicyKind::train);
    case MoveKind::bury:
      return by_worker(PolicyKind::bury);
    case MoveKind::imprison:
      return by_worker(PolicyKind::imprison);
    default:
      return blocks.index(PolicyKind::step, 0);
  }
}

/// Describes the observation planes. Rows of seats begin with the viewer; rows of workers follow the calendar.
constexpr void describe_observation(const auto& game, const auto& writer) noexcept {
  const Layout& layout = game.layout();
  const int seats = layout.seats;
  const int workers = detail::most_workers(layout);
  const auto seat_in_row = [seats](const View& view, int row) { return seat_after(view.viewer.seat(), row, seats); };
  const auto row_of = [seats](const View& view, Seat seat) { return seats_after(view.viewer.seat(), seat, seats); };
  const auto if_so = [](bool so, int column) { return so ? std::make_optional(column) : std::nullopt; };
  const auto each_worker = [](const View& view, const auto& paint) {
    for (int row = 0; row < view.table.calendar.size(); ++row) paint(row, view.table.calendar[row]);
  };

  writer.painted("months of the workers", workers, max_months, [&](const View& view, const Canvas& canvas) {
    each_worker(view, [&](int row, const Worker& worker) { canvas.mark(row, worker.month); });
  });
  writer.painted("seats of the workers", workers, seats, [&](const View& view, const Canvas& canvas) {
    each_worker(view, [&](int row, const Worker& worker) { canvas.mark(row, row_of(view, worker.seat)); });
  });
  // The first columns are for women, from the top figure down, the others for men.
  writer.painted("figures of the workers", workers, 2 * figures_per_seat, [&](const View& view, const Canvas& canvas) {
    each_worker(view, [&](int row, const Worker& worker) {
      for (int depth = 0; depth < worker.figures.strength(); ++depth) {
        canvas.mark(row, depth + (worker.figures.figure(depth) == Sex::man ? figures_per_seat : 0));
      }
    });
  });
  writer.each("figures in reserve", seats, 2, [&](const View& view, int row, int sex) {
    return share(view.table.reserve(seat_in_row(view, row)).count(static_cast<Sex>(sex)),
                 static_cast<Sex>(sex) == Sex::woman ? women_per_seat : men_per_seat);
  });

  writer.painted("tiles on the board", space_count, layout.tile_kinds, [](const View& view, const Canvas& canvas) {
    for (int space = 0; space < space_count; ++space) {
      const Plot plot = view.table.plot(Space{space});
      if (!plot.none()) canvas.mark(space, plot.tile().index());
    }
  });
  writer.each("tiles built", seats, layout.tile_kinds, [&](const View& view, int row, int kind) {
    return share(copies_with(layout, view.table, Tile{kind}, Holder{seat_in_row(view, row)}),
                 layout.facts(Tile{kind}).copies);
  });
  writer.painted("tools on the board", space_count, tool_kinds, [&](const View& view, const Canvas& canvas) {
    for (int space = 0; space < space_count; ++space) {
      const Tools tools = view.table.tools_on(Space{space});
      tools.for_each_kind([&](Tool tool) {
        canvas.put(space, static_cast<int>(tool), share(tools.count(tool), Tools::sets(seats).count(tool)));
      });
    }
  });
  writer.each("tools owned", seats, tool_kinds, [&](const View& view, int row, int kind) {
    const Tool tool = static_cast<Tool>(kind);
    return share(view.table.tools_of(seat_in_row(view, row)).count(tool), detail::most_owned(tool));
  });

  writer.one_of("phase", static_cast<int>(Phase::over) + 1,
                [](const View& view) { return std::make_optional(static_cast<int>(view.table.phase)); });
  writer.one_of("turn", seats, [&](const View& view) {
    const bool acts = view.table.phase == Phase::action || view.table.phase == Phase::effect;
    return if_so(acts, row_of(view, view.table.turn));
  });
  writer.one_of("months left on the board", months_per_board,
                [](const View& view) { return std::make_optional(view.table.months - 1); });
  writer.number("laid out", [](const View& view) { return share(view.table.draws, space_count); });

  writer.flag("rule: helpers may be spare", [&](const View& /*view*/) { return game.options().spare_helpers; });
  writer.flag("rule: a last half-year", [&](const View& /*view*/) { return game.options().last_half_year > 0; });
  writer.number("half-years past", [&](const View& view) {
    const int last = game.options().last_half_year;
    return last > 0 ? share(view.table.boards, last) : 0.0F;
  });
  writer.number("half-years left", [&](const View& view) {
    return share(game.options().last_half_year - view.table.boards, max_half_years);
  });
  if (!layout.specials) return;
  writer.one_of("effect", effect_count, [&](const View& view) {
    return if_so(view.table.effect != Effect::none, static_cast<int>(view.table.effect));
  });
  writer.one_of("builder", seats, [&](const View& view) {
    return if_so(view.table.effect != Effect::none, row_of(view, view.table.builder));
  });
  writer.one_of("site", space_count,
                [&](const View& view) { return if_so(detail::has_site(view.table), view.table.site.index()); });
  writer.number("losses left", [](const View& view) { return share(view.table.losses, losses_of_ruin); });
  writer.one_of("tool chosen", tool_kinds, [&](const View& view) {
    std::optional<int> chosen;
    view.choice.for_each_kind([&](Tool tool) { chosen = static_cast<int>(tool); });
    return chosen;
  });
  writer.painted("workers that took part", workers, [](const View& view, const Canvas& canvas) {
    const int end = view.table.calendar.before(view.table.reached + 1);
    for (int row = end - view.table.took_part; row < end; ++row) canvas.mark(row);
  });
  writer.one_of("victim", seats, [&](const View& view) {
    return if_so(view.table.effect == Effect::prison, row_of(view, view.table.victim));
  });
}

}  // namespace regelwerk::samara
