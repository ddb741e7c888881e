#pragma once
#include <algorithm>
#include <cstddef>
#include <string>

#include <ostfriesenlauf/naive.hpp>
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

}  // namespace ostfriesenlauf_test
