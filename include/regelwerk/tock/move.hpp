#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/tock/edition/edition.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

using regelwerk::word;

/// The rank of a card; suits mean nothing (TK-33).
enum class Rank : std::uint8_t { ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king };

inline constexpr std::string_view rank_letters =
    "A23456789TJQK";  ///< one for each Rank, in the order of the enumerators; T is the 10

[[nodiscard]] constexpr std::string_view word(Rank rank) noexcept {
  return rank_letters.substr(static_cast<std::size_t>(rank), 1);
}
/// TK-8. Thirteen; together with word() it makes Rank an Enumerated type (core/description/leaf.hpp).
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Rank> /*type*/) noexcept { return ranks; }

/// A multiset of ranks: a hand, the deck, the discards.
using Cards = Multiset<Rank, ranks, 4, deck_size>;

/// TK-8. All cards of the deck.
inline constexpr Cards full_deck = Cards::filled(cards_per_rank);

/// The abilities of a card (TK-23, TK-25, TK-31, TK-32, TK-33); the 7 and the Jack have rules of their own.
struct Card {
  bool enters = false;  ///< TK-24: can bring a marble in
  int forward = 0;      ///< number of fields forward, 0 for none
  int backward = 0;     ///< TK-25: number of ring fields backward; only the 4 has any
};

/// TK-25. The number of ring fields that a 4 moves back.
inline constexpr int backward_steps = 4;

/// TK-23, TK-25, TK-33. The abilities of each card, by rank.
inline constexpr std::array<Card, ranks> card_table{{{true, 1, 0},
                                                     {false, 2, 0},
                                                     {false, 3, 0},
                                                     {false, 0, backward_steps},
                                                     {false, 5, 0},
                                                     {false, 6, 0},
                                                     {false, 0, 0},
                                                     {false, 8, 0},
                                                     {false, 9, 0},
                                                     {false, 10, 0},
                                                     {false, 0, 0},
                                                     {false, 12, 0},
                                                     {true, 13, 0}}};

/// The abilities of a card of this rank. Precondition: an enumerator.
[[nodiscard]] constexpr const Card& card(Rank rank) noexcept { return card_table[static_cast<std::size_t>(rank)]; }

/// TK-23 to TK-31. The rule in the events of a card of this rank that moves a marble.
[[nodiscard]] constexpr Rule rule_behind(Rank rank, Seven seven) noexcept {
  if (rank == Rank::seven) return seven == Seven::split ? Rule::seven_steps : Rule::seven_single;
  if (rank == Rank::four) return Rule::backward_four;
  return rank == Rank::ten ? Rule::ten_bans : Rule::forward_cards;
}

/// The place of a marble: a ring field, a lane field of its colour, or its start area. Ascending order: the ring, the
/// lane from the outside, the area.
class Place {
 public:
  constexpr Place() = default;

  /// TK-1. Ring field 0 to 191; a board has Layout::ring of them.
  [[nodiscard]] static constexpr Place ring(int field) noexcept { return Place{static_cast<std::uint8_t>(field)}; }
  /// TK-3. Lane field 0 (outermost) to 3.
  [[nodiscard]] static constexpr Place lane(int field) noexcept {
    return Place{static_cast<std::uint8_t>(lane_begin + field)};
  }
  [[nodiscard]] static constexpr Place area() noexcept { return Place{area_code}; }  ///< TK-4: also stands for no place
  [[nodiscard]] static constexpr Place from_code(std::uint8_t code) noexcept { return Place{code}; }

  /// TK-1. True for a field that all colours share.
  [[nodiscard]] constexpr bool is_ring() const noexcept { return code_ < lane_begin; }
  /// TK-3. True for the home lane of the marble's colour.
  [[nodiscard]] constexpr bool is_lane() const noexcept { return lane_begin <= code_ && code_ < lane_end; }
  [[nodiscard]] constexpr bool is_area() const noexcept { return code_ == area_code; }  ///< TK-4: out of play
  /// False for a code that no board uses.
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ < lane_end || is_area(); }

  /// The number of the field on the ring or in the lane; meaningless for the area.
  [[nodiscard]] constexpr int field() const noexcept { return code_ < lane_begin ? code_ : code_ - lane_begin; }
  /// Precondition: is_ring().
  [[nodiscard]] constexpr int ring_field() const noexcept {
    expects([&] { return is_ring(); }, "a ring field");
    return code_;
  }
  /// Precondition: is_lane().
  [[nodiscard]] constexpr int lane_field() const noexcept {
    expects([&] { return is_lane(); }, "a lane field");
    return code_ - lane_begin;
  }
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }

  friend constexpr auto operator<=>(Place, Place) = default;

 private:
  static constexpr std::uint8_t lane_begin = max_seats * max_fields_per_section;
  static constexpr std::uint8_t lane_end = lane_begin + lane_length;
  static constexpr std::uint8_t area_code = 255;
  static_assert(max_seats * max_fields_per_section + lane_length <= area_code);

  constexpr explicit Place(std::uint8_t code) noexcept : code_(code) {}

  std::uint8_t code_ = area_code;
};

/// The kind of a move.
enum class MoveKind : std::uint8_t {
  deal,     ///< chance: the next card has this rank (TK-8)
  give,     ///< a card is chosen for the partner (TK-11)
  discard,  ///< a card is discarded (TK-13, TK-14)
  walk,     ///< a card moves a marble from one place to another; a split 7 makes its first step
  swap,     ///< a Jack swaps two marbles (TK-32)
  enter,    ///< a marble is brought in (TK-24)
  step,     ///< the next single step of a split 7 (TK-26)
};

/// Read by word() of core/description/words.hpp, in the order of the enumerators; move texts have words of their own.
[[nodiscard]] constexpr auto words_of(std::type_identity<MoveKind> /*type*/) noexcept {
  return std::array<std::string_view, 7>{"deal", "give", "discard", "walk", "swap", "enter", "step"};
}

/// One decision or one chance outcome. Places that a kind does not use are the area; a step has the rank 7. Moves are
/// ordered by their codes.
struct Move {
  MoveKind kind{};  ///< determines which members are used
  Rank rank{};      ///< of the card dealt, given, discarded or played
  Place from;       ///< where the moved marble stands
  Place to;         ///< where it goes; in a swap the place of the other marble

  /// The number of bits that code() uses.
  static constexpr int code_bits = 23;

  /// The code of the move, a number below 2^code_bits.
  [[nodiscard]] constexpr std::uint32_t code() const noexcept {
    return static_cast<std::uint32_t>(kind) << 20U | static_cast<std::uint32_t>(rank) << 16U |
           static_cast<std::uint32_t>(from.code()) << 8U | to.code();
  }
  /// The move with this code. Accepts any number; the result need not be a legal move.
  [[nodiscard]] static constexpr Move from_code(std::uint32_t code) noexcept {
    return {static_cast<MoveKind>(code >> 20U & 0xFU), static_cast<Rank>(code >> 16U & 0xFU),
            Place::from_code(static_cast<std::uint8_t>(code >> 8U & 0xFFU)),
            Place::from_code(static_cast<std::uint8_t>(code & 0xFFU))};
  }

  friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

static_assert(sizeof(Move) == 4);

/// TK-8. Chance: the next card is of this rank.
[[nodiscard]] constexpr Move dealt(Rank rank) noexcept { return {MoveKind::deal, rank, {}, {}}; }
/// TK-11. The seat chooses a card of this rank for its partner.
[[nodiscard]] constexpr Move given(Rank rank) noexcept { return {MoveKind::give, rank, {}, {}}; }
/// TK-13, TK-14. A card of this rank is discarded.
[[nodiscard]] constexpr Move discarded(Rank rank) noexcept { return {MoveKind::discard, rank, {}, {}}; }
/// TK-24. An Ace or a King brings a marble in.
[[nodiscard]] constexpr Move entered(Rank rank) noexcept { return {MoveKind::enter, rank, {}, {}}; }
/// TK-20, TK-25, TK-30. The card moves the marble on `from` to `to`; a split 7 makes its first step (TK-26).
[[nodiscard]] constexpr Move walked(Rank rank, Place from, Place to) noexcept {
  return {MoveKind::walk, rank, from, to};
}
/// TK-32. A Jack swaps the own marble on `own` with the one on `other`; if both are own marbles, `own` is the lower
/// field.
[[nodiscard]] constexpr Move swapped(Place own, Place other) noexcept {
  return {MoveKind::swap, Rank::jack, own, other};
}
/// TK-26. A further single step of a split 7.
[[nodiscard]] constexpr Move stepped(Place from, Place to) noexcept { return {MoveKind::step, Rank::seven, from, to}; }

/// An upper bound on legal moves. A Jack swaps four marbles with each other in 6 ways and with 20 others in 80. An
/// unsplit 7 gives a marble at most 7 ends on the ring and 4 in the lane. Four more ranks of a hand of six give each
/// marble two ends, and Ace and King bring one in as well.
inline constexpr int max_moves =
    (6 + 80) + marbles_per_seat * (steps_of_seven + lane_length) + (max_hand - 2) * marbles_per_seat * 2 + 2;

}  // namespace regelwerk::tock
