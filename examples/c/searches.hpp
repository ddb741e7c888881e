#pragma once
#include <cstddef>
#include <cstdint>

#include <games/skills.hpp>
#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/ai/search/selection.hpp>

#include "../players/skill.hpp"
#include "../players/suits.hpp"
#include "errors.hpp"
#include "games.hpp"

// Which search plays a title best, as the players of the arena.

namespace binding {

/// The rules of thumb of a game, and the quick ones that playouts of explanations go by. A search tries first what they
/// like, and plays on by them, or asks the game's own evaluation what a position is worth.
template <class G>
struct Skills {
  using RuleOfThumb = typename games::ThumbOf<G>::type;
  using Skill = players::Skill<RuleOfThumb>;
  using Quick = typename Skill::Quick;
  using Priors = typename Skill::Priors;

  [[nodiscard]] static constexpr auto evaluation(const players::Suit& suit) noexcept {
    if constexpr (players::Evaluating<RuleOfThumb>) {
      return typename Skill::Evaluation{static_cast<int>(suit.cap)};
    } else {
      return regelwerk::Rollout<regelwerk::Mixture<RuleOfThumb>>{{{}, {}, suit.other_in_256}, {}, suit.cap};
    }
  }
  using Evaluation = decltype(evaluation(players::suits[0]));
};

template <class G>
using SearchFor = regelwerk::Search<G, typename Skills<G>::Evaluation, typename Skills<G>::Priors>;

/// What the bytes of a regelwerk_search hold once it has begun: a mark, so that those of one that was refused are not
/// taken for one.
template <class G>
inline constexpr std::uint32_t search_mark = made_mark + 0x100 + static_cast<std::uint32_t>(title_of<G>);
template <class G>
struct BegunSearch {
  std::uint32_t mark;
  SearchFor<G> search;
};

}  // namespace binding
