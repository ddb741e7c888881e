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
  room,       ///< CL-46: of a plan; holds its challenges
  challenge,  ///< CL-45: of a plan; holds its demands
  demand,     ///< CL-49: of a plan, also where so few players do not need it (CL-51)
  track,      ///< CL-5: of a plan, or the traces of the campaign sheet; one place for all symbols of it, see Track
  element,    ///< CL-26: a box or circle of a thief's sheet or of an area of the campaign sheet
  area,       ///< CK-15: of the campaign sheet; holds its elements
  item,       ///< CK-12: the boxes of a tool or a preparation on the campaign sheet
  heist,      ///< CK-13: where the special loot of a heist stands on the campaign sheet
};

/// The tracks of a plan, in the order in which they are drawn.
enum class TrackKind : std::uint8_t { time, police, traces, escape, alarms };

inline constexpr std::array<std::string_view, 5> track_words{"time", "police", "traces", "escape", "alarms"};

/// A place of a board by its number: the index of a room, challenge, demand, area, item or heist in the layout, the
/// code of an Element, or a TrackKind.
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
/// Of a plan: within its parts, to rooms that open, and from challenge to challenge.
inline constexpr std::size_t most_board_ways = max_demands + max_challenges * (max_rooms + max_challenges);
static_assert(static_cast<std::size_t>(sheet_elements) <= most_board_places);
static_assert(max_areas + max_area_elements + max_areas + preparation_count + 4 <= most_board_places);

}  // namespace detail

using BoardGeometry = Geometry<BoardPlace, detail::most_board_places, detail::most_board_ways>;

}  // namespace regelwerk::clou
