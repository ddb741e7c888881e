#pragma once
#include <array>

#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/language/german/rules.hpp>
#include <regelwerk/ostfriesenlauf/language/telling.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/view/validate.hpp>

// The German texts of Ostfriesenlauf: rules, reasons, and words in the form that they have within a sentence.

namespace regelwerk::ostfriesenlauf {

/// The German sentences that say why options, editions and states are refused.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::unowned_wins>{"seats muss 1 bis 4 sein (OL-9)",
                                     "mit einem einzigen Spieler muss unowned_wins true sein (OL-30)"},
    Words<Constraint::name>{"jeder der vier Stapel muss 15 Karten haben",
                            "eine Vorderseite muss +n, -n, +n@j, -n@j, x@j, start oder finish@NAME sein",
                            "die Zahl der Felder auf einer Karte muss 1 bis 7 sein",
                            "eine Karte muss einen Platz von 1 bis 4 nennen, der nicht auf ihrer Rückseite steht",
                            "die Strecke muss 12 bis 100 Felder haben",
                            "das Feld eines Zielschilds muss zwischen dem Start und der Länge der Strecke liegen",
                            "die fünf Orte des Zielschilds müssen auf verschiedenen Feldern liegen",
                            "der Name muss ein Wort aus 1 bis 32 Zeichen sein"},
    Words<Invariant::view>{
        "Zugrecht, Stapel, Zielschild und Phase müssen zu diesem Spiel gehören",
        "jeder Läufer muss genau einen Platz haben, in der Reihenfolge der Positionen (OL-5)",
        "es darf keine anderen Karten geben als die der Ausgabe (OL-1, OL-2)",
        "wie viele Karten jeder hat, muss dazu passen, wer gerade an der Reihe ist, und die ersten vier Karten "
        "haben je eine andere Rückseite (OL-9, OL-10)",
        "für jeden Läufer, der schon dran war, muss eine Karte liegen, für solche ohne Besitzer nach deren Regeln "
        "(OL-10, "
        "OL-23, OL-24)",
        "gezogen wird vom gewählten Stapel, für Läufer ohne Besitzer vom Stapel ihres Platzes, und keiner darf leer "
        "sein, solange gespielte Karten zurückkommen können (OL-21)",
        "zu Beginn müssen alle Läufer auf dem Startfeld stehen und das Zielschild beim Fisch (OL-3, OL-7)",
        "das Spiel ist genau dann zu Ende, wenn ein Läufer im Ziel ist, und kein Läufer kommt in einer Runde weiter, "
        "als "
        "ihre Karten reichen (OL-26)",
        "eine Ansicht muss zeigen, was ihr Betrachter wissen darf, und die Zahlen ihrer Karten müssen aufgehen (OL-1, "
        "OL-11)"}};

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"unowned_wins", "Läufer ohne Besitzer können gewinnen"},
                                                              {"start_numbers", "Startnummern"}});

inline constexpr Vocabulary german_words{
    FieldWords{german_fields},
    Words<Place::fourth>{"Erster", "Zweiter", "Dritter", "Vierter"},
    Words<Sign::sheep>{"Fisch", "Igel", "Schildkröte", "Schnecke", "Schaf"},
    Words<FaceKind::finish>{"Felder vor", "Felder zurück", "Felder vor einen anderen Platz",
                            "Felder hinter einen anderen Platz", "Tausch mit einem anderen Platz", "zurück zum Start",
                            "neuer Ort für das Ziel"},
    Words<Phase::over>{"Austeilen", "Wahl eines Stapels", "Nachziehen", "Ablegen einer Karte", "Spielende"},
    Words<MoveKind::lay>{"austeilen", "einen Stapel wählen", "nachziehen", "eine Karte legen"},
    Words<Noun::played>{"Läufer", "Rennstrecke", "Feld", "Bahn", "Startfeld", "Zielschild", "Ziellinie", "Aktionskarte",
                        "Rückseite", "Vorderseite", "Aktionskartenstapel", "Hand", "Ablage dieser Runde",
                        "gespielte Karten"}};

// Places are declined as after an article that is not in the nominative.
inline constexpr Particles german_particles{
    .field = " Feld",
    .fields = " Felder",
    .faces = {" vor", " zurück", " vor den ", " hinter den ", "Tausch mit dem ", "zurück zum Start", "Ziel "},
    .places = {"Ersten", "Zweiten", "Dritten", "Vierten"},
    .to_sign = {"zum Fisch", "zum Igel", "zur Schildkröte", "zur Schnecke", "zum Schaf"},
    .whom = " für den ",
    .ahead = " vor",
    .back = " zurück",
    .ran_forward = "vorwärts",
    .ran_backward = "rückwärts"};

// The choice of a stack has no sentence of its own; that of the drawn card mentions it.
inline constexpr SentenceTable<EventKind> german_sentences{
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

}  // namespace detail

/// The German words and sentences of Ostfriesenlauf.
struct GermanSpeech {
  static constexpr const auto& rules = german_rules;
  static constexpr const auto& reasons = german_reasons;
  static constexpr const auto& words = detail::german_words;
  static constexpr const auto& sentences = detail::german_sentences;
  static constexpr const auto& particles = detail::german_particles;
};
[[nodiscard]] constexpr GermanSpeech speech_of(auto /*type*/, German /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(german, option_fields, start_fields));

}  // namespace regelwerk::ostfriesenlauf
