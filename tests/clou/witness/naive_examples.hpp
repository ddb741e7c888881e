#pragma once
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include <clou/witness/naive.hpp>
#include <clou/witness/naive_worked.hpp>

// Positions and words for the ledger's worked examples, played by the naive engine alone.

namespace naive_clou_examples {

using namespace naive_clou;

using Texts = std::set<std::string>;

inline Texts texts(const std::string& line) {
  const Names all = words(line);
  return {all.begin(), all.end()};
}

/// The moves that begin with `prefix`.
inline Texts moves_of(const Position& position, const std::string& prefix = "") {
  Texts result;
  for (const auto& [text, weight] : moves(position)) {
    if (text.rfind(prefix, 0) == 0) result.insert(text);
  }
  return result;
}

/// `prefix` before each word.
inline Texts with(const std::string& prefix, const std::string& line) {
  Texts result;
  for (const std::string& word : words(line)) result.insert(prefix + word);
  return result;
}

inline bool has(const Position& position, const std::string& move) { return moves(position).contains(move); }

inline bool waits(const Position& position, const std::string& line) { return waiting_texts(position) == words(line); }

/// Plays words one after another; empty node: one of them was no move.
inline Position after(Position position, const std::string& line) {
  for (const std::string& move : words(line)) {
    if (!has(position, move)) {
      position.node = "no move: " + move;
      return position;
    }
    play(position, move);
  }
  return position;
}

inline Position heist(const std::string& scenario, const std::string& thieves) {
  Config config;
  config.edition = worked_edition();
  config.scenario = scenario;
  config.thieves = words(thieves);
  return initial(config);
}

inline Position campaign(int players) {
  Config config;
  config.edition = worked_edition();
  config.mode = "campaign";
  config.players = players;
  return initial(config);
}

/// `grid.1` crosses, `ring.3=2` writes, `ring.4=6x` does both; a demand is crossed, with all that follows (CL-55).
inline Position put(Position position, const std::string& thief, const std::string& line) {
  for (const std::string& word : words(line)) {
    Marks& marks = position.thieves.at(thief).marks;
    const std::string name = word.substr(0, word.find('='));
    if (word.find('=') != std::string::npos) marks.numbers[name] = std::stoi(word.substr(word.find('=') + 1));
    if (word.find('=') == std::string::npos || word.back() == 'x') marks.crossed.insert(name);
  }
  return position;
}

/// Circles of the tree crossed with dice, one after another.
inline Position way(Position position, const std::string& thief, const std::string& line) {
  for (const std::string& name : words(line)) {
    position.thieves.at(thief).marks.crossed.insert(name);
    position.thieves.at(thief).end_of_way = name;
  }
  return position;
}

/// Demands of the plan, with all that follows (CL-55).
inline Position crossed(Position position, const std::string& line) {
  for (const std::string& name : words(line)) {
    position.crossed.insert(name);
    cascade(position);
  }
  return position;
}

/// Challenges done, with loot and rooms but without a price.
inline Position done(Position position, const std::string& line) {
  for (const std::string& name : words(line)) {
    for (const Challenge& challenge : plan_of(position).challenges) {
      if (challenge.name == name) complete(position, challenge, Part{});
    }
  }
  return position;
}

}  // namespace naive_clou_examples
