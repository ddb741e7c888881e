#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <as_number.hpp>
#include <regelwerk/clou.hpp>

// Every number, name and enumerator of an edition, for editions that are broken on purpose.

namespace hostile_clou {

using namespace regelwerk::clou;

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
      for (auto* lines : {&sheet.grid->row_effects, &sheet.grid->column_effects})
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
      every(area.effect_lines, [&](AreaLine& line) {
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

inline constexpr auto fields = [](Edition& edition, auto visit) { Fields<decltype(visit)>{visit}.edition(edition); };

}  // namespace hostile_clou
