#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/german.hpp>
#include <regelwerk/core/phrases.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/german/reasons.hpp>
#include <regelwerk/ostfriesenlauf/german/rules.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/noun.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

// Ostfriesenlauf in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::ostfriesenlauf {

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"unowned_wins", "Läufer ohne Besitzer können gewinnen"},
                                                              {"start_numbers", "Startnummern"}});
static_assert(names_fields(german_fields, option_fields) && names_fields(german_fields, start_fields));

}  // namespace detail

/// The name of an option or of a setup fact.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, German /*language*/) noexcept {
  return word_for(detail::german_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Place place, German /*language*/) noexcept {
  constexpr Words<Place::fourth> words{"Erster", "Zweiter", "Dritter", "Vierter"};
  return words[place];
}
[[nodiscard]] constexpr std::string_view word(Sign sign, German /*language*/) noexcept {
  constexpr Words<Sign::sheep> words{"Fisch", "Igel", "Schildkröte", "Schnecke", "Schaf"};
  return words[sign];
}
[[nodiscard]] constexpr std::string_view word(FaceKind kind, German /*language*/) noexcept {
  constexpr Words<FaceKind::finish> words{"Felder vor",
                                          "Felder zurück",
                                          "Felder vor einen anderen Platz",
                                          "Felder hinter einen anderen Platz",
                                          "Tausch mit einem anderen Platz",
                                          "zurück zum Start",
                                          "neuer Ort für das Ziel"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Phase phase, German /*language*/) noexcept {
  constexpr Words<Phase::over> words{"Austeilen", "Wahl eines Stapels", "Nachziehen", "Ablegen einer Karte",
                                     "Spielende"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, German /*language*/) noexcept {
  constexpr Words<MoveKind::lay> words{"austeilen", "einen Stapel wählen", "nachziehen", "eine Karte legen"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, German /*language*/) noexcept {
  constexpr Words<Noun::played> words{"Läufer",
                                      "Rennstrecke",
                                      "Feld",
                                      "Bahn",
                                      "Startfeld",
                                      "Zielschild",
                                      "Ziellinie",
                                      "Aktionskarte",
                                      "Rückseite",
                                      "Vorderseite",
                                      "Aktionskartenstapel",
                                      "Hand",
                                      "Ablage dieser Runde",
                                      "gespielte Karten"};
  return words[noun];
}

namespace detail {

inline constexpr auto german_faces = phrases_for(effect_table, [](auto& out, const Effect& effect) {
  constexpr std::array<std::string_view, 7> behind_fields{
      " vor", " zurück", " vor den ", " hinter den ", "Tausch mit dem ", "zurück zum Start", "Ziel "};
  constexpr Words<Sign::sheep> to_signs{"zum Fisch", "zum Igel", "zur Schildkröte", "zur Schnecke", "zum Schaf"};
  constexpr Words<Place::fourth> declined{"Ersten", "Zweiten", "Dritten", "Vierten"};
  if (counts_fields(effect.kind)) out << effect.fields << (effect.fields == 1 ? " Feld" : " Felder");
  out << behind_fields[static_cast<std::size_t>(effect.kind)];
  if (names_place(effect.kind)) out << declined[place_of_number(effect.place)];
  if (effect.kind == FaceKind::finish) out << to_signs[effect.sign];
});

}  // namespace detail

/// What a card says. Precondition: face.valid().
[[nodiscard]] constexpr std::string_view word(Face face, German /*language*/) noexcept {
  return detail::german_faces[face.code()];
}

}  // namespace regelwerk::ostfriesenlauf
