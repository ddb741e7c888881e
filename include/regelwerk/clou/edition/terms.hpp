#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/standard.hpp>
#include <regelwerk/clou/edition/thief.hpp>

namespace regelwerk::clou {

/// Visits all names in the standard edition: of plans, their rooms and challenges, and of areas. Some names occur on
/// several plans.
constexpr void for_each_term(const auto& visitor) noexcept {
  for (const Plan& plan : standard_edition.plans) {
    visitor(plan.name);
    for (const std::string_view room : plan.rooms) visitor(room);
    for (const Challenge& challenge : plan.challenges) visitor(challenge.name);
  }
  for (const Area& area : standard_edition.campaign.areas) visitor(area.name);
}

/// CL-30. A tool on a thief's sheet.
struct SheetTool {
  Thief thief{};  ///< owner of the sheet
  Group group{};  ///< grid, ring, tree or pyramid

  friend constexpr bool operator==(const SheetTool&, const SheetTool&) = default;
};

/// The tools on the standard edition's sheets, in the order of ToolWords.
inline constexpr auto standard_tools = std::to_array<SheetTool>({{Thief::matt, Group::grid},
                                                                 {Thief::matt, Group::ring},
                                                                 {Thief::matt, Group::tree},
                                                                 {Thief::janet, Group::grid},
                                                                 {Thief::janet, Group::ring},
                                                                 {Thief::janet, Group::pyramid},
                                                                 {Thief::trixie, Group::ring},
                                                                 {Thief::trixie, Group::tree},
                                                                 {Thief::trixie, Group::pyramid},
                                                                 {Thief::bruce, Group::grid},
                                                                 {Thief::bruce, Group::tree},
                                                                 {Thief::bruce, Group::pyramid}});

/// The words of a language for the tools of the standard edition, in the order of standard_tools.
struct ToolWords {
  std::array<std::string_view, standard_tools.size()> names{};  ///< empty if the language has no word

  /// The word; empty if no sheet of the standard edition has the tool.
  [[nodiscard]] constexpr std::string_view operator[](SheetTool tool) const noexcept {
    for (std::size_t i = 0; i < standard_tools.size(); ++i) {
      if (standard_tools[i] == tool) return names[i];
    }
    return {};
  }
  /// False if the language has no word for the tool.
  [[nodiscard]] constexpr bool knows(SheetTool tool) const noexcept { return !(*this)[tool].empty(); }
};

}  // namespace regelwerk::clou
