#pragma once
#include <doctest/doctest.h>

#include <cstdint>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

/// A whole random game, decided while a file is compiled; in pieces of so many moves, since clang counts the steps of
/// one constant.
namespace compile_time {

template <class State>
struct Course {
  State state;
  regelwerk::Random random;
  std::uint64_t nodes = 0;
};

template <class G>
constexpr auto begun(std::uint64_t key) {
  return Course<typename G::State>{G{}.initial(), regelwerk::Random{key}, 0};
}

template <class G, int Piece>
constexpr auto played_on(Course<typename G::State> course) {
  constexpr G game;
  for (int i = 0; i < Piece && !game.actor(course.state).is_nobody(); ++i) {
    game.advance(course.state, regelwerk::random_move(game, course.state, course.random));
    ++course.nodes;
  }
  return course;
}

/// The game of this key after so many pieces.
template <class G, std::uint64_t Key, int Piece, int Pieces>
constexpr auto after = played_on<G, Piece>(after<G, Key, Piece, Pieces - 1>);
template <class G, std::uint64_t Key, int Piece>
constexpr auto after<G, Key, Piece, 0> = begun<G>(Key);

/// The game is over, sound, and comes back from its bytes and its line; for a static_assert.
template <class G, std::uint64_t Key, int Piece, int Pieces>
constexpr bool ends_soundly() {
  constexpr G game;
  constexpr const auto& end = after<G, Key, Piece, Pieces>.state;
  return game.actor(end).is_nobody() && game.outcome(end).has_value() && game.validate(end).empty() &&
         game.unpack(game.pack(end)).value() == end && parse_state(game, to_text(game, end)).value() == end;
}

/// The program plays the same game as the compiler.
template <class G, std::uint64_t Key, int Piece, int Pieces>
void check_same_game() {
  constexpr const auto& compiled = after<G, Key, Piece, Pieces>;
  regelwerk::Random random{Key};
  const auto played = regelwerk::playout(G{}, G{}.initial(), random, 100'000);
  CHECK(played.finished);
  CHECK(played.nodes == compiled.nodes);
  CHECK(played.end == compiled.state);
  CHECK(regelwerk::hash(played.end) == regelwerk::hash(compiled.state));
}

}  // namespace compile_time
