#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/sheet.hpp>

namespace regelwerk::clou {

/// CL-29 to CL-36. The groups of boxes and circles of a sheet, in table order. `special` are the lines of circles of
/// CL-35; `area` stands for the campaign sheet (CK-15).
enum class Group : std::uint8_t { strength, dexterity, clever, grid, ring, tree, pyramid, special, area };

inline constexpr std::size_t group_count = 8;  ///< without `area`
/// The words with which the names of elements begin (`strength.3`), in the order of Group; areas have names of their
/// own.
inline constexpr std::array<std::string_view, group_count> group_words{"strength", "dexterity", "clever",  "grid",
                                                                       "ring",     "tree",      "pyramid", "special"};
/// The number of codes for the elements of each group.
inline constexpr std::array<std::uint8_t, group_count + 1> group_sizes{
    row_boxes,        row_boxes,     row_boxes,           grid_circles,     max_rings,
    max_tree_circles, pyramid_boxes, max_special_circles, max_area_elements};
/// The code of the first element of each group; the last entry is the end of all codes.
inline constexpr std::array<std::uint8_t, group_count + 2> group_begins = [] {
  std::array<std::uint8_t, group_count + 2> begins{};
  for (std::size_t i = 0; i < group_sizes.size(); ++i) {
    begins[i + 1] = static_cast<std::uint8_t>(begins[i] + group_sizes[i]);
  }
  return begins;
}();

/// The code of the first element of a group.
[[nodiscard]] constexpr int begin_of(Group group) noexcept { return group_begins[static_cast<std::size_t>(group)]; }

/// The group of every code of an element; codes after the last one count as `area`.
inline constexpr std::array<Group, 256> group_by_code = [] {
  std::array<Group, 256> groups{};
  std::size_t group = 0;
  for (std::size_t code = 0; code < groups.size(); ++code) {
    while (group < group_count && code >= group_begins[group + 1]) ++group;
    groups[code] = static_cast<Group>(group);
  }
  return groups;
}();

/// The maximum number of elements of a sheet, without those of the campaign sheet.
inline constexpr int sheet_elements = begin_of(Group::area);
/// The number of elements, including those of the campaign sheet; all codes are below it.
inline constexpr int element_count = sheet_elements + static_cast<int>(max_area_elements);

/// CL-30. True for the tools of a sheet.
[[nodiscard]] constexpr bool is_tool(Group group) noexcept { return Group::grid <= group && group <= Group::pyramid; }

/// CL-26. A box or circle of a sheet or of the campaign sheet. Compares in table order.
class Element {
 public:
  constexpr Element() = default;
  /// `index` counts from 0; in `area` it counts through all areas. Precondition: 0 <= index < group_sizes[group].
  constexpr Element(Group group, int index) noexcept : code_(static_cast<std::uint8_t>(begin_of(group) + index)) {}
  [[nodiscard]] static constexpr Element from_code(int code) noexcept {
    Element element;
    element.code_ = static_cast<std::uint8_t>(code);
    return element;
  }

  /// The row, tool or specials that the element belongs to; `area` for the campaign sheet.
  [[nodiscard]] constexpr Group group() const noexcept { return group_by_code[code_]; }
  /// The index within its group, from 0.
  [[nodiscard]] constexpr int index() const noexcept { return code_ - begin_of(group()); }
  /// CK-15. True for an element of the campaign sheet.
  [[nodiscard]] constexpr bool is_area() const noexcept { return code_ >= sheet_elements; }
  [[nodiscard]] constexpr int code() const noexcept { return code_; }

  friend constexpr auto operator<=>(Element, Element) = default;

 private:
  std::uint8_t code_ = 0;
};

static_assert(sizeof(Element) == 1 && sheet_elements == 51 && element_count == 67);

}  // namespace regelwerk::clou
