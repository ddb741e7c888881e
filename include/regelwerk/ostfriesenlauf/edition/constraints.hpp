#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/game/edition_name.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/edition.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>

namespace regelwerk::ostfriesenlauf {

/// The conditions of a valid edition: the constraints of the ledger, in its order, then that its name is one word.
enum class Constraint : std::uint8_t {
  card_count,
  face_form,
  face_fields,
  face_place,
  length,
  sign_range,
  signs_apart,
  name
};

[[nodiscard]] constexpr std::string_view describe(Constraint constraint) noexcept {
  constexpr std::array<std::string_view, 8> sentences{
      "each of the four stacks must have 15 cards"sv,
      "a face must be +n, -n, +n@j, -n@j, x@j, start or finish@NAME"sv,
      "the number of fields on a card must be 1 to 7"sv,
      "a card must name a place from 1 to 4 that is not on its back"sv,
      "the track must have 12 to 100 fields"sv,
      "the field of a sign must lie between the start and the length of the track"sv,
      "the five signs must stand on different fields"sv,
      "the name must be one word of 1 to 32 signs"sv};
  return sentences[static_cast<std::size_t>(constraint)];
}

/// A constraint that an edition breaks; `stack` is 1 to 4, or 0 for the edition as a whole.
struct EditionFault {
  Constraint constraint{};
  std::uint8_t stack = 0;

  friend constexpr bool operator==(EditionFault, EditionFault) = default;
};

/// Four constraints for each stack and four for the whole.
using EditionFaults = FixedList<EditionFault, 4 * stack_count + 4>;

namespace detail {

/// The effect that an edition's face text describes; empty for any other text, even if only blanks are added.
constexpr std::optional<Effect> printed_effect(std::string_view face) noexcept {
  TextReader in{face};
  const bool bare = in.position() == 0;
  const auto effect = read_effect(in);
  return bare && in.position() == face.size() ? effect : std::nullopt;
}

/// Checks the cards of one stack. A missing card breaks only constraint 1.
constexpr void check_stack(const std::array<std::string_view, cards_per_stack>& faces, Place back,
                           const auto& note_unless) noexcept {
  bool all_there = true;
  bool all_formed = true;
  bool all_fields = true;
  bool all_places = true;
  for (const std::string_view face : faces) {
    const auto effect = printed_effect(face);
    all_there = all_there && !face.empty();
    all_formed = all_formed && (face.empty() || effect);
    if (!effect) continue;
    all_fields = all_fields && effect->fields_in_range();
    all_places = all_places && effect->place_in_range() && effect->place != number(back);
  }
  note_unless(all_there, Constraint::card_count, number(back));
  note_unless(all_formed, Constraint::face_form, number(back));
  note_unless(all_fields, Constraint::face_fields, number(back));
  note_unless(all_places, Constraint::face_place, number(back));
}

constexpr bool signs_in_range(const Edition& edition) noexcept {
  for (const int field : edition.sign_fields) {
    if (field <= 0 || field >= edition.length) return false;
  }
  return true;
}

constexpr bool signs_apart(const Edition& edition) noexcept {
  for (std::size_t a = 0; a < edition.sign_fields.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (edition.sign_fields[a] == edition.sign_fields[b]) return false;
    }
  }
  return true;
}

}  // namespace detail

/// The constraints that `edition` breaks; empty if it is valid.
[[nodiscard]] constexpr EditionFaults validate(const Edition& edition) noexcept {
  EditionFaults faults;
  const auto note_unless = [&](bool kept, Constraint constraint, int stack) {
    if (!kept) faults.push_back({constraint, static_cast<std::uint8_t>(stack)});
  };
  for (const Place back : all_places) detail::check_stack(edition.faces[index(back)], back, note_unless);
  note_unless(min_length <= edition.length && edition.length <= max_length, Constraint::length, 0);
  note_unless(detail::signs_in_range(edition), Constraint::sign_range, 0);
  note_unless(detail::signs_apart(edition), Constraint::signs_apart, 0);
  note_unless(is_edition_name(edition.name), Constraint::name, 0);
  return faults;
}

}  // namespace regelwerk::ostfriesenlauf
