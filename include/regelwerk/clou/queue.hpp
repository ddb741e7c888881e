#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/symbols.hpp>
#include <regelwerk/clou/thief.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// CL-22. A fired ordinary symbol and whose it is; nobody's is the symbol of CK-33 and what it fires.
struct Fired {
  MaybeThief by;
  SymbolSet symbols;

  friend constexpr bool operator==(const Fired&, const Fired&) = default;
};

/// CL-66. A throw fires at most one symbol for the music and two for each of three thieves; a mark at most two and two
/// for each of two lines, into an empty queue; a symbol circle leaves the queue before its line enters it.
inline constexpr std::size_t max_queue = 8;

/// CL-66. The fired symbols that are not yet dealt with, first in, first out. Places behind the last are blank.
class Queue {
 public:
  [[nodiscard]] constexpr bool empty() const noexcept { return places_[0].symbols.empty(); }
  [[nodiscard]] constexpr std::size_t size() const noexcept {
    std::size_t size = 0;
    while (size < max_queue && !places_[size].symbols.empty()) ++size;
    return size;
  }
  /// Precondition: not empty().
  [[nodiscard]] constexpr Fired head() const noexcept { return places_[0]; }
  [[nodiscard]] constexpr Fired operator[](std::size_t index) const noexcept { return places_[index]; }

  /// Precondition: size() < max_queue.
  constexpr void push(Fired fired) noexcept {
    expects([&] { return size() < max_queue; });
    places_[size()] = fired;
  }
  /// Precondition: not empty().
  constexpr void pop() noexcept {
    for (std::size_t i = 0; i + 1 < max_queue; ++i) places_[i] = places_[i + 1];
    places_[max_queue - 1] = {};
  }
  constexpr void clear() noexcept { places_.fill({}); }

  /// For reading states from outside; see valid().
  constexpr void set(std::size_t index, Fired fired) noexcept { places_[index] = fired; }
  /// False if a place behind the last symbol is not blank.
  [[nodiscard]] constexpr bool valid() const noexcept {
    for (std::size_t i = size(); i < max_queue; ++i) {
      if (places_[i] != Fired{}) return false;
    }
    return true;
  }

  friend constexpr bool operator==(const Queue&, const Queue&) = default;

 private:
  // Written out, since g++ 12 cannot read array elements of a constexpr object that were left to their default.
  std::array<Fired, max_queue> places_{Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}};
};

static_assert(sizeof(Queue) == 16);

}  // namespace regelwerk::clou
