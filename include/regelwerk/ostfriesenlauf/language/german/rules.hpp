#pragma once
#include <array>

#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// The rules in German, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> german_rules{{
    {"OL-1",
     "Vier Läufer laufen im Uhrzeigersinn auf einer Rundstrecke; 60 Aktionskarten liegen in vier Stapeln zu 15, und "
     "die Zahl auf der Rückseite, 1 bis 4, sagt, für welchen Platz im Rennen die Vorderseite gilt.",
     "Vorbereitung, Karten"},
    {"OL-2",
     "Die Vorderseiten der Karten sind die der Ausgabe: Felder vor oder zurück, Felder vor oder hinter einen anderen "
     "Platz, ein Tausch, zurück zum Start oder ein neuer Ort für das Zielschild.",
     "Karten"},
    {"OL-3",
     "Das Zielschild zeigt, wo die Ziellinie ist; es beginnt beim Fisch und kann zu Igel, Schildkröte, Schnecke und "
     "Schaf versetzt werden.",
     "Vorbereitung, Karten"},
    {"OL-4",
     "Eine Position sagt, wie viele Felder ein Läufer vor dem Start ist, oder mit einem Minus dahinter. Nach einer "
     "Runde wird nicht neu gezählt, Felder mit einer ganzen Runde Abstand sind also verschiedene, und wer am weitesten "
     "zurück ist, ist Letzter.",
     "Hinweise, Entscheidung"},
    {"OL-5",
     "Der Platz eines Läufers im Rennen, 1 bis 4, richtet sich nach seiner Position: Wer am weitesten vorn ist, ist "
     "Erster. Auf demselben Feld ist vorn, wer auf der weiter innen liegenden Bahn steht.",
     "Hinweise"},
    {"OL-6",
     "Wer auf ein Feld kommt, stellt sich auf die innerste freie Bahn und ist damit hinter allen, die dort stehen; "
     "wird eine Bahn frei, rücken die äußeren sofort nach innen auf.",
     "Ausführen der Karten, Hinweise"},
    {"OL-7",
     "Alle Läufer beginnen auf Position 0, einem Feld mit vier Bahnen, Startnummer 1 auf der innersten und 4 auf der "
     "äußersten.",
     "Erste Runde, Entscheidung"},
    {"OL-8",
     "Die Startnummern, 1 bis 4, jede einmal, werden vor dem Spiel vergeben: Am Tisch nimmt, wer am weitesten nördlich "
     "geboren ist, die 4, der nächste die 3 und so weiter. Ohne Angabe hat Spieler 0 die 4, Spieler 1 die 3 und so "
     "weiter. "
     "Läufer i gehört Spieler i, die übrigen Läufer gehören niemandem.",
     "Erste Runde, Entscheidung"},
    {"OL-9", "Ein bis vier Spieler spielen mit; vor der ersten Runde zieht jeder von jedem der vier Stapel eine Karte.",
     "Vorbereitung, Weniger Spieler"},
    {"OL-10",
     "Wer an der Reihe ist, zieht eine Karte von einem beliebigen Stapel und legt dann eine der fünf, die er hat, "
     "verdeckt auf die Ablage.",
     "Erste Runde, Weitere Runden"},
    {"OL-11",
     "Die Rückseiten der Karten auf den Händen und auf der Ablage sehen alle; die Vorderseiten sieht kein anderer, bis "
     "sie aufgedeckt werden.",
     "Hinweise"},
    {"OL-12",
     "In jeder Runde wird vom Letzten des Rennens bis zum Führenden gelegt, nach der Reihenfolge zu Beginn der Runde, "
     "auf demselben Feld von der äußersten Bahn nach innen.",
     "Weitere Runden, Erste Runde"},
    {"OL-13",
     "Liegen alle Karten einer Runde, wird die Ablage umgedreht, und die Karten werden nacheinander ausgeführt, die "
     "zuerst gelegte zuerst, jede ganz, bevor die nächste kommt.",
     "Ausführen der Karten, Beispiel"},
    {"OL-14",
     "Eine Karte bewegt den Läufer, der in dem Augenblick, in dem sie ausgeführt wird, auf dem Platz ihrer Rückseite "
     "ist, egal, wer sie gelegt hat.",
     "Hinweise"},
    {"OL-15",
     "Felder vor oder zurück: Die Karte bewegt ihren Läufer um die Zahl der Felder, die auf ihr steht, vor oder "
     "zurück.",
     "Karten"},
    {"OL-16",
     "Felder vor oder hinter einen anderen Platz: Der Läufer geht so viele Felder vor oder hinter den Läufer auf "
     "diesem Platz, wie weit und in welche Richtung das auch ist.",
     "Karten"},
    {"OL-17", "Tausch mit einem anderen Platz: Der Läufer tauscht Position und Bahn mit dem, der auf diesem Platz ist.",
     "Karten, Beispiel"},
    {"OL-18", "Zurück zum Start: Der Läufer geht auf Position 0, wo immer er steht.", "Karten"},
    {"OL-19",
     "Versetzen des Ziels: Das Schild kommt an den Ort, den die Karte nennt, egal, auf welchem Weg, und kein Läufer "
     "bewegt sich; steht es schon dort, ändert sich nichts.",
     "Karten"},
    {"OL-20",
     "Ein Läufer, den eine Karte auf sein eigenes Feld schickt, kommt dort neu an, hinter allen, die darauf stehen.",
     "Entscheidung"},
    {"OL-21",
     "Ist irgendein Stapel leer, wenn eine Karte gezogen werden soll, kommen erst alle in früheren Runden gespielten "
     "Karten auf ihre Stapel zurück und werden mit dem Rest dort gemischt; in dieser Runde gelegte bleiben liegen.",
     "Hinweise, Entscheidung"},
    {"OL-22",
     "Ein Stapel, der auch nach dem Zurücklegen der gespielten Karten leer ist, kann zum Ziehen nicht gewählt werden.",
     "Entscheidung"},
    {"OL-23",
     "Alle vier Läufer laufen mit, wie viele Spieler es auch sind. Ist ein Läufer an der Reihe, der niemandem gehört, "
     "wird für ihn die oberste Karte des Stapels gelegt, der seinen Platz zu Beginn der Runde trägt, und niemand sieht "
     "sie.",
     "Weniger Spieler, Entscheidung"},
    {"OL-24",
     "Ist der Stapel für einen Läufer ohne Besitzer auch nach dem Zurücklegen der gespielten Karten leer, wird in "
     "dieser Runde für ihn nichts gelegt.",
     "Entscheidung"},
    {"OL-25",
     "Die Ziellinie liegt gleich hinter dem Feld des Schilds: Vorwärts ist ein Läufer auf diesem Feld noch nicht im "
     "Ziel, auf dem nächsten ist er es. Wer rückwärts um die Strecke läuft, ist im Ziel, sobald er das Feld des "
     "Schilds erreicht.",
     "Spielende, Entscheidung"},
    {"OL-26",
     "Das Spiel endet, wenn nach dem Ausführen aller Karten einer Runde irgendein Läufer im Ziel ist, auch einer ohne "
     "Besitzer; wer innerhalb der Runde über die Linie und wieder zurückkommt, zählt nicht.",
     "Spielende, Entscheidung"},
    {"OL-27",
     "Es zählt wie jedes andere Überqueren, wenn ein Läufer nur deshalb im Ziel ist, weil das Schild versetzt wurde, "
     "an welchen Ort auch immer.",
     "Spielende"},
    {"OL-28", "Es gewinnt der Läufer, der am meisten Felder über der Linie ist, egal, in welcher Richtung.",
     "Spielende"},
    {"OL-29",
     "Von gleich weit gekommenen Läufern gehen vorwärts gelaufene den rückwärts gelaufenen vor; auf demselben Feld "
     "geht vorwärts der Vorderste im Rennen vor, rückwärts der Letzte.",
     "Entscheidung"},
    {"OL-30",
     "Der Besitzer des siegreichen Läufers gewinnt; hat der keinen, verlieren alle, oder mit der Option unowned_wins = "
     "false gewinnt der beste Läufer, der einen Besitzer hat, für diesen, im Ziel oder nicht.",
     "Spielende, Entscheidung"},
    {"OL-31",
     "Der Einlauf: erst alle, die im Ziel sind, die weitesten zuerst, dann die übrigen nach ihrem Platz im Rennen.",
     "Entscheidung"},
    {"OL-32",
     "Der Platz eines Spielers ist der seines Läufers unter allen vieren, mit der Option unowned_wins = false unter "
     "denen mit Besitzer; der Sieger hat Wertung 1, alle anderen 0.",
     "Entscheidung"},
}};
static_assert(is_translation(german_rules, rule_table));

}  // namespace regelwerk::ostfriesenlauf
