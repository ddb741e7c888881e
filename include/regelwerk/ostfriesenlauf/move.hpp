#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// The kind of a move.
enum class MoveKind : std::uint8_t {
  deal,  ///< chance: the next dealt card has this face (OL-9)
  draw,  ///< a stack is chosen (OL-10)
  card,  ///< chance: the card drawn from it has this face (OL-10, OL-23)
  lay,   ///< a card of the hand is laid (OL-10)
};

/// The word before the colon of a move text, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<MoveKind> /*type*/) noexcept {
  return std::array<std::string_view, 4>{"deal", "draw", "card", "lay"};
}

/// One decision or one chance outcome. Members that a kind does not use keep their default values; the back of a card
/// that chance draws follows from the position. Moves are ordered by their codes.
struct Move {
  MoveKind kind{};  ///< determines which other members are used
  Place back{};     ///< back of the chosen stack or of the laid card
  Face face;        ///< face of the card dealt, drawn or laid

  /// The number of bits that code() uses.
  static constexpr int code_bits = 11;

  /// The code of the move, a number below 2^code_bits.
  [[nodiscard]] constexpr std::uint32_t code() const noexcept {
    return static_cast<std::uint32_t>(kind) << 9U | static_cast<std::uint32_t>(back) << 7U | face.code();
  }
  /// The move with this code. Accepts any number; the result need not be a legal move.
  [[nodiscard]] static constexpr Move from_code(std::uint32_t code) noexcept {
    return {static_cast<MoveKind>(code >> 9U & 3U), static_cast<Place>(code >> 7U & 3U), Face::from_code(code & 0x7FU)};
  }

  friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

static_assert(sizeof(Move) == 3);

/// OL-9. Chance: the next card of the deal has this face.
[[nodiscard]] constexpr Move dealt(Face face) noexcept { return {MoveKind::deal, {}, face}; }
/// OL-10. The seat will draw from the stack with this back.
[[nodiscard]] constexpr Move chosen(Place back) noexcept { return {MoveKind::draw, back, {}}; }
/// OL-10, OL-23. Chance: the card drawn has this face.
[[nodiscard]] constexpr Move drawn(Face face) noexcept { return {MoveKind::card, {}, face}; }
/// OL-10. The seat lays a card of its hand with this back and face.
[[nodiscard]] constexpr Move laid(Place back, Face face) noexcept { return {MoveKind::lay, back, face}; }

/// An upper bound on legal moves: chance draws from a stack whose 15 faces may all differ; a seat chooses among four
/// stacks or five cards.
inline constexpr int max_moves = greater(cards_per_stack, stack_count, max_hand);

}  // namespace regelwerk::ostfriesenlauf
