#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/words.hpp>

namespace regelwerk::tock {

/// Room for the words, then the longest values: 24 marbles of four characters with their commas, 6 hands of 6 cards, 6
/// gifts, 52 discards.
using StateText = Text<128 + 24 * 5 + 6 * 7 + 6 * 2 + 52>;

inline constexpr std::array<std::string_view, 5> phase_words{"deal", "exchange", "play", "step", "over"};

/// A state as one line: marbles by colour (`-` in the area, `!` protected), hands, gifts and discards as rank letters.
/// The deck is not written; it holds the rest.
[[nodiscard]] constexpr StateText text_of(const auto& setup, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  out << "phase=" << phase_words[static_cast<std::size_t>(table.phase)] << " leader=" << table.leader.index()
      << " turn=" << table.turn.index() << " deal=" << int{table.deal}
      << " ban=" << (table.ban ? std::string_view{"yes"} : std::string_view{"no"}) << " steps=" << int{table.steps_left}
      << " colour=" << table.colour.index();
  const auto each_seat = [&](std::string_view name, auto write) {
    out << name;
    for (int seat = 0; seat < setup.layout().seats; ++seat) {
      if (seat > 0) out << '/';
      write(Seat{seat});
    }
  };
  each_seat(" marbles=", [&](Seat seat) {
    for (int i = 0; i < marbles_per_seat; ++i) {
      const Place at = table.of(seat)[i];
      if (i > 0) out << ',';
      detail::write_place(out, at);
      if (table.guarded.contains(seat) && at == Place::ring(start_of(setup.layout(), seat))) out << '!';
    }
  });
  each_seat(" hands=", [&](Seat seat) { detail::write_cards(out, state.hand(seat)); });
  each_seat(" gifts=", [&](Seat seat) {
    if (state.gift(seat).none()) {
      out << '-';
    } else {
      out << letter(state.gift(seat).rank());
    }
  });
  out << " discards=";
  detail::write_cards(out, state.discards);
  return out;
}

}  // namespace regelwerk::tock
