#include "tock_board.hpp"

#include <algorithm>
#include <vector>

namespace play {

using regelwerk::Seat;

namespace {

/// Home lanes from above and below fit side by side into a board of so many rows; a lower one leaves room for hands.
constexpr int low_height = 9;

}  // namespace

TockBoard::TockBoard(const regelwerk::tock::Layout& layout)
    : layout_(layout),
      rim_length_(layout.ring + layout.ring % 2),
      // Fields are two columns wide, so 36 of them and the numbers at both sides fill a line.
      width_(std::min(36, std::max(rim_length_ / 2 + 2 - low_height, (rim_length_ / 2 + 2) * 5 / 8))),
      height_(rim_length_ / 2 + 2 - width_) {
  int best = 0;
  int best_quality = -1;
  for (turn_ = 0; turn_ < rim_length_; ++turn_) {
    if (quality() <= best_quality) continue;
    best_quality = quality();
    best = turn_;
  }
  turn_ = best;
}

Spot TockBoard::lane(Seat seat, int field) const {
  Spot spot = ring(entrance_of(layout_, seat));
  const Spot step = inward(spot);
  for (int i = 0; i <= field; ++i) spot = spot + step;
  return spot;
}

std::optional<Spot> TockBoard::gap() const {
  if (rim_length_ == layout_.ring) return std::nullopt;
  return ring(layout_.ring);
}

Spot TockBoard::rim(int at) const {
  if (at < width_) return {at, 0};
  at -= width_ - 1;
  if (at < height_) return {width_ - 1, at};
  at -= height_ - 1;
  if (at < width_) return {width_ - 1 - at, height_ - 1};
  return {0, height_ - 1 - (at - (width_ - 1))};
}

Spot TockBoard::inward(Spot spot) const {
  if (spot.y == 0) return {0, 1};
  if (spot.y == height_ - 1) return {0, -1};
  return {spot.x == 0 ? 1 : -1, 0};
}

bool TockBoard::on_rim(Spot spot) const {
  return spot.x <= 0 || spot.x >= width_ - 1 || spot.y <= 0 || spot.y >= height_ - 1;
}

/// How readable the board is, turned as it is: lanes that run into each other or the rim are bad, lanes far from the
/// corners are good, and the first seat likes to sit at the lower side.
int TockBoard::quality() const {
  std::vector<Spot> taken;
  int clearance = 4;
  for (int seat = 0; seat < layout_.seats; ++seat) {
    const Spot gate = ring(entrance_of(layout_, Seat{seat}));
    const int from_side = std::min(gate.x, width_ - 1 - gate.x);
    const int from_top = std::min(gate.y, height_ - 1 - gate.y);
    clearance = std::min(clearance, std::max(from_side, from_top));
    for (int field = 0; field < regelwerk::tock::lane_length; ++field) {
      const Spot spot = lane(Seat{seat}, field);
      if (on_rim(spot) || std::find(taken.begin(), taken.end(), spot) != taken.end()) return -1;
      taken.push_back(spot);
    }
    if (on_rim(lane(Seat{seat}, regelwerk::tock::lane_length))) clearance = std::min(clearance, 1);
  }
  return 2 * clearance + (ring(start_of(layout_, Seat{0})).y == height_ - 1 ? 1 : 0);
}

}  // namespace play
