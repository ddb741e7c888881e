#pragma once
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/to_byte.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/elements.hpp>

namespace regelwerk::clou {

/// CL-66. The maximum number of waiting symbols. A throw fires at most one symbol for the music and two for each of
/// three thieves. A mark with nothing waiting fires two, and two for each of two lines. A symbol circle removes one and
/// adds at most one.
inline constexpr std::size_t max_waiting = 7;

/// CL-24. The ordinary symbols.
enum class Symbol : std::uint8_t { strength, dexterity, clever, electro, lock, safe, escape };

inline constexpr int symbol_count = 7;  ///< CL-24; also the bits of a SymbolSet
/// The words of Symbol in moves, states and on sheets, in the order of CL-24.
inline constexpr std::array<std::string_view, symbol_count> symbol_words{"strength", "dexterity", "clever", "electro",
                                                                         "lock",     "safe",      "escape"};

/// The words of Symbol, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<Symbol> /*type*/) noexcept { return symbol_words; }

/// CL-66. All sets of symbols in lexicographic order of their lists, where a prefix comes before the longer list, and
/// the index of each set in this order.
struct SymbolOrder {
  std::array<std::uint8_t, 1U << symbol_count> sets{};    ///< by index: the set as bits
  std::array<std::uint8_t, 1U << symbol_count> places{};  ///< by set: its index
};

/// CL-66. The order of the waiting symbols of one thief.
inline constexpr SymbolOrder symbol_order = [] {
  SymbolOrder order;
  unsigned set = 0;
  for (unsigned place = 0; place < order.sets.size(); ++place) {
    order.sets[place] = static_cast<std::uint8_t>(set);
    order.places[set] = static_cast<std::uint8_t>(place);
    // The next list appends the symbol after its last one. If there is none, it drops the last symbol and raises the
    // one before.
    int next = static_cast<int>(std::bit_width(set));
    if (next == symbol_count) {
      set &= ~(1U << (symbol_count - 1));
      next = static_cast<int>(std::bit_width(set));
      set &= ~((1U << next) >> 1);
    }
    set |= 1U << next;
  }
  return order;
}();

/// CL-25. One symbol, or several any one of which may be used.
class SymbolSet {
 public:
  constexpr SymbolSet() = default;
  /// A set of one symbol. Implicit, since a symbol is a choice of one.
  constexpr SymbolSet(Symbol symbol) noexcept  // NOLINT(*-explicit-*)
      : bits_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(symbol))) {}
  /// The set with these bits: bit n is Symbol n; see valid().
  constexpr explicit SymbolSet(unsigned bits) noexcept : bits_(static_cast<std::uint8_t>(bits)) {}

  [[nodiscard]] constexpr unsigned bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool none() const noexcept { return empty(); }
  /// CL-25. True if the two sets match: they have a symbol in common.
  [[nodiscard]] constexpr bool meets(SymbolSet other) const noexcept { return (bits_ & other.bits_) != 0; }

  /// CL-66. The index of this set in symbol_order. Precondition: valid().
  [[nodiscard]] constexpr int order() const noexcept { return symbol_order.places[bits_]; }
  /// The set with this index in symbol_order. Precondition: 0 <= order < 2^symbol_count.
  [[nodiscard]] static constexpr SymbolSet at(int order) noexcept {
    return SymbolSet{unsigned{symbol_order.sets[static_cast<std::size_t>(order)]}};
  }

  /// False if bits beyond the last symbol are set.
  [[nodiscard]] constexpr bool valid() const noexcept { return bits_ >> symbol_count == 0; }

  /// CL-25. Written `a/b` as on sheets and plans.
  [[nodiscard]] friend constexpr SymbolSet operator/(SymbolSet a, SymbolSet b) noexcept {
    return SymbolSet{a.bits() | b.bits()};
  }

  /// A range of the elements in ascending order. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<SymbolSet> begin() const noexcept { return ElementsOf<SymbolSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Symbol front() const noexcept {
    return static_cast<Symbol>(std::countr_zero(unsigned{bits_}));
  }
  constexpr void pop_front() noexcept { bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1U)); }

  friend constexpr bool operator==(SymbolSet, SymbolSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// CL-25. The union of the sets of these symbols.
template <class Set>
[[nodiscard]] constexpr Set joined(const std::array<Set, symbol_count>& by_symbol, SymbolSet symbols) noexcept {
  Set all = 0;
  for (unsigned rest = symbols.bits(); rest != 0; rest &= rest - 1) {
    all = static_cast<Set>(all | by_symbol[static_cast<std::size_t>(std::countr_zero(rest))]);
  }
  return all;
}
/// Adds `one` to the set of each of these symbols.
template <class Set>
constexpr void enter(std::array<Set, symbol_count>& by_symbol, SymbolSet symbols, Set one) noexcept {
  for (unsigned rest = symbols.bits(); rest != 0; rest &= rest - 1) {
    Set& set = by_symbol[static_cast<std::size_t>(std::countr_zero(rest))];
    set = static_cast<Set>(set | one);
  }
}

/// CK-33. The symbol that a throw in a loud round gives.
inline constexpr SymbolSet loud_symbols = SymbolSet{Symbol::strength} / Symbol::electro;

/// CL-24. The kinds of effects: none, an ordinary symbol, or a white one: shift (CL-40), extra (CL-42), fill (CL-43).
enum class EffectKind : std::uint8_t { none, symbol, shift, extra, fill };

/// CL-24. A single effect: an ordinary symbol or a choice of them, or a white symbol.
struct Effect {
  EffectKind kind = EffectKind::none;  ///< determines the meaning of `value`
  std::uint8_t value = 0;              ///< the symbols as bits, the maximum of a shift, or the value of an extra

  constexpr Effect() = default;
  /// Precondition: 0 <= of_value <= 255; see valid().
  constexpr Effect(EffectKind of_kind, int of_value) noexcept : kind(of_kind), value(detail::to_byte(of_value)) {}
  /// CL-22, CL-25. An ordinary symbol or a choice. Implicit, so that tables can write just the symbol.
  constexpr Effect(SymbolSet symbol) noexcept  // NOLINT(*-explicit-*)
      : Effect(EffectKind::symbol, static_cast<int>(symbol.bits())) {}

  [[nodiscard]] constexpr bool is_none() const noexcept { return kind == EffectKind::none; }  ///< there is no effect
  /// True for an ordinary symbol or a choice, which is used at once (CL-22).
  [[nodiscard]] constexpr bool is_symbol() const noexcept { return kind == EffectKind::symbol; }
  /// True for a white symbol, which its thief keeps (CL-39).
  [[nodiscard]] constexpr bool is_white() const noexcept { return kind > EffectKind::symbol; }
  /// The symbol or the choice (CL-25). Precondition: is_symbol().
  [[nodiscard]] constexpr SymbolSet symbol() const noexcept { return SymbolSet{unsigned{value}}; }

  /// Kind and value as one number.
  [[nodiscard]] constexpr std::uint16_t code() const noexcept {
    return static_cast<std::uint16_t>(static_cast<unsigned>(kind) | unsigned{value} << 8U);
  }
  [[nodiscard]] static constexpr Effect from_code(std::uint16_t code) noexcept {
    return {static_cast<EffectKind>(code & 255U), code >> 8U};
  }
  /// False for an unknown kind, or a value that its kind cannot have.
  [[nodiscard]] constexpr bool valid() const noexcept {
    switch (kind) {
      case EffectKind::none:
      case EffectKind::fill:
        return value == 0;
      case EffectKind::symbol:
        return !symbol().empty() && symbol().valid();
      case EffectKind::shift:
      case EffectKind::extra:
        return 1 <= value && value <= die_faces;
    }
    return false;
  }

  friend constexpr bool operator==(Effect, Effect) = default;
};

/// CL-21. The effects of one box, circle or line, in this order: none, one or two.
class Effects {
 public:
  constexpr Effects() = default;
  /// One or two effects; an effect of kind `none` ends the list. Implicit, so that tables can write just the symbols.
  constexpr Effects(std::convertible_to<Effect> auto... effects) noexcept  // NOLINT(*-explicit-*)
    requires(1 <= sizeof...(effects) && sizeof...(effects) <= 2)
  {
    std::size_t at = 0;
    ((effects_[at++] = Effect(effects)), ...);
  }

  [[nodiscard]] constexpr std::size_t size() const noexcept {
    return effects_[0].is_none() ? 0U : effects_[1].is_none() ? 1U : 2U;
  }
  [[nodiscard]] constexpr bool empty() const noexcept { return size() == 0; }
  [[nodiscard]] constexpr const Effect* begin() const noexcept { return effects_.data(); }
  [[nodiscard]] constexpr const Effect* end() const noexcept { return effects_.data() + size(); }
  [[nodiscard]] constexpr Effect operator[](std::size_t index) const noexcept { return effects_[index]; }

  friend constexpr bool operator==(const Effects&, const Effects&) = default;

 private:
  // Written out, since g++ 12 cannot read array elements of a constexpr object that have their default
  // values.
  std::array<Effect, 2> effects_{Effect{}, Effect{}};
};

/// The vocabulary of sheets and plans, for `using namespace regelwerk::clou::words` where tables are written. A number
/// outside 0 to 255 in a constant table does not compile; validate checks the other limits.
namespace words {

inline constexpr SymbolSet strength = Symbol::strength;    ///< CL-24: an ordinary symbol
inline constexpr SymbolSet dexterity = Symbol::dexterity;  ///< CL-24: an ordinary symbol
inline constexpr SymbolSet clever = Symbol::clever;        ///< CL-24: an ordinary symbol
inline constexpr SymbolSet electro = Symbol::electro;      ///< CL-24: an ordinary symbol
inline constexpr SymbolSet lock = Symbol::lock;            ///< CL-24: an ordinary symbol
inline constexpr SymbolSet safe = Symbol::safe;            ///< CL-24: an ordinary symbol
inline constexpr SymbolSet escape = Symbol::escape;  ///< CL-57: also an ordinary symbol; it crosses an escape arrow

/// CL-40. White symbol: changes one die by up to `most`, 1 to 6, up or down.
[[nodiscard]] constexpr Effect shift(int most) noexcept { return {EffectKind::shift, most}; }
/// CL-42. White symbol: a virtual die with this value, 1 to 6.
[[nodiscard]] constexpr Effect extra(int pips) noexcept { return {EffectKind::extra, pips}; }
inline constexpr Effect fill{EffectKind::fill, 0};  ///< CL-43: white symbol, marks a box or circle without dice

}  // namespace words

static_assert(sizeof(SymbolSet) == 1 && sizeof(Effect) == 2 && sizeof(Effects) == 4);

}  // namespace regelwerk::clou
