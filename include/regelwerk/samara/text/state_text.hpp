#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara {

/// Room for the words and the longest values: 25 workers `3:0W` with their separators, 30 spaces `1,1:-`, 36 names of
/// tiles, 30 tools with a separator each, 5 chosen tools.
using StateText = Text<192 + 25 * 7 + 30 * 6 + tile_count*(tile_name_limit + 1) + 30 * 8 + 5 * 8>;

namespace detail {

/// Writes a state as one line.
class StateWriter {
  // Declared before the constexpr members that use them, as clang requires in a non-template class.
  constexpr void each_seat(std::string_view name, const auto& write) noexcept {
    write_each_seat(out_, name, layout_.seats, write);
  }
  static constexpr void each_tool(Tools tools, const auto& write) noexcept {
    tools.for_each_kind([&](Tool tool) {
      for (int left = tools.count(tool); left > 0; --left) write(tool);
    });
  }

 public:
  constexpr StateWriter(StateText& out, const Edition& edition, const Layout& layout, const State& state) noexcept
      : out_(out), edition_(edition), layout_(layout), state_(state), table_(state.table) {}

  constexpr void write() noexcept {
    out_ << "phase=" << phase_words[static_cast<std::size_t>(table_.phase)] << " turn=" << table_.turn.index()
         << " months=" << int{table_.months} << " boards=" << int{table_.boards};
    if (table_.phase == Phase::effect) write_effect();
    write_calendar();
    write_board();
    each_seat(" tools=", [&](Seat seat) { write_tools(table_.tools_of(seat)); });
    each_seat(" tiles=", [&](Seat seat) { write_tiles(seat); });
  }

 private:
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
        write_tile(out_, edition_, table_.plot(space).tile());
      }
      each_tool(tools, [&](Tool tool) { out_ << '+' << word(tool); });
    }
    if (before != "/") out_ << before << '-';
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
    for (std::size_t copy = 0; copy < layout_.kinds.size(); ++copy) {
      if (!table_.holders[copy].is(seat)) continue;
      out_ << before;
      write_tile(out_, edition_, layout_.kinds[copy]);
      before = ",";
    }
    if (before.empty()) out_ << '-';
  }

  StateText& out_;
  const Edition& edition_;
  const Layout& layout_;
  const State& state_;
  const Table& table_;
};

}  // namespace detail

/// A state as one line: the calendar by months, workers from the board outward (`0WM`: seat 0, a man under a woman);
/// tiles and tools of every space that has any; tools and tiles of every seat. Reserves and bag are not written; they
/// hold the rest.
[[nodiscard]] constexpr StateText text_of(const auto& setup, const State& state) noexcept {
  StateText out;
  detail::StateWriter{out, setup.edition(), setup.layout(), state}.write();
  return out;
}

}  // namespace regelwerk::samara
