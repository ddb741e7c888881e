#pragma once
#include <array>
#include <string_view>

#include "help.hpp"

// What this program says in German of itself and of its titles; german_phrases.hpp has all smaller texts.

namespace play::german {

inline constexpr std::string_view usage =
    "Aufruf: ./examples/run TITEL [NAME=WERT ...] [--seats=SPIELER,...] [--save=DATEI]\n"
    "        ./examples/run [TITEL] --load=DATEI [--replay] [--seats=SPIELER,...]\n"
    "        ./examples/run TITEL --games=N --seats=SPIELER,... [NAME=WERT ...]\n"
    "        ./examples/run --show [TITEL]\n"
    "        ./examples/run --rulebook [TITEL] [NAME=WERT ...]\n"
    "  NAME=WERT     eine Hausregel; auch --options=\"NAME=WERT NAME=WERT\"\n"
    "  --seats       wer wo sitzt, jeweils person (ein Mensch), random (zieht zufällig), search (sucht) oder "
    "simple (nach Faustregeln); sonst spielt ein Mensch gegen Suchen\n"
    "  --seed=N      dieselbe Zahl gibt dieselben Karten und dieselben Gegner\n"
    "  --language=L  en oder de: Regeln, Ablehnungen und was geschieht; sonst die Sprache der Umgebung\n"
    "  --effort=N    eine Suche erdenkt N Partien für jeden Zug, den sie hat, sonst 32\n"
    "  --games=N     spielt so viele Partien stumm und zählt, wie sie ausgehen\n"
    "  --pause       wartet nach dem Zug eines Menschen, solange er zurückgenommen werden kann; --no-pause nicht\n"
    "  --ask-all     fragt einen Menschen auch da, wo es nur einen Zug gibt, der sich sonst von selbst spielt\n"
    "  --save=DATEI  dort steht die Aufzeichnung der Partie, nach jeder Entscheidung neu geschrieben\n"
    "  --overwrite   ersetzt ohne zu fragen eine Datei, die etwas anderes enthält: bei --save, save und picture\n"
    "  --load=DATEI  spielt eine solche Partie weiter; --replay erzählt sie zuerst von Anfang an\n"
    "  --rules       mit --replay: nach welcher Regel alles geschieht\n"
    "  --rulebook    druckt die Regeln, die mit diesen Hausregeln gelten, und was ihre Beispiele zeigen\n"
    "  --show        spielt und erzählt von jedem Titel eine kurze Partie\n";

inline constexpr std::array<Meaning, 9> tock_words{{{"in", "ins Spiel"},
                                                    {"step", "Schritt"},
                                                    {"discard", "abwerfen"},
                                                    {"give", "an den Partner"},
                                                    {"A", "Ass"},
                                                    {"T", "10"},
                                                    {"J", "Bube"},
                                                    {"Q", "Dame"},
                                                    {"K", "König"}}};
inline constexpr Help tock{
    .summary = "Karten bringen vier Murmeln um den Ring und nach Hause; 2 bis 6 Plätze",
    .how_to_move =
        "A:in K:in      ein Ass oder ein König bringt eine Murmel ins Spiel\n"
        "5:14-19        die 5 bringt die Murmel von 14 auf 19; h0 bis h3 sind die Felder der Zielgeraden\n"
        "4:2-70         eine 4 geht rückwärts\n"
        "7:14-15        eine 7 sind sieben einzelne Schritte: der erste, dann noch sechsmal step:15-16\n"
        "J:5x40         der Bube tauscht die eigene Murmel auf 5 mit der auf 40\n"
        "discard:T      wenn sich keine Karte spielen lässt; T ist die 10\n"
        "give:A         bei Paaren: die Karte für den Partner\n",
    .signs =
        "  [a Start  (a Eingang  a Zielgerade von A  A Murmel  !A eine geschützte; im Uhrzeigersinn. Gerade Felder "
        "sind "
        "beziffert; h0 bis h3 sind die Zielgerade von außen. Karten: A Ass, K König, Q Dame, J Bube.\n",
    .words = tock_words};

inline constexpr std::array<Meaning, 5> ostfriesenlauf_words{{{"draw", "ziehen von Stapel"},
                                                              {"lay", "legen"},
                                                              {"x", "Tausch mit Platz"},
                                                              {"start", "zurück zum Start"},
                                                              {"finish", "das Ziel kommt zu"}}};
inline constexpr Help ostfriesenlauf{
    .summary = "Karten bewegen, wer auf dem Platz ihrer Rückseite ist; 1 bis 4 Spieler",
    .how_to_move =
        "draw:2         zieht eine Karte von Stapel 2\n"
        "lay:2:+4       legt die Karte mit Rückseite 2 und Vorderseite +4; sie bewegt, wer beim Aufdecken Zweiter ist\n"
        "Vorderseiten:\n"
        "+4 -4          4 Felder vor, 4 Felder zurück\n"
        "+4@1 -4@1      auf das 4. Feld vor dem Ersten, auf das 4. Feld hinter ihm\n"
        "x@3            tauscht mit dem Dritten\n"
        "start          zurück auf Feld 0\n"
        "finish@fish    das Ziel kommt zum Fisch; auch hedgehog (Igel), turtle (Schildkröte), snail (Schnecke) und "
        "sheep (Schaf)\n",
    .signs =
        "  o Start  | Ziel, das bei seinem Schild liegt; vorwärts ist nach rechts. Unter der Bahn die Schilder: fi "
        "Fisch, ig Igel, sk Schildkröte, sn Schnecke, sf Schaf. Bahn 1 ist die innere. Eine Karte 2:+4 hat hinten eine "
        "2 und bewegt den Zweiten.\n",
    .words = ostfriesenlauf_words};

inline constexpr std::array<Meaning, 13> samara_words{{{"take", "nehmen"},
                                                       {"build", "bauen"},
                                                       {"raise", "aufziehen"},
                                                       {"woman", "eine Frau"},
                                                       {"man", "einen Mann"},
                                                       {"vacation", "Urlaub"},
                                                       {"step", "einen Monat weiter"},
                                                       {"lose", "verlieren"},
                                                       {"give", "hergeben"},
                                                       {"hurt", "schwächen"},
                                                       {"train", "stärken"},
                                                       {"bury", "begraben"},
                                                       {"imprison", "einsperren"}}};
inline constexpr Help samara{
    .summary = "Arbeiter ziehen durch die Monate, nehmen Werkzeug und bauen; 2 bis 5 Plätze",
    .how_to_move =
        "take:saw@3,1   der aktive Arbeiter nimmt eine Säge vom Feld in Spalte 3, Zeile 1; auch compass (Kelle mit "
        "Zirkel), square (Kelle mit Winkel), glassA und glassB (Glaswerkzeug)\n"
        "build:3,1      baut das Gebäude dort: 3 Monate, Stärke 1 und die Werkzeuge, die es braucht\n"
        "build:1,3+2+4  dasselbe mit Hilfe der Arbeiter auf den Plätzen 2 und 4 von JETZT; so auch take:saw@6,2+4\n"
        "raise:man      eine aktive Frau zieht einen Mann auf; auch woman (eine Frau)\n"
        "vacation       in den nächsten Monat, in dem ein eigener Arbeiter steht\n"
        "step           einen Monat weiter, wenn nichts anderes geht\n"
        "Was ein Gebäude verlangt:\n"
        "lose:saw       wer baut, verliert eine Säge (Boot, Skulptur, Vase, Ruine)\n"
        "give:saw       das Werkzeug für die Kaserne, verdeckt, bis alle gewählt haben\n"
        "hurt:2.1       der Arbeiter 2 Monate nach JETZT auf Platz 1 seiner Reihe, 0 liegt am Brett, verliert eine "
        "Stärke (Krankenhaus); so auch train:2.1 (Kraftraum), bury:2.1 (Grabstein) und imprison:2.1 (Gefängnis)\n",
    .signs =
        "  4m>+5: ein Feld dieser Spalte kostet 4 Monate und bringt den Arbeiter 5 Monate weit; links: die nötige "
        "Stärke. Unter einem Namen: Prestige, in Klammern bei dauernder Wirkung, und nötiges Werkzeug (S Säge, T "
        "Kelle, G Glaswerkzeug); in geschweiften Klammern, was dort liegt (s Säge, c Zirkel, q Winkel, A B "
        "Glaswerkzeug).\n"
        "  Kalender: Monate voraus, dann Platz und Arbeiter; A:WM ist eine Frau (W) von A über einem Mann (M); > ist "
        "der Nächste, bei | beginnt ein Halbjahr.\n"
        "  Wirkungen, mit * auf alle anderen: -Säge -Kelle -GlasB -2Wkz: man verliert sie (Wkz Werkzeug); -1Wkz*: ein "
        "Werkzeug kommt dorthin; -1Fig*: eine Figur geht verloren; Haft*: ein Arbeiter kommt nach +5; +1Fig: eine "
        "Figur mehr; -Arb: man verliert einen Arbeiter; auf Dauer: jedeSo.: jede Sorte Werkzeug dient; Team+1: "
        "zusammen um eins stärker; allein: weiter zu einem Monat ohne andere; -1Monat: einer weniger.\n",
    .words = samara_words};

inline constexpr std::array<Meaning, 23> clockman_words{{{"go", "ziehen auf"},
                                                         {"e", "die Karte Freier Durchgang"},
                                                         {"c", "Zentrum"},
                                                         {"forfeit", "auf den Wurf verzichten"},
                                                         {"play", "ausspielen"},
                                                         {"pass", "passen"},
                                                         {"lift", "mit dem Lift fahren"},
                                                         {"remain", "stehen bleiben"},
                                                         {"take", "aufnehmen"},
                                                         {"leave", "liegen lassen"},
                                                         {"lose", "Symbolkarte zurücklegen"},
                                                         {"mix", "Symbolkarten tauschen"},
                                                         {"drop", "Ziffer verlieren"},
                                                         {"grab", "Ziffer wegnehmen"},
                                                         {"rob", "Ziffer nehmen"},
                                                         {"none", "keine"},
                                                         {"capture", "schlagen"},
                                                         {"spare", "verschonen"},
                                                         {"accept", "annehmen"},
                                                         {"decline", "ablehnen"},
                                                         {"offer", "Tausch anbieten"},
                                                         {"circle", "Ringtausch vorschlagen"},
                                                         {"X", "Joker"}}};
inline constexpr Help clockman{
    .summary = "durch vier Ringe ins Zentrum, mit dem Datum 01.01.2000; 2 bis 4 Plätze",
    .how_to_move =
        "go:2.13        auf Feld 13 von Ring 2; Ring 1 ist der äußerste\n"
        "go:p4          auf das Durchgangsfeld 4; go:p4+A bezahlt mit einer Symbolkarte A, go:p4+e mit der "
        "Karte Freier Durchgang\n"
        "go:g1          auf das erste Feld der eigenen Geraden; go:g3+D bezahlt an ihrem Ende; go:c geht ins Zentrum\n"
        "forfeit        verzichtet auf den Wurf\n"
        "play:stay      spielt die Karte Standhalten; play:swap:1 tauscht den Platz mit Spieler 1; pass spielt nichts\n"
        "lift take      nimmt den Lift, nimmt die Ziffer; sonst remain, leave\n"
        "lose:A drop:0  legt eine Symbolkarte A zurück, eine Ziffer 0\n"
        "mix:1:A        tauscht eine Symbolkarte A mit Spieler 1 gegen eine unbesehene\n"
        "grab:1:0       nimmt Spieler 1 eine 0; rob:0 dem Geschlagenen, rob:none nimmt nichts\n"
        "capture spare  schlägt oder verschont einen Mitjäger; der antwortet accept oder decline\n"
        "offer:1:00:2   bietet Spieler 1 zwei eigene 0 für seine 2; er antwortet accept oder decline\n"
        "circle:1:0:2:1:2  die eigene 0 an Spieler 1, seine 1 an Spieler 2, dessen 2 zurück; beide antworten\n"
        "Spieler zählen ab 0: A ist 0, B ist 1. Ziffern sind 0, 1, 2 und der Joker X.\n"
        "Ereigniskarten, sofort ausgeführt:\n"
        "move+n move-n  Felder vor oder zurück; oback n: die anderen zurück; gotoS gotoD: zum nächsten Symbolfeld, zur "
        "nächsten Ziffer\n"
        "again skip     Extrazug, Aussetzen\n"
        "sym n          Symbolkarten ziehen; lose, mix, drop, grab wie oben\n"
        "Nach Bedarf: Freier Durchgang (free) bezahlt einen Durchgang; Standhalten (stay) lässt eine geschlagene Figur "
        "stehen; Ziffernschutz (guard) behält eine Ziffer; Einspruch (veto) hält die Karte eines anderen auf; Wurf "
        "ändern (add+n add-n) gilt dem eigenen Wurf; Platztausch (swap) tauscht Plätze auf einem Ring: vor oder nach "
        "dem eigenen Wurf oder vor dem eines anderen.\n"
        "Offen: Sperre nach innen (barin n) gilt, bis der eigene Würfel n zeigt; mit Frieden (peace n) schlägt man n "
        "Züge lang niemanden.\n",
    .signs =
        "  A Figur  * mehrere  . nichts  S Symbol  E Ereignis  T Übertragung  012X Ziffer  L Lift  - Ziffer fort  p0:A "
        "Durchgang, Symbol als Preis  a Start und Gerade von A  <A> Figur dort; 1 ist der äußerste Ring, nach rechts "
        "geht es im Uhrzeigersinn\n",
    .words = clockman_words};

inline constexpr std::array<Meaning, 17> clou_words{{{"mark", "eintragen oder durchstreichen"},
                                                     {"fill", "ausfüllen"},
                                                     {"cross", "Symbol benutzen"},
                                                     {"lapse", "verfallen lassen"},
                                                     {"done", "fertig"},
                                                     {"stay", "bleiben"},
                                                     {"run", "abhauen"},
                                                     {"driver", "Fahrer"},
                                                     {"gift", "Geschenk"},
                                                     {"gang", "Bande"},
                                                     {"scout", "ausspähen"},
                                                     {"pimp", "aufmotzen"},
                                                     {"buy", "kaufen"},
                                                     {"save", "Rest behalten"},
                                                     {"nothing", "nichts"},
                                                     {"loud", "laute Musik"},
                                                     {"x", "Zusatzzahl"}}};
inline constexpr Help clou{
    .summary = "Diebe, Würfel und ein Einbruchsplan, ein Einbruch oder eine Kampagne; 1 bis 3 Diebe, geführt von einem",
    .how_to_move =
        "mark:matt:clever.1:4=1+3    Matt schreibt 4, aus seinen Würfeln 1 und 3, ins erste Kästchen der Zeile "
        "Cleverness\n"
        "mark:matt:grid.4:3=3        Matt streicht den Kreis 3 in seinem Raster durch; so auch ring (Kreiskästchen), "
        "tree (Baum), pyramid (Pyramide)\n"
        "mark:matt:exp1.1:1=1        ein Kreis des Kampagnenbogens; mark:matt:keyboard.1.1:7=3+4 eine Zahl auf dem "
        "Plan\n"
        "5=3~2  10=5+5x              ein Plus/Minus 2 macht aus der 3 eine 5; 5x ist eine Zusatzzahl\n"
        "fill:janet:clever.1:2       Janets Ausfüllen schreibt 2; fill:janet:grid.3 streicht einen Kreis durch\n"
        "done                        wenn Würfel allein nichts mehr eintragen; jeder übrige kostet eine Spur\n"
        "cross:matt.clever:window.1.2     Matts Cleverness streicht die zweite Anforderung in Teil 1 des Fensters "
        "durch\n"
        "cross:matt.clever:special.1      oder einen Kreis seiner Spezialfelder, mit specials=gang auch der anderen, "
        "cross:matt.clever:janet:special.1; mit :escape streicht eine Flucht einen Pfeil durch\n"
        "lapse                       alle aktivierten Symbole verfallen\n"
        "stay run                    noch eine Runde, oder mit der Beute abhauen\n"
        "driver:bruce                fährt, wenn der Alarm losging\n"
        "gift:costume                ein Kästchen eines Werkzeugs oder einer Vorbereitung umsonst\n"
        "buy:passports save          Kästchen für den Lohn; save beendet den Einkauf\n"
        "gang:matt+trixie            diese Diebe brechen ein\n"
        "scout:fence.2.1             vorab eine Anforderung, pimp:trixie:tree.1 ein Kreis; auch :nothing\n",
    .signs =
        "  [ ] Kästchen  ( ) Kreis  -5- durchgestrichen  > aktiviert oder führt zu  #7 eine Zahl  | oder  a/b eines "
        "davon  a, b beide  -6-* das Ende des Weges durch einen Baum  ~ für mehr Spieler  ±1 ein Plus/Minus, Zusatz 4 "
        "eine Zusatzzahl  !Spur !Alarm der Preis eines Teils; "
        "< > = vor einem Kästchen vergleicht es mit dem links davon, in der Pyramide mit der Summe der beiden "
        "darunter. In Klammern, wie es in Zügen heißt. brett NAME zeigt nur den Plan oder einen Bogen.\n",
    .words = clou_words};

}  // namespace play::german
