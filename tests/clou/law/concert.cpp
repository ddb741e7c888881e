#include <clou/campaign_scene.hpp>

using namespace clou_test;

// The closing aria: its music and its finale.

namespace {

/// The string of lights fires a white symbol.
constexpr Edition band_edition = [] {
  using namespace words;
  Edition edition = worked_edition;
  edition.name = "band";
  edition.campaign.areas[4].effect_lines[0] = line(shift(1), 1, 2);
  return edition;
}();

const std::string in_foyer = "crossed=stagedoor.1.1,doorman.1.1 done=stagedoor,doorman";
const std::string in_wardrobe =
    "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1 done=stagedoor,doorman,wardrobedoor";

/// The phase of the round after so many time symbols, by what it does: l, q, i, or p for a pause.
std::string music(int time) {
  const std::string round = "time=" + std::to_string(time) + " ";
  std::string found;
  if (rule_of(told(idle_concert, position(idle_concert, round), "roll:124"), EventKind::symbol_fired)) found += 'l';
  const State dice = position(idle_concert, round + "phase=dice roll=126 matt=6/-/-");
  if (rule_of(told(idle_concert, dice, "mark:matt:tree.1:6=6"), EventKind::effect_lost)) found += 'q';
  const State inside =
      position(idle_concert, round + "phase=symbol roll=124 matt=124/-/- waiting=matt.lock " + in_foyer);
  if (why_not(idle_concert, inside, "cross:wardrobedoor.1.1")) found += 'i';
  return found.empty() ? "p" : found;
}

/// Dice in the third heist after so many time symbols.
State dice(const std::string& sheet, int time, const std::string& thief, const std::string& roll,
           const std::string& marks) {
  return edited(solo, begun(solo, "heists=2 " + sheet, thief),
                "phase=dice time=" + std::to_string(time) + " roll=" + roll + " " + thief + "=" + roll + "/-/" + marks);
}
/// How many effects a move fires, and how many are lost, as `fired/lost`.
std::string effects(const State& state, const std::string& move) {
  int fired_ones = 0;
  int lost = 0;
  for (const Event& event : told(solo, state, move)) {
    if (event.kind == EventKind::symbol_fired || event.kind == EventKind::white_kept) ++fired_ones;
    if (event.kind != EventKind::effect_lost) continue;
    ++lost;
    CHECK(event.rule == Rule::concert_phases);
    CHECK(event.thief == move_of(solo, state, move).thief());
  }
  return std::to_string(fired_ones) + "/" + std::to_string(lost);
}

}  // namespace

TEST_CASE("CK-32: the first uncrossed field of the concert track names the phase") {
  std::string all;
  for (int time = 0; time <= 12; ++time) all += music(time);
  CHECK(all == "pplqliplqilql");
  // A round passes one field.
  const State second = after(idle_concert, position(idle_concert, "phase=leave time=1"), "stay roll:124");
  CHECK(!rule_of(told(idle_concert, position(idle_concert, "phase=leave time=1"), "stay roll:124"),
                 EventKind::symbol_fired));
  CHECK(rule_of(told(idle_concert, second, "done stay roll:124"), EventKind::symbol_fired) == Rule::concert_phases);
}

TEST_CASE("CK-32: what is crossed at setup crosses fields as well, and other plans have no music") {
  const RuntimeHeist pair = heist({.scenario = "concert", .thieves = ThiefSet{0b0011U}});
  const RuntimeHeist all_three = heist({.scenario = "concert", .thieves = ThiefSet{0b0111U}});
  const auto is_loud = [](const RuntimeHeist& game, int time) {
    const State state = position(game, "time=" + std::to_string(time));
    return rule_of(told(game, state, "roll:122"), EventKind::symbol_fired) == Rule::concert_phases;
  };
  // Fields 2, 4, 7, 10 and 12 are loud; two players begin on field 1, three on field 2, and all end together.
  for (int time = 0; time < 13; ++time) {
    CAPTURE(time);
    const bool loud = time == 2 || time == 4 || time == 7 || time == 10 || time == 12;
    CHECK(is_loud(idle_concert, time) == loud);
    if (time >= 1) CHECK(is_loud(pair, time - 1) == loud);
    if (time >= 2) CHECK(is_loud(all_three, time - 2) == loud);
  }
  const RuntimeHeist hotel = heist({.scenario = "hotel"});
  CHECK(!rule_of(told(hotel, position(hotel, "time=2"), "roll:124"), EventKind::symbol_fired));
}

TEST_CASE("CK-33: a loud round gives a symbol that is nobody's") {
  const RuntimeHeist bruce = heist({.scenario = "concert", .thieves = Thief::bruce});
  const State state = after(bruce, position(bruce, "time=2"), "roll:124");
  CHECK(moves_of(bruce, state) == word_set("cross:stagedoor.2.1 lapse"));
  CHECK(why_not(bruce, state, "cross:special.1") == Rule::special_circles);
  CHECK(after(bruce, state, "lapse").phase == Phase::dice);
  const State sixes = after(bruce, position(bruce, "time=2"), "roll:666");
  REQUIRE(sixes.waiting.size() == 3);
  CHECK(sixes.waiting[2].by.is_nobody());
  CHECK(sixes.waiting[2].symbols == words::strength / words::electro);
  CHECK(sixes.waiting[0].by == MaybeThief{Thief::bruce});
  CHECK(is_legal(bruce, sixes, "cross:bruce.strength:special.1"));
  CHECK(why_not(bruce, sixes, "cross:loud.strength/electro:special.1") == Rule::special_circles);
  // No such symbol in a pause, and one a round.
  CHECK(after(bruce, position(bruce, "time=1"), "roll:124").phase == Phase::dice);
}

TEST_CASE("CK-33: what the loud symbol fires on the campaign sheet is nobody's either") {
  const State begin = begun(solo, "heists=2 boxes=lights:1 areas=lights.2", "bruce");
  const State state = after(solo, edited(solo, begin, "time=2 " + in_wardrobe), "roll:124");
  CHECK(moves_of(solo, state) ==
        word_set(
            "cross:props.2.1 cross:boxoffice.2.1 cross:boxoffice.2.2 cross:jewellery.2.1 cross:case.3.2 cross:case.3.3 "
            "cross:coats.1.1 cross:staircase.1.1 cross:lights.1 lapse"));
  const State fired_safe = after(solo, state, "cross:lights.1");
  REQUIRE(fired_safe.waiting.size() == 1);
  CHECK(fired_safe.waiting[0].by.is_nobody());
  CHECK(moves_of(solo, fired_safe) == word_set("cross:case.2.1 lapse"));
}

TEST_CASE("CK-33: a white symbol that is nobody's lapses") {
  const auto made = RuntimeCampaign::make({}, band_edition);
  REQUIRE(made.has_value());
  const RuntimeCampaign& band = made.value();
  const State begin = begun(band, "heists=2 boxes=lights:1 areas=lights.2", "bruce");
  const Events events = told(band, edited(band, begin, "time=2"), "roll:124 cross:lights.1");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::circle_crossed, EventKind::effect_lost});
  CHECK(rule_of(events, EventKind::effect_lost) == Rule::concert_phases);
  for (const Event& event : events) CHECK(event.thief.is_nobody());
  // Bruce's own symbol gives him the shift.
  const State own = fired(band, begin, "bruce", "bruce.clever");
  CHECK(rule_of(told(band, own, "cross:lights.1"), EventKind::white_kept) == Rule::firing);
}

TEST_CASE("CK-33: in a quiet round the symbols of tools lapse") {
  const std::string tools = "boxes=costume:1,canes:1,lights:1 areas=costume.1,canes.1:5!,canes.2:2,lights.1";
  struct Mark {
    std::string thief, roll, marks, move, quiet, otherwise;
  };
  const std::vector<Mark> marks{
      {"matt", "126", "-", "mark:matt:tree.1:6=6", "0/1", "1/0"},
      {"matt", "126", "grid.1,grid.2", "mark:matt:grid.3:6=6", "0/1", "1/0"},
      {"matt", "156", "ring.1:5,ring.2:1!", "mark:matt:ring.1:5=5", "0/2", "2/0"},
      {"bruce", "366", "pyramid.1:4,pyramid.2:3", "mark:bruce:pyramid.4:9=3+6", "0/1", "1/0"},
      {"matt", "124", "-", "mark:matt:costume.2:4=4", "0/4", "4/0"},
      {"matt", "124", "-", "mark:matt:canes.2:2=2", "0/2", "2/0"},
      {"matt", "125", "-", "mark:matt:lights.3:5=5", "0/2", "2/0"},
  };
  for (const Mark& mark : marks) {
    CHECK(effects(dice(tools, 3, mark.thief, mark.roll, mark.marks), mark.move) == mark.quiet);
    CHECK(effects(dice(tools, 1, mark.thief, mark.roll, mark.marks), mark.move) == mark.otherwise);
  }
  // A symbol of a row may be crossed on the string of lights: its line is a tool's.
  const State row = dice(tools, 3, "matt", "124", "strength.1:1");
  const State header = after(solo, row, "mark:matt:strength.2:2=2");
  CHECK(kinds(told(solo, header, "cross:lights.2")) ==
        Kinds{EventKind::symbol_used, EventKind::circle_crossed, EventKind::effect_lost});
}

TEST_CASE("CK-33: a quiet round leaves rows, experience, specials and dice bonuses as they are") {
  CHECK(effects(dice("", 3, "matt", "124", "strength.1:1"), "mark:matt:strength.2:2=2") == "1/0");
  CHECK(effects(dice("", 3, "matt", "124", "-"), "mark:matt:exp1.1:1=1") == "1/0");
  CHECK(effects(dice("areas=exp2.1:4", 3, "matt", "124", "-"), "mark:matt:exp2.1:4=4") == "1/0");
  const State special =
      edited(solo, dice("", 3, "matt", "124", "special.1"), "phase=symbol waiting=matt.dexterity " + in_foyer);
  const Events events = told(solo, special, "cross:special.2");
  CHECK(rule_of(events, EventKind::symbol_fired) == Rule::firing);
  CHECK(!rule_of(events, EventKind::effect_lost));
  CHECK(rule_of(told(idle_concert, position(idle_concert, "time=3"), "roll:444"), EventKind::symbol_fired) ==
        Rule::dice_bonus);
}

TEST_CASE("CK-33: in an instrumental round the wardrobe and its door are closed") {
  const auto refusal = [](int time, const std::string& place, const std::string& symbol, const std::string& demand) {
    const State state = position(idle_concert, "phase=symbol roll=124 matt=124/-/- time=" + std::to_string(time) +
                                                   " waiting=matt." + symbol + " " + place);
    return why_not(idle_concert, state, "cross:" + demand);
  };
  CHECK(refusal(5, in_foyer, "lock", "wardrobedoor.1.1") == Rule::concert_phases);
  CHECK(refusal(9, in_foyer, "lock", "wardrobedoor.1.1") == Rule::concert_phases);
  CHECK(refusal(6, in_foyer, "lock", "wardrobedoor.1.1") == std::nullopt);
  CHECK(refusal(5, in_foyer, "lock", "boxoffice.1.1") == std::nullopt);
  CHECK(refusal(5, in_wardrobe, "clever", "bouquet.1.1") == Rule::concert_phases);
  CHECK(refusal(4, in_wardrobe, "clever", "bouquet.1.1") == std::nullopt);
  CHECK(refusal(5, in_wardrobe, "strength", "jewellery.2.1") == Rule::concert_phases);
  CHECK(refusal(5, in_wardrobe, "lock", "case.3.1") == Rule::concert_phases);
  CHECK(refusal(5, in_wardrobe, "dexterity", "bar.1.1") == std::nullopt);
}

TEST_CASE("CK-33, CL-55: what an instrumental round has held back is done with the next throw") {
  const State scouted = after(solo, begun(solo, "heists=2 boxes=scouting:1", "matt"), "scout:wardrobedoor.1.1");
  const State state = fired(solo, scouted, "matt", "matt.clever",
                            "time=5 crossed=stagedoor.1.1,wardrobedoor.1.1 done=stagedoor matt=-/-/-");
  const Events entered = told(solo, state, "cross:doorman.1.1");
  CHECK(kinds(entered) ==
        Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done, EventKind::room_entered});
  const Events next = told(solo, state, "cross:doorman.1.1 done stay roll:124");
  CHECK(kinds(next) == Kinds{EventKind::dice_thrown, EventKind::challenge_done, EventKind::room_entered});
}

TEST_CASE("CK-34: with the glass diamonds the gang escapes when time is out") {
  for (const std::string& loot : {in_foyer, diadem}) {
    const State with =
        edited(solo, begun(solo, "heists=2 special=glassworks", "matt"), "phase=dice time=12 roll=124 " + loot);
    const Events events = told(solo, with, "done");
    CHECK(rule_of(events, EventKind::heist_ended) == Rule::finale);
    CHECK(!rule_of(events, EventKind::alarm_went_off));
    CHECK(after(solo, with, "done").campaign.end == CampaignEnd::won);
    CHECK(after(solo, edited(solo, with, "time=11"), "done").phase == Phase::leave);
    const State without =
        edited(solo, begun(solo, "heists=2 special=hotel", "matt"), "phase=dice time=12 roll=124 " + loot);
    CHECK(rule_of(told(solo, without, "done"), EventKind::alarm_went_off) == Rule::time_out);
    CHECK(moves_of(solo, after(solo, without, "done")) == Texts{"driver:matt"});
  }
  // Only the concert ends like this.
  const State hotel = edited(solo, begun(solo, "heists=1 special=glassworks", "matt"), "phase=dice time=11 roll=124");
  CHECK(moves_of(solo, after(solo, hotel, "done")) == Texts{"driver:matt"});
}

TEST_CASE("CK-34: without the glass diamonds running away with the diadem is noticed") {
  const State noticed = leaving(solo, "heists=2", "matt", diadem);
  CHECK(kinds(told(solo, noticed, "run")) == Kinds{EventKind::alarm_went_off});
  CHECK(rule_of(told(solo, noticed, "run"), EventKind::alarm_went_off) == Rule::finale);
  CHECK(moves_of(solo, after(solo, noticed, "run")) == Texts{"driver:matt"});
  CHECK(after(solo, noticed, "stay").phase == Phase::roll);
  // The diadem of this heist counts, not other loot, nor that of another heist.
  CHECK(rule_of(told(solo, leaving(solo, "heists=2", "matt", in_foyer), "run"), EventKind::heist_ended) ==
        Rule::run_away);
  CHECK(rule_of(told(solo, leaving(solo, "heists=2 special=glassworks", "matt", diadem), "run"),
                EventKind::heist_ended) == Rule::run_away);
  CHECK(moves_of(solo, after(solo, leaving(solo, "heists=2 special=hotel", "matt", diadem), "run")) ==
        Texts{"driver:matt"});
  CHECK(rule_of(told(solo, leaving(solo, "", "matt", special_loot), "run"), EventKind::heist_ended) == Rule::run_away);
  CHECK(moves_of(idle_concert, after(idle_concert, position(idle_concert, "phase=leave time=1 " + diadem), "run")) ==
        Texts{"driver:matt"});
  // With all arrows crossed the escape is over at once.
  const Events events = told(solo, edited(solo, noticed, "arrows=4"), "run");
  REQUIRE(events.size() >= 2);
  CHECK(events[0].kind == EventKind::alarm_went_off);
  CHECK(events[1].rule == Rule::escape_tracks);
}

TEST_CASE("CK-34: who is noticed pays for an alarm, who escapes by the finale does not") {
  static constexpr Edition dear_edition = [] {
    Edition edition = worked_edition;
    edition.name = "dear";
    edition.plans[4].score.alarm = 2;
    return edition;
  }();
  const RuntimeCampaign dear = campaign({}, dear_edition);
  const State finale =
      edited(dear, begun(dear, "heists=2 special=glassworks", "matt"), "phase=dice time=12 roll=124 " + diadem);
  CHECK(int{after(dear, finale, "done").campaign.rest} == 25);
  const State noticed = leaving(dear, "heists=2", "matt", diadem + " arrows=3");
  CHECK(int{after(dear, noticed, "run driver:matt drive:5").campaign.rest} == 23);
}

TEST_CASE("CK-34: an alarm on the plan leads to an escape, with the glass diamonds as well") {
  for (const std::string special : {"special=glassworks", "special=-"}) {
    const State state = fired(solo, begun(solo, "heists=2 " + special, "matt"), "matt", "matt.electro",
                              "alarms=1 crossed=stagedoor.1.1,doorman.1.1,boxoffice.2.1 done=stagedoor,doorman");
    CHECK(rule_of(told(solo, state, "cross:boxoffice.2.2"), EventKind::alarm_went_off) == Rule::alarm);
    CHECK(moves_of(solo, after(solo, state, "cross:boxoffice.2.2")) == Texts{"driver:matt"});
  }
}
