#pragma once
#include <array>
#include <bit>
#include <cstddef>

#include <regelwerk/clou/board/geometry/board_place.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

namespace detail {

/// Lays out a plan in reading order: rooms in rows, the challenges of a room side by side, a line for every part of a
/// challenge; the tracks at the bottom.
class PlanGeometry {
 public:
  constexpr explicit PlanGeometry(const PlanLayout& plan) noexcept : plan_(plan) {
    for (std::size_t room = 0; room < max_rooms; ++room) challenges_[room] = std::popcount(plan.in_room[room]);
    // A last room without challenges can be recognised only by an arrow that leads to it.
    unsigned rooms = 1;
    for (std::size_t i = 0; i < plan.challenge_count; ++i) {
      rooms |= plan.challenges[i].opens | 1U << plan.challenges[i].room;
    }
    rooms_ = static_cast<std::size_t>(std::bit_width(rooms));
    choose_columns();
    for (std::size_t room = 0; room < rooms_; ++room) add_room(room);
    add_tracks();
    add_ways();
  }

  [[nodiscard]] constexpr const BoardGeometry& board() const noexcept { return board_; }

 private:
  static constexpr int most_columns = 6;
  static constexpr int margin = 60;
  static constexpr int floor = 8'850;  ///< the end of the rooms and the beginning of the tracks
  static constexpr int tallest_row = 2'300;
  static constexpr int widest_demand = 430;

  [[nodiscard]] constexpr int width_of(std::size_t room) const noexcept {
    return lesser(greater(challenges_[room], 1), columns_);
  }
  [[nodiscard]] constexpr int height_of(std::size_t room) const noexcept {
    return challenges_[room] == 0 ? 1 : (challenges_[room] + columns_ - 1) / columns_;
  }

  /// Chooses the number of columns with which the demands are largest.
  constexpr void choose_columns() noexcept {
    int best = 1;
    int largest = 0;
    for (int count = 1; count <= most_columns; ++count) {
      shelve(count);
      const int side = lesser(row_height_ / 5, column_width_ * 2 / 11);
      if (side > largest) best = count;
      largest = greater(largest, side);
    }
    shelve(best);
  }

  /// Puts rooms into rows; a room that does not fit after the previous one begins a new row.
  constexpr void shelve(int count) noexcept {
    columns_ = count;
    int column = 0;
    int row = 0;
    int tallest = 0;
    int widest = 0;
    for (std::size_t room = 0; room < rooms_; ++room) {
      if (column + width_of(room) > count) {
        row += tallest;
        column = tallest = 0;
      }
      column_[room] = column;
      row_[room] = row;
      column += width_of(room);
      widest = greater(widest, column);
      tallest = greater(tallest, height_of(room));
    }
    row_height_ = lesser(tallest_row, (floor - margin) / (row + tallest));
    column_width_ = board_side / widest;
  }

  constexpr void add_room(std::size_t room) noexcept {
    const int head = row_height_ / 6;
    const Rectangle outer =
        rectangle(column_[room] * column_width_ + margin, row_[room] * row_height_ + margin,
                  width_of(room) * column_width_ - 2 * margin, height_of(room) * row_height_ - 2 * margin);
    const std::size_t index = board_.add(board_place(BoardKind::room, room),
                                         point(outer.centre().x, outer.corner.y + head / 2), outer, Outline::square);
    rooms_at_[room] = index;
    const int height = (outer.height - head) / height_of(room);
    int place = 0;
    for (unsigned rest = plan_.in_room[room]; rest != 0; rest &= rest - 1, ++place) {
      const int left = outer.corner.x + place % columns_ * column_width_;
      const int top = outer.corner.y + head + place / columns_ * height;
      add_challenge(static_cast<std::size_t>(std::countr_zero(rest)),
                    rectangle(left + margin, top, column_width_ - 4 * margin, height - margin), index);
    }
  }

  constexpr void add_challenge(std::size_t challenge, Rectangle outer, std::size_t room) noexcept {
    const auto parts = static_cast<int>(plan_.challenges[challenge].parts.size());
    const int head = outer.height / 4;
    const std::size_t index =
        board_.add(board_place(BoardKind::challenge, challenge), point(outer.centre().x, outer.corner.y + head / 2),
                   outer, Outline::square, static_cast<int>(room));
    challenges_at_[challenge] = index;
    const int line = (outer.height - head) / lesser(greater(parts, 2), static_cast<int>(max_parts));
    const int side = lesser(widest_demand, line * 9 / 10, outer.width * 2 / 11) / 2 * 2;
    for (std::size_t i = 0; i < plan_.demand_count; ++i) {
      const DemandPlace& at = plan_.places[i];
      if (at.challenge != challenge) continue;
      // Leaves room before the first demand, and after the last one for the price of the part.
      const Point middle = point(outer.corner.x + (2 * at.place + 1) * side * 11 / 20 + side / 5,
                                 outer.corner.y + head + at.part * line + line / 2);
      demands_at_[i] = board_.add(board_place(BoardKind::demand, i), square_at(middle, side), Outline::square,
                                  static_cast<int>(index));
    }
  }

  /// Adds the tracks in two rows, the long ones in the upper row.
  constexpr void add_tracks() noexcept {
    constexpr int height = (board_side - floor) / 2;
    constexpr std::array<int, track_words.size()> lefts{0, 5'200, 0, 5'200, 7'800};
    constexpr std::array<int, track_words.size()> widths{5'200, 4'800, 5'200, 2'600, 2'200};
    for (std::size_t i = 0; i < lefts.size(); ++i) {
      const int top = floor + (i < 2 ? 0 : height);
      board_.add(board_place(BoardKind::track, i),
                 rectangle(lefts[i] + margin, top + margin / 2, widths[i] - 2 * margin, height - margin),
                 Outline::square);
    }
  }

  /// CL-47, CL-48, CL-50. Adds the arrows: within ordered parts, into rooms and between challenges.
  constexpr void add_ways() noexcept {
    for (std::size_t i = 1; i < plan_.demand_count; ++i) {
      const DemandPlace& at = plan_.places[i];
      if (at.place > 0 && plan_.challenges[at.challenge].parts[at.part].is_ordered) {
        board_.connect(demands_at_[i - 1], demands_at_[i]);
      }
    }
    for (std::size_t i = 0; i < plan_.challenge_count; ++i) {
      const ChallengeLayout& challenge = plan_.challenges[i];
      for (unsigned rest = challenge.opens; rest != 0; rest &= rest - 1) {
        board_.connect(challenges_at_[i], rooms_at_[static_cast<std::size_t>(std::countr_zero(rest))], false);
      }
      for (unsigned rest = challenge.after; rest != 0; rest &= rest - 1) {
        board_.connect(challenges_at_[static_cast<std::size_t>(std::countr_zero(rest))], challenges_at_[i], false);
      }
    }
  }

  const PlanLayout& plan_;
  BoardGeometry board_;
  std::size_t rooms_ = 0;
  int columns_ = 1;
  int column_width_ = 0;
  int row_height_ = 0;
  std::array<int, max_rooms> challenges_{};
  std::array<int, max_rooms> column_{};
  std::array<int, max_rooms> row_{};
  std::array<std::size_t, max_rooms> rooms_at_{};
  std::array<std::size_t, max_challenges> challenges_at_{};
  std::array<std::size_t, max_demands> demands_at_{};
};

}  // namespace detail

/// Where rooms, challenges and demands of a plan lie, each after the place that contains it, then the tracks.
[[nodiscard]] constexpr BoardGeometry make_plan_geometry(const PlanLayout& plan) noexcept {
  return detail::PlanGeometry{plan}.board();
}

}  // namespace regelwerk::clou
