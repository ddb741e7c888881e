#pragma once
#include <array>

#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/tock/edition/constraints.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/language/german/rules.hpp>
#include <regelwerk/tock/language/telling.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/members.hpp>
#include <regelwerk/tock/view/validate.hpp>

// The German texts of Tock: rules, reasons, and words in the form that they have within a sentence.

namespace regelwerk::tock {

/// The German sentences that say why options, editions and states are refused.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::own_start>{"seats muss 2 bis 6 sein (TK-6)", "mode muss einer seiner drei Werte sein (TK-6)",
                                  "seven muss einer seiner zwei Werte sein (TK-26, TK-30)",
                                  "own_start muss einer seiner zwei Werte sein (TK-39)"},
    Words<Constraint::name>{
        "ein Abschnitt muss 14 bis 32 Felder haben", "das Eingangsfeld muss 1 bis 8 Felder vor dem Startfeld liegen",
        "n Spieler brauchen n bis 6 Abschnitte",
        "die Spieler müssen an verschiedenen Abschnitten des Bretts sitzen, in aufsteigender Folge",
        "der Verteilplan braucht 1 bis 26 Zahlen, jede von 1 bis 6",
        "ein Verteilplan darf nicht mehr als 52 Karten austeilen", "der Name muss ein Wort aus 1 bis 32 Zeichen sein"},
    Words<Invariant::view>{
        "Spieler, Zugrecht, Vorhand, Austeilen und Phase müssen zu diesem Spiel gehören",
        "Murmeln müssen geordnet auf Feldern dieses Bretts liegen, keine zwei auf einem Feld (TK-1, TK-3, TK-4)",
        "eine geschützte Murmel muss auf dem Startfeld ihrer Farbe liegen (TK-16)",
        "von jedem Rang muss es vier Karten geben (TK-8)",
        "Hände und Nachziehstapel müssen so groß sein, wie Verteilplan und Zug es verlangen (TK-8, TK-9)",
        "Karten für den Partner müssen beiseite liegen oder auf seiner Hand sein (TK-11)",
        "von einer angefangenen 7 müssen 1 bis 6 Schritte übrig sein, die alle möglich sind (TK-26, TK-27)",
        "nur eine 10 des vorigen Spielers kann zum Abwerfen zwingen, und nur bis zum nächsten Austeilen (TK-14, TK-31)",
        "das Spiel ist genau dann zu Ende, wenn die letzte Karte jemandes letzte Murmel ans Ziel gebracht hat (TK-34 "
        "bis "
        "TK-36)",
        "eine Ansicht muss zeigen, was ihr Betrachter wissen darf, und ihre Kartenzahlen müssen aufgehen (TK-8, "
        "TK-11)"}};

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"mode", "Teams"},
                                                              {"quick_start", "Schnellstart"},
                                                              {"seven", "die 7"},
                                                              {"own_start", "eigenes Startfeld"},
                                                              {"first_dealer", "erster Geber"}});

inline constexpr Vocabulary german_words{
    FieldWords{german_fields},
    Words<Mode::three_pairs>{"jeder für sich", "zwei Paare", "drei Paare"},
    Words<Seven::single>{"auf Murmeln aufgeteilt", "1 bis 7 mit einer Murmel"},
    Words<OwnStart::closed>{"offen", "geschlossen"},
    Words<Phase::over>{"Austeilen", "Kartentausch", "Ausspielen", "Schritte einer 7", "Spielende"},
    Words<MoveKind::step>{"austeilen", "dem Partner geben", "abwerfen", "ziehen", "Murmeln tauschen",
                          "Murmel einsetzen", "einen Schritt gehen"},
    Words<Rank::king>{"Ass", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Bube", "Dame", "König"},
    Words<Noun::team>{"Murmel", "Ring", "Feld", "Startfeld", "Eingangsfeld", "Zielfeld", "Startbereich", "Karte",
                      "Hand", "Nachziehstapel", "Ablagestapel", "Partner", "Team"}};

inline constexpr SentenceTable<EventKind> german_sentences{
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

}  // namespace detail

/// The German words and sentences of Tock.
struct GermanSpeech {
  static constexpr const auto& rules = german_rules;
  static constexpr const auto& reasons = german_reasons;
  static constexpr const auto& words = detail::german_words;
  static constexpr const auto& sentences = detail::german_sentences;
};
[[nodiscard]] constexpr GermanSpeech speech_of(auto /*type*/, German /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(german, option_fields, start_fields));

}  // namespace regelwerk::tock
