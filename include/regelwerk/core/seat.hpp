#pragma once
#include <bit>
#include <compare>
#include <cstdint>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// The maximum number of seats in any game of the library: one of the eight bits of an Audience is for spectators.
inline constexpr int seat_limit = 7;

/// A place at the table, numbered 0 to n-1 clockwise.
class Seat {
 public:
  constexpr Seat() = default;
  /// Precondition: 0 <= index <= 255. Any byte from outside makes a Seat; only a game knows whether that seat exists.
  constexpr explicit Seat(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {
    expects([&] { return 0 <= index && index <= 255; }, "the index of a seat fits one byte");
  }

  [[nodiscard]] constexpr int index() const noexcept { return index_; }

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::uint8_t index_ = 0;
};

/// The left neighbour: the next seat clockwise among `seats` seats.
[[nodiscard]] constexpr Seat next_seat(Seat seat, int seats) noexcept {
  return Seat{seat.index() + 1 < seats ? seat.index() + 1 : 0};
}

/// A set of seats, one bit for each. Precondition of every function that takes a seat: its index is at most seat_limit.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  /// Bit i of `bits` is seat i.
  constexpr explicit SeatSet(unsigned bits) noexcept : bits_(static_cast<std::uint8_t>(bits)) {}

  /// The seats 0 to `seats` - 1.
  [[nodiscard]] static constexpr SeatSet first(int seats) noexcept { return SeatSet{(1U << seats) - 1U}; }

  [[nodiscard]] constexpr unsigned bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool contains(Seat seat) const noexcept { return (bits_ & bit_of(seat)) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const noexcept { return std::popcount(bits_); }
  /// No effect on a seat that is in the set.
  constexpr void insert(Seat seat) noexcept { bits_ = static_cast<std::uint8_t>(bits_ | bit_of(seat)); }
  /// No effect on a seat that is not in the set.
  constexpr void erase(Seat seat) noexcept { bits_ = static_cast<std::uint8_t>(bits_ & ~bit_of(seat)); }

  /// The seats in order, as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<SeatSet> begin() const noexcept { return ElementsOf<SeatSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Seat front() const noexcept { return Seat{std::countr_zero(unsigned{bits_})}; }
  constexpr void pop_front() noexcept { bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1U)); }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  [[nodiscard]] static constexpr unsigned bit_of(Seat seat) noexcept {
    expects([&] { return seat.index() <= seat_limit; }, "a seat has an index of at most seat_limit");
    return 1U << seat.index();
  }

  std::uint8_t bits_ = 0;
};

static_assert(sizeof(Seat) == 1 && sizeof(SeatSet) == 1);

}  // namespace regelwerk::inline shared
