#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <regelwerk/ai/search/move_value.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "glossary.hpp"
#include "text.hpp"
#include "thinker.hpp"

namespace play {

/// A part of payoff_scale as a part of a hundred with one place, rounded down.
[[nodiscard]] inline std::string in_percent(std::int32_t payoff) {
  const std::int64_t thousandths = std::int64_t{payoff} * 1000 / regelwerk::payoff_scale;
  return join(thousandths / 10, ".", thousandths % 10);
}
/// The mean with half the width of the interval that it is in with 95 %.
template <regelwerk::Playable G>
[[nodiscard]] std::string in_percent(const regelwerk::MoveValue<G>& value, regelwerk::Seat seat) {
  return join(in_percent(mean_payoff(value, seat)), " % ±", in_percent(half_width_95(value, seat)));
}

inline constexpr std::size_t moves_in_hint = 3;
/// Who asks for advice waits for it: it may take so many times what a search takes for its move.
inline constexpr std::uint32_t hint_effort = 4;

/// The numbers of the moves, counted from 0, that a search likes best: those that it has tried most often, of equals
/// the ones with the higher mean.
template <regelwerk::Playable G>
[[nodiscard]] std::vector<std::size_t> best_of(std::span<const regelwerk::MoveValue<G>> values, regelwerk::Seat seat,
                                               std::size_t count) {
  std::vector<std::size_t> order(values.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    if (values[a].visits != values[b].visits) return values[a].visits > values[b].visits;
    return mean_payoff(values[a], seat) > mean_payoff(values[b], seat);
  });
  order.resize(std::min(order.size(), count));
  return order;
}

/// The number of a move counted from 1 and the move, in columns.
template <regelwerk::Playable G>
[[nodiscard]] std::string numbered(const G& game, const typename G::View& view, std::size_t index,
                                   const typename G::Move& move) {
  const std::string number = join(index + 1);
  return join(std::string(number.size() < 4 ? 4 - number.size() : 0, ' '), number, "  ",
              padded(to_text(game, view, move).view(), 30));
}

/// What the values of moves mean.
template <regelwerk::Playable G>
[[nodiscard]] std::string meaning_of_values(const G& game, const Ink& ink) {
  const std::string sure = ink.text("The true mean is no farther off than ± says, with 95 % confidence. ");
  if (game.seats() == 1) {
    return sure + ink.text("A game counts 0 if it is lost, else its points as a part of all there are.\n");
  }
  return sure +
         ink.text("A game that you win counts 100, one that you lose 0, one that is not over by who is ahead.\n");
}

/// The best moves in words, each with its number and its value, and what the values mean. Precondition: the thinker's
/// seat is to move.
template <Adapter A>
[[nodiscard]] std::string hint(Thinker<A>& thinker, const Table<typename A::Game>& table, std::uint32_t effort,
                               const Ink& ink) {
  using G = typename A::Game;
  const G& game = table.game();
  const regelwerk::Seat seat = table.actor().seat();
  const auto view = game.view(table.state(), seat);
  const auto values = thinker.rate(table, effort * hint_effort);
  regelwerk::Random bits;
  const auto advised = typename A::RuleOfThumb{}(game, view, bits);
  const auto found = std::find_if(values.begin(), values.end(), [&](const auto& at) { return at.move == advised; });
  std::string text = ink.text("By rules of thumb, as the simple player goes: {}  {}\n", found - values.begin() + 1,
                              to_text(game, view, advised).view());
  text += values.size() == 1 ? ink.text("By search, the best of 1 move:\n")
                             : ink.text("By search, the best of {} moves:\n", values.size());
  std::uint64_t games = 0;
  std::vector<std::string> named{std::string{to_text(game, view, advised).view()}};
  for (const auto& value : values) games += value.visits;
  for (const std::size_t index : best_of<G>(values, seat, moves_in_hint)) {
    const auto& value = values[index];
    text += numbered(game, view, index, value.move) +
            ink.text("{}  tried {} times\n", padded(in_percent<G>(value, seat), 13), value.visits);
    named.emplace_back(to_text(game, view, value.move).view());
  }
  return text + glossary<A>(named, ink) +
         ink.text(
             "The value is the mean of the games that were tried, {} in all; what you cannot see is imagined anew "
             "for each, by all that you were shown. ",
             games) +
         meaning_of_values(game, ink);
}

}  // namespace play
