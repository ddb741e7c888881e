#include <doctest/doctest.h>

#include <string>

#include <clou/witness/naive_examples.hpp>

// The ledger's worked examples of the campaign and the concert, by the naive engine alone.

using namespace naive_clou_examples;

namespace {

Position at(Position position, const std::string& node) {
  position.node = node;
  return position;
}

/// The last time symbol is crossed, without dice left over.
Position time_out(Position position) {
  position.time = available(position, plan_of(position).time) - 1;
  return after(at(position, "dice"), "done");
}

/// The heist ends by an arrest.
Position arrested(Position position) {
  while (position.end.empty()) add_trace(position);
  go_on(position);
  return position;
}

}  // namespace

TEST_CASE("naive, CK-4, CK-6, CK-10, CK-11, CK-12: worked example 12, from heist to heist") {
  Position two = campaign(2);
  CHECK(moves_of(two) ==
        with("gift:", "costume canes lights affair scouting training pimping tickets passports nothing"));
  two = after(two, "gift:passports");
  CHECK(boxes_crossed(two, "passports") == 1);
  CHECK(campaign_traces_available(two) == 9);
  CHECK(moves_of(two).size() == 6);
  Position heist = after(two, "gang:matt+bruce");
  CHECK(available(heist, plan_of(heist).time) == 10);
  heist.loot = 4;
  heist.diamonds = 1;
  Position rich = after(at(heist, "leave"), "run");
  CHECK(rich.rest == 6);
  CHECK(rich.node == "wages");
  rich = after(rich, "buy:passports");
  CHECK(rich.rest == 1);
  CHECK(campaign_traces_available(rich) == 11);
  CHECK(moves_of(rich) == Texts{"save"});

  Position late = heist;
  late.traces = 2;
  late.special = true;
  late.doubles = 1;
  late = after(time_out(late), "driver:bruce drive:1 drive:1 drive:1 drive:1");
  CHECK(naive_clou::points(late) == 2);
  late = after(late, "drive:1");
  CHECK(late.rest == 1);
  CHECK(late.jail == Texts{"bruce"});
  CHECK(late.special_loot == std::set<int>{1});
  CHECK(late.campaign_doubles == 1);
  CHECK(moves_of(after(late, "save")) == with("gang:", "matt+janet matt+trixie janet+trixie"));

  heist.traces = 5;
  const Position jailed = arrested(heist);
  CHECK(jailed.rest == 0);
  CHECK(jailed.jail == texts("matt bruce"));
  CHECK(moves_of(jailed) == Texts{"save"});
  CHECK(moves_of(after(jailed, "save")) == Texts{"gang:janet+trixie"});

  Position hotel = campaign(2);
  hotel.heists_played = 1;
  hotel.rest = 4;
  hotel = after(at(hotel, "gang"), "gang:matt+bruce");
  hotel.loot = 7;  // and three alarm circles
  hotel = after(at(hotel, "leave"), "run");
  CHECK(hotel.rest == 17);
  hotel = after(hotel, "buy:costume buy:passports buy:passports");
  CHECK(hotel.rest == 2);
  CHECK(moves_of(hotel) == Texts{"save"});

  Position traced = campaign(2);
  traced.campaign_traces = 7;
  traced.heists_played = 1;
  traced = after(at(traced, "gang"), "gang:matt+bruce");
  traced.loot = 20;
  traced.traces = 3;
  traced = after(at(traced, "leave"), "run");
  CHECK(result(traced).end == "lost");
  CHECK(result(traced).lost_by == "traces");
  CHECK(result(traced).points == 0);
  CHECK(traced.campaign_traces == 9);
}

TEST_CASE("naive, CK-7, CK-8, CK-10, CK-28: worked example 12, too many in jail") {
  const auto end_of_heist = [](int players, const std::string& jail, int heist, const std::string& jail_rule) {
    Position position = campaign(players);
    position.config.jail_rule = jail_rule;
    position.heists_played = heist - 1;
    Position begun = at(position, "gang");
    begun = after(begun, moves_of(begun, "gang").begin()->c_str());
    const Texts jailed = texts(jail);
    begun.jail.insert(jailed.begin(), jailed.end());
    return after(at(begun, "leave"), "run");
  };
  CHECK(Config{}.jail_rule == "jailed");
  for (const std::string rule : {"jailed", "free"}) {
    const Position three = end_of_heist(3, "matt janet", 1, rule);
    CHECK(three.node == "over");
    CHECK(result(three).lost_by == "jail");
  }
  CHECK(result(end_of_heist(1, "matt janet", 1, "jailed")).lost_by == "jail");
  CHECK(result(end_of_heist(1, "matt janet", 3, "jailed")).lost_by == "jail");
  CHECK(end_of_heist(1, "matt", 1, "jailed").node == "wages");
  CHECK(end_of_heist(1, "matt janet", 1, "free").node == "wages");
  CHECK(result(end_of_heist(1, "matt janet", 3, "free")).end == "won");
  CHECK(result(end_of_heist(3, "matt janet", 3, "jailed")).end == "won");  // CK-7 is asked after the third heist

  Position hotel = campaign(1);
  hotel.heists_played = 1;
  hotel = after(at(hotel, "gang"), "gang:matt");
  hotel = crossed(done(hotel, "keyboard suitedoor"), "notebook.2.1 notebook.2.2");
  hotel.loot = 2;
  hotel.traces = 6;
  hotel.waiting = {Fired{"matt", {"electro"}}};
  hotel = after(at(hotel, "symbol"), "cross:matt.electro:notebook.2.3");
  CHECK(hotel.rest == 3);
  CHECK(hotel.special_loot == std::set<int>{2});
  CHECK(hotel.jail == Texts{"matt"});
  CHECK(hotel.campaign_traces == 7);
  CHECK(hotel.node == "wages");
}

TEST_CASE("naive, CK-20, CK-21, CK-22, CK-24: worked example 13, preparations") {
  const Position scouting = after(campaign(1), "gift:scouting gang:matt");
  CHECK(moves(scouting).size() == 25);
  Position hamper = after(scouting, "scout:hamper.1.1");
  CHECK(hamper.done.empty());
  hamper = done(hamper, "officedoor");
  cascade(hamper);
  CHECK(hamper.done.contains("hamper"));
  CHECK(hamper.doubles == 1);
  const Position fence = after(scouting, "scout:fence.2.1");
  CHECK(fence.done == Texts{"fence"});
  CHECK(fence.traces == 1);
  Position replica = done(after(scouting, "scout:replica.1.2"), "skylight mantrap");
  const auto is_workable_now = [&](const std::string& name) {
    for (const OpenDemand& open : workable_demands(replica)) {
      if (open.name == name) return true;
    }
    return false;
  };
  CHECK(is_workable_now("replica.1.1"));
  CHECK(!is_workable_now("replica.1.2"));
  CHECK(crossed(replica, "replica.1.1").done.contains("replica"));
  CHECK(after(campaign(1), "gift:scouting gang:bruce").node == "roll");

  const Position pimping = after(campaign(1), "gift:pimping gang:trixie");
  Texts all = with("pimp:trixie:tree.", "1 2 3 4 5 6 7 8");
  all.merge(with("pimp:trixie:", "special.1 special.2 special.3 special.4 exp1.1 exp1.2 nothing"));
  CHECK(moves_of(pimping) == all);
  Position one = after(pimping, "pimp:trixie:tree.1");
  CHECK(one.waiting.empty());
  CHECK(one.node == "roll");
  CHECK(reached_in_tree(one, "trixie") == texts("tree.1 tree.2 tree.3 tree.4"));
  CHECK(moves_of(after(one, "roll:234"), "mark:trixie:tree") == with("mark:trixie:tree.", "2:9=2+3+4 3:7=3+4"));
  CHECK(moves_of(after(one, "roll:246"), "mark:trixie:tree") == Texts{"mark:trixie:tree.4:12=2+4+6"});
  Position four = after(pimping, "pimp:trixie:tree.4");
  CHECK(reached_in_tree(four, "trixie") == texts("tree.1 tree.2"));
  four = way(four, "trixie", "tree.1");
  CHECK(reached_in_tree(four, "trixie") == texts("tree.3 tree.4 tree.6 tree.7"));
  CHECK(has(after(four, "roll:334"), "mark:trixie:tree.6:10=3+3+4"));
  CHECK(has(after(four, "roll:334"), "mark:trixie:tree.7:4=4"));

  const Position training = after(campaign(1), "gift:training gang:bruce");
  CHECK(crossed(done(training, "fence"), "officedoor.2.1 officedoor.2.2").traces == 0);
  CHECK(crossed(done(after(campaign(1), "gift:nothing gang:bruce"), "fence"), "officedoor.2.1 officedoor.2.2").traces ==
        1);
  CHECK(crossed(training, "fence.2.1").traces == 1);

  for (const std::string gift : {"affair", "nothing"}) {
    Position janet = after(campaign(1), "gift:" + gift + " gang:janet");
    janet.loot = 2;
    janet.diamonds = 1;
    janet.traces = 2;
    janet = after(at(janet, "leave"), "run");
    CHECK(janet.rest == (gift == "affair" ? 4 : 2));
    CHECK(janet.campaign_traces == 2);
  }
}

TEST_CASE("naive, CK-32, CK-33: worked example 14, the concert") {
  Position concert = heist("concert", "matt");
  concert.time = 2;
  CHECK(moves_of(after(concert, "roll:124")) == texts("cross:loud.strength/electro:stagedoor.2.1 lapse"));
  concert.time = 3;
  Position quiet = put(concert, "matt", "ring.1=5 ring.2=1x");
  quiet = after(quiet, "roll:156 mark:matt:ring.1:5=5");
  CHECK(quiet.node == "dice");
  quiet = after(quiet, "mark:matt:tree.1:6=6");
  CHECK(quiet.thieves.at("matt").shifts.empty());
  CHECK(moves_of(after(concert, "roll:444")) == texts("cross:matt.lock:stagedoor.1.1 lapse"));
  concert = done(concert, "props wardrobedoor");
  concert.time = 5;
  CHECK(phase(concert) == "instrumental");
  Texts open;
  for (const OpenDemand& demand : workable_demands(concert)) open.insert(demand.name);
  CHECK(open.contains("bar.1.1"));
  CHECK(!open.contains("bouquet.1.1"));
  concert.done.erase("wardrobedoor");
  for (const OpenDemand& demand : workable_demands(concert)) CHECK(demand.name.rfind("wardrobedoor", 0) != 0);
  concert.time = 4;
  open.clear();
  for (const OpenDemand& demand : workable_demands(concert)) open.insert(demand.name);
  CHECK(open.contains("wardrobedoor.1.1"));
  CHECK(open.contains("bouquet.1.1"));

  Position two = heist("concert", "matt janet");
  CHECK(phase(two) == "pause");
  CHECK(available(two, plan_of(two).time) == 12);
  two.time = 1;
  CHECK(phase(two) == "loud");
  const Position three = after(heist("concert", "matt janet trixie"), "roll:256");
  CHECK(phase(three) == "loud");
  CHECK(waits(three, "loud.strength/electro"));
}

TEST_CASE("naive, CK-14, CK-25, CK-28, CK-29, CK-31, CK-34: worked example 14, the finale") {
  Position third = campaign(1);
  third.heists_played = 2;
  third.special_loot = {2};
  third.item_boxes["tickets"] = 1;
  third = after(at(third, "gang"), "gang:matt");
  CHECK(third.done == texts("stagedoor doorman props"));
  CHECK(third.rooms.contains("foyer"));
  CHECK(!third.rooms.contains("alley"));
  const Position sacked = crossed(third, "wardrobedoor.1.1 case.1.1");
  CHECK(sacked.loot == 25);
  CHECK(sacked.special);
  CHECK(moves_of(after(at(sacked, "leave"), "run")) == Texts{"driver:matt"});
  Position rich = sacked;
  rich.special_loot.insert(1);
  Position won = after(at(rich, "leave"), "run");
  CHECK(result(won).end == "won");
  CHECK(result(won).points == 25);
  CHECK(result(won).rank == "ordinary");

  Position same = crossed(rich, "bouquet.1.1");
  same.rest = 4;
  same.campaign_traces = 2;
  same.jail = {"bruce"};
  same.campaign_doubles = 1;
  same.traces = 1;
  same = after(at(same, "leave"), "run");
  CHECK(same.rest == 28);
  CHECK(result(same).points == 20);

  CHECK(result(time_out(rich)).end == "won");
  CHECK(time_out(rich).rest == 25);
  Position poor = third;
  poor.special_loot.insert(1);
  CHECK(result(time_out(poor)).end == "won");
  CHECK(moves_of(time_out(sacked)) == Texts{"driver:matt"});
  CHECK(moves_of(time_out(third)) == Texts{"driver:matt"});

  third.traces = 3;
  third = after(at(third, "leave"), "run");
  CHECK(result(third).end == "won");
  CHECK(third.rest == 0);
  CHECK(result(third).points == -9);
}
