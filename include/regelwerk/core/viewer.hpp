#pragma once
#include <cstdint>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// A viewer of a game: a seat, or a spectator, who sees only what is public.
class Viewer {
 public:
  /// A spectator.
  constexpr Viewer() = default;
  /// Implicit, since every seat is a viewer. Precondition: a seat of some game, below seat_limit.
  constexpr Viewer(Seat seat) noexcept : code_(static_cast<std::uint8_t>(seat.index())) {  // NOLINT(*-explicit-*)
    expects([&] { return seat.index() < seat_limit; }, "a seat has an index below seat_limit");
  }

  /// False for every seat.
  [[nodiscard]] constexpr bool is_spectator() const noexcept { return code_ == spectator_code; }
  /// False for a spectator. Precondition: `seat` is below seat_limit.
  [[nodiscard]] constexpr bool is(Seat seat) const noexcept { return code_ == seat.index(); }

  /// The seat that views the game. Precondition: not a spectator.
  [[nodiscard]] constexpr Seat seat() const noexcept {
    expects([&] { return !is_spectator(); }, "the viewer has a seat");
    return Seat{code_};
  }

  /// The index of the seat; seat_limit for a spectator.
  [[nodiscard]] constexpr int index() const noexcept { return code_; }

  /// Precondition: 0 to seat_limit.
  [[nodiscard]] static constexpr Viewer from_index(int index) noexcept {
    expects([&] { return 0 <= index && index <= seat_limit; }, "the index is that of a seat or of a spectator");
    Viewer viewer;
    viewer.code_ = static_cast<std::uint8_t>(index);
    return viewer;
  }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t spectator_code = seat_limit;
  std::uint8_t code_ = spectator_code;
};

/// A spectator, who sees only what is public.
inline constexpr Viewer spectator{};

/// The viewers who may see something: a set of seats, with or without spectators.
class Audience {
 public:
  constexpr Audience() = default;
  /// From the number that bits() returns.
  constexpr explicit Audience(unsigned bits) noexcept : bits_(static_cast<std::uint8_t>(bits)) {}
  /// These seats, without spectators.
  constexpr explicit Audience(SeatSet seats) noexcept : bits_(static_cast<std::uint8_t>(seats.bits())) {}

  /// All seats and spectators.
  [[nodiscard]] static constexpr Audience everybody() noexcept {
    Audience all;
    all.bits_ = 0xFF;
    return all;
  }
  /// One seat, without spectators.
  [[nodiscard]] static constexpr Audience only(Seat seat) noexcept {
    SeatSet seats;
    seats.insert(seat);
    return Audience{seats};
  }

  /// True if this viewer may see it.
  [[nodiscard]] constexpr bool includes(Viewer viewer) const noexcept { return ((bits_ >> viewer.index()) & 1U) != 0; }

  /// One bit for each seat, bit seat_limit for spectators.
  [[nodiscard]] constexpr unsigned bits() const noexcept { return bits_; }

  friend constexpr bool operator==(Audience, Audience) = default;

 private:
  std::uint8_t bits_ = 0;
};

static_assert(sizeof(Viewer) == 1 && sizeof(Audience) == 1);

}  // namespace regelwerk::inline shared
