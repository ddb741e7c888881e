#pragma once
#include <cstdint>
#include <optional>
#include <utility>

#include <regelwerk/core/playable.hpp>

namespace regelwerk {

/// What stands in the way of a move: a card, a field, a tool, a number. Each game has its own kinds, of which the first
/// is none; a kind says what `value` means, and the game's functions over causes read it. `word_of(kind)` is
/// the word of a kind, `text_of(game, position, cause)` that of the value.
template <class CauseKind>
struct CauseOfKind {
  CauseKind kind{};
  std::uint16_t value = 0;

  friend constexpr bool operator==(const CauseOfKind&, const CauseOfKind&) = default;
};

/// Why a move is refused: the rule that why_not names, and what this rule is about here.
template <class RuleOfGame, class CauseOfGame>
struct Because {
  RuleOfGame rule{};
  CauseOfGame cause{};

  friend constexpr bool operator==(const Because&, const Because&) = default;
};

/// The answer of why() in a game.
template <class G>
using BecauseOf =
    Because<typename G::Rule, decltype(cause_of(std::declval<const G&>(), std::declval<const typename G::State&>(),
                                                std::declval<const typename G::Move&>(), typename G::Rule{}))>;

/// Empty if `move` is legal, else the rule of why_not with its cause. `position` is a State or a View; any value of
/// Move may be asked about. The causes are those of the game's cause.hpp, which has to be included.
template <Playable G, class Position>
[[nodiscard]] constexpr std::optional<BecauseOf<G>> why(const G& game, const Position& position,
                                                        const typename G::Move& move) noexcept {
  const auto rule = game.why_not(position, move);
  if (!rule) return std::nullopt;
  return BecauseOf<G>{*rule, cause_of(game, position, move, *rule)};
}

}  // namespace regelwerk
