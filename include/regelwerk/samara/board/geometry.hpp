#pragma once
#include <cstdint>

#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara {

/// The kinds of places of board and calendar.
enum class BoardKind : std::uint8_t {
  space,  ///< SM-2: of the board
  month,  ///< SM-4: of the calendar
};

/// A place of the board or of the calendar.
struct BoardPlace {
  BoardKind kind{};         ///< determines the meaning of `number`
  std::uint8_t number = 0;  ///< index of a space, or number of months ahead of NOW

  friend constexpr bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

/// SM-2. Precondition: the space is valid().
[[nodiscard]] constexpr BoardPlace space_place(Space space) noexcept {
  return {BoardKind::space, static_cast<std::uint8_t>(space.index())};
}
/// SM-4. The month that is `month` months ahead of NOW, 0 to 11.
[[nodiscard]] constexpr BoardPlace month_place(int month) noexcept {
  return {BoardKind::month, static_cast<std::uint8_t>(month)};
}

/// All spaces and the 12 months that can be in view (SM-11), with a way from each month to the next.
using BoardGeometry = Geometry<BoardPlace, space_count + max_months, max_months - 1>;

namespace detail {

inline constexpr int column_width = board_side / max_column;
inline constexpr int row_height = 1'500;
inline constexpr int gap_between = 80;
inline constexpr int calendar_top = max_row * row_height + 2 * gap_between;
inline constexpr int month_width = board_side / max_months;

}  // namespace detail

/// The spaces in their columns and rows, strength 1 at the bottom. Below them the months from NOW on, each with its
/// workers in a row from the board down. Order: the spaces as in the edition, then the months.
[[nodiscard]] constexpr BoardGeometry make_geometry(const Layout& layout) noexcept {
  BoardGeometry board;
  if (layout.seats == 0) return board;
  for (int i = 0; i < space_count; ++i) {
    const Space space{i};
    const int left = (layout.column(space) - 1) * detail::column_width + detail::gap_between / 2;
    const int top = (max_row - layout.row(space)) * detail::row_height + detail::gap_between / 2;
    board.add(
        space_place(space),
        rectangle(left, top, detail::column_width - detail::gap_between, detail::row_height - detail::gap_between),
        Outline::square);
  }
  for (int month = 0; month < max_months; ++month) {
    const int left = month * detail::month_width + detail::gap_between / 4;
    board.add(month_place(month),
              rectangle(left, detail::calendar_top, detail::month_width - detail::gap_between / 2,
                        board_side - detail::calendar_top - detail::gap_between / 2),
              Outline::square);
    if (month > 0) board.connect(board.size() - 2, board.size() - 1);
  }
  return board;
}

/// A game of Samara has one board, with the calendar below it.
[[nodiscard]] constexpr int boards(const auto& /*game*/) noexcept { return 1; }
/// Where the places of the board lie. Precondition: board is 0.
[[nodiscard]] constexpr BoardGeometry geometry(const auto& game, int /*board*/ = 0) noexcept {
  return make_geometry(game.layout());
}

/// A place as move and state texts write it: a space as column and row, `3,1`; a month as months ahead of NOW, `2`.
[[nodiscard]] constexpr Text<4> word_of(const auto& game, const BoardPlace& at, int /*board*/ = 0) noexcept {
  Text<4> word;
  if (at.kind == BoardKind::month) return word << int{at.number};
  detail::write_space(word, game.layout(), Space{at.number});
  return word;
}

}  // namespace regelwerk::samara
