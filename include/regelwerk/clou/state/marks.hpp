#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/campaign_layout.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/description/words.hpp>

namespace regelwerk::clou {

/// The crossed circles of a sheet, and the end of the way through its tree (CL-33).
class Circles {
 public:
  /// The crossed circles, one bit each: of the grid, then circle-boxes, tree and specials.
  [[nodiscard]] constexpr std::uint32_t crossed() const noexcept { return word_ & all; }
  [[nodiscard]] constexpr bool contains(int circle) const noexcept { return (word_ >> circle & 1U) != 0; }
  constexpr void cross(int circle) noexcept { word_ |= 1U << circle; }  ///< a number from circle_of()

  /// CL-31. The crossed circles of the grid, bit 0 for grid.1.
  [[nodiscard]] constexpr std::uint32_t grid() const noexcept { return word_ & ((1U << grid_circles) - 1U); }
  /// CL-32. The crossed circle-boxes, bit 0 for ring.1.
  [[nodiscard]] constexpr std::uint32_t rings() const noexcept {
    return word_ >> first_ring_circle & ((1U << max_rings) - 1U);
  }
  /// CL-33. The crossed circles of the tree, whether or not they are on the way, bit 0 for tree.1.
  [[nodiscard]] constexpr std::uint32_t tree() const noexcept {
    return word_ >> first_tree_circle & ((1U << max_tree_circles) - 1U);
  }
  /// CL-36. The crossed circles of the specials, bit 0 for special.1.
  [[nodiscard]] constexpr std::uint32_t specials() const noexcept {
    return word_ >> first_special_circle & ((1U << max_special_circles) - 1U);
  }

  /// CL-33. The circle of the tree that dice crossed last, counted from 1; 0 if there is none.
  [[nodiscard]] constexpr int end_of_way() const noexcept { return static_cast<int>(word_ >> circle_count); }
  /// CL-33. Sets the end of the way; circles count from 1, 0 means none.
  constexpr void set_end_of_way(int circle) noexcept {
    word_ = crossed() | static_cast<std::uint32_t>(circle) << circle_count;
  }

  [[nodiscard]] constexpr std::uint32_t word() const noexcept { return word_; }
  /// The inverse of word(). Accepts every word; see valid().
  [[nodiscard]] static constexpr Circles from_word(std::uint32_t word) noexcept {
    Circles circles;
    circles.word_ = word;
    return circles;
  }
  /// False if the end of the way is greater than the number of circles of a tree.
  [[nodiscard]] constexpr bool valid() const noexcept { return end_of_way() <= static_cast<int>(max_tree_circles); }

  friend constexpr bool operator==(Circles, Circles) = default;

 private:
  static constexpr std::uint32_t all = (1U << circle_count) - 1U;

  std::uint32_t word_ = 0;
};

/// The marks on a thief's sheet.
struct SheetMarks {
  std::array<Row, sheet_rows> rows{Row{}, Row{}, Row{}};  ///< CL-29: strength, dexterity, clever
  Row pyramid;                                            ///< CL-34: numbers in its six boxes, from the bottom
  Row rings;                                              ///< CL-32: numbers of circle-boxes
  Circles circles;                                        ///< crossed ones of tools and specials

  friend constexpr bool operator==(const SheetMarks&, const SheetMarks&) = default;
};

/// CL-26. True if a box is written or a circle is crossed. Precondition: an element of a sheet.
[[nodiscard]] constexpr bool is_marked(const SheetMarks& marks, Element element) noexcept {
  switch (element.group()) {
    case Group::strength:
    case Group::dexterity:
    case Group::clever:
      return !marks.rows[static_cast<std::size_t>(element.group())].is_empty(element.index());
    case Group::pyramid:
      return !marks.pyramid.is_empty(element.index());
    default:
      return marks.circles.contains(circle_of(element));
  }
}

/// CL-34. The sum of the two boxes below an upper box of a pyramid.
[[nodiscard]] constexpr int sum_below(Row pyramid, int box) noexcept {
  const int left = box < 5 ? box - 3 : 3;
  return pyramid.number(left) + pyramid.number(left + 1);
}

/// CL-34. By set of written boxes of a pyramid: the empty ones that have no empty box below.
inline constexpr std::array<std::uint8_t, 1U << pyramid_boxes> open_above = [] {
  std::array<std::uint8_t, 1U << pyramid_boxes> open{};
  for (unsigned written = 0; written < open.size(); ++written) {
    const auto both = [&](unsigned left) { return (written >> left & 3U) == 3U; };
    // The lower row, then box 4 above 1 and 2, box 5 above 2 and 3, box 6 above 4 and 5.
    const unsigned reached = 0b111U | (both(0) ? 1U << 3U : 0U) | (both(1) ? 1U << 4U : 0U) | (both(3) ? 1U << 5U : 0U);
    open[written] = static_cast<std::uint8_t>(reached & ~written);
  }
  return open;
}();

/// The marks on the plan, and the rooms that the gang has entered.
struct PlanMarks {
  DemandSet demands = 0;    ///< CL-49: crossed, one bit each
  ChallengeSet done = 0;    ///< CL-49, CK-25: done or skipped
  RoomSet rooms = 0;        ///< CL-46: entered
  std::uint8_t time = 0;    ///< number of symbols crossed since setup, like the other tracks
  std::uint8_t traces = 0;  ///< CL-16: when all are crossed, the gang is arrested
  std::uint8_t alarms = 0;  ///< CL-56: alarm circles
  std::uint8_t arrows = 0;  ///< CL-57, CL-60: when all are crossed, the escape succeeds
  std::uint8_t police = 0;  ///< CL-60: when all are crossed, the gang is caught

  friend constexpr bool operator==(const PlanMarks&, const PlanMarks&) = default;
};

/// How a campaign ended.
enum class CampaignEnd : std::uint8_t { none, won, by_traces, by_jail };

/// The words for word(): `traces` and `jail` for the lost ends.
[[nodiscard]] constexpr auto words_of(std::type_identity<CampaignEnd> /*type*/) noexcept {
  return std::array<std::string_view, 4>{"none", "won", "traces", "jail"};
}

/// CK-13. The special loot, in the order of the heists that bring it.
enum class SpecialLoot : std::uint8_t { glass_diamonds, combination, diadem };

/// The names of the enumerators, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<SpecialLoot> /*type*/) noexcept {
  return std::array<std::string_view, 3>{"glass_diamonds", "combination", "diadem"};
}

/// CK-2. The marks on the campaign sheet; blank in a single heist.
struct CampaignMarks {
  /// Room for one number per element of the areas.
  static constexpr std::size_t number_rows = (max_area_elements + Row::boxes - 1) / Row::boxes;

  std::array<Row, number_rows> numbers{Row{}, Row{}, Row{}};  ///< CK-15: of circle-boxes, by element of all areas
  AreaElementSet crossed = 0;                                 ///< CK-15: by element of all areas, for all thieves
  std::uint16_t rest = 0;                                     ///< CK-10, CK-12: points that are not spent
  std::array<std::uint8_t, max_items> boxes{};                ///< CK-12: number of crossed boxes, by item
  std::uint8_t heists = 0;                                    ///< CK-10: number of heists crossed out
  std::uint8_t specials = 0;                                  ///< CK-13: special loot kept, one bit per heist
  std::uint8_t traces = 0;                                    ///< CK-10: number in all heists so far
  ThiefSet jail;                        ///< CK-11: thieves that stay there for the rest of the campaign
  std::uint8_t doubles = 0;             ///< CK-30: number of presents and meals taken so far
  CampaignEnd end = CampaignEnd::none;  ///< CK-27, CK-28: none while the campaign goes on

  /// CL-32. The number written in a circle-box, 0 if there is none. Elements count from 0 through all areas.
  [[nodiscard]] constexpr int number(int element) const noexcept {
    return numbers[static_cast<std::size_t>(element / Row::boxes)].number(element % Row::boxes);
  }
  /// CL-32. Writes into a circle-box. Precondition: it has no number, and 1 <= number <= 30.
  constexpr void write(int element, int number) noexcept {
    numbers[static_cast<std::size_t>(element / Row::boxes)].write(element % Row::boxes, number);
  }
  /// CK-18. Removes number and cross of an element.
  constexpr void erase(int element) noexcept {
    numbers[static_cast<std::size_t>(element / Row::boxes)].erase(element % Row::boxes);
    crossed = static_cast<AreaElementSet>(crossed & ~(1U << element));
  }
  /// CK-15. True if the element is crossed. Elements count from 0 through all areas.
  [[nodiscard]] constexpr bool is_crossed(int element) const noexcept {
    return (unsigned{crossed} >> element & 1U) != 0;
  }

  /// CK-13. True if the special loot of this heist, counted from 0, is crossed.
  [[nodiscard]] constexpr bool has_special(int heist) const noexcept { return (unsigned{specials} >> heist & 1U) != 0; }
  /// CK-13. True if this special loot is crossed.
  [[nodiscard]] constexpr bool has_special(SpecialLoot loot) const noexcept {
    return has_special(static_cast<int>(loot));
  }

  friend constexpr bool operator==(const CampaignMarks&, const CampaignMarks&) = default;
};

static_assert(sizeof(SheetMarks) == 24 && sizeof(PlanMarks) == 16 && sizeof(CampaignMarks) == 36);

}  // namespace regelwerk::clou
