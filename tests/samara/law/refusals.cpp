#include <refusals.hpp>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/language/cause_phrase.hpp>
#include <regelwerk/samara/language/english.hpp>

namespace {

using namespace regelwerk::samara;

refusals::Table first_refusals() {
  refusals::Table table;
  refusals::fill(table, *RuntimeGame::make({}), 4);
  refusals::fill(table, *RuntimeGame::make({.seats = 2, .last_half_year = 3}), 4);
  return table;
}

TEST_CASE("refusals: the first rule at every kind of node for every kind of move") {
  refusals::hold("samara", first_refusals());
}

TEST_CASE("refusals: writes the table anew" * doctest::skip()) { refusals::write("samara", first_refusals()); }

}  // namespace
