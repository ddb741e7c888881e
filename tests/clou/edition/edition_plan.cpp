#include <clou/faults.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace clou_test::faults {

namespace {

constexpr std::size_t gate = 0;
constexpr std::size_t shop = 3;
constexpr std::size_t crate = 5;
constexpr std::size_t crown = 10;
constexpr std::size_t strongbox = 11;

/// What is broken with a change to the museum, which is no plan of the campaign.
std::string with_museum(const std::function<void(Plan&)>& change) {
  return broken([&](Edition& e) { change(e.plans[1]); });
}

/// A plan of so many challenges in one room, each with one part of so many demands.
Plan plain_plan(std::size_t challenges, std::size_t demands) {
  static constexpr std::string_view letters = "abcdefghijklmnop";
  Plan plan = standard::museum;
  plan.rooms = {"street"};
  plan.challenges = {};
  Part same;
  for (std::size_t i = 0; i < demands; ++i) same.demands.push_back(strength);
  for (std::size_t i = 0; i < challenges; ++i) plan.challenges.push_back({letters.substr(i, 1), "street", {same}});
  return plan;
}

}  // namespace

TEST_CASE("CL-45: constraint 11, names of plans, rooms and challenges") {
  const auto plan = [](std::string_view name) { return with_museum([&](Plan& m) { m.name = name; }); };
  CHECK(plan("villa") == "11 plan villa");
  CHECK(plan("Museum") == "11 plan Museum");
  CHECK(plan("art museum") == "11 plan art museum");
  CHECK(plan("museum-2") == "11 plan museum-2");
  CHECK(plan("") == "11 plan ");
  CHECK(plan("abcdefghijklmnopq") == "11 plan abcdefghijklmnop");  // 17 letters, told shortened
  CHECK(plan("abcdefghijklmnop").empty());
  CHECK(plan("museum2").empty());

  const auto challenge = [](std::string_view name) {
    return with_museum([&](Plan& m) { m.challenges[crate].name = name; });
  };
  CHECK(challenge("gate") == "11 plan museum gate");
  CHECK(challenge("strongbox") == "11 plan museum strongbox");
  CHECK(challenge("Crate") == "11 plan museum Crate");
  CHECK(challenge("big crate") == "11 plan museum big crate");
  CHECK(challenge("") == "11 plan museum ");
  CHECK(challenge("window").empty());  // of the villa
  CHECK(challenge("attic").empty());   // a room

  const auto room = [](std::string_view name) {
    return with_museum([&](Plan& m) {
      m.rooms.push_back(name);
      m.challenges[crate].opens = {name};
    });
  };
  CHECK(room("Cellar") == "11 plan museum");
  CHECK(room("wine cellar") == "11 plan museum");
  CHECK(room("") == "11 plan museum");
  CHECK(first_broken([](Edition& e) { e.plans[1].rooms.push_back("attic"); }) == "11 plan museum");
  CHECK(room("cellar").empty());
  CHECK(room("hall").empty());  // of the villa
}

TEST_CASE("CL-45: constraint 11, a plan has a room, a challenge and at most 64 demands") {
  const auto with = [](const Plan& plan) { return with_museum([&](Plan& m) { m = plan; }); };
  CHECK(with(plain_plan(0, 1)) == "11 plan museum");
  CHECK(with(plain_plan(1, 1)).empty());
  CHECK(with(plain_plan(16, 4)).empty());  // 64 demands
  Plan more = plain_plan(16, 4);
  more.challenges[7].parts.push_back(part(lock));
  CHECK(with(more) == "11 plan museum");
  Plan roomless = plain_plan(1, 1);
  roomless.rooms = {};
  CHECK(first_broken([&](Edition& e) { e.plans[1] = roomless; }) == "11 plan museum");
  Plan rooms = plain_plan(1, 1);
  rooms.rooms = {"street", "a", "b", "c", "d", "e", "f", "g"};
  rooms.challenges[0].opens = {"a", "b", "c", "d", "e", "f", "g"};
  CHECK(with(rooms).empty());
}

TEST_CASE("CL-47: constraint 12, a challenge lies in a room and opens rooms of its plan") {
  const auto lies_in = [](std::string_view room) {
    return with_museum([&](Plan& m) { m.challenges[crate].room = room; });
  };
  CHECK(lies_in("garden") == "12 plan museum crate");  // a room of the villa
  CHECK(lies_in("") == "12 plan museum crate");
  CHECK(lies_in("vault").empty());
  const auto opens = [](std::string_view room) {
    return with_museum([&](Plan& m) { m.challenges[crate].opens.push_back(room); });
  };
  CHECK(opens("garden") == "12 plan museum crate");
  CHECK(opens("crate") == "12 plan museum crate");  // a challenge
  CHECK(opens("attic").empty());                    // its own room
  CHECK(opens("street").empty());                   // the first
  CHECK(opens("vault").empty());
}

TEST_CASE("CL-48: constraint 12, a challenge comes after those of its room that stand before it") {
  const auto crown_after = [](std::string_view name) {
    return with_museum([&](Plan& m) { m.challenges[crown].after = {name}; });
  };
  CHECK(crown_after("window") == "12 plan museum crown");     // of the villa
  CHECK(crown_after("vault") == "12 plan museum crown");      // a room
  CHECK(crown_after("crown") == "12 plan museum crown");      // itself
  CHECK(crown_after("strongbox") == "12 plan museum crown");  // stands behind it
  CHECK(crown_after("laser") == "12 plan museum crown");      // in another room
  CHECK(crown_after("showcase").empty());
  const auto strongbox_after = [](std::string_view second) {
    return with_museum([&](Plan& m) { m.challenges[strongbox].after = {"showcase", second}; });
  };
  CHECK(strongbox_after("gate") == "12 plan museum strongbox");
  CHECK(strongbox_after("crown").empty());
}

TEST_CASE("CL-46: constraint 12, every room is opened and can be reached") {
  const auto cellar = [](std::string_view where, std::string_view opens) {
    return with_museum([&](Plan& m) {
      m.rooms.push_back("cellar");
      m.challenges.push_back({"barrel", where, {part(strength)}, {}, {opens}});
    });
  };
  CHECK(with_museum([](Plan& m) { m.rooms.push_back("cellar"); }) == "12 plan museum");
  CHECK(cellar("cellar", "cellar") == "12 plan museum");  // from within only
  CHECK(cellar("cellar", "street") == "12 plan museum");
  CHECK(cellar("attic", "cellar").empty());
  CHECK(cellar("street", "cellar").empty());
  // Two rooms that lead to each other only.
  CHECK(with_museum([](Plan& m) {
          m.rooms.push_back("cellar");
          m.rooms.push_back("tunnel");
          m.challenges.push_back({"barrel", "cellar", {part(strength)}, {}, {"tunnel"}});
          m.challenges.push_back({"cart", "tunnel", {part(strength)}, {}, {"cellar"}});
        }) == "12 plan museum");
  CHECK(with_museum([](Plan& m) { m.challenges[1].opens = {}; }) == "12 plan museum");  // the drainpipe to the attic
  // The table begins with the rooms that are reached last.
  CHECK(with_museum([](Plan& m) {
          m.rooms.push_back("cellar");
          m.challenges[gate].opens = {};
          m.challenges[shop].opens = {"cellar"};
          m.challenges[strongbox].opens = {"lobby"};
        }).empty());
}

TEST_CASE("CL-49: constraint 13, parts and demands") {
  const auto crate_of = [](const Listed<Part, max_parts>& parts) {
    return with_museum([&](Plan& m) { m.challenges[crate].parts = parts; });
  };
  CHECK(crate_of({}) == "13 plan museum crate");
  CHECK(crate_of({part(lock)}).empty());
  CHECK(crate_of({part(lock), part(safe), part(electro)}).empty());
  CHECK(crate_of({Part{}}) == "13 plan museum crate.1");
  CHECK(crate_of({part(lock), Part{}}) == "13 plan museum crate.2");
  CHECK(crate_of({part(lock, lock, lock, lock)}).empty());
  CHECK(crate_of({part(from(2, lock))}) == "13 plan museum crate.1");
  CHECK(crate_of({part(lock), part(safe), part(from(2, lock), from(3, safe))}) == "13 plan museum crate.3");
  CHECK(crate_of({part(from(2, lock), from(3, safe), electro)}).empty());
}

TEST_CASE("CL-51, CL-52: constraint 13, player counts and numbers of demands") {
  const auto second = [](const Demand& demand) {
    return with_museum([&](Plan& m) { m.challenges[gate].parts[0].demands[1] = demand; });
  };
  CHECK(second(from(0, strength)) == "13 plan museum gate.1.2");
  CHECK(second(from(4, strength)) == "13 plan museum gate.1.2");
  for (const int players : {1, 2, 3}) CHECK(second(from(players, strength)).empty());
  CHECK(second(number(0)) == "13 plan museum gate.1.2");
  CHECK(second(number(19)) == "13 plan museum gate.1.2");
  CHECK(second(from(2, number(30))) == "13 plan museum gate.1.2");
  CHECK(second(number(1)).empty());
  CHECK(second(from(3, number(18))).empty());
  CHECK(second(SymbolSet{}) == "13 plan museum gate.1.2");
  CHECK(second(SymbolSet{0x81U}) == "13 plan museum gate.1.2");
  CHECK(second(Demand{strength, 5, 1}) == "13 plan museum gate.1.2");  // a symbol and a number
  CHECK(second(SymbolSet{0x7FU}).empty());
}

TEST_CASE("CL-53: constraint 13, the price of a part") {
  const auto price = [](int traces, int alarms) {
    return with_museum([&](Plan& m) {
      m.challenges[gate].parts[1].traces = static_cast<std::uint8_t>(traces);
      m.challenges[gate].parts[1].alarms = static_cast<std::uint8_t>(alarms);
    });
  };
  CHECK(price(3, 3).empty());
  CHECK(price(0, 0).empty());
  CHECK(price(4, 0) == "13 plan museum gate.2");
  CHECK(price(0, 4) == "13 plan museum gate.2");
  CHECK(with_museum([](Plan& m) { m.challenges[shop].parts[0].traces = 255; }) == "13 plan museum shop.1");
}

TEST_CASE("CL-5: constraint 14, the tracks of a plan") {
  for (Track Plan::*const track : {&Plan::time, &Plan::traces, &Plan::police}) {
    const auto with = [&](const Track& changed) { return with_museum([&](Plan& m) { m.*track = changed; }); };
    CHECK(with({8, {1, 1, 2}}) == "14 plan museum");
    CHECK(with({8, {-1, 1, 2}}) == "14 plan museum");
    CHECK(with({8, {0, 2, 1}}) == "14 plan museum");
    CHECK(with({8, {0, -1, 2}}) == "14 plan museum");
    CHECK(with({8, {0, 1, 8}}) == "14 plan museum");
    CHECK(with({0, {0, 0, 0}}) == "14 plan museum");
    CHECK(with({32, {0, 1, 2}}) == "14 plan museum");
    CHECK(with({31, {0, 1, 2}}).empty());
    CHECK(with({8, {0, 7, 7}}).empty());
    CHECK(with({1, {0, 0, 0}}).empty());
  }
}

TEST_CASE("CL-56, CL-61: constraint 14, arrows, alarm circles and the jump") {
  for (int Plan::*const count : {&Plan::arrows, &Plan::alarm_circles}) {
    const auto with = [&](int changed) { return with_museum([&](Plan& m) { m.*count = changed; }); };
    CHECK(with(0) == "14 plan museum");
    CHECK(with(-1) == "14 plan museum");
    CHECK(with(9) == "14 plan museum");
    CHECK(with(1).empty());
    CHECK(with(8).empty());
  }
  const auto last = [](LastAlarm alarm) { return with_museum([&](Plan& m) { m.last_alarm = alarm; }); };
  CHECK(last(jump(0)) == "14 plan museum");
  CHECK(last(jump(-1)) == "14 plan museum");
  CHECK(last(jump(11)) == "14 plan museum");  // as long as the time track
  CHECK(last(jump(1)).empty());
  CHECK(last(jump(10)).empty());
}

TEST_CASE("CL-63: constraint 15, the score box") {
  for (int ScoreBox::*const points : {&ScoreBox::diamond, &ScoreBox::circle, &ScoreBox::trace, &ScoreBox::alarm}) {
    const auto with = [&](int changed) { return with_museum([&](Plan& m) { m.score.*points = changed; }); };
    CHECK(with(-1) == "15 plan museum");
    CHECK(with(6) == "15 plan museum");
    CHECK(with(0).empty());
    CHECK(with(5).empty());
  }
}

TEST_CASE("CL-54: constraint 15, loot") {
  const auto shop_has = [](const Listed<Loot, max_loot>& loots) {
    return with_museum([&](Plan& m) { m.challenges[shop].loot = loots; });
  };
  CHECK(shop_has({loot(99)}).empty());
  CHECK(shop_has({loot(100)}).starts_with("15 plan museum"));
  CHECK(shop_has({loot(1), Loot{100, LootTag::diamond}}).starts_with("15 plan museum"));
  CHECK(shop_has({Loot{2, LootTag{4}}}).starts_with("15 plan museum"));
  CHECK(shop_has({loot(99), loot(84)}).empty());  // 200 together with 17 of the others
  CHECK(shop_has({loot(99), loot(85)}) == "15 plan museum");
  CHECK(shop_has({special(2)}).empty());
  CHECK(shop_has({special(2), special(0)}) == "15 plan museum");
  CHECK(with_museum([](Plan& m) {
          m.challenges[shop].loot = {special(2)};
          m.challenges[crown].loot = {special(4)};
        }) == "15 plan museum");
  CHECK(shop_has({diamond, diamond, double_circle, double_circle}).empty());
}

}  // namespace clou_test::faults
