#pragma once
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/tock/edition/constraints.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/view/validate.hpp>

namespace regelwerk::tock {

/// Why options, editions and states are refused, in German.
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

}  // namespace regelwerk::tock
