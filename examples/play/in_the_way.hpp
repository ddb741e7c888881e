#pragma once
#include <string>
#include <string_view>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/why.hpp>

#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// What stands in the way of a refused move, in the words of the library; empty if there is nothing to show.
template <class G>
[[nodiscard]] std::string in_the_way(const G& game, const typename G::View& view, const typename G::Move& move) {
  const auto because = why(game, view, move);
  if (!because) return {};
  const std::string_view kind = word_of(because->cause.kind);
  if (kind == "none") return {};
  if (kind == "seat") return join("In the way: ", Ink::letter(regelwerk::Seat{because->cause.value & 7}), ".");
  return join("In the way: ", kind, " ", text_of(game, view, because->cause).view(), ".");
}

}  // namespace play
