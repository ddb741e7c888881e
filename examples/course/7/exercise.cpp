#include <random_game.hpp>

// en: Lesson 7: measure a rule. random_game(number) plays the game with that number by chance alone, and has two
// en: members: winner is 0 if A has won, 1 if B has, and -1 if nobody has; rounds is how many rounds it took.
// de: Stunde 7: eine Regel messen. random_game(number) spielt das Spiel mit dieser Nummer rein zufällig, und das
// de: Ergebnis hat zwei Teile: winner ist 0, wenn A gewonnen hat, 1 bei B und -1, wenn niemand gewonnen hat; rounds ist
// de: die Zahl der Runden.

// en: Task 1. Play the games with the numbers 1 to `games`. In which share of them, from 0 to 1, does nobody win?
// de: Aufgabe 1. Spiel die Spiele mit den Nummern 1 bis `games`. Bei welchem Anteil davon gewinnt niemand? (Eine Zahl
// de: von 0 bis 1.)
double share_without_winner(int games) {
  return 0;
}

// en: Task 2. How many rounds do these games take on average?
// de: Aufgabe 2. Wie viele Runden dauern diese Spiele im Durchschnitt?
double average_rounds(int games) {
  return 0;
}

// en: Task 3. Is it good to begin? Of the games that somebody wins, which share does A win?
// de: Aufgabe 3. Ist es gut anzufangen? Welchen Anteil der Spiele, die überhaupt jemand gewinnt, gewinnt A?
double share_of_a(int games) {
  return 0;
}
