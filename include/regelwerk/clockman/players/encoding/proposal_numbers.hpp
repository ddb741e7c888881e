#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/encoding/policy_blocks.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-77. The offers to one seat, regardless of who holds what, in the order of the given and the wanted bundle.
struct OfferNumbers {
  std::array<std::array<std::uint8_t, Bundle::kinds>, Bundle::kinds> of{};  ///< by given and wanted bundle
  int size = 0;
};

inline constexpr OfferNumbers offer_numbers = [] {
  OfferNumbers numbers;
  for (int given = 0; given < Bundle::kinds; ++given) {
    Bundles::apart_from(Bundle{given}).for_each([&](Bundle wanted) {
      numbers.of[static_cast<std::size_t>(given)][wanted.code()] = static_cast<std::uint8_t>(numbers.size++);
      return true;
    });
  }
  return numbers;
}();

/// CM-77. The number of circles through two given seats: three different digits.
inline constexpr int circle_kinds = digit_kinds * (digit_kinds - 1) * (digit_kinds - 2);

/// CM-77. The number of different proposals of one seat in a game with `seats` seats.
[[nodiscard]] constexpr int proposal_count(int seats) noexcept {
  return (seats - 1) * (offer_numbers.size + (seats - 2) * circle_kinds);
}

namespace detail {

/// The rank of a digit among the kinds that are not in `before`.
[[nodiscard]] constexpr int digit_place(Bundle digit, auto... before) noexcept {
  const auto is_lower = [&](Bundle other) { return other.code() < digit.code() ? 1 : 0; };
  int place = 0;
  for (const Digit each : all_digits) {
    const Bundle other = Bundle::of(each);
    if (((other != before) && ...)) place += is_lower(other);
  }
  return place;
}

}  // namespace detail

/// CM-77. The number of a proposal among all proposals of `from`; seats are counted from `from` on. Precondition: the
/// proposal fits the seat and the game.
[[nodiscard]] constexpr int proposal_number(Proposal proposal, Seat from, int seats) noexcept {
  const int to = seats_after(from, proposal.to(), seats);
  if (!proposal.is_circle()) {
    const int offer = offer_numbers.of[proposal.given().code()][proposal.wanted().code()];
    return (to - 1) * offer_numbers.size + offer;
  }
  const int then = seats_after(from, proposal.then(), seats);
  const MixedRadix circle =
      MixedRadix{}
          .with(to - 1, seats - 1)
          .with(then - (then > to ? 2 : 1), seats - 2)
          .with(detail::digit_place(proposal.given()), digit_kinds)
          .with(detail::digit_place(proposal.passed_on(), proposal.given()), digit_kinds - 1)
          .with(detail::digit_place(proposal.wanted(), proposal.given(), proposal.passed_on()), digit_kinds - 2);
  return (seats - 1) * offer_numbers.size + static_cast<int>(circle.number());
}

}  // namespace regelwerk::clockman
