#pragma once
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/play.hpp>

#include "terminal.hpp"

namespace play {

/// The game that `--show` tells of a title: short, and interesting to watch.
struct Show {
  std::string_view settings;
  std::string_view players;
  std::uint64_t seed = 0;
  std::uint32_t effort = 4;  ///< playouts per move of a search
  int board_every = 0;       ///< rounds between two drawings of the board
};

/// What this program must be told of a title beyond the library's contract: how its board looks and how its events
/// sound. Both get only what the viewer may know, so nothing hidden can slip out. Events are told from the view before
/// them, so that a telling can follow the position from one event to the next.
template <class A>
concept Adapter =
    regelwerk::Playable<typename A::Game> && requires(const typename A::Game& game, const typename A::Game::View& view,
                                                      std::span<const typename A::Game::Event> events, const Ink& ink) {
      { A::summary } -> std::convertible_to<std::string_view>;      // one line
      { A::how_to_move } -> std::convertible_to<std::string_view>;  // the grammar of moves, some lines
      { A::signs } -> std::convertible_to<std::string_view>;        // what the signs of the board mean, some lines
      { A::show } -> std::convertible_to<Show>;
      { A::playout_cap } -> std::convertible_to<std::uint64_t>;  // moves of a playout before a search cuts it
      { A::opens_round(events[0]) } -> std::same_as<bool>;       // those who just watch see the board from time to time
      { A::draw(game, view, ink) } -> std::same_as<std::string>;
      {
        A::tell(game, view, events, ink)
      } -> std::same_as<std::string>;  // whole lines, for events as shown to somebody
    };

/// A title that can draw less than the board, for a seat that goes on within its turn.
template <class A>
concept Brief = requires(const typename A::Game& game, const typename A::Game::View& view, const Ink& ink) {
  { A::brief(game, view, ink) } -> std::same_as<std::string>;
};

/// A title that can say what a refused move lacks, beyond the rule that forbids it.
template <class A>
concept Explained =
    requires(const typename A::Game& game, const typename A::Game::View& view, const typename A::Game::Move& move) {
      { A::missing(game, view, move) } -> std::same_as<std::string>;  // a sentence; empty if there is nothing to add
    };

/// A title that has more to say of its end than places and scores.
template <class A>
concept Judged = requires(const typename A::Game::Outcome& outcome) {
  { A::verdict(outcome) } -> std::same_as<std::string>;  // some words; equal ones are counted together
};

/// A title whose table can be drawn as a picture.
template <class A>
concept Pictured = requires(const typename A::Game& game, const typename A::Game::View& view) {
  { A::picture(game, view) } -> std::same_as<std::string>;  // an SVG
};

/// A title with a player that follows rules of thumb and takes no time to think.
template <class A>
concept Advised = requires(const typename A::Game& game, const typename A::Game::View& view) {
  { A::advise(game, view) } -> std::same_as<typename A::Game::Move>;  // the viewer's move; it has several
};

}  // namespace play
