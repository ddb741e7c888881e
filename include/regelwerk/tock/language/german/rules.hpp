#pragma once
#include <array>

#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// The rules in German, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> german_rules{{
    {"TK-1",
     "Die Murmeln ziehen im Uhrzeigersinn um einen Ring, der für jeden Spieler einen Abschnitt hat, in der "
     "Standardausgabe mit 18 Feldern; auf das letzte Feld folgt Feld 0.",
     "Aufbau, Karten, Entscheidung, Rekonstruktion"},
    {"TK-2",
     "Das Startfeld eines Spielers, auf dem seine Murmeln ins Spiel kommen, ist das erste Feld seines Abschnitts des "
     "Rings.",
     "Start"},
    {"TK-3",
     "Jeder Spieler hat innerhalb des Rings vier Zielfelder, in die es von seinem Eingangsfeld aus geht; das liegt in "
     "der Standardausgabe zwei Felder vor seinem Startfeld.",
     "Zielfelder, Entscheidung, Rekonstruktion"},
    {"TK-4",
     "Jeder Spieler hat vier Murmeln, und ein Zug braucht eine davon dort, wo er beginnt; was nicht im Spiel ist, "
     "wartet in seinem Startbereich.",
     "Start"},
    {"TK-5",
     "Alle Murmeln beginnen in ihrem Startbereich; mit der Option quick_start liegt von jedem Spieler schon eine auf "
     "seinem Startfeld, geschützt wie eine eben eingesetzte.",
     "Varianten, Entscheidung"},
    {"TK-6",
     "Zwei bis sechs Spieler spielen jeder für sich oder, je nach Option mode, in Zweierteams. Zwei Paare brauchen 4 "
     "Spieler, drei Paare 6. Drei Paare mit 4 Spielern gelten als zwei Paare, und bei jeder anderen Zahl spielt jeder "
     "für sich.",
     "Varianten"},
    {"TK-7", "Partner sitzen einander gegenüber: Bei n Spielern sitzt der Partner n/2 Sitze weiter.", "Varianten"},
    {"TK-8",
     "52 Karten werden nach einem Verteilplan ausgeteilt, der sagt, wie viele jeder bei jedem Austeilen bekommt; "
     "gespielte und abgeworfene liegen offen, bis der Plan durch ist, dann werden alle 52 gemischt und er beginnt von "
     "vorn.",
     "Ablauf, Entscheidung, Rekonstruktion"},
    {"TK-9",
     "Der Spieler hinter dem Geber spielt zuerst; dann spielt reihum im Uhrzeigersinn jeder eine Karte, solange noch "
     "Karten auf den Händen sind.",
     "Ablauf"},
    {"TK-10",
     "Sind alle Hände leer, gibt der nächste Spieler: Wer zuletzt als Erster gespielt hat, teilt aus, und der nach ihm "
     "spielt zuerst.",
     "Ablauf"},
    {"TK-11",
     "In Teamspielen gibt vor dem ersten Zug nach jedem Austeilen jeder seinem Partner verdeckt eine Karte eigener "
     "Wahl; getauscht wird, wenn alle gewählt haben, und auch wer alle Murmeln im Ziel hat, macht mit.",
     "Teams, Entscheidung"},
    {"TK-12",
     "Wer am Zug ist, spielt eine Handkarte aus, die einen Zug erlaubt; solange er eine solche hat, muss er, auch wenn "
     "ihm jeder Zug schadet.",
     "Zugzwang"},
    {"TK-13", "Wer keine Karte hat, die einen Zug erlaubt, wirft eine Karte eigener Wahl ab.",
     "Zugzwang, Entscheidung"},
    {"TK-14",
     "Nach einer 10 darf der nächste Spieler nicht ziehen, auch wenn er könnte: Er wirft eine Karte eigener Wahl ab.",
     "Zugzwang, Karten"},
    {"TK-15",
     "Man zieht nur Murmeln der eigenen Farbe. Im Team zieht man, sobald die eigenen vier im Ziel sind, die des "
     "Partners, mit dessen Startfeld und Zielfeldern. Jede andere Murmel kann nur Gegenstück beim Tausch durch einen "
     "Buben sein.",
     "Teams"},
    {"TK-16",
     "Eine eben eingesetzte Murmel ist geschützt, solange sie auf ihrem Startfeld bleibt: Niemand, auch nicht ihr "
     "Besitzer, darf sie schlagen, überholen oder tauschen, weder vorwärts noch rückwärts.",
     "Start"},
    {"TK-17",
     "Der Schutz endet, wenn die Murmel ihr Startfeld verlässt; kommt sie dorthin zurück, ist sie nur geschützt, wenn "
     "sie neu eingesetzt wird.",
     "Start"},
    {"TK-18",
     "Wer einen Zug auf einem besetzten Feld des Rings beendet, schlägt die Murmel dort, und sie kommt zurück in ihren "
     "Startbereich; eigene und die des Partners sind nicht ausgenommen, nur geschützte sind sicher.",
     "Schlagen"},
    {"TK-19",
     "Murmeln dürfen überholt werden, außer geschützten und denen auf Zielfeldern, und eine 7 schlägt, was sie "
     "überholt; müsste eine Murmel verbotenerweise überholen, ist die Karte für sie nicht nutzbar.",
     "Schlagen"},
    {"TK-20",
     "Eine Murmel zieht genau so weit, wie die Karte sagt. Vom Eingangsfeld darf sie auf ihre Zielfelder abbiegen, "
     "wenn der Rest dort hineinpasst, oder auf dem Ring bleiben. Passt er nicht oder ist der Weg versperrt, bleibt nur "
     "der Ring.",
     "Zielfelder, Entscheidung"},
    {"TK-21",
     "Auf Zielfeldern geht es nur vorwärts, nicht auf eine andere Murmel und an keiner vorbei, und geschlagen wird "
     "dort nicht; auch ein Zug nur auf Zielfeldern gilt als möglicher Zug und kann also Pflicht sein.",
     "Schlagen, Zielfelder, Entscheidung"},
    {"TK-22",
     "Auf Zielfelder kommen nur Murmeln ihrer Farbe, auch ohne volle Runde vorher; Eingangs- und Startfelder anderer "
     "sind für sie gewöhnliche Felder, solange dort keine geschützte Murmel liegt.",
     "Zielfelder, Entscheidung"},
    {"TK-23",
     "Ein Ass setzt eine Murmel ein oder zieht 1 vor, ein König setzt eine ein oder zieht 13 vor; eine Dame zieht 12 "
     "vor, und 2, 3, 5, 6, 8 und 9 ziehen so weit, wie sie heißen.",
     "Karten"},
    {"TK-24",
     "Einsetzen legt eine Murmel aus dem Startbereich geschützt auf das eigene Startfeld und schlägt dort eine "
     "ungeschützte jeder Farbe; liegt dort eine eigene geschützte, kann keine eingesetzt werden.",
     "Start, Schlagen"},
    {"TK-25",
     "Eine 4 zieht eine Murmel auf dem Ring vier Felder zurück, auch über das eigene Eingangsfeld, aber nie auf "
     "Zielfelder oder von ihnen herunter.",
     "Karten"},
    {"TK-26",
     "Mit der Option seven = split, der Vorgabe, besteht eine 7 aus sieben Einzelschritten vorwärts, die eine oder "
     "mehrere Murmeln in beliebiger Folge gehen. Ein Schritt kann auch vom Eingangsfeld auf ein Zielfeld oder dort "
     "weiter führen.",
     "Karten"},
    {"TK-27",
     "Eine aufgeteilte 7 muss ganz verbraucht werden: Kein Schritt ist erlaubt, auch der erste nicht, nach dem die "
     "übrigen nicht mehr alle möglich sind.",
     "Karten"},
    {"TK-28",
     "Alle sieben Schritte einer 7 gehen Murmeln der Farbe, für die sie ausgespielt wurde; was übrig ist, wenn die "
     "letzte eigene im Ziel ist, gilt also nicht für die des Partners.",
     "Karten"},
    {"TK-29",
     "Jeder Schritt einer 7 schlägt die Murmel auf dem Feld, auf das er führt, auch eine eigene, und eine geschützte "
     "hält ihn auf; eine geschlagene bleibt für den Rest der 7 in ihrem Startbereich.",
     "Karten"},
    {"TK-30",
     "Mit der Option seven = single geht bei einer 7 eine einzige Murmel 1 bis 7 Schritte, so viele man will, und "
     "schlägt bei jedem; der Rest verfällt.",
     "Karten, Entscheidung"},
    {"TK-31",
     "Eine 10 zieht eine Murmel zehn Felder vor und lässt, gezogen oder abgeworfen, den nächsten Spieler eine Karte "
     "abwerfen statt eine zu spielen; hat der keine mehr, geschieht nichts.",
     "Karten"},
    {"TK-32",
     "Ein Bube tauscht eine eigene Murmel mit irgendeiner anderen, eigenen oder fremden; beide müssen auf dem Ring "
     "liegen, keine darf geschützt sein, und keine ist es, wo sie ankommt.",
     "Karten, Start"},
    {"TK-33",
     "Karten ohne eigene Regel und, abgesehen von der Folge für den nächsten Spieler, auch die 10 ziehen eine Murmel "
     "um genau ihre Zahl vor; die Kartenfarben sind ohne Bedeutung.",
     "Karten"},
    {"TK-34", "Spielt jeder für sich, gewinnt, wer zuerst seine vier Murmeln im Ziel hat.", "Ziel des Spiels"},
    {"TK-35", "In Teamspielen gewinnt das Team, das zuerst alle seine Murmeln im Ziel hat.", "Ziel des Spiels"},
    {"TK-36",
     "Ob jemand gewonnen hat, wird geprüft, wenn eine Karte ganz ausgeführt ist, eine 7 mit allen ihren Schritten.",
     "Entscheidung"},
    {"TK-37",
     "Wer zuerst gibt, wird vor dem Spiel festgelegt; ohne Angabe ist es der letzte Sitz, so dass Sitz 0 zuerst "
     "spielt.",
     "Entscheidung"},
    {"TK-38",
     "Alle Gewinner haben Platz 1 und Wertung 1; die anderen teilen sich den nächsten Platz, 2 oder in Teamspielen 3, "
     "mit Wertung 0, und ein Unentschieden gibt es nicht.",
     "Entscheidung"},
    {"TK-39",
     "Mit geschlossenem Start (Option own_start, sonst offen) darf eine Murmel das Startfeld ihrer Farbe weder "
     "betreten noch überqueren, vorwärts wie rückwärts; es zu verlassen, Einsetzen und Tauschen sind davon nicht "
     "betroffen.",
     "Spieler uneins, Entscheidung"},
}};
static_assert(is_translation(german_rules, rule_table));

}  // namespace regelwerk::tock
