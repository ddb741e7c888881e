#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/card_set.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// Symbol cards by pose: a hand or a pile.
using Symbols = Multiset<Pose, poses, 4>;

/// CM-3. All symbol cards.
inline constexpr Symbols all_symbols = Symbols::filled(symbols_per_pose);

/// The place of an event card: the draw pile, the put-back pile, a seat's hand, or open before a seat with its counter
/// (CM-65; 0 for a card without a counter).
class Spot {
 public:
  constexpr Spot() = default;

  [[nodiscard]] static constexpr Spot draw() noexcept { return from_code(0); }      ///< CM-41: the draw pile
  [[nodiscard]] static constexpr Spot put_back() noexcept { return from_code(1); }  ///< CM-41: the put-back pile
  /// CM-43. The hand of this seat, for on-demand cards.
  [[nodiscard]] static constexpr Spot hand(Seat seat) noexcept {
    return from_code(static_cast<std::uint8_t>(hand_begin + seat.index()));
  }
  /// CM-44, CM-65. Face up before this seat. Precondition: the counter is 0 to 7.
  [[nodiscard]] static constexpr Spot open(Seat seat, int counter) noexcept {
    return from_code(static_cast<std::uint8_t>(open_begin + seat.index() * counters + counter));
  }
  [[nodiscard]] static constexpr Spot from_code(std::uint8_t code) noexcept {
    Spot spot;
    spot.code_ = code;
    return spot;
  }

  /// CM-43. True for the hand of any seat.
  [[nodiscard]] constexpr bool is_hand() const noexcept { return hand_begin <= code_ && code_ < open_begin; }
  /// CM-44. True for a card that is face up before any seat.
  [[nodiscard]] constexpr bool is_open() const noexcept { return code_ >= open_begin; }
  /// CM-44. True for a card that is face up before this seat; false in its hand.
  [[nodiscard]] constexpr bool is_open_before(Seat seat) const noexcept { return is_open() && this->seat() == seat; }
  /// Precondition: is_hand() or is_open().
  [[nodiscard]] constexpr Seat seat() const noexcept {
    return Seat{is_open() ? (code_ - open_begin) / counters : code_ - hand_begin};
  }
  /// Precondition: is_open().
  [[nodiscard]] constexpr int counter() const noexcept { return (code_ - open_begin) % counters; }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ < open_begin + max_seats * counters; }

  friend constexpr auto operator<=>(Spot, Spot) = default;

 private:
  static constexpr int hand_begin = 2;
  static constexpr int open_begin = hand_begin + max_seats;
  /// CM-65. The number of values of a counter: 0 to n + 1 with n at most 6.
  static constexpr int counters = 8;

  std::uint8_t code_ = 0;
};

/// The event cards numbered by kind: the cards of kind k have the numbers from begin[k] to begin[k + 1] - 1.
struct Deck {
  std::array<std::uint8_t, card_kinds + 1> begin{};  ///< by kind: see first(); the last entry is event_cards
  std::array<Card, event_cards> kind{};              ///< by number of the card
  CardSet followed;                                  ///< of each kind, all copies except the last
  CardSet on_demand;                                 ///< CM-43: cards kept in hand until played
  CardSet open;                                      ///< CM-44: cards that lie face up before a seat
  CardSet bars;                                      ///< CM-64: barin cards
  CardSet peace;                                     ///< CM-65: peace cards, which have a counter

  /// The number of the first card of this kind, or where it would be; event_cards for card_kinds.
  [[nodiscard]] constexpr std::size_t first(int of_kind) const noexcept {
    return begin[static_cast<std::size_t>(of_kind)];
  }
  /// The number of cards of this kind in the deck. Precondition: card.is_kind().
  [[nodiscard]] constexpr int copies(Card card) const noexcept {
    return static_cast<int>(first(card.kind() + 1) - first(card.kind()));
  }
  /// The cards of the kinds from `first_kind` to `last_kind` - 1.
  [[nodiscard]] constexpr CardSet between(int first_kind, int last_kind) const noexcept {
    return CardSet::first(first(last_kind)) - CardSet::first(first(first_kind));
  }
  /// All cards of this kind. Precondition: card.is_kind().
  [[nodiscard]] constexpr CardSet of(Card card) const noexcept { return between(card.kind(), card.kind() + 1); }

  friend constexpr bool operator==(const Deck&, const Deck&) = default;
};

/// The places of all event cards of a deck. Cards of one kind are interchangeable, so their spots are kept in ascending
/// order. Spots are stored bit by bit: each member holds one bit of the spots of all cards, so one operation tests all
/// cards.
class EventCards {
 public:
  [[nodiscard]] constexpr Spot operator[](std::size_t number) const noexcept {
    if (!with_seat_.contains(number)) return face_up_.contains(number) ? Spot::put_back() : Spot::draw();
    const Seat seat{(seat_low_.contains(number) ? 1 : 0) + (seat_high_.contains(number) ? 2 : 0)};
    if (!face_up_.contains(number)) return Spot::hand(seat);
    return Spot::open(seat, (counter_low_.contains(number) ? 1 : 0) + (counter_mid_.contains(number) ? 2 : 0) +
                                (counter_high_.contains(number) ? 4 : 0));
  }

  /// CM-41. The pile from which chance draws.
  [[nodiscard]] constexpr CardSet draw_pile() const noexcept { return CardSet::all() - (with_seat_ | face_up_); }
  [[nodiscard]] constexpr CardSet put_back() const noexcept { return face_up_ - with_seat_; }  ///< public
  /// CM-43. The cards in any hand.
  [[nodiscard]] constexpr CardSet held() const noexcept { return with_seat_ - face_up_; }
  /// The cards in the hand of this seat; empty if a view hides the hand.
  [[nodiscard]] constexpr CardSet held(Seat seat) const noexcept { return held() & of(seat); }
  /// CM-44. The cards that lie open before any seat.
  [[nodiscard]] constexpr CardSet open() const noexcept { return with_seat_ & face_up_; }
  [[nodiscard]] constexpr CardSet open(Seat seat) const noexcept { return open() & of(seat); }  ///< before this seat
  /// All cards that are in this spot. Precondition: the spot is valid.
  [[nodiscard]] constexpr CardSet at(Spot spot) const noexcept {
    if (spot.is_hand()) return held(spot.seat());
    if (!spot.is_open()) return spot == Spot::draw() ? draw_pile() : put_back();
    const int counter = spot.counter();
    return open(spot.seat()) & matching(counter_low_, counter, 0) & matching(counter_mid_, counter, 1) &
           matching(counter_high_, counter, 2);
  }

  /// The number of cards of this kind in the spot.
  [[nodiscard]] constexpr int count(const Deck& deck, Card card, Spot spot) const noexcept {
    return (at(spot) & deck.of(card)).size();
  }
  /// The number of cards in the spot.
  [[nodiscard]] constexpr int count(Spot spot) const noexcept { return at(spot).size(); }

  /// CM-43. The number of on-demand cards in the hand of a seat; public.
  [[nodiscard]] constexpr int hand_size(Seat seat) const noexcept {
    return hand_sizes_[static_cast<std::size_t>(seat.index())];
  }
  /// CM-43. True if a card of this kind is in the seat's hand; false if a view hides the hand.
  [[nodiscard]] constexpr bool holds(const Deck& deck, Seat seat, Card card) const noexcept {
    return any_held(deck.of(card), seat);
  }
  /// True if the seat holds any of these cards.
  [[nodiscard]] constexpr bool any_held(CardSet cards, Seat seat) const noexcept {
    return any_before(held() & cards, seat);
  }
  /// True if any of these cards is open before the seat.
  [[nodiscard]] constexpr bool any_open(CardSet cards, Seat seat) const noexcept {
    return any_before(open() & cards, seat);
  }
  /// True if a card of this kind is in any hand.
  [[nodiscard]] constexpr bool is_held(const Deck& deck, Card card) const noexcept {
    return !(held() & deck.of(card)).empty();
  }

  /// Moves a card of this kind from one spot to another. Precondition: `from` has one.
  constexpr void move(const Deck& deck, Card card, Spot from, Spot to) noexcept {
    expects([&] { return count(deck, card, from) > 0; }, "there is such a card");
    const CardSet same = at(from) & deck.of(card);
    put(deck, card, from < to ? same.highest() : same.lowest(), to);
    if (from.is_hand()) --hand_sizes_[static_cast<std::size_t>(from.seat().index())];
    if (to.is_hand()) ++hand_sizes_[static_cast<std::size_t>(to.seat().index())];
  }

  /// CM-41. Adds the put-back pile to the draw pile.
  constexpr void turn_over() noexcept { face_up_ = face_up_ & with_seat_; }

  /// Moves the cards of the hands for which `is_known(seat)` is false to the draw pile; the public hand sizes stay.
  [[nodiscard]] constexpr EventCards without_hands(const Deck& deck, const auto& is_known) const noexcept {
    EventCards seen = *this;
    for (int seat = 0; seat < max_seats; ++seat) {
      if (is_known(Seat{seat})) continue;
      held(Seat{seat}).for_each([&](std::size_t number) { seen.put(deck, deck.kind[number], number, Spot::draw()); });
    }
    return seen;
  }

  /// Undoes without_hands() for one card: moves it from the draw pile to the hand of `seat`, whose size already counts
  /// it. Precondition: the draw pile has a card of this kind.
  constexpr void reveal(const Deck& deck, Card card, Seat seat) noexcept {
    expects([&] { return count(deck, card, Spot::draw()) > 0; }, "the draw pile has such a card");
    put(deck, card, (draw_pile() & deck.of(card)).highest(), Spot::hand(seat));
  }

  /// For reading untrusted states. Precondition: the caller keeps the spots in order and the hand sizes right, and the
  /// spot is valid.
  constexpr void set(std::size_t number, Spot spot) noexcept {
    const bool with_seat = spot.is_hand() || spot.is_open();
    face_up_.assign(number, spot == Spot::put_back() || spot.is_open());
    // A card that was not and will not be with a seat has no seat or counter to clear.
    if (!with_seat && !with_seat_.contains(number)) return;
    const int seat = with_seat ? spot.seat().index() : 0;
    const int counter = spot.is_open() ? spot.counter() : 0;
    with_seat_.assign(number, with_seat);
    seat_low_.assign(number, (seat & 1) != 0);
    seat_high_.assign(number, (seat & 2) != 0);
    counter_low_.assign(number, (counter & 1) != 0);
    counter_mid_.assign(number, (counter & 2) != 0);
    counter_high_.assign(number, (counter & 4) != 0);
  }
  /// Changes only the public size and moves no card; for reading states and updating views.
  constexpr void set_hand_size(Seat seat, std::uint8_t size) noexcept {
    hand_sizes_[static_cast<std::size_t>(seat.index())] = size;
  }

  /// False if a card has a seat or counter bit that its spot does not use, which only untrusted bytes can cause.
  [[nodiscard]] constexpr bool valid() const noexcept {
    const CardSet beyond = (with_seat_ | face_up_) - CardSet::all();
    const CardSet no_seat = (seat_low_ | seat_high_) - with_seat_;
    const CardSet no_counter = (counter_low_ | counter_mid_ | counter_high_) - open();
    return (beyond | no_seat | no_counter).empty() && padding_ == Padding<4>{};
  }

  friend constexpr bool operator==(const EventCards&, const EventCards&) = default;
  /// The spots by number of the card, and the sizes of hands (core/description/member.hpp).
  friend constexpr void for_each_member(Like<EventCards> auto& cards, auto& f) noexcept {
    std::array<Spot, event_cards> spots{};
    cards.put_back().for_each([&](std::size_t number) { spots[number] = Spot::put_back(); });
    cards.with_seat_.for_each([&](std::size_t number) { spots[number] = cards[number]; });
    f("spots", spots);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(cards)>>) {
      const auto hand_sizes = cards.hand_sizes_;
      cards = {};
      cards.hand_sizes_ = hand_sizes;
      for (std::size_t i = 0; i < event_cards; ++i) {
        if (spots[i] != Spot::draw()) cards.set(i, spots[i]);
      }
    }
    f("hand_sizes", cards.hand_sizes_, up_to(event_cards));
  }

 private:
  /// The cards for which the membership in `set` equals bit `bit` of `number`; computed without a branch.
  [[nodiscard]] static constexpr CardSet matching(CardSet set, int number, int bit) noexcept {
    return CardSet{set.bits() ^ wrapping_difference(static_cast<std::uint64_t>(number) >> bit & 1U, 1)};
  }
  [[nodiscard]] constexpr CardSet of(Seat seat) const noexcept {
    return matching(seat_low_, seat.index(), 0) & matching(seat_high_, seat.index(), 1);
  }

  /// True if any of these cards is with the seat. Usually `cards` is empty, so that is tested first.
  [[nodiscard]] constexpr bool any_before(CardSet cards, Seat seat) const noexcept {
    return !cards.empty() && !(cards & of(seat)).empty();
  }

  /// Puts the card into a spot and shifts the cards of its kind in between, so that their spots stay in order.
  constexpr void put(const Deck& deck, Card card, std::size_t number, Spot to) noexcept {
    for (; number + 1 < deck.first(card.kind() + 1) && (*this)[number + 1] < to; ++number) {
      set(number, (*this)[number + 1]);
    }
    for (; number > deck.first(card.kind()) && to < (*this)[number - 1]; --number) set(number, (*this)[number - 1]);
    set(number, to);
  }

  CardSet with_seat_;  ///< CM-43, CM-44: in a hand or open before a seat
  CardSet face_up_;    ///< CM-41, CM-44: put back or open
  CardSet seat_low_;   ///< the number of the seat, bit by bit
  CardSet seat_high_;
  CardSet counter_low_;  ///< CM-65: the counter, bit by bit
  CardSet counter_mid_;
  CardSet counter_high_;
  std::array<std::uint8_t, max_seats> hand_sizes_{};
  Padding<4> padding_{};
};

static_assert(sizeof(Spot) == 1 && sizeof(EventCards) == 64);

}  // namespace regelwerk::clockman
