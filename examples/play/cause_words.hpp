#pragma once
#include <algorithm>
#include <array>
#include <string_view>

namespace play {

/// What a kind of cause is called in a game's cause.hpp, and in German.
struct CauseWord {
  std::string_view english;
  std::string_view german;
};

/// The words of what stands in the way of a move.
inline constexpr auto german_causes = std::to_array<CauseWord>({
    {"card", "Karte"},
    {"field", "Feld"},
    {"number", "Zahl"},
    {"seat", "Spieler"},
    {"space", "Feld"},
    {"tool", "Werkzeug"},
    {"worker", "Arbeiter"},
    {"sex", "Figur"},
    {"tile", "Gebäude"},
    {"stack", "Stapel"},
    {"face", "Vorderseite"},
    {"runner", "Läufer"},
    {"symbol", "Symbol"},
    {"digit", "Ziffer"},
    {"thief", "Dieb"},
    {"die", "Würfel"},
    {"extra", "Zusatzzahl"},
    {"shift", "Plus/Minus"},
    {"element", "Kästchen oder Kreis"},
    {"demand", "Anforderung"},
    {"challenge", "Herausforderung"},
    {"room", "Raum"},
    {"symbols", "Symbol"},
    {"item", "Werkzeug oder Vorbereitung"},
});

/// What a kind of cause is called.
[[nodiscard]] inline std::string_view cause_word(std::string_view word, std::string_view language) {
  const auto* const found = std::find_if(german_causes.begin(), german_causes.end(),
                                         [&](const CauseWord& each) { return each.english == word; });
  return language == "de" && found != german_causes.end() ? found->german : word;
}

}  // namespace play
