#pragma once
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/play.hpp>

#include "help.hpp"
#include "terminal.hpp"

namespace play {

/// The game that `--show` tells of a title: short, and interesting to watch.
struct Show {
  std::string_view settings;
  std::string_view players;
  std::uint64_t seed = 0;
  std::uint32_t effort = 4;  ///< of a search, see Manner
  int board_every = 0;       ///< rounds between two drawings of the board
};

/// A game of the library and its player that follows rules of thumb and takes no time to think.
template <class A>
concept Advised =
    regelwerk::Playable<typename A::Game> &&
    requires(const typename A::Game& game, const typename A::Game::View& view, regelwerk::Random& random) {
      { typename A::RuleOfThumb{}(game, view, random) } -> std::same_as<typename A::Game::Move>;  // the viewer's move
    };

/// What this program must be told of a title beyond the library's contract: how its board looks and how what happens is
/// parted into lines. The board is drawn from what the viewer may know, so nothing hidden can slip out.
template <class A>
concept Adapter = Advised<A> && regelwerk::KnowsConcerned<typename A::Game> &&
                  requires(const typename A::Game& game, const typename A::Game::View& view,
                           std::span<const typename A::Game::Event> events, const Ink& ink) {
                    { A::help } -> std::convertible_to<Helps>;
                    { A::show } -> std::convertible_to<Show>;
                    {
                      A::playout_cap
                    } -> std::convertible_to<std::uint64_t>;  // moves of a playout that is to reach the end if it can
                    { A::most_iterations } -> std::convertible_to<std::uint64_t>;  // of one of their decisions
                    {
                      A::opens_round(events[0])
                    } -> std::same_as<bool>;  // those who just watch see the board from time to time
                    { A::draw(game, view, ink) } -> std::same_as<std::string>;
                    { A::components(game, ink) } -> std::same_as<std::string>;  // what is in the box, in whole lines
                    { A::opens_line(events[0]) } -> std::same_as<bool>;  // narration.hpp: begins a line of its own
                    { A::goes_without_saying(events[0]) } -> std::same_as<bool>;  // narration.hpp: has no sentence here
                  };

/// The adapter of a game, as the member `type`: that of its own header here, or of plain.hpp.
template <class G>
struct AdapterOf;
template <class G>
using AdapterFor = typename AdapterOf<G>::type;

/// A title that can draw less than the board, for a seat that goes on within its turn.
template <class A>
concept Brief = requires(const typename A::Game& game, const typename A::Game::View& view, const Ink& ink) {
  { A::brief(game, view, ink) } -> std::same_as<std::string>;
};

/// A title that has more to say of its end than places and scores.
template <class A>
concept Judged = requires(const typename A::Game::Outcome& outcome, const Ink& ink) {
  { A::verdict(outcome, ink) } -> std::same_as<std::string>;  // some words; equal ones are counted together
};

/// The game by the word that settings of players know it by: its title, or of several the adapter's own word.
template <Adapter A>
[[nodiscard]] constexpr std::string_view word_of_game() {
  if constexpr (requires { A::word; }) {
    return A::word;
  } else {
    return A::Game::name;
  }
}

/// A title whose table can be drawn as a picture.
template <class A>
concept Pictured =
    requires(const typename A::Game& game, const typename A::Game::View& view, std::string_view language) {
      { A::picture(game, view) } -> std::same_as<std::string>;  // an SVG in English
      { A::picture(game, view, language) } -> std::same_as<std::string>;
    };

}  // namespace play
