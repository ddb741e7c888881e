#pragma once
#include <concepts>
#include <string_view>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/core/wording.hpp>

// English words that all games share.

namespace regelwerk {

[[nodiscard]] constexpr std::string_view word(std::same_as<bool> auto value, English /*language*/) noexcept {
  return value ? "yes" : "no";
}
/// The numbers of seats stand behind the word.
[[nodiscard]] constexpr std::string_view word(Seat /*seat*/, English /*language*/) noexcept { return "seat"; }
[[nodiscard]] constexpr std::string_view word(Viewer viewer, English /*language*/) noexcept {
  return viewer.is_spectator() ? "spectator" : "seat";
}
[[nodiscard]] constexpr std::string_view word(Actor actor, English /*language*/) noexcept {
  return actor.is_nobody() ? "nobody" : actor.is_chance() ? "chance" : "seat";
}

}  // namespace regelwerk
