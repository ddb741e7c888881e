#pragma once
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/view/validate.hpp>

namespace regelwerk::samara {

/// Why options, editions and states are refused, in German.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::last_half_year>{"seats muss 2 bis 5 sein (SM-5)", "start_month muss 1 bis 6 sein (SM-7)",
                                       "last_half_year muss 0 bis 255 sein (SM-47)"},
    Words<Constraint::name>{
        "es muss 30 verschiedene Felder in den Spalten 1 bis 9 und den Zeilen 1 bis 4 geben",
        "die Felder müssen nach Spalte, dann nach Zeile geordnet sein",
        "die Spalten 7, 8 und 9 und die Felder (3,1), (1,2), (1,3), (2,2) müssen vorkommen",
        "jedes Werkzeugfeld muss ein Feld sein, einmal genannt, mit Ziffern von 0 bis 9",
        "für jede Spielerzahl müssen die Ziffern zusammen 6 x Spielerzahl ergeben",
        "jedes Werkzeugfeld muss bei 4 Spielern 2 Werkzeuge haben; (1,3) und (2,2) müssen Werkzeugfelder sein",
        "es muss zusammen 36 Gebäude geben und jeden Namen mindestens einmal",
        "Namen müssen verschieden sein und aus Wörtern kleiner Buchstaben bestehen, der erste groß, durch je ein "
        "Leerzeichen getrennt, höchstens 20 Zeichen",
        "jedes Prestige muss 1 bis 9 sein, und eines muss 4 sein",
        "kein Gebäude darf mehr als zwei Sägen, zwei Kellen und zwei Glaswerkzeuge brauchen",
        "Gebäude, die kein, ein, zwei .. sechs Werkzeuge brauchen, müssen alle vorkommen",
        "jedes Sondergebäude muss vorkommen, der Kraftraum mindestens dreimal, jedes dauerhafte höchstens einmal",
        "das Boot muss eine Säge brauchen, die Skulptur eine Kelle, die Vase beide Glaswerkzeuge, die Ruine zwei "
        "Werkzeuge",
        "der Name muss ein Wort aus 1 bis 32 Zeichen sein"},
    Words<Invariant::view>{
        "Spieler, Zugrecht, Monate, Kalendertafeln, Auslage und Phase müssen zu diesem Spiel gehören",
        "Arbeiter müssen geordnet in den sichtbaren Monaten stehen, von jedem Vorarbeiter mindestens eine Frau (SM-8, "
        "SM-11, SM-26)",
        "jeder Vorarbeiter muss auf dem Kalender und im Vorrat zwei Frauen und drei Männer haben (SM-5)",
        "jedes Gebäude muss auf dem Brett, bei einem Vorarbeiter oder im Beutel sein (SM-1, SM-19)",
        "alle Werkzeuge müssen auf dem Brett liegen oder jemandem gehören, niemandem mehr, als er haben darf (SM-3, "
        "SM-17)",
        "bis die Werkzeuge ausliegen, müssen die Arbeiter stehen, wie sie gelegt wurden, und nichts darf gebaut sein "
        "(SM-6, SM-7)",
        "am Zug muss der Vorarbeiter des Arbeiters sein, der in JETZT dem Brett am nächsten steht (SM-9)",
        "was ein Gebäude verlangt, muss noch offen sein, und sonst nichts (SM-25 bis SM-40)",
        "Werkzeuge müssen die schon Gefragten gewählt haben, unter denen, die sie abgeben dürfen (SM-31, SM-32)",
        "das Spiel ist genau dann zu Ende, wenn kein Gebäude mehr da oder das letzte Halbjahr vorbei ist (SM-44, "
        "SM-47)",
        "eine Ansicht muss zeigen, was ihr Betrachter wissen darf (SM-32, SM-46)"}};

}  // namespace regelwerk::samara
