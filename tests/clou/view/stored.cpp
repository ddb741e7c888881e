#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include <clou/editions.hpp>
#include <clou/stored.hpp>

namespace clou_test::stored {

// States that come from outside: as a line of text or as bytes.

constexpr std::size_t header = RuntimeHeist::packed_header_size;

TEST_CASE("CL-46, CL-54: a state line says what is written, crossed, kept and queued") {
  CHECK(line_of(villa, middle) ==
        "phase=symbol gang=matt+bruce roll=146 time=2 traces=3 alarms=0 arrows=1 police=0 alarm=0 acting=- end=- "
        "waiting=matt.strength/lock,bruce.electro crossed=window.1.1,window.1.2,window.1.3,camera.2.1 done=window "
        "matt=46/~1,fill/"
        "strength.1:4,clever.1:5,clever.2:5,clever.3:3,clever.4:4,clever.5:6,clever.6:8,grid.3,ring.1:4!,ring.3:3,tree."
        "1,tree.4* "
        "bruce=1/-/dexterity.1:3,tree.2*,pyramid.2:3,special.1");
  CHECK(line_of(two, read(two, late)) == late);
  CHECK(line_of(two, read(two, between)) == between);
  SUBCASE("CL-47, CL-54: rooms and loot follow from the challenges done") {
    CHECK(int{read(two, late).haul.loot} == 2);
    CHECK(int{read(two, late).plan.rooms} == 3);
  }
}

TEST_CASE("CL-8 to CL-65: heists at every kind of node come back from text and bytes") {
  check_round_trip(villa, middle);
  State state = position(villa);
  for (const std::string_view move : {"roll:466", "cross:bruce.strength:special.1", "cross:matt.dexterity:window.1.1",
                                      "mark:matt:clever.1:16=4+6+6", "mark:bruce:clever.1:16=4+6+6", "done", "run"}) {
    check_round_trip(villa, state);
    state = after(villa, state, std::string{move});
  }
  check_round_trip(villa, state);
  CHECK(state.ending == Ending::success);
  CHECK(after(villa, position(villa, "traces=5"), "roll:122 done").ending == Ending::arrested);
  check_round_trip(villa, after(villa, position(villa, "traces=5"), "roll:122 done"));
  State fleeing = after(villa, position(villa, "time=7"), "roll:122 mark:matt:clever.1:5=1+2+2 done");
  check_round_trip(villa, fleeing);
  fleeing = after(villa, edited(villa, fleeing, "arrows=3"), "driver:matt drive:1");
  check_round_trip(villa, fleeing);
  check_round_trip(villa, after(villa, fleeing, "drive:5"));
  CHECK(after(villa, fleeing, "drive:5").ending == Ending::success);
  check_round_trip(villa, after(villa, fleeing, "drive:4 drive:3 drive:2 drive:1"));
  CHECK(after(villa, fleeing, "drive:4 drive:3 drive:2 drive:1").ending == Ending::caught);
  check_round_trip(hotel, position(hotel, "crossed=porter.1.1 done=porter alarms=3 time=9"));
}

TEST_CASE("CK-2 to CK-31: campaigns at every kind of node come back from text and bytes") {
  check_round_trip(two, two.initial());
  State state = two.initial();
  for (const std::string_view move :
       {"gift:scouting", "gang:matt+trixie", "scout:tree.1.1", "roll:135", "mark:trixie:exp1.1:1=1", "done", "run"}) {
    state = after(two, state, std::string{move});
    check_round_trip(two, state);
  }
  check_round_trip(two, after(two, two.initial(), "gift:pimping gang:matt+trixie"));
  check_round_trip(two, after(two, two.initial(), "gift:pimping gang:matt+trixie pimp:matt:exp1.1"));
  check_round_trip(two, read(two, late));
  check_round_trip(two, read(two, between));
  check_round_trip(two, after(two, read(two, between), "buy:canes buy:passports save"));
  const State last = read(two,
                          "phase=gang heists=2 rest=30 entered=3 doubles=1 jail=- special=glassworks "
                          "boxes=tickets:1 areas=- result=-");
  check_round_trip(two, after(two, last, "gang:matt+janet"));
  const std::string round = "gang:matt+janet roll:122 mark:matt:clever.1:5=1+2+2 done";
  const State won = after(two, last, round + " run");
  CHECK(won.campaign.end == CampaignEnd::won);
  check_round_trip(two, won);
  const State traced = after(two, edited(two, last, "entered=6"), round + " run");
  CHECK(traced.campaign.end == CampaignEnd::by_traces);
  check_round_trip(two, traced);
  const State jailed = after(two, edited(two, read(two, between), "heists=1 entered=0 special=- jail=trixie,bruce"),
                             "save gang:matt+janet roll:122 done");
  CHECK(jailed.campaign.end == CampaignEnd::by_jail);
  check_round_trip(two, jailed);
}

TEST_CASE("CL-4, CL-46: lines that are no state of the game are refused, with position and reason") {
  CHECK(refusal(villa, "") == Refusal{0, Reason::blank_due});
  CHECK(refusal(villa, "phase=walk") == Refusal{6, Reason::phase_due});
  CHECK(refusal(villa, "phase=dice") == Refusal{10, Reason::entry_due});
  CHECK(reason(with(" time=2", "")) == Reason::entry_due);
  CHECK(reason(with(" time=2", " time:2")) == Reason::equals_due);
  CHECK(reason(with("time=2", "time=02")) == Reason::number_due);
  CHECK(reason(with("time=2", "time=256")) == Reason::number_due);
  CHECK(reason(with("gang=matt+bruce", "gang=matt+otto")) == Reason::thief_due);
  CHECK(reason(with("gang=matt+bruce", "gang=matt+janet+trixie+bruce")) == Reason::too_many);
  CHECK(reason(with("roll=146", "roll=641")) == Reason::not_ascending);
  CHECK(reason(with("end=-", "end=won")) == Reason::result_due);
  CHECK(reason(with("bruce.electro", "bruce.shift")) == Reason::symbol_due);
  CHECK(reason(with("bruce.electro", "bruce:electro")) == Reason::dot_due);
  CHECK(reason(with("window.1.1,", "windows.1.1,")) == Reason::no_such_demand);
  CHECK(reason(with("window.1.1,", "grid.1,")) == Reason::demand_due);
  CHECK(reason(with("done=window", "done=porter")) == Reason::challenge_due);
  CHECK(reason(with("matt=46/", "matt=45/")) == Reason::die_not_thrown);
  CHECK(reason(with("matt=46/", "matt=66/")) == Reason::die_not_thrown);
  CHECK(reason(with("~1,fill", "fill,fill,fill")) == Reason::too_many);
  CHECK(reason(with("~1,fill", "~1,~1,~1,~1")) == Reason::too_many);
  CHECK(reason(with("~1,fill", "5")) == Reason::x_due);
  CHECK(reason(with("strength.1:4", "strength.1")) == Reason::colon_due);
  CHECK(reason(with("strength.1:4", "strength.1:31")) == Reason::number_due);
  CHECK(reason(with("strength.1:4", "strength.7:4")) == Reason::no_such_element);
  CHECK(reason(with("grid.3,", "grid.3,grid.3,")) == Reason::twice);
  CHECK(reason(line_of(villa, middle) + " x") == Reason::end_due);
  CHECK(late_reason(late_with("jail=bruce", "jail=otto")) == Reason::thief_due);
  CHECK(late_reason(late_with("special=glassworks", "special=villa")) == Reason::heist_due);
  CHECK(late_reason(late_with("canes:1,", "canes:3,")) == Reason::number_due);
  CHECK(late_reason(late_with("canes:1,", "cane:1,")) == Reason::item_due);
  CHECK(late_reason(late_with("result=-", "result=lost")) == Reason::result_due);
  CHECK(late_reason(late_with("exp1.1,", "grid.1,")) == Reason::other_sheet);
  CHECK(late_reason(late_with("exp1.1,", "exp1.1,exp1.1,")) == Reason::twice);
}

TEST_CASE("CL-67, CL-9: a state has one spelling, but for case and white space around it") {
  constexpr Reason other = Reason::other_spelling;
  CHECK(reason(with("window.1.1,window.1.2", "window.1.2,window.1.1")) == other);
  CHECK(reason(with("grid.3,ring.1:4!", "ring.1:4!,grid.3")) == other);
  CHECK(reason(with("matt=46/", "matt=64/")) == other);
  CHECK(reason(with("strength/lock", "lock/strength")) == Reason::not_ascending);
  CHECK(reason(with("strength/lock", "strength/lock/lock")) == Reason::not_ascending);
  CHECK(reason(with("~1,fill", "fill,~1")) == other);
  CHECK(reason(with("tree.1,", "tree.1*,")) == other);
  CHECK(late_reason(late_with("canes:1,passports:2", "passports:2,canes:1")) == other);
  SUBCASE("CL-66: what waits stands in canonical order, equal ones counted") {
    constexpr Reason order = Reason::not_ascending;
    const auto waits = [](std::string_view what) { return reason(with("matt.strength/lock,bruce.electro", what)); };
    CHECK(waits("bruce.electro,matt.strength/lock") == order);
    CHECK(waits("bruce.electro,bruce.electro") == order);
    CHECK(waits("matt.clever,matt.strength/lock,bruce.electro") == order);
    CHECK(waits("matt.strength/lock,matt.strength,bruce.electro") == order);
    CHECK(waits("matt.strength,matt.strength/lock,bruce.electro") == accepted);
    CHECK(waits("matt.strength/lock*2,bruce.electro") == accepted);
    CHECK(waits("matt.strength/lock*6,bruce.electro") == accepted);
    CHECK(waits("matt.strength/lock*7,bruce.electro") == Reason::too_many);
    CHECK(waits("matt.strength/lock*1,bruce.electro") == Reason::number_due);
    CHECK(waits("matt.strength/lock*8") == Reason::number_due);
    const State six = read(villa, with("matt.strength/lock,bruce.electro", "matt.strength/lock*6,bruce.electro"));
    CHECK(six.waiting.size() == max_waiting);
    check_round_trip(villa, six);
  }
  CHECK(late_reason(late_with("gang=matt+trixie", "gang=trixie+matt")) == Reason::not_ascending);
  std::string line = "  " + line_of(villa, middle) + " \n";
  CHECK(reason(line) == accepted);
  std::transform(line.begin(), line.end(), line.begin(), [](char c) { return 'a' <= c && c <= 'z' ? c - 32 : c; });
  CHECK(read(villa, line) == middle);
}

TEST_CASE(
    "CL-4, CK-1: bytes of a wrong size, of the first version, of other options or of the other game are refused") {
  const auto bytes = villa.pack(middle);
  CHECK(bytes.size() == header + sizeof(State) - sizeof(Fired));
  CHECK(villa.unpack(std::span{bytes}.first(bytes.size() - 1)).error() ==
        regelwerk::OtherLength{bytes.size() - 1, bytes.size()}.refusal());
  // Bytes of version 1 had no header, the version alone stood before the state: nothing says whose they are.
  std::vector<std::uint8_t> old(169);
  old[0] = 1;
  CHECK(villa.unpack(old).error() == Refusal{1, Reason::other_game});
  CHECK(parse_state(villa, "clou/1 phase=roll").error() == regelwerk::other_version(5, 1));
  CHECK(two.unpack(bytes).error() == regelwerk::other_option(3, {0, 0, 1}));
  CHECK(villa.unpack(two.pack(read(two, late))).error() == regelwerk::other_option(3, {0, 1, 0}));
  CHECK(campaign({}).unpack(two.pack(read(two, late))).error() == regelwerk::other_option(4, {1, 2, 1}));
  CHECK(hotel.unpack(bytes).error() == regelwerk::other_option(4, {1, 0, 3}));
}

TEST_CASE("CL-3: bytes lie in the order of the fields, low bytes first") {
  const auto all = villa.pack(middle);
  const std::span bytes = std::span{all}.subspan(header);
  // Demands, challenges, rooms, time, traces, alarms, arrows, police.
  const std::vector<std::uint8_t> plan(bytes.begin(), bytes.begin() + 16);
  const int camera = move_of(villa, middle, "scout:camera.2.1").target().demand();
  CHECK(camera > 8);
  CHECK(camera < 16);
  CHECK(plan == std::vector<std::uint8_t>{7, static_cast<std::uint8_t>(1 << (camera - 8)), 0, 0, 0, 0, 0, 0, 1, 0, 3, 2,
                                          3, 0, 1, 0});
  // Matt's first box, 4, the fifth bits of each number of a row; bruce's second row.
  CHECK(bytes[16] == 4);
  CHECK(bytes[16 + 24 + 4] == 3);
  CHECK(std::vector<std::uint8_t>(bytes.begin() + 88, bytes.begin() + 124) == std::vector<std::uint8_t>(36));
  const auto all_others = two.pack(read(two, late));
  const std::span others = std::span{all_others}.subspan(RuntimeCampaign::packed_header_size);
  CHECK(others[102] == 4);
  CHECK(others[118] == 1);
  CHECK(others[121] == 8);
}

TEST_CASE("CL-1, CK-1: rules in the type and rules chosen at run time store the same") {
  constexpr Heist<HeistOptions{.thieves = {Thief::matt, Thief::bruce}, .use_dice = UseDice::may}, worked_edition> fixed;
  CHECK(fixed.pack(middle) == villa.pack(middle));
  CHECK(to_text(fixed, middle) == to_text(villa, middle));
  CHECK(*fixed.unpack(villa.pack(middle)) == middle);
  CHECK(*parse_state(fixed, to_text(villa, middle)) == middle);
  constexpr Campaign<CampaignOptions{.players = 2, .use_dice = UseDice::may}, worked_edition> fixed_campaign;
  for (const std::string_view line : {late, between}) {
    const State state = read(two, line);
    CHECK(fixed_campaign.pack(state) == two.pack(state));
    CHECK(line_of(fixed_campaign, state) == line);
    CHECK(*fixed_campaign.unpack(two.pack(state)) == state);
  }
  constexpr Heist<HeistOptions{.scenario = "cellar", .thieves = Thief::janet}, cellar_edition> fixed_cellar;
  const RuntimeHeist cellar = heist({.scenario = "cellar", .thieves = Thief::janet}, cellar_edition);
  const State state = after(cellar, position(cellar, "time=3"), "roll:123");
  CHECK(fixed_cellar.pack(state) == cellar.pack(state));
  CHECK(to_text(fixed_cellar, state) == to_text(cellar, state));
  CHECK(*cellar.unpack(fixed_cellar.pack(state)) == state);
}

}  // namespace clou_test::stored
