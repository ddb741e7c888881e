#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// The house rules, including the number of seats.
struct Options {
  int seats = 4;             ///< OL-9: 1 to 4
  bool unowned_wins = true;  ///< OL-30: an unowned runner can win; must be true with one seat

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// Names and values of the options in texts, bytes and JSON.
inline constexpr Fields option_fields{number_field("seats", &Options::seats, min_seats, max_seats),
                                      flag_field("unowned_wins", &Options::unowned_wins)};

/// The setup facts that the caller chooses; everything else in the setup is chance.
struct Start {
  std::array<std::uint8_t, runner_count> start_numbers{};  ///< OL-8: by runner, each of 1 to 4 once

  friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// Name and values of the setup parameter in texts, bytes and JSON.
inline constexpr Fields start_fields{number_field("start_numbers", &Start::start_numbers, 1, runner_count)};

/// The options whose value can be wrong.
enum class OptionFault : std::uint8_t { seats, unowned_wins };

/// The values allowed for that option, as an English sentence with the rule.
[[nodiscard]] constexpr std::string_view describe(OptionFault fault) noexcept {
  constexpr std::array<std::string_view, 2> sentences{"seats must be 1 to 4 (OL-9)"sv,
                                                      "with one seat unowned_wins must be true (OL-30)"sv};
  return sentences[static_cast<std::size_t>(fault)];
}

using OptionFaults = FixedList<OptionFault, 2>;  ///< each fault at most once

/// The options whose value is not allowed; empty if `options` are valid.
[[nodiscard]] constexpr OptionFaults validate(const Options& options) noexcept {
  OptionFaults faults;
  if (options.seats < min_seats || options.seats > max_seats) faults.push_back(OptionFault::seats);
  // OL-30. A single seat would win every game.
  if (options.seats == 1 && !options.unowned_wins) faults.push_back(OptionFault::unowned_wins);
  return faults;
}

/// OL-8. True if the numbers 1 to 4 each appear once.
[[nodiscard]] constexpr bool is_start(const auto& /*setup*/, const Start& start) noexcept {
  unsigned given = 0;
  for (const unsigned number : start.start_numbers) given |= number <= runner_count ? 1U << number : 0U;
  return given == ((1U << runner_count) - 1U) << 1U;
}

/// OL-8. By default seat 0 lays first.
[[nodiscard]] constexpr Start usual_start(const auto& /*setup*/) noexcept { return {{4, 3, 2, 1}}; }

}  // namespace regelwerk::ostfriesenlauf
