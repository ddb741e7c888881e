#pragma once
#include <array>
#include <string_view>

#include <regelwerk/core/language/indefinite.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

namespace regelwerk::inline shared {

/// English words that all games share.
[[nodiscard]] constexpr CommonWords common_words(English /*language*/) noexcept {
  return {.no = "no",
          .yes = "yes",
          .seat = "seat",
          .spectator = "spectator",
          .nobody = "nobody",
          .chance = "chance",
          .yours = "yours",
          .others = "another's",
          .after = "after"};
}

namespace detail {

inline constexpr Words<Obstacle::jailed> english_obstacles{"it is the turn of {}",
                                                           "due now: {}",
                                                           "the game is over",
                                                           "{} is missing",
                                                           "{} is not on {1}",
                                                           "nothing of the kind is on {}",
                                                           "nothing of one's own is on {}",
                                                           "what is on {} belongs to another seat",
                                                           "what is on {} is protected",
                                                           "{} is in the way",
                                                           "{} is closed",
                                                           "{} is empty",
                                                           "{} does not fit here",
                                                           "it takes exactly {}",
                                                           "there may be at most {}",
                                                           "the {} steps that are left after it could not all be made",
                                                           "{} goes first",
                                                           "{} is possible",
                                                           "it is still possible to {}",
                                                           "there may be no more of {}",
                                                           "{} is not needed",
                                                           "{} takes no part",
                                                           "{} has no room for it",
                                                           "{} is on its straight",
                                                           "the active worker is no woman",
                                                           "there is no other {}",
                                                           "{} is done already",
                                                           "{} is asked for",
                                                           "{} can still use dice",
                                                           "{} is not entered yet",
                                                           "{} cannot take part"};

/// English words for what is not named.
inline constexpr auto english_indefinite = std::to_array<Wording>({{"seat", "somebody"},
                                                                   {"other", "somebody else"},
                                                                   {"colour", "somebody"},
                                                                   {"runner", "somebody"},
                                                                   {"thief", "somebody"},
                                                                   {"gang", "some thieves"},
                                                                   {"some", "some"},
                                                                   {"amount", "some"},
                                                                   {"number", "a number"},
                                                                   {"rank", "a card"},
                                                                   {"card", "a card"},
                                                                   {"digit", "a digit"},
                                                                   {"tool", "a tool"},
                                                                   {"tile", "a tile"},
                                                                   {"cause", "a tile"},
                                                                   {"sex", "a figure"},
                                                                   {"worker", "worker"},
                                                                   {"room", "a room"},
                                                                   {"challenge", "a challenge"},
                                                                   {"heist", "a heist"},
                                                                   {"from", ""},
                                                                   {"to", ""},
                                                                   {"space", ""},
                                                                   {"back", ""},
                                                                   {"sign", ""},
                                                                   {"pose", ""},
                                                                   {"round", ""},
                                                                   {"way", ""},
                                                                   {"direction", ""},
                                                                   {"with", ""},
                                                                   {"whom", ""},
                                                                   {"music", ""},
                                                                   {"by_part", ""},
                                                                   {"progress", ""}});
inline constexpr auto english_links =
    std::to_array<std::string_view>({", which lies on ", " on ", " from ", " to ", " in ", " of ", " until "});

}  // namespace detail

/// What English says instead of the names in its patterns.
[[nodiscard]] constexpr Indefinite indefinite_words(English /*language*/) noexcept {
  return {"something", detail::english_indefinite, detail::english_links};
}

/// The English sentence of an obstacle.
[[nodiscard]] constexpr std::string_view word(Obstacle obstacle, English /*language*/) noexcept {
  return detail::english_obstacles[obstacle];
}

}  // namespace regelwerk::inline shared
