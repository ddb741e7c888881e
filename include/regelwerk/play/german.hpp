#pragma once
#include <string_view>

#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/play/take_back.hpp>

// The German texts of the tools for any game.

namespace regelwerk::inline shared {

/// The fault as a German sentence.
[[nodiscard]] constexpr std::string_view describe(TakeBackFault fault, German /*language*/) noexcept {
  constexpr Words<TakeBackFault::seat_showed> sentences{
      "es gibt keinen Zug zurückzunehmen", "ein anderer hat seitdem gezogen",
      "seitdem hat der Zufall jemandem etwas verraten", "der Zug hat dem Spieler etwas Verborgenes gezeigt",
      "seitdem hat der Zug eines anderen etwas Verborgenes gezeigt"};
  return sentences[fault];
}

}  // namespace regelwerk::inline shared
