#include <cstdint>

#include <doctest/doctest.h>

#include <clou/editions.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/search_evaluation.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/play.hpp>

// What the rules of thumb choose, and by which values, all over the games: whoever makes them faster changes none of
// it. Positions come from games played by chance, at first sight and by the rules of thumb themselves.

namespace choices_test {
namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

/// A sequence of numbers as one number.
class Digest {
 public:
  void add(std::uint64_t number) { hash_ = wrapping_product(hash_ ^ number, 0x100'0000'01b3U); }
  void add(Worth worth) { add(static_cast<std::uint64_t>(worth)); }
  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf2'9ce4'8422'2325U;
};

/// What the rules of thumb say about one position: its worth, the payoffs of evaluations, the move, and how much they
/// like it; at times also how much they like every other move.
template <class G>
void add_position(Digest& digest, const G& game, const State& state, bool with_all) {
  Random random{1};
  const Move chosen = RuleOfThumb{}(game, state, random);
  digest.add(Prospects{game.layout(), state}.worth());
  digest.add(std::uint64_t{chosen.code()});
  digest.add(RuleOfThumb::appeal(game, state, chosen));
  digest.add(std::uint64_t{QuickRuleOfThumb{}(game, state, random).code()});
  digest.add(static_cast<std::uint64_t>(Evaluation{1}(game, state, random)[0]));
  if (!with_all) return;
  game.for_each_move(state, [&](const Move& move) { digest.add(RuleOfThumb::appeal(game, state, move)); });
}

/// Plays one game and adds every so many of its decisions.
template <class G>
void add_game(Digest& digest, const G& game, std::uint64_t key, int every, const auto& player) {
  Random random{key};
  State state = game.initial();
  for (int decisions = 0; !game.actor(state).is_nobody();) {
    if (game.actor(state).is_chance()) {
      game.advance(state, sample(game, state, random));
      continue;
    }
    if (++decisions % every == 0) add_position(digest, game, state, decisions % (4 * every) == 0);
    game.advance(state, player(game, state, random));
  }
}

constexpr auto by_chance = [](const auto& game, const State& state, Random& random) {
  return uniform_move(game, state, random);
};

/// Every so many decisions of a game by chance and of one at first sight.
template <class G>
void add_games(Digest& digest, const G& game, std::uint64_t key, int every) {
  add_game(digest, game, key, every, by_chance);
  add_game(digest, game, key, every, QuickRuleOfThumb{});
}

/// All gangs in a scenario.
std::uint64_t of_scenario(const Word& scenario) {
  Digest digest;
  for (unsigned gang = 1; gang < all_thieves.bits(); ++gang) {
    const auto game = RuntimeHeist::make({.scenario = scenario, .thieves = ThiefSet{gang}}, standard_edition);
    REQUIRE(game);
    add_games(digest, *game, gang, 5 * ThiefSet{gang}.size());
  }
  return digest.value();
}

/// One heist that the rules of thumb play from beginning to end.
std::uint64_t of_heist(const HeistOptions& options, const Edition& edition = standard_edition) {
  Digest digest;
  const auto game = RuntimeHeist::make(options, edition);
  REQUIRE(game);
  add_game(digest, *game, 3, 5, RuleOfThumb{});
  return digest.value();
}

/// A campaign by chance, one at first sight, and for one player one by the rules of thumb.
std::uint64_t of_campaign(const CampaignOptions& options, const Edition& edition = standard_edition) {
  Digest digest;
  const auto game = RuntimeCampaign::make(options, edition);
  REQUIRE(game);
  add_games(digest, *game, 2, 5 * options.players);
  if (options.players == 1) add_game(digest, *game, 3, 5, RuleOfThumb{});
  return digest.value();
}

TEST_CASE("choices: of every gang in every scenario") {
  CHECK(of_scenario("villa") == 15'513'985'931'060'647'524U);
  CHECK(of_scenario("museum") == 18'079'488'348'699'845'806U);
  CHECK(of_scenario("glassworks") == 8'499'104'484'510'869'246U);
  CHECK(of_scenario("hotel") == 14'324'140'463'840'428'456U);
  CHECK(of_scenario("concert") == 16'721'789'620'255'398'143U);
}

TEST_CASE("choices: in heists that the rules of thumb play to the end") {
  using enum Thief;
  CHECK(of_heist({.scenario = "villa", .thieves = {bruce}}) == 6'393'091'913'460'712'149U);
  CHECK(of_heist({.scenario = "museum", .thieves = {janet, bruce}}) == 4'002'169'598'074'885'014U);
  CHECK(of_heist({.scenario = "hotel", .thieves = {matt, janet, trixie}}) == 12'197'842'394'916'148'404U);
  CHECK(of_heist({.scenario = "concert", .thieves = {trixie, bruce}}) == 10'920'772'319'807'635'933U);
}

TEST_CASE("choices: under other house rules and in another edition") {
  using enum Thief;
  const ThiefSet both{janet, trixie};
  CHECK(of_heist({.scenario = "glassworks", .thieves = both, .use_dice = UseDice::may}) == 7'903'312'876'551'254'338U);
  CHECK(of_heist({.scenario = "glassworks", .thieves = both, .specials = Specials::gang}) ==
        9'810'934'612'748'308'089U);
  CHECK(of_heist({.scenario = "glassworks", .thieves = both, .tree_way = TreeWay::last}) == 671'507'118'433'254'614U);
  CHECK(of_heist({.scenario = "glassworks", .thieves = both, .fill_free = false, .clamp_dice = true}) ==
        11'476'384'649'454'538'147U);
  CHECK(of_heist({.scenario = "cellar", .thieves = both}, cellar_edition) == 15'401'799'046'808'795'735U);
}

TEST_CASE("choices: in campaigns") {
  CHECK(of_campaign({.players = 1}) == 9'724'108'176'629'653'152U);
  CHECK(of_campaign({.players = 2}) == 5'937'557'642'115'514'464U);
  CHECK(of_campaign({.players = 3}) == 16'911'415'210'558'271'414U);
  CHECK(of_campaign({.players = 2, .experience_resets = true, .specials = Specials::gang}) ==
        3'158'335'179'102'604'627U);
  CHECK(of_campaign({.players = 2, .jail_rule = JailRule::free, .tree_way = TreeWay::last}, cellar_edition) ==
        16'844'210'298'922'902'648U);
}

}  // namespace
}  // namespace choices_test
