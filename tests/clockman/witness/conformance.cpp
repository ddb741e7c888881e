#include <conformance.hpp>

#include <cstdint>
#include <vector>

#include <clockman/editions.hpp>
#include <clockman/traits.hpp>
#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;
using clockman_test::Traits;

/// Options that are far apart, each with an edition.
struct Case {
  Options options;
  const Edition* edition;
};

const std::vector<Case>& cases() {
  static const std::vector<Case> all{
      {{}, &standard_edition},
      {{.seats = 2}, &narrow_edition},
      {{.seats = 3, .ones = 3, .outward = Outward::free}, &standard_edition},
      {{.seats = 4, .blockades_stay = false, .outward = Outward::home}, &narrow_edition},
      {{.seats = 3, .blockades_stay = false, .hoarding = Hoarding::one, .robbery = true}, &standard_edition},
      {{.seats = 4, .transfer = true, .hoarding = Hoarding::one, .robbery = true, .rob_date = false}, &narrow_edition},
      {{.seats = 2, .transfer = true, .trade = true, .trade_offers = 4}, &standard_edition},
      {{.seats = 4, .hoarding = Hoarding::extended, .trade = true, .trade_offers = 1}, &narrow_edition},
      {{.seats = 3, .transfer = true, .hoarding = Hoarding::extended, .robbery = true, .trade = true}, &wide_edition},
      {all_extra_rules, &standard_edition},
      {all_extra_rules, &narrow_edition},
      {{.seats = 4, .robbery = true}, &wide_edition},
      {{.seats = 4, .outward = Outward::free, .hoarding = Hoarding::extended}, &narrow_edition},
  };
  return all;
}

TEST_CASE("conformance: option sets of Clockman") {
  conformance::Report report;
  std::uint64_t key = 200;
  for (const Case& each : cases()) {
    const auto game = RuntimeGame::make(each.options, *each.edition);
    REQUIRE(game.has_value());
    conformance::run_games<Traits>(report, *game,
                                   {.key = ++key,
                                    .games = conformance::sparing > 1 ? 1 : 2,
                                    .cap = 2'500,
                                    .every = 24 * conformance::sparing,
                                    .whole_spaces = key % 4 == 0 ? 1 : 0});
  }
  conformance::settle(report);
  CHECK(report.part_steps > 0);
  CHECK(report.differ * 2 > report.lookalikes);
  CHECK((report.transpositions > 0 || conformance::sparing > 1));
  CHECK(report.whole_spaces > 1);
}

TEST_CASE("conformance: whole games of Clockman, with the rules in the type and chosen") {
  conformance::settle_whole_games<Traits>({.key = 5, .games = 1, .every = 64}, Game<>{},
                                          *RuntimeGame::make({.seats = 2, .blockades_stay = false}, narrow_edition));
}

TEST_CASE("conformance: Clockman asks for no memory") {
  conformance::settle_allocations(Game<>{}, Game<all_extra_rules, narrow_edition>{},
                                  *RuntimeGame::make(all_extra_rules));
}

TEST_CASE("conformance: fixed and chosen rules of Clockman are twins") {
  conformance::settle_twins(Game<>{}, *RuntimeGame::make({}), 8);
  conformance::settle_twins(Game<all_extra_rules, narrow_edition>{},
                            *RuntimeGame::make(all_extra_rules, narrow_edition), 9);
}

}  // namespace
