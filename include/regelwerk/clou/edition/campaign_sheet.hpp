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

/// Constraint 19. The capacity of a campaign sheet.
inline constexpr std::size_t max_areas = 8;
inline constexpr std::size_t max_area_elements = 16;  ///< number of elements of all areas together
/// Constraint 18. The maximum price of a box.
inline constexpr int most_price = 9;
inline constexpr int most_final_points = 9;  ///< constraint 18: maximum in a FinalBox
/// Constraints 19 and 20. The maximum number of boxes of a tool or a preparation.
inline constexpr int max_boxes = 2;

/// CK-15. A circle with a number (CL-26), a circle-box (CL-32), or a symbol circle (CK-23).
enum class AreaElementKind : std::uint8_t { circle, ring, symbol };

/// CK-15. A circle with a number, a circle-box or a symbol circle.
struct AreaElement {
  AreaElementKind kind = AreaElementKind::circle;  ///< determines which of the following members are used
  std::uint8_t number = 0;                         ///< number of a circle
  Condition condition;                             ///< condition of a circle-box
  SymbolSet symbols;                               ///< symbols of a symbol circle
  Effects fires;                                   ///< effects when it is crossed
};

/// A line through elements of an area, which are counted from 1.
struct AreaLine {
  std::uint16_t elements = 0;  ///< one bit each, bit 0 for the area's element 1
  Effects fires;               ///< effects when all of them are crossed (CL-21)
};

/// An area of experience, open from some heist on (CK-16), or a tool, open when its boxes are bought (CK-17).
struct Area {
  std::string_view name;                               ///< one word; the names of its elements begin with it: `exp1.2`
  std::uint8_t from_heist = 0;                         ///< first heist with it, 1 to 3 for experience, 0 for a tool
  std::uint8_t boxes = 0;                              ///< number of boxes of a tool, 0 for experience
  Listed<AreaElement, max_area_elements> elements{};   ///< named by their position: `exp1.1` is the first
  Listed<AreaLine, max_area_elements> effect_lines{};  ///< CL-21: lines with effects

  [[nodiscard]] constexpr bool is_tool() const noexcept { return from_heist == 0; }  ///< CK-17: false for experience
};

/// CK-19 to CK-26. The preparations that the gang can buy.
enum class Preparation : std::uint8_t { affair, scouting, training, pimping, tickets, passports };

inline constexpr std::size_t preparation_count = 6;  ///< constraint 20: a sheet has each of them once
/// The words of Preparation in moves and states.
inline constexpr std::array<std::string_view, preparation_count> preparation_words{"affair",  "scouting", "training",
                                                                                   "pimping", "tickets",  "passports"};
/// CK-19 to CK-24. By preparation: the thief without whom it does not work.
inline constexpr std::array<MaybeThief, preparation_count> preparation_owners{
    Thief::janet, Thief::matt, Thief::bruce, Thief::trixie, MaybeThief{}, MaybeThief{}};

/// CK-19. The word for a preparation in moves and states.
[[nodiscard]] constexpr std::string_view name_of(Preparation preparation) noexcept {
  return preparation_words[static_cast<std::size_t>(preparation)];
}
/// CK-19 to CK-24. The thief that a preparation requires; nobody for tickets and passports.
[[nodiscard]] constexpr MaybeThief owner_of(Preparation preparation) noexcept {
  return preparation_owners[static_cast<std::size_t>(preparation)];
}

/// A preparation on the campaign sheet, with the number of its boxes.
struct PreparationBoxes {
  Preparation preparation{};  ///< which of the six
  std::uint8_t boxes = 0;     ///< 1 or 2 (constraint 20); the preparation works when all are crossed (CK-19)
};

/// CK-29. The final points of a campaign.
struct FinalBox {
  int jailed = 0;         ///< points subtracted per thief in jail
  int trace = 0;          ///< points subtracted per trace
  int double_circle = 0;  ///< points per double circle
};

/// CK-31. The maximum points of the three lower ranks.
struct RankLimits {
  int ordinary = 0;  ///< maximum for `ordinary`
  int pros = 0;      ///< maximum for `pros`
  int legends = 0;   ///< maximum for `legends`; more points are `century`
};

/// CK-2. The campaign sheet.
struct CampaignSheet {
  std::array<std::string_view, campaign_heists> heists{};  ///< CK-5: the plans
  Track traces;                   ///< CK-3: for the whole campaign, without the symbols added by passports
  int price = 0;                  ///< CK-12: price of a box
  FinalBox points;                ///< CK-29: points for jail, traces and double circles
  RankLimits ranks;               ///< CK-31: by final points
  Listed<Area, max_areas> areas;  ///< CK-16, CK-17: areas of experience and tools
  Listed<PreparationBoxes, preparation_count> preparations;  ///< CK-19: as items, numbered after the tools
};

namespace words {

/// CK-15, CL-26. A circle to be crossed with exactly this number.
[[nodiscard]] constexpr AreaElement circle(int number, Effects fires) noexcept {
  return {AreaElementKind::circle, detail::to_byte(number), {}, {}, fires};
}
/// CK-15, CL-32. A circle-box, with its effects when it is crossed.
[[nodiscard]] constexpr AreaElement ring(Condition condition, Effects fires = {}) noexcept {
  return {AreaElementKind::ring, 0, condition, {}, fires};
}
/// CK-15, CL-36. A circle to be crossed with a fired symbol.
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
