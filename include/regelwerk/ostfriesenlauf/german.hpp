#pragma once
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/german.hpp>
#include <regelwerk/core/phrases.hpp>
#include <regelwerk/core/sentence.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/german/reasons.hpp>
#include <regelwerk/ostfriesenlauf/german/rules.hpp>
#include <regelwerk/ostfriesenlauf/members.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/noun.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/telling.hpp>
#include <regelwerk/ostfriesenlauf/view.hpp>

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

constexpr void write_fields(auto& out, int fields, German /*language*/) noexcept {
  out << fields << (fields == 1 ? " Feld" : " Felder");
}
/// Where the finish goes, with its preposition.
[[nodiscard]] constexpr std::string_view to_sign(Sign sign, German /*language*/) noexcept {
  constexpr Words<Sign::sheep> words{"zum Fisch", "zum Igel", "zur Schildkröte", "zur Schnecke", "zum Schaf"};
  return words[sign];
}
/// A place behind an article that is not in the nominative.
[[nodiscard]] constexpr std::string_view declined(Place place, German /*language*/) noexcept {
  constexpr Words<Place::fourth> words{"Ersten", "Zweiten", "Dritten", "Vierten"};
  return words[place];
}

inline constexpr auto german_faces = phrases_for(effect_table, [](auto& out, const Effect& effect) {
  constexpr std::array<std::string_view, 7> behind_fields{
      " vor", " zurück", " vor den ", " hinter den ", "Tausch mit dem ", "zurück zum Start", "Ziel "};
  if (counts_fields(effect.kind)) write_fields(out, effect.fields, german);
  out << behind_fields[static_cast<std::size_t>(effect.kind)];
  if (names_place(effect.kind)) out << declined(place_of_number(effect.place), german);
  if (effect.kind == FaceKind::finish) out << to_sign(effect.sign, german);
});

}  // namespace detail

/// What a card says. Precondition: face.valid().
[[nodiscard]] constexpr std::string_view word(Face face, German /*language*/) noexcept {
  return detail::german_faces[face.code()];
}

/// The face of an event. Precondition: it shows one.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, detail::SeenFace seen,
                            German /*language*/) noexcept {
  out << word(seen.face(), german);
}

/// Whom a card turned over is for, how far a runner goes, where the sign goes, and which way a runner ran across the
/// line.
template <class Game>
constexpr bool write_detail(auto& out, const Game& /*game*/, const View& /*view*/, const Event& event,
                            std::string_view name, German /*language*/) noexcept {
  if (name == "whom") {
    if (moves_runner(event.face)) out << " für den " << detail::declined(event.back, german);
  } else if (name == "way") {
    detail::write_fields(out, fields_gone(event), german);
    out << (event.from < event.to ? " vor" : " zurück");
  } else if (name == "to_sign") {
    out << detail::to_sign(event.sign, german);
  } else if (name == "direction") {
    out << (ran_forward(event) ? "vorwärts" : "rückwärts");
  } else {
    return false;
  }
  return true;
}

namespace detail {

// Who chose which stack is told with the card drawn from it.
inline constexpr std::array<Sentence<EventKind>, 17> german_sentences{
    {{EventKind::card_dealt, "{seat} bekommt [face:„{face}“|eine Karte] von Stapel {back}"},
     {EventKind::stack_chosen, ""},
     {EventKind::card_drawn, "{seat} zieht [face:„{face}“|eine Karte] von Stapel {back}"},
     {EventKind::card_laid,
      "[rule=OL-23:für {runner} wird |{runner} legt ][face:„{face}“|eine Karte] aus Stapel {back}[rule=OL-23: gelegt, "
      "die niemand sieht]"},
     {EventKind::nothing_laid, "Stapel {back} ist leer, für {runner} wird also nichts gelegt"},
     {EventKind::card_revealed, "die für {runner} gelegte Karte wird aufgedeckt: „{face}“{whom}"},
     {EventKind::runner_moved, "{runner} geht [rule=OL-18:von Feld {from} zurück zum Start|{way} auf Feld {to}]"},
     {EventKind::runner_stayed, "{runner} kommt auf Feld {to} neu an, hinter allen, die dort stehen"},
     {EventKind::runners_swapped, "{runner} auf Feld {from} tauscht mit {other} auf Feld {to}"},
     {EventKind::sign_moved, "das Zielschild kommt {to_sign}, von Feld {from} auf Feld {to}"},
     {EventKind::line_crossed,
      "{runner} ist {direction} um [count=1:1 Feld|{count} Felder] über der Ziellinie, auf Feld {to}"},
     {EventKind::stack_refilled,
      "[count=1:1 gespielte Karte kommt|{count} gespielte Karten kommen] zurück auf Stapel {back}"},
     {EventKind::turn_passed, "{runner} ist an der Reihe"},
     {EventKind::round_passed, "eine neue Runde beginnt mit {runner}"},
     {EventKind::game_won, "{seat} hat gewonnen"},
     {EventKind::game_lost, "{runner} gewinnt und hat keinen Besitzer, also haben alle verloren"},
     {EventKind::course_changed, ""}}};
static_assert(is_complete(german_sentences));

}  // namespace detail

[[nodiscard]] constexpr const auto& sentences_of(std::type_identity<Event> /*type*/, German /*language*/) noexcept {
  return detail::german_sentences;
}

}  // namespace regelwerk::ostfriesenlauf
