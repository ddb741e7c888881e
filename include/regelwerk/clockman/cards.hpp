#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/member.hpp>
#include <regelwerk/core/multiset.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// Symbol cards by pose: a hand or a pile.
using Symbols = Multiset<Pose, poses, 4>;

/// CM-3. All symbol cards.
inline constexpr Symbols all_symbols = Symbols::filled(symbols_per_pose);

/// Where an event card is: in the draw pile, in the put-back pile, in a seat's hand, or open before a seat with its
/// counter (CM-65; 0 for a card that does not count).
class Spot {
 public:
  constexpr Spot() = default;

  [[nodiscard]] static constexpr Spot draw() noexcept { return from_code(0); }
  [[nodiscard]] static constexpr Spot put_back() noexcept { return from_code(1); }
  [[nodiscard]] static constexpr Spot hand(Seat seat) noexcept {
    return from_code(static_cast<std::uint8_t>(hand_begin + seat.index()));
  }
  [[nodiscard]] static constexpr Spot open(Seat seat, int counter) noexcept {
    return from_code(static_cast<std::uint8_t>(open_begin + seat.index() * counters + counter));
  }
  [[nodiscard]] static constexpr Spot from_code(std::uint8_t code) noexcept {
    Spot spot;
    spot.code_ = code;
    return spot;
  }

  [[nodiscard]] constexpr bool is_hand() const noexcept { return hand_begin <= code_ && code_ < open_begin; }
  [[nodiscard]] constexpr bool is_open() const noexcept { return code_ >= open_begin; }
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
  /// CM-65. A counter is 0 to n + 1 with n at most 6.
  static constexpr int counters = 8;

  std::uint8_t code_ = 0;
};

/// How many cards of each kind a deck has: the cards of kind k are numbered begin[k] to before begin[k + 1].
struct Deck {
  std::array<std::uint8_t, card_kinds + 1> begin{};

  [[nodiscard]] constexpr std::size_t first(int kind) const noexcept { return begin[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] constexpr int copies(Card card) const noexcept {
    return static_cast<int>(first(card.kind() + 1) - first(card.kind()));
  }

  friend constexpr bool operator==(const Deck&, const Deck&) = default;
};

/// Where all event cards of a deck are. Cards of one kind have no identity: their spots are kept in ascending order.
class EventCards {
 public:
  [[nodiscard]] constexpr Spot operator[](std::size_t number) const noexcept { return spots_[number]; }

  /// How many cards of this kind are there.
  [[nodiscard]] constexpr int count(const Deck& deck, Card card, Spot spot) const noexcept {
    int found = 0;
    for (std::size_t i = deck.first(card.kind()); i < deck.first(card.kind() + 1); ++i)
      found += spots_[i] == spot ? 1 : 0;
    return found;
  }
  /// How many cards of any kind are there.
  [[nodiscard]] constexpr int count(Spot spot) const noexcept {
    int found = 0;
    for (const Spot at : spots_) found += at == spot ? 1 : 0;
    return found;
  }
  /// The `index`-th of the cards that are there. Precondition: index < count(spot).
  [[nodiscard]] constexpr Card nth(const Deck& deck, Spot spot, int index) const noexcept {
    std::size_t at = 0;
    while (spots_[at] != spot || index-- > 0) ++at;
    int kind = 0;
    while (deck.first(kind + 1) <= at) ++kind;
    return Card{kind};
  }
  /// True if a card with number `from` to before `to` satisfies the predicate.
  template <class Predicate>
  [[nodiscard]] constexpr bool any(std::size_t from, std::size_t to, const Predicate& predicate) const noexcept {
    for (std::size_t i = from; i < to; ++i) {
      if (predicate(spots_[i])) return true;
    }
    return false;
  }

  /// CM-43. How many on-demand cards the seat holds; public.
  [[nodiscard]] constexpr int hand_size(Seat seat) const noexcept {
    return hand_sizes_[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr bool holds(const Deck& deck, Seat seat, Card card) const noexcept {
    return holds_any(deck, seat, card.kind(), card.kind() + 1);
  }

  /// True if the seat holds any card of these kinds, the first to before the last.
  [[nodiscard]] constexpr bool holds_any(const Deck& deck, Seat seat, int first, int last) const noexcept {
    return hand_size(seat) != 0 &&
           any(deck.first(first), deck.first(last), [&](Spot at) { return at == Spot::hand(seat); });
  }
  /// True if a card of this kind is in any hand.
  [[nodiscard]] constexpr bool is_held(const Deck& deck, Card card) const noexcept {
    return any(deck.first(card.kind()), deck.first(card.kind() + 1), [](Spot at) { return at.is_hand(); });
  }

  /// A card of this kind goes from one spot to another. Precondition: there is one.
  constexpr void move(const Deck& deck, Card card, Spot from, Spot to) noexcept {
    expects([&] { return count(deck, card, from) > 0; }, "there is such a card");
    std::size_t at = deck.first(card.kind());
    while (spots_[at] != from) ++at;
    put(deck, card, at, to);
    if (from.is_hand()) --hand_sizes_[static_cast<std::size_t>(from.seat().index())];
    if (to.is_hand()) ++hand_sizes_[static_cast<std::size_t>(to.seat().index())];
  }

  /// CM-41. The put-back pile becomes the draw pile. Precondition: the draw pile is empty.
  constexpr void turn_over() noexcept {
    expects([&] { return count(Spot::draw()) == 0; }, "the draw pile is empty");
    for (Spot& at : spots_) {
      if (at == Spot::put_back()) at = Spot::draw();
    }
  }

  /// The cards as `viewer` sees them, all other hands as if they lay in the draw pile; numbers stay known.
  template <class IsKnown>
  [[nodiscard]] constexpr EventCards without_hands(const Deck& deck, const IsKnown& is_known) const noexcept {
    EventCards seen = *this;
    for (int kind = first_on_demand; kind < first_open; ++kind) {
      for (std::size_t i = deck.first(kind); i < deck.first(kind + 1); ++i) {
        if (seen.spots_[i].is_hand() && !is_known(seen.spots_[i].seat())) seen.put(deck, Card{kind}, i, Spot::draw());
      }
    }
    return seen;
  }

  /// A card of this kind that is taken for one of the draw pile lies in the hand of `seat`, whose number it is part of
  /// already. Precondition: there is one.
  constexpr void reveal(const Deck& deck, Card card, Seat seat) noexcept {
    expects([&] { return count(deck, card, Spot::draw()) > 0; }, "the draw pile has such a card");
    put(deck, card, deck.first(card.kind()), Spot::hand(seat));
  }

  /// For reading states from outside; the caller sees to it that order and numbers are kept.
  constexpr void set(std::size_t number, Spot spot) noexcept { spots_[number] = spot; }
  constexpr void set_hand_size(Seat seat, std::uint8_t size) noexcept {
    hand_sizes_[static_cast<std::size_t>(seat.index())] = size;
  }

  friend constexpr bool operator==(const EventCards&, const EventCards&) = default;
  /// The spots by number of the card, and the numbers of cards in hands (core/member.hpp).
  friend constexpr void for_each_member(Like<EventCards> auto& cards, auto& f) noexcept {
    f("spots", cards.spots_);
    f("hand_sizes", cards.hand_sizes_, up_to(event_cards));
  }

 private:
  constexpr void put(const Deck& deck, Card card, std::size_t at, Spot to) noexcept {
    for (; at + 1 < deck.first(card.kind() + 1) && spots_[at + 1] < to; ++at) spots_[at] = spots_[at + 1];
    for (; at > deck.first(card.kind()) && to < spots_[at - 1]; --at) spots_[at] = spots_[at - 1];
    spots_[at] = to;
  }

  std::array<Spot, event_cards> spots_{};
  std::array<std::uint8_t, max_seats> hand_sizes_{};
};

static_assert(sizeof(Spot) == 1 && sizeof(EventCards) == event_cards + max_seats);

}  // namespace regelwerk::clockman
