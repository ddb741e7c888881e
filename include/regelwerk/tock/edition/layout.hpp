#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/tock/edition/constraints.hpp>
#include <regelwerk/tock/edition/edition.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// What follows from options and edition: the ring with its start and entrance fields, teams, the schedule.
struct Layout {
  int seats = 0;
  int ring = 0;                                    ///< TK-1: number of ring fields
  std::array<std::uint8_t, max_seats> start{};     ///< TK-2: ring field, by seat
  std::array<std::uint8_t, max_seats> entrance{};  ///< TK-3: ring field, by seat
  bool teams = false;                              ///< TK-6: partners win together
  std::array<std::uint8_t, max_deals> schedule{};  ///< TK-8: cards that each seat gets in each deal
  int deals = 0;  ///< TK-8: number of deals until all cards are shuffled, 1 to max_deals

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

/// Precondition: both are valid; otherwise the layout is blank.
[[nodiscard]] constexpr Layout make_layout(const Options& options, const Edition& edition) noexcept {
  Layout layout;
  if (!validate(options).empty() || !validate(edition).empty()) return layout;
  const Seating& seating = edition.seating(options.seats);
  layout.seats = options.seats;
  layout.ring = seating.sections * edition.fields_per_section;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(options.seats); ++seat) {
    const int start = edition.fields_per_section * seating.section_of[seat];
    const int entrance = start - edition.entrance_offset;
    layout.start[seat] = static_cast<std::uint8_t>(start);
    layout.entrance[seat] = static_cast<std::uint8_t>(entrance < 0 ? entrance + layout.ring : entrance);
  }
  layout.teams = plays_in_teams(options);
  layout.schedule = seating.schedule;
  layout.deals = seating.deals;
  return layout;
}

}  // namespace regelwerk::tock
