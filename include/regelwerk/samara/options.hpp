#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-47. The highest value of last_half_year.
inline constexpr int max_half_years = 255;

/// The house rules, including the number of seats.
struct Options {
  int seats = 4;                       ///< SM-5: 2 to 5
  bool specials = true;                ///< SM-25: whether tiles have effects
  int start_month = months_per_board;  ///< SM-7: number of months from NOW to the end of its board, 6 to 1
  int last_half_year = 0;              ///< SM-47: number of boards laid until the game ends, 1 to 255; 0 for no limit
  bool spare_helpers = false;          ///< SM-49: whether workers that are not needed may help

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// Names and values of the options, in texts, bytes and JSON.
inline constexpr Fields option_fields{number_field("seats", &Options::seats, min_seats, max_seats),
                                      flag_field("specials", &Options::specials),
                                      number_field("start_month", &Options::start_month, 1, months_per_board),
                                      number_field("last_half_year", &Options::last_half_year, 0, max_half_years),
                                      flag_field("spare_helpers", &Options::spare_helpers)};

/// The setup facts that the caller chooses; everything else in the setup is chance.
struct Start {
  /// SM-6. The seats in laying order. Seats that are not in the game follow in ascending order, so that equal orders
  /// compare equal.
  std::array<Seat, max_seats> order{};

  friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// Name and values of the setup parameter, in texts, bytes and JSON.
inline constexpr Fields start_fields{number_field("order", &Start::order, 0, max_seats - 1)};

/// SM-6. By default the seats in ascending order.
[[nodiscard]] constexpr Start usual_start(const auto& /*setup*/) noexcept {
  Start start;
  for (int seat = 0; seat < max_seats; ++seat) start.order[static_cast<std::size_t>(seat)] = Seat{seat};
  return start;
}

/// SM-6. True if the seats of the game come first, each once, and the others follow in ascending order.
[[nodiscard]] constexpr bool is_start(const auto& setup, const Start& start) noexcept {
  unsigned found = 0;
  for (int i = 0; i < max_seats; ++i) {
    const int seat = start.order[static_cast<std::size_t>(i)].index();
    if (i < setup.options().seats ? seat >= setup.options().seats : seat != i) return false;
    found |= 1U << seat;
  }
  return found == SeatSet::first(max_seats).bits();
}

/// The options whose value can be wrong.
enum class OptionFault : std::uint8_t { seats, start_month, last_half_year };

/// The values allowed for that option, as an English sentence with the rule.
[[nodiscard]] constexpr std::string_view describe(OptionFault fault) noexcept {
  constexpr std::array<std::string_view, 3> sentences{"seats must be 2 to 5 (SM-5)"sv,
                                                      "start_month must be 1 to 6 (SM-7)"sv,
                                                      "last_half_year must be 0 to 255 (SM-47)"sv};
  return sentences[static_cast<std::size_t>(fault)];
}

using OptionFaults = FixedList<OptionFault, 3>;  ///< each fault at most once

/// The options whose value is not allowed; empty if `options` are valid.
[[nodiscard]] constexpr OptionFaults validate(const Options& options) noexcept {
  OptionFaults faults;
  if (options.seats < min_seats || options.seats > max_seats) faults.push_back(OptionFault::seats);
  if (options.start_month < 1 || options.start_month > months_per_board) faults.push_back(OptionFault::start_month);
  if (options.last_half_year < 0 || options.last_half_year > max_half_years) {
    faults.push_back(OptionFault::last_half_year);
  }
  return faults;
}

}  // namespace regelwerk::samara
