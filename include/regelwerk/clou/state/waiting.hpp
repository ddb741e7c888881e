#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// CL-22. A fired ordinary symbol and whose it is; nobody's is the symbol of CK-33 and what it fires.
struct Fired {
  MaybeThief by;
  SymbolSet symbols;

  /// How many bits places in the canonical order need. Those of nobody end the order, and as many more stay free.
  static constexpr int order_bits = symbol_count + 3;
  /// How far the places of one thief are from those of the next.
  static constexpr int order_step = 1 << symbol_count;

  /// CL-66. Its place in the canonical order: by thief in gang order, nobody last, then by symbols.
  [[nodiscard]] constexpr int order() const noexcept {
    const int thief = by.is_nobody() ? thief_count : static_cast<int>(by.thief());
    return thief << symbol_count | symbols.order();
  }
  /// The one at a place; what lies behind the last is nobody's.
  [[nodiscard]] static constexpr Fired at(int order) noexcept {
    const int thief = order >> symbol_count;
    return {thief < thief_count ? MaybeThief{static_cast<Thief>(thief)} : MaybeThief{},
            SymbolSet::at(order & ((1 << symbol_count) - 1))};
  }

  friend constexpr bool operator==(const Fired&, const Fired&) = default;
};

/// CL-66. The fired symbols that wait, in canonical order, equal ones one after another. Places behind the last are
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

  /// How often this symbol waits.
  [[nodiscard]] constexpr int count(Fired fired) const noexcept {
    int count = 0;
    for (const Fired& other : *this) count += other == fired ? 1 : 0;
    return count;
  }

  /// The places of the first of equal symbols: visits every entry once; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each_entry(const Visitor& visitor) const noexcept {
    for (std::size_t i = 0; !places_[i].symbols.empty(); ++i) {
      if ((i == 0 || places_[i] != places_[i - 1]) && !visitor(places_[i])) return false;
    }
    return true;
  }

  /// Precondition: size() < max_waiting, and the symbol has one.
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
  constexpr void clear() noexcept { places_.fill({}); }

  /// All places there are, and back; see valid().
  using Slots = std::array<Fired, max_waiting>;
  [[nodiscard]] constexpr Slots entries() const noexcept {
    Slots entries{Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}};
    for (std::size_t i = 0; i < entries.size(); ++i) entries[i] = places_[i];
    return entries;
  }
  constexpr void set_entries(const Slots& entries) noexcept {
    for (std::size_t i = 0; i < entries.size(); ++i) places_[i] = entries[i];
  }

  /// For reading states from outside; see valid(). Precondition: index < max_waiting.
  constexpr void set(std::size_t index, Fired fired) noexcept { places_[index] = fired; }
  /// False if these are no symbols in canonical order, or a place behind the last is not blank.
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
  // One place more, which stays blank and ends every walk. Written out, since g++ 12 cannot read array elements of a
  // constexpr object that were left to their default.
  std::array<Fired, max_waiting + 1> places_{Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}, Fired{}};
};

static_assert(sizeof(Waiting) == 16);

}  // namespace regelwerk::clou
