#include <doctest/doctest.h>

#include <cstddef>
#include <string>

#include <clou/witness/naive_examples.hpp>

// The ledger's worked examples, sentence by sentence, by the naive engine alone: what it agrees to is a second reading
// of the rules and not an echo of the library.

using namespace naive_clou_examples;

TEST_CASE("naive, CL-11, CL-13, CL-29: worked example 1, marks and sums") {
  Position villa = after(heist("villa", "matt"), "roll:134");
  CHECK(moves(villa).size() == 35);
  CHECK(has(villa, "mark:matt:tree.2:8=1+3+4"));
  CHECK(!has(villa, "mark:matt:clever.2:4=1+3"));
  CHECK(!has(villa, "done"));
  villa = after(villa, "mark:matt:clever.1:4=4");
  const Texts marks = with("mark:matt:",
                           "strength.1:1=1 strength.1:3=3 strength.1:4=1+3 dexterity.1:1=1 clever.2:4=1+3 grid.4:3=3 "
                           "grid.6:4=1+3 ring.1:4=1+3 ring.2:1=1 ring.2:3=3 ring.2:4=1+3 ring.3:1=1 ring.3:3=3");
  CHECK(moves_of(villa) == marks);
  Position lazy = villa;
  lazy.config.use_dice = "may";
  CHECK(moves_of(lazy, "mark") == marks);
  CHECK(moves(lazy).size() == marks.size() + 1);
  CHECK(after(lazy, "done").traces == 2);
  villa = after(villa, "mark:matt:clever.2:4=1+3");
  CHECK(moves_of(villa) == texts("cross:matt.clever:sidedoor.1.1 cross:matt.clever:special.4 lapse"));
  villa = after(villa, "cross:matt.clever:sidedoor.1.1");
  CHECK(villa.done == Texts{"sidedoor"});
  CHECK(villa.rooms.contains("kitchen"));
  CHECK(moves_of(villa) == Texts{"done"});
  villa = after(villa, "done");
  CHECK(villa.time == 1);
  CHECK(villa.traces == 0);
  CHECK(moves_of(villa) == texts("stay run"));
  villa = after(villa, "run");
  CHECK(villa.node == "over");
  CHECK(result(villa).end == "success");
  CHECK(result(villa).points == 0);
  CHECK(result(villa).rank == "poor");
}

TEST_CASE("naive, CL-13, CL-40, CL-41: worked example 2, shift") {
  Position villa = after(heist("villa", "matt"), "roll:116 mark:matt:tree.1:6=6");
  CHECK(villa.node == "dice");
  CHECK(villa.thieves.at("matt").shifts == std::multiset<int>{1});
  CHECK(moves_of(villa, "mark:matt:tree.") == with("mark:matt:tree.3:2=", "1~1 1+1"));
  CHECK(moves_of(villa, "mark:matt:strength") == with("mark:matt:strength.1:", "1=1 2=1~1 2=1+1 3=1+1~1"));
  villa = after(villa, "mark:matt:tree.3:2=1~1");
  CHECK(moves_of(villa) == with("mark:matt:", "strength.1:1=1 dexterity.1:1=1 clever.1:1=1 ring.2:1=1 ring.3:1=1"));

  for (const bool clamped : {false, true}) {
    Position trixie = way(heist("villa", "trixie"), "trixie", "tree.1");
    trixie.config.clamp_dice = clamped;
    trixie = after(trixie, "roll:135");
    CHECK(has(trixie, "mark:trixie:tree.3:7=5~2") == !clamped);
    CHECK(has(trixie, "mark:trixie:tree.3:7=1+5~2"));
  }

  // Only marks with a shift or a virtual die are left.
  Position last = put(heist("villa", "matt"), "matt",
                      "strength.1=1 strength.2=2 strength.3=1 strength.4=2 strength.5=1 strength.6=1 dexterity.1=1 "
                      "dexterity.2=2 dexterity.3=1 dexterity.4=1 dexterity.5=5 dexterity.6=1 clever.1=1 clever.2=1 "
                      "clever.3=1 clever.4=2 clever.5=1 clever.6=2 ring.1=4x ring.2=1x ring.3=1x ring.4=6x grid.4 "
                      "grid.8");
  last = after(last, "roll:111");  // the triple's lock has no place
  CHECK(moves_of(last) == Texts{"done"});
  Position shifted = last;
  shifted.thieves.at("matt").shifts = {1};
  CHECK(moves_of(shifted) == texts("done mark:matt:grid.6:4=1+1+1~1"));
  last.thieves.at("matt").extras = {4};
  CHECK(moves_of(last) == texts("done mark:matt:grid.6:4=4x mark:matt:grid.1:5=1+4x mark:matt:grid.3:6=1+1+4x "
                                "mark:matt:grid.7:7=1+1+1+4x mark:matt:tree.1:6=1+1+4x"));
}

TEST_CASE("naive, CL-42, CK-15, CL-66: worked example 3, extra and the campaign sheet") {
  Position position = after(campaign(1), "gift:costume gang:trixie roll:135");
  CHECK(moves_of(position, "mark:trixie:exp1.1") == with("mark:trixie:exp1.1:1=", "1 3~2"));
  CHECK(moves_of(position, "mark:trixie:exp2").empty());
  position = after(position, "mark:trixie:exp1.1:1=1");
  CHECK(moves_of(position, "mark:trixie:costume.1") == with("mark:trixie:costume.1:10=", "5+5x 3+5~2 3+5x~2"));
  position = after(position, "mark:trixie:costume.1:10=5+5x");
  CHECK(waits(position, "trixie.dexterity trixie.clever"));
  const Texts dexterity = with("cross:trixie.dexterity:", "skylight.1.1 fence.2.1 special.4");
  Texts all = dexterity;
  all.insert("lapse");
  CHECK(moves_of(after(position, "cross:trixie.clever:dog.1.1")) == all);
  all.merge(with("cross:trixie.clever:", "dog.1.1 special.3"));
  CHECK(moves_of(position) == all);
}

TEST_CASE("naive, CL-43, CL-44: worked example 4, fill") {
  Position villa = put(heist("villa", "matt"), "matt", "clever.1=4 clever.2=4 clever.3=1 clever.4=2 clever.5=1");
  villa = after(villa, "roll:235 mark:matt:clever.6:2=2");
  CHECK(villa.node == "dice");
  CHECK(villa.thieves.at("matt").fills == 1);
  CHECK(moves_of(villa, "fill").size() == 308);
  CHECK(moves_of(villa, "fill:matt:special") == with("fill:matt:special.", "1 3 4"));
  CHECK(moves_of(villa, "fill:matt:tree").size() == 8);
  CHECK(moves_of(villa, "fill:matt:grid").size() == 9);
  Position filled = after(villa, "fill:matt:dexterity.3:18");
  CHECK(moves_of(filled) == texts("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.1 lapse"));
  filled = after(filled, "lapse");
  CHECK(moves_of(filled, "mark:matt:dexterity").empty());  // no die shows less than 3
  filled.thieves.at("matt").dice = {2, 3, 5};
  CHECK(moves_of(filled, "mark:matt:dexterity") == Texts{"mark:matt:dexterity.1:2=2"});
  filled = after(filled, "mark:matt:dexterity.1:2=2 lapse");
  CHECK(moves_of(filled, "mark:matt:dexterity") == with("mark:matt:dexterity.2:", "3=3 5=5 8=3+5"));
  filled = after(filled, "mark:matt:dexterity.2:3=3");
  CHECK(moves_of(filled, "mark:matt:dexterity") == with("mark:matt:dexterity.4:", "4=5~1 5=5 6=5~1"));
  villa.config.fill_free = false;
  CHECK(moves_of(villa, "fill").size() == 69);
  CHECK(moves_of(villa, "fill:matt:strength").size() == 18);
  CHECK(moves_of(villa, "fill:matt:dexterity") == with("fill:matt:dexterity.1:", "1 2"));
  CHECK(moves_of(villa, "fill:matt:ring.1").size() == 15);
  CHECK(moves_of(villa, "fill:matt:ring.2").size() == 4);
  CHECK(moves_of(villa, "fill:matt:ring.3").size() == 3);
  CHECK(moves_of(villa, "fill:matt:ring.4").size() == 13);
  CHECK(moves_of(villa, "fill:matt:grid").size() == 9);
  CHECK(moves_of(villa, "fill:matt:tree") == with("fill:matt:tree.", "1 2"));
  CHECK(moves_of(villa, "fill:matt:special") == with("fill:matt:special.", "1 3 4"));
}

TEST_CASE("naive, CL-22, CL-23, CL-31, CL-66, CL-67: worked example 5, grid, twins, order") {
  const std::string crosses = "grid.1 grid.2 grid.6 grid.9";
  const Position villa = after(put(heist("villa", "matt"), "matt", crosses), "roll:236 mark:matt:grid.3:6=6");
  CHECK(waits(villa, "matt.dexterity*2"));
  CHECK(moves_of(villa) == texts("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.1 lapse"));
  CHECK(moves_of(after(villa, "cross:matt.dexterity:window.1.1")) == texts("cross:matt.dexterity:special.1 lapse"));
  const Position second = after(villa, "cross:matt.dexterity:special.1");
  CHECK(moves_of(second) == texts("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.2 lapse"));
  CHECK(after(second, "cross:matt.dexterity:special.2").node == "dice");

  Position museum = put(heist("museum", "matt"), "matt", crosses + " special.1");
  museum = after(museum, "roll:236 mark:matt:grid.3:6=6 cross:matt.dexterity:special.2");
  CHECK(moves_of(museum) == texts("cross:matt.dexterity:drainpipe.1.1 cross:matt.lock:gate.1.1 lapse"));

  Position two = put(heist("villa", "matt janet"), "matt", "ring.3=2 ring.4=6x");
  two = after(two, "roll:235 mark:matt:ring.3:2=2");
  CHECK(waits(two, "matt.clever matt.lock"));
  CHECK(moves_of(two) == texts("cross:matt.clever:sidedoor.1.1 cross:matt.clever:special.4 lapse"));
  CHECK(moves_of(after(two, "cross:matt.clever:sidedoor.1.1")) == texts("cross:matt.lock:sidedoor.1.2 lapse"));
  CHECK(after(two, "cross:matt.clever:special.4").node == "dice");
  CHECK(after(two, "lapse").node == "dice");
}

namespace {

/// Which of the tree's circles the thief's dice could cross if they made every number.
Texts open_in_tree(Position position, const std::string& thief) {
  Texts result;
  Thief& owner = position.thieves.at(thief);
  for (int number = 1; number <= 30; ++number) {
    owner.dice = {number};
    for (const std::string& mark : moves_of(position, "mark:" + thief + ":tree.")) {
      result.insert(mark.substr(mark.find("tree."), mark.find('=') - mark.find("tree.")));
    }
  }
  return result;
}

}  // namespace

TEST_CASE("naive, CL-33, CL-43, CL-44: worked example 6, the tree") {
  const Position villa = way(heist("villa", "matt"), "matt", "tree.1");
  const Position first = after(villa, "roll:256");
  CHECK(moves_of(first, "mark:matt:tree") == with("mark:matt:tree.", "3:2=2 4:13=2+5+6"));
  const Position second = after(first, "mark:matt:tree.3:2=2");
  CHECK(moves_of(second, "mark:matt:tree").empty());
  Position next = second;
  next.thieves.at("matt").dice = {4, 5, 6};
  CHECK(moves_of(next, "mark:matt:tree") == Texts{"mark:matt:tree.7:15=4+5+6"});
  CHECK(moves_of(after(villa, "roll:144"), "mark:matt:tree").empty());

  Position museum = after(way(heist("museum", "matt"), "matt", "tree.1"), "roll:135");
  museum.thieves.at("matt").fills = 1;
  CHECK(moves_of(museum, "fill:matt:tree") == with("fill:matt:tree.", "2 3 4 5 6 7 8"));
  Position strict = museum;
  strict.config.fill_free = false;
  CHECK(moves_of(strict, "fill:matt:tree") == with("fill:matt:tree.", "3 4"));
  CHECK(open_in_tree(after(museum, "fill:matt:tree.3 lapse"), "matt") == texts("tree.4:13 tree.7:15"));

  Position filled = after(put(heist("museum", "matt"), "matt", "tree.1 tree.6"), "roll:135");
  CHECK(open_in_tree(filled, "matt") == texts("tree.2:8 tree.3:2 tree.4:13"));
  CHECK(open_in_tree(way(filled, "matt", "tree.2"), "matt") == texts("tree.5:4 tree.8:11"));
}

TEST_CASE("naive, CL-32, CL-34: worked example 7, circle-boxes and pyramid") {
  Position museum = put(heist("museum", "matt"), "matt", "ring.2=4x");
  museum = after(museum, "roll:145 mark:matt:ring.1:5=5");
  CHECK(museum.node == "dice");
  CHECK(moves_of(museum, "mark:matt:ring.1") == Texts{"mark:matt:ring.1:5=1+4"});
  museum = after(museum, "mark:matt:ring.1:5=1+4");
  CHECK(waits(museum, "matt.lock matt.safe"));
  CHECK(moves_of(museum) == texts("cross:matt.lock:gate.1.1 lapse"));
  museum = after(museum, "cross:matt.lock:gate.1.1");
  CHECK(museum.done == Texts{"gate"});
  CHECK(museum.rooms.contains("lobby"));
  CHECK(museum.waiting.empty());
  CHECK(moves_of(museum) == Texts{"done"});

  const Position janet = heist("villa", "janet");
  Position full = put(janet, "janet", "pyramid.1=2 pyramid.2=3 pyramid.3=1");
  CHECK(moves_of(after(full, "roll:256"), "mark:janet:pyramid") ==
        with("mark:janet:pyramid.", "4:5=5 5:5=5 5:6=6 5:7=2+5 5:8=2+6 5:11=5+6 5:13=2+5+6"));
  full = put(janet, "janet", "pyramid.2=3");
  CHECK(moves_of(after(full, "roll:256"), "mark:janet:pyramid") == with("mark:janet:pyramid.", "1:2=2 3:2=2"));
}

TEST_CASE("naive, CL-23, CL-37, CL-38, CL-57: worked example 8, dice bonuses") {
  const Position villa = after(heist("villa", "matt bruce"), "roll:666");
  CHECK(waits(villa, "matt.dexterity matt.lock bruce.strength bruce.safe"));
  Texts all = with("cross:matt.dexterity:", "window.1.1 special.1");
  all.merge(with("cross:bruce.strength:", "window.1.2 sidedoor.2.1 special.1 special.3 special.6"));
  all.insert("lapse");
  CHECK(moves_of(villa) == all);
  CHECK(after(villa, "cross:bruce.strength:window.1.2 cross:matt.dexterity:window.1.1").node == "dice");
  CHECK(after(villa, "lapse").node == "dice");  // CL-23: all together
  Position janet = heist("museum", "janet");
  CHECK(moves_of(after(janet, "roll:345")) == texts("cross:janet.escape:escape lapse"));
  CHECK(after(janet, "roll:345 cross:janet.escape:escape").arrows == 1);
  janet.arrows = 4;
  CHECK(after(janet, "roll:345").node == "dice");
}

namespace {

Texts workable(const Position& position, const std::string& challenge = "") {
  Texts result;
  for (const OpenDemand& open : workable_demands(position)) {
    if (open.name.rfind(challenge, 0) == 0) result.insert(open.name);
  }
  return result;
}

}  // namespace

TEST_CASE("naive, CL-47, CL-50, CL-51, CL-52, CL-67: worked example 9, demands") {
  const Position one = heist("villa", "matt");
  const Position two = heist("villa", "matt janet");
  const Position three = heist("villa", "matt janet trixie");
  CHECK(workable(one) == texts("window.1.1 window.1.2 sidedoor.1.1 sidedoor.2.1"));
  CHECK(workable(two) == workable(one));
  CHECK(workable(three) == texts("window.1.1 window.1.2 window.1.4 sidedoor.1.1 sidedoor.2.1"));
  CHECK(workable(crossed(one, "window.1.2"), "window") == Texts{"window.1.1"});
  CHECK(workable(crossed(two, "window.1.2"), "window") == texts("window.1.1 window.1.3"));
  CHECK(crossed(one, "window.1.1 window.1.2").done.contains("window"));
  CHECK(!crossed(two, "window.1.1 window.1.2").done.contains("window"));
  CHECK(crossed(two, "window.1.1 window.1.2 window.1.3").done.contains("window"));
  CHECK(!crossed(three, "window.1.1 window.1.2 window.1.3").done.contains("window"));
  CHECK(crossed(three, "window.1.1 window.1.2 window.1.3 window.1.4").done.contains("window"));
  const Position side = crossed(two, "sidedoor.1.1");
  CHECK(workable(side, "sidedoor") == texts("sidedoor.1.2 sidedoor.2.1"));
  const Position inside = crossed(side, "sidedoor.1.2");
  CHECK(inside.done == Texts{"sidedoor"});
  CHECK(workable(inside, "s") == texts("silver.1.1 silver.1.2 stairs.1.1 stairs.1.2 stairs.1.3"));
  const Position hotel = after(done(heist("hotel", "matt trixie"), "porter"), "roll:346");
  const Texts sevens = texts("mark:matt:keyboard.1.1:7=3+4 mark:trixie:keyboard.1.1:7=3+4");
  Texts found = moves_of(hotel, "mark:matt:keyboard");
  found.merge(moves_of(hotel, "mark:trixie:keyboard"));
  CHECK(found == sevens);
  Position eleven = after(hotel, "mark:matt:keyboard.1.1:7=3+4");
  CHECK(workable(eleven, "keyboard.1") == Texts{"keyboard.1.2"});
  eleven.thieves.at("trixie").dice = {5, 6};
  CHECK(moves_of(eleven, "mark:trixie:keyboard") == Texts{"mark:trixie:keyboard.1.2:11=5+6"});
}

TEST_CASE("naive, CL-13, CL-14, CL-16, CL-18, CL-53: worked example 10, completing parts") {
  Position bruce = done(heist("villa", "bruce"), "window");
  Position cabinet = crossed(bruce, "cabinet.2.1");
  CHECK(cabinet.loot == 2);
  CHECK(cabinet.traces == 1);
  Position sixth = bruce;
  sixth.traces = 6;
  sixth = crossed(sixth, "cabinet.2.1");
  CHECK(sixth.end == "arrested");
  CHECK(sixth.loot == 2);
  CHECK(result(sixth).points == 0);

  bruce = crossed(done(bruce, "door"), "safe.2.1 safe.2.2");
  bruce = put(bruce, "bruce", "clever.1=5 clever.2=2");
  bruce = after(bruce, "roll:123 mark:bruce:clever.3:2=2 cross:bruce.electro:safe.2.3");
  CHECK(bruce.loot == 5);
  CHECK(bruce.traces == 0);
  CHECK(moves_of(bruce) == Texts{"driver:bruce"});

  Position two = heist("villa", "janet bruce");
  two.config.use_dice = "may";
  two.time = 7;
  CHECK(available(two, plan_of(two).time) == 8);
  two = after(two, "roll:124 done");
  CHECK(two.node == "over");
  CHECK(result(two).end == "arrested");
  CHECK(two.time == 7);
  Position matt = heist("villa", "matt");
  matt.config.use_dice = "may";
  matt.time = 8;
  matt = after(matt, "roll:112 done");
  CHECK(matt.traces == 3);
  CHECK(matt.alarm_went_off);
  CHECK(moves_of(matt) == Texts{"driver:matt"});
}

TEST_CASE("naive, CL-56, CL-60, CL-61, CL-63: worked example 11, escape, points, jump") {
  Position bruce = heist("villa", "bruce");
  bruce.loot = 5;
  bruce = crossed(done(done(bruce, "window"), "door"), "safe.2.1 safe.2.2 safe.2.3");
  CHECK(bruce.loot == 10);
  bruce.loot = 5;
  go_on(bruce);
  const Position driving = after(bruce, "driver:bruce");
  CHECK(after(driving, "drive:4").police == 1);
  CHECK(after(driving, "drive:5").arrows == 1);
  CHECK(after(driving, "drive:6").arrows == 1);
  const Position away = after(driving, "drive:5 drive:6 drive:5 drive:6");
  CHECK(result(away).end == "success");
  CHECK(result(away).points == 3);
  CHECK(result(away).rank == "poor");
  const Position caught = after(driving, "drive:1 drive:2 drive:3 drive:4 drive:1 drive:1");
  CHECK(result(caught).end == "caught");
  CHECK(result(caught).points == 0);
  Position janet = heist("villa", "janet");
  janet.alarm_went_off = true;
  go_on(janet);
  CHECK(after(janet, "driver:janet drive:4").arrows == 1);
  CHECK(after(janet, "driver:janet drive:6").arrows == 2);
  Position ready = heist("villa", "bruce");
  ready.arrows = 4;
  ready.alarm_went_off = true;
  go_on(ready);
  CHECK(result(ready).end == "success");

  Position hotel = after(done(heist("hotel", "bruce"), "lift"), "roll:112");
  hotel.alarms = 2;
  hotel = crossed(hotel, "room21.2.1");
  CHECK(hotel.loot == 3);
  CHECK(hotel.alarms == 3);
  CHECK(hotel.time == 9);
  go_on(hotel);
  CHECK(hotel.node == "dice");
  hotel.config.use_dice = "may";
  CHECK(after(hotel, "done").time == 10);
  add_alarm(hotel);
  CHECK(hotel.alarms == 3);
  CHECK(hotel.time == 9);
  for (const std::string gang : {"bruce", "matt bruce", "matt janet bruce"}) {
    Position jumping = heist("hotel", gang);
    jumping.alarms = 2;
    add_alarm(jumping);
    CHECK(available(jumping, plan_of(jumping).time) - jumping.time == 3);
  }
}
