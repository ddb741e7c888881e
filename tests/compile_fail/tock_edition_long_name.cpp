// expect: NoSuchGame<regelwerk::tock::Rules.*"the name must be one word of 1 to
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Edition with(int fields, std::string_view name) {
  Edition edition = standard_edition;
  edition.fields_per_section = fields;
  edition.name = name;
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = with(18, "my-own");
#else
constexpr Edition mine = with(18, "my own");
#endif

constexpr Game<Options{}, mine> game;

int main() {}
