#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-1. Steps forward from one ring field to another, 0 to ring - 1.
[[nodiscard]] constexpr int distance(int ring, int from, int to) noexcept {
  const int ahead = to - from;
  return ahead < 0 ? ahead + ring : ahead;
}

/// The ring field `steps` ahead; negative steps go backward. Precondition: |steps| <= ring.
[[nodiscard]] constexpr Place ring_ahead(int ring, int field, int steps) noexcept {
  const int end = field + steps;
  return Place::ring(end < 0 ? end + ring : end < ring ? end : end - ring);
}

/// The ring fields that marbles of one colour may neither enter nor pass: those of protected marbles (TK-16, TK-19)
/// and, with closed starts, the colour's own start field (TK-39). A marble on a wall may leave it.
class Walls {
 public:
  constexpr Walls(const Layout& layout, OwnStart own_start, SeatSet guarded, Seat colour) noexcept {
    for (unsigned bits = guarded.bits(); bits != 0; bits &= bits - 1) {
      fields_[count_++] = layout.start[static_cast<std::size_t>(std::countr_zero(bits))];
    }
    if (own_start == OwnStart::closed) fields_[count_++] = static_cast<std::uint8_t>(start_of(layout, colour));
  }

  /// The number of steps that a marble on `field` can make forward along the ring.
  [[nodiscard]] constexpr int run_forward(int ring, int field) const noexcept {
    int run = ring;
    for (std::size_t i = 0; i < count_; ++i) {
      const int ahead = fields_[i] - field;
      run = lesser(run, ahead > 0 ? ahead : ahead + ring);
    }
    return run - 1;
  }
  /// TK-25. The number of steps that a marble on `field` can make backward along the ring.
  [[nodiscard]] constexpr int run_backward(int ring, int field) const noexcept {
    int run = ring;
    for (std::size_t i = 0; i < count_; ++i) {
      const int behind = field - fields_[i];
      run = lesser(run, behind > 0 ? behind : behind + ring);
    }
    return run - 1;
  }

 private:
  std::array<std::uint8_t, max_seats + 1> fields_{};
  std::size_t count_ = 0;
};

/// How far one marble in play can move, by TK-19 to TK-22 and TK-25. why_not uses it; move generation uses the
/// equivalent fast version in law/fast/reaches.hpp.
struct Reach {
  Place at;
  int forward = 0;   ///< ring fields it can move forward; 0 in the lane
  int backward = 0;  ///< TK-25: ring fields it can move back; 0 in the lane
  int entrance = 0;  ///< number of steps to lane field 0, minus 1: 0 on the entrance field; in the lane negative, -1 on
                     ///< lane field 0
  int lane_free = 0;  ///< TK-21: the marble can reach lane fields below this number; 0 if it cannot enter the lane

  /// TK-20. True if it can move `steps` fields along the ring.
  [[nodiscard]] constexpr bool along_ring(int steps) const noexcept { return steps <= forward; }
  /// TK-20, TK-21, TK-22. True if it can end `steps` ahead inside its lane.
  [[nodiscard]] constexpr bool into_lane(int steps) const noexcept {
    // As an unsigned number, a place before the lane becomes large, so one comparison checks both ends.
    return static_cast<unsigned>(steps - entrance - 1) < static_cast<unsigned>(lane_free);
  }
  /// The lane field that lies `steps` ahead. Precondition: into_lane(steps).
  [[nodiscard]] constexpr Place lane_ahead(int steps) const noexcept { return Place::lane(steps - entrance - 1); }
};

/// TK-21. The first occupied lane field after `field`; lane_length if there is none. `field` is -1 for a marble on the
/// ring.
[[nodiscard]] constexpr int lane_free_until(const Marbles& marbles, int field) noexcept {
  // Places ascend from ring to lane to area, so the first place after `field` decides.
  for (const Place place : marbles) {
    if (place > Place::lane(field)) return place.is_lane() ? place.field() : lane_length;
  }
  return lane_length;
}

/// The reach of a marble of `colour` on ring field `at`; `lane_free` is lane_free_until(marbles, -1).
[[nodiscard]] constexpr Reach reach_from_ring(const Layout& layout, const Walls& walls, int lane_free, Seat colour,
                                              Place at) noexcept {
  const int forward = walls.run_forward(layout.ring, at.ring_field());
  const int entrance = distance(layout.ring, at.ring_field(), entrance_of(layout, colour));
  return {.at = at,
          .forward = forward,
          .backward = walls.run_backward(layout.ring, at.ring_field()),
          .entrance = entrance,
          .lane_free = entrance <= forward ? lane_free : 0};
}

/// The reach of that one of `marbles` on lane field `at`.
[[nodiscard]] constexpr Reach reach_in_lane(const Marbles& marbles, Place at) noexcept {
  return {.at = at, .entrance = -1 - at.field(), .lane_free = lane_free_until(marbles, at.field())};
}

/// The reach of the marble of `colour` on `at`. Precondition: it is in play.
[[nodiscard]] constexpr Reach reach_of(const Layout& layout, const Walls& walls, const Marbles& marbles, Seat colour,
                                       Place at) noexcept {
  return at.is_ring() ? reach_from_ring(layout, walls, lane_free_until(marbles, -1), colour, at)
                      : reach_in_lane(marbles, at);
}

/// The place where a move of `steps` fields from `at` ends, on the ring or in the lane; negative steps go backward.
[[nodiscard]] constexpr Place end_of_walk(const Layout& layout, Seat colour, Place at, int steps,
                                          bool in_lane) noexcept {
  if (!in_lane) return ring_ahead(layout.ring, at.ring_field(), steps);
  if (at.is_lane()) return Place::lane(at.lane_field() + steps);
  return Place::lane(steps - distance(layout.ring, at.ring_field(), entrance_of(layout, colour)) - 1);
}

/// TK-20. The next field on the way forward from `at` to `to`. Precondition: `to` lies ahead.
[[nodiscard]] constexpr Place next_towards(const Layout& layout, Seat colour, Place at, Place to) noexcept {
  if (at.is_lane()) return Place::lane(at.field() + 1);
  if (to.is_lane() && at.field() == entrance_of(layout, colour)) return Place::lane(0);
  return ring_ahead(layout.ring, at.field(), 1);
}

}  // namespace regelwerk::tock
