#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>

namespace regelwerk::tock {

/// What happens next in a position: a seat decides, chance decides, or nothing, since the game is over.
enum class Phase : std::uint8_t {
  deal,      ///< chance deals the next card to the seat whose turn it is (TK-8)
  exchange,  ///< that seat chooses a card for its partner (TK-11)
  play,      ///< that seat plays or discards a card (TK-12)
  step,      ///< that seat makes the next step of its 7 (TK-26)
  over,      ///< somebody has won (TK-36)
};

/// Read by word() of core/description/words.hpp, in the order of the enumerators.
[[nodiscard]] constexpr auto words_of(std::type_identity<Phase> /*type*/) noexcept {
  return std::array<std::string_view, 5>{"deal", "exchange", "play", "step", "over"};
}

/// TK-4. The four marbles of one colour. They are interchangeable, so their places are kept in ascending order.
class Marbles {
 public:
  [[nodiscard]] constexpr Place operator[](int index) const noexcept {
    return places_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] constexpr const Place* begin() const noexcept { return places_.data(); }
  [[nodiscard]] constexpr const Place* end() const noexcept { return places_.data() + places_.size(); }

  /// True if any of the four stands on this place, which may be the area.
  [[nodiscard]] constexpr bool stands_on(Place place) const noexcept {
    // Compares all four at once: a byte is zero where the places are equal, and only a zero byte borrows into its top
    // bit.
    const std::uint32_t unlike = word() ^ (each * place.code());
    return (wrapping_difference(unlike, each) & ~unlike & top_bits) != 0;
  }
  /// The number of marbles on the ring, which come first.
  [[nodiscard]] constexpr int on_ring() const noexcept { return first_marble(beyond_ring()); }
  /// The number of marbles on the ring or in the lane; the lane comes after the ring.
  [[nodiscard]] constexpr int in_play() const noexcept {
    return first_marble(beyond_ring() & truncating_shift(word(), 2));
  }
  /// The occupied lane fields, one bit each.
  [[nodiscard]] constexpr unsigned lane_fields() const noexcept {
    // Each marble in the lane contributes a 1 shifted by its field number, which is the two lowest bits of its code.
    // Usually no marble is in the lane.
    const std::uint32_t there = (beyond_ring() & ~truncating_shift(word(), 2)) >> 7U;
    if (there == 0) return 0;
    const std::uint32_t by_one = word() & there;
    const std::uint32_t by_two = (word() >> 1U) & there;
    const std::uint32_t low = there + by_one;
    return wrapping_product(low + (3 * low & 0xFFU * by_two), each) >> 24U;
  }
  /// TK-24. True if a marble is left to bring in.
  [[nodiscard]] constexpr bool any_in_area() const noexcept { return places_[3].is_area(); }
  /// TK-15, TK-34. True if all four are in the lane.
  [[nodiscard]] constexpr bool all_home() const noexcept { return places_[0].is_lane() && places_[3].is_lane(); }

  /// Moves a marble from `from` to `to`. Precondition: a marble stands on `from`.
  constexpr void move(Place from, Place to) noexcept {
    expects([&] { return stands_on(from); }, "a marble stands there");
    std::size_t at = 0;
    while (places_[at] != from) ++at;
    for (; at + 1 < places_.size() && places_[at + 1] < to; ++at) places_[at] = places_[at + 1];
    for (; at > 0 && to < places_[at - 1]; --at) places_[at] = places_[at - 1];
    places_[at] = to;
  }

  /// For reading untrusted states. Precondition: the caller keeps the places in ascending order.
  constexpr void set(int index, Place place) noexcept { places_[static_cast<std::size_t>(index)] = place; }

  /// The codes of all places in one word, the first in the lowest byte.
  [[nodiscard]] constexpr std::uint32_t word() const noexcept {
    return places_[0].code() | std::uint32_t{places_[1].code()} << 8U | std::uint32_t{places_[2].code()} << 16U |
           std::uint32_t{places_[3].code()} << 24U;
  }

  friend constexpr bool operator==(const Marbles&, const Marbles&) = default;
  /// The places as an array (core/description/member.hpp).
  [[nodiscard]] friend constexpr auto& elements_of(Like<Marbles> auto& marbles) noexcept { return marbles.places_; }

 private:
  static constexpr std::uint32_t each = 0x01010101;
  static constexpr std::uint32_t top_bits = each << 7U;

  /// The top bit of the byte of every marble in the lane or the area: these codes have the two highest bits set, the
  /// area the third as well.
  [[nodiscard]] constexpr std::uint32_t beyond_ring() const noexcept {
    return word() & truncating_shift(word(), 1) & top_bits;
  }
  /// The index of the first marble whose top bit is set; marbles_per_seat if there is none.
  [[nodiscard]] static constexpr int first_marble(std::uint64_t tops) noexcept {
    return std::countr_zero(tops | std::uint64_t{1} << 32U) / 8;
  }

  std::array<Place, marbles_per_seat> places_{};
};

/// TK-11. The rank of the card that a seat chose for its partner, or none.
class Gift {
 public:
  constexpr Gift() = default;
  /// A card of this rank was chosen.
  constexpr explicit Gift(Rank rank) noexcept : code_(static_cast<std::uint8_t>(rank)) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == none_code; }
  /// False for none().
  [[nodiscard]] constexpr bool is(Rank rank) const noexcept { return code_ == static_cast<std::uint8_t>(rank); }
  /// The rank of the card. Precondition: not none.
  [[nodiscard]] constexpr Rank rank() const noexcept {
    expects([&] { return !none(); }, "a card was chosen");
    return static_cast<Rank>(code_);
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Gift from_code(std::uint8_t code) noexcept {
    Gift gift;
    gift.code_ = code;
    return gift;
  }
  /// False for a code that is neither a rank nor none.
  [[nodiscard]] constexpr bool valid() const noexcept { return none() || code_ < ranks; }

  friend constexpr bool operator==(Gift, Gift) = default;

 private:
  static constexpr std::uint8_t none_code = 255;
  std::uint8_t code_ = none_code;
};

/// The public part of a position.
struct Table {
  std::array<Marbles, max_seats> marbles{};  ///< by colour
  SeatSet guarded;                           ///< TK-16: colours with a protected marble on their start field
  Seat leader;                               ///< TK-9: plays first in this deal
  Seat turn;                    ///< the seat that acts or gets the next card; after the end, the seat that played last
  Seat colour;                  ///< TK-28: the colour of a 7 in progress, else seat 0
  SeatSet chosen;               ///< TK-11: seats that have chosen a card during the exchange
  Phase phase = Phase::deal;    ///< determines what happens next
  std::uint8_t seats = 0;       ///< number of seats in the game, 2 to 6
  std::uint8_t deal = 0;        ///< TK-8: index into the schedule
  std::uint8_t steps_left = 0;  ///< TK-26: single steps that a 7 in progress still has to make, else 0
  bool ban = false;             ///< TK-14: the seat whose turn it is must discard

  /// The marbles of this colour; if no seat has it, they are in their area.
  [[nodiscard]] constexpr const Marbles& of(Seat colour_of) const noexcept {
    return marbles[static_cast<std::size_t>(colour_of.index())];
  }
  /// The marbles of this colour, for changing them.
  [[nodiscard]] constexpr Marbles& of(Seat colour_of) noexcept {
    return marbles[static_cast<std::size_t>(colour_of.index())];
  }

  /// True if a marble of any colour stands on this ring field.
  [[nodiscard]] constexpr bool any_stands_on(Place place, int seat_count) const noexcept {
    // Like Marbles::stands_on, for two colours at once; marbles without a seat are in their areas.
    constexpr std::uint64_t each = 0x0101010101010101;
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seat_count); i += 2) {
      const std::uint64_t two = marbles[i].word() | std::uint64_t{marbles[i + 1].word()} << 32U;
      const std::uint64_t unlike = two ^ (each * place.code());
      found |= wrapping_difference(unlike, each) & ~unlike;
    }
    return (found & (each << 7U)) != 0;
  }

  friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// A position in canonical form, so that equal positions compare equal: marbles are sorted, unused members are zero.
struct State {
  Table table;  ///< the public part
  /// By giver: during an exchange the card laid aside, which is in no hand; afterwards the card given, as long as its
  /// giver can be sure that the partner still holds it.
  std::array<Gift, max_seats> gifts{};
  Cards deck;                            ///< cards not yet dealt since the last shuffle
  Cards discards;                        ///< cards played or discarded since the last shuffle
  std::array<Cards, max_seats> hands{};  ///< by seat

  /// The cards in the hand of a seat, without a card that is laid aside (TK-11).
  [[nodiscard]] constexpr Cards hand(Seat seat) const noexcept { return hands[static_cast<std::size_t>(seat.index())]; }
  /// The hand of a seat, for changing it.
  [[nodiscard]] constexpr Cards& hand(Seat seat) noexcept { return hands[static_cast<std::size_t>(seat.index())]; }
  /// TK-11. The card that the seat laid aside or gave; none() if it cannot be sure that its partner still holds it.
  [[nodiscard]] constexpr Gift gift(Seat seat) const noexcept { return gifts[static_cast<std::size_t>(seat.index())]; }
  /// The gift of a seat, for changing it.
  [[nodiscard]] constexpr Gift& gift(Seat seat) noexcept { return gifts[static_cast<std::size_t>(seat.index())]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) == 104);
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

/// A state with all marbles in their areas and no card anywhere, not even in the deck.
[[nodiscard]] constexpr State blank_state(const Layout& layout) noexcept {
  State state;
  state.table.seats = static_cast<std::uint8_t>(layout.seats);
  // Written out: g++ 12 cannot read default array elements of a constexpr object.
  state.table.marbles.fill({});
  state.gifts.fill({});
  state.hands.fill({});
  return state;
}

/// Who decides next.
[[nodiscard]] constexpr Actor actor_of(const Table& table) noexcept {
  if (table.phase == Phase::deal) return Actor::chance();
  return table.phase == Phase::over ? Actor::nobody() : Actor{table.turn};
}
/// Who decides next, in a State or a View.
[[nodiscard]] constexpr Actor actor_of(const auto& position) noexcept { return actor_of(position.table); }

/// TK-15. The colour whose marbles `seat` moves: its own, or its partner's once all its own are home.
[[nodiscard]] constexpr Seat colour_played(const Layout& layout, const Table& table, Seat seat) noexcept {
  return layout.teams && table.of(seat).all_home() ? partner_of(seat, layout.seats) : seat;
}

/// TK-2. The ring field onto which this seat brings marbles in.
[[nodiscard]] constexpr int start_of(const Layout& layout, Seat seat) noexcept {
  return layout.start[static_cast<std::size_t>(seat.index())];
}
/// TK-3. The ring field from which this seat's marbles turn into its lane.
[[nodiscard]] constexpr int entrance_of(const Layout& layout, Seat seat) noexcept {
  return layout.entrance[static_cast<std::size_t>(seat.index())];
}
/// TK-8. The number of cards that every seat gets in this deal.
[[nodiscard]] constexpr int cards_in_deal(const Layout& layout, const Table& table) noexcept {
  return layout.schedule[table.deal];
}

}  // namespace regelwerk::tock
