#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/play/why.hpp>

// What a person is told first: tests/refusals/<title>.txt has a line for each kind of node and each rule by which moves
// are refused there, with the kinds of moves that it refuses and, in one example, what stands in the way. Made from
// moves of random games that are asked about at all other nodes. Whoever changes a line reads it as a person would.

namespace refusals {

template <class Enum>
std::string word_in_texts(Enum value) {
  return std::string{words_of(regelwerk::type<Enum>)[static_cast<std::size_t>(value)]};
}
template <class Move>
std::string kind_of(const Move& move) {
  if constexpr (requires { move.kind(); }) {
    return word_in_texts(move.kind());
  } else {
    return word_in_texts(move.kind);
  }
}
template <class State>
std::string node_of(const State& state) {
  if constexpr (requires { state.table.phase; }) {
    return word_in_texts(state.table.phase);
  } else {
    return word_in_texts(state.phase);
  }
}

/// By which rules what is refused.
struct Refused {
  std::set<std::string> kinds;
  std::string example;
};
using Table = std::map<std::string, Refused>;  ///< by node and rule

/// A few random games: `look` sees every state.
template <class G>
void play_games(const G& game, int games, const auto& look) {
  regelwerk::Random random{5};
  for (int number = 0; number < games; ++number) {
    auto state = game.initial();
    for (int moves = 0; moves < 3'000; ++moves) {
      look(state);
      if (game.actor(state).is_nobody()) break;
      game.advance(state, regelwerk::random_move(game, state, random));
    }
  }
}

/// Asks at the nodes of random games about moves of all kinds.
template <class G>
void fill(Table& table, const G& game, int games) {
  constexpr std::size_t most_asked = 40;
  std::map<std::string, std::vector<typename G::Move>> asked;
  play_games(game, games, [&](const auto& state) {
    game.for_each_move(state, [&](const auto& move) {
      auto& moves = asked[kind_of(move)];
      if (moves.size() < most_asked) moves.push_back(move);
    });
  });
  std::map<std::string, int> seen;
  play_games(game, games, [&](const auto& state) {
    const std::string node = node_of(state);
    if (++seen[node] > 60) return;
    for (const auto& [kind, moves] : asked) {
      for (std::size_t i = 0; i < moves.size(); i += 7) {
        const auto& move = moves[(i + static_cast<std::size_t>(seen[node])) % moves.size()];
        const auto because = why(game, state, move);
        if (!because) continue;
        const std::string phrase{phrase_of(game, state, *because).view()};
        CHECK(!phrase.empty());
        Refused& refused = table[node + " " + std::string{info(because->rule).id}];
        refused.kinds.insert(kind);
        if (refused.example.empty()) refused.example = phrase;
      }
    }
  });
}

inline std::string text_of(const Table& table) {
  std::string text;
  for (const auto& [what, refused] : table) {
    text += what + ":";
    for (const std::string& kind : refused.kinds) text += ' ' + kind;
    text += "; " + refused.example + '\n';
  }
  return text;
}

inline std::string path_of(const std::string& title) { return REGELWERK_TEST_DATA_DIR "/refusals/" + title + ".txt"; }

/// Holds the table against the file, line by line.
inline void hold(const std::string& title, const Table& table) {
  std::ifstream in{path_of(title)};
  REQUIRE(in.good());
  std::istringstream made{text_of(table)};
  std::string line;
  for (std::string expected; std::getline(in, expected);) {
    CHECK(std::getline(made, line).good());
    CHECK(line == expected);
  }
  CHECK(!std::getline(made, line));
}
inline void write(const std::string& title, const Table& table) { std::ofstream{path_of(title)} << text_of(table); }

}  // namespace refusals
