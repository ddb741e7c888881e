#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/check/plan.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou::detail {

/// The number of white symbols on the campaign sheet (constraint 10).
[[nodiscard]] constexpr WhiteCount white_of(const CampaignSheet& sheet) noexcept {
  WhiteCount white;
  for (const Area& area : sheet.areas) {
    for (const AreaElement& element : area.elements) white.add(element.fires);
    for (const AreaLine& line : area.effect_lines) white.add(line.fires);
  }
  return white;
}

/// Checks constraints 17 to 20.
class CampaignCheck {
 public:
  constexpr CampaignCheck(FaultNotes& notes, const Edition& edition) noexcept
      : notes_(notes), edition_(edition), sheet_(edition.campaign) {
    notes_.at = {.component = Component::campaign};
  }

  constexpr void note_all() noexcept {
    notes_.note_unless(heists_hold(), Constraint::heists);
    combinations();
    notes_.note_unless(traces_hold() && numbers_hold(), Constraint::campaign_traces);
    areas();
    preparations();
  }

 private:
  /// Constraint 17. True if the heists are valid.
  [[nodiscard]] constexpr bool heists_hold() const noexcept {
    for (std::size_t i = 0; i < sheet_.heists.size(); ++i) {
      const auto at = edition_.plan_named(sheet_.heists[i]);
      if (!at || specials_of(edition_.plans[*at]) != 1) return false;
      for (std::size_t j = 0; j < i; ++j) {
        if (sheet_.heists[j] == sheet_.heists[i]) return false;
      }
    }
    return true;
  }
  /// Constraint 17. Checks that only the third heist needs the combination.
  constexpr void combinations() noexcept {
    for (std::size_t i = 0; i < edition_.plans.size(); ++i) {
      const Plan& plan = edition_.plans[i];
      for (std::size_t j = 0; plan.name != sheet_.heists.back() && j < plan.challenges.size(); ++j) {
        const auto& parts = plan.challenges[j].parts;
        for (std::size_t k = 0; k < parts.size(); ++k) {
          notes_.at = {.component = Component::plan,
                       .index = static_cast<std::uint8_t>(i),
                       .number = static_cast<std::uint8_t>(j + 1),
                       .part = static_cast<std::uint8_t>(k + 1)};
          notes_.note_unless(!parts[k].needs_combination, Constraint::heists);
        }
      }
    }
    notes_.at = {.component = Component::campaign};
  }
  [[nodiscard]] static constexpr int specials_of(const Plan& plan) noexcept {
    int specials = 0;
    for (const Challenge& challenge : plan.challenges) {
      for (const Loot& loot : challenge.loot) specials += loot.tag == LootTag::special ? 1 : 0;
    }
    return specials;
  }

  /// Constraint 18. True if the heists can bring more traces than the track has. A plan's track that breaks constraint
  /// 14 counts as 0, since that constraint reports it.
  [[nodiscard]] constexpr bool traces_hold() const noexcept {
    if (!track_holds(sheet_.traces)) return false;
    for (int players = 1; players <= max_players; ++players) {
      int most = 0;
      for (const std::string_view heist : sheet_.heists) {
        const auto at = edition_.plan_named(heist);
        if (at && track_holds(edition_.plans[*at].traces)) most += edition_.plans[*at].traces.available(players) - 1;
      }
      if (sheet_.traces.available(players) >= most) return false;
    }
    return true;
  }
  [[nodiscard]] constexpr bool numbers_hold() const noexcept {
    const auto points = [](int value) { return is_between(1, value, most_final_points); };
    return is_between(1, sheet_.price, most_price) && points(sheet_.points.jailed) && points(sheet_.points.trace) &&
           points(sheet_.points.double_circle) && sheet_.ranks.ordinary < sheet_.ranks.pros &&
           sheet_.ranks.pros < sheet_.ranks.legends;
  }

  /// Constraint 19. Checks the areas.
  constexpr void areas() noexcept {
    std::size_t count = 0;
    for (std::size_t i = 0; i < sheet_.areas.size(); ++i) {
      const Area& area = sheet_.areas[i];
      count += area.elements.size();
      notes_.at.index = static_cast<std::uint8_t>(i + 1);
      notes_.note_unless(is_free_name(i) && (area.is_tool() ? is_between(1, area.boxes, max_boxes)
                                                            : area.from_heist <= campaign_heists && area.boxes == 0),
                         Constraint::areas);
      for (std::size_t j = 0; j < area.elements.size(); ++j) {
        notes_.at.number = static_cast<std::uint8_t>(j + 1);
        element(area, j);
      }
      notes_.at.number = 0;
      for (const AreaLine& line : area.effect_lines) {
        notes_.note_unless(line.elements != 0 && line.elements >> area.elements.size() == 0, Constraint::areas);
        notes_.note_unless(!line.fires.empty() && effects_hold(line.fires), Constraint::effects);
      }
    }
    notes_.at.index = 0;
    notes_.note_unless(count <= max_area_elements, Constraint::areas);
  }

  /// True if the name differs from the areas before it, the preparations, the groups of a sheet and the word for
  /// nothing.
  [[nodiscard]] constexpr bool is_free_name(std::size_t index) const noexcept {
    const std::string_view name = sheet_.areas[index].name;
    if (!is_word(name) || name == "nothing") return false;
    if (has_element(preparation_words, name) || has_element(group_words, name)) return false;
    for (std::size_t i = 0; i < index; ++i) {
      if (sheet_.areas[i].name == name) return false;
    }
    return true;
  }

  constexpr void element(const Area& area, std::size_t index) noexcept {
    const AreaElement& element = area.elements[index];
    notes_.note_unless(effects_hold(element.fires), Constraint::effects);
    int line_count = 0;
    bool lines_hold = true;
    for (const AreaLine& line : area.effect_lines) {
      if (((line.elements >> index) & 1U) == 0) continue;
      ++line_count;
      if (element.kind == AreaElementKind::symbol) lines_hold = lines_hold && line.fires.size() == 1;
      for (std::size_t other = 0; other < area.elements.size(); ++other) {
        const bool symbol = area.elements[other].kind == AreaElementKind::symbol;
        if (((line.elements >> other) & 1U) != 0 && symbol != (element.kind == AreaElementKind::symbol)) {
          lines_hold = false;
        }
      }
    }
    const bool is_symbol = element.kind == AreaElementKind::symbol;
    notes_.note_unless(lines_hold && line_count <= 1 && (!is_symbol || (line_count == 1 && element.fires.empty())),
                       Constraint::areas);
    switch (element.kind) {
      case AreaElementKind::circle:
        return notes_.note_unless(is_between(1, element.number, highest_number), Constraint::circle_numbers);
      case AreaElementKind::ring:
        return notes_.note_unless(condition_holds(element.condition) && element.condition.to_previous == Sign::none,
                                  Constraint::conditions);
      case AreaElementKind::symbol:
        return notes_.note_unless(!element.symbols.empty() && element.symbols.valid(), Constraint::effects);
      default:
        return notes_.note_unless(false, Constraint::areas);
    }
  }

  /// Constraint 20. Checks the preparations; their owners are fixed.
  constexpr void preparations() noexcept {
    unsigned seen = 0;
    bool hold = true;
    for (const PreparationBoxes& entry : sheet_.preparations) {
      hold = hold && entry.preparation <= Preparation::passports && is_between(1, entry.boxes, max_boxes);
      if (hold) seen |= 1U << static_cast<unsigned>(entry.preparation);
    }
    notes_.note_unless(hold && seen == (1U << preparation_count) - 1U, Constraint::preparations);
  }

  FaultNotes& notes_;
  const Edition& edition_;
  const CampaignSheet& sheet_;
};

}  // namespace regelwerk::clou::detail
