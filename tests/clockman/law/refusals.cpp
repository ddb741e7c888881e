#include <refusals.hpp>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/language/cause_phrase.hpp>
#include <regelwerk/clockman/language/english.hpp>

namespace {

using namespace regelwerk::clockman;

refusals::Table first_refusals() {
  refusals::Table table;
  refusals::fill(table, *RuntimeGame::make({}), 1);
  refusals::fill(table, *RuntimeGame::make(all_extra_rules), 1);
  return table;
}

TEST_CASE("refusals: the first rule at every kind of node for every kind of move") {
  refusals::hold("clockman", first_refusals());
}

TEST_CASE("refusals: writes the table anew" * doctest::skip()) { refusals::write("clockman", first_refusals()); }

}  // namespace
