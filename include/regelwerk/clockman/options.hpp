#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/game/no_start.hpp>

namespace regelwerk::clockman {

/// CM-15. Who may leave a ring outward: `need`, seats that have to go back; `free`, all seats; `home`, like `need` but
/// not for a joker, as in version 2 of the rules.
enum class Outward : std::uint8_t { need, free, home };
/// CM-72, CM-74. How many surplus digits a seat may hold: none, one, or any number.
enum class Hoarding : std::uint8_t { none, one, extended };

inline constexpr std::array<std::string_view, 3> outward_words{"need", "free", "home"};      ///< by Outward
inline constexpr std::array<std::string_view, 3> hoarding_words{"none", "one", "extended"};  ///< by Hoarding

/// The house rules; the defaults are the base rules.
struct Options {
  int seats = 4;                       ///< CM-1: number of players, 2 to 4
  int ones = 2;                        ///< CM-4: number of cards 1 in a date, 2 or 3
  bool blockades_stay = true;          ///< CM-16: if false, a blockade is removed once a seat has paid for it
  Outward outward = Outward::need;     ///< CM-15: who may leave a ring outward
  bool transfer = false;               ///< CM-71: digits count for the date only after a transfer field
  Hoarding hoarding = Hoarding::none;  ///< CM-72, CM-74: surplus digits that a seat may hold
  bool robbery = false;                ///< CM-76: a capture may take one digit of any kind
  bool rob_date = true;                ///< CM-76: if false, only loose digits; no effect without `transfer`
  bool trade = false;                  ///< CM-77: offers and circles before and after the own roll
  int trade_offers = 2;                ///< CM-77: maximum number of proposals in a turn, 1 to 4

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// All extra rules together, as section 7 of the rulebook recommends.
inline constexpr Options all_extra_rules{
    .transfer = true, .hoarding = Hoarding::extended, .robbery = true, .trade = true};

/// Names and allowed values of all options, for reading and writing headers of records.
inline constexpr Fields option_fields{number_field("seats", &Options::seats, min_seats, max_seats),
                                      number_field("ones", &Options::ones, 2, 3),
                                      flag_field("blockades_stay", &Options::blockades_stay),
                                      word_field("outward", &Options::outward, outward_words),
                                      flag_field("transfer", &Options::transfer),
                                      word_field("hoarding", &Options::hoarding, hoarding_words),
                                      flag_field("robbery", &Options::robbery),
                                      flag_field("rob_date", &Options::rob_date),
                                      flag_field("trade", &Options::trade),
                                      number_field("trade_offers", &Options::trade_offers, 1, max_trade_offers)};

/// CM-66. There are no setup facts: dice decide which seat begins.
using Start = NoStart;

inline constexpr auto start_fields = no_start_fields;  ///< empty, like Start

/// The options whose value can be wrong.
enum class OptionFault : std::uint8_t { seats, ones, outward, hoarding, trade_offers };

/// The values allowed for that option, as an English sentence with the rule. Precondition: an enumerator.
[[nodiscard]] constexpr std::string_view describe(OptionFault fault) noexcept {
  constexpr std::array<std::string_view, 5> sentences{"seats must be 2 to 4 (CM-1)"sv, "ones must be 2 or 3 (CM-4)"sv,
                                                      "outward must be one of its three values (CM-15)"sv,
                                                      "hoarding must be one of its three values (CM-72, CM-74)"sv,
                                                      "trade_offers must be 1 to 4 (CM-77)"sv};
  return sentences[static_cast<std::size_t>(fault)];
}

using OptionFaults = FixedList<OptionFault, 5>;  ///< each fault at most once, in the order of OptionFault

/// The options whose value is not allowed; empty if `options` are valid.
[[nodiscard]] constexpr OptionFaults validate(const Options& options) noexcept {
  OptionFaults faults;
  if (options.seats < min_seats || options.seats > max_seats) faults.push_back(OptionFault::seats);
  if (options.ones < 2 || options.ones > 3) faults.push_back(OptionFault::ones);
  if (options.outward > Outward::home) faults.push_back(OptionFault::outward);
  if (options.hoarding > Hoarding::extended) faults.push_back(OptionFault::hoarding);
  if (options.trade_offers < 1 || options.trade_offers > max_trade_offers) faults.push_back(OptionFault::trade_offers);
  return faults;
}

/// CM-72, CM-74. The number of surplus digits that a seat may hold; the greatest int if there is no limit.
[[nodiscard]] constexpr int surplus_limit(const Options& options) noexcept {
  if (options.hoarding == Hoarding::extended) return static_cast<int>(~0U >> 1);
  return options.hoarding == Hoarding::one ? 1 : 0;
}

}  // namespace regelwerk::clockman
