#include <regelwerk/samara/players/rule_of_thumb.hpp>

#include <string>

#include <rule_of_thumb.hpp>

#include <samara/editions.hpp>
#include <samara/position.hpp>

using namespace samara_test;
using rule_of_thumb_test::check_decisions;

namespace {

/// All that the player may choose after some moves from a position.
template <class G>
std::string chosen(const G& game, const Scene& scene, const Weights& weights = {}, std::string_view moves = "") {
  return rule_of_thumb_test::choices(RuleOfThumb{weights}, game, after(game, scene, moves));
}
/// The same of two seats.
std::string chosen(const Scene& scene, const Weights& weights = {}, std::string_view moves = "") {
  return chosen(two, scene, weights, moves);
}

/// A man and no tool in reach: he builds or waits.
Scene man_builds(std::string_view tiles) { return {.calendar = "0: 0M 1W 5: 0W", .tiles = tiles}; }

TEST_CASE("thumb: SM-15, SM-44, much prestige, and soon") {
  CHECK(chosen(man_builds("2,1=hut 3,1=cave")) == "build:2,1");
  CHECK(chosen(man_builds("3,1=hut 3,2=cave 2,1=cave")) == "build:3,1");
  CHECK(chosen(man_builds("3,1=hut 2,1=cave"), {.prestige = 0}) == "build:2,1");
  CHECK(chosen(man_builds("8,1=hut 1,1=cave")) == "build:1,1");
  CHECK(chosen(man_builds("8,1=hut 1,1=cave"), {.worker = 0, .strength = 0}) == "build:8,1");
  const Scene full{.calendar = "0: 0W", .tiles = "2,1=hut", .tools = {"all"}, .fill_board = true};
  CHECK(chosen(full) == "build:1,1");
  CHECK(chosen(full, {.worker = 0}) == "build:5,1");
}

TEST_CASE("thumb: SM-14, strong workers and many of them are not spent on little") {
  const Scene scene{.calendar = "0: 0M 0MM 1W 5: 0W", .tiles = "3,3=hut 1,1=cave"};
  CHECK(chosen(scene) == "build:1,1");
  CHECK(chosen(scene, {.worker = 0, .strength = 0}) == "build:3,3+1");
  CHECK(chosen(scene, {.worker = 30, .strength = 0}) == "build:1,1");
  const Scene strong{.calendar = "0: 0MMM 1W 5: 0W", .tiles = "6,1=hut 1,1=cave"};
  CHECK(chosen(strong) == "build:1,1");
  CHECK(chosen(strong, {.strength = 0}) == "build:6,1");
}

TEST_CASE("thumb: SM-16, the tool that opens most") {
  const auto with_tools = [](std::string_view tiles) {
    return Scene{.calendar = "0: 0M 1W 5: 0W", .tiles = tiles, .laid = "1,1=saw 1,1=compass"};
  };
  CHECK(chosen(with_tools("3,1=hut 1,4=stable 2,4=fence 3,4=fence 4,4=boat 1,3=boat")) == "take:saw@1,1");
  CHECK(chosen(with_tools("3,1=hut 1,4=wall 2,4=wall 3,4=tombstone 4,4=sculpture 1,3=tower")) == "take:compass@1,1");
  CHECK(chosen(with_tools("3,1=hut 2,4=fence 3,4=fence 4,4=boat 1,3=boat"), {.opens = 0}) == "build:3,1");
  CHECK(chosen(with_tools("3,1=hut 1,4=well 9,1=mill")) == "build:3,1");
  SUBCASE("a tool that is one of two missing, or one of many, is worth less") {
    const Scene two_missing = with_tools("3,1=hut 1,4=well");
    CHECK(chosen(two_missing, {.opens = 0, .another = 200}) == "take:compass@1,1 take:saw@1,1");
    CHECK(chosen(two_missing, {.opens = 0, .another = 0}) == "build:3,1");
    const Scene many_missing = with_tools("3,1=hut 9,1=cathedral");
    CHECK(chosen(many_missing, {.distant = 200}) == "take:compass@1,1 take:saw@1,1");
    CHECK(chosen(many_missing, {.distant = 0}) == "build:3,1");
  }
  SUBCASE("and more than a few months") {
    CHECK(chosen({.calendar = "0: 0M 0W 1: 0M", .tiles = "1,4=vase", .laid = "1,2=glassA"}) == "take:glassA@1,2+1");
    CHECK(chosen({.calendar = "0: 0W 0M", .tiles = "2,1=chapel", .laid = "2,2=glassA", .fill_board = true}) ==
          "take:glassA@2,2+1");
    CHECK(
        chosen(
            {.calendar = "0: 0MW 0W", .tiles = "3,4=wall", .tools = {"saw"}, .laid = "1,1=saw", .fill_board = true}) ==
        "take:saw@1,1");
  }
  SUBCASE("but less than a tile that is built as soon, or with weaker workers") {
    CHECK(chosen(
              {.calendar = "0: 0W", .tiles = "3,1=hut 2,1=fence", .tools = {"square"}, .laid = "3,1=glassA 3,1=saw"}) ==
          "build:3,1");
    CHECK(chosen({.calendar = "0: 0W 0MM", .tiles = "2,2=hut", .laid = "1,2=square"}) == "build:2,2+1");
  }
  SUBCASE("SM-33: who has the University lacks one tool less, of any kind") {
    CHECK(chosen(short_two, {.calendar = "0: 0W 1W 2: 0M",
                             .tiles = "4,1=vase",
                             .built = {"university"},
                             .laid = "2,2=saw 3,1=saw"}) == "take:saw@3,1");
    CHECK(chosen(short_two, {.calendar = "0: 0W 0W",
                             .tiles = "2,1=inn",
                             .built = {"university"},
                             .laid = "2,2=saw",
                             .fill_board = true}) == "take:saw@2,2+1");
  }
}

TEST_CASE("thumb: SM-18, children early, none when few tiles are left") {
  const Scene early{.calendar = "0: 0W 1W", .m = 1, .fill_board = true};
  CHECK(chosen(early) == "raise:man raise:woman");
  CHECK(chosen(early, {.child = 0}) != "raise:man raise:woman");
  const Scene late{.calendar = "0: 0W 1W", .tiles = "3,1=hut 2,4=hut", .m = 1};
  CHECK(chosen(late) == "build:3,1");
  CHECK(chosen({.calendar = "0: 0W", .tiles = "6,3=vase", .fill_board = true}) == "raise:man raise:woman");
  SUBCASE("SM-47: nor when few months are left") {
    const Scene end{.calendar = "0: 0W 1W", .m = 1, .fill_board = true};
    CHECK(chosen(short_two, end) != "raise:man raise:woman");
    const Game<Options{.seats = 2, .last_half_year = 5}> long_two;
    CHECK(chosen(long_two, end) == "raise:man raise:woman");
    const Scene last{.calendar = "0: 0W 1W", .m = 1, .fill_board = true, .boards = 4};
    CHECK(chosen(long_two, last) == chosen(short_two, end));
  }
}

TEST_CASE("thumb: SM-22, a vacation rather than a long way for nothing") {
  const Scene scene{.calendar = "0: 0M 1W 1: 0W", .tiles = "8,1=cave 9,1=hut"};
  CHECK(chosen(scene) == "vacation");
  CHECK(chosen(scene, {.together = -300}) == "build:9,1");
  CHECK(chosen({.calendar = "0: 0MW 1: 0W", .tiles = "2,1=vase", .laid = "1,2=saw"}) == "vacation");
  CHECK(chosen(short_two, {.calendar = "0: 0MW 1: 0W", .tiles = "8,1=tower", .tools = {"all"}}) == "vacation");
  SUBCASE("SM-47: what comes only after the end is nothing, and costs no more than the months left") {
    CHECK(chosen(short_two, {.calendar = "0: 0W 1W 2: 0MM", .tiles = "6,3=wall", .m = 2}) ==
          "raise:man raise:woman vacation");
    CHECK(chosen(short_two, {.calendar = "0: 0M 1W 1: 0W", .tiles = "6,1=cave 1,3=inn", .m = 2}) == "build:6,1");
    CHECK(
        chosen(short_two, {.calendar = "0: 0W 0M", .tiles = "2,2=palace 2,4=barracks", .laid = "2,2=square", .m = 1}) ==
        "raise:man raise:woman");
  }
  CHECK(chosen({.calendar = "0: 0M 1W 1: 0W", .tiles = "1,1=cave 9,1=hut"}) == "build:1,1");
}

TEST_CASE("thumb: SM-25 to SM-43, what a tile does counts besides its prestige") {
  const auto between = [](std::string_view tiles) {
    return Scene{.calendar = "0: 0M 1W 5: 0W", .tiles = tiles, .tools = {"all", "all"}};
  };
  CHECK(chosen(between("1,1=bridge 9,1=hut 2,1=weight-room")) == "build:2,1");
  CHECK(chosen(between("1,1=ruin 1,2=hut 9,1=hut 1,3=cathedral 2,1=fence")) == "build:2,1");
  CHECK(chosen(plain, between("1,1=ruin 1,2=hut 9,1=hut 1,3=cathedral 2,1=fence")) == "build:1,1");
  CHECK(chosen(between("1,1=ruin 9,1=hut 2,1=fence"), {.effects = {}}) == "build:1,1");
  SUBCASE("each for itself") {
    const auto best = [](std::string_view calendar, std::string_view tiles) {
      return chosen({.calendar = calendar, .tiles = tiles, .tools = {"all"}});
    };
    const auto full = [](std::string_view calendar, std::string_view tiles, std::string_view laid = "", int m = 6) {
      return chosen({.calendar = calendar, .tiles = tiles, .tools = {"all"}, .laid = laid, .m = m, .fill_board = true});
    };
    CHECK(best("0: 0M 2: 0W", "2,1=boat") == "build:2,1 vacation");
    CHECK(best("0: 0W 2: 0M", "1,1=cave 2,1=sculpture") == "build:1,1");
    CHECK(full("0: 0W 1: 0MW", "3,4=hut", "", 5) == "build:2,1");
    CHECK(chosen(short_two, {.calendar = "0: 0MM 1: 0W 2: 1W", .tiles = "5,2=barracks", .tools = {"all"}}) ==
          "build:5,2");
    CHECK(full("0: 0MW 1: 0W", "2,1=university 1,1=tower") == "build:2,1");
    CHECK(full("0: 0W 0MM", "3,4=hut", "1,1=saw") == "build:2,2+1");
    CHECK(best("0: 0W 0W 1W 1: 1M", "8,1=mill 3,1=school") == "build:3,1");
    CHECK(full("0: 0W 0MM 1W", "1,3=inn") == "build:1,3+1");
    CHECK(full("0: 0W 0M 1W 2: 0MW", "3,1=mill 2,1=hermit-house", "", 5) == "build:5,1");
    CHECK(chosen({.calendar = "0: 0W", .tiles = "1,1=bridge", .tools = {"all", "square"}, .fill_board = true}) ==
          "build:1,1");
  }
}

TEST_CASE("thumb: SM-27 to SM-32, the tool goes that least is built with") {
  const Scene scene{
      .calendar = "0: 0W 1W", .tiles = "1,1=ruin 6,4=fence 9,1=boat 3,3=stable", .tools = {"saw compass glassA"}};
  CHECK(chosen(scene, {}, "build:1,1") == "lose:compass lose:glassA");
  SUBCASE("by prestige, not by number") {
    CHECK(chosen({.calendar = "0: 0W 1W", .tiles = "1,1=ruin 6,4=fence 9,1=fence 3,3=chapel", .tools = {"saw compass"}},
                 {}, "build:1,1") == "lose:saw");
  }
  const Scene barracks{
      .calendar = "0: 0W 1W", .tiles = "1,1=barracks 6,4=wall 9,1=sculpture", .tools = {"saw saw", "saw compass"}};
  CHECK(chosen(barracks, {}, "build:1,1") == "give:saw");
}

TEST_CASE("thumb: SM-34, SM-35, SM-38, SM-40, the worker that can do least, or most") {
  const Scene hospital{.calendar = "0: 0W 1W 2: 1M 3: 1MM", .tiles = "1,1=hospital 9,1=hut", .tools = {"all"}};
  CHECK(chosen(hospital, {}, "build:1,1") == "hurt:3.0");
  CHECK(chosen({.calendar = "0: 0MW 0MM 1W 1: 1MW 3: 1M 5: 0W", .tiles = "3,1=barracks 1,1=hospital", .tools = {"all"}},
               {}, "build:1,1") == "hurt:1.0");
  CHECK(chosen({.calendar = "0: 0M 0W 1W 1: 1W 3: 0MM", .tiles = "4,1=hospital", .tools = {"all", "glassA"}, .m = 2},
               {}, "build:4,1") == "hurt:1.0");
  const Scene room{.calendar = "0: 0W 0MM 1W", .tiles = "1,3=weight-room 9,1=hut", .tools = {"saw"}};
  CHECK(chosen(room, {}, "build:1,3+1") == "train:1.1");
  const Scene stone{.calendar = "0: 0W 1W 3: 0MM 5: 0M", .tiles = "1,1=tombstone 9,1=hut", .tools = {"compass"}};
  CHECK(chosen(stone, {}, "build:1,1") == "bury:5.0");
  CHECK(chosen({.calendar = "0: 0W 0M 2: 0MM", .tiles = "1,1=tombstone", .tools = {"all"}, .laid = "2,2=compass"}, {},
               "build:1,1") == "bury:0.0");
  CHECK(
      chosen(
          {.calendar = "0: 0MM 1W 2: 0W 3: 1MW 5: 0MW", .tiles = "2,1=fence", .tools = {"compass"}, .fill_board = true},
          {}, "build:1,2") == "bury:5.0");
  const Scene prison{.calendar = "0: 0W 2: 1W 3: 1M", .tiles = "1,1=prison 9,1=hut", .tools = {"compass square"}};
  CHECK(chosen(prison, {}, "build:1,1") == "imprison:2.0");
}

// While the compiler looks on.
static_assert(rule_of_thumb_test::plays(RuleOfThumb{}, two,
                                        position(two, {.calendar = "0: 0M 1W 5: 0W", .tiles = "2,1=hut 3,1=cave"}),
                                        built(space_of(two, "2,1"))));

TEST_CASE("thumb: legal, and the same from a view and under rules chosen at run time") {
  constexpr RuleOfThumb player;
  check_decisions<RuntimeGame>(player, two, 1000);
  check_decisions<RuntimeGame>(player, three, 800);
  check_decisions<RuntimeGame>(player, four, 1000);
  check_decisions<RuntimeGame>(player, five, 800);
  check_decisions<RuntimeGame>(player, plain, 600);
  check_decisions<RuntimeGame>(player, spare, 800);
  check_decisions<RuntimeGame>(player, short_three, 600);
  check_decisions<RuntimeGame>(player, Game<Options{.seats = 3, .start_month = 1}, hamlet_edition>{}, 600);
}

TEST_CASE("thumb: no memory is asked for") { rule_of_thumb_test::check_no_allocations(RuleOfThumb{}, four); }

TEST_CASE("thumb: it wins against random players") {
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, two, 20, 1000) >= 18);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, four, 20, 1000) >= 18);
}

}  // namespace
