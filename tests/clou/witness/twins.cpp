#include <clou/campaign_scene.hpp>

#include <clou/editions.hpp>

using namespace clou_test;

namespace {

constexpr ThiefSet two_thieves{Thief::matt, Thief::janet};
constexpr ThiefSet three_thieves{Thief::matt, Thief::janet, Thief::trixie};

/// A symbol of matt's waits, the dice still to be used.
State fired_by_matt(const RuntimeHeist& game, const std::string& symbol, const std::string& more = "") {
  std::string line = "phase=symbol roll=124 waiting=matt." + symbol;
  game.options().thieves.for_each([&](Thief thief) { line += " " + std::string{name_of(thief)} + "=124/-/-"; });
  return position(game, line + " " + more);
}

}  // namespace

TEST_CASE("CL-67: of equal symbol demands of a part the first that is uncrossed is the move") {
  const RuntimeHeist villa = heist({.thieves = three_thieves});
  const State state = fired_by_matt(villa, "strength");
  CHECK(is_legal(villa, state, "cross:window.1.2"));
  CHECK(why_not(villa, state, "cross:window.1.3") == Rule::twins);
  CHECK(why_not(villa, state, "cross:sidedoor.2.2") == Rule::twins);
  CHECK(why_not(villa, state, "cross:sidedoor.2.3") == Rule::twins);
  const State later = fired_by_matt(villa, "strength", "crossed=window.1.2,sidedoor.2.1");
  CHECK(is_legal(villa, later, "cross:window.1.3"));
  CHECK(is_legal(villa, later, "cross:sidedoor.2.2"));
  CHECK(why_not(villa, later, "cross:sidedoor.2.3") == Rule::twins);
  CHECK(why_not(villa, later, "cross:window.1.2") == Rule::workable);
}

TEST_CASE("CL-67: a demand that is not needed is no twin") {
  const RuntimeHeist villa = heist({});
  const State state = fired_by_matt(villa, "strength");
  CHECK(moves_of(villa, state) == word_set("cross:window.1.2 cross:sidedoor.2.1 cross:special.3 lapse"));
  CHECK(why_not(villa, state, "cross:window.1.3") == Rule::player_count);
}

TEST_CASE("CL-67: of equal number demands of a part the first that is uncrossed is the move") {
  const RuntimeHeist cellar = heist({.scenario = "cellar", .thieves = three_thieves}, cellar_edition);
  const State state = position(cellar, "phase=dice roll=156 matt=56/-/- janet=-/-/- trixie=15/-/-");
  CHECK(moves_of(cellar, state, "mark:matt:hatch") == word_set("mark:matt:hatch.2.1:5=5 mark:matt:hatch.2.4:6=6"));
  CHECK(why_not(cellar, state, "mark:matt:hatch.2.2:5=5") == Rule::twins);
  CHECK(why_not(cellar, state, "mark:matt:hatch.2.3:5=5") == Rule::twins);
  const State later = after(cellar, state, "mark:matt:hatch.2.1:5=5");
  CHECK(moves_of(cellar, later, "mark:trixie:hatch") ==
        word_set("mark:trixie:hatch.2.2:5=5 mark:trixie:hatch.2.4:6=1+5"));
  CHECK(why_not(cellar, later, "mark:trixie:hatch.2.3:5=5") == Rule::twins);
}

TEST_CASE("CL-67: number demands of a part that ask for other numbers are no twins") {
  static const Edition numbers = [] {
    using namespace words;
    Edition edition = worked_edition;
    edition.plans[0].challenges[0].parts = {part(number(5), number(4), number(5)), part(number(5), number(5))};
    edition.plans[0].challenges[1].parts = {part(number(5), clever), ordered(number(4), number(4))};
    return edition;
  }();
  const RuntimeHeist villa = heist({}, numbers);
  const State state = after(villa, position(villa), "roll:455");
  CHECK(moves_of(villa, state, "mark:matt:window") ==
        word_set("mark:matt:window.1.1:5=5 mark:matt:window.1.2:4=4 mark:matt:window.2.1:5=5"));
  CHECK(moves_of(villa, state, "mark:matt:sidedoor") ==
        word_set("mark:matt:sidedoor.1.1:5=5 mark:matt:sidedoor.2.1:4=4"));
  CHECK(why_not(villa, state, "mark:matt:window.2.2:5=5") == Rule::twins);
  CHECK(why_not(villa, state, "mark:matt:sidedoor.2.2:4=4") == Rule::workable);
  CHECK(moves_of(villa, after(villa, state, "mark:matt:window.1.1:5=5"), "mark:matt:window") ==
        word_set("mark:matt:window.1.2:4=4 mark:matt:window.1.3:5=5 mark:matt:window.2.1:5=5"));
}

TEST_CASE("CL-67: of equal symbol circles of a line the first that is uncrossed is the move") {
  const RuntimeHeist villa = heist({});
  const State state = fired_by_matt(villa, "dexterity");
  CHECK(moves_of(villa, state) == word_set("cross:window.1.1 cross:special.1 lapse"));
  CHECK(why_not(villa, state, "cross:special.2") == Rule::twins);
  CHECK(is_legal(villa, edited(villa, state, "matt=124/-/special.1"), "cross:special.2"));
  const RuntimeCampaign rope = campaign({}, cellar_edition);
  const State begun =
      after(rope, edited(rope, after(rope, rope.initial(), "gift:rope"), "heists=1 boxes=rope:2"), "gang:matt");
  const State shared = edited(rope, begun, "phase=symbol roll=124 waiting=matt.strength matt=124/-/-");
  CHECK(is_legal(rope, shared, "cross:rope.1"));
  CHECK(why_not(rope, shared, "cross:rope.2") == Rule::twins);
  CHECK(is_legal(rope, edited(rope, shared, "areas=rope.1"), "cross:rope.2"));
  CHECK(is_legal(rope, edited(rope, shared, "waiting=matt.electro"), "cross:rope.3"));
}

TEST_CASE("CL-67: circles of other lines are no twins, equal as they may be") {
  const RuntimeHeist bruce = heist({.thieves = Thief::bruce});
  const State state = position(bruce, "phase=symbol roll=123 waiting=bruce.strength bruce=123/-/-");
  CHECK(moves_of(bruce, state, "cross:special") == word_set("cross:special.1 cross:special.3 cross:special.6"));
  const RuntimeHeist janet = heist({.scenario = "cellar", .thieves = Thief::janet}, cellar_edition);
  const State choice = position(janet, "phase=symbol roll=123 waiting=janet.strength/electro janet=123/-/-");
  CHECK(moves_of(janet, choice, "cross:special") == word_set("cross:special.1 cross:special.4"));
}

TEST_CASE("CL-67: a fill has twins among symbol circles, and nowhere else") {
  const RuntimeHeist janet = heist({.thieves = Thief::janet});
  const State state = position(janet, "phase=dice roll=333 janet=333/fill/-");
  CHECK(moves_of(janet, state, "fill:janet:special") ==
        word_set("fill:janet:special.1 fill:janet:special.2 fill:janet:special.3 fill:janet:special.5 "
                 "fill:janet:special.6"));
  CHECK(why_not(janet, state, "fill:janet:special.4") == Rule::twins);
  const State later = edited(janet, state, "janet=333/fill/special.3");
  CHECK(is_legal(janet, later, "fill:janet:special.4"));
  CHECK(moves_of(janet, state, "fill:").size() == 518);
  CHECK(is_legal(janet, state, "fill:janet:strength.1:7"));
  CHECK(is_legal(janet, state, "fill:janet:strength.2:7"));
  const State rings = edited(janet, state, "janet=333/fill/ring.1:5,ring.2:5");
  CHECK(moves_of(janet, rings, "fill:janet:ring.1") == word_set("fill:janet:ring.1"));
  CHECK(moves_of(janet, rings, "fill:janet:ring.2") == word_set("fill:janet:ring.2"));
}

TEST_CASE("CL-67: scouting and pimping have twins too") {
  const State scouts = after(strict_solo, strict_solo.initial(), "gift:scouting gang:matt");
  CHECK(is_legal(strict_solo, scouts, "scout:skylight.1.1"));
  CHECK(why_not(strict_solo, scouts, "scout:skylight.1.2") == Rule::twins);
  CHECK(why_not(strict_solo, scouts, "scout:officedoor.2.2") == Rule::twins);
  CHECK(is_legal(strict_solo, scouts, "scout:fence.2.1"));
  CHECK(is_legal(strict_solo, scouts, "scout:replica.1.2"));
  // Joined by arrows, equal demands are different ones, since those before stay needed (CK-20).
  const RuntimeCampaign second = campaign({}, cellar_edition);
  const State hatch =
      edited(second, after(second, second.initial(), "gift:scouting gang:matt"), "heists=1 phase=scout");
  CHECK(moves_of(second, hatch, "scout:hatch") ==
        word_set("scout:hatch.1.1 scout:hatch.3.1 scout:hatch.3.2 scout:hatch.3.4"));
  const RuntimeCampaign pair = campaign({.players = 2});
  const State pimps = after(pair, pair.initial(), "gift:pimping gang:matt+trixie");
  CHECK(is_legal(pair, pimps, "pimp:matt:special.1"));
  CHECK(why_not(pair, pimps, "pimp:matt:special.2") == Rule::twins);
  CHECK(is_legal(pair, after(pair, pimps, "pimp:matt:special.1"), "pimp:trixie:special.1"));
}

TEST_CASE("CL-67: nothing else is merged: other parts, challenges, sets of symbols, sheets") {
  const RuntimeHeist villa = heist({.thieves = two_thieves});
  const State clever = fired_by_matt(villa, "clever",
                                     "crossed=window.1.1,window.1.2,window.1.3,camera.2.1,door.1.1 "
                                     "done=window,door");
  CHECK(moves_of(villa, clever) == word_set("cross:sidedoor.1.1 cross:camera.2.2 cross:desk.1.2 cross:desk.2.1 "
                                            "cross:special.4 lapse"));
  CHECK(why_not(villa, clever, "cross:desk.2.2") == Rule::twins);
  const RuntimeHeist cellar = heist({.scenario = "cellar", .thieves = two_thieves}, cellar_edition);
  CHECK(moves_of(cellar, fired_by_matt(cellar, "clever")) ==
        word_set("cross:hatch.1.1 cross:hatch.1.3 cross:special.4 lapse"));
  // Joined by arrows, equal demands are not open at once.
  CHECK(why_not(cellar, fired_by_matt(cellar, "dexterity"), "cross:hatch.3.2") == Rule::workable);
  const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = two_thieves});
  const State number = position(hotel,
                                "phase=dice roll=346 crossed=porter.1.1,porter.1.2 done=porter matt=346/-/- "
                                "janet=346/-/-");
  CHECK(is_legal(hotel, number, "mark:matt:keyboard.1.1:7=3+4"));
  CHECK(is_legal(hotel, number, "mark:janet:keyboard.1.1:7=3+4"));
  const RuntimeHeist trixie = heist({.thieves = Thief::trixie});
  const State thrown = after(trixie, position(trixie, "trixie=-/-/ring.3:4,ring.4:4"), "roll:245");
  CHECK(moves_of(trixie, thrown, "mark:trixie:ring.1:4") == word_set("mark:trixie:ring.1:4=4"));
  CHECK(moves_of(trixie, thrown, "mark:trixie:ring.2:4") == word_set("mark:trixie:ring.2:4=4"));
  CHECK(is_legal(trixie, thrown, "mark:trixie:ring.3:4=4"));
  CHECK(is_legal(trixie, thrown, "mark:trixie:ring.4:4=4"));
}
