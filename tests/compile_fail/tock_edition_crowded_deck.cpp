// expect: NoSuchGame<regelwerk::tock::Rules.*"a schedule must not deal more than
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Edition dealing(std::uint8_t cards) {
  Edition edition = standard_edition;
  edition.seatings[2].schedule = {5, 4, cards};
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = dealing(4);
#else
constexpr Edition mine = dealing(5);
#endif

constexpr Game<Options{}, mine> game;

int main() {}
