#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/listed.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/symbols.hpp>

namespace regelwerk::clou {

/// A set of elements of the campaign sheet, one bit each, numbered consecutively through all areas.
using AreaElementSet = std::uint16_t;

struct AreaElementLayout {
  AreaElementKind kind = AreaElementKind::circle;
  std::uint8_t area = 0;
  std::uint8_t place = 0;  ///< index in its area
  bool is_tool = false;    ///< CK-33: belongs to a bought tool
  SymbolSet symbols;       ///< symbols of a symbol circle
  NumberSet numbers;       ///< the number of a circle, or all numbers that a circle-box accepts
  Effects fires;
  AreaElementSet twins = 0;  ///< CL-67: equal symbol circles before it on its line
};

struct AreaLineLayout {
  AreaElementSet elements = 0;
  Effects fires;
  bool is_tool = false;
};

struct AreaLayout {
  AreaElementSet elements = 0;
  std::uint8_t from_heist = 0;  ///< first heist in which it is open, 0 for a tool
  std::uint8_t item = 0;        ///< index of the tool's item
};

/// CK-12. The maximum number of items: tools and preparations whose boxes can be bought.
inline constexpr std::size_t max_items = max_areas + preparation_count;

struct ItemLayout {
  std::uint8_t boxes = 0;
  bool is_tool = false;
  std::uint8_t index = 0;       ///< index of the area, or of the preparation in its enum
  AreaElementSet elements = 0;  ///< elements of the area
};

/// The campaign sheet in the form that the rules use; blank for a single heist.
struct CampaignLayout {
  Listed<AreaElementLayout, max_area_elements> elements;
  Listed<AreaLineLayout, max_area_elements> effect_lines;
  Listed<AreaLayout, max_areas> areas;
  Listed<ItemLayout, max_items> items;                              ///< tools first, in table order
  std::array<std::uint8_t, preparation_count> preparation_items{};  ///< item, by preparation
  std::array<AreaElementSet, symbol_count> elements_with{};         ///< by symbol: the circles that show it
  AreaElementSet with_twins = 0;                                    ///< CL-67: the elements whose `twins` is not empty
  AreaElementSet rings = 0;                                         ///< circle-boxes
  AreaElementSet with_numbers = 0;                                  ///< circle-boxes, and circles with a number
  std::array<AreaElementSet, campaign_heists> experience_by_heist{};  ///< CK-16: by heist, the elements open in it
  AreaElementSet experience = 0;
  std::uint8_t tool_count = 0;
  std::uint8_t traces = 0;  ///< CK-3: number available without passports
  std::uint8_t price = 0;
  FinalBox points;
  RankLimits ranks;
};

namespace detail {

class CampaignBuilder {
 public:
  constexpr CampaignBuilder(const CampaignSheet& sheet, int players) noexcept : sheet_(sheet) {
    layout_.traces = static_cast<std::uint8_t>(sheet.traces.available(players));
    layout_.price = static_cast<std::uint8_t>(sheet.price);
    layout_.points = sheet.points;
    layout_.ranks = sheet.ranks;
    for (std::size_t i = 0; i < sheet.areas.size(); ++i) area(i);
    for (const PreparationBoxes& entry : sheet.preparations) {
      const auto index = static_cast<std::uint8_t>(entry.preparation);
      layout_.preparation_items[index] = static_cast<std::uint8_t>(layout_.items.size());
      layout_.items.push_back({entry.boxes, false, index, 0});
    }
  }

  [[nodiscard]] constexpr const CampaignLayout& layout() const noexcept { return layout_; }

 private:
  constexpr void area(std::size_t index) noexcept {
    const Area& from = sheet_.areas[index];
    const std::size_t first = layout_.elements.size();
    AreaLayout to;
    to.from_heist = from.from_heist;
    for (std::size_t i = 0; i < from.elements.size(); ++i) {
      const auto bit = static_cast<AreaElementSet>(1U << layout_.elements.size());
      to.elements = static_cast<AreaElementSet>(to.elements | bit);
      switch (from.elements[i].kind) {
        case AreaElementKind::symbol:
          enter(layout_.elements_with, from.elements[i].symbols, bit);
          break;
        case AreaElementKind::ring:
          layout_.rings = static_cast<AreaElementSet>(layout_.rings | bit);
          break;
        default:
          break;
      }
      if (from.elements[i].kind != AreaElementKind::symbol) {
        layout_.with_numbers = static_cast<AreaElementSet>(layout_.with_numbers | bit);
      }
      layout_.elements.push_back(element(from, index, i));
    }
    for (const AreaLine& line : from.effect_lines) {
      const auto elements = static_cast<AreaElementSet>(unsigned{line.elements} << first);
      layout_.effect_lines.push_back({elements, line.fires, from.is_tool()});
      find_twins(elements);
    }
    if (from.is_tool()) {
      to.item = static_cast<std::uint8_t>(layout_.items.size());
      layout_.items.push_back({from.boxes, true, static_cast<std::uint8_t>(index), to.elements});
      ++layout_.tool_count;
    } else {
      for (std::size_t heist = from.from_heist - 1U; heist < campaign_heists; ++heist) {
        AreaElementSet& open = layout_.experience_by_heist[heist];
        open = static_cast<AreaElementSet>(open | to.elements);
      }
      layout_.experience = static_cast<AreaElementSet>(layout_.experience | to.elements);
    }
    layout_.areas.push_back(to);
  }

  [[nodiscard]] static constexpr AreaElementLayout element(const Area& area, std::size_t index,
                                                           std::size_t place) noexcept {
    const AreaElement& from = area.elements[place];
    AreaElementLayout to;
    to.kind = from.kind;
    to.area = static_cast<std::uint8_t>(index);
    to.place = static_cast<std::uint8_t>(place);
    to.is_tool = area.is_tool();
    to.symbols = from.symbols;
    if (from.kind == AreaElementKind::circle) to.numbers = NumberSet::only(from.number);
    if (from.kind == AreaElementKind::ring) to.numbers = from.condition.numbers();
    to.fires = from.fires;
    return to;
  }

  constexpr void find_twins(AreaElementSet line) noexcept {
    for (std::size_t i = 0; i < layout_.elements.size(); ++i) {
      for (std::size_t before = 0; before < i; ++before) {
        const unsigned both = 1U << i | 1U << before;
        AreaElementLayout& element = layout_.elements[i];
        if ((line & both) != both || element.kind != AreaElementKind::symbol ||
            element.symbols != layout_.elements[before].symbols) {
          continue;
        }
        element.twins = static_cast<AreaElementSet>(element.twins | 1U << before);
        layout_.with_twins = static_cast<AreaElementSet>(layout_.with_twins | 1U << i);
      }
    }
  }

  const CampaignSheet& sheet_;
  CampaignLayout layout_;
};

}  // namespace detail

/// Precondition: the campaign sheet satisfies its constraints; 1 <= players <= 3.
[[nodiscard]] constexpr CampaignLayout make_campaign_layout(const CampaignSheet& sheet, int players) noexcept {
  return detail::CampaignBuilder{sheet, players}.layout();
}

}  // namespace regelwerk::clou
