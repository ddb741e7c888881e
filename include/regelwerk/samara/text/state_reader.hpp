#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/text/state_text.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara {

namespace detail {

/// Reads what StateWriter writes. Never adds more components than the game has, so the table stays well-formed
/// throughout.
class StateParser : WordReader {
 public:
  constexpr StateParser(const Edition& edition, const Layout& layout, std::string_view text) noexcept
      : WordReader(edition, layout, text), state_(blank_state(layout)), tools_left_(Tools::sets(layout.seats)) {
    for (int seat = 0; seat < layout.seats; ++seat) {
      state_.table.reserve(Seat{seat}) = Reserve{women_per_seat, men_per_seat};
    }
  }

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    Table& table = state_.table;
    const bool good = in_.begin_entry("phase") && in_.expect_word(phase_words, table.phase, Reason::phase_due) &&
                      in_.entry(" turn", layout_.seats, table.turn) &&
                      in_.entry(" months", 1, months_per_board, table.months) &&
                      in_.entry(" boards", 0, max_half_years, table.boards) &&
                      (table.phase != Phase::effect || effect(table)) && calendar(table) && board(table) &&
                      in_.each_seat(" tools=", layout_.seats, [&](Seat seat) { return tools_of(seat); }) &&
                      in_.each_seat(" tiles=", layout_.seats, [&](Seat seat) { return tiles_of(seat); });
    count_draws(table);
    return in_.finish(good ? maybe(state_) : std::nullopt);
  }

 private:
  constexpr bool effect(Table& table) noexcept {
    if (!in_.expect(" effect=", Reason::entry_due)) return false;
    for (std::size_t i = 1; i < special_table.size() && table.effect == Effect::none; ++i) {
      if (in_.take(special_table[i].word)) table.effect = static_cast<Effect>(i);
    }
    if (table.effect == Effect::none) return in_.fail(Reason::tile_due);
    if (!in_.entry(" builder", layout_.seats, table.builder)) return false;
    switch (table.effect) {
      case Effect::weight_room:
        return in_.entry(" reached", 0, max_months - 1, table.reached) &&
               in_.entry(" took_part", 0, figures_per_seat, table.took_part);
      case Effect::prison:
        return in_.entry(" victim", layout_.seats, table.victim);
      case Effect::barracks:
        return site(table) && in_.each_seat(" chosen=", layout_.seats, [&](Seat seat) { return choice_of(seat); });
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
    if (!in_.expect(" site=", Reason::entry_due)) return false;
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

  constexpr bool calendar(Table& table) noexcept {
    if (!in_.expect(" calendar=", Reason::entry_due)) return false;
    do {
      const auto month = in_.expect_number(0, max_months - 1, Reason::number_due);
      if (!month || !in_.expect(":", Reason::colon_due)) return false;
      do {
        if (!worker(table, *month)) return false;
      } while (in_.take(","));
    } while (in_.take("/"));
    return true;
  }
  constexpr bool worker(Table& table, int month) noexcept {
    const auto seat = in_.expect_number(0, layout_.seats - 1, Reason::seat_due);
    if (!seat) return false;
    Worker worker{static_cast<std::uint8_t>(month), Seat{*seat}, {}};
    for (auto sex = figure(); sex; sex = figure()) {
      if (!table.reserve(worker.seat).contains(*sex)) return in_.fail(Reason::none_left);
      table.reserve(worker.seat).remove(*sex);
      worker.figures = worker.figures.none() ? Stack{*sex} : worker.figures.with(*sex);
    }
    if (worker.figures.none()) return in_.fail(Reason::figure_due);
    table.calendar.add(worker);
    return true;
  }
  constexpr Maybe<Sex> figure() noexcept {
    for (const Sex sex : {Sex::woman, Sex::man}) {
      if (in_.take(sex_letters.substr(static_cast<std::size_t>(sex), 1))) return sex;
    }
    return std::nullopt;
  }

  constexpr bool board(Table& table) noexcept {
    return in_.expect(" board=", Reason::entry_due) && in_.take_list("/", [&] {
      const auto found_space = space();
      if (!found_space || !in_.expect(":", Reason::colon_due)) return false;
      if (!in_.take("-")) {
        const auto found = tile_from_bag(Holder::board());
        if (!found) return false;
        table.board.set_plot(*found_space, Plot{*found});
      }
      while (in_.take("+")) {
        Tools tools = table.tools_on(*found_space);
        if (!tool_into(tools)) return false;
        table.board.set_tools(*found_space, tools);
      }
      return true;
    });
  }

  constexpr Maybe<Tile> tile_from_bag(Holder holder) noexcept {
    const auto found = tile();
    if (!found) return std::nullopt;
    if (copies_with(layout_, state_.table, *found, Holder::bag()) == 0) {
      in_.fail(Reason::none_left);
      return std::nullopt;
    }
    hand_over(layout_, state_.table, *found, Holder::bag(), holder);
    return found;
  }
  constexpr bool tool_into(Tools& into) noexcept {
    const auto found = tool();
    if (!found) return false;
    if (!tools_left_.contains(*found)) return in_.fail(Reason::none_left);
    tools_left_.remove(*found);
    into.add(*found);
    return true;
  }

  constexpr bool tools_of(Seat seat) noexcept {
    return in_.take_list(",", [&] { return tool_into(state_.table.tools_of(seat)); });
  }
  constexpr bool tiles_of(Seat seat) noexcept {
    return in_.take_list(",", [&] { return tile_from_bag(Holder{seat}).has_value(); });
  }

  /// Counts the draws so far: the tiles and tools on the board.
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

/// Reads a state text, without a check that the state is sound.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
  return detail::StateParser{setup.edition(), setup.layout(), text}.state();
}

}  // namespace regelwerk::samara
