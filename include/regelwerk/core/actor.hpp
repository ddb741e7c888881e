#pragma once
#include <cstdint>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// Who decides next: nobody (the game is over), chance, or a seat.
class Actor {
 public:
  constexpr Actor() = default;  ///< nobody
  /// Precondition: a seat of some game, below seat_limit.
  constexpr explicit Actor(Seat seat) noexcept : code_(static_cast<std::uint16_t>(seat.index())) {
    expects([&] { return seat.index() < seat_limit; }, "a seat has an index below seat_limit");
  }

  /// The game is over.
  [[nodiscard]] static constexpr Actor nobody() noexcept { return from_code(nobody_code); }
  /// Chance decides: the outcome is drawn by weight.
  [[nodiscard]] static constexpr Actor chance() noexcept { return from_code(chance_code); }

  /// True if the game is over.
  [[nodiscard]] constexpr bool is_nobody() const noexcept { return code_ == nobody_code; }
  [[nodiscard]] constexpr bool is_chance() const noexcept { return code_ == chance_code; }  ///< true if chance decides
  /// True if a seat decides, whichever it is.
  [[nodiscard]] constexpr bool is_seat() const noexcept { return code_ < seat_limit; }
  /// False if another seat decides, chance or nobody.
  [[nodiscard]] constexpr bool is(Seat seat) const noexcept { return code_ == seat.index(); }

  /// The deciding seat. Precondition: is_seat().
  [[nodiscard]] constexpr Seat seat() const noexcept {
    expects([&] { return is_seat(); }, "a seat decides");
    return Seat{code_};
  }

  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  // Greater than the index of any seat, which is one byte, so a compiler knows that a seat is neither of these two.
  static constexpr std::uint16_t nobody_code = 257;
  static constexpr std::uint16_t chance_code = 256;

  [[nodiscard]] static constexpr Actor from_code(std::uint16_t code) noexcept {
    Actor actor;
    actor.code_ = code;
    return actor;
  }

  std::uint16_t code_ = nobody_code;
};

static_assert(sizeof(Actor) == 2);

}  // namespace regelwerk::inline shared
