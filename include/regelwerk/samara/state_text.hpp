#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>
#include <regelwerk/samara/edition.hpp>
#include <regelwerk/samara/layout.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/specials.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/text.hpp>

namespace regelwerk::samara {

/// Words of a state text, then the longest values: 25 workers `3:0W` with their separators, 30 spaces `1,1:-`, 36 names
/// of tiles, 30 tools, each with a sign before it, 5 chosen tools.
using StateText = Text<192 + 25 * 7 + 30 * 6 + tile_count*(tile_name_limit + 1) + 30 * 8 + 5 * 8>;

inline constexpr std::array<std::string_view, 5> phase_words{"tile", "tool", "action", "effect", "over"};

namespace detail {

/// Writes a state as one line.
class StateWriting {
 public:
  constexpr StateWriting(const Edition& edition, const Layout& layout, const State& state) noexcept
      : edition_(edition), layout_(layout), state_(state), table_(state.table) {}

  [[nodiscard]] constexpr StateText text() noexcept {
    out_ << "seats=" << layout_.seats << " phase=" << phase_words[static_cast<std::size_t>(table_.phase)]
         << " turn=" << table_.turn.index() << " months=" << int{table_.months} << " boards=" << int{table_.boards};
    if (table_.phase == Phase::effect) write_effect();
    write_calendar();
    write_board();
    each_seat(" tools=", [&](Seat seat) { write_tools(table_.tools_of(seat)); });
    each_seat(" tiles=", [&](Seat seat) { write_tiles(seat); });
    return out_;
  }

 private:
  template <class Write>
  constexpr void each_seat(std::string_view name, const Write& write) noexcept {
    out_ << name;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (seat > 0) out_ << '/';
      write(Seat{seat});
    }
  }

  constexpr void write_effect() noexcept {
    out_ << " effect=" << special(table_.effect).word << " builder=" << table_.builder.index();
    if (table_.effect == Effect::weight_room) {
      out_ << " reached=" << int{table_.reached} << " took_part=" << int{table_.took_part};
    }
    if (table_.effect == Effect::prison) out_ << " victim=" << table_.victim.index();
    if (table_.losses > 0 || table_.effect == Effect::barracks) {
      out_ << " site=";
      write_space(out_, layout_, table_.site);
    }
    if (table_.losses > 0) out_ << " losses=" << int{table_.losses};
    if (table_.effect == Effect::barracks) {
      each_seat(" chosen=", [&](Seat seat) { write_tools(state_.choice(seat)); });
    }
  }

  constexpr void write_calendar() noexcept {
    out_ << " calendar=";
    const Calendar& calendar = table_.calendar;
    for (int index = 0; index < calendar.size(); ++index) {
      const Worker& worker = calendar[index];
      if (index == 0 || calendar[index - 1].month != worker.month) {
        if (index > 0) out_ << '/';
        out_ << int{worker.month} << ':';
      } else {
        out_ << ',';
      }
      out_ << worker.seat.index();
      for (int depth = 0; depth < worker.figures.strength(); ++depth) {
        out_ << sex_letters[static_cast<std::size_t>(worker.figures.figure(depth))];
      }
    }
  }

  constexpr void write_board() noexcept {
    std::string_view before = " board=";
    for (int index = 0; index < space_count; ++index) {
      const Space space{index};
      const Tools tools = table_.tools_on(space);
      if (table_.plot(space).none() && tools.empty()) continue;
      out_ << before;
      before = "/";
      write_space(out_, layout_, space);
      out_ << ':';
      if (table_.plot(space).none()) {
        out_ << '-';
      } else {
        out_ << word(edition_, table_.plot(space).tile());
      }
      each_tool(tools, [&](Tool tool) { out_ << '+' << word(tool); });
    }
    if (before != "/") out_ << before << '-';
  }

  template <class Write>
  static constexpr void each_tool(Tools tools, const Write& write) noexcept {
    tools.for_each_kind([&](Tool tool) {
      for (int left = tools.count(tool); left > 0; --left) write(tool);
    });
  }

  constexpr void write_tools(Tools tools) noexcept {
    std::string_view before;
    each_tool(tools, [&](Tool tool) {
      out_ << before << word(tool);
      before = ",";
    });
    if (tools.empty()) out_ << '-';
  }

  constexpr void write_tiles(Seat seat) noexcept {
    std::string_view before;
    for (int kind = 0; kind < layout_.tile_kinds; ++kind) {
      for (int left = copies_with(layout_, table_, Tile{kind}, Holder{seat}); left > 0; --left) {
        out_ << before << word(edition_, Tile{kind});
        before = ",";
      }
    }
    if (before.empty()) out_ << '-';
  }

  const Edition& edition_;
  const Layout& layout_;
  const State& state_;
  const Table& table_;
  StateText out_;
};

/// Reads what StateWriting writes. Nothing is added of which the game has no more, so every table here is a table.
class StateReading : Reading {
 public:
  constexpr StateReading(const Edition& edition, const Layout& layout, std::string_view text) noexcept
      : Reading(edition, layout, text), state_(blank_state(layout)), tools_left_(Tools::sets(layout.seats)) {
    for (int seat = 0; seat < layout.seats; ++seat) {
      state_.table.reserve(Seat{seat}) = Reserve{women_per_seat, men_per_seat};
    }
  }

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    Table& table = state_.table;
    const bool good =
        in_.entry("seats", layout_.seats, layout_.seats, table.seats) && in_.expect(" phase=", "phase is due here") &&
        in_.expect_word(phase_words, table.phase, "a phase is tile, tool, action, effect or over") &&
        in_.entry(" turn", layout_.seats, table.turn) && in_.entry(" months", 1, months_per_board, table.months) &&
        in_.entry(" boards", 0, max_half_years, table.boards) && (table.phase != Phase::effect || effect(table)) &&
        calendar(table) && board(table) && each_seat(" tools=", [&](Seat of) { return tools_of(of); }) &&
        each_seat(" tiles=", [&](Seat of) { return tiles_of(of); });
    count_draws(table);
    return in_.finish(good ? std::optional{state_} : std::nullopt);
  }

 private:
  constexpr bool effect(Table& table) noexcept {
    if (!in_.expect(" effect=", "effect is due here")) return false;
    for (std::size_t i = 1; i < special_table.size() && table.effect == Effect::none; ++i) {
      if (in_.take(special_table[i].word)) table.effect = static_cast<Effect>(i);
    }
    if (table.effect == Effect::none) return in_.fail("the name of a special tile is due here");
    if (!in_.entry(" builder", layout_.seats, table.builder)) return false;
    switch (table.effect) {
      case Effect::weight_room:
        return in_.entry(" reached", 0, max_months - 1, table.reached) &&
               in_.entry(" took_part", 0, figures_per_seat, table.took_part);
      case Effect::prison:
        return in_.entry(" victim", layout_.seats, table.victim);
      case Effect::barracks:
        return site(table) && each_seat(" chosen=", [&](Seat of) { return choice_of(of); });
      case Effect::boat:
      case Effect::sculpture:
      case Effect::vase:
      case Effect::ruin:
        return site(table) && in_.entry(" losses", 0, losses_of_ruin, table.losses);
      default:
        return true;
    }
  }
  constexpr bool site(Table& table) noexcept {
    if (!in_.expect(" site=", "site is due here")) return false;
    const auto found = space();
    if (found) table.site = *found;
    return found.has_value();
  }
  constexpr bool choice_of(Seat seat) noexcept {
    if (in_.take("-")) return true;
    const auto found = tool();
    if (found) state_.choice(seat) = Tools::of(*found);
    return found.has_value();
  }

  template <class Read>
  constexpr bool each_seat(std::string_view name, const Read& read) noexcept {
    if (!in_.expect(name, "another entry is due here")) return false;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if ((seat > 0 && !in_.expect("/", "/ is due between two seats")) || !read(Seat{seat})) return false;
    }
    return true;
  }

  constexpr bool calendar(Table& table) noexcept {
    if (!in_.expect(" calendar=", "calendar is due here")) return false;
    do {
      const auto month = in_.expect_number(0, max_months - 1, "the number of a month is due here");
      if (!month || !in_.expect(":", "a colon is due behind the month")) return false;
      do {
        if (!worker(table, *month)) return false;
      } while (in_.take(","));
    } while (in_.take("/"));
    return true;
  }
  constexpr bool worker(Table& table, int month) noexcept {
    const auto of = in_.expect_number(0, layout_.seats - 1, "the seat of a worker is due here");
    if (!of) return false;
    Worker worker{static_cast<std::uint8_t>(month), Seat{*of}, {}};
    for (auto sex = figure(); sex; sex = figure()) {
      if (!table.reserve(worker.seat).contains(*sex)) return in_.fail("a seat has two women and three men");
      table.reserve(worker.seat).remove(*sex);
      worker.figures = worker.figures.none() ? Stack{*sex} : worker.figures.with(*sex);
    }
    if (worker.figures.none()) return in_.fail("the figures of a worker are due here, W or M each");
    table.calendar.add(worker);
    return true;
  }
  constexpr std::optional<Sex> figure() noexcept {
    for (const Sex sex : {Sex::woman, Sex::man}) {
      if (in_.take(sex_letters.substr(static_cast<std::size_t>(sex), 1))) return sex;
    }
    return std::nullopt;
  }

  constexpr bool board(Table& table) noexcept {
    if (!in_.expect(" board=", "board is due here")) return false;
    if (in_.take("-")) return true;
    do {
      const auto on = space();
      if (!on || !in_.expect(":", "a colon is due behind the space")) return false;
      if (!in_.take("-")) {
        const auto found = tile_from_bag(Holder::board());
        if (!found) return false;
        table.plot(*on) = Plot{*found};
      }
      while (in_.take("+")) {
        if (!tool_into(table.tools_on(*on))) return false;
      }
    } while (in_.take("/"));
    return true;
  }

  constexpr std::optional<Tile> tile_from_bag(Holder holder) noexcept {
    const auto found = tile();
    if (!found) return std::nullopt;
    if (copies_with(layout_, state_.table, *found, Holder::bag()) == 0) {
      in_.fail("there are not so many of this tile");
      return std::nullopt;
    }
    hand_over(layout_, state_.table, *found, Holder::bag(), holder);
    return found;
  }
  constexpr bool tool_into(Tools& into) noexcept {
    const auto found = tool();
    if (!found) return false;
    if (!tools_left_.contains(*found)) return in_.fail("there are not so many of this tool");
    tools_left_.remove(*found);
    into.add(*found);
    return true;
  }

  constexpr bool tools_of(Seat seat) noexcept {
    if (in_.take("-")) return true;
    do {
      if (!tool_into(state_.table.tools_of(seat))) return false;
    } while (in_.take(","));
    return true;
  }
  constexpr bool tiles_of(Seat seat) noexcept {
    if (in_.take("-")) return true;
    do {
      if (!tile_from_bag(Holder{seat})) return false;
    } while (in_.take(","));
    return true;
  }

  /// What has been drawn lies on the board.
  constexpr void count_draws(Table& table) const noexcept {
    int drawn = 0;
    for (int index = 0; index < space_count; ++index) {
      if (table.phase == Phase::tile) drawn += table.plot(Space{index}).none() ? 0 : 1;
      if (table.phase == Phase::tool) drawn += table.tools_on(Space{index}).size();
    }
    table.draws = static_cast<std::uint8_t>(drawn);
  }

  State state_;
  Tools tools_left_;
};

}  // namespace detail

/// A state as one line: the calendar by months, the workers from the board on (`0WM`: of seat 0, a man under a woman);
/// tiles and tools of every space that holds any; tools and tiles of every seat. Reserves and bag are what is left.
[[nodiscard]] constexpr StateText text_of(const Edition& edition, const Layout& layout, const State& state) noexcept {
  return detail::StateWriting{edition, layout, state}.text();
}

/// The state that a text describes, sound or not.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const Edition& edition, const Layout& layout,
                                                          std::string_view text) noexcept {
  return detail::StateReading{edition, layout, text}.state();
}

}  // namespace regelwerk::samara
