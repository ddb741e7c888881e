#include <perft_tables.hpp>

#include <clou/naive_view.hpp>
#include <clou/naive_worked.hpp>
#include <clou/rulebook_witness.hpp>
#include <clou/worked_edition.hpp>
#include <regelwerk/clou.hpp>

namespace {

using namespace regelwerk::clou;

TEST_CASE("perft: the tables, the first of their rows by both engines") {
  const clou_test::NaiveEdition worked = naive_clou::worked_edition();
  const clou_test::NaiveEdition standard = naive_clou::standard_edition();
  const auto found = perft_tables::check<RuntimeHeist, RuntimeCampaign>(
      "clou", {&worked_edition, &standard_edition}, {}, [&](const auto& game, const State& state) {
        const bool is_worked = game.edition().name == worked_edition.name;
        return clou_test::naive_position(game, state, is_worked ? worked : standard);
      });
  CHECK(found.tables >= 16);
  CHECK(found.confirmed >= 32);
}

TEST_CASE("perft: writes the tables anew" * doctest::skip()) {
  perft_tables::write<RuntimeHeist, RuntimeCampaign>("clou", {&worked_edition, &standard_edition}, {});
}

}  // namespace
