#pragma once
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/why.hpp>

#include "adapter.hpp"
#include "cause_words.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// A title that has its own words for what stands in the way.
template <class A, class Because>
concept Explained = requires(const Because& because, const Ink& ink) {
  { A::lack(because, ink) } -> std::same_as<std::string>;  // whole lines; empty if it has no words of its own
};

/// The legal moves that begin like `typed`, a few of them; empty if none does and there are many.
template <class G>
[[nodiscard]] std::string moves_like(const G& game, const typename G::View& view, std::string_view typed,
                                     const Ink& ink) {
  constexpr std::size_t most_named = 6;
  std::vector<std::string> found;
  std::size_t like = 0;
  game.for_each_move(view, [&](const typename G::Move& move) {
    const std::string text{to_text(game, view, move).view()};
    const auto differ = std::mismatch(text.begin(), text.end(), typed.begin(), typed.end()).first;
    const auto same = static_cast<std::size_t>(differ - text.begin());
    if (same > like) found.clear();
    if (same >= like) found.push_back(text);
    like = std::max(like, same);
    return true;
  });
  if (like == 0 && found.size() > most_named) return {};
  std::string names;
  for (std::size_t i = 0; i < std::min(found.size(), most_named); ++i) names += join(i > 0 ? ", " : "", found[i]);
  return found.size() > most_named ? ink.text("{} and others", names) : names;
}

/// What stands in the way of a refused move, and the moves that are most like it, in indented lines.
template <Adapter A>
[[nodiscard]] std::string why_refused(const typename A::Game& game, const typename A::Game::View& view,
                                      const typename A::Game::Move& move, std::string_view typed, const Ink& ink) {
  const auto because = why(game, view, move);
  if (!because) return {};
  std::string text;
  if constexpr (Explained<A, decltype(*because)>) text = A::lack(*because, ink);
  const std::string_view kind = word_of(because->cause.kind);
  if (text.empty() && kind != "none") {
    const std::string thing = kind == "seat" ? ink.name(regelwerk::Seat{because->cause.value})
                                             : join(text_of(game, view, because->cause).view());
    text = "  " + ink.text("This is about {} {}.\n", cause_word(kind, ink.language()), thing);
  }
  const std::string names = moves_like(game, view, typed, ink);
  return names.empty() ? text : text + "  " + ink.text("You can: {}.\n", names);
}

}  // namespace play
