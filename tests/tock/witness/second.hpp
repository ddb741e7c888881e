#pragma once
#include <cstddef>
#include <map>
#include <set>
#include <string>

#include <regelwerk/tock.hpp>
#include <tock/witness/naive.hpp>

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

/// TK-16. A protected marble of this colour stands there.
inline bool is_protected(const RuntimeGame& game, const State& state, Seat colour, Place at) {
  return state.table.guarded.contains(colour) && at == Place::ring(start_of(game.layout(), colour));
}

/// The naive engine's marble of this colour on a place.
inline naive_tock::Marble naive_marble(const RuntimeGame& game, const State& state, Seat colour, Place at) {
  using Where = naive_tock::Marble::Where;
  if (at.is_area()) return {};
  return {at.is_lane() ? Where::lane : Where::ring, at.field(), is_protected(game, state, colour, at)};
}

/// The naive engine's position for a state of any phase. Nothing has to be guessed: neither engine remembers how a
/// position came about, and cards that lie aside or are known to be with the partner are in the state's gifts (TK-11).
inline naive_tock::Position naive_position(const RuntimeGame& game, const State& state) {
  const Table& table = state.table;
  naive_tock::Position position = naive_tock::initial(naive_config(game), 0);
  position.node = phase_words[static_cast<std::size_t>(table.phase)];
  position.deck = letters(state.deck);
  position.discards = letters(state.discards);
  position.leader = table.leader.index();
  position.turn = table.turn.index();
  position.deal_index = table.deal;
  position.ban = table.ban;
  position.steps_left = table.steps_left;
  position.colour = table.colour.index();
  auto& gifts = table.phase == Phase::exchange ? position.chosen : position.known_gift;
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    const auto number = static_cast<std::size_t>(index);
    position.hands[number] = letters(state.hand(seat));
    if (!state.gift(seat).none()) gifts[index] = letter(state.gift(seat).rank());
    for (int i = 0; i < marbles_per_seat; ++i) {
      position.marbles[number][static_cast<std::size_t>(i)] = naive_marble(game, state, seat, table.of(seat)[i]);
    }
  }
  return position;
}

}  // namespace tock_test
