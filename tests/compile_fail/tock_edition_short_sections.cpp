// expect: NoSuchGame<regelwerk::tock::Rules.*"fields per section must be 14 to 3
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Edition with(int fields, std::string_view name) {
  Edition edition = standard_edition;
  edition.fields_per_section = fields;
  edition.name = name;
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = with(14, "mine");
#else
constexpr Edition mine = with(13, "mine");
#endif

constexpr Game<Options{}, mine> game;

int main() {}
