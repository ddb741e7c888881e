#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// TK-6. The requested teams; free for all if the number of seats does not fit.
enum class Mode : std::uint8_t { free_for_all, two_pairs, three_pairs };
/// TK-26, TK-30. A 7 is split into seven single steps, or moves a single marble 1 to 7 fields.
enum class Seven : std::uint8_t { split, single };
/// TK-39. Whether marbles may end on or pass the start field of their own colour; `closed` forbids it.
enum class OwnStart : std::uint8_t { open, closed };

inline constexpr std::array<std::string_view, 3> mode_words{"free_for_all", "two_pairs", "three_pairs"};  ///< by Mode
inline constexpr std::array<std::string_view, 2> seven_words{"split", "single"};                          ///< by Seven
inline constexpr std::array<std::string_view, 2> own_start_words{"open", "closed"};  ///< by OwnStart

/// The house rules, including the number of seats.
struct Options {
  int seats = 4;                        ///< TK-6: 2 to 6
  Mode mode = Mode::free_for_all;       ///< TK-6: any mode is allowed with any number of seats
  bool quick_start = false;             ///< TK-5: one marble of every seat begins on its start field, protected
  Seven seven = Seven::split;           ///< TK-26, TK-30: seven single steps for several marbles, or 1 to 7 for one
  OwnStart own_start = OwnStart::open;  ///< TK-39: closed bars marbles from their own start field

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// Names and allowed values of all options, for reading and writing headers of records.
inline constexpr Fields option_fields{
    number_field("seats", &Options::seats, min_seats, max_seats), word_field("mode", &Options::mode, mode_words),
    flag_field("quick_start", &Options::quick_start), word_field("seven", &Options::seven, seven_words),
    word_field("own_start", &Options::own_start, own_start_words)};

/// The setup facts that the caller chooses; everything else in the setup is chance.
struct Start {
  Seat first_dealer;  ///< TK-37: any seat of the game; the seat after it leads

  friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// TK-37. Name and range of the first dealer for headers of records; is_start() also checks the number of seats.
inline constexpr Fields start_fields{number_field("first_dealer", &Start::first_dealer, 0, max_seats - 1)};

/// The options whose value can be wrong.
enum class OptionFault : std::uint8_t { seats, mode, seven, own_start };

/// The values allowed for that option, as an English sentence with the rule. Precondition: an enumerator.
[[nodiscard]] constexpr std::string_view describe(OptionFault fault) noexcept {
  constexpr std::array<std::string_view, 4> sentences{
      "seats must be 2 to 6 (TK-6)"sv, "mode must be one of its three values (TK-6)"sv,
      "seven must be one of its two values (TK-26, TK-30)"sv, "own_start must be one of its two values (TK-39)"sv};
  return sentences[static_cast<std::size_t>(fault)];
}

using OptionFaults = FixedList<OptionFault, 4>;  ///< each fault at most once, in the order of OptionFault

/// The options whose value is not allowed; empty if `options` are valid.
[[nodiscard]] constexpr OptionFaults validate(const Options& options) noexcept {
  OptionFaults faults;
  if (options.seats < min_seats || options.seats > max_seats) faults.push_back(OptionFault::seats);
  if (options.mode > Mode::three_pairs) faults.push_back(OptionFault::mode);
  if (options.seven > Seven::single) faults.push_back(OptionFault::seven);
  if (options.own_start > OwnStart::closed) faults.push_back(OptionFault::own_start);
  return faults;
}

/// TK-6. True if these options make teams: with four seats, three pairs count as two pairs; a mode that does not fit
/// the number of seats counts as free for all.
[[nodiscard]] constexpr bool plays_in_teams(const Options& options) noexcept {
  return (options.seats == 4 && options.mode != Mode::free_for_all) ||
         (options.seats == 6 && options.mode == Mode::three_pairs);
}

/// TK-7. The seat opposite. Precondition: an even number of seats.
[[nodiscard]] constexpr Seat partner_of(Seat seat, int seats) noexcept {
  const int opposite = seat.index() + seats / 2;
  return Seat{opposite < seats ? opposite : opposite - seats};
}

/// TK-37. By default the last seat deals, so seat 0 plays first.
[[nodiscard]] constexpr Start usual_start(const auto& setup) noexcept { return {Seat{setup.options().seats - 1}}; }
/// TK-37. True if the first dealer is a seat of this game.
[[nodiscard]] constexpr bool is_start(const auto& setup, const Start& start) noexcept {
  return start.first_dealer.index() < setup.options().seats;
}

}  // namespace regelwerk::tock
