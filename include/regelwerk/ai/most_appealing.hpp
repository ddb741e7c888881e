#pragma once
#include <cstdint>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>

namespace regelwerk::inline shared {

/// The legal move of a State or a View with the highest `appeal(move)`, a std::int32_t; ties are broken uniformly at
/// random. Draws random numbers only for ties, so a state and a view that offer the same moves with the same appeal
/// give the same move. Precondition: a seat decides; for a view, the viewer decides.
template <Playable G, class Position, BitSource Source, class Appeal>
[[nodiscard]] constexpr typename G::Move most_appealing(const G& game, const Position& position, Source& source,
                                                        const Appeal& appeal) noexcept {
  typename G::Move chosen{};
  std::int32_t highest = 0;
  std::uint32_t count = 0;
  std::uint32_t equals = 1;
  game.for_each_move(position, [&](const typename G::Move& move) {
    if (count++ == 0) {
      chosen = move;
      return;
    }
    if (count == 2) highest = appeal(chosen);  // appeal() is not needed for a single move
    const std::int32_t value = appeal(move);
    if (value > highest) {
      chosen = move;
      highest = value;
      equals = 1;
    } else if (value == highest && draw_below(source, ++equals) == 0) {
      chosen = move;
    }
  });
  expects([&] { return count > 0; }, "there is a move to choose");
  return chosen;
}

}  // namespace regelwerk::inline shared
