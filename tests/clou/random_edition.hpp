#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/constraints.hpp>
#include <regelwerk/play.hpp>

// Editions that nobody would print: one table changed at random after another, as long as the constraints are kept.

namespace clou_test {

using namespace regelwerk;
using namespace regelwerk::clou;

class EditionMaker {
 public:
  EditionMaker(const Edition& from, Random& random) : edition_(from), random_(random) {}

  /// Changes one thing, or none if the constraints forbid it.
  void change() {
    const Edition before = edition_;
    const int what = below(10);
    if (what < 5) {
      sheet(edition_.sheets[some(edition_.sheets)]);
    } else if (what < 8) {
      plan(edition_.plans[some(edition_.plans)]);
    } else {
      campaign(edition_.campaign);
    }
    if (!validate(edition_).empty()) edition_ = before;
  }

  [[nodiscard]] const Edition& edition() const { return edition_; }

 private:
  [[nodiscard]] int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint64_t>(limit)); }
  [[nodiscard]] int from(int low, int high) { return low + below(high - low + 1); }
  [[nodiscard]] std::uint8_t byte(int low, int high) { return static_cast<std::uint8_t>(from(low, high)); }
  [[nodiscard]] bool one_in(int many) { return below(many) == 0; }
  [[nodiscard]] std::size_t some(const auto& list) {
    return static_cast<std::size_t>(below(static_cast<int>(list.size())));
  }

  [[nodiscard]] SymbolSet symbols() {
    if (one_in(4)) return SymbolSet{static_cast<unsigned>(from(1, 127))};
    return SymbolSet{1U << static_cast<unsigned>(below(symbol_count))};
  }
  [[nodiscard]] Effect effect() {
    switch (below(8)) {
      case 0:
        return {EffectKind::shift, from(1, 6)};
      case 1:
        return {EffectKind::extra, from(1, 6)};
      case 2:
        return {EffectKind::fill, 0};
      default:
        return symbols();
    }
  }
  [[nodiscard]] Effects effects(int least) {
    const int size = from(least, 2);
    if (size == 0) return {};
    return size == 1 ? Effects{effect()} : Effects{effect(), effect()};
  }
  [[nodiscard]] Condition condition(bool has_previous) {
    Condition made;
    made.sign = static_cast<Sign>(below(4));
    if (made.sign != Sign::none) made.k = byte(1, 9);
    if (has_previous && one_in(2)) made.to_previous = static_cast<Sign>(from(1, 3));
    return made;
  }
  void box(Box& box, bool has_previous) {
    if (one_in(2)) {
      box.condition = condition(has_previous);
    } else {
      box.fires = effects(0);
    }
  }

  void sheet(ThiefSheet& sheet) {
    switch (below(9)) {
      case 0:
        return row(sheet.strength);
      case 1:
        return row(sheet.dexterity);
      case 2:
        return row(sheet.clever);
      case 3:
        if (sheet.grid) grid(*sheet.grid);
        return;
      case 4:
        if (!sheet.rings.empty()) rings(sheet.rings[some(sheet.rings)]);
        return;
      case 5:
        if (!sheet.tree.empty()) tree(sheet);
        return;
      case 6:
        if (sheet.pyramid) {
          const std::size_t at = some(*sheet.pyramid);
          box((*sheet.pyramid)[at], at >= 3);
        }
        return;
      case 7:
        return specials(sheet.specials[some(sheet.specials)]);
      default:
        return bonus(sheet);
    }
  }
  void row(BoxRow& row) {
    const std::size_t at = some(row);
    box(row[at], at > 0);
  }
  void grid(Grid& grid) {
    const auto line = static_cast<std::size_t>(below(3));
    if (one_in(3)) grid.numbers[some(grid.numbers)] = byte(1, 15);
    (one_in(2) ? grid.row_effects : grid.column_effects)[line] = effects(0);
  }
  void rings(RingLine& line) {
    line.rings[some(line.rings)] = condition(false);
    if (one_in(2)) line.fires = effects(1);
  }
  void tree(ThiefSheet& sheet) {
    const std::size_t at = some(sheet.tree);
    TreeCircle& circle = sheet.tree[at];
    if (one_in(3)) circle.number = byte(1, 18);
    if (one_in(3)) circle.fires = effects(1);
    circle.follows.circles = byte(0, (1 << at) - 1);
  }
  void specials(SpecialLine& line) {
    if (one_in(2)) {
      line.circles[some(line.circles)] = symbols();
    } else {
      line.fires = Effects{effect()};
    }
  }
  void bonus(ThiefSheet& sheet) {
    if (sheet.bonuses.size() < max_bonuses) sheet.bonuses.push_back({});
    Bonus& bonus = sheet.bonuses[some(sheet.bonuses)];
    bonus.fires = effect();
    bonus.pattern = {static_cast<PatternKind>(below(3)), {}};
    if (bonus.pattern.kind != PatternKind::faces) return;
    const int faces = from(2, 3);
    for (int i = 0; i < faces; ++i) bonus.pattern.faces.push_back(byte(1, 6));
  }

  void plan(Plan& plan) {
    switch (below(6)) {
      case 0:
        plan.alarm_circles = from(1, 4);
        if (!plan.concert)
          plan.last_alarm = one_in(2) ? LastAlarm{true, 0} : LastAlarm{false, from(1, plan.time.length - 1)};
        return;
      case 1:
        plan.score = {below(6), below(6), below(6), below(6)};
        plan.arrows = from(1, 8);
        return;
      case 2:
        if (plan.concert) {
          for (std::size_t i = 1; i < plan.concert->track.size(); ++i) {
            plan.concert->track[i] = static_cast<Music>(below(4));
          }
        }
        return;
      default:
        challenge(plan.challenges[some(plan.challenges)]);
    }
  }
  void challenge(Challenge& challenge) {
    Part& part = challenge.parts[some(challenge.parts)];
    if (one_in(4)) part.is_ordered = !part.is_ordered;
    if (one_in(4)) part.traces = byte(0, 2);
    if (one_in(4)) part.alarms = byte(0, 2);
    if (one_in(3) && part.demands.size() < max_part_demands) part.demands.push_back(symbols());
    Demand& demand = part.demands[some(part.demands)];
    demand = one_in(6) ? Demand{SymbolSet{}, from(1, 18), 1} : Demand{symbols()};
    if (one_in(3)) demand.players = byte(1, 3);
    if (one_in(4) && challenge.loot.size() < max_loot) {
      challenge.loot.push_back({0, one_in(2) ? LootTag::diamond : LootTag::double_circle});
    }
  }

  void campaign(CampaignSheet& sheet) {
    sheet.price = from(1, 6);
    Area& area = sheet.areas[some(sheet.areas)];
    AreaElement& element = area.elements[some(area.elements)];
    if (element.kind == AreaElementKind::symbol) {
      element.symbols = symbols();
    } else {
      element.fires = effects(0);
      if (element.kind == AreaElementKind::ring) element.condition = condition(false);
      if (element.kind == AreaElementKind::circle) element.number = byte(1, 12);
    }
    if (!area.effect_lines.empty() && one_in(2)) {
      AreaLine& line = area.effect_lines[some(area.effect_lines)];
      line.fires = one_in(2) ? effects(1) : Effects{effect()};
    }
  }

  Edition edition_;
  Random& random_;
};

/// `from` after so many changes at random. What the fixed numbers of a campaign are, stays.
inline Edition random_edition(const Edition& from, Random& random, int changes) {
  EditionMaker maker{from, random};
  for (int i = 0; i < changes; ++i) maker.change();
  return maker.edition();
}

}  // namespace clou_test
