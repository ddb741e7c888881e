#pragma once
#include <array>

#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// CM-48 to CM-77 in German: event cards, course of the game, extra rules.
inline constexpr std::array<RuleInfo, 30> german_card_rules{{
    {"CM-48",
     "Felder vor oder zurück (Karte, sofort): Die eigene Figur geht auf ihrem Ring so viele Felder, wie die Karte "
     "sagt, in unserem Deck 1 bis 4 im Uhrzeigersinn oder 1 bis 3 zurück. Sie schlägt dort, ohne Feldwirkung.",
     "Rekonstruktion"},
    {"CM-49",
     "Die anderen zurück (Karte, sofort): Jede andere Figur auf einem Ringfeld geht auf ihrem Ring zurück, in unserem "
     "Deck 1 bis 3 Felder, wie die Karte sagt. Sie gehen eine nach der anderen vom linken Nachbarn an, jede mit allem "
     "Schlagen, bevor die nächste folgt.",
     "Rekonstruktion"},
    {"CM-50",
     "Extrazug (Karte, sofort): Nach diesem Zug hat der Spieler noch einen, nur einen, wie viele solche Karten dieser "
     "Zug auch bringt; eine solche Karte im Extrazug bringt einen weiteren.",
     "Rekonstruktion"},
    {"CM-51",
     "Aussetzen (Karte, sofort): Der Spieler setzt seinen nächsten Zug aus, auch einen Extrazug; mehrere solche Karten "
     "zählen zusammen.",
     "Rekonstruktion"},
    {"CM-52",
     "Symbolkarten ziehen (Karte, sofort): Der Spieler zieht so viele Symbolkarten, wie die Karte sagt, in unserem "
     "Deck 1 oder 2, eine nach der anderen.",
     "Rekonstruktion"},
    {"CM-53", "Symbolkarte verlieren (Karte, sofort): Der Spieler legt eine Symbolkarte eigener Wahl zurück.",
     "Rekonstruktion"},
    {"CM-54",
     "Symbolkarten tauschen (Karte, sofort): Der Spieler wählt eine seiner Symbolkarten und einen anderen Spieler, der "
     "welche hat und nicht auf seiner Zielgeraden ist. Er bekommt eine blind aus dessen Hand gezogene und gibt die "
     "gewählte dafür.",
     "Rekonstruktion"},
    {"CM-55",
     "Ziffer verlieren (Karte, sofort): Eine Ziffer eigener Wahl kommt zurück auf das Brett, auf das erste leere Feld "
     "ihrer Art, gezählt von Ring 1 nach innen und auf jedem Ring im Uhrzeigersinn von der Seite des Spielers an.",
     "Rekonstruktion"},
    {"CM-56",
     "Ziffer wegnehmen (Karte, sofort): Der Spieler muss, wenn er kann, einem anderen, der nicht auf seiner "
     "Zielgeraden ist, eine Ziffer nehmen, auch aus dem Datum: eine, die er braucht oder hamstern darf. Der andere "
     "darf eine Karte Ziffernschutz spielen.",
     "Rekonstruktion"},
    {"CM-57",
     "Zum nächsten Symbolfeld, zur nächsten Ziffer (Karten, sofort): Die eigene Figur geht im Uhrzeigersinn zum "
     "nächsten Symbolfeld ihres Rings oder zum nächsten Ziffernfeld, auf dem eine Karte liegt, schlägt dort, und das "
     "Feld wirkt.",
     "Rekonstruktion"},
    {"CM-58",
     "Freier Durchgang (Karte, nach Bedarf): Sie bezahlt statt einer Symbolkarte den Schritt auf einen versperrten "
     "Durchgang; der Wurf muss dennoch genau passen.",
     "Rekonstruktion, Entscheidung"},
    {"CM-59",
     "Standhalten (Karte, nach Bedarf): Eine wie auch immer geschlagene eigene Figur wird nicht fortgeschickt und "
     "teilt sich das Feld; Ziffern können ihrem Spieler dennoch genommen werden.",
     "7.3, Rekonstruktion"},
    {"CM-60",
     "Ziffernschutz (Karte, nach Bedarf): Soll dem Spieler durch Schlagen oder eine Karte Ziffer wegnehmen eine Ziffer "
     "genommen werden, wird diesmal nichts genommen; eine geschlagene Figur muss dennoch weichen.",
     "7.3, Rekonstruktion"},
    {"CM-61",
     "Einspruch (Karte, nach Bedarf): Eine Sofortkarte, die ein anderer eben gezogen hat, hat keine Wirkung; gegen "
     "Karten anderer Art hilft kein Einspruch.",
     "Rekonstruktion"},
    {"CM-62",
     "Wurf ändern (Karte, nach Bedarf): Nach dem eigenen Wurf zählt dieser so viel mehr oder weniger, wie die Karte "
     "sagt, in unserem Deck 1 oder 2 mehr oder 1 weniger. Er zählt mindestens 1 und auch über 6; nicht auf der "
     "Zielgeraden.",
     "Rekonstruktion"},
    {"CM-63",
     "Platztausch (Karte, nach Bedarf): Vor oder nach dem eigenen Wurf oder im Zug eines anderen vor dessen Wurf "
     "tauschen die eigene und eine andere Figur auf demselben Ring die Plätze, ohne Schlagen und Feldwirkung.",
     "5.3 A, Rekonstruktion, Entscheidung"},
    {"CM-64",
     "Sperre nach innen (Karte, offen): Bis der Würfel des Spielers die Zahl der Karte zeigt, in unserem Deck 1, 5 "
     "oder 6, darf seine Figur nicht nach innen auf einen Durchgang und nicht auf ihre Zielgerade. Lifte und das "
     "Verlassen eines Durchgangs nach innen sind nicht gesperrt.",
     "Rekonstruktion"},
    {"CM-65",
     "Frieden (Karte, offen): Für den Rest dieses Zugs und so viele nächste eigene Züge, wie die Karte sagt, in "
     "unserem Deck 2 oder 3, schlägt die Figur des Spielers bei eigener Ankunft niemanden. Sie teilt sich das Feld.",
     "Rekonstruktion"},
    {"CM-66",
     "Jeder würfelt einmal, und wer am höchsten wirft, beginnt; bei Gleichstand an der Spitze würfeln die Beteiligten "
     "noch einmal, bis einer am höchsten ist, und diese Würfe entscheiden nur, wer beginnt.",
     "6, Entscheidung"},
    {"CM-67",
     "Gespielt wird im Uhrzeigersinn; in seinem ersten Zug würfelt man nicht, sondern zieht mit seinem ersten "
     "Startwurf, und was vor einen Wurf gehört, Karten und Tauschhandel, entfällt.",
     "6, Entscheidung"},
    {"CM-68",
     "Ein Zug: Ausgesetztes wird übergangen, Karten und Tauschhandel vor dem Wurf, dann Karten der anderen, der Wurf, "
     "Karten und Tauschhandel danach, das Ziehen, Schlagen, Feldwirkung.",
     "6, 5.3 A, Entscheidung"},
    {"CM-69",
     "Am Ende eines Zugs zählen Karten Frieden herunter, und Pakte ohne gemeinsame Jagd enden; dann hat derselbe "
     "Spieler einen Extrazug, wenn eine Karte ihm einen gab, sonst spielt der linke Nachbar.",
     "Entscheidung"},
    {"CM-70",
     "Die erste Figur im Zentrum beendet das Spiel sofort; ihr Besitzer hat Platz 1 und Wertung 1, alle anderen Platz "
     "2 und Wertung 0.",
     "1, 6 Ende, Entscheidung"},
    {"CM-71",
     "Übertragungsregel (Option): Eine Ziffer, die man bekommt, ist lose. Wirkt ein Übertragungsfeld für den Spieler "
     "(CM-31), kommen alle seine losen Ziffern in das Datum. Nur Ziffern im Datum machen es vollständig, und von "
     "gleichen Ziffern gibt man zuerst eine lose her.",
     "7.1, Entscheidung"},
    {"CM-72",
     "Hamstern (Option hoarding = one): Man darf insgesamt eine überzählige Ziffer haben, für die das eigene Datum "
     "keine Stelle hat. Auf einem Feld mit einer Ziffer, die man nicht braucht, aber haben darf, wählt man, ob man sie "
     "nimmt oder liegen lässt.",
     "7.2, Entscheidung"},
    {"CM-73",
     "Zurückholen: Wer durch eigene Ankunft jemanden schlägt, der eine Ziffer zu viel hat, darf ihm eine solche "
     "nehmen, wenn er sie braucht. Zu viel ist eine Ziffer, ohne die der andere nicht weniger verwertbare hat. Die "
     "geschlagene Figur wird wie immer fortgeschickt.",
     "7.2, Entscheidung"},
    {"CM-74",
     "Erweitertes Hamstern (Option hoarding = extended): Man darf beliebig viele überzählige Ziffern haben, und sie "
     "können weiterhin durch Schlagen zurückgeholt werden.",
     "7.2b"},
    {"CM-75",
     "Man jagt einen anderen, der eine Ziffer zu viel hat (CM-73), die man braucht und von der keine Karte auf dem "
     "Brett liegt. Wer bei erweitertem Hamstern bei jemandem ankommt, der denselben Dritten jagt, darf ihm einen Pakt "
     "anbieten, statt ihn zu schlagen. Solange der Pakt gilt und beide einen gemeinsamen Dritten jagen, schlägt keiner "
     "den anderen durch eigene Ankunft.",
     "7.2, 7.2b, Entscheidung"},
    {"CM-76",
     "Raub (Option): Bei eigener Ankunft darf man jedem, den man schlägt, eine Ziffer beliebiger Art nehmen oder "
     "keine, innerhalb der eigenen Grenze für überzählige. Mit rob_date = false darf man nur lose Ziffern nehmen; "
     "ohne die Übertragungsregel ändert das nichts. Eine geschlagene Figur weicht dennoch.",
     "7.3, Entscheidung"},
    {"CM-77",
     "Tauschhandel (Option): Vor und nach dem eigenen Wurf darf man einem anderen eine oder zwei Ziffern gegen eine "
     "oder zwei andere anbieten. Oder man schlägt einen Ringtausch zu dritt vor, bei dem jeder dem Nächsten eine "
     "Ziffer anderer Art gibt. Alle Beteiligten müssen annehmen; keiner darf auf seiner Zielgeraden sein oder über "
     "seine Grenze für überzählige kommen. Ein Zug hat höchstens trade_offers Angebote, und ein abgelehntes wird nicht "
     "wiederholt.",
     "7.4, Entscheidung"},
}};

}  // namespace regelwerk::clockman
