#pragma once
#include <cstdint>

#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>

namespace regelwerk::inline shared {

/// A player that usually decides like `choose` and sometimes like `other`, so that games differ. It takes a State, and
/// also a View if both players do.
template <class Choose, class Other = UniformPlayer>
struct Mixture {
  Choose choose{};                  ///< makes all other decisions
  Other other{};                    ///< makes each decision with a probability of other_in_256 / 256
  std::uint32_t other_in_256 = 32;  ///< number of decisions in 256 that `other` makes, 0 to 256

  template <Playable G, class Position, BitSource Source>
    requires requires(const Choose& one, const Other& another, const G& game, const Position& position,
                      Source& source) {
      one(game, position, source);
      another(game, position, source);
    }
  [[nodiscard]] constexpr typename G::Move operator()(const G& game, const Position& position,
                                                      Source& source) const noexcept {
    expects([&] { return other_in_256 <= 256; }, "the part lies within the whole");
    return source() >> 56 < other_in_256 ? other(game, position, source) : choose(game, position, source);
  }
};
// Written out, since clang before version 17 does not deduce the template arguments of an aggregate.
template <class Choose>
Mixture(Choose) -> Mixture<Choose>;
template <class Choose, class Other>
Mixture(Choose, Other) -> Mixture<Choose, Other>;
template <class Choose, class Other>
Mixture(Choose, Other, std::uint32_t) -> Mixture<Choose, Other>;

}  // namespace regelwerk::inline shared
