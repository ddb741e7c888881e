// expect: EditionFault{(2, 1, 1, 2|[^,]*conditions, [^,]*sheet, 1, [^,]*clever), 1, 0, 0}
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

constexpr Edition janet_begins_clever(Condition condition) {
  Edition edition = standard_edition;
  edition.sheets[1].clever[0].condition = condition;
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = janet_begins_clever(words::under(4));
#else
constexpr Edition mine = janet_begins_clever(words::under(words::p));
#endif

constexpr Campaign<CampaignOptions{}, mine> game;

int main() {}
