// expect: NoSuchGame<regelwerk::ostfriesenlauf::Rules.*"the track must have 12 to 100 fiel
#include <regelwerk/ostfriesenlauf.hpp>

using namespace regelwerk::ostfriesenlauf;

constexpr Edition with_length(int fields) {
  Edition edition = standard_edition;
  edition.name = "mine";
  edition.length = fields;
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = with_length(100);
#else
constexpr Edition mine = with_length(101);
#endif

constexpr Game<Options{}, mine> game;

int main() {}
