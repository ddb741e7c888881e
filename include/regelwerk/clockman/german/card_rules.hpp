#pragma once
#include <array>

#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// CM-48 to CM-77 in German: event cards, course of the game, extra rules.
inline constexpr std::array<RuleInfo, 30> german_card_rules{{
    {"CM-48",
     "Felder vor oder zurück (Karte move, sofort): Die eigene Figur geht auf ihrem Ring so viele Felder im "
     "Uhrzeigersinn, mit einem Minus zurück, und schlägt dort, ohne Feldwirkung.",
     "Rekonstruktion"},
    {"CM-49",
     "Die anderen zurück (Karte oback, sofort): Jede andere Figur auf einem Ringfeld geht auf ihrem Ring so viele "
     "Felder zurück, eine nach der anderen vom linken Nachbarn an, jede mit allem Schlagen, bevor die nächste folgt.",
     "Rekonstruktion"},
    {"CM-50",
     "Extrazug (Karte again, sofort): Nach diesem Zug hat der Spieler noch einen, nur einen, wie viele solche Karten "
     "dieser Zug auch bringt; eine solche Karte im Extrazug bringt einen weiteren.",
     "Rekonstruktion"},
    {"CM-51",
     "Aussetzen (Karte skip, sofort): Der Spieler setzt seinen nächsten Zug aus, auch einen Extrazug; mehrere solche "
     "Karten zählen zusammen.",
     "Rekonstruktion"},
    {"CM-52", "Symbolkarten ziehen (Karte sym, sofort): Der Spieler zieht nacheinander so viele Symbolkarten.",
     "Rekonstruktion"},
    {"CM-53", "Symbolkarte verlieren (Karte lose, sofort): Der Spieler legt eine Symbolkarte eigener Wahl zurück.",
     "Rekonstruktion"},
    {"CM-54",
     "Symbolkarten tauschen (Karte mix, sofort): Der Spieler wählt eine seiner Symbolkarten und einen anderen Spieler, "
     "der welche hat und nicht auf seiner Zielgeraden ist; er bekommt eine blind aus dessen Hand gezogene und gibt die "
     "gewählte dafür.",
     "Rekonstruktion"},
    {"CM-55",
     "Ziffer verlieren (Karte drop, sofort): Eine Ziffer eigener Wahl kommt zurück auf das Brett, auf das erste leere "
     "Feld ihrer Art, gezählt von Ring 1 nach innen und auf jedem Ring im Uhrzeigersinn von der Seite des Spielers an.",
     "Rekonstruktion"},
    {"CM-56",
     "Ziffer wegnehmen (Karte grab, sofort): Der Spieler muss, wenn er kann, einem anderen, der nicht auf seiner "
     "Zielgeraden ist, eine Ziffer nehmen, die er braucht oder hamstern darf; der andere darf eine Karte Ziffernschutz "
     "(guard) spielen.",
     "Rekonstruktion"},
    {"CM-57",
     "Zum nächsten Symbolfeld, zur nächsten Ziffer (Karten gotoS und gotoD, sofort): Die eigene Figur geht im "
     "Uhrzeigersinn zum nächsten Symbolfeld ihres Rings oder zum nächsten Ziffernfeld, auf dem eine Karte liegt, "
     "schlägt dort, und das Feld wirkt.",
     "Rekonstruktion"},
    {"CM-58",
     "Freier Durchgang (Karte free, nach Bedarf): Sie bezahlt statt einer Symbolkarte den Schritt auf einen "
     "versperrten "
     "Durchgang; der Wurf muss dennoch genau passen.",
     "Rekonstruktion, Entscheidung"},
    {"CM-59",
     "Standhalten (Karte stay, nach Bedarf): Eine wie auch immer geschlagene eigene Figur wird nicht fortgeschickt und "
     "teilt sich das Feld; Ziffern können ihrem Spieler dennoch genommen werden.",
     "7.3, Rekonstruktion"},
    {"CM-60",
     "Ziffernschutz (Karte guard, nach Bedarf): Soll dem Spieler durch Schlagen oder eine Karte Ziffer wegnehmen "
     "(grab) "
     "eine Ziffer genommen werden, wird diesmal nichts genommen; eine geschlagene Figur muss dennoch weichen.",
     "7.3, Rekonstruktion"},
    {"CM-61",
     "Einspruch (Karte veto, nach Bedarf): Eine Sofortkarte, die ein anderer eben gezogen hat, hat keine Wirkung; "
     "gegen "
     "Karten anderer Art hilft kein Einspruch.",
     "Rekonstruktion"},
    {"CM-62",
     "Wurf ändern (Karte add, nach Bedarf): Nach dem eigenen Wurf zählt dieser so viel mehr oder weniger, mindestens 1 "
     "und auch über 6; nicht auf der Zielgeraden.",
     "Rekonstruktion"},
    {"CM-63",
     "Platztausch (Karte swap, nach Bedarf): Vor oder nach dem eigenen Wurf oder im Zug eines anderen vor dessen Wurf "
     "tauschen die eigene und eine andere Figur auf demselben Ring die Plätze, ohne Schlagen und Feldwirkung.",
     "5.3 A, Rekonstruktion, Entscheidung"},
    {"CM-64",
     "Sperre nach innen (Karte barin, offen): Bis der Würfel des Spielers die Zahl zeigt, darf seine Figur nicht nach "
     "innen auf einen Durchgang und nicht auf ihre Zielgerade; Lifte und das Verlassen eines Durchgangs nach innen "
     "sind "
     "nicht gesperrt.",
     "Rekonstruktion"},
    {"CM-65",
     "Frieden (Karte peace, offen): Für den Rest dieses Zugs und so viele nächste eigene Züge, wie die Karte sagt, "
     "schlägt die Figur des Spielers bei eigener Ankunft niemanden und teilt sich das Feld.",
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
     "6, 5.3 A"},
    {"CM-69",
     "Am Ende eines Zugs zählen Karten Frieden (peace) herunter, und Pakte ohne gemeinsame Jagd enden; dann hat "
     "derselbe Spieler einen Extrazug, wenn eine Karte ihm einen gab, sonst spielt der linke Nachbar.",
     "Entscheidung"},
    {"CM-70",
     "Die erste Figur im Zentrum beendet das Spiel sofort; ihr Besitzer hat Platz 1 und Wertung 1, alle anderen Platz "
     "2 "
     "und Wertung 0.",
     "1, 6 Ende"},
    {"CM-71",
     "Transfer (Option): Eine Ziffer, die man bekommt, ist lose, bis ein Zug der eigenen Figur auf einem Transferfeld "
     "endet, wo alle losen in das Datum kommen; nur Ziffern im Datum machen es vollständig, und von gleichen Ziffern "
     "gibt man zuerst eine lose her.",
     "7.1, Entscheidung"},
    {"CM-72",
     "Hamstern (Option hoarding = one): Man darf eine überzählige Ziffer haben, für die das eigene Datum keine Stelle "
     "hat; auf einem Feld mit einer Ziffer, die man nicht braucht, aber haben darf, wählt man, ob man sie nimmt oder "
     "liegen lässt.",
     "7.2, Entscheidung"},
    {"CM-73",
     "Zurückholen: Wer durch eigene Ankunft jemanden schlägt, der eine Ziffer entbehren kann, also ohne sie nicht "
     "weniger verwertbare hat, darf ihm eine solche nehmen, wenn er sie braucht; die geschlagene Figur wird wie immer "
     "fortgeschickt.",
     "7.2, Entscheidung"},
    {"CM-74",
     "Erweitertes Hamstern (Option hoarding = extended): Man darf beliebig viele überzählige Ziffern haben, und sie "
     "können weiterhin durch Schlagen zurückgeholt werden.",
     "7.2b"},
    {"CM-75",
     "Man jagt einen anderen, der eine Ziffer entbehren kann, die man braucht und von der auf dem Brett keine liegt; "
     "nur bei erweitertem Hamstern können zwei, die denselben Dritten jagen, einander durch einen Pakt verschonen, den "
     "der Ankommende anbietet, und solange beide ihn jagen, schlägt keiner den anderen.",
     "7.2, 7.2b, Entscheidung"},
    {"CM-76",
     "Raub (Option): Bei eigener Ankunft darf man jedem, den man schlägt, eine Ziffer beliebiger Art nehmen oder "
     "keine, "
     "innerhalb der eigenen Grenze für überzählige; mit rob_date = false nur lose Ziffern, und eine geschlagene Figur "
     "weicht dennoch.",
     "7.3, Entscheidung"},
    {"CM-77",
     "Tauschhandel (Option): Vor und nach dem eigenen Wurf darf man einem anderen eine oder zwei Ziffern für eine oder "
     "zwei von ihm anbieten oder einen Ringtausch zu dritt mit je einer Ziffer; niemand darf auf einer Zielgeraden "
     "sein "
     "oder über seine Grenze für überzählige kommen, alle Beteiligten müssen annehmen, und trade_offers begrenzt die "
     "Angebote eines Zugs.",
     "7.4, Entscheidung"},
}};

}  // namespace regelwerk::clockman
