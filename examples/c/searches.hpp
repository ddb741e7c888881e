#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/ai/search/selection.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clockman/players/search_evaluation.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/search_evaluation.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>

#include "../players/suits.hpp"
#include "errors.hpp"
#include "games.hpp"

// Which search plays a title best, as the players of the arena.

namespace binding {

/// The rules of thumb of a game, and the quick one that playouts of explanations go by; a search plays on by them and
/// tries what they like first.
template <class Thumb>
struct ByThumb {
  using RuleOfThumb = Thumb;
  using Quick = Thumb;
  using Evaluation = regelwerk::Rollout<regelwerk::Mixture<Thumb>>;
  using Priors = regelwerk::ChoiceFirst<Thumb>;

  [[nodiscard]] static constexpr Evaluation evaluation(const players::Suit& suit) noexcept {
    return {{{}, {}, suit.other_in_256}, {}, suit.cap};
  }
};
/// Those of a game that can tell what a position is worth when dice are to be thrown.
template <class Thumb, class Worth, class First, class QuickThumb = Thumb>
struct ByWorth {
  using RuleOfThumb = Thumb;
  using Quick = QuickThumb;
  using Evaluation = Worth;
  using Priors = First;

  [[nodiscard]] static constexpr Evaluation evaluation(const players::Suit& suit) noexcept {
    return {static_cast<int>(suit.cap)};
  }
};

template <class G>
struct Skills;
template <>
struct Skills<regelwerk::tock::RuntimeGame> : ByThumb<regelwerk::tock::RuleOfThumb> {};
template <>
struct Skills<regelwerk::ostfriesenlauf::RuntimeGame> : ByThumb<regelwerk::ostfriesenlauf::RuleOfThumb> {};
template <>
struct Skills<regelwerk::samara::RuntimeGame> : ByThumb<regelwerk::samara::RuleOfThumb> {};
template <>
struct Skills<regelwerk::clockman::RuntimeGame>
    : ByWorth<regelwerk::clockman::RuleOfThumb, regelwerk::clockman::Evaluation,
              regelwerk::ChoiceFirst<regelwerk::clockman::RuleOfThumb>> {};
struct ClouSkills : ByWorth<regelwerk::clou::RuleOfThumb, regelwerk::clou::Evaluation, regelwerk::clou::Priors,
                            regelwerk::clou::QuickRuleOfThumb> {};
template <>
struct Skills<regelwerk::clou::RuntimeHeist> : ClouSkills {};
template <>
struct Skills<regelwerk::clou::RuntimeCampaign> : ClouSkills {};

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
