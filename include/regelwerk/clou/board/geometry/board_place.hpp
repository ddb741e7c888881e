#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/core/board/geometry.hpp>

namespace regelwerk::clou {

enum class BoardKind : std::uint8_t {
  room,       ///< CL-46: of a plan; contains its challenges
  challenge,  ///< CL-45: of a plan; contains its demands
  demand,     ///< CL-49: of a plan, including demands that are not needed with so few players (CL-51)
  track,      ///< CL-5: of a plan, or the traces of the campaign sheet; one place for all its symbols, see Track
  element,    ///< CL-26: a box or circle of a thief's sheet or of an area of the campaign sheet
  area,       ///< CK-15: of the campaign sheet; contains its elements
  item,       ///< CK-12: the boxes of a tool or a preparation on the campaign sheet
  heist,      ///< CK-13: the field for the special loot of a heist on the campaign sheet
};

/// The tracks of a plan, in drawing order.
enum class TrackKind : std::uint8_t { time, police, traces, escape, alarms };

inline constexpr std::array<std::string_view, 5> track_words{"time", "police", "traces", "escape", "alarms"};

/// A place of a board. `number` is the index of a room, challenge, demand, area, item or heist in the layout, the code
/// of an Element, or a TrackKind.
struct BoardPlace {
  BoardKind kind{};
  std::uint8_t number = 0;

  friend constexpr bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

[[nodiscard]] constexpr BoardPlace board_place(BoardKind kind, std::size_t number) noexcept {
  return {kind, static_cast<std::uint8_t>(number)};
}
[[nodiscard]] constexpr BoardPlace board_place(Element element) noexcept {
  return board_place(BoardKind::element, static_cast<std::size_t>(element.code()));
}
[[nodiscard]] constexpr BoardPlace board_place(TrackKind track) noexcept {
  return board_place(BoardKind::track, static_cast<std::size_t>(track));
}

namespace detail {

inline constexpr std::size_t most_board_places = max_rooms + max_challenges + max_demands + track_words.size();
/// Ways of a plan: within its parts, from challenges to rooms, and from challenge to challenge.
inline constexpr std::size_t most_board_ways = max_demands + max_challenges * (max_rooms + max_challenges);
static_assert(static_cast<std::size_t>(sheet_elements) <= most_board_places);
static_assert(max_areas + max_area_elements + max_areas + preparation_count + 4 <= most_board_places);

}  // namespace detail

using BoardGeometry = Geometry<BoardPlace, detail::most_board_places, detail::most_board_ways>;

}  // namespace regelwerk::clou
