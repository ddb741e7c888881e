#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// CL-22. A fired ordinary symbol, or a choice of several, and the thief that fired it: nobody for the symbol of CK-33
/// and for the effects that it fires.
struct Fired {
  MaybeThief by;      ///< nobody for the symbol of a loud round
  SymbolSet symbols;  ///< CL-25: any one of them is used; empty in a blank entry

  /// Bits of an index in the canonical order: three for the thief or nobody, so some values after nobody are unused.
  static constexpr int order_bits = symbol_count + 3;
  /// The distance between the indexes of one thief and those of the next.
  static constexpr int order_step = 1 << symbol_count;

  /// CL-66. The index in the canonical order: by thief in gang order, nobody last, then by symbols.
  [[nodiscard]] constexpr int order() const noexcept {
    const int thief = by.is_nobody() ? thief_count : static_cast<int>(by.thief());
    return thief << symbol_count | symbols.order();
  }
  /// The inverse of order(). Indexes after the last one belong to nobody.
  [[nodiscard]] static constexpr Fired at(int order) noexcept {
    const int thief = order >> symbol_count;
    return {thief < thief_count ? MaybeThief{static_cast<Thief>(thief)} : MaybeThief{},
            SymbolSet::at(order & ((1 << symbol_count) - 1))};
  }

  friend constexpr bool operator==(const Fired&, const Fired&) = default;
};

/// CL-66. The multiset of waiting symbols in canonical order, so equal ones are adjacent. Entries after the last are
/// blank.
class Waiting {
 public:
  [[nodiscard]] constexpr bool empty() const noexcept { return places_[0].symbols.empty(); }
  [[nodiscard]] constexpr std::size_t size() const noexcept {
    std::size_t size = 0;
    while (!places_[size].symbols.empty()) ++size;
    return size;
  }
  /// Precondition: index <= max_waiting.
  [[nodiscard]] constexpr Fired operator[](std::size_t index) const noexcept { return places_[index]; }
  [[nodiscard]] constexpr const Fired* begin() const noexcept { return places_.data(); }
  [[nodiscard]] constexpr const Fired* end() const noexcept { return begin() + size(); }

  /// The number of waiting symbols equal to this one.
  [[nodiscard]] constexpr int count(Fired fired) const noexcept {
    int count = 0;
    for (const Fired& other : *this) count += other == fired ? 1 : 0;
    return count;
  }

  /// Visits every different entry once; stops when the visitor returns false.
  constexpr bool for_each_entry(const auto& visitor) const noexcept {
    for (std::size_t i = 0; !places_[i].symbols.empty(); ++i) {
      if ((i == 0 || places_[i] != places_[i - 1]) && !visitor(places_[i])) return false;
    }
    return true;
  }

  /// Precondition: size() < max_waiting, and `fired.symbols` is not empty.
  constexpr void add(Fired fired) noexcept {
    std::size_t at = size();
    expects([&] { return at < max_waiting; }, "there is room for one more symbol");
    for (; at > 0 && fired.order() < places_[at - 1].order(); --at) places_[at] = places_[at - 1];
    places_[at] = fired;
  }
  /// Precondition: count(fired) > 0.
  constexpr void remove(Fired fired) noexcept {
    expects([&] { return count(fired) > 0; }, "the symbol waits");
    std::size_t at = 0;
    while (places_[at] != fired) ++at;
    for (; at < max_waiting; ++at) places_[at] = places_[at + 1];
  }
  constexpr void clear() noexcept { places_.fill({}); }  ///< CL-23: all lapse

  /// All entries, including blank ones, for reading and setting; see valid().
  using Slots = std::array<Fired, max_waiting>;
  /// The symbols in canonical order (CL-66), then blank entries.
  [[nodiscard]] constexpr Slots entries() const noexcept {
    Slots entries{Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}};
    for (std::size_t i = 0; i < entries.size(); ++i) entries[i] = places_[i];
    return entries;
  }
  /// Sets all entries without a check; see valid().
  constexpr void set_entries(const Slots& entries) noexcept {
    for (std::size_t i = 0; i < entries.size(); ++i) places_[i] = entries[i];
  }

  /// For reading states from outside; see valid(). Precondition: index < max_waiting.
  constexpr void set(std::size_t index, Fired fired) noexcept { places_[index] = fired; }
  /// False if a symbol is not valid or not in canonical order, or an entry after the last is not blank.
  [[nodiscard]] constexpr bool valid() const noexcept {
    for (std::size_t i = 0; i < max_waiting; ++i) {
      const Fired fired = places_[i];
      if (!fired.by.valid() || !fired.symbols.valid()) return false;
      if (fired.symbols.empty() ? fired != Fired{} : i > 0 && fired.order() < places_[i - 1].order()) return false;
      if (i > 0 && places_[i - 1].symbols.empty() && !fired.symbols.empty()) return false;
    }
    return places_[max_waiting] == Fired{};
  }

  friend constexpr bool operator==(const Waiting&, const Waiting&) = default;

 private:
  // The last place is a sentinel, always blank. Written out, since g++ 12 cannot read array elements of a constexpr
  // object that have their default values.
  std::array<Fired, max_waiting + 1> places_{Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}};
};

static_assert(sizeof(Waiting) == 16);

}  // namespace regelwerk::clou
