#pragma once
#include <array>

#include <regelwerk/clou/rules/heist_rules.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

/// The rules of a heist in German, in the order of the enumerators.
inline constexpr std::array<RuleInfo, heist_rule_count> german_heist_rules{{
    {"CL-1",
     "Ein bis drei Spieler sind gemeinsam eine Bande gegen den Einbruchsplan; sie gewinnen oder verlieren zusammen, "
     "und "
     "nichts ist verborgen.",
     "1, 2, Entscheidung"},
    {"CL-2",
     "Die Bande will viel Beute und wenige Spuren; braucht sie zu lange oder geht ein Alarm los, muss sie vor der "
     "Polizei fliehen.",
     "1"},
    {"CL-3",
     "Es gibt drei sechsseitige Würfel für alle, einen Einbruchsplan für die Bande und einen Bogen für jeden Spieler.",
     "2"},
    {"CL-4",
     "Jeder Spieler nimmt einen anderen der vier Diebe, und die Bande sucht einen Plan aus (Optionen thieves und "
     "scenario); in einer Kampagne steht der Plan fest, und die Bande wird für jeden Einbruch neu gewählt.",
     "1, 3"},
    {"CL-5",
     "Eine Leiste ist eine Reihe von Symbolen, über manchen stehen die Spielerzahlen 1, 2 und 3; beim Aufbau wird "
     "jedes Symbol links von der eigenen Spielerzahl durchgestrichen, mehr Spieler haben also weniger.",
     "3, Beispiel in K4"},
    {"CL-6",
     "Ein Plan trägt die Leisten für Zeit, Spuren und Flucht und ein Wertungsfeld, das sagt, wie Punkte zählen.", "4"},
    {"CL-7",
     "Eine Runde hat vier Phasen: Die Würfel werden geworfen, sie werden benutzt, Zeit vergeht, und die Bande haut ab "
     "oder macht weiter.",
     "2"},
    {"CL-8", "Die drei Würfel werden einmal je Runde offen geworfen, und das Ergebnis gilt für alle Diebe.", "2"},
    {"CL-9",
     "Jeder Dieb hat die drei geworfenen Werte je einmal und muss sie alle benutzen, soweit er kann; was er übrig "
     "lässt, kostet Spuren.",
     "2"},
    {"CL-10",
     "Die Diebe der Bande benutzen ihre Würfel in beliebiger Reihenfolge und dürfen sich abwechseln, wie sie wollen.",
     "2"},
    {"CL-11",
     "Mehrere Würfel eines Diebs dürfen zu einer Zahl zusammengezählt werden, aber kein Würfel lässt sich aufteilen; "
     "jeder zählt also nur bei einer Markierung.",
     "2"},
    {"CL-12",
     "Eine Markierung, also eine Zahl in ein Kästchen schreiben oder einen Kreis durchstreichen, braucht eine Zahl, "
     "die erfüllt, was Kästchen oder Kreis verlangt; sie kann Symbole aktivieren.",
     "2, 5"},
    {"CL-13",
     "Die Phase, in der Würfel benutzt werden, endet, wenn die Bande sich fertig meldet. Nach der Option use_dice = "
     "must, der Vorgabe, darf sie das nur, wenn kein Dieb mit den echten Würfeln, die er noch hat, ohne weiße "
     "Symbole etwas markieren kann. Nach own hindern sie nur Markierungen auf den eigenen Bögen der Diebe daran, "
     "nach may keine.",
     "2, Entscheidung"},
    {"CL-14", "Jeder Würfel, den ein Dieb nicht benutzt hat, kostet eine Spur.", "2"},
    {"CL-15",
     "Virtuelle Würfel und Plus/Minus, die von weißen Symbolen kommen, kosten nichts, wenn sie nicht benutzt wurden.",
     "2, 6, Entscheidung"},
    {"CL-16",
     "Eine Spur streicht das nächste freie Symbol der Spurenleiste durch; ist es das letzte, ist die Bande verhaftet "
     "und hat auf der Stelle verloren, was immer sonst noch käme, auch ein Alarm im selben Augenblick.",
     "2, 7, Entscheidung"},
    {"CL-17", "Nach der Phase, in der Würfel benutzt werden, wird ein Symbol der Zeitleiste durchgestrichen.", "2"},
    {"CL-18",
     "Ist kein Symbol der Zeitleiste mehr frei, geht der Alarm los und die Flucht beginnt; die Runde, die das letzte "
     "durchstreicht, ist also die letzte.",
     "2, Entscheidung"},
    {"CL-19",
     "Ist eine Runde ohne Alarm zu Ende, darf die Bande abhauen; damit endet der Einbruch sofort als Erfolg und wird "
     "gewertet; sonst beginnt die nächste Runde.",
     "2, 7"},
    {"CL-20", "Weiße Symbole, die Diebe behalten haben, verfallen, wenn die Zeit vergeht.", "6"},
    {"CL-21",
     "Ein Symbol unter einem Kästchen oder Kreis wird aktiviert, wenn das Kästchen beschrieben oder der Kreis "
     "durchgestrichen wird, eines am Ende einer Linie, wenn alle Kästchen und Kreise der Linie erledigt sind.",
     "5"},
    {"CL-22",
     "Ein aktiviertes gewöhnliches Symbol wird vor jeder weiteren Markierung benutzt und lässt sich nicht aufheben. "
     "Es streicht eine Anforderung des Plans durch, an der gearbeitet werden kann, einen Kreis, der es zeigt, in den "
     "Spezialfeldern seines Diebs oder auf dem Kampagnenbogen oder, als Flucht, einen Pfeil der Fluchtleiste.",
     "5"},
    {"CL-23",
     "Die Bande darf aktivierte Symbole verfallen lassen, alle zusammen, die noch warten, auch wenn sie schon welche "
     "benutzt hat. Von selbst verfällt keines, solange eines von ihnen einen Platz hat, und hat keines einen, "
     "verfallen alle.",
     "2, Entscheidung"},
    {"CL-24",
     "Gewöhnliche Symbole sind Kraft, Geschick, Cleverness, Elektro, Schloss, Tresor und Flucht, zu benutzen, wenn "
     "sie aktiviert werden; weiße sind Plus/Minus, Zusatzzahl und Ausfüllen, aufzuheben für dieselbe Phase; Zeit, "
     "Spuren, Alarme, Polizei und Fluchtpfeile stehen auf den Leisten des Plans.",
     "1, 2, 4, 5, 6, 7, Bögen, Entscheidung"},
    {"CL-25",
     "Von mehreren Symbolen in einem Kästchen genügt eines: Aktiviert gelten sie als ein beliebiges davon, und eine "
     "Anforderung oder ein Kreis mit mehreren nimmt ein beliebiges davon.",
     "6, K7"},
    {"CL-26",
     "Ein Kästchen nimmt eine Zahl auf, die seine Bedingungen erfüllt, ein Kreis wird mit der Zahl oder dem Symbol "
     "darin durchgestrichen; beides nur einmal.",
     "5"},
    {"CL-27",
     "Eine Zahl ist die Summe eines oder mehrerer unbenutzter Würfel des Diebs, auch virtueller, verändert durch "
     "Plus/Minus; sie ist 1 bis 30.",
     "2, 6, Entscheidung"},
    {"CL-28",
     "Die Zahl muss die Bedingung im Kästchen erfüllen: beliebig, kleiner als, größer als oder gleich einer Zahl. Nach "
     "einem Zeichen vor dem Kästchen muss sie auch kleiner als, größer als oder gleich der Zahl links davon sein.",
     "5"},
    {"CL-29",
     "Jeder Bogen hat die Zeilen Kraft, Geschick und Cleverness; eine Zeile wird von links ohne Lücken gefüllt, und "
     "wie sie auch heißt, ihre Kästchen aktivieren die Symbole, die darunter stehen.",
     "5"},
    {"CL-30", "Jeder Dieb hat drei Werkzeuge aus vier Arten: Raster, Kreiskästchen, Baum und Pyramide.", "5"},
    {"CL-31",
     "Jeder Kreis eines Rasters aus drei mal drei wird mit genau seiner Zahl durchgestrichen; der dritte einer Zeile "
     "oder Spalte aktiviert das Symbol an ihrem Ende.",
     "5"},
    {"CL-32",
     "Ein Kreiskästchen nimmt erst eine Zahl auf, die seine Bedingung erfüllt, und wird dann mit anderen Würfeln "
     "durch genau diese Zahl durchgestrichen; sind alle einer Linie durchgestrichen, werden die Symbole der Linie "
     "aktiviert, das Schreiben aktiviert nichts.",
     "5"},
    {"CL-33",
     "Würfel streichen einen Baum auf einem Weg je Einbruch durch: zuerst einen der Kreise ganz links, dann immer "
     "einen, der auf den folgt, den sie zuletzt durchgestrichen haben. Wurde dieser ohne Würfel durchgestrichen, "
     "führt der Weg durch ihn weiter. Nach der Option tree_way = last endet der Weg beim zuletzt durchgestrichenen "
     "Kreis, wie auch immer, und Würfel streichen nur durch, was auf ihn folgt.",
     "5, Entscheidung"},
    {"CL-34",
     "In einer Pyramide aus drei, zwei und einem Kästchen wird die unterste Reihe in beliebiger Folge beschrieben; ein "
     "oberes Kästchen braucht die zwei darunter und vergleicht sich mit deren Summe nach seinem Zeichen, kleiner, "
     "größer oder gleich.",
     "5, Entscheidung"},
    {"CL-35",
     "Spezialfelder sind Linien von Kreisen, die mit aktivierten Symbolen durchgestrichen werden, und Würfelboni, "
     "die aktiviert werden, wenn der Wurf ihr Muster zeigt.",
     "5"},
    {"CL-36",
     "Statt auf dem Plan darf ein aktiviertes Symbol auf einem Kreis der Spezialfelder benutzt werden, der es zeigt, "
     "auf dem Bogen seines Diebs. Nach der Option specials = gang darf es der Bogen jedes Diebs der Bande sein. "
     "Sind alle Kreise einer Linie durchgestrichen, wird ihr Endsymbol aktiviert, für den Dieb, dem der Bogen "
     "gehört.",
     "5, Entscheidung"},
    {"CL-37",
     "Zeigen die drei geworfenen Würfel das Muster eines Bonus (bestimmte Augen, einen Drilling, eine Straße), wird "
     "sein Symbol für diesen Dieb von selbst aktiviert, jedes Mal.",
     "5"},
    {"CL-38",
     "Alle Boni, deren Muster passt, werden aktiviert, jeder höchstens einmal je Wurf, und dürfen sich Würfel "
     "teilen; nur die Würfel, wie sie fielen, zählen, nicht virtuelle oder veränderte.",
     "5, Entscheidung"},
    {"CL-39",
     "Ein weißes Symbol wird nicht sofort benutzt: Der Dieb, der es aktiviert hat, hebt es auf und darf es einmal in "
     "derselben Phase benutzen, nur für seine eigenen Würfel.",
     "6"},
    {"CL-40",
     "Mit einem Plus/Minus zählt ein Würfel beim Schreiben bis zu so viel mehr oder weniger; mehrere bei einer "
     "Markierung gelten für verschiedene Würfel, auch für virtuelle.",
     "6, Entscheidung"},
    {"CL-41",
     "Ein veränderter Würfel zählt mindestens 1 und mit der Option clamp_dice höchstens 6. Eine Markierung "
     "verbraucht nur nötige Plus/Minus: keines, ohne das dieselben Würfel dieselbe Zahl ergeben.",
     "Entscheidung"},
    {"CL-42",
     "Eine Zusatzzahl ist ein virtueller Würfel mit so vielen Augen, benutzt wie ein Würfel, allein oder in einer "
     "Summe.",
     "6"},
    {"CL-43",
     "Mit einem Ausfüllen schreibt ein Dieb ohne Würfel irgendeine Zahl von 1 bis 18 in irgendein leeres Kästchen "
     "oder streicht irgendeinen Kreis durch, auf dem eigenen Bogen oder in offenen Bereichen des Kampagnenbogens. "
     "Ein Kreiskästchen wird erst durchgestrichen, wenn es eine Zahl hat. Reihenfolge und Bedingungen gelten nicht, "
     "und was er markiert, aktiviert Symbole.",
     "6, Entscheidung"},
    {"CL-44",
     "Mit der Option fill_free = false hält ein Ausfüllen Reihenfolge und Bedingungen ein: Es markiert nur ein "
     "Kästchen "
     "oder einen Kreis, der für Würfel offen ist, welche Zahl auch in dem Kreis steht, oder einen Symbolkreis.",
     "Spieler uneins, Entscheidung"},
    {"CL-45",
     "Ein Plan hat Räume (einfacher Rahmen), Herausforderungen, an denen man arbeitet (doppelter Rahmen), und Pfeile "
     "dazwischen.",
     "4"},
    {"CL-46",
     "Ein Einbruch beginnt im Startraum des Plans; an allem in allen bisher betretenen Räumen darf gearbeitet werden, "
     "hier und dort zugleich.",
     "4"},
    {"CL-47",
     "Eine kleine Raute auf einem Pfeil bedeutet, dass er von einer Herausforderung in einen Raum führt, der "
     "betreten wird, sobald sie geschafft ist; ein Pfeil ohne Raute führt zu etwas im selben Raum.",
     "4"},
    {"CL-48",
     "An einer Herausforderung, zu der Pfeile von anderen führen, kann gearbeitet werden, wenn eine von diesen "
     "geschafft ist, an jeder anderen, sobald ihr Raum betreten ist.",
     "4, Entscheidung"},
    {"CL-49",
     "Eine Herausforderung hat einen bis drei Teile; sie ist geschafft, wenn alle Anforderungen eines Teils "
     "durchgestrichen sind, und dann wird an ihr nicht mehr gearbeitet.",
     "4, Entscheidung"},
    {"CL-50",
     "An einer Anforderung, einem Symbol oder einer Zahl, die ein Teil verlangt, kann gearbeitet werden, wenn es an "
     "Herausforderung und Teil geht, und in einem geordneten Teil, dessen Anforderungen Pfeile verbinden, erst nach "
     "denen davor.",
     "4"},
    {"CL-51",
     "Eine Anforderung mit einer Spielerzahl darüber ist nur nötig, wenn mindestens so viele mitspielen; bei weniger "
     "gilt sie als durchgestrichen.",
     "4"},
    {"CL-52",
     "Eine Zahl als Anforderung streicht jeder Dieb mit genau dieser Zahl aus seinen eigenen Würfeln durch; das "
     "aktiviert nichts, und ein Ausfüllen hilft dabei nicht.",
     "5, Entscheidung"},
    {"CL-53",
     "Ist ein Teil vollständig, nimmt die Bande zuerst, was die Herausforderung bringt, Beute und Räume, und bezahlt "
     "dann, was der Teil kostet, erst seine Spuren, dann seine Alarme. Wird sie durch die Spuren verhaftet, ist die "
     "Beute genommen, und ein Alarm folgt nicht.",
     "4, Entscheidung"},
    {"CL-54",
     "Eine geschaffte Herausforderung gibt ihre Beute sofort, ohne dass man sie liegen lassen könnte, und die Räume, "
     "die sie öffnet, sind betreten.",
     "4, Entscheidung"},
    {"CL-55",
     "Nach jedem Durchstreichen auf dem Plan und jedem Wurf ist eine Herausforderung geschafft, an der gearbeitet "
     "werden kann und von der ein Teil vollständig ist. Sind es mehrere, so die, die in der Liste des Plans zuerst "
     "steht; so geht es weiter, bis es keine mehr gibt.",
     "Entscheidung"},
    {"CL-56",
     "Ein Alarm streicht den nächsten Alarmkreis durch; der letzte hat die Wirkung, die der Plan nennt, eine "
     "sofortige Flucht oder einen Sprung auf der Zeitleiste, und weitere Alarme tun nichts.",
     "1, 7, Pläne, Entscheidung"},
    {"CL-57",
     "Ein aktiviertes Fluchtsymbol streicht den nächsten Pfeil der Fluchtleiste durch, wenn noch einer da ist; das "
     "allein beendet den Einbruch nicht.",
     "Bögen, Entscheidung"},
    {"CL-58",
     "Ein Einbruch endet durch Abhauen, das ist ein Erfolg, durch Verhaftung wegen zu vieler Spuren oder durch die "
     "Flucht, die auf einen Alarm folgt.",
     "7"},
    {"CL-59",
     "Bei der Flucht steuert ein Dieb, den die Bande bestimmt, den Fluchtwagen; ein einzelner Würfel wird geworfen, "
     "bis "
     "sie endet, und jeder Wurf am Fluchtwert des Fahrers gemessen.",
     "7"},
    {"CL-60",
     "Ein Wurf, der den Fluchtwert des Fahrers mindestens erreicht, streicht einen Fluchtpfeil durch, einer, der "
     "mindestens zwei darüber liegt, zwei Pfeile; ein niedrigerer streicht ein Polizeisymbol durch.",
     "7, Entscheidung"},
    {"CL-61",
     "Sind alle Pfeile durchgestrichen, entkommt die Bande, ein Erfolg, und zwar ohne Wurf, wenn es beim Losgehen "
     "des Alarms schon so ist; sind alle Polizeisymbole durchgestrichen, ist sie gefasst.",
     "3, 7, Entscheidung"},
    {"CL-62",
     "Eine gefasste oder verhaftete Bande hat verloren und bekommt in einem einzelnen Einbruch nichts; in einer "
     "Kampagne behält sie die Hälfte der Punkte, wenn sie gefasst, und alle, wenn sie verhaftet wurde.",
     "1, 7"},
    {"CL-63",
     "Punkte sind die Werte der Beute, verändert durch das Wertungsfeld des Plans, aber mindestens 0. In der "
     "Standardausgabe nimmt jede Spur 1 weg; in der Glashütte bringt ein Diamant 2 und nimmt ein losgegangener Alarm "
     "2 weg, im Hotel bringt jeder freie Alarmkreis 2.",
     "4, 7, Pläne, Entscheidung"},
    {"CL-64", "Mehr als 9 Punkte sind ok, mehr als 14 ein richtiger Clou; mit weniger war der Einbruch mager.",
     "7, Entscheidung"},
    {"CL-65", "Der Einbruch ist vorbei, sobald eines seiner Enden erreicht ist; keine Phase wird zu Ende gespielt.",
     "7"},
    {"CL-66",
     "Alle wartenden aktivierten gewöhnlichen Symbole dürfen in beliebiger Reihenfolge benutzt werden, zusammen mit "
     "denen, die dabei ihrerseits aktiviert werden, und so kann eines dem anderen Platz schaffen.",
     "5"},
    {"CL-67",
     "Verlangen mehrere freie Anforderungen eines ungeordneten Teils oder mehrere freie Kreise einer Linie dasselbe, "
     "sind sie gleiche Plätze, und nur der erste davon kann gewählt werden.",
     "Entscheidung"},
}};

}  // namespace regelwerk::clou
