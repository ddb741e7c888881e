#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/law/earnings.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>

namespace regelwerk::clou::detail {

[[nodiscard]] constexpr bool row_holds(Row row, int boxes) noexcept {
  for (int box = 0; box < boxes; ++box) {
    if (row.number(box) > highest_number) return false;
  }
  return row.fits(boxes);
}

/// CL-33. True if the end of the way is a crossed circle that can be reached from a start through crossed circles. With
/// `tree_way` = `last` it may be any crossed circle, and there is an end once a circle is crossed.
[[nodiscard]] constexpr bool way_holds(TreeWay way, const SheetLayout& layout, const Circles& circles) noexcept {
  const int end = circles.end_of_way();
  if (end > static_cast<int>(max_tree_circles)) return false;
  if (way == TreeWay::last && end == 0) return circles.tree() == 0;
  const std::uint32_t ends =
      way == TreeWay::last ? circles.tree() : layout.tree_after(0, circles.tree()) & circles.tree();
  return end == 0 || (ends >> (end - 1) & 1U) != 0;
}

/// CL-26 to CL-36. True if the marks on a sheet are possible. With strict fills rows have no gaps, and the boxes below
/// a written upper box of a pyramid are written.
[[nodiscard]] constexpr bool sheet_holds(const Layout& rules, const SheetLayout& layout,
                                         const SheetMarks& marks) noexcept {
  const bool fill_free = rules.fill_free;
  for (const Row row : marks.rows) {
    if (!row_holds(row, Row::boxes)) return false;
    if (!row.fits(row.first_empty()) && !fill_free) return false;
  }
  if (!row_holds(marks.pyramid, Row::boxes) || !row_holds(marks.rings, layout.ring_count)) return false;
  if (!layout.has_pyramid && marks.pyramid != Row{}) return false;
  const unsigned written = marks.pyramid.written();
  for (unsigned rest = written; rest != 0 && !fill_free; rest &= rest - 1) {
    const unsigned box = rest & (~rest + 1);
    if ((open_above[written & ~box] & box) == 0) return false;
  }
  const Circles& circles = marks.circles;
  if ((circles.crossed() & ~layout.circles) != 0) return false;
  for (int ring = 0; ring < layout.ring_count; ++ring) {
    if (marks.rings.is_empty(ring) && (circles.rings() >> ring & 1U) != 0) return false;
  }
  return way_holds(rules.tree_way, layout, circles);
}

/// CL-45 to CL-55. True if the marks on the plan are possible: done challenges are complete and reached, and rooms and
/// loot are exactly those that they bring.
[[nodiscard]] constexpr bool plan_holds(const Layout& layout, const State& state) noexcept {
  const PlanLayout& plan = plan_of(layout, state);
  const PlanMarks& marks = state.plan;
  if (unsigned{marks.done} >> plan.challenge_count != 0) return false;
  DemandSet needed = 0;
  for (std::size_t i = 0; i < plan.challenge_count; ++i) {
    const ChallengeLayout& challenge = plan.challenges[i];
    bool complete = false;
    for (const PartLayout& part : challenge.parts) {
      needed |= part.needed;
      complete = complete || (part.needed & ~marks.demands) == 0;
    }
    if ((unsigned{marks.done} >> i & 1U) == 0) continue;
    if (!complete || !is_reached(plan, state, i) || (unsigned{marks.rooms} >> challenge.room & 1U) == 0) return false;
  }
  const ChallengeSet skipped = skipped_challenges(layout, state);
  return (marks.demands & ~needed) == 0 && marks.rooms == rooms_behind(plan, marks.done) &&
         (skipped & ~unsigned{marks.done}) == 0 &&
         state.haul == haul_of(plan, static_cast<ChallengeSet>(marks.done & ~unsigned{skipped}));
}

/// CL-39. The white symbols that a thief can have kept: those of everything that is marked, and of bonuses for this
/// throw. Precondition: the dice are thrown.
[[nodiscard]] constexpr Hand white_sources(const Layout& layout, const State& state, Thief thief) noexcept {
  Hand sources;
  const auto keep = [&](const Effects& effects) {
    for (const Effect effect : effects) sources.keep(effect);
  };
  const SheetLayout& sheet = layout.sheet(thief);
  const SheetMarks& marks = state.sheet(thief);
  for (int code = 0; code < sheet_elements; ++code) {
    if (is_marked(marks, Element::from_code(code))) keep(sheet.fires[static_cast<std::size_t>(code)]);
  }
  for (const LineLayout& line : sheet.effect_lines) {
    if ((line.circles & ~marks.circles.crossed()) == 0) keep(line.fires);
  }
  for (const BonusLayout& bonus : sheet.bonuses) {
    if ((bonus.rolls >> state.roll.index() & 1U) != 0) sources.keep(bonus.fires);
  }
  const CampaignLayout& campaign = layout.campaign;
  for (std::size_t i = 0; i < campaign.elements.size(); ++i) {
    if (state.campaign.is_crossed(static_cast<int>(i))) keep(campaign.elements[i].fires);
  }
  for (const AreaLineLayout& line : campaign.effect_lines) {
    if ((line.elements & ~unsigned{state.campaign.crossed}) == 0) keep(line.fires);
  }
  return sources;
}

/// Constraint 15. The maximum points of a heist: loot, diamonds in every picture, and all alarm circles left.
inline constexpr int most_points =
    most_loot + most_score * static_cast<int>(max_challenges * max_loot) + most_score * max_alarm_circles;
/// CK-30. The maximum number of double circles of a heist.
inline constexpr int most_doubles = static_cast<int>(max_challenges * max_loot);

/// CK-4, CK-10 to CK-12. True if the heists so far can have brought the rest and the double circles, which count for
/// final points (CK-29). Before the first report only a first box is possible.
[[nodiscard]] constexpr bool earnings_hold(const Layout& layout, const CampaignMarks& marks) noexcept {
  int boxes = 0;
  for (const int crossed : marks.boxes) boxes += crossed;
  const bool is_first = marks.heists == 0;
  const int points = marks.rest + layout.campaign.points.double_circle * marks.doubles;
  return points <= campaign_points_of_all(layout, marks.heists) && marks.doubles <= marks.heists * most_doubles &&
         !(is_first && (marks.traces != 0 || !marks.jail.empty() || boxes > 1));
}

/// CK-15 to CK-18. The elements that can be marked: those of bought tools, and those of experience that is open in the
/// present heist or was open in an earlier one.
[[nodiscard]] constexpr AreaElementSet used_elements(const Layout& layout, const State& state) noexcept {
  const unsigned open = open_elements(layout, state);
  if (!state.gang.empty()) return static_cast<AreaElementSet>(open);
  unsigned later = 0;
  for (const AreaLayout& area : layout.campaign.areas) {
    if (area.from_heist > state.campaign.heists) later |= area.elements;
  }
  return static_cast<AreaElementSet>(open & ~(later | (layout.experience_resets ? layout.campaign.experience : 0U)));
}

/// CK-2. True if the marks on the campaign sheet are possible.
[[nodiscard]] constexpr bool campaign_sheet_holds(const Layout& layout, const State& state) noexcept {
  const CampaignLayout& campaign = layout.campaign;
  const CampaignMarks& marks = state.campaign;
  if (marks.heists > campaign_heists || unsigned{marks.specials} >> marks.heists != 0) return false;
  for (std::size_t item = 0; item < max_items; ++item) {
    if (marks.boxes[item] > (item < campaign.items.size() ? campaign.items[item].boxes : 0)) return false;
  }
  const AreaElementSet used = used_elements(layout, state);
  for (int i = 0; i < static_cast<int>(marks.numbers.size()) * Row::boxes; ++i) {
    const int number = marks.number(i);
    if ((unsigned{used} >> i & 1U) == 0) {
      if (number != 0 || marks.is_crossed(i)) return false;
      continue;
    }
    const bool is_ring = campaign.elements[static_cast<std::size_t>(i)].kind == AreaElementKind::ring;
    if (number > highest_number || (!is_ring && number != 0) || (is_ring && number == 0 && marks.is_crossed(i))) {
      return false;
    }
  }
  for (const Row row : marks.numbers) {
    if (!row.fits(Row::boxes)) return false;
  }
  return marks.traces <= campaign_traces(layout, state) && earnings_hold(layout, marks);
}

}  // namespace regelwerk::clou::detail
