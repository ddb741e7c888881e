#pragma once
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/view/validate.hpp>

namespace regelwerk::ostfriesenlauf {

/// Why options, editions and states are refused, in German.
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
        "jeder Spieler muss so viele Karten haben, wie der Zug es verlangt, die ersten vier mit je einer anderen "
        "Rückseite (OL-9, OL-10)",
        "für jeden Läufer, der schon dran war, muss eine Karte liegen, für solche ohne Besitzer nach deren Regeln "
        "(OL-10, "
        "OL-23, OL-24)",
        "gezogen wird vom Stapel, den der Zug vorgibt, und keiner darf leer sein, solange gespielte Karten "
        "zurückkommen "
        "können (OL-21)",
        "zu Beginn müssen alle Läufer auf dem Startfeld stehen und das Zielschild beim Fisch (OL-3, OL-7)",
        "das Spiel ist genau dann zu Ende, wenn ein Läufer im Ziel ist, und kein Läufer kommt in einer Runde weiter, "
        "als "
        "ihre Karten reichen (OL-26)",
        "eine Ansicht muss zeigen, was ihr Betrachter wissen darf, und die Zahlen ihrer Karten müssen aufgehen (OL-1, "
        "OL-11)"}};

}  // namespace regelwerk::ostfriesenlauf
