#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/game/edition_name.hpp>
#include <regelwerk/tock/edition/edition.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// The conditions of a valid edition: the constraints of the ledger, in its order, then that its name is one word.
enum class Constraint : std::uint8_t { section_fields, entrance, section_count, section_order, schedule, deck, name };

[[nodiscard]] constexpr std::string_view describe(Constraint constraint) noexcept {
  constexpr std::array<std::string_view, 7> sentences{
      "fields per section must be 14 to 32"sv,
      "the entrance offset must be 1 to 8"sv,
      "n seats need n to 6 sections"sv,
      "seats must lie in different sections of the board, in increasing order"sv,
      "the schedule needs 1 to 26 numbers, each 1 to 6"sv,
      "a schedule must not deal more than 52 cards"sv,
      "the name must be one word of 1 to 32 signs"sv};
  return sentences[static_cast<std::size_t>(constraint)];
}

/// A constraint that an edition breaks. `seats` identifies the seating; 0 means the edition as a whole.
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

/// The constraints that `edition` breaks; empty if it is valid.
[[nodiscard]] constexpr EditionFaults validate(const Edition& edition) noexcept {
  EditionFaults faults;
  const auto note_unless = [&](bool kept, Constraint constraint, int seats) {
    if (!kept) faults.push_back({constraint, static_cast<std::uint8_t>(seats)});
  };
  note_unless(
      edition.fields_per_section >= min_fields_per_section && edition.fields_per_section <= max_fields_per_section,
      Constraint::section_fields, 0);
  note_unless(edition.entrance_offset >= min_entrance_offset && edition.entrance_offset <= max_entrance_offset,
              Constraint::entrance, 0);
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    const Seating& seating = edition.seating(seats);
    note_unless(seats <= seating.sections && seating.sections <= max_seats, Constraint::section_count, seats);
    note_unless(detail::sections_in_order(seating, seats), Constraint::section_order, seats);
    note_unless(detail::schedule_in_range(seating), Constraint::schedule, seats);
    note_unless(seats * detail::cards_scheduled(seating) <= deck_size, Constraint::deck, seats);
  }
  note_unless(is_edition_name(edition.name), Constraint::name, 0);
  return faults;
}

}  // namespace regelwerk::tock
