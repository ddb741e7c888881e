#include <clou/faults.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace clou_test::faults {

namespace {

/// What is broken with a change to the campaign sheet.
std::string with_sheet(const std::function<void(CampaignSheet&)>& change) {
  return broken([&](Edition& e) { change(e.campaign); });
}

constexpr std::size_t exp1 = 0;
constexpr std::size_t exp2 = 1;
constexpr std::size_t costume = 2;
constexpr std::size_t canes = 3;
constexpr std::size_t lights = 4;

constexpr std::string_view sheet17 = "17 campaign sheet";
constexpr std::string_view sheet18 = "18 campaign sheet";
constexpr std::string_view sheet19 = "19 campaign sheet";
constexpr std::string_view sheet20 = "20 campaign sheet";

}  // namespace

TEST_CASE("CK-5: constraint 17, three heists on different plans") {
  const auto heists = [](std::string_view first, std::string_view second, std::string_view third) {
    return with_sheet([&](CampaignSheet& s) { s.heists = {first, second, third}; });
  };
  CHECK(heists("hotel", "hotel", "concert") == sheet17);
  CHECK(heists("glassworks", "concert", "concert") == sheet17);
  CHECK(heists("concert", "hotel", "concert") == sheet17);
  CHECK(heists("hotel", "glassworks", "concert").empty());
  CHECK(first_broken([](Edition& e) { e.campaign.heists[0] = "castle"; }) == sheet17);
  CHECK(first_broken([](Edition& e) { e.campaign.heists[2] = ""; }) == sheet17);
}

TEST_CASE("CK-13: constraint 17, each heist has one special loot") {
  constexpr std::size_t glassworks = 2;
  constexpr std::size_t dog = 2;
  constexpr std::size_t replica = 11;
  const auto with = [](std::size_t challenge, const Listed<Loot, max_loot>& loots) {
    return broken([&](Edition& e) { e.plans[glassworks].challenges[challenge].loot = loots; });
  };
  CHECK(with(replica, {}) == sheet17);
  CHECK(with(replica, {loot(2)}) == sheet17);
  CHECK(with(dog, {special(1)}) == "15 plan glassworks, 17 campaign sheet");  // another one
  CHECK(with(replica, {loot(2), special(0)}).empty());
  CHECK(with_sheet([](CampaignSheet& s) { s.heists[0] = "villa"; }) == sheet17);
}

TEST_CASE("CK-14: constraint 17, only the third heist can ask for the combination") {
  const auto flagged = [](std::size_t plan) {
    return broken([&](Edition& e) { e.plans[plan].challenges[1].parts[0].needs_combination = true; });
  };
  for (const std::size_t plan : {0U, 1U, 2U, 3U}) CHECK(flagged(plan).starts_with("17 "));
  CHECK(flagged(4).empty());
  CHECK(with_sheet([](CampaignSheet& s) { s.heists = {"glassworks", "concert", "hotel"}; }).starts_with("17 "));
  CHECK(broken([](Edition& e) { e.plans[4].challenges[14].parts[0].needs_combination = false; }).empty());
}

TEST_CASE("CK-3: constraint 18, the trace track of the campaign") {
  const auto with = [](const Track& track) { return with_sheet([&](CampaignSheet& s) { s.traces = track; }); };
  CHECK(with({12, {1, 3, 5}}) == sheet18);
  CHECK(with({12, {-1, 3, 5}}) == sheet18);
  CHECK(with({12, {0, 5, 3}}) == sheet18);
  CHECK(with({12, {0, 3, 12}}) == sheet18);
  CHECK(with({32, {0, 28, 30}}) == sheet18);
  CHECK(with({1, {0, 0, 0}}).empty());
}

TEST_CASE("CK-10: constraint 18, three heists can fill the trace track, for every number of players") {
  // At most six traces without an arrest in each heist for one player, five for two, four for three.
  const auto with = [](const Track& track) { return with_sheet([&](CampaignSheet& s) { s.traces = track; }); };
  CHECK(with({17, {0, 3, 6}}).empty());
  CHECK(with({18, {0, 4, 7}}) == sheet18);
  CHECK(with({17, {0, 2, 6}}) == sheet18);
  CHECK(with({17, {0, 3, 5}}) == sheet18);
  // 11 for one player are too many as soon as one heist leaves fewer.
  const auto few = [](int length) { return broken([&](Edition& e) { e.plans[3].traces = {length, {0, 0, 0}}; }); };
  CHECK(few(2).empty());     // 13 for one player, 11 for two, 9 for three
  CHECK(few(1) == sheet18);  // 12 for one player
}

TEST_CASE("CK-12, CK-29: constraint 18, the price and the points") {
  const std::vector<int& (*)(CampaignSheet&)> values{[](CampaignSheet& s) -> int& { return s.price; },
                                                     [](CampaignSheet& s) -> int& { return s.points.jailed; },
                                                     [](CampaignSheet& s) -> int& { return s.points.trace; },
                                                     [](CampaignSheet& s) -> int& { return s.points.double_circle; }};
  for (const auto value : values) {
    const auto with = [&](int changed) { return with_sheet([&](CampaignSheet& s) { value(s) = changed; }); };
    CHECK(with(0) == sheet18);
    CHECK(with(-1) == sheet18);
    CHECK(with(10) == sheet18);
    CHECK(with(1).empty());
    CHECK(with(9).empty());
  }
}

TEST_CASE("CK-31: constraint 18, ranks rise") {
  const auto with = [](const RankLimits& ranks) { return with_sheet([&](CampaignSheet& s) { s.ranks = ranks; }); };
  CHECK(with({50, 50, 72}) == sheet18);
  CHECK(with({50, 63, 63}) == sheet18);
  CHECK(with({64, 63, 72}) == sheet18);
  CHECK(with({50, 73, 72}) == sheet18);
  CHECK(with({62, 63, 64}).empty());
}

TEST_CASE("CK-15: constraint 19, at most eight areas with sixteen elements") {
  CHECK(with_sheet([](CampaignSheet& s) {
          for (int i = 0; i < 2; ++i) s.areas[exp1].elements.push_back(circle(3, lock));
        }).empty());  // 16
  CHECK(with_sheet([](CampaignSheet& s) {
          for (int i = 0; i < 3; ++i) s.areas[exp1].elements.push_back(circle(3, lock));
        }) == sheet19);
  CHECK(with_sheet([](CampaignSheet& s) {
          for (const std::string_view name : {"six", "seven"}) s.areas.push_back(tool(name, 1, {circle(3, lock)}));
          s.areas.push_back(tool("eight", 1, {}));
        }).empty());
  CHECK(with_sheet([](CampaignSheet& s) { s.areas = {}; }).empty());
}

TEST_CASE("CK-17: constraint 19, names of areas") {
  const auto named = [](std::string_view name) {
    return with_sheet([&](CampaignSheet& s) { s.areas[canes].name = name; });
  };
  CHECK(named("costume") == "19 campaign sheet costume");
  CHECK(with_sheet([](CampaignSheet& s) { s.areas[lights].name = "exp1"; }) == "19 campaign sheet exp1");
  for (const std::string_view name : preparation_words) CHECK(named(name) == "19 campaign sheet " + std::string{name});
  for (const std::string_view name : group_words) CHECK(named(name) == "19 campaign sheet " + std::string{name});
  CHECK(named("nothing") == "19 campaign sheet nothing");  // the word of CK-4
  CHECK(named("Canes") == "19 campaign sheet Canes");
  CHECK(named("two canes") == "19 campaign sheet two canes");
  CHECK(named("") == "19 campaign sheet ");
  CHECK(named("rope").empty());
  CHECK(named("villa").empty());
}

TEST_CASE("CK-16, CK-17: constraint 19, from which heist an area is open, or for how many boxes") {
  const auto experienced = [](int heist, int boxes) {
    return with_sheet([&](CampaignSheet& s) {
      s.areas[exp2].from_heist = static_cast<std::uint8_t>(heist);
      s.areas[exp2].boxes = static_cast<std::uint8_t>(boxes);
    });
  };
  CHECK(experienced(4, 0) == "19 campaign sheet exp2");
  CHECK(experienced(2, 1) == "19 campaign sheet exp2");
  CHECK(experienced(0, 0) == "19 campaign sheet exp2");
  CHECK(experienced(0, 3) == "19 campaign sheet exp2");
  for (const int heist : {1, 2, 3}) CHECK(experienced(heist, 0).empty());
  for (const int boxes : {1, 2}) CHECK(experienced(0, boxes).empty());
}

TEST_CASE("CK-15: constraints 3, 4 and 19, the elements of an area") {
  const auto first = [](const AreaElement& element) {
    return with_sheet([&](CampaignSheet& s) { s.areas[exp1].elements[0] = element; });
  };
  CHECK(first(circle(0, lock)) == "4 campaign sheet exp1.1");
  CHECK(first(circle(31, lock)) == "4 campaign sheet exp1.1");
  CHECK(first(circle(1, lock)).empty());
  CHECK(first(circle(30, lock)).empty());
  for (const Condition condition : {under(1), under(31), over(30), equal(0), equal(31), over(p), under(9) & under(p)}) {
    CHECK(first(ring(condition)) == "3 campaign sheet exp1.1");
  }
  for (const Condition condition : {any, under(2), over(0), over(29), equal(30)}) CHECK(first(ring(condition)).empty());
  CHECK(first({AreaElementKind{3}, 5, {}, {}, lock}) == "19 campaign sheet exp1.1");
}

TEST_CASE("CK-23: constraint 19, lines of an area") {
  const auto lines = [](std::size_t area, const Listed<AreaLine, max_area_elements>& changed) {
    return with_sheet([&](CampaignSheet& s) { s.areas[area].effect_lines = changed; });
  };
  CHECK(lines(costume, {line(lock, 1, 2), line(safe, 2, 3)}) == "19 campaign sheet costume.2");
  CHECK(lines(costume, {line(lock, 1, 2), line(safe, 3)}).empty());
  CHECK(lines(costume, {}).empty());
  CHECK(lines(costume, {line(lock, 1, 4)}) == "19 campaign sheet costume");  // there is no fourth
  CHECK(lines(costume, {AreaLine{0, lock}}) == "19 campaign sheet costume");
  CHECK(lines(canes, {line({lock, safe}, 1, 2, 3)}).empty());

  CHECK(lines(lights, {}) == "19 campaign sheet lights.1, 19 campaign sheet lights.2");
  CHECK(lines(lights, {line(safe, 1)}) == "19 campaign sheet lights.2");
  CHECK(lines(lights, {line(safe, 1), line(lock, 2)}).empty());
  CHECK(lines(lights, {line(safe, 1, 2), line(lock, 2)}) == "19 campaign sheet lights.2");
  CHECK(lines(lights, {line(safe, 1), line(lock, 2, 3)}) == "19 campaign sheet lights.2, 19 campaign sheet lights.3");
  CHECK(lines(lights, {line({safe, lock}, 1, 2)}) == "19 campaign sheet lights.1, 19 campaign sheet lights.2");
  CHECK(lines(lights, {line(safe, 1, 2), line({lock, safe}, 3, 4)}).empty());
  CHECK(with_sheet([](CampaignSheet& s) { s.areas[lights].elements[0].fires = lock; }) == "19 campaign sheet lights.1");
}

TEST_CASE("CK-23, CL-24: constraint 19, a line of symbol circles can end in a white symbol") {
  CHECK(with_sheet([](CampaignSheet& s) { s.areas[lights].effect_lines[0].fires = shift(1); }).empty());
}

TEST_CASE("CK-19: constraint 20, the six preparations") {
  using Boxes = Listed<PreparationBoxes, preparation_count>;
  const Boxes all = standard::campaign.preparations;
  const auto with = [](const Boxes& boxes) { return with_sheet([&](CampaignSheet& s) { s.preparations = boxes; }); };
  for (std::size_t missing = 0; missing < preparation_count; ++missing) {
    Boxes five;
    Boxes twice;
    for (std::size_t i = 0; i < preparation_count; ++i) {
      if (i != missing) five.push_back(all[i]);
      twice.push_back(all[i == missing ? (i + 1) % preparation_count : i]);
    }
    CHECK(with(five) == sheet20);
    CHECK(with(twice) == sheet20);
  }
  const auto boxes_of = [&](std::size_t entry, int boxes) {
    Boxes changed = all;
    changed[entry].boxes = static_cast<std::uint8_t>(boxes);
    return with(changed);
  };
  for (std::size_t i = 0; i < preparation_count; ++i) {
    CHECK(boxes_of(i, 0) == sheet20);
    CHECK(boxes_of(i, 3) == sheet20);
    CHECK(boxes_of(i, 1).empty());
    CHECK(boxes_of(i, 2).empty());
  }
  Boxes unknown = all;
  unknown[5].preparation = Preparation{6};
  CHECK(with(unknown) == sheet20);
  Boxes turned;
  for (std::size_t i = preparation_count; i > 0; --i) turned.push_back(all[i - 1]);
  CHECK(with(turned).empty());
}

TEST_CASE("CL-4: the name of an edition is one word") {
  const auto named = [](std::string_view name) { return broken([&](Edition& e) { e.name = name; }); };
  for (const std::string_view name : {"", "two words", "a-name-that-is-longer-than-32-signs"}) {
    CHECK(named(name) == "21 edition");
  }
  CHECK(named("a-name-of-exactly-thirty-2-signs").empty());
}

TEST_CASE("CL-4: faults tell in a sentence what is wrong, several at once, at most 32") {
  Edition edition = worked_edition;
  edition.sheets[0].dexterity[1].condition = under(31);
  edition.plans[0].challenges[0].parts[0].demands[2].players = 4;
  edition.campaign.areas[4].elements[2].number = 0;
  edition.name = "two words";
  const EditionFaults faults = validate(edition);
  REQUIRE(faults.size() == 4);
  CHECK(faults[0] == EditionFault{.constraint = Constraint::conditions,
                                  .component = Component::sheet,
                                  .index = 0,
                                  .group = Group::dexterity,
                                  .number = 2});
  CHECK(to_text(edition, faults[0]).view() ==
        "matt dexterity.2: k must be 2 to 30 in <k, 0 to 29 in >k, 1 to 30 in =k; only a box that has others before it "
        "compares with them");
  CHECK(to_text(edition, faults[1]).view() ==
        "plan villa window.1.3: a challenge must have 1 to 3 parts of 1 to 4 demands, one of them for a single player, "
        "players 1 to 3, numbers 1 to 18, at most 3 traces and 3 alarms");
  CHECK(to_text(edition, faults[2]).view() ==
        "campaign sheet lights.3: numbers in circles must be 1 to 30, those of a grid different");
  CHECK(to_text(edition, faults[3]).view() == "edition: the name must be one word of 1 to 32 signs");
  for (ThiefSheet& sheet : edition.sheets) {
    for (Box& box : sheet.strength) box.condition = under(0);
    for (Box& box : sheet.clever) box.condition = under(0);
  }
  CHECK(validate(edition).size() == 32);
  CHECK(!validate(Edition{}).empty());
}

}  // namespace clou_test::faults
