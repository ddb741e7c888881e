#include <regelwerk/ostfriesenlauf.hpp>

constexpr regelwerk::ostfriesenlauf::Edition short_race = [] {
  regelwerk::ostfriesenlauf::Edition edition = regelwerk::ostfriesenlauf::standard_edition;
  edition.name = "short_race";
  edition.length = 24;
  edition.sign_fields = {18, 20, 16, 14, 22};
  edition.faces[1][0] = "+7";
  return edition;
}();

constexpr int fields_across(int position, int sign, int /*length*/) {
  if (position > sign) return position - sign;
  return 0;
}
