#include <clou/campaign_scene.hpp>
#include <clou/editions.hpp>

using namespace clou_test;

// Experience and tools, the areas of the campaign sheet.

namespace {

const RuntimeCampaign cellar_campaign = campaign({}, cellar_edition);

State thrown(const RuntimeCampaign& game, const std::string& sheet, const std::string& gang, const std::string& roll) {
  return after(game, begun(game, sheet, gang), roll);
}

/// The thieves whose symbols wait, in order.
std::string waiting(const State& state) {
  std::string names;
  for (std::size_t i = 0; i < state.waiting.size(); ++i) {
    names += (i == 0 ? "" : " ") + std::string{name_of(state.waiting[i].by)};
  }
  return names;
}

}  // namespace

TEST_CASE("CK-15: any thief marks the open areas like its own sheet, white symbols included") {
  // Trixie's bonus gives a shift by 2.
  const State state = thrown(strict_duo, "", "matt+trixie", "roll:135");
  CHECK(moves_of(strict_duo, state, "mark:matt:exp1") == Texts{"mark:matt:exp1.1:1=1"});
  CHECK(moves_of(strict_duo, state, "mark:trixie:exp1") == word_set("mark:trixie:exp1.1:1=1 mark:trixie:exp1.1:1=3~2"));
  CHECK(why_not(strict_duo, state, "mark:matt:exp1.1:3=3") == Rule::boxes_and_circles);
  // What it fires is the thief's that marked.
  const State marked = after(strict_duo, state, "mark:trixie:exp1.1:1=1");
  CHECK(is_legal(strict_duo, marked, "mark:trixie:strength.1:5=5x"));
  CHECK(moves_of(strict_duo, marked, "mark:matt:strength.1") ==
        word_set("mark:matt:strength.1:1=1 mark:matt:strength.1:3=3 mark:matt:strength.1:5=5 "
                 "mark:matt:strength.1:4=1+3 mark:matt:strength.1:6=1+5 mark:matt:strength.1:8=3+5 "
                 "mark:matt:strength.1:9=1+3+5"));
  CHECK(why_not(strict_duo, marked, "mark:matt:exp1.1:1=1") == Rule::boxes_and_circles);
  CHECK(moves_of(strict_duo, marked, "mark:trixie:exp1") ==
        word_set("mark:trixie:exp1.2:12=5+5x~2 mark:trixie:exp1.2:12=3+5+5x~2"));
}

TEST_CASE("CK-15: a circle-box may be written by one thief and crossed by another, for whom it fires") {
  const State written =
      after(strict_duo, thrown(strict_duo, "heists=1", "matt+trixie", "roll:156"), "mark:matt:exp2.1:5=5");
  CHECK(written.phase == Phase::dice);
  CHECK(moves_of(strict_duo, written, "mark:trixie:exp2.1") == Texts{"mark:trixie:exp2.1:5=5"});
  CHECK(moves_of(strict_duo, written, "mark:matt:exp2.1").empty());
  CHECK(why_not(strict_duo, written, "mark:trixie:exp2.1:6=6") == Rule::circle_boxes);
  const State crossed = after(strict_duo, written, "mark:trixie:exp2.1:5=5");
  CHECK(waiting(crossed) == "trixie");
  CHECK(is_legal(strict_duo, crossed, "cross:special.4"));
  CHECK(why_not(strict_duo, thrown(strict_duo, "heists=1", "matt+trixie", "roll:126"), "mark:matt:exp2.1:2=2") ==
        Rule::circle_boxes);
}

TEST_CASE("CK-15: a fill serves on open areas") {
  const std::string sheet = "heists=1 boxes=lights:1 areas=lights.1";
  const std::string filling = "phase=dice roll=333 janet=333/fill/-";
  const State state = edited(strict_solo, begun(strict_solo, sheet, "janet"), filling);
  CHECK(moves_of(strict_solo, state, "fill:janet:exp2.1").size() == 18);
  Texts circles = moves_of(strict_solo, state, "fill:janet:exp1");
  circles.merge(moves_of(strict_solo, state, "fill:janet:exp2.2"));
  circles.merge(moves_of(strict_solo, state, "fill:janet:lights"));
  CHECK(circles == word_set("fill:janet:exp1.1 fill:janet:exp1.2 fill:janet:exp2.2 fill:janet:lights.2 "
                            "fill:janet:lights.3 fill:janet:lights.4"));
  CHECK(why_not(strict_solo, state, "fill:janet:lights.1") == Rule::boxes_and_circles);
  CHECK(why_not(strict_solo, state, "fill:janet:costume.1") == Rule::bought_tools);
  // The line that the fill completes fires a safe for janet: it has no place and lapses.
  const Events events = told(strict_solo, state, "fill:janet:lights.2");
  CHECK(rule_of(events, EventKind::circle_crossed) == Rule::fill);
  CHECK(rule_of(events, EventKind::symbol_fired) == Rule::firing);
  SUBCASE("CK-15: the strict one keeps conditions, but crosses symbol circles") {
    const RuntimeCampaign strict = campaign({.fill_free = false});
    const State there = edited(strict, begun(strict, sheet, "janet"), filling);
    CHECK(moves_of(strict, there, "fill:janet:exp2.1").size() == 16);
    CHECK(why_not(strict, there, "fill:janet:exp2.1:2") == Rule::fill_strict);
    CHECK(is_legal(strict, there, "fill:janet:exp2.1:3"));
    CHECK(is_legal(strict, there, "fill:janet:lights.2"));
  }
}

TEST_CASE("CK-16: an area of experience is open from its heist on") {
  for (const std::string sheet : {"heists=0", "heists=1", "heists=2"}) {
    CHECK(is_legal(strict_solo, thrown(strict_solo, sheet, "matt", "roll:156"), "mark:matt:exp1.1:1=1"));
    const State state = thrown(strict_solo, sheet, "matt", "roll:156");
    const bool open = sheet != "heists=0";
    CHECK(why_not(strict_solo, state, "mark:matt:exp2.2:11=5+6") ==
          (open ? std::nullopt : std::optional{Rule::experience}));
    // No box has to be bought for it.
    CHECK(is_legal(strict_solo, state, "mark:matt:exp2.1:5=5") == open);
  }
  for (const std::string sheet : {"heists=0", "heists=1"}) {
    CHECK(why_not(cellar_campaign, thrown(cellar_campaign, sheet, "matt", "roll:124"), "mark:matt:late.1:2=2") ==
          Rule::experience);
  }
  CHECK(is_legal(cellar_campaign, thrown(cellar_campaign, "heists=2", "matt", "roll:124"), "mark:matt:late.1:2=2"));
}

TEST_CASE("CK-17: tools must be bought, with all their boxes") {
  const State closed = thrown(strict_solo, "boxes=canes:1", "matt", "roll:145");
  CHECK(why_not(strict_solo, closed, "mark:matt:costume.2:4=4") == Rule::bought_tools);
  CHECK(is_legal(strict_solo, closed, "mark:matt:canes.1:5=5"));
  CHECK(is_legal(strict_solo, thrown(strict_solo, "boxes=costume:1", "matt", "roll:145"), "mark:matt:costume.2:4=4"));
  // The rope has two boxes.
  const State half = thrown(cellar_campaign, "heists=1 boxes=rope:1", "matt", "roll:145");
  CHECK(why_not(cellar_campaign, half, "mark:matt:rope.4:4=4") == Rule::bought_tools);
  CHECK(is_legal(cellar_campaign, thrown(cellar_campaign, "heists=1 boxes=rope:2", "matt", "roll:145"),
                 "mark:matt:rope.4:4=4"));
}

TEST_CASE("CK-17: what is marked on a tool stays for the whole campaign") {
  const State first = thrown(strict_solo, "heists=1 boxes=costume:1,canes:1", "matt", "roll:346");
  const State marked =
      after_lapses(strict_solo, after(strict_solo, first, "mark:matt:canes.1:6=6 mark:matt:costume.2:4=4"));
  const State next =
      after(strict_solo, edited(strict_solo, marked, "matt=-/-/-"), "done run save gang:trixie roll:246");
  CHECK(line_of(strict_solo, next).find("areas=costume.2,canes.1:6 ") != std::string::npos);
  CHECK(why_not(strict_solo, next, "mark:trixie:costume.2:4=4") == Rule::boxes_and_circles);
  // The circle-box without a cross now demands exactly the number of the last heist.
  CHECK(moves_of(strict_solo, next, "mark:trixie:canes.1") ==
        word_set("mark:trixie:canes.1:6=6 mark:trixie:canes.1:6=2+4"));
}

TEST_CASE("CK-17: a line of a tool may be completed in a later heist") {
  const State next = thrown(strict_solo, "heists=1 boxes=canes:1 areas=canes.1:6,canes.2:2!", "matt", "roll:246");
  const Events events = told(strict_solo, next, "mark:matt:canes.1:6=6");
  CHECK(kinds(events) ==
        Kinds{EventKind::dice_used, EventKind::circle_crossed, EventKind::symbol_fired, EventKind::symbol_fired});
  CHECK(waiting(after(strict_solo, next, "mark:matt:canes.1:6=6")) == "matt matt");
}

TEST_CASE("CK-18: experience stays between heists, unless the option resets it") {
  const std::string sheet = "heists=1 boxes=canes:1";
  const std::string marks = "areas=exp1.1,exp1.2,exp2.1:4,exp2.2,canes.1:5!,canes.2:1";
  CHECK(line_of(strict_solo, after(strict_solo, leaving(strict_solo, sheet, "matt", marks), "run save")) ==
        "phase=gang heists=2 rest=6 entered=0 doubles=0 jail=- special=- boxes=canes:1 "
        "areas=exp1.1,exp1.2,exp2.1:4,exp2.2,canes.1:5!,canes.2:1 result=-");
  const RuntimeCampaign resetting = campaign({.experience_resets = true});
  const State state = leaving(resetting, sheet, "matt", marks);
  CHECK(line_of(resetting, after(resetting, state, "run save")) ==
        "phase=gang heists=2 rest=6 entered=0 doubles=0 jail=- special=- boxes=canes:1 "
        "areas=canes.1:5!,canes.2:1 result=-");
  // With the police report, not before.
  CHECK(after(resetting, state, "stay").campaign == state.campaign);
}

TEST_CASE("CK-23: symbol circles of a tool are crossed by the fired symbols of any thief") {
  const std::string sheet = "boxes=lights:1";
  const State state = edited(strict_duo, begun(strict_duo, sheet, "matt+bruce"),
                             "phase=symbol roll=124 matt=124/-/- bruce=124/-/- waiting=matt.electro,bruce.dexterity");
  CHECK(moves_of(strict_duo, state, "cross:matt.electro:") == Texts{"cross:matt.electro:lights.1"});
  CHECK(is_legal(strict_duo, state, "cross:bruce.dexterity:lights.2"));
  CHECK(why_not(strict_duo, state, "cross:matt.electro:lights.2") == Rule::area_circles);
  const State first = after(strict_duo, state, "cross:lights.1");
  CHECK(waiting(first) == "bruce");
  CHECK(is_legal(strict_duo, first, "cross:lights.2"));
  // The line fires for bruce, whose symbol completed it.
  const Events events = told(strict_duo, first, "cross:lights.2");
  CHECK(rule_of(events, EventKind::circle_crossed) == Rule::area_circles);
  REQUIRE(events.size() >= 3);
  CHECK(events[2].kind == EventKind::symbol_fired);
  CHECK(events[2].thief == MaybeThief{Thief::bruce});
  CHECK(events[2].effect == Effect{words::safe});
}

TEST_CASE("CK-23: symbol circles need a symbol that they show, once, on a tool that is bought") {
  const auto refusal = [](const std::string& sheet, const std::string& symbol, const std::string& circle) {
    const State state = begun(strict_solo, sheet, "bruce");
    return why_not(strict_solo, fired(strict_solo, state, "bruce", "bruce." + symbol), "cross:" + circle);
  };
  CHECK(refusal("boxes=lights:1", "clever", "lights.1") == std::nullopt);
  CHECK(refusal("boxes=lights:1", "strength", "lights.2") == std::nullopt);
  CHECK(refusal("boxes=lights:1", "strength", "lights.1") == Rule::area_circles);
  CHECK(refusal("boxes=lights:1", "strength", "lights.3") == Rule::area_circles);
  CHECK(refusal("boxes=lights:1 areas=lights.2", "strength", "lights.2") == Rule::boxes_and_circles);
  CHECK(refusal("", "strength", "lights.2") == Rule::bought_tools);
  const State state = thrown(strict_solo, "boxes=lights:1", "bruce", "roll:124");
  CHECK(why_not(strict_solo, state, "mark:bruce:lights.1:1=1") == Rule::area_circles);
  // Of equal circles only the first is a place.
  const State rope =
      fired(cellar_campaign, begun(cellar_campaign, "heists=1 boxes=rope:2", "bruce"), "bruce", "bruce.strength");
  CHECK(is_legal(cellar_campaign, rope, "cross:rope.1"));
  CHECK(why_not(cellar_campaign, rope, "cross:rope.2") == Rule::twins);
}
