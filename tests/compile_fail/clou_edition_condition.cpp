// expect: NoSuchGame<regelwerk::clou::.*"k must be 2 to 30 in <k, 0 to 29 i
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

constexpr Edition with_first_box(Condition condition) {
  Edition edition = standard_edition;
  edition.name = "mine";
  edition.sheets[0].strength[0].condition = condition;
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = with_first_box(words::under(2));
#else
constexpr Edition mine = with_first_box(words::under(1));
#endif

constexpr Heist<HeistOptions{}, mine> game;

int main() {}
