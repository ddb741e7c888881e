#pragma once
#include <array>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/german.hpp>
#include <regelwerk/core/sentence.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/german/reasons.hpp>
#include <regelwerk/tock/german/rules.hpp>
#include <regelwerk/tock/members.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/noun.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view.hpp>

// Tock in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::tock {

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"mode", "Teams"},
                                                              {"quick_start", "Schnellstart"},
                                                              {"seven", "die 7"},
                                                              {"own_start", "eigenes Startfeld"},
                                                              {"first_dealer", "erster Geber"}});
static_assert(names_fields(german_fields, option_fields) && names_fields(german_fields, start_fields));

}  // namespace detail

/// The name of an option or of a setup fact.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, German /*language*/) noexcept {
  return word_for(detail::german_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Mode mode, German /*language*/) noexcept {
  constexpr Words<Mode::three_pairs> words{"jeder für sich", "zwei Paare", "drei Paare"};
  return words[mode];
}
[[nodiscard]] constexpr std::string_view word(Seven seven, German /*language*/) noexcept {
  constexpr Words<Seven::single> words{"auf Murmeln aufgeteilt", "1 bis 7 mit einer Murmel"};
  return words[seven];
}
[[nodiscard]] constexpr std::string_view word(OwnStart own_start, German /*language*/) noexcept {
  constexpr Words<OwnStart::closed> words{"offen", "geschlossen"};
  return words[own_start];
}

[[nodiscard]] constexpr std::string_view word(Phase phase, German /*language*/) noexcept {
  constexpr Words<Phase::over> words{"Austeilen", "Kartentausch", "Ausspielen", "Schritte einer 7", "Spielende"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, German /*language*/) noexcept {
  constexpr Words<MoveKind::step> words{"austeilen",        "dem Partner geben", "abwerfen",           "ziehen",
                                        "Murmeln tauschen", "Murmel einsetzen",  "einen Schritt gehen"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Rank rank, German /*language*/) noexcept {
  constexpr Words<Rank::king> words{"Ass", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Bube", "Dame", "König"};
  return words[rank];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, German /*language*/) noexcept {
  constexpr Words<Noun::team> words{"Murmel", "Ring", "Startfeld",      "Eingangsfeld", "Zielfeld", "Startbereich",
                                    "Karte",  "Hand", "Nachziehstapel", "Ablagestapel", "Partner",  "Team"};
  return words[noun];
}
/// What kind of place it is; the number of a field stands behind the word.
[[nodiscard]] constexpr std::string_view word(Place place, German /*language*/) noexcept {
  return place.is_ring() ? "Feld" : word(place.is_lane() ? Noun::lane_field : Noun::start_area, german);
}

/// A field with its number.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Place place,
                            German /*language*/) noexcept {
  out << word(place, german);
  if (!place.is_area()) out << ' ' << word(place).view();
}

namespace detail {

inline constexpr std::array<Sentence<EventKind>, 16> german_sentences{
    {{EventKind::card_dealt, "{seat} bekommt [has_rank:{rank}|eine Karte]"},
     {EventKind::card_chosen, "{seat} legt [has_rank:{rank}|eine Karte] für den Partner beiseite"},
     {EventKind::card_given, "{seat} gibt {other} [has_rank:{rank}|eine Karte]"},
     {EventKind::card_played, "{seat} spielt {rank}"},
     {EventKind::card_discarded,
      "{seat} wirft {rank} ab, [rule=TK-14:wie die 10 es verlangt|denn keine Karte lässt sich spielen]"},
     {EventKind::marble_entered, "eine Murmel von {colour} kommt auf {to} ins Spiel"},
     {EventKind::marble_moved, "{colour} zieht [rule=TK-25:rückwärts ]von {from} auf {to}"},
     {EventKind::marble_captured, "{colour} wird auf {from} geschlagen"},
     {EventKind::marbles_swapped, "{colour} tauscht {from} mit {other} auf {to}"},
     {EventKind::marble_home, "{colour} ist mit einer Murmel auf {to} im Ziel"},
     {EventKind::seat_banned, "{seat} muss als Nächstes abwerfen"},
     {EventKind::turn_passed, "{seat} ist am Zug"},
     {EventKind::deal_passed, "ein neues Austeilen beginnt, {seat} spielt zuerst aus"},
     {EventKind::cards_shuffled, "alle Karten werden zu einem neuen Stapel gemischt"},
     {EventKind::seat_won, "{seat} hat gewonnen"},
     {EventKind::course_changed, ""}}};
static_assert(is_complete(german_sentences));

}  // namespace detail

[[nodiscard]] constexpr const auto& sentences_of(std::type_identity<Event> /*type*/, German /*language*/) noexcept {
  return detail::german_sentences;
}

}  // namespace regelwerk::tock
