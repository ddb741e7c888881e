#pragma once
#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/view/validate.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

namespace regelwerk::clou {

/// Why options, editions and states are refused, in German.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::tree_way>{
        "mode muss für einen Einbruch heist und für eine Kampagne campaign sein",
        "scenario muss ein Plan der Ausgabe sein (CL-4)", "thieves müssen einer bis drei der vier Diebe sein (CL-4)",
        "players muss 1 bis 3 sein (CK-1)", "jail_rule muss einer seiner zwei Werte sein (CK-8)",
        "use_dice muss einer seiner drei Werte sein (CL-13)", "specials muss einer seiner zwei Werte sein (CL-36)",
        "tree_way muss einer seiner zwei Werte sein (CL-33)"},
    Words<Constraint::moves>{
        "die Bögen müssen die von matt, janet, trixie und bruce sein, mit Fluchtwerten von 1 bis 6",
        "ein Bogen muss drei Zeilen zu sechs Kästchen und genau drei der vier Werkzeuge haben",
        "k muss in <k 2 bis 30 sein, in >k 0 bis 29, in =k 1 bis 30; nur ein Kästchen, vor dem andere stehen, "
        "vergleicht "
        "sich mit ihnen",
        "Zahlen in Kreisen müssen 1 bis 30 sein, die eines Rasters verschieden",
        "es muss 1 bis 4 Kreiskästchen geben, jedes auf einer Linie",
        "ein Baum muss 1 bis 8 Kreise haben, die etwas aktivieren, jeder ein Anfang oder von einem früheren erreicht, "
        "nebeneinander folgende mit verschiedenen Zahlen",
        "Spezialfelder müssen 1 bis 3 Linien mit höchstens 6 Kreisen sein, jede mit einem Symbol am Ende",
        "ein Würfelbonus muss ein Symbol haben, und für Augen zwei oder drei von 1 bis 6",
        "aktiviert werden können nur gewöhnliche Symbole, ein Plus/Minus oder eine Zusatzzahl von 1 bis 6 oder ein "
        "Ausfüllen; auf einer Linie eines oder zwei davon",
        "ein Bogen und der Kampagnenbogen dürfen zusammen höchstens 3 Plus/Minus, 3 Zusatzzahlen und 2 Ausfüllen haben",
        "Räume, Herausforderungen und Pläne müssen verschiedene Namen aus 1 bis 16 kleinen Buchstaben und Ziffern "
        "haben; "
        "ein Plan braucht 1 bis 8 Räume, 1 bis 16 Herausforderungen und höchstens 64 Anforderungen",
        "eine Herausforderung muss in einem Raum liegen, Räume öffnen und nach früheren ihres Raums kommen, und jeder "
        "Raum muss erreichbar sein",
        "eine Herausforderung muss 1 bis 3 Teile mit 1 bis 4 Anforderungen haben, eine davon für einen einzigen "
        "Spieler, "
        "Spielerzahlen 1 bis 3, Zahlen 1 bis 18, höchstens 3 Spuren und 3 Alarme",
        "eine Leiste darf nicht länger als 31 sein und muss jeder Spielerzahl etwas lassen, kleineren nicht weniger; "
        "Pfeile und Alarmkreise müssen 1 bis 8 sein, ein Sprung muss auf die Zeitleiste führen",
        "ein Wertungsfeld muss 0 bis 5 nennen, Beute 0 bis 99 wert sein, zusammen höchstens 200, und höchstens eine "
        "besondere darf dabei sein",
        "ein Konzert muss so viele Felder wie die Zeit haben, mit einer Pause beginnen und mit einer Flucht enden; "
        "Einschleichen, Karten und Garderobe müssen zu seinen Räumen passen",
        "eine Kampagne muss drei verschiedene Pläne haben, jeden mit einer besonderen Beute, und eine Kombination nur "
        "auf "
        "dem dritten",
        "die Spuren der Kampagne müssen eine Leiste sein, die drei Einbrüche füllen können; Preise und Punkte 1 bis 9, "
        "Ränge steigend",
        "Bereiche müssen verschiedene Namen haben, höchstens 8 mit 16 Elementen, jedes Element auf höchstens einer "
        "Linie, "
        "und ab Einbruch 1 bis 3 oder für 1 oder 2 Kästchen offen sein",
        "die sechs Vorbereitungen müssen je einmal dastehen, mit 1 oder 2 Kästchen",
        "der Name muss ein Wort aus 1 bis 32 Zeichen sein",
        "für alle Züge, die so viele weiße Symbole und offene Kästchen auf einmal bringen könnten, ist kein Platz"},
    Words<Invariant::view>{
        "Phase und Bande müssen zu diesem Spiel gehören (CL-4, CK-6)",
        "auf dem Kampagnenbogen darf nur stehen, was bisher eingetragen worden sein kann (CK-2, CK-10, CK-12)",
        "zwischen zwei Einbrüchen darf vom letzten nichts übrig sein (CK-3)",
        "Leisten dürfen nicht länger sein als auf dem Plan und, solange der Einbruch läuft, nicht voll (CL-5, CL-16, "
        "CL-18, CL-56)",
        "Herausforderungen müssen durch einen vollständigen Teil geschafft, Räume durch sie betreten und Beute durch "
        "sie "
        "genommen sein (CL-47, CL-49, CL-54)",
        "Zahlen und Kreuze dürfen auf Bögen nur stehen, wo Kästchen und Kreise sind (CL-26 bis CL-36)",
        "Würfel und weiße Symbole darf nur haben, wer gerade Würfel benutzt (CL-9, CL-20, CL-39)",
        "ein Dieb darf nur Würfel dieses Wurfs haben und nur weiße Symbole, die sein Bogen aktiviert hat (CL-9, CL-39)",
        "was wartet, muss geordnet sein und eines davon einen Platz haben, und nur wo Symbole benutzt werden, wartet "
        "etwas (CL-22, CL-23, CL-66)",
        "keine vollständige Herausforderung darf warten, während Würfel benutzt werden (CL-55)",
        "Alarm, Fahrer und Ende müssen zur Phase passen (CL-58, CL-59, CL-61)",
        "eine Ansicht muss die der Bande oder eines Zuschauers sein (CL-1)"}};

}  // namespace regelwerk::clou
