#pragma once
#include <array>

#include <regelwerk/clou/rules/campaign_rules.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

/// The rules of a campaign in German, in the order of the enumerators.
inline constexpr std::array<RuleInfo, campaign_rule_count> german_campaign_rules{{
    {"CK-1",
     "Eine Kampagne hat drei größere Einbrüche für eine feste Zahl von 1 bis 3 Spielern; von ihrer Beute kauft die "
     "Bande Werkzeuge und Vorbereitungen, und sie gewinnt Erfahrung.",
     "K1"},
    {"CK-2",
     "Der Kampagnenbogen liegt für alle offen: Die gelben Bereiche halten den Fortschritt fest und werden nur zwischen "
     "Einbrüchen beschrieben, die beigen sind Verbesserungen, die alle Spieler nutzen.",
     "K2, K3"},
    {"CK-3",
     "Die Kampagne hat eine eigene Spurenleiste, beim Aufbau nach der Spielerzahl durchgestrichen; die Bögen der "
     "Diebe und der Plan sind für jeden Einbruch neu.",
     "K3"},
    {"CK-4", "Vor dem ersten Einbruch bekommt die Bande ein Kästchen eines Werkzeugs oder einer Vorbereitung umsonst.",
     "K9"},
    {"CK-5",
     "Fünf Phasen wiederholen sich, Ziel, Diebe, Einbruch, Polizeibericht und Lohn; das Ziel ist der oberste noch "
     "nicht durchgestrichene Einbruch.",
     "K4, K4.1"},
    {"CK-6", "Jeder Spieler nimmt mit einem anderen Dieb an einem Einbruch teil, einem, der nicht im Gefängnis sitzt.",
     "K4.2"},
    {"CK-7",
     "Die Kampagne ist verloren, wenn weniger Diebe frei, also nicht im Gefängnis, sind, als Spieler mitmachen, "
     "sobald eine Bande zu bilden ist; nach dem letzten Einbruch ist keine mehr zu bilden.",
     "K4.2"},
    {"CK-8",
     "Die Kampagne ist verloren, wenn mehr Diebe im Gefängnis sitzen, als Spieler mitmachen; mit der Option jail_rule "
     "= "
     "free geht sie weiter, solange für jeden Spieler ein Dieb frei ist.",
     "K5"},
    {"CK-9",
     "Der Einbruch wird nach den Regeln eines Einbruchs gespielt, mit besonderer Beute und den Verbesserungen des "
     "Kampagnenbogens.",
     "K4.3"},
    {"CK-10",
     "Nach einem Einbruch streicht ihn der Polizeibericht durch und trägt besondere Beute, Spuren, Gefängnis, "
     "Doppelkreise und Punkte ein; sind alle Symbole der Spurenleiste der Kampagne durchgestrichen, ist die Kampagne "
     "verloren.",
     "K4.4, K5, Entscheidung"},
    {"CK-11",
     "In einer Kampagne behält eine verhaftete Bande ihre Punkte, aber alle ihre Diebe kommen ins Gefängnis. Von "
     "einer gefassten kommt nur der Fahrer ins Gefängnis, und die Hälfte der Punkte, abgerundet, bleibt. Besondere "
     "Beute und Doppelkreise bleiben in beiden Fällen.",
     "K6, Entscheidung"},
    {"CK-12",
     "Als Lohn kauft die Bande von den Punkten, die sie übrig hat, dem Rest, Kästchen von Werkzeugen und "
     "Vorbereitungen, in der Standardausgabe für je 5; sind alle Kästchen durchgestrichen, steht die Sache von da an "
     "zur Verfügung.",
     "K4.5"},
    {"CK-13",
     "Jeder Einbruch hat eine besondere Beute: der erste die Glasdiamanten, der zweite die Kombination des "
     "Sicherheitskoffers, der dritte das Diadem.",
     "Geschichte, Pläne, Entscheidung"},
    {"CK-14",
     "An einem Teil einer Herausforderung, der die Kombination braucht, kann nur gearbeitet werden, wenn die Bande sie "
     "beim zweiten Einbruch mitgenommen hat.",
     "K4.1, Entscheidung"},
    {"CK-15",
     "Ein Dieb darf in den offenen Bereichen des Kampagnenbogens, Erfahrung und gekauften Werkzeugen, schreiben oder "
     "durchstreichen wie auf seinem eigenen Bogen; was einer benutzt hat, ist für die anderen weg.",
     "K2, K7"},
    {"CK-16",
     "Erfahrung kostet nichts; ihr Bereich ab dem ersten oder zweiten Einbruch darf in diesem und in späteren benutzt "
     "werden.",
     "K7"},
    {"CK-17",
     "Ein Werkzeug kann benutzt werden, wenn alle seine Kästchen gekauft sind; was dort durchgestrichen oder "
     "geschrieben ist, bleibt es für die ganze Kampagne.",
     "K7"},
    {"CK-18",
     "Auch was in Bereichen der Erfahrung durchgestrichen oder geschrieben ist, bleibt es für die ganze Kampagne; "
     "mit der Option experience_resets wird es nach jedem Einbruch gelöscht.",
     "Entscheidung"},
    {"CK-19",
     "Eine Vorbereitung wirkt nur, wenn alle ihre Kästchen durchgestrichen sind, und eine, die den Namen eines Diebs "
     "trägt, nur, wenn er zur Bande gehört.",
     "K8"},
    {"CK-20",
     "Ausspähen, die Vorbereitung von Matt: Zu Beginn des Einbruchs darf die Bande irgendwo auf dem Plan eine nötige "
     "Symbolanforderung einer nicht geschafften Herausforderung durchstreichen, aber keinen Fluchtpfeil. Ein so "
     "vollständiger Teil wirkt, wenn an seiner Herausforderung gearbeitet werden kann.",
     "K8, Entscheidung"},
    {"CK-21",
     "Aufmotzen, die Vorbereitung von Trixie: Zu Beginn des Einbruchs darf jeder Dieb einen Kreis seiner Wahl auf "
     "seinem Bogen oder in den offenen Bereichen des Kampagnenbogens durchstreichen, gleich in welcher Folge, ein "
     "Kreiskästchen, wenn es eine Zahl hat. Aktiviert wird dadurch nichts.",
     "K8"},
    {"CK-22",
     "Krafttraining, die Vorbereitung von Bruce: Ein Teil, dessen nötige Anforderungen alle Kraft sind, ohne Auswahl "
     "von Symbolen, kostet keine Spur.",
     "K8, Entscheidung"},
    {"CK-23",
     "Die Symbolkreise des Kampagnenbogens gehören allen Dieben und werden wie Spezialfelder benutzt; was sie "
     "aktivieren, aktiviert der Dieb, dessen Symbol benutzt wurde.",
     "K2, K7"},
    {"CK-24",
     "Affäre mit dem Inspektor, die Vorbereitung von Janet: Die Punkte des Einbruchs leiden nicht unter Spuren; "
     "diese werden in der Kampagne aber dennoch eingetragen und kosten an ihrem Ende je 3.",
     "K8, Entscheidung"},
    {"CK-25",
     "Konzertkarten: Das Konzert beginnt im Foyer, und alles, was die Bande zum Einschleichen tun müsste, gilt als "
     "geschafft, ohne Preis und Beute.",
     "K8, Entscheidung"},
    {"CK-26", "Falsche Pässe: Die Spurenleiste der Kampagne hat zwei Symbole mehr, sobald beide Kästchen gekauft sind.",
     "K8"},
    {"CK-27",
     "Die Kampagne ist verloren durch zu viele Spuren oder zu viele Diebe im Gefängnis und vor einem weiteren "
     "Einbruch durch zu wenige freie Diebe.",
     "K5"},
    {"CK-28",
     "Die Kampagne ist gewonnen, wenn der dritte Einbruch gespielt ist, wie er auch endete, und sie weder durch Spuren "
     "noch durch Gefängnis verloren ist.",
     "K4, K5, Entscheidung"},
    {"CK-29",
     "Schlusspunkte sind der Rest, also die übrigen Punkte, weniger 5 je Dieb im Gefängnis und 3 je Spur der ganzen "
     "Kampagne, mehr 3 je mitgenommenem Doppelkreis; sie können negativ sein.",
     "K5, Entscheidung"},
    {"CK-30",
     "Doppelkreise, die am Ende der Kampagne zählen, sind Geschenke und Mahlzeiten, die die Bande als Beute mitnimmt.",
     "K5"},
    {"CK-31",
     "Bis 50 Schlusspunkte sind Gewöhnliche Gauner, 51 bis 63 Echte Profis, 64 bis 72 Verbrecherlegenden, 73 und "
     "mehr ein Jahrhundertverbrechen; eine verlorene Kampagne hat 0 Punkte.",
     "Pläne, Entscheidung"},
    {"CK-32",
     "Beim Konzert streicht jedes durchgestrichene Zeitsymbol, auch beim Aufbau, ein Feld der Konzertleiste mit "
     "durch; ihr erstes freies Feld nennt die Phase der Runde.",
     "Pläne, Entscheidung"},
    {"CK-33",
     "In einer lauten Runde gibt der Wurf ein Symbol, Kraft oder Elektro, das niemandem gehört: Es ist für den Plan "
     "oder den Kampagnenbogen da, nach specials = gang auch für Spezialfelder. In einer leisen Runde verfallen "
     "Symbole, die Werkzeuge aktivieren, auch weiße. In einer instrumentalen Runde kann weder in der Garderobe noch "
     "an ihrer Tür gearbeitet werden. Eine Pause ändert nichts.",
     "Pläne, Entscheidung"},
    {"CK-34",
     "Beim Konzert ist eine Bande mit den Glasdiamanten entkommen, wenn ihre Zeit um ist, ein Erfolg ohne Alarm, mit "
     "dem Diadem oder ohne es. Ohne die Glasdiamanten ist das Ende der Zeit wie sonst ein Alarm. Haut sie dann mit "
     "dem Diadem ab, fällt es auf, auch das ein Alarm, und eine Flucht muss gespielt werden.",
     "Pläne, Entscheidung"},
}};

}  // namespace regelwerk::clou
