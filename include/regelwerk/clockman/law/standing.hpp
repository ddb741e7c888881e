#pragma once
#include <cstddef>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>

namespace regelwerk::clockman {

/// CM-70. The winner scores 1, all others 0.
[[nodiscard]] constexpr ScoreRange score_range_of(const auto& /*setup*/) noexcept { return {0, 1}; }

/// CM-6, CM-21. How far inward a field is: the start field 0, ring r and the passage inside it r, the straight 5 to 7,
/// the centre 8.
[[nodiscard]] constexpr int depth_of(const Layout& layout, Space field) noexcept {
  if (field.is_start()) return 0;
  if (field.is_ring()) return field.ring();
  if (field.is_passage()) return layout.outer[static_cast<std::size_t>(field.number())].ring();
  return field.is_straight() ? rings + field.number() : rings + straight_length + 1;
}

/// The number of rings that a usable digit is worth.
inline constexpr int rings_per_digit = 4;

/// CM-2, CM-5, CM-6. Four for each usable digit, including loose ones, plus the depth of the figure; at most a complete
/// date in the centre. Ignores cards, the digits on the board and the way to the next passage.
[[nodiscard]] constexpr Standing<max_seats> standing_of(const auto& setup, const auto& position) noexcept {
  const Layout& layout = setup.layout();
  Standing<max_seats> standing;
  standing.seats = layout.seats;
  standing.range = {0, rings_per_digit * layout.quota.size + depth_of(layout, Space::centre())};
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    const int digits = usable(layout.quota, position.table.of(seat).all());
    standing.set(seat, rings_per_digit * digits + depth_of(layout, position.table.figure(seat)));
  }
  return standing;
}

}  // namespace regelwerk::clockman
