#include <hostile.hpp>

#include <cstddef>
#include <limits>
#include <string_view>

#include <clou/fields.hpp>
#include <regelwerk/clou.hpp>

namespace {

using namespace regelwerk::clou;
using hostile_clou::fields;

constexpr int most = std::numeric_limits<int>::max();

/// A heist on each plan in turn; a campaign besides.
constexpr auto make = [](const Edition& edition, std::size_t turn) {
  const auto heist =
      RuntimeHeist::make({.scenario = regelwerk::Word{scenario_words[turn % scenario_words.size()]}}, edition);
  if (heist) {
    const auto campaign = RuntimeCampaign::make({.players = 1 + static_cast<int>(turn % 3)}, edition);
    CHECK((campaign && hostile::plays(*campaign, turn, 80)));
  }
  return heist;
};

TEST_CASE("CL-5, CL-28, CL-49, CL-63, CK-2: hostile numbers in an edition are refused or do no harm") {
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {});
  CHECK(tally.refused > 1'000);
  CHECK(tally.allowed > 100);
}

TEST_CASE("CL-5, CK-3, CK-31: hostile numbers in several places at once") {
  const auto refuses = [](auto change) {
    Edition edition = standard_edition;
    change(edition);
    hostile::Tally tally;
    hostile::judge(edition, make, tally);
    return tally.refused == 1;
  };
  const auto every_heist = [](const Track& traces) {
    return [traces](Edition& edition) {
      for (std::size_t i = 0; i < edition.plans.size(); ++i) edition.plans[i].traces = traces;
    };
  };
  CHECK(refuses(every_heist({most, {0, 0, 0}})));
  CHECK(refuses(every_heist({most, {-most - 1, -most - 1, -most - 1}})));
  CHECK(refuses(every_heist({-most - 1, {0, most, most}})));
  CHECK(refuses([](Edition& e) { e.campaign.traces = {most, {-most - 1, most, -most - 1}}; }));
  CHECK(!refuses([](Edition& e) { e.campaign.ranks = {-most - 1, 0, most}; }));
  // Symbols mean something in a symbol circle only.
  CHECK(!refuses([](Edition& e) {
    for (std::size_t i = 0; i < e.campaign.areas.size(); ++i) {
      Area& area = e.campaign.areas[i];
      for (std::size_t j = 0; j < area.elements.size(); ++j) {
        if (area.elements[j].kind != AreaElementKind::symbol) area.elements[j].symbols = SymbolSet{0xFFU};
      }
    }
  }));
}

}  // namespace
