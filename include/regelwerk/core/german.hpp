#pragma once
#include <concepts>
#include <string_view>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/german_reasons.hpp>
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/core/wording.hpp>

// German words and reasons that all games share.

namespace regelwerk {

[[nodiscard]] constexpr std::string_view word(std::same_as<bool> auto value, German /*language*/) noexcept {
  return value ? "ja" : "nein";
}
/// The numbers of seats stand behind the word.
[[nodiscard]] constexpr std::string_view word(Seat /*seat*/, German /*language*/) noexcept { return "Sitz"; }
[[nodiscard]] constexpr std::string_view word(Viewer viewer, German /*language*/) noexcept {
  return viewer.is_spectator() ? "Zuschauer" : "Sitz";
}
[[nodiscard]] constexpr std::string_view word(Actor actor, German /*language*/) noexcept {
  return actor.is_nobody() ? "niemand" : actor.is_chance() ? "Zufall" : "Sitz";
}

}  // namespace regelwerk
