#include <refusals.hpp>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/language/cause_phrase.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>

namespace {

using namespace regelwerk::ostfriesenlauf;

refusals::Table first_refusals() {
  refusals::Table table;
  refusals::fill(table, *RuntimeGame::make({}), 4);
  refusals::fill(table, *RuntimeGame::make({.seats = 1}), 4);
  return table;
}

TEST_CASE("refusals: the first rule at every kind of node for every kind of move") {
  refusals::hold("ostfriesenlauf", first_refusals());
}

TEST_CASE("refusals: writes the table anew" * doctest::skip()) { refusals::write("ostfriesenlauf", first_refusals()); }

}  // namespace
