#pragma once
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/why.hpp>

#include "adapter.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// The legal moves that begin like `typed`, a few of them; empty if none does and there are many.
template <class G>
[[nodiscard]] std::string moves_like(const G& game, const typename G::View& view, std::string_view typed,
                                     const Ink& ink) {
  constexpr std::size_t most_named = 6;
  std::vector<std::string> found;
  std::size_t like = 0;
  for (const typename G::Move& move : game.moves(view)) {
    const std::string text{to_text(game, view, move).view()};
    const auto differ = std::mismatch(text.begin(), text.end(), typed.begin(), typed.end()).first;
    const auto same = static_cast<std::size_t>(differ - text.begin());
    if (same > like) found.clear();
    if (same >= like) found.push_back(text);
    like = std::max(like, same);
  }
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
  std::string phrase = ink.spoken([&](auto tongue) { return join(phrase_of(game, view, *because, tongue).view()); });
  if (regelwerk::word(because->cause.kind) == "seat") {
    const regelwerk::Seat seat{because->cause.value};
    const std::string number = ink.spoken([&](auto tongue) { return join(word(seat, tongue), " ", seat.index()); });
    if (const std::size_t at = phrase.find(number); at != std::string::npos) {
      phrase.replace(at, number.size(), ink.name(seat));
    }
  }
  const std::string text = join("  ", ink.text("Here: {}.\n", phrase));
  const std::string names = moves_like(game, view, typed, ink);
  return names.empty() ? text : text + "  " + ink.text("You can: {}.\n", names);
}

}  // namespace play
