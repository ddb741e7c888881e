#pragma once
#include <compare>
#include <cstdint>

#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state/bundle.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-77. The terms of a proposal, without its kind and the seat asked first: for an offer the given and the wanted
/// bundle, for a circle the three digits and the second seat.
class Terms {
 public:
  constexpr Terms() = default;
  constexpr explicit Terms(int code) noexcept : code_(static_cast<std::uint8_t>(code)) {}  ///< 0 to 255, see code()

  /// The terms of an offer: the bundle that the active seat gives, and the one that it gets.
  [[nodiscard]] static constexpr Terms offer(Bundle given, Bundle wanted) noexcept {
    return Terms{given.code() << 4 | wanted.code()};
  }
  /// The active seat gives `given`, the seat asked first gives `passed_on` to `then`, which gives `wanted`.
  [[nodiscard]] static constexpr Terms circle(Digit given, Seat then, Digit passed_on, Digit wanted) noexcept {
    return Terms{static_cast<int>(given) << 6 | then.index() << 4 | static_cast<int>(passed_on) << 2 |
                 static_cast<int>(wanted)};
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Terms from_code(std::uint8_t code) noexcept { return Terms{code}; }

  friend constexpr auto operator<=>(Terms, Terms) = default;

 private:
  std::uint8_t code_ = 0;
};

/// CM-77. A proposal of the active seat, an offer or a circle, or none.
class Proposal {
 public:
  constexpr Proposal() = default;

  /// The proposal with these terms to `to`: a circle if `circle`, else an offer.
  [[nodiscard]] static constexpr Proposal of(bool circle, Seat to, Terms terms) noexcept {
    return from_code((circle ? circle_bit : 0U) | static_cast<unsigned>(to.index() & 3) << 8U |
                     static_cast<unsigned>(terms.code()));
  }
  /// The active seat gives `given` to `to`, which gives `wanted`.
  [[nodiscard]] static constexpr Proposal offer(Seat to, Bundle given, Bundle wanted) noexcept {
    return of(false, to, Terms::offer(given, wanted));
  }
  /// The active seat gives `given` to `to`, which gives `passed_on` to `then`, which gives `wanted` to the active seat.
  [[nodiscard]] static constexpr Proposal circle(Seat to, Digit given, Seat then, Digit passed_on,
                                                 Digit wanted) noexcept {
    return of(true, to, Terms::circle(given, then, passed_on, wanted));
  }

  /// True for no proposal. Its code 0 would be an offer of a 0 for a 0, which the rules do not allow.
  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }
  /// False for an offer and for none().
  [[nodiscard]] constexpr bool is_circle() const noexcept { return (code_ & circle_bit) != 0; }
  /// The seat that is asked first.
  [[nodiscard]] constexpr Seat to() const noexcept { return Seat{code_ >> 8 & 3}; }
  /// For a circle: the seat that is asked second.
  [[nodiscard]] constexpr Seat then() const noexcept { return Seat{code_ >> 4 & 3}; }
  /// The terms, without kind and first seat.
  [[nodiscard]] constexpr Terms terms() const noexcept { return Terms{code_ & 255}; }

  /// The cards that the active seat gives to the seat asked first.
  [[nodiscard]] constexpr Bundle given() const noexcept {
    return is_circle() ? Bundle::of(static_cast<Digit>(code_ >> 6 & 3)) : Bundle{code_ >> 4 & 15};
  }
  /// For a circle: the digit that the first seat gives to the second one.
  [[nodiscard]] constexpr Bundle passed_on() const noexcept { return Bundle::of(static_cast<Digit>(code_ >> 2 & 3)); }
  /// The cards that the active seat gets.
  [[nodiscard]] constexpr Bundle wanted() const noexcept {
    return is_circle() ? Bundle::of(static_cast<Digit>(code_ & 3)) : Bundle{code_ & 15};
  }

  /// CM-77. True if the rules allow such a proposal, regardless of who makes it and who holds what.
  [[nodiscard]] constexpr bool is_kind() const noexcept {
    if (code_ >> code_bits != 0) return false;
    if (!is_circle()) {
      return given().is_kind() && wanted().is_kind() && Bundles::apart_from(given()).contains(wanted());
    }
    return then() != to() && given() != passed_on() && passed_on() != wanted() && wanted() != given();
  }
  /// False for a code that is neither a proposal nor none.
  [[nodiscard]] constexpr bool valid() const noexcept { return none() || is_kind(); }
  /// CM-77. True if is_kind() and `from` can make it in a game with `seats` seats.
  [[nodiscard]] constexpr bool fits(Seat from, int seats) const noexcept {
    if (!is_kind() || to() == from || to().index() >= seats) return false;
    return !is_circle() || (then() != from && then().index() < seats);
  }

  /// Calls `each` with giver, receiver and cards of every gift; `from` is the seat that proposes.
  constexpr void for_each_gift(Seat from, const auto& each) const noexcept {
    each(from, to(), given());
    if (is_circle()) each(to(), then(), passed_on());
    each(is_circle() ? then() : to(), from, wanted());
  }

  static constexpr int code_bits = 11;  ///< code() is less than 2^code_bits
  [[nodiscard]] constexpr unsigned code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Proposal from_code(unsigned code) noexcept {
    Proposal proposal;
    proposal.code_ = static_cast<std::uint16_t>(code);
    return proposal;
  }

  friend constexpr auto operator<=>(Proposal, Proposal) = default;

 private:
  static constexpr unsigned circle_bit = 1U << 10U;

  std::uint16_t code_ = 0;
};

/// CM-77. The proposals of a turn: the number that was made, and the declined ones in ascending order.
class Proposals {
 public:
  constexpr Proposals() = default;
  /// From the number that bits() returns. Does not check it; see valid().
  constexpr explicit Proposals(std::uint64_t bits) noexcept : bits_(bits) {}

  [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  /// The number of proposals made, including one that waits; 0 to the option trade_offers.
  [[nodiscard]] constexpr int made() const noexcept { return static_cast<int>(bits_ >> made_shift); }
  /// Leaves the declined proposals unchanged. Precondition: 0 to max_trade_offers.
  constexpr void set_made(int number) noexcept {
    bits_ = (bits_ & (one_made - 1)) | static_cast<std::uint64_t>(number) << made_shift;
  }

  /// The declined proposal at `index`; none() after the last.
  [[nodiscard]] constexpr Proposal declined(int index) const noexcept {
    return Proposal::from_code(static_cast<unsigned>(bits_ >> (Proposal::code_bits * index) & slot_mask));
  }
  /// The number of declined proposals, 0 to max_trade_offers.
  [[nodiscard]] constexpr int declined_count() const noexcept {
    int count = 0;
    while (count < max_trade_offers && !declined(count).none()) ++count;
    return count;
  }
  /// True if the proposal was declined and must not be repeated in this turn.
  [[nodiscard]] constexpr bool is_declined(Proposal proposal) const noexcept {
    for (int i = 0; i < max_trade_offers && !declined(i).none(); ++i) {
      if (declined(i) == proposal) return true;
    }
    return false;
  }
  /// Adds a declined proposal. Precondition: fewer than max_trade_offers were declined, and not this one.
  constexpr void decline(Proposal proposal) noexcept {
    expects([&] { return declined_count() < max_trade_offers && !is_declined(proposal); },
            "there is room for one more declined proposal");
    for (int i = 0; i < max_trade_offers && !proposal.none(); ++i) {
      const Proposal here = declined(i);
      if (!here.none() && here < proposal) continue;
      put(i, proposal);
      proposal = here;
    }
  }

  /// True if number and proposals are possible and canonical: in ascending order, each once.
  [[nodiscard]] constexpr bool valid() const noexcept {
    if (made() > max_trade_offers) return false;
    Proposals same;
    same.set_made(made());
    for (int i = 0; i < declined_count(); ++i) {
      if (!declined(i).is_kind() || same.is_declined(declined(i))) return false;
      same.decline(declined(i));
    }
    return same == *this;
  }

  friend constexpr bool operator==(Proposals, Proposals) = default;

 private:
  static constexpr int made_shift = Proposal::code_bits * max_trade_offers;
  static constexpr std::uint64_t one_made = std::uint64_t{1} << made_shift;
  static constexpr std::uint64_t slot_mask = (std::uint64_t{1} << Proposal::code_bits) - 1;

  constexpr void put(int index, Proposal proposal) noexcept {
    const int shift = Proposal::code_bits * index;
    bits_ = (bits_ & ~(slot_mask << shift)) | std::uint64_t{proposal.code()} << shift;
  }

  std::uint64_t bits_ = 0;
};

static_assert(sizeof(Terms) == 1 && sizeof(Proposal) == 2 && sizeof(Proposals) == 8);

}  // namespace regelwerk::clockman
