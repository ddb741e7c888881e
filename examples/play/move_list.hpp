#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "glossary.hpp"
#include "prompt.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// The moves that hold `part`, with their numbers among all; so many rows at most, the last move always among them, or
/// all if `rows` is 0; and what their words mean.
template <Adapter A>
[[nodiscard]] std::string listed_moves(const typename A::Game& game, const typename A::Game::View& view,
                                       std::string_view part, std::size_t rows, const Ink& ink) {
  std::vector<std::string> texts;
  std::vector<std::size_t> numbers;
  const auto legal = game.moves(view);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const auto written = to_text(game, view, legal[i]);
    if (written.view().find(part) == std::string_view::npos) continue;
    texts.emplace_back(written);
    numbers.push_back(i + 1);
  }
  if (texts.empty()) return ink.text("No legal move has {} in it.\n", part);
  const std::size_t most = rows == 0 ? texts.size() : rows * columns_for(texts);
  if (texts.size() <= most) return in_columns(texts, numbers) + glossary<A>(texts, ink);
  const std::size_t hidden = texts.size() - most;
  const auto from = static_cast<std::ptrdiff_t>(most) - 1;
  texts.erase(texts.begin() + from, texts.end() - 1);
  numbers.erase(numbers.begin() + from, numbers.end() - 1);
  return in_columns(texts, numbers) +
         ink.text("      and {} more; moves lists all, moves TEXT those with it in them\n", hidden) +
         glossary<A>(texts, ink);
}

}  // namespace play
