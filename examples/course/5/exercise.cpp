#include <regelwerk/ostfriesenlauf.hpp>

// en: Lesson 5: change a rule. What lies in the box is an edition: a track, five places for the sign, four stacks of
// en: cards.
// de: Stunde 5: eine Regel ändern. Was in der Schachtel liegt, ist eine Ausgabe: eine Strecke, fünf Orte für das
// de: Schild, vier Stapel.
constexpr regelwerk::ostfriesenlauf::Edition short_race = [] {
  regelwerk::ostfriesenlauf::Edition edition = regelwerk::ostfriesenlauf::standard_edition;
  edition.name = "short_race";

  // en: Task 1. A game for a short break: make the track 24 fields long.
  // de: Aufgabe 1. Ein Spiel für die kleine Pause: Mach die Strecke 24 Felder lang.
  edition.length = 40;

  // en: Task 2. The signs have to stand on that track: fish, hedgehog, turtle, snail and sheep, each on a field of its
  // en: own.
  // de: Aufgabe 2. Die Schilder müssen auf dieser Strecke stehen: Fisch, Igel, Schildkröte, Schnecke, Schaf, jedes auf
  // de: einem eigenen Feld.
  edition.sign_fields = {31, 35, 28, 25, 37};

  // en: Task 3. faces[1] is stack 2, and its card 0 is "back to the start". Nobody likes it: invent another one for the
  // en: second.
  // de: Aufgabe 3. faces[1] ist Stapel 2, und die Karte 0 darin heißt „zurück zum Start“. Die mag niemand: Erfinde eine
  // de: andere für den Zweiten.
  edition.faces[1][0] = "start";
  return edition;
}();

// en: Task 4. A house rule: only forward counts. This is OL-25, and it says by how many fields a runner is across; 0 is
// en: not across. Change it so that nobody gets across backward.
// de: Aufgabe 4. Eine Hausregel: Nur vorwärts zählt. Das hier ist OL-25: um wie viele Felder ein Läufer über der Linie
// de: ist; bei 0 ist er noch nicht im Ziel. Ändere die Funktion so, dass rückwärts niemand ins Ziel kommt.
constexpr int fields_across(int position, int sign, int length) {
  if (position > sign) return position - sign;
  if (position <= sign - length) return sign - length - position + 1;
  return 0;
}
