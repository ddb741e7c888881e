#pragma once
#include <string_view>

#include <regelwerk/core/language.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/noun.hpp>
#include <regelwerk/ostfriesenlauf/race.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/view.hpp>

// What the sentences of all languages about Ostfriesenlauf share.

namespace regelwerk::ostfriesenlauf {

/// A runner goes by the name of its owner (OL-8); one without an owner has a number, if `names` does not call runners.
template <class Game, Language Tongue>
constexpr void write_phrase(auto& out, const Game& game, const View& /*view*/, Runner runner, Tongue language,
                            const auto& names) noexcept {
  if constexpr (requires { names(out, runner); }) {
    names(out, runner);
  } else if (is_owned(game.layout(), runner)) {
    names(out, owner_of(runner));
  } else {
    out << word(Noun::runner, language) << ' ' << runner.index();
  }
}

/// A stack and the backs of its cards go by their number, since the word for a place stands for a runner.
template <class Game, Language Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Place back,
                            Tongue /*language*/) noexcept {
  out << number(back);
}

/// OL-14. True if a card moves the runner in the place on its back, and not the sign alone.
[[nodiscard]] constexpr bool moves_runner(Face face) noexcept { return effect_of(face).kind != FaceKind::finish; }

/// How many fields a runner went, whichever way.
[[nodiscard]] constexpr int fields_gone(const Event& event) noexcept {
  return event.from < event.to ? event.to - event.from : event.from - event.to;
}

/// OL-25. True if a runner that is across ran forward: the line behind the start lies below every field of the sign.
[[nodiscard]] constexpr bool ran_forward(const Event& event) noexcept { return event.to > 0; }

}  // namespace regelwerk::ostfriesenlauf
