#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>
#include <regelwerk/ostfriesenlauf/edition/edition.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>

namespace regelwerk::ostfriesenlauf {

/// What follows from options and edition: the track, and the different cards of each stack.
struct Layout {
  int seats = 0;
  bool unowned_wins = true;                         ///< OL-30: if false, only owned runners can win
  int length = 0;                                   ///< OL-25: L, the number of fields of the track
  std::array<int, sign_count> sign_fields{};        ///< OL-25: g, the field of each sign
  std::array<Face, 1U << Card::code_bits> faces{};  ///< OL-2: face by code of the card
  std::array<std::array<std::uint8_t, stack_count>, Face::count> codes{};  ///< card codes by face and back, or 0
  Cards deck{};                                                            ///< OL-2: all cards

  [[nodiscard]] constexpr Face face(Card card) const noexcept { return faces[card.code()]; }
  [[nodiscard]] constexpr Face face(Place back, Slot slot) const noexcept { return face(Card{back, slot}); }
  /// The card with this back and face; empty if the edition does not have it. Accepts any values.
  [[nodiscard]] constexpr std::optional<Card> card(Place back, Face face) const noexcept {
    if (back > Place::fourth || !face.valid() || codes[face.code()][index(back)] == 0) return std::nullopt;
    return known_card(back, face);
  }
  /// The card with this back and face. Precondition: the edition has it.
  [[nodiscard]] constexpr Card known_card(Place back, Face face) const noexcept {
    return Card::from_code(codes[face.code()][index(back)]);
  }

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

/// Precondition: both are valid; otherwise the layout is blank.
[[nodiscard]] constexpr Layout make_layout(const Options& options, const Edition& edition) noexcept {
  Layout layout;
  if (!validate(options).empty() || !validate(edition).empty()) return layout;
  layout.seats = options.seats;
  layout.unowned_wins = options.unowned_wins;
  layout.length = edition.length;
  layout.sign_fields = edition.sign_fields;
  for (const Place back : all_places) {
    std::array<int, Face::count> copies{};
    for (const std::string_view face : edition.faces[index(back)]) {
      ++copies[Face{*detail::printed_effect(face)}.code()];
    }
    unsigned next_slot = 0;
    for (std::size_t code = 0; code < copies.size(); ++code) {
      if (copies[code] == 0) continue;
      const auto slot = static_cast<Slot>(next_slot++);
      const Card card{back, slot};
      layout.faces[card.code()] = Face::from_code(static_cast<unsigned>(code));
      layout.codes[code][index(back)] = card.code();
      for (int i = 0; i < copies[code]; ++i) layout.deck[index(back)].add(slot);
    }
  }
  return layout;
}

}  // namespace regelwerk::ostfriesenlauf
