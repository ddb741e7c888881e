#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <regelwerk/ai/utility.hpp>
#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "choose.hpp"
#include "text.hpp"

namespace play {

/// A move of a list and what its playouts were worth to the seat.
struct Tried {
  std::size_t move = 0;
  std::int64_t sum = 0;
  std::uint32_t playouts = 0;

  /// True if the mean is higher than the other's.
  [[nodiscard]] bool above(const Tried& other) const {
    return sum * std::int64_t{other.playouts} > other.sum * std::int64_t{playouts};
  }
  /// Thousandths of the best that can be, on the mean.
  [[nodiscard]] std::int64_t thousandths() const {
    return sum * 1000 / (std::int64_t{playouts} * regelwerk::payoff_scale);
  }
};

/// Thousandths as a part of a hundred.
[[nodiscard]] inline std::string in_percent(std::int64_t thousandths) {
  return join(thousandths / 10, ".", thousandths % 10, " %");
}

/// How much a hint looks at: the moves that come first after a short look get a long one. Playouts of a simple player
/// tell more than random ones and take longer.
template <Adapter A>
inline constexpr std::uint32_t most_short_playouts = Advised<A> ? 128 : 8192;
inline constexpr std::size_t looked_at_longer = 6;
inline constexpr std::uint32_t longer_look = 9;
inline constexpr std::size_t moves_in_hint = 3;

/// Plays on to the end, by the simple player where there is one, else at random.
template <Adapter A>
[[nodiscard]] regelwerk::Playout<typename A::Game::State> play_on(const typename A::Game& game,
                                                                  const typename A::Game::State& from,
                                                                  regelwerk::Random& random) {
  if constexpr (Advised<A>) {
    return playout(game, from, random, A::playout_cap, typename A::RuleOfThumb{});
  } else {
    return playout(game, from, random, A::playout_cap);
  }
}

/// The moves of the viewer, the best ones first, by playouts as in regelwerk::flat_monte_carlo; of very many moves only
/// some, evenly spread. It reads the view only.
template <Adapter A>
[[nodiscard]] std::vector<Tried> best_tried(const typename A::Game& game, const typename A::Game::View& view,
                                            regelwerk::Random random, std::uint32_t effort) {
  const auto moves = game.moves(view);
  const auto seat = static_cast<std::size_t>(game.actor(view).seat().index());
  const auto look = [&](Tried& at, std::uint32_t playouts) {
    for (std::uint32_t i = 0; i < playouts; ++i) {
      auto state = game.resample(view, random);
      game.advance(state, moves[at.move]);
      at.sum += position_payoffs(game, play_on<A>(game, state, random).end)[seat];
    }
    at.playouts += playouts;
  };
  const auto count = static_cast<std::uint32_t>(moves.size());
  const std::uint32_t short_look = std::clamp(most_short_playouts<A> / count, std::uint32_t{1}, effort);
  const std::size_t stride = (count - 1) / most_short_playouts<A> + 1;
  std::vector<Tried> tried;
  for (std::size_t i = 0; i < moves.size(); i += stride) {
    tried.push_back({.move = i});
    look(tried.back(), short_look);
  }
  const auto better = [](const Tried& a, const Tried& b) { return a.above(b); };
  std::stable_sort(tried.begin(), tried.end(), better);
  tried.resize(std::min(tried.size(), looked_at_longer));
  for (Tried& at : tried) look(at, short_look * longer_look);
  std::stable_sort(tried.begin(), tried.end(), better);
  tried.resize(std::min(tried.size(), moves_in_hint));
  return tried;
}

/// The best moves in words, each with its number and its value, and what the values mean.
template <Adapter A>
[[nodiscard]] std::string hint(const typename A::Game& game, const typename A::Game::View& view,
                               const regelwerk::Random& random, std::uint32_t effort, const Ink& ink) {
  const auto moves = game.moves(view);
  const auto best = best_tried<A>(game, view, random, effort);
  std::string text;
  if constexpr (Advised<A>) {
    regelwerk::Random bits = random;
    const auto advised = typename A::RuleOfThumb{}(game, view, bits);
    const auto* const at = std::find(moves.begin(), moves.end(), advised);
    text = ink.text("By rules of thumb, as the simple player goes: {}  {}\n", at - moves.begin() + 1,
                    to_text(game, view, advised).view());
  }
  text += moves.size() == 1 ? ink.text("By search, the best of 1 move:\n")
                            : ink.text("By search, the best of {} moves:\n", moves.size());
  for (const Tried& at : best) {
    const std::string number = join(at.move + 1);
    text += join(std::string(number.size() < 4 ? 4 - number.size() : 0, ' '), number, "  ",
                 padded(to_text(game, view, moves[at.move]).view(), 30), in_percent(at.thousandths()), "\n");
  }
  text += ink.text(
      "The value is the mean of {} games, played on {} after the move; what you cannot see is imagined anew for each. ",
      best.front().playouts, Advised<A> ? ink.text("by the simple player") : ink.text("at random by all seats"));
  if (game.seats() == 1) {
    return text + ink.text("A game counts 0 if it is lost, else its points as a part of all there are.\n");
  }
  return text +
         ink.text("A game that you win counts 100, one that you lose 0, one that is not over by who is ahead.\n");
}

}  // namespace play
