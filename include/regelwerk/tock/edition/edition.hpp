#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// Constraint 1. With at least 14 fields per section a King never goes round the ring; with at most 32 fields the field
/// numbers of six sections fit a byte.
inline constexpr int min_fields_per_section = 14;
inline constexpr int max_fields_per_section = 32;  ///< constraint 1, TK-1
/// Constraint 2. At least 1, so that a marble just brought in does not stand at its entrance.
inline constexpr int min_entrance_offset = 1;
inline constexpr int max_entrance_offset = 8;  ///< constraint 2, TK-3: fields before the start field
/// Constraint 5. The maximum number of cards that a seat gets in one deal.
inline constexpr int max_hand = 6;
/// Constraints 5 and 6. Each of at least two seats gets a card per deal, so a deck lasts 26 deals at most.
inline constexpr int max_deals = deck_size / min_seats;

/// Board and schedule for one number of seats.
struct Seating {
  int sections = 0;                                  ///< TK-1: of the ring; at least one per seat, at most 6
  std::array<std::uint8_t, max_seats> section_of{};  ///< TK-2: the section of each seat
  std::array<std::uint8_t, max_deals> schedule{};    ///< TK-8: cards per seat in each deal
  int deals = 0;                                     ///< TK-8: number of used entries in the schedule
};

/// Component data of Tock.
struct Edition {
  std::string_view name;                                      ///< one word
  int fields_per_section = 0;                                 ///< TK-1: 14 to 32
  int entrance_offset = 0;                                    ///< TK-3: fields before the start field, 1 to 8
  std::array<Seating, max_seats - min_seats + 1> seatings{};  ///< for 2, 3, .. 6 seats

  /// Precondition: seats is 2 to 6.
  [[nodiscard]] constexpr const Seating& seating(int seats) const noexcept {
    return seatings[static_cast<std::size_t>(seats - min_seats)];
  }
};

}  // namespace regelwerk::tock
