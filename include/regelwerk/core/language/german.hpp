#pragma once
#include <array>
#include <string_view>

#include <regelwerk/core/language/german_reasons.hpp>
#include <regelwerk/core/language/indefinite.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// German words and reasons that all games share.

namespace regelwerk::inline shared {

/// German words that all games share.
[[nodiscard]] constexpr CommonWords common_words(German /*language*/) noexcept {
  return {.no = "nein",
          .yes = "ja",
          .seat = "Sitz",
          .spectator = "Zuschauer",
          .nobody = "niemand",
          .chance = "Zufall",
          .yours = "bei dir",
          .others = "bei anderen",
          .after = "nach"};
}

namespace detail {

inline constexpr Words<Obstacle::jailed> german_obstacles{
    "{} ist am Zug",
    "jetzt dran: {}",
    "das Spiel ist vorbei",
    "{} fehlt",
    "{} ist nicht auf {1}",
    "auf {} ist nichts dergleichen",
    "auf {} ist nichts Eigenes",
    "was auf {} ist, gehört einem anderen Sitz",
    "was auf {} ist, ist geschützt",
    "{} ist im Weg",
    "{} ist geschlossen",
    "{} ist leer",
    "{} passt hier nicht",
    "es müssen genau {} sein",
    "höchstens {} sind erlaubt",
    "die {} Schritte, die danach bleiben, ließen sich nicht alle gehen",
    "{} kommt vorher",
    "{} ist möglich",
    "möglich ist noch: {}",
    "mehr als genug davon: {}",
    "{} wird nicht gebraucht",
    "{} macht nicht mit",
    "{} hat dafür keinen Platz",
    "{} ist auf der eigenen Zielgeraden",
    "der aktive Arbeiter ist keine Frau",
    "sonst gibt es keinen: {}",
    "{} ist schon erledigt",
    "verlangt ist {}",
    "{} kann noch Würfel nutzen",
    "{} ist noch nicht betreten",
    "{} kann nicht mitmachen"};

/// German words for what is not named.
inline constexpr auto german_indefinite = std::to_array<Wording>({{"seat", "jemand"},
                                                                  {"other", "jemand anders"},
                                                                  {"colour", "jemand"},
                                                                  {"runner", "jemand"},
                                                                  {"thief", "jemand"},
                                                                  {"gang", "einigen Dieben"},
                                                                  {"some", "einige"},
                                                                  {"number", "eine Zahl"},
                                                                  {"rank", "eine Karte"},
                                                                  {"card", "eine Karte"},
                                                                  {"digit", "eine Ziffer"},
                                                                  {"tool", "ein Werkzeug"},
                                                                  {"tile", "ein Gebäude"},
                                                                  {"cause", "ein Gebäude"},
                                                                  {"sex", "eine Figur"},
                                                                  {"worker", "ein Arbeiter"},
                                                                  {"room", "einen Raum"},
                                                                  {"challenge", "eine Herausforderung"},
                                                                  {"heist", "ein Einbruch"},
                                                                  {"from", ""},
                                                                  {"to", ""},
                                                                  {"space", ""},
                                                                  {"back", ""},
                                                                  {"to_sign", ""},
                                                                  {"away", ""},
                                                                  {"onto", ""},
                                                                  {"pose", ""},
                                                                  {"amount", ""},
                                                                  {"round", ""},
                                                                  {"way", ""},
                                                                  {"direction", ""},
                                                                  {"with", ""},
                                                                  {"whom", ""},
                                                                  {"music", ""},
                                                                  {"by_part", ""},
                                                                  {"progress", ""}});
inline constexpr auto german_links =
    std::to_array<std::string_view>({", jetzt auf ", ", Prestige ", " bis zum ", " auf ", " aus ", " von ", " vom ",
                                     " im ", " in ", " zum ", " über "});

}  // namespace detail

/// What German says instead of the names in its patterns.
[[nodiscard]] constexpr Indefinite indefinite_words(German /*language*/) noexcept {
  return {"etwas", detail::german_indefinite, detail::german_links};
}

/// The German sentence of an obstacle.
[[nodiscard]] constexpr std::string_view word(Obstacle obstacle, German /*language*/) noexcept {
  return detail::german_obstacles[obstacle];
}

}  // namespace regelwerk::inline shared
