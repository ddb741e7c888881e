#pragma once
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <clockman/witness/naive.hpp>

// Positions and words for the ledger's worked examples, played by the naive engine alone.

namespace naive_clockman_examples {

using namespace naive_clockman;

using Texts = std::set<std::string>;

inline std::vector<std::string> words(const std::string& line) {
  std::vector<std::string> result;
  std::istringstream stream(line);
  for (std::string word; stream >> word;) result.push_back(word);
  return result;
}

inline Texts texts(const std::string& line) {
  const std::vector<std::string> all = words(line);
  return {all.begin(), all.end()};
}

inline Texts moves_of(const Position& position) {
  Texts result;
  for (const auto& [text, weight] : moves(position)) result.insert(text);
  return result;
}

/// Plays words one after another; the node says so if one of them was no move.
inline Position after(Position position, const std::string& line) {
  for (const std::string& move : words(line)) {
    if (!moves(position).contains(move)) {
      position.node = "no move: " + move;
      return position;
    }
    play(position, move);
  }
  return position;
}

inline Place place_named(const std::string& text) {
  if (text == "start") return Place{};
  if (text.front() == 'p') return passage_field(std::stoi(text.substr(1)));
  if (text.front() == 'g') return straight_field(std::stoi(text.substr(1)));
  return ring_field(std::stoi(text), std::stoi(text.substr(2)));
}

/// The standard edition with the figures of seats 0 and up on these places, the others on their start fields.
inline Position position(const std::string& figures, const Config& config = standard_config(4)) {
  Position position = initial(config);
  std::size_t seat = 0;
  for (const std::string& place : words(figures)) position.figures.at(seat++) = place_named(place);
  return position;
}

inline std::string figures(const Position& position) {
  std::string result;
  for (const Place& place : position.figures) result += (result.empty() ? "" : " ") + place_text(place);
  return result;
}

/// At the move of a seat that has rolled and played nothing.
inline Position rolled(Position position, int roll, int seat = 0) {
  set_move(position, seat, roll);
  return position;
}

/// At the beginning of a seat's turn, which is not its first.
inline Position turn_of(Position position, int seat) {
  set_turn(position, seat);
  return position;
}

inline Position with_symbols(Position position, int seat, const std::string& symbols) {
  give_symbols(position, seat, symbols);
  return position;
}

inline Position with_card(Position position, int seat, const std::string& card, int counter = 0) {
  give_card(position, seat, card, counter);
  return position;
}

inline Position with_digits(Position position, int seat, const std::string& digits, bool is_loose = false) {
  give_digits(position, seat, digits, is_loose);
  return position;
}

inline Digits digits(const std::string& kinds) { return {kinds.begin(), kinds.end()}; }

}  // namespace naive_clockman_examples
