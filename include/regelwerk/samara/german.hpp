#pragma once
#include <algorithm>
#include <array>
#include <string_view>

#include <regelwerk/core/german.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/german/reasons.hpp>
#include <regelwerk/samara/german/rules.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/noun.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/tool.hpp>

// Samara in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::samara {

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"specials", "Sondergebäude"},
                                                              {"start_month", "Monate bis zum Ende der Kalendertafel"},
                                                              {"last_half_year", "Halbjahre bis zum Spielende"},
                                                              {"spare_helpers", "überzählige Helfer"},
                                                              {"order", "Legereihenfolge"}});
static_assert(names_fields(german_fields, option_fields) && names_fields(german_fields, start_fields));

inline constexpr auto german_tiles = std::to_array<Wording>({{"Sandcastle", "Sandburg"},
                                                             {"Cave", "Höhle"},
                                                             {"Hut", "Hütte"},
                                                             {"Fence", "Zaun"},
                                                             {"Wall", "Mauer"},
                                                             {"Stable", "Stall"},
                                                             {"Well", "Brunnen"},
                                                             {"Mill", "Mühle"},
                                                             {"Tower", "Turm"},
                                                             {"Greenhouse", "Gewächshaus"},
                                                             {"Inn", "Wirtshaus"},
                                                             {"Chapel", "Kapelle"},
                                                             {"Palace", "Palast"},
                                                             {"Cathedral", "Kathedrale"},
                                                             {"Boat", "Boot"},
                                                             {"Sculpture", "Skulptur"},
                                                             {"Vase", "Vase"},
                                                             {"Ruin", "Ruine"},
                                                             {"Barracks", "Kaserne"},
                                                             {"University", "Universität"},
                                                             {"Hospital", "Krankenhaus"},
                                                             {"Weight room", "Kraftraum"},
                                                             {"School", "Schule"},
                                                             {"Tombstone", "Grabstein"},
                                                             {"Hermit house", "Einsiedelei"},
                                                             {"Prison", "Gefängnis"},
                                                             {"Bridge", "Brücke"}});
static_assert(std::ranges::all_of(standard_edition.tiles(),
                                  [](const TileData& tile) { return !word_for(german_tiles, tile.name).empty(); }));

}  // namespace detail

/// The name of an option or of a setup fact.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, German /*language*/) noexcept {
  return word_for(detail::german_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Phase phase, German /*language*/) noexcept {
  constexpr Words<Phase::over> words{"Auslegen der Gebäude", "Auslegen der Werkzeuge", "Aktion",
                                     "Wirkung eines Gebäudes", "Spielende"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, German /*language*/) noexcept {
  constexpr Words<MoveKind::imprison> words{"ein Gebäude auslegen",
                                            "ein Werkzeug auslegen",
                                            "ein Werkzeug nehmen",
                                            "bauen",
                                            "einen Arbeiter aufziehen",
                                            "Urlaub nehmen",
                                            "einen Monat weiter",
                                            "ein Werkzeug abgeben",
                                            "ein Werkzeug für die Kaserne hinlegen",
                                            "einen Arbeiter schwächen",
                                            "einen Arbeiter trainieren",
                                            "einen Arbeiter begraben",
                                            "einen Arbeiter ins Gefängnis schicken"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Tool tool, German /*language*/) noexcept {
  constexpr Words<Tool::glass_b> words{"Säge", "Kelle mit Zirkel", "Kelle mit Winkel", "Glaswerkzeug A",
                                       "Glaswerkzeug B"};
  return words[tool];
}
[[nodiscard]] constexpr std::string_view word(Sex sex, German /*language*/) noexcept {
  constexpr Words<Sex::man> words{"Frau", "Mann"};
  return words[sex];
}
[[nodiscard]] constexpr std::string_view word(Colour colour, German /*language*/) noexcept {
  constexpr Words<Colour::blue> words{"gewöhnlich", "grau", "rot", "blau"};
  return words[colour];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, German /*language*/) noexcept {
  constexpr Words<Noun::prestige> words{
      "Vorarbeiter", "Arbeiter", "aktiver Arbeiter", "Helfer",   "Figur",    "Stärke", "Vorrat", "Feld",
      "Spalte",      "Zeile",    "Gebäude",          "Werkzeug", "Kalender", "Monat",  "JETZT",  "Prestige"};
  return words[noun];
}

/// The name of a tile; as the edition has it if it is none of the standard edition's.
template <class Owner>
[[nodiscard]] constexpr std::string_view word(EditionTerm<Owner> term, German /*language*/) noexcept {
  return word_for(detail::german_tiles, term.name, term.name);
}
/// The tile that has this effect.
[[nodiscard]] constexpr std::string_view word(Effect effect, German /*language*/) noexcept {
  return effect == Effect::none ? "ohne Wirkung" : word_for(detail::german_tiles, special(effect).name);
}

}  // namespace regelwerk::samara
