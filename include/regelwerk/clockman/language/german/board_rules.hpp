#pragma once
#include <array>

#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// CM-1 to CM-47 in German: components, board, movement, capture, fields, kinds of cards.
inline constexpr std::array<RuleInfo, 47> german_board_rules{{
    {"CM-1", "Zwei bis vier Spieler spielen mit, jeder mit einer Figur eigener Farbe.", "1, 2, 4.1"},
    {"CM-2",
     "Jeder spielt für sich, und es gewinnt, wessen Figur als erste die vier Ringe überwunden hat und mit "
     "vollständigem "
     "Datum das Zentrum betritt.",
     "1"},
    {"CM-3",
     "Es gibt 20 Blockaden (Whytookis), je vier in fünf Posen A bis E, und 40 Symbolkarten, acht von jeder Pose. Dazu "
     "kommen 40 Ziffernkarten, nämlich zwanzig 0, acht 1, vier 2, zwei Joker und sechs Lifte; 60 Ereigniskarten; und "
     "ein Würfel je Spieler.",
     "2, 4.2, 5, 5.1, Entscheidung"},
    {"CM-4", "Ein Datum, 01.01.2000, braucht fünf 0, zwei 1 (mit der Option ones = 3 drei) und eine 2.",
     "1, 6.2, Entscheidung"},
    {"CM-5",
     "Ein Joker steht für jede Ziffer und wird nie auf eine festgelegt. Verwertbar sind Ziffern, die Stellen des "
     "Datums füllen, und Joker, die übrige Stellen füllen; alle anderen sind überzählig. Man braucht eine Ziffer, wenn "
     "man mit ihr mehr verwertbare hat.",
     "5.2, Entscheidung"},
    {"CM-6",
     "Vier Ringe liegen um das Zentrum, Ring 1 ganz außen; Durchgangsfelder verbinden jeden mit dem nächsten nach "
     "innen, und von Ring 4 führt für jede Farbe eine Zielgerade aus drei Feldern ins Zentrum.",
     "3"},
    {"CM-7",
     "Der Platz eines Spielers ist seine Seite des Bretts; zwei Spieler sitzen sich gegenüber. Dort hat er ein "
     "Startfeld außerhalb von Ring 1, daneben auf Ring 1 sein Einstiegsfeld, und auf Ring 4 seine Abzweigung, das "
     "Feld, an dem seine Zielgerade abgeht. Alle Figuren beginnen auf ihrem Startfeld, und niemand hat eine Karte.",
     "3, Entscheidung"},
    {"CM-8",
     "Ein Feld eines Rings ist gewöhnlich, oder es ist ein Ziffern-, Symbol-, Ereignis- oder Übertragungsfeld; ohne "
     "die Übertragungsregel ist ein Übertragungsfeld gewöhnlich. Durchgänge, Startfelder, Zielgeraden und Zentrum "
     "wirken von sich aus nicht.",
     "3, 4"},
    {"CM-9",
     "Zu Beginn liegt auf jedem Ziffernfeld eine Ziffernkarte: jede 0 auf Ring 2, jede 1 auf Ring 3 und jede 2 auf "
     "Ring 4, ihren Heimatringen. Joker und Lifte liegen, wo die Ausgabe es sagt, Lifte nie auf Ring 4.",
     "5.2, Entscheidung"},
    {"CM-10",
     "Auf jedem Durchgangsfeld und auf dem letzten Feld jeder Zielgeraden steht eine Blockade (ein Whytooki); in "
     "welcher Pose, sagt die Ausgabe.",
     "4.2, Entscheidung"},
    {"CM-11",
     "Würfe führen auf den Ringen im Uhrzeigersinn, genau so viele Schritte, wie sie zählen; zurück geht eine Figur "
     "nur "
     "durch eine Karte, die das sagt.",
     "6, Entscheidung"},
    {"CM-12",
     "Alle Wege von genau der gewürfelten Länge stehen offen, mit freier Wahl an jeder Verzweigung, doch kein "
     "Durchgangsfeld zweimal in einem Zug; nur das Feld, auf dem ein Zug endet, wirkt, und nach ihm heißt der Zug.",
     "Entscheidung"},
    {"CM-13",
     "Der Schritt von außen auf einen versperrten Durchgang muss der letzte des Wurfs sein, und man bezahlt ihn im "
     "selben Zug: mit einer Symbolkarte der Pose der Blockade, vorgezeigt und zurückgelegt, oder mit einer Karte "
     "Freier Durchgang.",
     "5.1, 6.1"},
    {"CM-14",
     "Von einem Durchgangsfeld führt der erste Schritt des nächsten Zugs auf sein Feld am inneren Ring und im "
     "Uhrzeigersinn weiter oder, wenn man nach außen darf, auf sein Feld am äußeren Ring und im Uhrzeigersinn weiter.",
     "6.1, Entscheidung"},
    {"CM-15",
     "Einen Ring nach außen verlässt man mit gewöhnlichen Schritten, ohne genauen Wurf und ohne Karte. Das darf, wer "
     "eine Ziffer braucht, deren Heimat der äußere Ring des Durchgangs oder ein weiter außen liegender ist, oder wer "
     "dort jemanden jagt (CM-75). Liegt von einer Ziffer, die man braucht, keine Karte auf dem Brett, genügt ein "
     "Joker, der dort liegt. Wer es darf, ist unsere Entscheidung; mit outward = free dürfen es alle, mit home niemand "
     "wegen eines Jokers.",
     "6.1, Entscheidung"},
    {"CM-16",
     "Eine überwundene Blockade bleibt stehen. Mit der Option blockades_stay = false verlässt sie ihren Durchgang für "
     "alle, sobald dort jemand bezahlt hat; man geht dann mit gewöhnlichen Schritten hindurch.",
     "5.1, 6.1, 6 Ende, Entscheidung"},
    {"CM-17",
     "Vom Startfeld führt der erste Schritt auf das Einstiegsfeld, das Feld von Ring 1 daneben, mit jedem Wurf; so "
     "auch "
     "bei einer Figur, die zurückgeschickt wurde.",
     "6, Entscheidung"},
    {"CM-18",
     "Von ihrer eigenen Abzweigung darf eine Figur auf ihre Zielgerade, wenn ihr Datum vollständig ist und keine "
     "offene Karte sie sperrt. Man muss auch eine Symbolkarte der Pose seiner letzten Blockade haben; das ist unsere "
     "Entscheidung, denn auf der Zielgeraden bekäme man keine mehr.",
     "6 Ende, Entscheidung"},
    {"CM-19",
     "Auf Ring 4 kann bei vollständigem Datum ein Wurf über die Zielgerade hinausführen: Er ist größer als die "
     "Schritte bis zur Abzweigung und 3 dazu. Dann wählt man: Die Figur geht noch einmal um Ring 4 herum, oder sie "
     "bleibt, und der Wurf verfällt. Ein kleinerer Wurf lässt diese Wahl nicht.",
     "6 Ende"},
    {"CM-20",
     "Das letzte Feld der Zielgeraden mit der letzten Blockade muss mit dem letzten Schritt des Wurfs getroffen "
     "werden. Es kostet im selben Zug eine Symbolkarte ihrer Pose, nie eine Karte Freier Durchgang. Auf der "
     "Zielgeraden verfällt ein Wurf, der weiter führt.",
     "6 Ende, Entscheidung"},
    {"CM-21", "Vom letzten Feld der Zielgeraden führt genau eine 1 ins Zentrum; jeder andere Wurf verfällt.", "6 Ende"},
    {"CM-22",
     "Wo ein Zug enden kann, ohne dass man bezahlt, gibt es keinen Zug, der für dasselbe Endfeld bezahlt. Wo eine "
     "Symbolkarte oder eine Karte Freier Durchgang bezahlen kann, sind das zwei Züge zur Wahl.",
     "Entscheidung"},
    {"CM-23",
     "Wer ziehen kann, ohne zu bezahlen, muss ziehen. Auf den Wurf verzichten darf nur, wer keinen solchen Zug hat, "
     "oder wessen Figur mit vollständigem Datum auf Ring 4 steht, wenn der Wurf über die Zielgerade hinausführt.",
     "6 Ende, Entscheidung"},
    {"CM-24",
     "Wo immer eine Figur ankommt, durch einen eigenen Zug, einen Lift, eine Karte oder weil sie dorthin geschickt "
     "wurde, schlägt sie alle anderen Figuren auf dem Feld.",
     "6.3"},
    {"CM-25",
     "Eine geschlagene Figur geht geradewegs nach außen auf den nächsten Ring, von Ring 1 auf ihr Startfeld, von einem "
     "Durchgang auf sein Feld am äußeren Ring. Trifft die Linie zwei Felder, nimmt sie das im Uhrzeigersinn, vom "
     "Zentrum aus das rechte.",
     "6.3, Entscheidung"},
    {"CM-26",
     "Figuren, die zugleich von einem Feld geschickt werden, gehen zusammen, ohne einander zu schlagen. Sie schlagen, "
     "wer dort steht, wo sie ankommen, und so weiter nach außen. Alle werden nach einer Karte Standhalten gefragt, "
     "bevor eine versetzt wird.",
     "6.3, Entscheidung"},
    {"CM-27",
     "Figuren teilen sich ein Feld nur, wo eine Regel eine verschont (zusammen geschickt, Karten Standhalten und "
     "Frieden, ein Pakt) oder eine Karte Platztausch sie zusammenbringt; sonst hat das keine Folgen.",
     "Entscheidung"},
    {"CM-28",
     "Auf Startfeldern, Zielgeraden und im Zentrum wird nicht geschlagen, denn niemand anders kann dorthin kommen.",
     "6 Ende"},
    {"CM-29", "Eine fortgeschickte Figur löst keine Wirkung des Feldes aus, auf dem sie ankommt.", "Entscheidung"},
    {"CM-30",
     "Eine eigene Ankunft macht, wer am Zug ist, mit seiner eigenen Figur: durch ihren Zug, durch einen Lift oder "
     "durch eine gezogene Karte (Felder vor oder zurück, zum nächsten Symbolfeld, zur nächsten Ziffer). Nur durch "
     "eigene Ankunft nimmt man anderen Ziffern, verschont sie oder gilt als der, der schlägt.",
     "Entscheidung"},
    {"CM-31",
     "Ist alles Schlagen vorbei, wirkt das Feld, auf dem eine Figur angekommen ist, für ihren Besitzer, aber nur nach "
     "ihrem Zug, nach einem Lift und nach den Karten Zum nächsten Symbolfeld und Zur nächsten Ziffer. Nach jedem "
     "anderen Ortswechsel, auch durch eine Karte Felder vor oder zurück, wirkt nichts.",
     "Entscheidung"},
    {"CM-32", "Auf einem Symbolfeld zieht man eine Symbolkarte und behält sie verdeckt.", "5.1, 6.1"},
    {"CM-33",
     "Auf einem Ziffernfeld mit einer 0, 1 oder 2 nimmt man die Karte sofort, wenn man sie braucht, und fügt sie "
     "seinem "
     "Datum hinzu.",
     "6.2"},
    {"CM-34",
     "Eine Ziffer, die man nicht braucht, bleibt liegen, außer man darf sie hamstern; das Feld muss genau getroffen "
     "werden.",
     "6.2"},
    {"CM-35", "Ein Joker auf einem Feld wird wie jede Ziffer genommen: sofort, wenn man ihn braucht.", "5.2"},
    {"CM-36",
     "Von einem Liftfeld mit seiner Karte darf man ohne Blockade auf den nächsten inneren Ring fahren und kommt dort "
     "an, mit Schlagen und Feldwirkung. Der Lift ist dann aus dem Spiel; wer ablehnt, lässt ihn liegen.",
     "5.2, 6.1, 6.3"},
    {"CM-37",
     "Ein Lift fährt geradewegs auf das Zentrum zu; trifft die Linie zwei Felder des nächsten Rings, nimmt er das im "
     "Uhrzeigersinn, vom nächstgelegenen Rand des Bretts aus das linke.",
     "5.2"},
    {"CM-38",
     "Auf einem Ereignisfeld zieht man eine Ereigniskarte und behandelt sie nach der Art, die auf ihr steht: sofort, "
     "nach Bedarf oder offen.",
     "5.3, 5.3 A"},
    {"CM-39", "Ein Ziffernfeld, auf dem keine Karte liegt, ist gewöhnlich.", "5.2"},
    {"CM-40",
     "Symbolkarten werden von einem verdeckten Stapel gezogen. Zurückgelegte werden gezeigt und warten auf einem "
     "eigenen Haufen. Soll eine Karte gezogen werden und der Stapel ist leer, wird dieser Haufen gemischt und ist der "
     "neue Stapel; sind beide leer, wird nichts gezogen. Eine Hand hat keine Grenze.",
     "5.1, Entscheidung"},
    {"CM-41",
     "Ereigniskarten haben einen eigenen Stapel und einen eigenen Haufen zurückgelegter Karten. Soll eine Karte "
     "gezogen werden und der Stapel ist leer, wird dieser Haufen gemischt und ist der neue Stapel; sind beide leer, "
     "wird nichts gezogen. Dass gemischt wird, ist unsere Entscheidung.",
     "5.3, Entscheidung"},
    {"CM-42",
     "Eine Sofortkarte wird vorgelesen und zurückgelegt. Die anderen können Einspruch erheben, einer nach dem anderen "
     "vom linken Nachbarn an. Dann wird sie ausgeführt; was davon nicht geht, verfällt.",
     "5.3 A, Entscheidung"},
    {"CM-43",
     "Eine Karte nach Bedarf behält man verdeckt, bis man sie nutzen will: vor oder nach dem eigenen Wurf oder im Zug "
     "eines anderen, wann es zu ihrer Wirkung passt. Dann wird sie vorgelesen und zurückgelegt.",
     "5.3 A, 6.4, Entscheidung"},
    {"CM-44",
     "Eine offene Karte wird vorgelesen und liegt offen vor ihrem Spieler; ist getan, was sie verlangt, oder so lange "
     "eingehalten, wie sie sagt, wird sie zurückgelegt.",
     "5.3 A"},
    {"CM-45",
     "Im eigenen Zug spielt man höchstens drei Karten nach Bedarf; Karten im Zug anderer und Sofortkarten zählen nicht "
     "mit.",
     "5.3 B, Entscheidung"},
    {"CM-46",
     "Wessen Figur auf ihrer Zielgeraden ist, der kann die Karten Wurf ändern, Freier Durchgang und Platztausch nicht "
     "ausspielen, und niemand kann mit ihm die Plätze tauschen. Einspruch darf er erheben; für Ziffernschutz und "
     "Standhalten gibt es dort keinen Anlass. Dass auch keine andere Karte eine solche Figur versetzt oder ihrem "
     "Spieler Ziffern oder Symbolkarten nimmt, ist unsere Entscheidung.",
     "5.3 C, Entscheidung"},
    {"CM-47",
     "Ein Sieg mit Karten, die sofort oder offen zu spielen gewesen wären, kann nicht vorkommen, da jede Karte nach "
     "ihrer Art behandelt wird; so muss niemand die Karten des Siegers durchsehen.",
     "5.3 D"},
}};

}  // namespace regelwerk::clockman
