#include <vector>

struct Test {
  int position;
  int sign;
  bool is_across;
};

const std::vector<Test> tests{
    {10, 31, false},  // in the middle of the track
    {35, 35, false},  // on the sign's field, forward
    {36, 35, true},   // just past it
    {45, 35, true},   // more than a lap
    {-4, 35, false},  // one field before the line, backward
    {-5, 35, true},   // on the sign's field, backward
};
