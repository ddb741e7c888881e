#include <clou/plan_scene.hpp>

#include <string>

using namespace clou_test;

namespace {

const HeistOptions hotel_alone{.scenario = "hotel"};
const HeistOptions hotel_for_two{.scenario = "hotel", .thieves = {Thief::matt, Thief::trixie}};
const std::string porter = "crossed=porter.1.1,porter.1.2 done=porter ";

/// The marks on demands of a challenge.
template <class G>
Texts marks_on(const G& game, const State& state, const std::string& challenge) {
  Texts found;
  for (const std::string& text : moves_of(game, state, "mark:")) {
    if (text.find(':' + challenge + '.') != std::string::npos) found.insert(text);
  }
  return found;
}

}  // namespace

TEST_CASE("CL-52: any thief crosses a number demand with exactly this number, which fires nothing") {
  const RuntimeHeist hotel = heist(hotel_for_two);
  const State state = position(hotel, porter + "phase=dice roll=346 matt=346/-/- trixie=346/-/-");
  CHECK(marks_on(hotel, state, "keyboard") == word_set("mark:matt:keyboard.1.1:7=3+4 mark:trixie:keyboard.1.1:7=3+4"));
  for (const char* const text : {"mark:matt:keyboard.1.1:6=6", "mark:matt:keyboard.1.1:9=3+6",
                                 "mark:trixie:keyboard.1.1:13=3+4+6", "mark:trixie:keyboard.1.1:10=4+6"}) {
    CHECK(why_not(hotel, state, text) == Rule::number_demand);
  }
  CHECK(why_not(hotel, state, "mark:matt:keyboard.1.1:7=6") == Rule::making);
  const Events events = told(hotel, state, "mark:matt:keyboard.1.1:7=3+4");
  CHECK(kinds(events) == Kinds{EventKind::dice_used, EventKind::demand_crossed});
  CHECK(rule_of(events, EventKind::demand_crossed) == Rule::number_demand);
  CHECK(events[1].thief == Thief::matt);
}

TEST_CASE("CL-50, CL-52: number demands of an ordered part wait for those before them") {
  const RuntimeHeist hotel = heist(hotel_for_two);
  const State state = position(hotel, porter + "phase=dice roll=456 matt=456/-/- trixie=456/-/-");
  CHECK(marks_on(hotel, state, "keyboard").empty());
  CHECK(why_not(hotel, state, "mark:matt:keyboard.1.2:11=5+6") == Rule::workable);
  const State later = position(hotel,
                               "crossed=porter.1.1,porter.1.2,keyboard.1.1 done=porter phase=dice roll=456 "
                               "matt=456/-/- trixie=456/-/-");
  CHECK(marks_on(hotel, later, "keyboard") ==
        word_set("mark:matt:keyboard.1.2:11=5+6 mark:trixie:keyboard.1.2:11=5+6"));
  const Events events = told(hotel, later, "mark:trixie:keyboard.1.2:11=5+6");
  CHECK(kinds(events) == Kinds{EventKind::dice_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::loot_taken, EventKind::room_entered});
}

TEST_CASE("CL-51, CL-52: a number demand can have a player count as well") {
  const RuntimeHeist hotel = heist(hotel_alone);
  const State state = position(hotel, "crossed=porter.1.1 done=porter phase=dice roll=346 matt=346/-/-");
  const State done = after(hotel, state, "mark:matt:keyboard.1.1:7=3+4");
  CHECK(line_of(hotel, done).find("done=porter,keyboard ") != std::string::npos);
  CHECK(why_not(hotel, position(hotel, "crossed=porter.1.1 done=porter phase=dice roll=456 matt=456/-/-"),
                "mark:matt:keyboard.1.2:11=5+6") == Rule::player_count);
  // In the corridor #9 alone is enough for one, two also need a lock.
  CHECK(marks_on(hotel, after(hotel, state, "mark:matt:keyboard.1.1:7=3+4"), "suitedoor").empty());
}

TEST_CASE("CL-40, CL-42, CL-52: virtual dice and modifiers serve for number demands, a fill does not") {
  const RuntimeHeist hotel = heist(hotel_alone);
  const State state = position(hotel, "crossed=porter.1.1 done=porter phase=dice roll=126 matt=126/5x,~1,fill/-");
  CHECK(marks_on(hotel, state, "keyboard") ==
        word_set("mark:matt:keyboard.1.1:7=1+6 mark:matt:keyboard.1.1:7=6~1 mark:matt:keyboard.1.1:7=2+5x "
                 "mark:matt:keyboard.1.1:7=1+5x~1 mark:matt:keyboard.1.1:7=2+6~1 "
                 "mark:matt:keyboard.1.1:7=1+2+5x~1"));
  CHECK(!parse_move(hotel, state, "fill:matt:keyboard.1.1:7"));
  CHECK(!parse_move(hotel, state, "fill:matt:keyboard.1.1"));
  for (const std::string& text : moves_of(hotel, state, "fill:")) CHECK(text.find("keyboard") == std::string::npos);
  CHECK(is_legal(hotel, state, "fill:matt:grid.1"));
}

TEST_CASE("CL-52: no symbol crosses a number demand, no number a symbol demand") {
  const RuntimeHeist hotel = heist(hotel_alone);
  const std::string corridor = "crossed=porter.1.1,keyboard.1.1,suitedoor.1.1 done=porter,keyboard,suitedoor";
  const State state = fired(hotel, "matt.strength/dexterity/clever/electro/lock/safe", corridor);
  CHECK(why_not(hotel, state, "cross:notebook.1.1") == Rule::number_demand);
  CHECK(is_legal(hotel, state, "cross:notebook.2.1"));
  const State dice = position(hotel, corridor + " phase=dice roll=346 matt=346/-/-");
  CHECK(marks_on(hotel, dice, "notebook") == Texts{"mark:matt:notebook.1.1:4=4"});
  CHECK(why_not(hotel, dice, "mark:matt:cloakroom.1.1:7=3+4").has_value());
  CHECK(marks_on(hotel, dice, "cloakroom").empty());
}

TEST_CASE("CL-46, CL-49, CL-52: number demands of closed rooms and done challenges are no places") {
  const RuntimeHeist hotel = heist(hotel_alone);
  const State start = position(hotel, "phase=dice roll=346 matt=346/-/-");
  CHECK(why_not(hotel, start, "mark:matt:keyboard.1.1:7=3+4") == Rule::entered_rooms);
  const State open = position(hotel, "crossed=porter.1.1 done=porter phase=dice roll=346 matt=346/-/-");
  CHECK(is_legal(hotel, open, "mark:matt:keyboard.1.1:7=3+4"));
  const State lock = fired(hotel, "matt.lock", "crossed=porter.1.1 done=porter");
  const State done = edited(hotel, after(hotel, lock, "cross:keyboard.2.1"), "phase=dice roll=346 matt=346/-/-");
  CHECK(line_of(hotel, done).find("done=porter,keyboard ") != std::string::npos);
  CHECK(why_not(hotel, done, "mark:matt:keyboard.1.1:7=3+4") == Rule::challenge_done);
}

TEST_CASE("CL-52, CL-67: of equal number demands of a part only the first is a place") {
  Edition own = worked_edition;
  own.plans[0].challenges[0].parts = {words::part(words::number(5), words::number(5), words::number(6)),
                                      words::part(words::number(5))};
  const RuntimeHeist villa = heist({}, own);
  const State state = position(villa, "phase=dice roll=235 matt=235/-/-");
  CHECK(marks_on(villa, state, "window") ==
        word_set("mark:matt:window.1.1:5=5 mark:matt:window.1.1:5=2+3 mark:matt:window.2.1:5=5 "
                 "mark:matt:window.2.1:5=2+3"));
  CHECK(why_not(villa, state, "mark:matt:window.1.2:5=5") == Rule::twins);
  const State other = position(villa, "phase=dice roll=236 matt=236/-/-");
  CHECK(marks_on(villa, other, "window") ==
        word_set("mark:matt:window.1.1:5=2+3 mark:matt:window.1.3:6=6 mark:matt:window.2.1:5=2+3"));
  const State later = after(villa, state, "mark:matt:window.1.1:5=5");
  CHECK(marks_on(villa, later, "window") == word_set("mark:matt:window.1.2:5=2+3 mark:matt:window.2.1:5=2+3"));
}

TEST_CASE("CL-25, CL-50: a choice as a demand is fitted by any of its symbols, and by a choice that shares one") {
  const RuntimeHeist villa = heist({});
  const std::string kitchen = "crossed=sidedoor.1.1 done=sidedoor";
  for (const char* const symbol : {"matt.dexterity", "matt.clever", "matt.strength/clever", "matt.dexterity/clever"}) {
    const State state = fired(villa, symbol, kitchen);
    CHECK(is_legal(villa, state, "cross:silver.1.1"));
    CHECK(count(told(villa, state, "cross:silver.1.1"), EventKind::loot_taken) == 1);
  }
  const State strength = fired(villa, "matt.strength", kitchen);
  CHECK(why_not(villa, strength, "cross:silver.1.1") == Rule::choice);
  CHECK(why_not(villa, strength, "cross:window.1.1") == Rule::choice);
}

TEST_CASE("CL-50, CL-67, CK-20: demands of an ordered part are no twins, each can be scouted") {
  Edition own = worked_edition;
  own.plans[2].challenges[2].parts = {words::ordered(words::safe, words::safe), words::part(words::lock, words::lock)};
  const RuntimeCampaign campaign = clou_test::campaign({}, own);
  const State state = after(campaign, campaign.initial(), "gift:scouting gang:matt");
  CHECK(moves_of(campaign, state, "scout:dog") == word_set("scout:dog.1.1 scout:dog.1.2 scout:dog.2.1"));
  CHECK(why_not(campaign, state, "scout:dog.2.2") == Rule::twins);
  // The demand before the scouted one stays needed.
  const State later = after(campaign, state, "scout:dog.1.2");
  CHECK(later.plan.done == 0);
  CHECK(is_legal(campaign, edited(campaign, later, "phase=symbol roll=124 waiting=matt.safe"), "cross:dog.1.1"));
}
