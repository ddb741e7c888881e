#include <refusals.hpp>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/language/cause_phrase.hpp>
#include <regelwerk/tock/language/english.hpp>

namespace {

using namespace regelwerk::tock;

refusals::Table first_refusals() {
  refusals::Table table;
  refusals::fill(table, *RuntimeGame::make({.mode = Mode::two_pairs}), 3);
  refusals::fill(table, *RuntimeGame::make({.seats = 2, .seven = Seven::single, .own_start = OwnStart::closed}), 3);
  return table;
}

TEST_CASE("refusals: the first rule at every kind of node for every kind of move") {
  refusals::hold("tock", first_refusals());
}

TEST_CASE("refusals: writes the table anew" * doctest::skip()) { refusals::write("tock", first_refusals()); }

}  // namespace
