#include <clou/editions.hpp>
#include <clou/scene.hpp>

#include <string>
#include <vector>

using namespace clou_test;

namespace {

using Faults = std::vector<OptionFault>;

/// What is wrong with options; the edition must not be blamed for it, and nothing wrong must give a game.
template <class Game>
Faults refused(const typename Game::Options& options, const Edition& edition = worked_edition) {
  const auto game = Game::make(options, edition);
  const OptionFaults found = validate(options, edition);
  CHECK(game.has_value() == found.empty());
  if (!game) {
    CHECK(game.error().options == found);
    CHECK(game.error().edition.empty());
  }
  return {found.begin(), found.end()};
}
Faults heist_refused(const HeistOptions& options) { return refused<RuntimeHeist>(options); }
Faults campaign_refused(const CampaignOptions& options) { return refused<RuntimeCampaign>(options); }

}  // namespace

TEST_CASE("CL-4: every plan and every gang of one to three can be chosen for a heist, nothing else") {
  for (const char* const scenario : {"villa", "museum", "glassworks", "hotel", "concert"}) {
    CHECK(heist_refused({.scenario = scenario}).empty());
  }
  for (const char* const scenario : {"", "castle", "Villa", "villa2", "vill"}) {
    CHECK(heist_refused({.scenario = scenario}) == Faults{OptionFault::scenario});
  }
  HeistOptions littered;  // letters behind the end of the word would come back from no text
  littered.scenario.letters.back() = 'a';
  CHECK(heist_refused(littered) == Faults{OptionFault::scenario});
  for (unsigned bits = 0; bits < 32; ++bits) {
    CAPTURE(bits);
    const ThiefSet thieves{bits};
    const bool fits = 1 <= thieves.size() && thieves.size() <= 3 && bits < 16;
    CHECK(heist_refused({.thieves = thieves}) == (fits ? Faults{} : Faults{OptionFault::thieves}));
  }
  CHECK(refused<RuntimeHeist>({.scenario = "cellar"}, cellar_edition).empty());  // a plan of that edition
  CHECK(heist_refused({.scenario = "cellar"}) == Faults{OptionFault::scenario});
}

TEST_CASE("CK-1, CK-8: the players and the jail rule of a campaign") {
  for (const int players : {1, 2, 3}) CHECK(campaign_refused({.players = players}).empty());
  for (const int players : {-1, 0, 4, 5}) {
    CHECK(campaign_refused({.players = players}) == Faults{OptionFault::players});
  }
  CHECK(campaign_refused({.jail_rule = JailRule::jailed}).empty());
  CHECK(campaign_refused({.jail_rule = JailRule::free}).empty());
  CHECK(campaign_refused({.jail_rule = JailRule{2}}) == Faults{OptionFault::jail_rule});
}

TEST_CASE("CL-13: whether dice must be used is one of three words in both games") {
  for (const UseDice use_dice : {UseDice::must, UseDice::own, UseDice::may}) {
    CHECK(heist_refused({.use_dice = use_dice}).empty());
    CHECK(campaign_refused({.use_dice = use_dice}).empty());
  }
  CHECK(heist_refused({.use_dice = UseDice{3}}) == Faults{OptionFault::use_dice});
  CHECK(campaign_refused({.use_dice = UseDice{3}}) == Faults{OptionFault::use_dice});
}

TEST_CASE("CL-36: whose specials fired symbols go on is one of two words in both games") {
  for (const Specials specials : {Specials::own, Specials::gang}) {
    CHECK(heist_refused({.specials = specials}).empty());
    CHECK(campaign_refused({.specials = specials}).empty());
  }
  CHECK(heist_refused({.specials = Specials{2}}) == Faults{OptionFault::specials});
  CHECK(campaign_refused({.specials = Specials{2}}) == Faults{OptionFault::specials});
}

TEST_CASE("CL-33: what makes the way through a tree is one of two words in both games") {
  for (const TreeWay tree_way : {TreeWay::dice, TreeWay::last}) {
    CHECK(heist_refused({.tree_way = tree_way}).empty());
    CHECK(campaign_refused({.tree_way = tree_way}).empty());
  }
  CHECK(heist_refused({.tree_way = TreeWay{2}}) == Faults{OptionFault::tree_way});
  CHECK(campaign_refused({.tree_way = TreeWay{2}}) == Faults{OptionFault::tree_way});
}

TEST_CASE("CL-4, CK-1: the mode is that of the game, and every fault of options is told") {
  CHECK(heist_refused({.mode = Mode::campaign}) == Faults{OptionFault::mode});
  CHECK(heist_refused({.mode = Mode{2}}) == Faults{OptionFault::mode});
  CHECK(campaign_refused({.mode = Mode::heist}) == Faults{OptionFault::mode});
  CHECK(campaign_refused({.mode = Mode{2}}) == Faults{OptionFault::mode});
  CHECK(heist_refused({.mode = Mode::campaign, .scenario = "castle", .thieves = all_thieves}) ==
        Faults{OptionFault::mode, OptionFault::scenario, OptionFault::thieves});
  CHECK(campaign_refused({.mode = Mode::heist, .players = 4, .jail_rule = JailRule{2}}) ==
        Faults{OptionFault::mode, OptionFault::players, OptionFault::jail_rule});
}

TEST_CASE("CL-4, CK-1: options and edition are refused together") {
  Edition edition = worked_edition;
  edition.sheets[0].escape_value = 0;
  const auto game = RuntimeHeist::make({.scenario = "castle"}, edition);
  REQUIRE(!game);
  REQUIRE(game.error().options.size() == 1);
  CHECK(game.error().options[0] == OptionFault::scenario);
  REQUIRE(game.error().edition.size() == 1);
  CHECK(game.error().edition[0].constraint == Constraint::sheets);
}

TEST_CASE("CL-4, CK-1, CK-8: faults of options tell in a sentence what is wrong") {
  CHECK(describe(OptionFault::mode) == "mode must be heist for a heist and campaign for a campaign");
  CHECK(describe(OptionFault::scenario) == "scenario must be a plan of the edition (CL-4)");
  CHECK(describe(OptionFault::thieves) == "thieves must be one to three of the four (CL-4)");
  CHECK(describe(OptionFault::players) == "players must be 1 to 3 (CK-1)");
  CHECK(describe(OptionFault::jail_rule) == "jail_rule must be one of its two values (CK-8)");
  CHECK(describe(OptionFault::use_dice) == "use_dice must be one of its three values (CL-13)");
  CHECK(describe(OptionFault::specials) == "specials must be one of its two values (CL-36)");
  CHECK(describe(OptionFault::tree_way) == "tree_way must be one of its two values (CL-33)");
}

TEST_CASE("CL-4, CL-13, CL-33, CL-36, CL-41, CL-43, CK-8, CK-18: the defaults are those of the ledger") {
  static_assert(HeistOptions{} == HeistOptions{.mode = Mode::heist,
                                               .scenario = "villa",
                                               .thieves = Thief::matt,
                                               .use_dice = UseDice::must,
                                               .specials = Specials::own,
                                               .tree_way = TreeWay::dice,
                                               .fill_free = true,
                                               .clamp_dice = false});
  static_assert(CampaignOptions{} == CampaignOptions{.mode = Mode::campaign,
                                                     .players = 1,
                                                     .jail_rule = JailRule::jailed,
                                                     .experience_resets = false,
                                                     .use_dice = UseDice::must,
                                                     .specials = Specials::own,
                                                     .tree_way = TreeWay::dice,
                                                     .fill_free = true,
                                                     .clamp_dice = false});
  CHECK(heist({}).seats() == 1);
  CHECK(campaign({.players = 3}).seats() == 1);
}
