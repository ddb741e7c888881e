#include <doctest/doctest.h>

#include <cstdint>
#include <set>

#include <clou/witness/rulebook_witness.hpp>
#include <rulebook.hpp>

namespace {

using namespace clou_test;

TEST_CASE("every position of random heists and campaigns can be made for the naive engine") {
  std::set<Phase> seen;
  int nodes = 0;
  std::uint64_t key = 1;
  for (const Plan& plan : standard_edition.plans) {
    for (unsigned gang = 1; gang <= all_thieves.bits(); gang += 2) {
      if (ThiefSet{gang}.size() > max_players) continue;
      const HeistOptions options{.scenario = Word{plan.name},
                                 .thieves = ThiefSet{gang},
                                 .use_dice = static_cast<UseDice>(key % 3),
                                 .specials = static_cast<Specials>(key / 2 % 2),
                                 .tree_way = static_cast<TreeWay>(key / 4 % 2),
                                 .fill_free = key % 3 != 0,
                                 .clamp_dice = key % 4 == 0};
      CAPTURE(key);
      nodes += compare_every_position(*RuntimeHeist::make(options), key++, seen);
    }
  }
  for (; key <= 75; ++key) {
    const CampaignOptions options{.players = 1 + static_cast<int>(key % 3),
                                  .jail_rule = static_cast<JailRule>(key % 2),
                                  .experience_resets = key % 4 < 2,
                                  .use_dice = static_cast<UseDice>(key / 2 % 3),
                                  .specials = static_cast<Specials>(key / 3 % 2),
                                  .tree_way = static_cast<TreeWay>(key / 5 % 2),
                                  .fill_free = key % 5 != 0};
    CAPTURE(key);
    nodes += compare_every_position(*RuntimeCampaign::make(options), key, seen);
  }
  CHECK(nodes > 8'000);
  CHECK(seen.size() == phase_words.size());
}

TEST_CASE("examples of every rule of a heist hold in the library and in the naive engine") {
  rulebook_test::hold_book<RuntimeHeist, RuntimeCampaign>("clou.txt", RulebookWitness{});
}

}  // namespace
