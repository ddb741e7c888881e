#include <perft_tables.hpp>

#include <clou/witness/naive_view.hpp>
#include <clou/witness/naive_worked.hpp>
#include <clou/witness/rulebook_witness.hpp>
#include <clou/worked_edition.hpp>
#include <regelwerk/clou.hpp>

namespace {

using namespace regelwerk::clou;

perft_tables::Tally checked(const perft_tables::Reach& reach) {
  const clou_test::NaiveEdition worked = naive_clou::worked_edition();
  const clou_test::NaiveEdition standard = naive_clou::standard_edition();
  return perft_tables::check<RuntimeHeist, RuntimeCampaign>(
      "clou", {&standard_edition, &worked_edition}, reach, [&](const auto& game, const State& state) {
        const bool is_worked = game.edition().name == worked_edition.name;
        return clou_test::naive_position(game, state, is_worked ? worked : standard);
      });
}

TEST_CASE("perft: the tables, the first of their rows by both engines") {
  const auto found = checked({});
  CHECK(found.tables >= 16);
  CHECK(found.confirmed >= 32);
}

TEST_CASE("perft: all rows of the tables by both engines" * doctest::skip()) {
  const auto found = checked(perft_tables::by_both);
  CHECK(found.confirmed > 0);
  MESSAGE(found.tables << " tables, " << found.rows << " rows, " << found.confirmed << " of them by both engines");
}

TEST_CASE("perft: writes the tables anew" * doctest::skip()) {
  perft_tables::write<RuntimeHeist, RuntimeCampaign>("clou", {&standard_edition, &worked_edition}, {});
}

}  // namespace
