#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/ai/explain/explain.hpp>
#include <regelwerk/ai/search/move_value.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "regelwerk.h"

namespace binding {

/// What the bytes of a regelwerk_explanation begin with once it has begun.
template <class G>
inline constexpr std::uint32_t explanation_mark = made_mark + 0x200 + static_cast<std::uint32_t>(title_of<G>);

/// What the bytes of a regelwerk_explanation hold: no pointers, so that it can be copied and sent to another thread.
template <class G>
struct Explained {
  static constexpr std::size_t limit = REGELWERK_EXPLAINED_LIMIT;

  std::uint32_t mark = 0;
  typename G::View view;
  std::uint64_t random = 0;
  std::size_t candidates = 0;
  regelwerk::Extent extent;
  std::array<regelwerk::MoveValue<G>, limit> values;
  std::array<regelwerk::Tally<G>, limit * regelwerk::most_things> tallies;

  /// The explanation that these bytes are.
  [[nodiscard]] regelwerk::Explanation<G> explanation() noexcept {
    return {std::span{values}.first(candidates), tallies, extent};
  }
};

}  // namespace binding
