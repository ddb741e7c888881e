#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/law/effects.hpp>
#include <regelwerk/samara/law/months.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/view/view.hpp>

namespace regelwerk::samara {

/// Conditions that hold in every position of a game, `view` is the condition on views.
enum class Invariant : std::uint8_t { table, calendar, figures, tiles, tools, setup, turn, effect, choices, end, view };

[[nodiscard]] constexpr std::string_view describe(Invariant invariant) noexcept {
  constexpr std::array<std::string_view, 11> sentences{
      "seats, turn, months, boards, draws and phase must exist in this game"sv,
      "workers must stand in order in the months in view, at least one woman of every seat (SM-8, SM-11, SM-26)"sv,
      "every seat must have two women and three men on the calendar and in its reserve (SM-5)"sv,
      "the copies of every tile must lie on the board, with seats or in the bag (SM-1, SM-19)"sv,
      "all tools must lie on the board or be owned, no seat having more than it may (SM-3, SM-17)"sv,
      "until the tools are laid out the workers must stand as laid and nothing may be built (SM-6, SM-7)"sv,
      "the foreman of the worker nearest the board in NOW must have the turn (SM-9)"sv,
      "what a tile asks for must be open, and nothing else (SM-25 to SM-40)"sv,
      "tools must be chosen by the seats asked before, among those that they may give up (SM-31, SM-32)"sv,
      "the game is over exactly when no tile is left or the last half-year has passed (SM-44, SM-47)"sv,
      "a view must show what its viewer may know (SM-32, SM-46)"sv};
  return sentences[static_cast<std::size_t>(invariant)];
}

using Invariants = FixedList<Invariant, 11>;

namespace detail {

template <class Setup>
class Check {
 public:
  constexpr Check(const Setup& setup, const State& state) noexcept
      : setup_(setup), layout_(setup.layout()), state_(state), table_(state.table), calendar_(state.table.calendar) {}

  /// True if the numbers and seats of the table fit this game. All other checks rely on it.
  [[nodiscard]] constexpr bool table_holds() const noexcept {
    const int draws = table_.phase == Phase::tile ? space_count : table_.phase == Phase::tool ? layout_.tools() : 1;
    return table_.seats == layout_.seats && is_seat(table_.turn) && is_seat(table_.builder) && is_seat(table_.victim) &&
           table_.phase <= Phase::over && table_.months >= 1 && table_.months <= months_per_board &&
           table_.boards <= last_half_year() && table_.draws < draws &&
           static_cast<int>(table_.effect) < effect_count && table_.site.index() < space_count &&
           calendar_.size() <= max_workers;
  }

  [[nodiscard]] constexpr Invariants broken() const noexcept {
    Invariants faults;
    const auto note_unless = [&](bool holds, Invariant invariant) {
      if (!holds) faults.push_back(invariant);
    };
    note_unless(table_holds(), Invariant::table);
    if (!faults.empty()) return faults;  // The other checks read the table.
    note_unless(calendar_holds(), Invariant::calendar);
    if (!faults.empty()) return faults;  // The other checks read workers.
    note_unless(figures_hold(), Invariant::figures);
    note_unless(tiles_hold(), Invariant::tiles);
    note_unless(tools_hold(), Invariant::tools);
    if (!faults.empty()) return faults;  // The remaining checks read all of these.
    note_unless(setup_holds(), Invariant::setup);
    note_unless(turn_holds(), Invariant::turn);
    note_unless(effect_holds(), Invariant::effect);
    note_unless(choices_hold(), Invariant::choices);
    note_unless(end_holds(), Invariant::end);
    return faults;
  }

 private:
  [[nodiscard]] constexpr bool is_seat(Seat seat) const noexcept { return seat.index() < layout_.seats; }
  [[nodiscard]] constexpr bool in_setup() const noexcept {
    return table_.phase == Phase::tile || table_.phase == Phase::tool;
  }
  [[nodiscard]] constexpr int last_half_year() const noexcept { return setup_.options().last_half_year; }

  [[nodiscard]] constexpr bool calendar_holds() const noexcept {
    std::array<bool, max_seats> has_woman{};
    for (int index = 0; index < max_workers; ++index) {
      const Worker& worker = calendar_[index];
      if (index >= calendar_.size()) {
        if (worker != Worker{}) return false;
        continue;
      }
      const bool in_order = index == 0 || calendar_[index - 1].month <= worker.month;
      if (!in_order || worker.month > last_month(table_) || !is_seat(worker.seat) || !worker.figures.valid()) {
        return false;
      }
      if (worker.figures.sex() == Sex::woman) has_woman[static_cast<std::size_t>(worker.seat.index())] = true;
    }
    return count_equal(has_woman, true) == layout_.seats;
  }

  [[nodiscard]] constexpr bool figures_hold() const noexcept {
    std::array<int, max_seats> women{};
    std::array<int, max_seats> men{};
    for (const Worker& worker : calendar_) {
      const auto seat = static_cast<std::size_t>(worker.seat.index());
      women[seat] += worker.figures.count(Sex::woman);
      men[seat] += worker.figures.count(Sex::man);
    }
    for (int index = 0; index < max_seats; ++index) {
      const auto seat = static_cast<std::size_t>(index);
      const Reserve& reserve = table_.reserve(Seat{index});
      const bool plays = index < layout_.seats;
      if (women[seat] + reserve.count(Sex::woman) != (plays ? women_per_seat : 0)) return false;
      if (men[seat] + reserve.count(Sex::man) != (plays ? men_per_seat : 0)) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool tiles_hold() const noexcept {
    // By kind: number of tiles held by the board, minus those found on its spaces.
    std::array<int, tile_count> unseen{};
    int in_bag = 0;
    for (std::size_t copy = 0; copy < layout_.kinds.size(); ++copy) {
      const Holder holder = table_.holders[copy];
      const Tile kind = layout_.kinds[copy];
      if (holder.is_seat() ? !is_seat(holder.seat()) : !holder.valid()) return false;
      if (copy > 0 && layout_.kinds[copy - 1] == kind && holder < table_.holders[copy - 1]) return false;
      if (holder == Holder::bag()) ++in_bag;
      if (holder == Holder::board()) ++unseen[static_cast<std::size_t>(kind.index())];
    }
    for (const Plot plot : table_.board.plots()) {
      if (plot.none()) continue;
      if (plot.code() >= layout_.tile_kinds) return false;
      --unseen[plot.code()];
    }
    return count_equal(unseen, 0) == tile_count &&
           in_bag == tile_count - (table_.phase == Phase::tile ? table_.draws : space_count);
  }

  [[nodiscard]] constexpr bool tools_hold() const noexcept {
    for (int kind = 0; kind < tool_kinds; ++kind) {
      const Tool tool{static_cast<std::uint8_t>(kind)};
      int count = 0;
      for (const Tools tools : table_.board.tools()) count += tools.count(tool);
      for (int seat = 0; seat < max_seats; ++seat) {
        const Tools owned = table_.tools_of(Seat{seat});
        if (owned.count(tool) > (tool == Tool::saw ? 2 : 1) || (seat >= layout_.seats && !owned.empty())) return false;
        if (owned.contains(Tool::glass_b) && !owned.contains(Tool::glass_a)) return false;
        count += owned.count(tool);
      }
      const int all = Tools::sets(layout_.seats).count(tool);
      if (in_setup() ? count > all : count != all) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool setup_holds() const noexcept {
    if (!in_setup()) return true;
    if (table_.months != setup_.options().start_month || table_.boards != 0) return false;
    if (calendar_.size() != 2 * layout_.seats) return false;
    const Stack man{Sex::man};
    for (int i = 0; i < layout_.seats; ++i) {
      const Worker& woman = calendar_[i];
      if (woman != Worker{0, woman.seat, Stack{Sex::woman}}) return false;
      if (calendar_[calendar_.size() - 1 - i] != Worker{0, woman.seat, man.with(Sex::man)}) return false;
    }
    return nothing_owned() && (table_.phase == Phase::tile ? tiles_as_drawn() : true) && tools_as_drawn();
  }
  [[nodiscard]] constexpr bool nothing_owned() const noexcept {
    const auto owns = [](Tools tools) { return !tools.empty(); };
    const auto holds = [](Holder holder) { return holder.is_seat(); };
    return !holds_for_any(table_.owned, owns) && !holds_for_any(table_.holders, holds);
  }
  [[nodiscard]] constexpr bool tiles_as_drawn() const noexcept {
    for (int index = 0; index < space_count; ++index) {
      if (table_.plot(Space{index}).none() == (index < table_.draws)) return false;
    }
    return true;
  }
  [[nodiscard]] constexpr bool tools_as_drawn() const noexcept {
    const auto laid = std::span<const Space>{layout_.tool_places}.first(table_.phase == Phase::tool ? table_.draws : 0);
    for (int index = 0; index < space_count; ++index) {
      if (table_.tools_on(Space{index}).size() != count_equal(laid, Space{index})) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool turn_holds() const noexcept {
    if (table_.phase == Phase::effect) return true;
    if (table_.phase != Phase::action) return table_.turn == Seat{};
    return !calendar_.now_is_empty() && table_.turn == calendar_.active().seat;
  }

  [[nodiscard]] constexpr bool effect_holds() const noexcept {
    const bool open = table_.phase == Phase::effect;
    if (open != (table_.effect != Effect::none) || (open && !built_by_builder())) return false;
    const bool lays_tools = table_.losses > 0 || table_.effect == Effect::barracks;
    if (lays_tools ? !table_.plot(table_.site).none() : table_.site != Space{}) return false;
    if (table_.victim != Seat{} && table_.effect != Effect::prison) return false;
    const bool trains = table_.effect == Effect::weight_room;
    if (!trains && (table_.reached != 0 || table_.took_part != 0)) return false;
    const bool own_turn = table_.turn == table_.builder;
    switch (table_.effect) {
      case Effect::none:
        return table_.builder == Seat{} && table_.losses == 0;
      case Effect::boat:
      case Effect::sculpture:
      case Effect::vase:
        return own_turn && table_.losses == 1 && !table_.tools_of(table_.turn).empty();
      case Effect::ruin:
        return own_turn && !table_.tools_of(table_.turn).empty() && ruin_holds();
      case Effect::barracks:
        return !own_turn && table_.losses == 0 && !table_.tools_of(table_.turn).empty();
      case Effect::hospital:
        return !own_turn && table_.losses == 0 && !workers_to_hurt(calendar_, table_.turn).empty();
      case Effect::weight_room:
        return own_turn && table_.losses == 0 && !table_.reserve(table_.turn).empty() && crew_holds();
      case Effect::tombstone:
        return own_turn && table_.losses == 0 && !workers_to_bury(calendar_, table_.turn).empty();
      case Effect::prison:
        return own_turn && table_.losses == 0 && table_.victim != table_.builder &&
               can_be_imprisoned(table_, table_.victim);
      default:
        return false;
    }
  }
  [[nodiscard]] constexpr bool built_by_builder() const noexcept {
    for (int kind = 0; kind < layout_.tile_kinds; ++kind) {
      if (layout_.facts(Tile{kind}).effect == table_.effect &&
          copies_with(layout_, table_, Tile{kind}, Holder{table_.builder}) > 0) {
        return true;
      }
    }
    return false;
  }
  /// True if the space of a Ruin holds a tool after the first loss.
  [[nodiscard]] constexpr bool ruin_holds() const noexcept {
    return table_.losses == losses_of_ruin || (table_.losses == 1 && !table_.tools_on(table_.site).empty());
  }
  /// SM-13. True if the workers that took part are the last ones in the row of their month.
  [[nodiscard]] constexpr bool crew_holds() const noexcept {
    if (table_.reached < 1 || table_.reached > last_month(table_) || table_.took_part < 1) return false;
    const int end = calendar_.before(table_.reached + 1);
    if (end - table_.took_part < calendar_.before(table_.reached)) return false;
    for (int index = end - table_.took_part; index < end; ++index) {
      if (calendar_[index].seat != table_.builder) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool choices_hold() const noexcept {
    for (int index = 0; index < max_seats; ++index) {
      const Tools choice = state_.choice(Seat{index});
      if (choice.empty()) {
        if (index < layout_.seats && has_chosen(table_, Seat{index})) return false;
        continue;
      }
      if (index >= layout_.seats || !has_chosen(table_, Seat{index}) || choice.size() != 1) return false;
      const Tools owned = table_.tools_of(Seat{index});
      if (!choice.for_each_kind([&](Tool tool) { return may_give_up(owned, tool); })) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool end_holds() const noexcept {
    const bool no_more_months = last_half_year() > 0 && table_.boards == last_half_year();
    if (table_.phase == Phase::effect) return !no_more_months;
    if (no_more_months && calendar_.now_is_empty()) return false;
    return (table_.phase == Phase::over) == (no_more_months || (!in_setup() && !any_tile_left(table_)));
  }

  const Setup& setup_;
  const Layout& layout_;
  const State& state_;
  const Table& table_;
  const Calendar& calendar_;
};

}  // namespace detail

/// The invariants that an untrusted state breaks; empty if it is sound.
template <class Setup>
[[nodiscard]] constexpr Invariants broken_invariants(const Setup& setup, const State& state) noexcept {
  return detail::Check<Setup>{setup, state}.broken();
}

}  // namespace regelwerk::samara
