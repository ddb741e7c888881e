#include <vector>

struct Test {
  int position;
  int sign;
  bool is_across;
};

const std::vector<Test> tests{
    {10, 31, false},  // in the middle of the track (mitten auf der Strecke)
    {35, 35, false},  // on the sign's field, forward (auf dem Feld des Schilds, vorwärts)
    {36, 35, true},   // just past it (gleich dahinter)
    {45, 35, true},   // more than a lap (mehr als eine Runde)
    {-4, 35, false},  // one field before the line, backward (ein Feld vor der Linie, rückwärts)
    {-5, 35, true},   // on the sign's field, backward (auf dem Feld des Schilds, rückwärts)
};
