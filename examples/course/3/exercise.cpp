#include <string>
#include <string_view>
#include <vector>

// en: Lesson 3: break a rule. Put something between the quotation marks that the rule refuses.
// de: Stunde 3: eine Regel brechen. Schreib zwischen die Anführungszeichen etwas, das die Regel ablehnt.
// en: A move is written like this: "draw:2" draws from stack 2, "lay:4:+3" lays the card with a 4 on its back and +3 on
// en: its face.
// de: So schreibt man einen Zug: „draw:2“ zieht von Stapel 2, „lay:4:+3“ legt die Karte, die hinten eine 4 und vorn +3
// de: hat. Im Code gehören um einen Text die geraden Anführungszeichen.

// en: D has just drawn and holds 1:+3 2:+5 3:x@2 4:+3 4:x@1.
// de: D hat gerade gezogen und hält 1:+3 2:+5 3:x@2 4:+3 4:x@1.

// en: Task 1. D lays a card. OL-10 refuses it.
// de: Aufgabe 1. D legt eine Karte. OL-10 lehnt das ab.
constexpr std::string_view wrong_card = "lay:4:+3";

// en: Task 2. D does something that OL-10 forbids at this time, although there is a time for it.
// de: Aufgabe 2. D tut etwas, das OL-10 gerade jetzt verbietet, obwohl es zu einer anderen Zeit erlaubt ist.
constexpr std::string_view wrong_time = "";

// en: Task 3. Another position: A may draw. All 15 cards of stack 1 are in the players' hands. OL-22 refuses A's move.
// de: Aufgabe 3. Eine andere Stellung: A darf ziehen. Alle 15 Karten von Stapel 1 sind auf den Händen. OL-22 lehnt den
// de: Zug von A ab.
constexpr std::string_view empty_stack = "";

// en: Positions are texts, too. Behind "race=" are the runners from the first to the last, each with its field; A to D
// en: are 0 to 3.
// de: Auch eine Stellung ist ein Text. Hinter „race=“ stehen die Läufer vom Ersten bis zum Letzten mit ihrem Feld; A
// de: bis D heißen 0 bis 3.
// en: Task 4. Change the line after "race=" so that the position breaks OL-5, and change nothing else.
// de: Aufgabe 4. Ändere die Zeile hinter „race=“ so, dass die Stellung OL-5 bricht, und ändere sonst nichts.
constexpr std::string_view impossible =
    "race="
    "0:9,1:7,2:4,3:4";

// en: Task 5, for those who have programmed before; nobody has to. Now be the guard yourself: return true if OL-10
// en: forbids this move of D. `hand` has the cards of D, written like "4:+3", and `has_drawn` says whether D has drawn
// en: in this turn.
// de: Aufgabe 5 für alle, die schon programmiert haben; sie ist freiwillig. Jetzt bist du der Wächter: Gib true zurück,
// de: wenn OL-10 diesen Zug von D verbietet. In `hand` stehen die Karten von D, geschrieben wie „4:+3“, und `has_drawn`
// de: sagt, ob D schon gezogen hat.
bool is_forbidden(const std::string& move, const std::vector<std::string>& hand, bool has_drawn) {
  return false;
}
