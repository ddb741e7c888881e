#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/listed.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/edition/to_byte.hpp>
#include <regelwerk/clou/rules.hpp>

namespace regelwerk::clou {

/// Constraint 19. The most that a campaign sheet has room for.
inline constexpr std::size_t max_areas = 8;
inline constexpr std::size_t max_area_elements = 16;  ///< elements of all areas together
/// Constraint 18. The highest price of a box.
inline constexpr int most_price = 9;
inline constexpr int most_final_points = 9;  ///< constraint 18: per thief in jail, trace or double circle (CK-29)
/// Constraints 19 and 20. The most boxes of a tool or a preparation.
inline constexpr int max_boxes = 2;

/// CK-15. A circle with a number (CL-26), a circle-box (CL-32), or a symbol circle (CK-23).
enum class AreaElementKind : std::uint8_t { circle, ring, symbol };

/// CK-15. A circle with a number, a circle-box or a symbol circle.
struct AreaElement {
  AreaElementKind kind = AreaElementKind::circle;  ///< says which of the members below count
  std::uint8_t number = 0;                         ///< of a circle
  Condition condition;                             ///< of a circle-box
  SymbolSet symbols;                               ///< of a symbol circle
  Effects fires;                                   ///< when it is crossed
};

/// A line through elements of an area, counted from 1.
struct AreaLine {
  std::uint16_t elements = 0;  ///< one bit each, bit 0 for the area's element 1
  Effects fires;               ///< when all of them are crossed (CL-21)
};

/// An area of experience, open from a heist on (CK-16), or a tool, open when its boxes are bought (CK-17).
struct Area {
  std::string_view name;                               ///< one word; begins the names of its elements: `exp1.2`
  std::uint8_t from_heist = 0;                         ///< 1 to 3 for experience, 0 for a tool
  std::uint8_t boxes = 0;                              ///< of a tool, 0 for experience
  Listed<AreaElement, max_area_elements> elements{};   ///< named by their place: `exp1.1` is the first
  Listed<AreaLine, max_area_elements> effect_lines{};  ///< CL-21: fire when all their elements are crossed

  [[nodiscard]] constexpr bool is_tool() const noexcept { return from_heist == 0; }  ///< CK-17: false for experience
};

/// CK-19 to CK-26. What the gang may prepare with its loot.
enum class Preparation : std::uint8_t { affair, scouting, training, pimping, tickets, passports };

inline constexpr std::size_t preparation_count = 6;  ///< constraint 20: a sheet has each of them once
/// As moves and states write them, in the order of Preparation.
inline constexpr std::array<std::string_view, preparation_count> preparation_words{"affair",  "scouting", "training",
                                                                                   "pimping", "tickets",  "passports"};
/// CK-19 to CK-24. The thief without whom a preparation does not work, by preparation.
inline constexpr std::array<MaybeThief, preparation_count> preparation_owners{
    Thief::janet, Thief::matt, Thief::bruce, Thief::trixie, MaybeThief{}, MaybeThief{}};

/// CK-19. The word for a preparation in moves and states.
[[nodiscard]] constexpr std::string_view name_of(Preparation preparation) noexcept {
  return preparation_words[static_cast<std::size_t>(preparation)];
}
/// CK-19 to CK-24. The thief that a preparation needs; nobody for tickets and passports.
[[nodiscard]] constexpr MaybeThief owner_of(Preparation preparation) noexcept {
  return preparation_owners[static_cast<std::size_t>(preparation)];
}

/// A preparation as it stands on the sheet, with the boxes to be bought.
struct PreparationBoxes {
  Preparation preparation{};  ///< which of the six
  std::uint8_t boxes = 0;     ///< 1 or 2 (constraint 20); it works when all are crossed (CK-19)
};

/// CK-29. Final points for what was left over.
struct FinalBox {
  int jailed = 0;         ///< off per thief in jail
  int trace = 0;          ///< off per trace
  int double_circle = 0;  ///< per double circle
};

/// CK-31. The most points of the three lower ranks.
struct RankLimits {
  int ordinary = 0;  ///< for `ordinary`
  int pros = 0;      ///< for `pros`
  int legends = 0;   ///< for `legends`; more points are `century`
};

/// CK-2. The campaign sheet.
struct CampaignSheet {
  std::array<std::string_view, campaign_heists> heists{};    ///< CK-5: the plans
  Track traces;                                              ///< CK-3: for the whole campaign, without the passports
  int price = 0;                                             ///< CK-12: of a box
  FinalBox points;                                           ///< CK-29: what jail, traces and double circles count
  RankLimits ranks;                                          ///< CK-31: by final points
  Listed<Area, max_areas> areas;                             ///< CK-16, CK-17: experience and tools
  Listed<PreparationBoxes, preparation_count> preparations;  ///< CK-19: as items they follow the tools
};

namespace words {

/// CK-15, CL-26. A circle that is crossed with exactly this number.
[[nodiscard]] constexpr AreaElement circle(int number, Effects fires) noexcept {
  return {AreaElementKind::circle, detail::to_byte(number), {}, {}, fires};
}
/// CK-15, CL-32. A circle-box, which fires when it is crossed.
[[nodiscard]] constexpr AreaElement ring(Condition condition, Effects fires = {}) noexcept {
  return {AreaElementKind::ring, 0, condition, {}, fires};
}
/// CK-15, CL-36. A circle that is crossed with a fired symbol.
[[nodiscard]] constexpr AreaElement symbol(SymbolSet symbols) noexcept {
  return {AreaElementKind::symbol, 0, {}, symbols, {}};
}
/// CK-15. A line through these elements of its area. Precondition: 1 <= element <= max_area_elements.
[[nodiscard]] constexpr AreaLine line(Effects fires, auto... elements) noexcept
  requires(sizeof...(elements) > 0)
{
  return {detail::to_bits(static_cast<int>(max_area_elements), {elements...}), fires};
}
/// CK-16. An area of experience, open from this heist on.
[[nodiscard]] constexpr Area experience(std::string_view name, int from_heist,
                                        Listed<AreaElement, max_area_elements> elements,
                                        Listed<AreaLine, max_area_elements> effect_lines = {}) noexcept {
  return {name, detail::to_byte(from_heist), 0, elements, effect_lines};
}
/// CK-17. A tool, open when its boxes are bought.
[[nodiscard]] constexpr Area tool(std::string_view name, int boxes, Listed<AreaElement, max_area_elements> elements,
                                  Listed<AreaLine, max_area_elements> effect_lines = {}) noexcept {
  return {name, 0, detail::to_byte(boxes), elements, effect_lines};
}

}  // namespace words

}  // namespace regelwerk::clou
