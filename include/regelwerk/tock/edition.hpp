#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/edition_name.hpp>
#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// Constraint 1. A King never goes round the ring, and six sections still number their fields in a byte.
inline constexpr int min_fields_per_section = 14;
inline constexpr int max_fields_per_section = 32;
/// Constraint 2. A marble just brought in does not stand at its entrance.
inline constexpr int min_entrance_offset = 1;
inline constexpr int max_entrance_offset = 8;
/// Constraint 5. The most cards of one deal.
inline constexpr int max_hand = 6;
/// By constraints 5 and 6 two seats get at least one card each per deal, so a deck lasts for at most 26 deals.
inline constexpr int max_deals = deck_size / min_seats;

/// Board and schedule for one number of seats.
struct Seating {
  int sections = 0;                                  ///< TK-1
  std::array<std::uint8_t, max_seats> section_of{};  ///< TK-2: by seat
  std::array<std::uint8_t, max_deals> schedule{};    ///< TK-8: cards per seat in each deal
  int deals = 0;                                     ///< TK-8: how many numbers of the schedule count
};

/// Component data of Tock.
struct Edition {
  std::string_view name;
  int fields_per_section = 0;                                 ///< TK-1
  int entrance_offset = 0;                                    ///< TK-3
  std::array<Seating, max_seats - min_seats + 1> seatings{};  ///< for 2, 3, .. 6 seats

  /// Precondition: seats is 2 to 6.
  [[nodiscard]] constexpr const Seating& seating(int seats) const noexcept {
    return seatings[static_cast<std::size_t>(seats - min_seats)];
  }
};

/// Own reconstruction where the rulebook is silent: TK-1, TK-3 and TK-8.
inline constexpr Edition standard_edition{"standard",
                                          18,
                                          2,
                                          {{{2, {0, 1}, {5, 5, 4, 4, 4, 4}, 6},
                                            {3, {0, 1, 2}, {5, 4, 4, 4}, 4},
                                            {4, {0, 1, 2, 3}, {5, 4, 4}, 3},
                                            {5, {0, 1, 2, 3, 4}, {4, 3, 3}, 3},
                                            {6, {0, 1, 2, 3, 4, 5}, {4, 4}, 2}}}};

/// The constraints of the ledger that an edition must keep, in its order, and that its name is one word.
enum class Constraint : std::uint8_t { section_fields, entrance, section_count, section_order, schedule, deck, name };

[[nodiscard]] constexpr std::string_view describe(Constraint constraint) noexcept {
  constexpr std::array<std::string_view, 7> sentences{
      "fields per section must be 14 to 32",
      "the entrance offset must be 1 to 8",
      "n seats need n to 6 sections",
      "seats must lie in different sections of the board, in increasing order",
      "the schedule needs 1 to 26 numbers, each 1 to 6",
      "a schedule must not deal more than 52 cards",
      "the name must be one word of 1 to 32 signs"};
  return sentences[static_cast<std::size_t>(constraint)];
}

/// A constraint that an edition breaks; `seats` names the seating, 0 for the edition as a whole.
struct EditionFault {
  Constraint constraint{};
  std::uint8_t seats = 0;

  friend constexpr bool operator==(EditionFault, EditionFault) = default;
};

/// Three constraints for the whole and four for each seating.
using EditionFaults = FixedList<EditionFault, 3 + 4 * (max_seats - min_seats + 1)>;

namespace detail {

constexpr bool sections_in_order(const Seating& seating, int seats) noexcept {
  int before = -1;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    if (seating.section_of[seat] <= before || seating.section_of[seat] >= seating.sections) return false;
    before = seating.section_of[seat];
  }
  return true;
}

constexpr bool schedule_in_range(const Seating& seating) noexcept {
  if (seating.deals < 1 || seating.deals > max_deals) return false;
  for (std::size_t deal = 0; deal < static_cast<std::size_t>(seating.deals); ++deal) {
    if (seating.schedule[deal] < 1 || seating.schedule[deal] > max_hand) return false;
  }
  return true;
}

constexpr int cards_scheduled(const Seating& seating) noexcept {
  int sum = 0;
  for (std::size_t deal = 0; deal < seating.schedule.size() && static_cast<int>(deal) < seating.deals; ++deal) {
    sum += seating.schedule[deal];
  }
  return sum;
}

}  // namespace detail

/// What is wrong with `edition`; empty if every constraint is kept.
[[nodiscard]] constexpr EditionFaults validate(const Edition& edition) noexcept {
  EditionFaults faults;
  const auto check = [&](bool kept, Constraint constraint, int seats) {
    if (!kept) faults.push_back({constraint, static_cast<std::uint8_t>(seats)});
  };
  check(edition.fields_per_section >= min_fields_per_section && edition.fields_per_section <= max_fields_per_section,
        Constraint::section_fields, 0);
  check(edition.entrance_offset >= min_entrance_offset && edition.entrance_offset <= max_entrance_offset,
        Constraint::entrance, 0);
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    const Seating& seating = edition.seating(seats);
    check(seats <= seating.sections && seating.sections <= max_seats, Constraint::section_count, seats);
    check(detail::sections_in_order(seating, seats), Constraint::section_order, seats);
    check(detail::schedule_in_range(seating), Constraint::schedule, seats);
    check(seats * detail::cards_scheduled(seating) <= deck_size, Constraint::deck, seats);
  }
  check(is_edition_name(edition.name), Constraint::name, 0);
  return faults;
}

/// What options and edition together fix: the ring with its start and entrance fields, teams, the schedule.
struct Layout {
  int seats = 0;
  int ring = 0;                                    ///< TK-1: number of ring fields
  std::array<std::uint8_t, max_seats> start{};     ///< TK-2: by seat
  std::array<std::uint8_t, max_seats> entrance{};  ///< TK-3: by seat
  bool teams = false;                              ///< TK-6
  std::array<std::uint8_t, max_deals> schedule{};  ///< TK-8
  int deals = 0;                                   ///< TK-8

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

/// Precondition: both are valid; otherwise the layout means nothing, though making it does no harm.
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
