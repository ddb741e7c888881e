#pragma once
#include <cstdint>

#include <regelwerk/ai/search/selection.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>

namespace players {

/// In place of the rules of thumb where a title has none.
struct NoThumb {};

/// The same for who must have some: any legal move, of a seat by its view or in a drawn world.
struct AnyMove {
  template <regelwerk::Playable G, class Position, regelwerk::BitSource Source>
  [[nodiscard]] typename G::Move operator()(const G& game, const Position& position, Source& source) const noexcept {
    std::uint32_t left = regelwerk::draw_below(source, game.count_moves(position));
    typename G::Move drawn{};
    game.for_each_move(position, [&](const typename G::Move& move) {
      drawn = move;
      return left-- > 0;
    });
    return drawn;
  }
};

/// What a title offers its searches beside its rules of thumb; specialised for the rules of thumb of those that offer
/// more: a quicker player for playouts, priors, an Evaluation of its own, made of a number, the cap, and an Appraisal,
/// what a position is worth at the next throw, by ByPlace, to a team that plays alone by ByScore.
template <class Thumb>
struct Skill {
  using Quick = Thumb;
  using Priors = regelwerk::ChoiceFirst<Thumb>;
};
template <>
struct Skill<NoThumb> {
  using Quick = NoThumb;
  using Priors = regelwerk::UniformPriors;
};

/// True if a title has an evaluation of its own.
template <class Thumb>
concept Evaluating = requires { typename Skill<Thumb>::Evaluation; };

/// True if a title can say better than by its standing what a position is worth.
template <class Thumb>
concept Appraising = requires { typename Skill<Thumb>::Appraisal; };

}  // namespace players
