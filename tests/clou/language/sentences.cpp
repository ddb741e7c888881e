#include <clou/campaign_scene.hpp>
#include <clou/editions.hpp>
#include <clou/fixed_games.hpp>
#include <clou/scene.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <telling.hpp>

using namespace clou_test;
using regelwerk::english;
using regelwerk::german;
using regelwerk::spectator;

namespace {

using Both = std::vector<std::string>;

/// What the last of some moves tells, in English and German.
template <class G>
Both said(const G& game, const State& state, const std::string& moves) {
  const std::size_t last = moves.rfind(' ') + 1;
  const State before = after(game, state, moves.substr(0, last));
  const Move move = move_of(game, before, moves.substr(last));
  return {telling::sentences(game, before, move, spectator, english),
          telling::sentences(game, before, move, spectator, german)};
}

const RuntimeHeist trixies_villa = heist({.thieves = Thief::trixie, .use_dice = UseDice::may});

constexpr Event driven_by_janet{.kind = EventKind::driver_chosen, .rule = Rule::escape, .thief = Thief::janet};
static_assert(tell(fixed_villa, fixed_villa.view(fixed_villa.initial(), spectator), driven_by_janet, english) ==
              "Janet drives");
static_assert(tell(fixed_villa, fixed_villa.view(fixed_villa.initial(), spectator), driven_by_janet, german) ==
              "Janet fährt");

}  // namespace

TEST_CASE("CL-8, CL-37, CK-33: throws are told with the music, and bonuses by whose they are") {
  CHECK(said(idle_villa, position(idle_villa), "roll:124") ==
        Both{"in round 1 the dice show 1, 2 and 4.", "in Runde 1 zeigen die Würfel 1, 2 und 4."});
  CHECK(said(idle_concert, position(idle_concert, "time=2"), "roll:444") ==
        Both{"in round 3 the dice show 4, 4 and 4, the music: loud. the loud music gives strength/electro. the "
             "dice bonus of Matt fires lock.",
             "in Runde 3 zeigen die Würfel 4, 4 und 4, Musik: laut. die laute Musik bringt Kraft/Elektro. der "
             "Würfelbonus von Matt aktiviert Schloss."});
  CHECK(said(trixies_villa, position(trixies_villa), "roll:135") ==
        Both{"in round 1 the dice show 1, 3 and 5. Trixie gets shift 2 for this round, by a dice bonus.",
             "in Runde 1 zeigen die Würfel 1, 3 und 5. Trixie bekommt Plus/Minus 2 für diese Runde, durch einen "
             "Würfelbonus."});
}

TEST_CASE("CL-11, CL-12, CL-21, CL-40, CL-42, CL-43: marks are told together with what they are made with") {
  const State thrown = after(idle_villa, position(idle_villa, "matt=-/-/grid.1,grid.2,grid.6,grid.9"), "roll:236");
  CHECK(said(idle_villa, thrown, "mark:matt:strength.1:5=2+3") ==
        Both{"Matt writes 5 into box 1 of “strength” with 2 and 3.",
             "Matt schreibt 5 in Kästchen 1 bei „Kraft“ mit 2 und 3."});
  CHECK(said(idle_villa, thrown, "mark:matt:grid.3:6=6") ==
        Both{"Matt crosses circle 3 of “lock picks” with 6. Matt fires dexterity. Matt fires dexterity.",
             "Matt streicht Kreis 3 bei „Dietriche“ mit 6 durch. Matt aktiviert Geschick. Matt aktiviert Geschick."});
  CHECK(said(idle_villa, thrown, "mark:matt:tree.1:6=6") ==
        Both{"Matt crosses circle 1 of “set of files” with 6. Matt gets shift 1 for this round.",
             "Matt streicht Kreis 1 bei „Feilensatz“ mit 6 durch. Matt bekommt Plus/Minus 1 für diese Runde."});
  const State white = position(janets_villa, "phase=dice roll=124 janet=124/4x,~1,fill/-");
  CHECK(said(janets_villa, white, "mark:janet:strength.1:8=4+4x") ==
        Both{"Janet writes 8 into box 1 of “strength” with 4 and extra number 4.",
             "Janet schreibt 8 in Kästchen 1 bei „Kraft“ mit 4 und Zusatzzahl 4."});
  CHECK(said(janets_villa, white, "mark:janet:strength.1:9=4+4x~1") ==
        Both{"Janet uses 4 and extra number 4. Janet writes 9 into box 1 of “strength” with shift 1.",
             "Janet benutzt 4 und Zusatzzahl 4. Janet schreibt 9 in Kästchen 1 bei „Kraft“ mit Plus/Minus 1."});
  CHECK(said(janets_villa, white, "fill:janet:strength.1:18") ==
        Both{"Janet writes 18 into box 1 of “strength” with fill.",
             "Janet schreibt 18 in Kästchen 1 bei „Kraft“ mit Ausfüllen."});
}

TEST_CASE("CL-22, CL-23, CL-36, CL-57: a fired symbol is told with where it is used") {
  const State state =
      position(idle_villa, "phase=symbol roll=124 waiting=matt.dexterity,matt.safe,matt.escape matt=124/-/special.1");
  CHECK(said(idle_villa, state, "cross:window.1.1") ==
        Both{"Matt crosses demand 1 of “window” (dexterity) with dexterity.",
             "Matt streicht Anforderung 1 bei „Fenster“ (Geschick) mit Geschick durch."});
  CHECK(said(idle_villa, state, "cross:special.2") ==
        Both{"Matt crosses circle 2 of “specials” with dexterity. Matt fires lock.",
             "Matt streicht Kreis 2 bei „Spezialfelder“ mit Geschick durch. Matt aktiviert Schloss."});
  CHECK(said(idle_villa, state, "cross:escape") == Both{"Matt crosses an escape arrow with escape, 1 of 4.",
                                                        "Matt streicht einen Fluchtpfeil mit Flucht durch, 1 von 4."});
  CHECK(said(idle_villa, state, "cross:window.1.1 cross:escape") ==
        Both{"Matt crosses an escape arrow with escape, 1 of 4. safe of Matt lapses.",
             "Matt streicht einen Fluchtpfeil mit Flucht durch, 1 von 4. Tresor von Matt verfällt."});
  CHECK(said(idle_villa, state, "lapse") ==
        Both{"dexterity of Matt lapses. safe of Matt lapses. escape of Matt lapses.",
             "Geschick von Matt verfällt. Tresor von Matt verfällt. Flucht von Matt verfällt."});
}

TEST_CASE("CL-47, CL-49, CL-52, CL-54, CL-56: challenges are told with part, loot, rooms and price") {
  const State window =
      position(idle_villa, "phase=symbol roll=124 waiting=matt.strength crossed=window.1.1 matt=124/-/-");
  CHECK(said(idle_villa, window, "cross:sidedoor.2.1") ==
        Both{"Matt crosses demand 1 of part 2 of “side door” (strength) with strength. “side door” is done by "
             "part 2. the gang enters “kitchen”. the gang leaves a trace, 1 of 7.",
             "Matt streicht Anforderung 1 in Teil 2 bei „Seitentür“ (Kraft) mit Kraft durch. „Seitentür“ ist mit "
             "Teil 2 geschafft. die Bande betritt „Küche“. die Bande hinterlässt eine Spur, 1 von 7."});
  const State number = position(bruces_hotel, "phase=dice roll=346 crossed=porter.1.1 done=porter bruce=346/-/-");
  CHECK(said(bruces_hotel, number, "mark:bruce:keyboard.1.1:7=3+4") ==
        Both{"Bruce crosses demand 1 of part 1 of “keypad” (7) with 3 and 4. “keypad” is done by part 1. the "
             "gang takes loot of 2. the gang enters “corridor”.",
             "Bruce streicht Anforderung 1 in Teil 1 bei „Tastenfeld“ (7) mit 3 und 4 durch. „Tastenfeld“ ist mit "
             "Teil 1 geschafft. die Bande nimmt Beute zu 2. die Bande betritt „Flur“."});
  const State safe = position(idle_villa,
                              "phase=symbol roll=124 waiting=matt.clever,matt.electro crossed=window.1.1,window.1.2,"
                              "door.1.1,safe.2.1,safe.2.2 done=window,door matt=124/-/-");
  CHECK(said(idle_villa, safe, "cross:safe.2.3") ==
        Both{"Matt crosses demand 3 of part 2 of “safe” (electro) with electro. “safe” is done by part 2. the "
             "gang takes loot of 5. an alarm circle is crossed, 1 of 1. the alarm goes off. what else had fired "
             "lapses.",
             "Matt streicht Anforderung 3 in Teil 2 bei „Tresor“ (Elektro) mit Elektro durch. „Tresor“ ist mit Teil "
             "2 geschafft. die Bande nimmt Beute zu 5. ein Alarmkreis wird durchgestrichen, 1 von 1. der Alarm geht "
             "los. was sonst noch aktiviert war, verfällt."});
}

TEST_CASE("CL-14, CL-16 to CL-19, CL-59 to CL-61: rounds and ends are told by why they come") {
  const State round = position(idle_villa, "phase=dice roll=124 time=3 matt=2/-/-");
  CHECK(said(idle_villa, round, "done") ==
        Both{"an unused die leaves a trace, 1 of 7. time passes, 4 of 9.",
             "ein unbenutzter Würfel hinterlässt eine Spur, 1 von 7. die Zeit vergeht, 4 von 9."});
  CHECK(said(idle_villa, edited(idle_villa, round, "traces=6"), "done") ==
        Both{"an unused die leaves a trace, 7 of 7. there are too many traces, the gang is arrested.",
             "ein unbenutzter Würfel hinterlässt eine Spur, 7 von 7. es sind zu viele Spuren, die Bande wird "
             "verhaftet."});
  CHECK(said(idle_villa, edited(idle_villa, round, "time=8 matt=-/-/-"), "done") ==
        Both{"time passes, 9 of 9. time is out and the alarm goes off.",
             "die Zeit vergeht, 9 von 9. die Zeit ist um, und der Alarm geht los."});
  CHECK(said(idle_villa, position(idle_villa, "phase=leave time=1"), "run") ==
        Both{"the gang runs away, the heist is a success.", "die Bande haut ab, der Einbruch ist ein Erfolg."});
  const State choice = position(janets_villa, "phase=driver alarm=1");
  CHECK(said(janets_villa, choice, "driver:janet drive:3") ==
        Both{"the police come closer, 1 of 6.", "die Polizei kommt näher, 1 von 6."});
  CHECK(said(janets_villa, choice, "driver:janet drive:6 drive:6") ==
        Both{"the getaway car gets ahead, 3 of 4. the getaway car gets ahead, 4 of 4. the escape is over, the "
             "heist is a success.",
             "der Fluchtwagen gewinnt Vorsprung, 3 von 4. der Fluchtwagen gewinnt Vorsprung, 4 von 4. die "
             "Flucht ist vorbei, der Einbruch ist ein Erfolg."});
}

TEST_CASE("CK-4, CK-6, CK-12, CK-20, CK-21, CK-25: preparations and wages are told") {
  const State before = before_heist(duo, "heists=1 boxes=scouting:1,pimping:1");
  CHECK(said(solo, position(solo), "gift:nothing") == Both{"the gang takes no box.", "die Bande nimmt kein Kästchen."});
  CHECK(said(solo, position(solo), "gift:passports") ==
        Both{"the gang begins with a box of “false passports”.",
             "die Bande beginnt mit einem Kästchen von „falsche Pässe“."});
  CHECK(said(duo, before, "gang:matt+trixie") ==
        Both{"the heist “hotel” begins with Matt and Trixie.", "der Einbruch „Hotel“ beginnt mit Matt und Trixie."});
  CHECK(said(duo, before, "gang:matt+trixie scout:porter.1.1") ==
        Both{"the gang crosses demand 1 of part 1 of “porter” (clever) beforehand.",
             "die Bande streicht vorab Anforderung 1 in Teil 1 bei „Portier“ (Cleverness) durch."});
  CHECK(
      said(duo, before, "gang:matt+trixie scout:nothing pimp:matt:grid.3") ==
      Both{"Matt crosses circle 3 of “lock picks” beforehand.", "Matt streicht vorab Kreis 3 bei „Dietriche“ durch."});
  CHECK(said(solo, before_heist(solo, "heists=2 boxes=tickets:1"), "gang:bruce") ==
        Both{"the heist “concert” begins with Bruce. with the concert tickets “stage door” counts as done. with "
             "the concert tickets “doorman” counts as done. with the concert tickets “props” counts as done. "
             "the gang enters “backstage”. the gang enters “foyer”.",
             "der Einbruch „Konzert“ beginnt mit Bruce. mit den Konzertkarten gilt „Bühneneingang“ als "
             "geschafft. mit den Konzertkarten gilt „Türsteher“ als geschafft. mit den Konzertkarten gilt "
             "„Requisiten“ als geschafft. die Bande betritt „Hinterbühne“. die Bande betritt „Foyer“."});
  CHECK(said(solo, after(solo, leaving(solo, "heists=1 rest=6", "matt"), "run"), "buy:passports") ==
        Both{"the gang buys a box of “false passports”. the rest is 7 points now.",
             "die Bande kauft ein Kästchen von „falsche Pässe“. der Rest beträgt jetzt 7 Punkte."});
}

TEST_CASE("CK-10, CK-11, CK-27: police reports are told") {
  const State state = leaving(hotel_first_duo, "heists=1 rest=3 entered=1 doubles=2", "matt+bruce",
                              "traces=1 crossed=skylight.1.1,skylight.1.2,mantrap.1.1,replica.1.1,replica.1.2,"
                              "tree.1.1,tree.1.2 done=skylight,mantrap,replica,tree");
  CHECK(said(hotel_first_duo, state, "run") ==
        Both{"the gang runs away, the heist is a success. the police report crosses out the heist “glassworks”. "
             "the gang keeps the combination of the security case. the campaign has 2 of 9 traces now. the gang "
             "has 3 presents and meals now. the rest is 4 points now.",
             "die Bande haut ab, der Einbruch ist ein Erfolg. der Polizeibericht streicht den Einbruch "
             "„Glashütte“ durch. die Bande behält die Kombination des Sicherheitskoffers. die Kampagne hat jetzt 2 "
             "von 9 Spuren. die Bande hat jetzt 3 Geschenke und Essen. der Rest beträgt jetzt 4 Punkte."});
  CHECK(said(duo, cornered(duo, "heists=1 jail=trixie", "matt+bruce"), "done") ==
        Both{"an unused die leaves a trace, 6 of 6. there are too many traces, the gang is arrested. the police "
             "report crosses out the heist “hotel”. the campaign has 6 of 9 traces now. Matt goes to jail. "
             "Bruce goes to jail. the rest is 0 points now. the campaign is lost, for too many thieves are in "
             "jail.",
             "ein unbenutzter Würfel hinterlässt eine Spur, 6 von 6. es sind zu viele Spuren, die Bande wird "
             "verhaftet. der Polizeibericht streicht den Einbruch „Hotel“ durch. die Kampagne hat jetzt 6 von 9 "
             "Spuren. Matt kommt ins Gefängnis. Bruce kommt ins Gefängnis. der Rest beträgt jetzt 0 Punkte. die "
             "Kampagne ist verloren, denn zu viele Diebe sind im Gefängnis."});
}

TEST_CASE("CL-11: what different thieves use, and what is no use, is told apart") {
  const Event dice{.kind = EventKind::dice_used, .thief = Thief::matt, .number = 5};
  Event mark{.kind = EventKind::number_written, .thief = Thief::matt, .number = 9};
  REQUIRE(joined(dice, mark).has_value());
  CHECK(int{joined(dice, mark)->part} == 5);
  CHECK(joined(dice, mark)->number == 9);
  CHECK(!joined(mark, dice));
  CHECK(!joined(dice, dice));
  CHECK(!joined(dice, {.kind = EventKind::arrow_crossed}));
  const Event symbol{.kind = EventKind::symbol_used, .thief = Thief::bruce, .effect = words::lock};
  const auto arrow = joined(symbol, {.kind = EventKind::arrow_crossed});
  REQUIRE(arrow.has_value());
  CHECK(arrow->thief == Thief::bruce);
  CHECK(arrow->effect == Effect{words::lock});
  mark.thief = Thief::janet;
  CHECK(!joined(dice, mark));
}

TEST_CASE("all that happens in random heists and campaigns is told in both languages") {
  std::set<std::string> kinds;
  std::uint64_t key = 60;
  for (const char* scenario : {"villa", "museum", "glassworks", "hotel", "concert"}) {
    const HeistOptions options{.scenario = scenario, .thieves = {Thief::matt, Thief::janet, Thief::trixie}};
    telling::play_and_tell(heist(options), ++key, 900, kinds);
  }
  telling::play_and_tell(heist({.scenario = "cellar", .thieves = Thief::janet}, cellar_edition), ++key, 900, kinds);
  for (const int players : {1, 2, 3}) {
    telling::play_and_tell(campaign({.players = players}), ++key, 2'500, kinds);
    telling::play_and_tell(campaign({.players = players, .experience_resets = true}, hotel_first_edition), ++key, 2'500,
                           kinds);
  }
  CHECK(kinds.size() > 30);
}
