#pragma once
#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

#include "../examples/rulebook/example.hpp"
#include "../examples/rulebook/texts.hpp"
#include "../examples/rulebook/work_out.hpp"
#include "questions.hpp"

// The examples of every rule, examples/rulebook/*.txt, held against the library and against the naive engine.

namespace rulebook_test {

inline rulebook::Book book(const std::string& file) {
  std::ifstream in{std::string{REGELWERK_TEST_DATA_DIR} + "/../examples/rulebook/" + file};
  std::ostringstream text;
  text << in.rdbuf();
  const rulebook::WordReader reading = rulebook::read_book(text.str());
  CAPTURE(reading.line);
  REQUIRE(reading.wrong == "");
  return reading.book;
}

/// Holds an example if it is of a position of G; false if it is not. A Witness is a naive engine: `position(game,
/// state)` gives its position, `moves(position)` legal moves by text with their weights, `play(position, text)` carries
/// one out, and `compare(game, state, position)` checks that both are the same.
template <class G, class Witness>
bool hold(const rulebook::Example& example, const Witness& witness) {
  const std::string name = example.name();
  CAPTURE(name);
  if (!example.options.empty() && !regelwerk::parse_options<G>(example.options)) return false;
  const auto game = rulebook::game_of_line<G>(example.state);
  if (example.options.empty() && !game) return false;
  const rulebook::Worked worked = rulebook::WorkingOut<G>::work_out(example);
  CHECK(worked.wrong == "");
  CHECK(rulebook::difference(example, worked.example) == "");
  // The naive engines know sound games and positions only.
  if (!game) return true;
  const auto state = parse_state(*game, example.state);
  if (!state) return true;
  auto there = witness.position(*game, *state);
  witness.compare(*game, *state, there);
  const auto legal = witness.moves(there);
  CHECK(questions::weighed(*game, *state) == legal);
  if (example.move.empty()) return true;
  CHECK(legal.contains(example.move) == !example.refuses());
  if (example.refuses() || !legal.contains(example.move)) return true;
  witness.play(there, example.move);
  witness.compare(*game, game->play(*state, *parse_move(*game, *state, example.move)), there);
  return true;
}

/// Holds all examples of a book, each of which is one of a game of `Games`.
template <class... Games>
void hold_book(const std::string& file, const auto& witness) {
  const rulebook::Book all = book(file);
  REQUIRE(!all.examples.empty());
  for (const rulebook::Example& example : all.examples) {
    CAPTURE(example.line);
    CHECK((hold<Games>(example, witness) || ...));
  }
}

}  // namespace rulebook_test
