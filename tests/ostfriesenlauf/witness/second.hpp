#pragma once
#include <algorithm>
#include <cstddef>
#include <string>

#include <ostfriesenlauf/witness/naive.hpp>
#include <regelwerk/ostfriesenlauf.hpp>

// From the library's values to those of the naive engine.

namespace ostfriesenlauf_test {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;

/// The naive engine's rules for this game.
inline naive_ostfriesenlauf::Config naive_config(const RuntimeGame& game, const Start& start) {
  naive_ostfriesenlauf::Config config;
  config.seats = game.seats();
  config.unowned_wins = game.options().unowned_wins;
  config.length = game.edition().length;
  for (std::size_t sign = 0; sign < sign_words.size(); ++sign) {
    config.sign_fields[std::string{sign_words[sign]}] = game.edition().sign_fields[sign];
  }
  for (const Place back : all_places) {
    const auto& faces = game.edition().faces[index(back)];
    config.stacks[number(back)] = {faces.begin(), faces.end()};
  }
  std::copy(start.start_numbers.begin(), start.start_numbers.end(), config.start_numbers.begin());
  return config;
}

/// A card's face as text.
inline std::string face_text(const RuntimeGame& game, Card card) {
  Text<24> text;
  write_face(text, game.layout().face(card));
  return std::string{text.view()};
}

/// Cards as face texts.
inline naive_ostfriesenlauf::FacesByBack faces(const RuntimeGame& game, const Cards& cards) {
  auto result = naive_ostfriesenlauf::no_faces();
  for (const Place back : all_places) {
    cards[index(back)].for_each_kind([&](Slot slot) {
      for (int i = cards[index(back)].count(slot); i > 0; --i) {
        result[number(back)].insert(face_text(game, Card{back, slot}));
      }
    });
  }
  return result;
}

inline naive_ostfriesenlauf::FacesByBack faces(const RuntimeGame& game, Hand hand) {
  auto result = naive_ostfriesenlauf::no_faces();
  hand.for_each_card([&](Card card) { result[number(card.back())].insert(face_text(game, card)); });
  return result;
}

/// The naive engine at a sound position of the library. What a state does not tell is not needed: the laying order is
/// the reverse of a race order that stands still while cards are laid (OL-12), and start numbers count at the start
/// alone.
inline naive_ostfriesenlauf::Position naive_position(const RuntimeGame& game, const State& state) {
  const Table& table = state.table;
  auto there = naive_ostfriesenlauf::initial(naive_config(game, game.default_start()));
  there.node = phase_words[static_cast<std::size_t>(table.phase)];
  there.sign = sign_words[static_cast<std::size_t>(table.sign)];
  for (const Place place : all_places) {
    const Runner runner = table.race.at(place);
    there.order.at(index(place)) = runner.index();
    there.positions.at(static_cast<std::size_t>(runner.index())) = table.race.position(runner);
  }
  for (int seat = 0; seat < game.seats(); ++seat) {
    there.hands.at(static_cast<std::size_t>(seat)) = faces(game, state.hand(Seat{seat}));
  }
  there.stacks = faces(game, state.stacks);
  there.played = faces(game, cards_played(game.layout(), state));
  if (table.phase == Phase::deal) {
    there.turn = table.turn * stack_count + static_cast<int>(index(table.stack));
    return there;
  }
  there.turn = table.phase == Phase::over ? runner_count : table.turn;
  there.laying_order.assign(there.order.rbegin(), there.order.rend());
  if (table.phase == Phase::card) there.drawn_stack = number(table.stack);
  for (int turn = 0; turn < table.turn; ++turn) {
    const Laid laid = state.laid[static_cast<std::size_t>(turn)];
    if (laid.none()) continue;  // OL-24
    there.laid.push_back({number(laid.card().back()), face_text(game, laid.card()),
                          there.laying_order.at(static_cast<std::size_t>(turn))});
  }
  return there;
}

}  // namespace ostfriesenlauf_test
