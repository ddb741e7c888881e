#include <cstddef>
#include <cstdint>
#include <utility>

#include <clou/stored.hpp>

namespace clou_test::stored {

// States that come from outside and break what holds in every position of a game.

TEST_CASE("CL-4, CK-6: phases and gangs of another game are refused") {
  CHECK(reason(with("phase=symbol", "phase=gift")) == Invariant::phase);
  CHECK(reason(with("phase=symbol", "phase=pimp")) == Invariant::phase);
  CHECK(reason(with("phase=symbol", "phase=wages")) == Invariant::phase);
  CHECK(reason(with("gang=matt+bruce", "gang=matt+trixie", with(" bruce=", " trixie="))) == Invariant::phase);
  CHECK(late_reason(late_with("end=-", "end=success")) == Invariant::phase);
  const RuntimeCampaign alone = campaign({});
  CHECK(refusal(alone, late) == Invariant::phase);
  CHECK(refusal(villa, late) == Refusal{11, Reason::entry_due});
  CHECK(refusal(two, line_of(villa, middle)) == Refusal{13, Reason::entry_due});
  // The museum has no window.
  CHECK(refusal(heist({.scenario = "museum", .thieves = {Thief::matt, Thief::bruce}}), line_of(villa, middle)) ==
        Reason::no_such_demand);
}

TEST_CASE("CK-2, CK-10, CK-12: impossible campaign sheets are refused") {
  CHECK(late_reason(late) == accepted);
  constexpr Invariant sheet = Invariant::campaign;
  CHECK(late_reason(late_with("canes:1", "canes:2")) == sheet);
  CHECK(late_reason(late_with("special=glassworks", "special=hotel")) == sheet);
  CHECK(late_reason(late_with("jail=bruce", "jail=matt")) == sheet);
  CHECK(late_reason(late_with("jail=bruce", "jail=janet,bruce")) == accepted);
  CHECK(late_reason(late_with("result=-", "result=won")) == sheet);
  SUBCASE("CK-26: the passports leave room for two more traces") {
    CHECK(late_reason(late_with("entered=5", "entered=10")) == accepted);
    CHECK(late_reason(late_with("entered=5", "entered=11")) == sheet);
    CHECK(late_reason(with("passports:2", "passports:1", late_with("entered=5", "entered=9"))) == sheet);
    CHECK(late_reason(with("passports:2", "passports:1", late_with("entered=5", "entered=8"))) == accepted);
  }
  SUBCASE("CK-15, CK-16, CK-17: only what was open can be crossed") {
    CHECK(late_reason(late_with("canes.1:5", "canes.1")) == sheet);
    CHECK(late_reason(late_with("exp1.1", "exp1.1:1")) == sheet);
    CHECK(late_reason(late_with("canes:1,", "")) == sheet);
    CHECK(late_reason(late_with("canes.3", "canes.3,lights.1")) == sheet);
    CHECK(late_reason("phase=gang heists=0 rest=0 entered=0 doubles=0 jail=- special=- boxes=- areas=exp2.2 "
                      "result=-") == sheet);
  }
  SUBCASE("CK-10: how far the campaign is fits the node") {
    CHECK(late_reason(between) == accepted);
    CHECK(late_reason(between_with("heists=2", "heists=3")) == sheet);
    CHECK(late_reason(with("special=hotel", "special=-", between_with("heists=2", "heists=0"))) == sheet);
    CHECK(late_reason(between_with("phase=wages", "phase=gift")) == sheet);
    CHECK(late_reason(between_with("phase=wages", "phase=over")) == sheet);
    CHECK(late_reason(between_with("result=-", "result=jail")) == sheet);
    CHECK(late_reason(between_with("jail=matt", "jail=matt,janet,trixie")) == sheet);
    const std::string over = between_with("phase=wages", "phase=over");
    CHECK(late_reason(with("result=-", "result=won", over)) == sheet);
    CHECK(late_reason(with("result=-", "result=won", with("heists=2", "heists=3", over))) == accepted);
    CHECK(late_reason(with("result=-", "result=jail", over)) == sheet);
    CHECK(late_reason(with("result=-", "result=jail", with("matt", "matt,janet,trixie", over))) == accepted);
    CHECK(late_reason(with("result=-", "result=traces", over)) == sheet);
    CHECK(late_reason(with("result=-", "result=traces", with("entered=5", "entered=9", over))) == accepted);
  }
  SUBCASE("CK-8: one more in jail than players ends it only under jailed") {
    const std::string text =
        "phase=gang heists=1 rest=0 entered=0 doubles=0 jail=matt,janet special=- boxes=- areas=- "
        "result=-";
    CHECK(refusal(campaign({.jail_rule = JailRule::free}), text) == accepted);
    CHECK(refusal(campaign({.jail_rule = JailRule::jailed}), text) == sheet);
  }
}

TEST_CASE("CL-5, CL-16, CL-18, CL-56, CL-61: impossible tracks are refused") {
  constexpr Invariant tracks = Invariant::tracks;
  CHECK(reason(with("time=2", "time=7")) == accepted);
  CHECK(reason(with("time=2", "time=8")) == tracks);
  CHECK(reason(with("traces=3", "traces=5")) == accepted);
  CHECK(reason(with("traces=3", "traces=6")) == tracks);
  CHECK(reason(with("arrows=1", "arrows=4")) == accepted);
  CHECK(reason(with("arrows=1", "arrows=5")) == tracks);
  CHECK(reason(with("alarms=0", "alarms=1")) == tracks);
  CHECK(reason(with("police=0", "police=1")) == tracks);
  CHECK(reason(with("end=-", "end=arrested")) == tracks);
  CHECK(reason(with("end=-", "end=caught")) == tracks);
  CHECK(reason("phase=leave gang=matt+bruce roll=- time=0 traces=0 alarms=0 arrows=0 police=0 alarm=0 acting=- end=- "
               "waiting=- crossed=- done=- matt=-/-/- bruce=-/-/-") == tracks);
  // The last circle of the hotel lets time jump to 9.
  const std::string line = line_of(hotel, position(hotel, "crossed=porter.1.1 done=porter alarms=3 time=9"));
  CHECK(refusal(hotel, with("time=9", "time=8", line)) == tracks);
}

TEST_CASE("CL-47, CL-49, CL-51: impossible plans are refused") {
  constexpr Invariant plan = Invariant::plan;
  CHECK(reason(with("window.1.3,", "window.1.4,")) == plan);
  CHECK(reason(with("window.1.2,", "")) == plan);
  CHECK(reason(with("done=window", "done=window,camera")) == plan);
  CHECK(reason(with("camera.2.1", "silver.1.1,silver.1.2", with("done=window", "done=window,silver"))) == plan);
  // A challenge that waits for another one of its room.
  CHECK(refusal(hotel,
                "phase=roll gang=janet roll=- time=1 traces=0 alarms=0 arrows=0 police=0 alarm=0 acting=- end=- "
                "waiting=- crossed=delivery.1.1,goose.1.1 done=delivery,goose janet=-/-/-") == plan);
  CHECK(refusal(hotel,
                "phase=roll gang=janet roll=- time=1 traces=0 alarms=0 arrows=0 police=0 alarm=0 acting=- end=- "
                "waiting=- crossed=delivery.1.1,pantry.1.1,goose.1.1 done=delivery,pantry,goose janet=-/-/-") ==
        accepted);
}

TEST_CASE("CL-30 to CL-36, CL-43, CL-44: impossible sheets are refused") {
  constexpr Invariant sheets = Invariant::sheets;
  // Matt has no pyramid and four specials; the way through a tree leads to its end through crossed circles.
  CHECK(reason(with("tree.4* bruce", "tree.4*,pyramid.1:2 bruce")) == sheets);
  CHECK(reason(with("tree.4* bruce", "tree.4*,special.4 bruce")) == accepted);
  CHECK(reason(with("tree.4* bruce", "tree.4*,special.5 bruce")) == sheets);
  CHECK(reason(with("tree.4*", "tree.4")) == accepted);  // crossed without dice
  CHECK(reason(with("tree.1,tree.4*", "tree.1*,tree.4")) == accepted);
  CHECK(reason(with("tree.1,tree.4*", "tree.4*")) == sheets);
  CHECK(reason(with("tree.1,tree.4*", "tree.1,tree.5*")) == sheets);
  CHECK(reason(with("pyramid.2:3", "ring.1:3")) == sheets);
  CHECK(reason(with("clever.6:8", "clever.6:30")) == accepted);
  State unmade = middle;
  unmade.sheets[0].rows[2].erase(5);
  unmade.sheets[0].rows[2].write(5, highest_number + 1);
  REQUIRE(villa.validate(unmade).size() == 1);
  CHECK(villa.validate(unmade)[0] == sheets);
  SUBCASE("CL-44: with strict fills rows have no gaps and pyramids a base") {
    const RuntimeHeist strict = heist({.thieves = {Thief::matt, Thief::bruce}, .fill_free = false});
    CHECK(refusal(strict, line_of(villa, middle)) == accepted);
    for (const auto& [from, to] : {std::pair{"strength.1:4", "strength.2:4"}, {"pyramid.2:3", "pyramid.4:3"}}) {
      CHECK(reason(with(from, to)) == accepted);
      CHECK(refusal(strict, with(from, to)) == sheets);
    }
  }
}

TEST_CASE("CL-9, CL-20, CL-22, CL-23, CL-55: impossible hands, waiting symbols and challenges are refused") {
  CHECK(reason(with("phase=symbol", "phase=leave")) == Invariant::hands);
  CHECK(reason(with("phase=symbol", "phase=roll")) == Invariant::hands);
  CHECK(reason(with("roll=146", "roll=-", with("matt=46", "matt=-", with("bruce=1/", "bruce=-/")))) ==
        Invariant::hands);
  // Dice are used, but the thief cannot have this.
  CHECK(reason(with("matt=46/~1,fill/", "matt=46/~2,fill/")) == Invariant::own_hands);
  constexpr Invariant waiting = Invariant::waiting;
  CHECK(reason(with("phase=symbol", "phase=dice")) == waiting);
  CHECK(reason(with("matt.strength/lock,bruce.electro", "-")) == waiting);
  // It is enough that one of them has a place.
  CHECK(reason(with("bruce.electro", "bruce.safe")) == accepted);
  CHECK(reason(with("matt.strength/lock,bruce.electro", "bruce.safe")) == waiting);
  CHECK(reason(with("matt.strength/lock,bruce.electro", "bruce.electro")) == accepted);
  CHECK(reason(with("bruce.electro", "trixie.electro")) == waiting);
  CHECK(reason(with("bruce.electro", "loud.electro")) == waiting);
  CHECK(reason(with("window.1.3,camera.2.1", "window.1.3,sidedoor.1.1,sidedoor.1.2,camera.2.1")) == Invariant::cascade);
  // Nobody's symbol is that of the music.
  const RuntimeHeist concert = heist({.scenario = "concert"});
  check_round_trip(concert, after(concert, position(concert, "time=2"), "roll:124"));
}

TEST_CASE("CL-58, CL-59, CL-61: impossible endings are refused") {
  constexpr Invariant ending = Invariant::ending;
  CHECK(reason(with("alarm=0", "alarm=1")) == ending);
  CHECK(reason(with("acting=-", "acting=matt")) == ending);
  CHECK(reason(with("end=-", "end=success")) == ending);
  const std::string driver =
      line_of(villa, after(villa, position(villa, "time=7"), "roll:122 mark:matt:clever.1:5=1+2+2 done"));
  CHECK(reason(driver) == accepted);
  CHECK(reason(with("alarm=1", "alarm=0", driver)) == ending);
  CHECK(reason(with("acting=-", "acting=matt", driver)) == ending);
  const std::string drive = line_of(villa, after(villa, read(villa, driver), "driver:bruce drive:1"));
  CHECK(reason(with("acting=bruce", "acting=-", drive)) == ending);
  CHECK(reason(with("acting=bruce", "acting=janet", drive)) == ending);
  CHECK(reason(with("alarm=1", "alarm=0", drive)) == ending);
  const std::string over =
      line_of(villa, after(villa, position(villa), "roll:122 mark:matt:clever.1:5=1+2+2 done run"));
  CHECK(reason(over) == accepted);
  CHECK(reason(with("end=success", "end=-", over)) == ending);
  CHECK(reason(with("alarm=0", "alarm=2", over)) == ending);
  CHECK(reason(with("acting=-", "acting=matt", over)) == ending);
  CHECK(reason(with("alarm=0", "alarm=1", over)) == ending);
  CHECK(reason(with("arrows=0", "arrows=4", with("alarm=0", "alarm=1", over))) == accepted);
}

namespace {

/// What unpack says to the bytes with one of those behind the header replaced, counted from 1.
template <class G>
Answer refused(const G& game, const State& state, std::size_t at, int value) {
  auto bytes = game.pack(state);
  at += G::packed_header_size - 1;
  REQUIRE(bytes[at] != value);
  bytes[at] = static_cast<std::uint8_t>(value);
  return answer(game.unpack(bytes));
}
Answer refused(std::size_t at, int value) { return refused(villa, middle, at, value); }

}  // namespace

TEST_CASE("CL-4 to CL-61: bytes of impossible heists are refused") {
  // Where what begins, counted from 1: demands, challenges, rooms, tracks, sheets, the campaign sheet, what waits,
  // hands, haul.
  constexpr std::size_t demands = 1;
  constexpr std::size_t done = demands + 8;
  constexpr std::size_t rooms = done + 2;
  constexpr std::size_t tracks = rooms + 1;
  constexpr std::size_t sheets = tracks + 5;
  constexpr std::size_t campaign_sheet = sheets + 3 * 24;
  constexpr std::size_t waiting = campaign_sheet + 36;
  constexpr std::size_t hands = waiting + 14;
  constexpr std::size_t haul = hands + 3 * 6;
  constexpr std::size_t phase = haul + 4;
  CHECK(refused(demands + 7, 128) == Invariant::plan);
  CHECK(refused(done, 0) == Invariant::plan);
  CHECK(refused(done + 1, 128) == Invariant::plan);
  CHECK(refused(rooms, 1) == Invariant::plan);
  CHECK(refused(rooms, 7) == Invariant::plan);
  CHECK(refused(tracks, 8) == Invariant::tracks);
  CHECK(refused(tracks + 1, 255) == Reason::no_such_entry);
  CHECK(refused(tracks + 1, 6) == Invariant::tracks);
  CHECK(refused(tracks + 4, 1) == Invariant::tracks);
  CHECK(refused(sheets, 31) == Invariant::sheets);
  CHECK(refused(sheets + 3, 64) == Reason::no_such_entry);     // a bit behind the last number of a row
  CHECK(refused(sheets + 12, 1) == Invariant::sheets);         // matt has no pyramid
  CHECK(refused(sheets + 18, 128) == Invariant::sheets);       // and four rings only
  CHECK(refused(sheets + 23, 0) == accepted);                  // the tree crossed without dice
  CHECK(refused(sheets + 23, 16) == Invariant::sheets);        // a way that ends where nothing is crossed
  CHECK(refused(sheets + 23, 0x88) == Reason::no_such_entry);  // or nowhere
  CHECK(refused(sheets + 2 * 24, 1) == Invariant::sheets);     // there is no third thief
  CHECK(refused(campaign_sheet, 1) == Invariant::campaign);    // nor a campaign
  CHECK(refused(campaign_sheet + 35, 1) == Invariant::campaign);
  CHECK(refused(waiting, 3) == Invariant::waiting);
  CHECK(refused(waiting, 0) == Invariant::waiting);
  CHECK(refused(waiting + 1, 0) == Invariant::waiting);
  CHECK(refused(waiting + 1, 128) == Reason::no_such_entry);
  CHECK(refused(waiting + 2, 5) == Reason::no_such_entry);
  CHECK(refused(waiting + 13, 1) == Invariant::waiting);
  CHECK(refused(hands, 0x55) == Reason::no_such_entry);    // four shifts
  CHECK(refused(hands + 1, 16) == Reason::no_such_entry);  // a shift by 7
  CHECK(refused(hands + 4, 8) == Reason::no_such_entry);
  CHECK(refused(hands + 5, 3) == Reason::no_such_entry);
  CHECK(refused(hands + 2 * 6 + 5, 1) == Invariant::own_hands);
  CHECK(refused(haul, 1) == Invariant::plan);
  CHECK(refused(haul + 3, 1) == Invariant::plan);
  CHECK(refused(phase, 12) == Reason::no_such_entry);
  CHECK(refused(phase, 0) == Invariant::phase);
  CHECK(refused(phase, 6) == Invariant::waiting);
  CHECK(refused(phase + 1, 3) == Invariant::phase);
  CHECK(refused(phase + 1, 25) == Reason::no_such_entry);
  CHECK(refused(phase + 2, 0) == Invariant::hands);
  CHECK(refused(phase + 2, 57) == Reason::no_such_entry);
  CHECK(refused(phase + 3, 1) == Invariant::ending);
  CHECK(refused(phase + 3, 5) == Reason::no_such_entry);
  CHECK(refused(phase + 4, 1) == Invariant::ending);
  CHECK(refused(phase + 5, 1) == Invariant::ending);
  CHECK(refused(phase + 5, 4) == Reason::no_such_entry);
  CHECK(refused(tracks, 3) == accepted);

  SUBCASE("CL-9: of equal dice the first are used first") {
    const State state = after(villa, position(villa), "roll:112");
    CHECK(refused(villa, state, hands + 4, 6) == accepted);
    CHECK(refused(villa, state, hands + 4, 5) == Invariant::own_hands);
  }
}

TEST_CASE("CK-2, CK-3, CK-10: bytes of impossible campaigns are refused") {
  constexpr std::size_t sheet = 89;
  const State state = read(two, late);
  CHECK(refused(two, state, sheet + 3, 128) == Reason::no_such_entry);
  CHECK(refused(two, state, sheet + 13, 255) == Invariant::campaign);
  CHECK(refused(two, state, sheet + 16, 2) == Invariant::campaign);
  CHECK(refused(two, state, sheet + 29, 1) == Invariant::campaign);  // there are nine items
  CHECK(refused(two, state, sheet + 30, 4) == Reason::no_such_entry);
  CHECK(refused(two, state, sheet + 31, 2) == Invariant::campaign);
  CHECK(refused(two, state, sheet + 32, 11) == Invariant::campaign);
  CHECK(refused(two, state, sheet + 33, 16) == Reason::no_such_entry);
  CHECK(refused(two, state, sheet + 35, 4) == Reason::no_such_entry);
  CHECK(refused(two, state, sheet + 14, 1) == accepted);
  CHECK(refused(two, state, sheet + 34, 5) == accepted);
  // Between two heists nothing is left of the last one.
  const State wages = read(two, between);
  for (const int at : {1, 9, 11, 12, 16, 17, 88, 125, 139, 156, 157, 163, 164, 165, 166}) {
    CHECK(refused(two, wages, static_cast<std::size_t>(at), 1) == Invariant::blank);
  }
  CHECK(refused(two, wages, 162, 3) == Invariant::phase);
}

TEST_CASE("CL-39: no position keeps so much that what may still be fired finds no room") {
  const auto line = [](std::string_view kept) {
    return with("exp1.1,", "", late_with("trixie=3/5x,~2", "trixie=135/" + std::string{kept}));
  };
  CHECK(late_reason(line("-")) == accepted);
  // The campaign sheet would give a fourth virtual die.
  const auto state = parse_state(two, line("1x,1x,1x"));
  CHECK((!state || two.validate(after(two, *state, "mark:trixie:exp1.1:1=1")).empty()));
}

TEST_CASE("CK-10, CK-29: no position holds more points than all loot of the heists so far is worth") {
  const auto verdict = [](std::string_view rest) {
    return late_reason("phase=gang heists=1 rest=" + std::string{rest} + " jail=- special=- boxes=- areas=- result=-");
  };
  CHECK(verdict("21 entered=0 doubles=2") == accepted);
  CHECK(verdict("22 entered=0 doubles=2") == Invariant::campaign);
  CHECK(verdict("27 entered=0 doubles=0") == accepted);
  CHECK(verdict("28 entered=0 doubles=0") == Invariant::campaign);
  // Else the campaign would be won with more points than its rules allow.
  const auto won =
      late_reason("phase=over heists=3 rest=230 entered=0 doubles=1 jail=- special=- boxes=- areas=- result=won");
  CHECK(won == Invariant::campaign);
}

TEST_CASE("CK-10: no position holds so many points that the next ones find no room") {
  const auto line = [](std::string_view rest) {
    return with("special=hotel", "special=-",
                between_with("phase=wages heists=2 rest=12", "phase=gang heists=1 rest=" + std::string{rest}));
  };
  CHECK(late_reason(line("12")) == accepted);
  const auto state = parse_state(two, line("65535"));
  const std::string heist = "gang:janet+bruce roll:122 mark:bruce:clever.1:5=1+2+2 done run";
  CHECK(after(two, read(two, line("12")), heist).campaign.rest == 15);
  CHECK((!state || after(two, *state, heist).campaign.rest >= state->campaign.rest));
}

}  // namespace clou_test::stored
