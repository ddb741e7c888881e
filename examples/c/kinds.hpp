#pragma once
#include <span>
#include <string_view>

#include <regelwerk/clockman/board/cause.hpp>
#include <regelwerk/clockman/board/parts.hpp>
#include <regelwerk/clou/board/cause.hpp>
#include <regelwerk/clou/board/parts.hpp>
#include <regelwerk/ostfriesenlauf/board/cause.hpp>
#include <regelwerk/ostfriesenlauf/board/parts.hpp>
#include <regelwerk/samara/board/cause.hpp>
#include <regelwerk/samara/board/parts.hpp>
#include <regelwerk/tock/board/cause.hpp>
#include <regelwerk/tock/board/parts.hpp>

#include "games.hpp"

namespace binding {

/// The words of the kinds of causes and of parts, by game.
template <class G>
struct Kinds;

template <const auto& Causes, const auto& Parts>
struct KindWords {
  using Words = std::span<const std::string_view>;

  [[nodiscard]] static constexpr Words causes() noexcept { return Causes; }
  [[nodiscard]] static constexpr Words parts() noexcept { return Parts; }
};

template <>
struct Kinds<regelwerk::tock::RuntimeGame> : KindWords<regelwerk::tock::cause_words, regelwerk::tock::part_words> {};
template <>
struct Kinds<regelwerk::ostfriesenlauf::RuntimeGame>
    : KindWords<regelwerk::ostfriesenlauf::cause_words, regelwerk::ostfriesenlauf::part_words> {};
template <>
struct Kinds<regelwerk::samara::RuntimeGame>
    : KindWords<regelwerk::samara::cause_words, regelwerk::samara::part_words> {};
template <>
struct Kinds<regelwerk::clockman::RuntimeGame>
    : KindWords<regelwerk::clockman::cause_words, regelwerk::clockman::part_words> {};
template <>
struct Kinds<regelwerk::clou::RuntimeHeist> : KindWords<regelwerk::clou::cause_words, regelwerk::clou::part_words> {};
template <>
struct Kinds<regelwerk::clou::RuntimeCampaign> : KindWords<regelwerk::clou::cause_words, regelwerk::clou::part_words> {
};

}  // namespace binding
