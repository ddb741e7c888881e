#pragma once
#include <concepts>
#include <cstddef>

#include <regelwerk/clou/game.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/players/encoding/policy_numbers.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/game/basic_game.hpp>

namespace regelwerk::clou {

/// The rules of a heist or of a campaign.
template <class R>
concept ClouRules = std::same_as<R, HeistRules> || std::same_as<R, CampaignRules>;

namespace detail {

template <class Setup>
inline constexpr PolicyNumbers numbers_of_fixed{Setup::layout()};

}  // namespace detail

/// All policy indexes of a game: a constant if the rules are part of the type; otherwise every call computes them, so
/// keep the result for many moves.
template <ClouRules R, class Setup>
[[nodiscard]] constexpr decltype(auto) policy_numbers(const BasicGame<R, Setup>& game) noexcept {
  if constexpr (Setup::is_fixed) {
    return (detail::numbers_of_fixed<Setup>);
  } else {
    return PolicyNumbers{game.layout()};
  }
}

/// The number of policy indexes under the rules in force. The standard edition has at most most_policy_size; another
/// edition, with many white symbols, may have more.
template <ClouRules R, class Setup>
[[nodiscard]] constexpr std::size_t policy_size(const BasicGame<R, Setup>& game) noexcept {
  return policy_numbers(game).size();
}

/// The policy index of a move. Dice are identified by their places in the throw, which the observation shows; white
/// symbols by their values; demands of different plans have different indexes. Precondition: legal for the view, which
/// is of a reachable state.
template <ClouRules R, class Setup>
[[nodiscard]] constexpr std::size_t policy_index(const BasicGame<R, Setup>& game, const View& view,
                                                 Move move) noexcept {
  return policy_numbers(game).index(game.layout(), view, move);
}

}  // namespace regelwerk::clou
