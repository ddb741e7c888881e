#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/play/why.hpp>

// What the tests of parts and causes ask any game. Answers are texts: the ID of a rule, the kind of a cause, its word.

namespace questions {

template <class G, class Position>
std::string reason(const G& game, const Position& position, const std::optional<regelwerk::BecauseOf<G>>& because) {
  if (!because) return {};
  std::string text{info(because->rule).id};
  const std::string_view kind = regelwerk::word(because->cause.kind);
  if (kind == "none") return text;
  return text + ' ' + std::string{kind} + ' ' + std::string{text_of(game, position, because->cause).view()};
}

/// Why the move of a text is refused, `TK-12 card 5`; empty if it is not.
template <class G>
std::string cause(const G& game, const typename G::State& state, std::string_view text) {
  return reason(game, state, why(game, state, move_of(game, state, text)));
}
template <class G>
std::string cause_of_move(const G& game, const typename G::State& state, const typename G::Move& move) {
  return reason(game, state, why(game, state, move));
}

/// The words of the parts that may follow, in their order.
template <class G>
std::string parts(const G& game, const typename G::State& state, const std::vector<regelwerk::PartOf<G>>& chosen = {}) {
  std::string words;
  regelwerk::for_each_part(game, state, chosen, [&](const regelwerk::PartOf<G>& part) {
    words += (words.empty() ? "" : " ") + std::string{part_text(game, state, part).view()};
  });
  return words;
}

/// The words of all parts of a kind that the game has, open or not.
template <class G>
std::string all_of_kind(const G& game, const typename G::State& state, decltype(regelwerk::PartOf<G>::kind) kind) {
  std::string words;
  regelwerk::for_each_part_of_kind(game, state, kind, [&](const regelwerk::PartOf<G>& part) {
    words += (words.empty() ? "" : " ") + std::string{part_text(game, state, part).view()};
  });
  return words;
}

/// Why the last of these parts leads nowhere; empty if it leads on.
template <class G>
std::string stops(const G& game, const typename G::State& state, std::vector<regelwerk::PartOf<G>> chain) {
  const auto last = chain.back();
  chain.pop_back();
  return reason(game, state, regelwerk::why_not_part(game, state, chain, last));
}

/// The text of the move that these parts make; empty if they make none.
template <class G>
std::string made_of(const G& game, const typename G::State& state, const std::vector<regelwerk::PartOf<G>>& chain) {
  const auto move = regelwerk::move_of_parts(game, state, chain);
  return move ? std::string{to_text(game, state, *move).view()} : std::string{};
}

}  // namespace questions
