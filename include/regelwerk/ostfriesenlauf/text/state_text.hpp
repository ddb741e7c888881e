#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/text/words.hpp>

namespace regelwerk::ostfriesenlauf {

/// Room for the words and numbers, then for the longest card `1:finish@hedgehog` and a comma, for every card.
using StateText = Text<128 + deck_size * 18>;

/// A state as one line: runners by place with their positions, hands by seat, laid cards by turn, cards played. Stacks
/// are not written; they hold the rest.
[[nodiscard]] constexpr StateText text_of(const auto& setup, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  out << "phase=" << phase_words[static_cast<std::size_t>(table.phase)] << " turn=" << int{table.turn} << " stack=";
  if (table.phase == Phase::deal || table.phase == Phase::card) {
    out << number(table.stack);
  } else {
    out << '-';
  }
  out << " sign=" << sign_words[static_cast<std::size_t>(table.sign)];
  for (const Place place : all_places) {
    const Runner runner = table.race.at(place);
    out << (place == Place::first ? std::string_view{" race="} : std::string_view{","}) << runner.index() << ':'
        << table.race.position(runner);
  }
  for (int seat = 0; seat < setup.layout().seats; ++seat) {
    out << (seat == 0 ? std::string_view{" hands="} : std::string_view{"/"});
    detail::write_cards(out, setup.layout(), [&](auto write) { state.hand(Seat{seat}).for_each_card(write); });
  }
  for (std::size_t turn = 0; turn < state.laid.size(); ++turn) {
    out << (turn == 0 ? std::string_view{" laid="} : std::string_view{","});
    const Laid laid = state.laid[turn];
    if (laid.none()) {
      out << '-';
    } else {
      detail::write_card(out, setup.layout(), laid.card());
    }
  }
  out << " played=";
  detail::write_cards(out, setup.layout(), [&, played = cards_played(setup.layout(), state)](auto write) {
    for (const Place back : all_places) {
      played[index(back)].for_each_kind([&](Slot slot) {
        for (int i = played[index(back)].count(slot); i > 0; --i) write(Card{back, slot});
      });
    }
  });
  return out;
}

}  // namespace regelwerk::ostfriesenlauf
