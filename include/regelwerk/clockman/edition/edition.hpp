#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/rules.hpp>

namespace regelwerk::clockman {

/// A passage field and the blockade on it (CM-6, CM-10).
struct Passage {
  std::uint8_t gap = 0;    ///< 1 to 3: between rings gap and gap + 1
  std::uint8_t outer = 0;  ///< index on ring gap
  std::uint8_t inner = 0;  ///< index on ring gap + 1
  Pose pose{};             ///< of the blockade
};

/// The number of cards of one kind in a deck.
struct DeckCard {
  Effect effect{};  ///< CM-48 to CM-65: together with `number`, a kind of card_table
  int number = 0;   ///< n of the effect, 0 if it has none
  int copies = 0;   ///< number of such cards in the deck, 0 for an unused entry
};

/// For each index on a ring: the index on the neighbouring ring that a straight line reaches.
using Line = std::array<std::uint8_t, max_ring_size[0]>;

/// Component data of Clockman.
struct Edition {
  std::string_view name;                             ///< one word of 1 to 32 characters
  std::array<std::string_view, rings> rows{};        ///< CM-8: field kinds of rings 1 to 4, see field_letters
  std::array<std::uint8_t, places> entries{};        ///< CM-7: index on ring 1, by place
  std::array<std::uint8_t, places> junctions{};      ///< CM-7: index on ring 4, by place
  std::array<Pose, places> last_poses{};             ///< CM-10: of the blockades on g3, by place
  std::array<Passage, passages> passages_in_gaps{};  ///< CM-6, CM-10: p0 to p15
  std::array<Line, gaps> lift{};                     ///< CM-37: from rings 1 to 3 inward
  std::array<Line, gaps> out{};                      ///< CM-25: from rings 2 to 4 outward
  std::array<DeckCard, card_kinds> deck{};           ///< CM-38: entries without copies are ignored
  std::array<std::uint8_t, poses> symbols{};         ///< CM-3: symbol cards of each pose

  /// The number of fields of ring 1 to 4.
  [[nodiscard]] constexpr int ring_size(int ring) const noexcept {
    return static_cast<int>(rows[static_cast<std::size_t>(ring - 1)].size());
  }
};

/// CM-25, CM-37. The line between evenly spaced rings: floor(i x to / from + 1/2) modulo to. Halves are rounded up: of
/// two fields at the same distance it takes the clockwise one.
[[nodiscard]] constexpr Line even_line(int from, int to) noexcept {
  Line line{};
  for (int i = 0; i < from; ++i) {
    line[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>((2 * i * to + from) / (2 * from) % to);
  }
  return line;
}

}  // namespace regelwerk::clockman
