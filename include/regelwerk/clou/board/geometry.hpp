#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/clou/board/geometry/board_place.hpp>
#include <regelwerk/clou/board/geometry/campaign_geometry.hpp>
#include <regelwerk/clou/board/geometry/plan_geometry.hpp>
#include <regelwerk/clou/board/geometry/sheet_geometry.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>

namespace regelwerk::clou {

/// The kinds of boards: a burglary plan (CL-45), the campaign sheet (CK-2) or a thief's sheet (CL-26).
enum class BoardSort : std::uint8_t { plan, campaign, sheet };

/// One of the papers on the table, each of which is a board.
struct Board {
  BoardSort sort{};         ///< determines the meaning of `number`
  std::uint8_t number = 0;  ///< for a plan the heist, for a sheet the Thief

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

namespace detail {

[[nodiscard]] constexpr int plans_of(const Layout& layout) noexcept {
  return layout.is_campaign() ? campaign_heists : 1;
}
[[nodiscard]] constexpr ThiefSet thieves_of(const Layout& layout) noexcept {
  return layout.is_campaign() ? all_thieves : layout.gang;
}

}  // namespace detail

/// The number of boards. In a heist: the plan and the sheets of the gang; in a campaign: the plans of all heists, the
/// campaign sheet and the sheets of all thieves.
[[nodiscard]] constexpr int boards(const auto& game) noexcept {
  const Layout& layout = game.layout();
  return detail::plans_of(layout) + (layout.is_campaign() ? 1 : 0) + detail::thieves_of(layout).size();
}

/// The board with this number. Precondition: 0 <= board < boards(game).
[[nodiscard]] constexpr Board board_at(const auto& game, int board) noexcept {
  const Layout& layout = game.layout();
  const int plans = detail::plans_of(layout);
  if (board < plans) return {BoardSort::plan, static_cast<std::uint8_t>(board)};
  if (layout.is_campaign() && board == plans) return {BoardSort::campaign, 0};
  int place = board - plans - (layout.is_campaign() ? 1 : 0);
  Board found{BoardSort::sheet, 0};
  detail::thieves_of(layout).for_each([&](Thief thief) {
    if (place-- == 0) found.number = static_cast<std::uint8_t>(thief);
  });
  return found;
}

/// The name of a board: that of the plan, `campaign`, or that of the thief.
[[nodiscard]] constexpr std::string_view board_name(const auto& game, int board) noexcept {
  const Board paper = board_at(game, board);
  if (paper.sort == BoardSort::campaign) return "campaign";
  if (paper.sort == BoardSort::sheet) return name_of(static_cast<Thief>(paper.number));
  return game.edition().plans[game.layout().plans[paper.number].edition_index].name;
}

/// Where the places of a board lie. Precondition: 0 <= board < boards(game).
[[nodiscard]] constexpr BoardGeometry geometry(const auto& game, int board = 0) noexcept {
  const Layout& layout = game.layout();
  const Board paper = board_at(game, board);
  if (paper.sort == BoardSort::campaign) return make_campaign_geometry(layout.campaign);
  if (paper.sort == BoardSort::sheet) return make_sheet_geometry(layout.sheet(static_cast<Thief>(paper.number)));
  return make_plan_geometry(layout.plans[paper.number]);
}

/// Room for the longest text of a place: a word of the edition and its numbers.
using PlaceWord = Text<word_limit + 8>;

/// A place as moves and states write it: `strength.3`, `exp1.2`, a demand as `window.1.2`, all others by their names. A
/// tool area of the campaign sheet and its boxes have the same name.
[[nodiscard]] constexpr PlaceWord word_of(const auto& game, const BoardPlace& at, int board = 0) noexcept {
  const Board paper = board_at(game, board);
  const std::size_t heist = paper.sort == BoardSort::plan ? paper.number : 0U;
  const Names names{game.layout(), game.edition(), game.layout().plans[heist]};
  PlaceWord word;
  switch (at.kind) {
    case BoardKind::room:
      return word << names.room(at.number);
    case BoardKind::challenge:
      return word << names.challenge(at.number);
    case BoardKind::demand:
      names.write_demand(word, at.number);
      return word;
    case BoardKind::track:
      return word << track_words[at.number];
    case BoardKind::element:
      names.write(word, Element::from_code(at.number));
      return word;
    case BoardKind::area:
      return word << game.edition().campaign.areas[at.number].name;
    case BoardKind::item:
      return word << names.item(at.number);
    default:
      return word << names.heist(at.number);
  }
}

}  // namespace regelwerk::clou
