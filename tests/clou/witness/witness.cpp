#include <doctest/doctest.h>

#include <cstdint>

#include <clou/editions.hpp>
#include <clou/random_edition.hpp>
#include <clou/witness/witness.hpp>

// The rules a second time: naive.hpp works with texts, names and plain tables of its own, and every legal set, weight
// and successor of random heists and campaigns must be the same there and here.

namespace {

using namespace clou_test;

constexpr unsigned all_gangs = 14;

TEST_CASE("two witnesses: every plan with every gang agrees with the naive engine") {
  const NaiveEdition own = naive_edition(cellar_edition);
  int nodes = 0;
  std::uint64_t key = 1;
  for (unsigned bits = 1; bits <= all_gangs; ++bits) {
    for (const Plan& plan : cellar_edition.plans) {
      const HeistOptions options{.scenario = Word{plan.name},
                                 .thieves = ThiefSet{bits},
                                 .use_dice = static_cast<UseDice>(key / 2 % 3),
                                 .specials = static_cast<Specials>(key / 5 % 2),
                                 .tree_way = static_cast<TreeWay>(key / 7 % 2),
                                 .fill_free = key % 3 != 0,
                                 .clamp_dice = key % 2 == 0};
      CAPTURE(plan.name);
      CAPTURE(bits);
      nodes += compare_game(*RuntimeHeist::make(options, cellar_edition), own, key++);
      if (plan.name == "cellar") continue;
      // The naive engine's own tables, read from its own text.
      nodes += compare_game(*RuntimeHeist::make(options), naive_clou::standard_edition(), key++);
    }
  }
  CHECK(nodes > 8'000);
}

TEST_CASE("two witnesses: campaigns agree with the naive engine") {
  const NaiveEdition own = naive_edition(cellar_edition);
  int nodes = 0;
  std::uint64_t key = 1;
  for (int players = 1; players <= max_players; ++players) {
    for (unsigned bits = 0; bits < 32; ++bits) {
      const CampaignOptions options{.players = players,
                                    .jail_rule = static_cast<JailRule>(bits & 1U),
                                    .experience_resets = (bits & 2U) != 0,
                                    .use_dice = static_cast<UseDice>((bits >> 3U) % 3U),
                                    .specials = static_cast<Specials>(bits >> 4U),
                                    .tree_way = static_cast<TreeWay>(bits >> 2U & 1U),
                                    .fill_free = (bits & 4U) != 0,
                                    .clamp_dice = (bits & 8U) != 0};
      CAPTURE(players);
      CAPTURE(bits);
      nodes += compare_game(*RuntimeCampaign::make(options), naive_clou::standard_edition(), key++);
      nodes += compare_game(*RuntimeCampaign::make(options, cellar_edition), own, key++);
    }
  }
  CHECK(nodes > 10'000);
}

TEST_CASE("two witnesses: heists and campaigns of made-up editions agree with the naive engine") {
  int nodes = 0;
  int campaigns = 0;
  for (std::uint64_t key = 1; key <= 40; ++key) {
    Random random{key};
    const Edition edition = random_edition(key % 2 == 0 ? cellar_edition : worked_edition, random, 400);
    const NaiveEdition own = naive_edition(edition);
    CAPTURE(key);
    for (const Plan& plan : edition.plans) {
      const HeistOptions options{.scenario = Word{plan.name},
                                 .thieves = ThiefSet{1 + static_cast<unsigned>(random() % all_gangs)},
                                 .use_dice = static_cast<UseDice>(random() % 3),
                                 .specials = static_cast<Specials>(random() % 2),
                                 .tree_way = static_cast<TreeWay>(random() % 2),
                                 .fill_free = random() % 2 == 0,
                                 .clamp_dice = random() % 2 == 0};
      nodes += compare_game(*RuntimeHeist::make(options, edition), own, random());
    }
    for (int players = 1; players <= max_players; ++players) {
      const CampaignOptions options{.players = players,
                                    .jail_rule = static_cast<JailRule>(random() % 2),
                                    .experience_resets = random() % 2 == 0,
                                    .use_dice = static_cast<UseDice>(random() % 3),
                                    .specials = static_cast<Specials>(random() % 2),
                                    .tree_way = static_cast<TreeWay>(random() % 2),
                                    .fill_free = random() % 2 == 0,
                                    .clamp_dice = random() % 2 == 0};
      const auto game = RuntimeCampaign::make(options, edition);
      if (!game) continue;
      nodes += compare_game(*game, own, random());
      ++campaigns;
    }
  }
  CHECK(nodes > 10'000);
  CHECK(campaigns > 60);
}

}  // namespace
