#pragma once
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/speech.hpp>
#include <regelwerk/tock/cause.hpp>
#include <regelwerk/tock/noun.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/telling.hpp>
#include <regelwerk/tock/view.hpp>

// What stands in the way of a move, where a kind and a word of the grammar would not tell it.

namespace regelwerk::tock {

/// Writes what stands in the way as a phrase: "card Jack", "home field h1", "start area". False, and nothing written,
/// for what the words of its kind tell.
template <CanName<Noun> Tongue>
constexpr bool write_cause(auto& out, const auto& game, const auto& /*position*/, Rule /*rule*/, const Cause& cause,
                           Tongue tongue) noexcept {
  if (const auto rank = rank_of(cause)) {
    out << word(Noun::card, tongue) << ' ' << word(*rank, tongue);
    return true;
  }
  const auto place = place_of(cause);
  if (place) write_phrase(out, game, View{}, *place, tongue);
  return place.has_value();
}

}  // namespace regelwerk::tock
