#pragma once
#include <span>
#include <string_view>
#include <utility>

#include <games/cause.hpp>
#include <games/parts.hpp>

#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/play/why.hpp>

#include "games.hpp"

namespace binding {

/// The words of the kinds of causes and of parts of a game.
template <class G>
struct Kinds {
  using Words = std::span<const std::string_view>;

  [[nodiscard]] static constexpr Words causes() noexcept {
    return words_of(regelwerk::type<decltype(regelwerk::BecauseOf<G>{}.cause.kind)>);
  }
  [[nodiscard]] static constexpr Words parts() noexcept {
    return words_of(regelwerk::type<decltype(regelwerk::PartOf<G>{}.kind)>);
  }
};

}  // namespace binding
