#include <refusals.hpp>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/language/cause_phrase.hpp>
#include <regelwerk/clou/language/english.hpp>

namespace {

using namespace regelwerk::clou;

refusals::Table first_refusals() {
  refusals::Table table;
  refusals::fill(table, *RuntimeHeist::make({}), 20);
  refusals::fill(table, *RuntimeCampaign::make({.players = 2}), 6);
  return table;
}

TEST_CASE("refusals: the first rule at every kind of node for every kind of move") {
  refusals::hold("clou", first_refusals());
}

TEST_CASE("refusals: writes the table anew" * doctest::skip()) { refusals::write("clou", first_refusals()); }

}  // namespace
