#pragma once
#include <array>
#include <optional>

#include <regelwerk/tock.hpp>

namespace play {

struct Spot {
  int x = 0;
  int y = 0;

  friend constexpr bool operator==(Spot, Spot) = default;
  friend constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
};

/// The ring as the rim of a rectangle, field by field clockwise, the home lanes leading inward.
class TockBoard {
 public:
  explicit TockBoard(const regelwerk::tock::Layout& layout);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] Spot ring(int field) const { return rim((field + turn_) % rim_length_); }
  [[nodiscard]] Spot lane(regelwerk::Seat seat, int field) const;
  /// On a ring with an odd number of fields the rim has one spot too many.
  [[nodiscard]] std::optional<Spot> gap() const;

 private:
  [[nodiscard]] Spot rim(int at) const;
  [[nodiscard]] Spot inward(Spot spot) const;
  [[nodiscard]] bool on_rim(Spot spot) const;
  [[nodiscard]] int quality() const;

  const regelwerk::tock::Layout& layout_;
  int rim_length_;
  int width_;
  int height_;
  int turn_ = 0;  ///< where on the rim, from the upper left corner clockwise, field 0 lies
};

}  // namespace play
