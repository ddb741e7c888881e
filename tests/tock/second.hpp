#pragma once
#include <cstddef>
#include <map>
#include <set>
#include <string>

#include <regelwerk/tock.hpp>
#include <tock/naive.hpp>

// From the library's values to those of the naive engine.

namespace tock_test {

using namespace regelwerk;
using namespace regelwerk::tock;

/// The naive engine's rules for this game.
inline naive_tock::Config naive_config(const RuntimeGame& game) {
  naive_tock::Config config;
  config.seats = game.seats();
  config.mode = mode_words[static_cast<std::size_t>(game.options().mode)];
  config.quick_start = game.options().quick_start;
  config.seven = seven_words[static_cast<std::size_t>(game.options().seven)];
  config.own_start = own_start_words[static_cast<std::size_t>(game.options().own_start)];
  config.fields_per_section = game.edition().fields_per_section;
  config.entrance_offset = game.edition().entrance_offset;
  const Seating& seating = game.edition().seating(game.seats());
  config.section_count = seating.sections;
  config.section_of_seat.assign(seating.section_of.begin(), seating.section_of.begin() + game.seats());
  config.schedule.assign(seating.schedule.begin(), seating.schedule.begin() + seating.deals);
  return config;
}

/// Cards as rank letters.
inline std::multiset<char> letters(Cards cards) {
  std::multiset<char> result;
  cards.for_each_kind([&](Rank rank) {
    for (int i = cards.count(rank); i > 0; --i) result.insert(letter(rank));
  });
  return result;
}

/// The naive engine's position for a play node in which nobody knows of a gift.
inline naive_tock::Position naive_position(const RuntimeGame& game, const State& state) {
  naive_tock::Position position = naive_tock::initial(naive_config(game), 0);
  position.node = "play";
  position.deck = letters(state.deck);
  position.discards = letters(state.discards);
  position.leader = state.table.leader.index();
  position.turn = state.table.turn.index();
  position.deal_index = state.table.deal;
  position.ban = state.table.ban;
  for (int seat = 0; seat < game.seats(); ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    position.hands[index] = letters(state.hand(Seat{seat}));
    for (int i = 0; i < marbles_per_seat; ++i) {
      const Place at = state.table.of(Seat{seat})[i];
      naive_tock::Marble& marble = position.marbles[index][static_cast<std::size_t>(i)];
      using Where = naive_tock::Marble::Where;
      marble.where = at.is_area() ? Where::area : at.is_lane() ? Where::lane : Where::ring;
      marble.index = at.is_area() ? 0 : at.field();
      marble.is_protected =
          state.table.guarded.contains(Seat{seat}) && at == Place::ring(start_of(game.layout(), Seat{seat}));
    }
  }
  return position;
}

}  // namespace tock_test
