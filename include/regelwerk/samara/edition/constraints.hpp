#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/game/edition_name.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// The conditions of a valid edition: the constraints of the ledger, in its order, then that its name is one word.
enum class Constraint : std::uint8_t {
  spaces,
  space_order,
  columns_in_use,
  tool_spaces,
  tool_sums,
  twelve_tool_spaces,
  tile_total,
  tile_names,
  prestige,
  tool_limits,
  tool_numbers,
  special_tiles,
  losses,
  name,
};

inline constexpr int constraint_count = 14;

[[nodiscard]] constexpr std::string_view describe(Constraint constraint) noexcept {
  constexpr std::array<std::string_view, constraint_count> sentences{
      "there must be 30 different spaces in columns 1 to 9 and rows 1 to 4"sv,
      "the spaces must be ordered by column, then row"sv,
      "columns 7, 8 and 9 and the spaces (3,1), (1,2), (1,3), (2,2) must be in use"sv,
      "every tool space must be a space, named once, with digits 0 to 9"sv,
      "for every number of seats the digits must sum to 6 x seats"sv,
      "every tool space must have 2 tools at 4 seats; (1,3) and (2,2) must be tool spaces"sv,
      "there must be 36 tiles in all and a copy at least of every name"sv,
      "names must be different words of small letters, the first a capital, parted by one blank, at most 20 characters"sv,
      "every prestige must be 1 to 9, and one must be 4"sv,
      "no tile may need more than two saws, two trowels and two glass tools"sv,
      "tiles that need no, one, two .. six tools must all occur"sv,
      "every special tile must occur, three Weight rooms at least, and one copy at most of each permanent tile"sv,
      "Boat must need a saw, Sculpture a trowel, Vase both glass tools, Ruin two tools"sv,
      "the name must be one word of 1 to 32 signs"sv};
  return sentences[static_cast<std::size_t>(constraint)];
}

/// The maximum length of the name of a tile.
inline constexpr std::size_t tile_name_limit = 20;

/// Each constraint is reported once.
using EditionFaults = FixedList<Constraint, constraint_count>;

namespace detail {

/// Adds up in 64 bits, which are enough even for numbers out of range.
constexpr std::int64_t sum_of(const auto& list, auto number) noexcept {
  std::int64_t sum = 0;
  for (const auto& item : list) sum += number(item);
  return sum;
}

constexpr bool in_range(int number, int low, int high) noexcept { return low <= number && number <= high; }

constexpr bool comes_before(SpaceData a, SpaceData b) noexcept {
  return a.column != b.column ? a.column < b.column : a.row < b.row;
}

/// True if `alike` is false for every pair of items.
constexpr bool all_differ(const auto& items, const auto& alike) noexcept {
  for (std::size_t i = 1; i < items.size(); ++i) {
    if (holds_for_any(items.first(i), [&](const auto& before) { return alike(before, items[i]); })) return false;
  }
  return true;
}

constexpr bool has_space(const Edition& edition, SpaceData wanted) noexcept {
  return holds_for_any(edition.spaces(), [&](SpaceData space) { return space == wanted; });
}

constexpr bool has_tool_space(const Edition& edition, SpaceData wanted) noexcept {
  return holds_for_any(edition.tool_spaces(), [&](const ToolSpace& tools) { return tools.space == wanted; });
}

constexpr bool spaces_hold(const Edition& edition) noexcept {
  return edition.spaces_used == space_count &&
         all_differ(edition.spaces(), [](SpaceData a, SpaceData b) { return a == b; }) &&
         holds_for_all(edition.spaces(), [](SpaceData space) {
           return in_range(space.column, 1, max_column) && in_range(space.row, 1, max_row);
         });
}

constexpr bool spaces_in_order(const Edition& edition) noexcept {
  const auto spaces = edition.spaces();
  for (std::size_t i = 1; i < spaces.size(); ++i) {
    if (comes_before(spaces[i], spaces[i - 1])) return false;
  }
  return true;
}

constexpr bool columns_in_use(const Edition& edition) noexcept {
  for (int column = 7; column <= max_column; ++column) {
    if (!holds_for_any(edition.spaces(), [&](SpaceData space) { return space.column == column; })) return false;
  }
  return has_space(edition, {3, 1}) && has_space(edition, {1, 2}) && has_space(edition, {1, 3}) &&
         has_space(edition, {2, 2});
}

constexpr bool tool_spaces_hold(const Edition& edition) noexcept {
  return in_range(edition.tool_spaces_used, 0, Edition::room) &&
         all_differ(edition.tool_spaces(), [](const ToolSpace& a, const ToolSpace& b) { return a.space == b.space; }) &&
         holds_for_all(edition.tool_spaces(), [&](const ToolSpace& tools) {
           return has_space(edition, tools.space) &&
                  holds_for_all(tools.digits, [](int digit) { return in_range(digit, 0, 9); });
         });
}

constexpr bool tools_sum_up(const Edition& edition) noexcept {
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    const auto laid_out = [&](const ToolSpace& tools) { return tools.tools(seats); };
    if (sum_of(edition.tool_spaces(), laid_out) != tools_per_seat * seats) return false;
  }
  return true;
}

constexpr bool two_tools_at_four_seats(const Edition& edition) noexcept {
  return holds_for_all(edition.tool_spaces(), [](const ToolSpace& tools) { return tools.tools(4) == 2; }) &&
         has_tool_space(edition, {1, 3}) && has_tool_space(edition, {2, 2});
}

constexpr bool tiles_sum_up(const Edition& edition) noexcept {
  return in_range(edition.tiles_used, 1, tile_count) &&
         sum_of(edition.tiles(), [](const TileData& tile) { return tile.copies; }) == tile_count &&
         holds_for_all(edition.tiles(), [](const TileData& tile) { return tile.copies >= 1; });
}

constexpr bool is_tile_name(std::string_view name) noexcept {
  if (name.empty() || name.size() > tile_name_limit || name.front() < 'A' || name.front() > 'Z') return false;
  for (std::size_t i = 1; i < name.size(); ++i) {
    const bool letter = 'a' <= name[i] && name[i] <= 'z';
    if (!letter && (name[i] != ' ' || name[i - 1] == ' ' || i + 1 == name.size())) return false;
  }
  return true;
}

constexpr bool tile_names_hold(const Edition& edition) noexcept {
  const auto same = [](const TileData& a, const TileData& b) { return same_letters(a.name, b.name); };
  return all_differ(edition.tiles(), same) &&
         holds_for_all(edition.tiles(), [](const TileData& tile) { return is_tile_name(tile.name); });
}

constexpr bool prestige_holds(const Edition& edition) noexcept {
  return holds_for_all(edition.tiles(), [](const TileData& tile) { return in_range(tile.prestige, 1, 9); }) &&
         holds_for_any(edition.tiles(), [](const TileData& tile) { return tile.prestige == 4; });
}

constexpr bool tool_limits_hold(const Edition& edition) noexcept {
  return holds_for_all(edition.tiles(), [](const TileData& tile) {
    return in_range(tile.saws, 0, 2) && in_range(tile.trowels, 0, 2) && in_range(tile.glass, 0, 2);
  });
}

constexpr bool tool_numbers_occur(const Edition& edition) noexcept {
  for (int tools = 0; tools <= tools_per_seat; ++tools) {
    if (!holds_for_any(edition.tiles(), [&](const TileData& tile) { return tile.tools() == tools; })) return false;
  }
  return holds_for_all(edition.tiles(), [](const TileData& tile) { return tile.tools() <= tools_per_seat; });
}

/// The number of copies of the tile with each effect.
constexpr std::array<std::int64_t, effect_count> copies_by_effect(const Edition& edition) noexcept {
  std::array<std::int64_t, effect_count> copies{};
  for (const TileData& tile : edition.tiles()) copies[static_cast<std::size_t>(effect_of(tile.name))] += tile.copies;
  return copies;
}

constexpr bool special_tiles_occur(const Edition& edition) noexcept {
  const auto copies_of = copies_by_effect(edition);
  for (int i = 1; i < effect_count; ++i) {
    const Effect effect{static_cast<std::uint8_t>(i)};
    const std::int64_t copies = copies_of[static_cast<std::size_t>(i)];
    if (copies < (effect == Effect::weight_room ? 3 : 1)) return false;
    if (special(effect).permanent && copies > 1) return false;
  }
  return true;
}

constexpr bool losses_hold(const Edition& edition) noexcept {
  return holds_for_all(edition.tiles(), [](const TileData& tile) {
    switch (effect_of(tile.name)) {
      case Effect::boat:
        return tile.saws >= 1;
      case Effect::sculpture:
        return tile.trowels >= 1;
      case Effect::vase:
        return tile.glass == 2;
      case Effect::ruin:
        return tile.tools() >= losses_of_ruin;
      default:
        return true;
    }
  });
}

}  // namespace detail

/// The constraints that `edition` breaks; empty if it is valid.
[[nodiscard]] constexpr EditionFaults validate(const Edition& edition) noexcept {
  EditionFaults faults;
  const auto note_unless = [&](bool kept, Constraint constraint) {
    if (!kept) faults.push_back(constraint);
  };
  note_unless(detail::spaces_hold(edition), Constraint::spaces);
  note_unless(detail::spaces_in_order(edition), Constraint::space_order);
  note_unless(detail::columns_in_use(edition), Constraint::columns_in_use);
  note_unless(detail::tool_spaces_hold(edition), Constraint::tool_spaces);
  note_unless(detail::tools_sum_up(edition), Constraint::tool_sums);
  note_unless(detail::two_tools_at_four_seats(edition), Constraint::twelve_tool_spaces);
  note_unless(detail::tiles_sum_up(edition), Constraint::tile_total);
  note_unless(detail::tile_names_hold(edition), Constraint::tile_names);
  note_unless(detail::prestige_holds(edition), Constraint::prestige);
  note_unless(detail::tool_limits_hold(edition), Constraint::tool_limits);
  note_unless(detail::tool_numbers_occur(edition), Constraint::tool_numbers);
  note_unless(detail::special_tiles_occur(edition), Constraint::special_tiles);
  note_unless(detail::losses_hold(edition), Constraint::losses);
  note_unless(is_edition_name(edition.name), Constraint::name);
  return faults;
}

}  // namespace regelwerk::samara
