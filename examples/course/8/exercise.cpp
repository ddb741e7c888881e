#include <compare>
#include <string_view>

// en: Lesson 8: write a game. Shells: some lie on the table, 0 and 1 take turns, and whoever takes the last one wins.
// de: Stunde 8: ein Spiel schreiben. Muscheln: Ein paar liegen auf dem Tisch, 0 und 1 nehmen abwechselnd, wer die
// de: letzte nimmt, gewinnt.

// en: What one must know to go on with a game, and how it begins. (The line in the middle lets positions be compared.)
// de: Was man wissen muss, um weiterzuspielen, und wie es anfängt. (Durch die Zeile in der Mitte lassen sich Stellungen
// de: vergleichen.)
struct Position {
  int shells;
  int turn;
  auto operator<=>(const Position&) const = default;
};
constexpr Position beginning{12, 0};

// en: Task 1. MU-1: One takes 1, 2 or 3 shells. MU-2: One cannot take more than there are.
// en: Task 2. MU-3: After the last shell nobody takes anything.
// en: The ID of the rule that forbids this move, or "" if it is allowed.
// de: Aufgabe 1. MU-1: Man nimmt 1, 2 oder 3 Muscheln. MU-2: Man kann nicht mehr nehmen, als da sind.
// de: Aufgabe 2. MU-3: Nach der letzten Muschel nimmt niemand mehr.
// de: Die Kennung der Regel, die diesen Zug verbietet, oder "", wenn er erlaubt ist.
constexpr std::string_view why_not(Position position, int take) {
  return "";
}

// en: Task 3. The position after an allowed move.
// de: Aufgabe 3. Die Stellung nach einem erlaubten Zug.
constexpr Position play(Position position, int take) {
  return position;
}

// en: Task 4. Who has won: 0 or 1, or -1 as long as the game goes on.
// de: Aufgabe 4. Wer gewonnen hat: 0 oder 1, oder -1, solange das Spiel weitergeht.
constexpr int winner(Position position) {
  return -1;
}
