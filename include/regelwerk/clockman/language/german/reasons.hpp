#pragma once
#include <regelwerk/clockman/edition/constraints.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/view/invariant.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

namespace regelwerk::clockman {

/// Why options, editions and states are refused, in German.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::trade_offers>{"seats muss 2 bis 4 sein (CM-1)", "ones muss 2 oder 3 sein (CM-4)",
                                     "outward muss einer seiner drei Werte sein (CM-15)",
                                     "hoarding muss einer seiner drei Werte sein (CM-72, CM-74)",
                                     "trade_offers muss 1 bis 4 sein (CM-77)"},
    Words<Constraint::name>{
        "Ringe müssen eine durch 4 teilbare Zahl von 8 bis 64 Feldern haben und nach innen immer weniger",
        "Felder müssen aus . S E T 0 1 2 X L sein; 0 nur auf Ring 2, 1 auf Ring 3, 2 auf Ring 4, kein L auf Ring 4",
        "es muss zwanzig 0, acht 1, vier 2, zwei X und sechs L geben",
        "die Felder müssen in allen vier Vierteln dieselben sein, X und L in gegenüberliegenden",
        "Durchgänge müssen Felder benachbarter Ringe verbinden, zwischen je zweien mindestens einer, keiner am Feld "
        "eines "
        "anderen, in allen Vierteln gleich",
        "jede Pose muss viermal vorkommen, und zwischen zwei Ringen so viele Posen wie möglich",
        "Einstiegsfelder und Abzweigungen müssen ein Viertel auseinander liegen, Abzweigungen abseits der Durchgänge",
        "die Linien nach innen und außen müssen in Folge einmal um den Nachbarring führen",
        "jeder Ring braucht ein S, Ring 4 auch ein T, das Brett ein E",
        "das Deck muss aus 60 Karten der bekannten Arten bestehen", "von jeder Pose muss es acht Symbolkarten geben",
        "der Name muss ein Wort aus 1 bis 32 Zeichen sein"},
    Words<Invariant::view>{
        "Spieler, Phase und alle genannten Sitze müssen zu diesem Spiel gehören, und was nichts bedeutet, muss null "
        "sein",
        "Figuren müssen auf Feldern dieses Bretts stehen, auf Zielgeraden nur mit vollständigem Datum (CM-6, CM-18)",
        "jede Ziffernkarte muss auf dem Brett oder bei einem Spieler sein, innerhalb der Grenze für überzählige (CM-3, "
        "CM-71, CM-72)",
        "von jeder Pose muss es acht Symbolkarten geben, eine davon beiseite, solange Karten getauscht werden (CM-3, "
        "CM-54)",
        "Ereigniskarten müssen sein, wo ihre Art es erlaubt, offene mit ihren Zählern (CM-42 bis CM-44, CM-65)",
        "Würfe müssen 1 bis 6 sein, von Karten Wurf ändern abgesehen, und die Startwürfe der Reihe nach fallen (CM-62, "
        "CM-66, "
        "CM-67)",
        "Angebote müssen möglich und nicht zu viele sein (CM-77)",
        "die Sofortkarte, die gerade ausgeführt wird, muss hierher führen und zurückgelegt sein (CM-42)",
        "gemeinsam ankommende Figuren müssen auf einem Feld stehen und die anderen der Reihe nach gefragt sein (CM-26, "
        "CM-49)",
        "diese Entscheidung muss es nach den Regeln geben: für ein Kartenfenster die Karte dazu, für eine Wahl etwas "
        "zu "
        "wählen",
        "das Spiel ist genau dann zu Ende, wenn die Figur des Spielers am Zug im Zentrum steht (CM-70)",
        "eine Ansicht muss zeigen, was ihr Betrachter wissen darf, und ihre Kartenzahlen müssen aufgehen (CM-40, "
        "CM-43)"}};

}  // namespace regelwerk::clockman
