#include <hostile.hpp>

#include <cstddef>
#include <limits>
#include <string_view>

#include <regelwerk/clou.hpp>

namespace {

using namespace regelwerk::clou;

constexpr int most = std::numeric_limits<int>::max();

/// Hands every number and every name of an edition over.
template <class Visit>
class Fields {
 public:
  explicit Fields(Visit& visit) : visit_(visit) {}

  void edition(Edition& edition) {
    visit_(edition.name);
    for (ThiefSheet& each : edition.sheets) sheet(each);
    for (std::size_t i = 0; i < edition.plans.size(); ++i) plan(edition.plans[i]);
    campaign(edition.campaign);
  }

 private:
  template <class List, class Each>
  static void every(List& list, Each each) {
    for (std::size_t i = 0; i < list.size(); ++i) each(list[i]);
  }
  void name(std::string_view& text) { visit_(text); }
  template <class Names>
  void names(Names& texts) {
    every(texts, [&](std::string_view& text) { name(text); });
  }

  void symbols(SymbolSet& set) {
    auto bits = static_cast<std::uint8_t>(set.bits());
    visit_(bits);
    set = SymbolSet{unsigned{bits}};
  }
  void effect(Effect& effect) {
    hostile::as_number(effect.kind, visit_);
    visit_(effect.value);
  }
  void effects(Effects& both) {
    Effect first = both[0];
    Effect second = both[1];
    effect(first);
    effect(second);
    both = Effects{first, second};
  }
  void condition(Condition& condition) {
    hostile::as_number(condition.sign, visit_);
    visit_(condition.k);
    hostile::as_number(condition.to_previous, visit_);
  }
  void box(Box& box) {
    condition(box.condition);
    effects(box.fires);
  }

  void sheet(ThiefSheet& sheet) {
    name(sheet.name);
    visit_(sheet.escape_value);
    for (BoxRow* row : {&sheet.strength, &sheet.dexterity, &sheet.clever}) every(*row, [&](Box& each) { box(each); });
    if (sheet.grid) {
      for (auto& number : sheet.grid->numbers) visit_(number);
      for (auto* lines : {&sheet.grid->rows, &sheet.grid->columns})
        every(*lines, [&](Effects& each) { effects(each); });
    }
    every(sheet.rings, [&](RingLine& line) {
      every(line.rings, [&](Condition& each) { condition(each); });
      effects(line.fires);
    });
    every(sheet.tree, [&](TreeCircle& circle) {
      visit_(circle.number);
      visit_(circle.follows.circles);
      effects(circle.fires);
    });
    if (sheet.pyramid) every(*sheet.pyramid, [&](Box& each) { box(each); });
    every(sheet.specials, [&](SpecialLine& line) {
      every(line.circles, [&](SymbolSet& each) { symbols(each); });
      effects(line.fires);
    });
    every(sheet.bonuses, [&](Bonus& bonus) {
      hostile::as_number(bonus.pattern.kind, visit_);
      every(bonus.pattern.faces, visit_);
      effect(bonus.fires);
    });
  }

  void track(Track& track) {
    visit_(track.length);
    for (int& number : track.first) visit_(number);
  }
  void part(Part& part) {
    every(part.demands, [&](Demand& demand) {
      symbols(demand.symbols);
      visit_(demand.number);
      visit_(demand.players);
    });
    visit_(part.traces);
    visit_(part.alarms);
  }
  void plan(Plan& plan) {
    name(plan.name);
    for (Track* each : {&plan.time, &plan.traces, &plan.police}) track(*each);
    for (int* number : {&plan.arrows, &plan.alarm_circles, &plan.last_alarm.place, &plan.score.diamond,
                        &plan.score.circle, &plan.score.trace, &plan.score.alarm}) {
      visit_(*number);
    }
    names(plan.rooms);
    every(plan.challenges, [&](Challenge& challenge) {
      name(challenge.name);
      name(challenge.room);
      every(challenge.parts, [&](Part& each) { part(each); });
      every(challenge.loot, [&](Loot& loot) {
        visit_(loot.value);
        hostile::as_number(loot.tag, visit_);
      });
      names(challenge.opens);
      names(challenge.after);
    });
    if (!plan.concert) return;
    every(plan.concert->track, [&](Music& music) { hostile::as_number(music, visit_); });
    names(plan.concert->sneaking_in);
    for (auto* text : {&plan.concert->behind, &plan.concert->wardrobe, &plan.concert->wardrobe_door}) name(*text);
  }

  void campaign(CampaignSheet& sheet) {
    names(sheet.heists);
    track(sheet.traces);
    for (int* number : {&sheet.price, &sheet.points.jailed, &sheet.points.trace, &sheet.points.double_circle,
                        &sheet.ranks.ordinary, &sheet.ranks.pros, &sheet.ranks.legends}) {
      visit_(*number);
    }
    every(sheet.areas, [&](Area& area) {
      name(area.name);
      visit_(area.from_heist);
      visit_(area.boxes);
      every(area.elements, [&](AreaElement& element) {
        hostile::as_number(element.kind, visit_);
        visit_(element.number);
        condition(element.condition);
        symbols(element.symbols);
        effects(element.fires);
      });
      every(area.lines, [&](AreaLine& line) {
        visit_(line.elements);
        effects(line.fires);
      });
    });
    every(sheet.preparations, [&](PreparationBoxes& entry) {
      hostile::as_number(entry.preparation, visit_);
      visit_(entry.boxes);
    });
  }

  Visit& visit_;
};

constexpr auto fields = [](Edition& edition, auto visit) { Fields<decltype(visit)>{visit}.edition(edition); };

/// A heist on each plan in turn; a campaign besides.
constexpr auto make = [](const Edition& edition, std::size_t turn) {
  const auto heist =
      RuntimeHeist::make({.scenario = regelwerk::Word{scenario_words[turn % scenario_words.size()]}}, edition);
  if (heist) {
    const auto campaign = RuntimeCampaign::make({.players = 1 + static_cast<int>(turn % 3)}, edition);
    CHECK((campaign && hostile::plays(*campaign, turn, 80)));
  }
  return heist;
};

TEST_CASE("CL-5, CL-28, CL-49, CL-63, CK-2: hostile numbers in an edition are refused or do no harm") {
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {});
  CHECK(tally.refused > 1'000);
  CHECK(tally.allowed > 100);
}

TEST_CASE("CL-5, CK-3, CK-31: hostile numbers in several places at once") {
  const auto refuses = [](auto change) {
    Edition edition = standard_edition;
    change(edition);
    hostile::Tally tally;
    hostile::judge(edition, make, tally);
    return tally.refused == 1;
  };
  const auto every_heist = [](const Track& traces) {
    return [traces](Edition& edition) {
      for (std::size_t i = 0; i < edition.plans.size(); ++i) edition.plans[i].traces = traces;
    };
  };
  CHECK(refuses(every_heist({most, {0, 0, 0}})));
  CHECK(refuses(every_heist({most, {-most - 1, -most - 1, -most - 1}})));
  CHECK(refuses(every_heist({-most - 1, {0, most, most}})));
  CHECK(refuses([](Edition& e) { e.campaign.traces = {most, {-most - 1, most, -most - 1}}; }));
  CHECK(!refuses([](Edition& e) { e.campaign.ranks = {-most - 1, 0, most}; }));
}

}  // namespace
