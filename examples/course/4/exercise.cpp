#include <vector>

// en: Lesson 4: test a rule. A test says where a runner stands, on which field the sign stands, and whether the runner
// en: is across the line by OL-25. The track has 40 fields. Positions behind the start have a minus.
// de: Stunde 4: eine Regel testen. Ein Test sagt, wo ein Läufer steht, auf welchem Feld das Zielschild steht, und ob
// de: der Läufer nach OL-25 im Ziel ist. Die Strecke hat 40 Felder. Positionen hinter dem Start haben ein Minus.
struct Test {
  int position;
  int sign;
  bool is_across;
};

// en: Task 1. Add tests, one on a line, with a comma behind each. All of them expect what OL-25 says.
// de: Aufgabe 1. Schreib Tests dazu, jeden in eine Zeile und mit einem Komma dahinter. Alle erwarten, was OL-25 sagt.
// en: Task 2. Every broken rule is noticed by one of them. The command says what still slips through.
// de: Aufgabe 2. Jede kaputte Regel fällt bei einem davon auf. Der Befehl sagt, was noch durchrutscht.
const std::vector<Test> tests{
    {10, 31, false},
};
