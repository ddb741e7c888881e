#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/text/words.hpp>
#include <regelwerk/core/container/text.hpp>

// How lines and JSON spell those leaves of Clou that the edition does not name (core/description/member.hpp,
// core/description/spelling.hpp): symbols and dice as words, packed numbers as rows. spelled_sets.hpp has the others.

namespace regelwerk::clou {

[[nodiscard]] constexpr std::string_view word(Rule rule) noexcept { return info(rule).id; }
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Rule> /*type*/) noexcept { return rule_table.size(); }

/// CL-8. The three faces.
[[nodiscard]] constexpr Text<dice_count> word(Roll roll) noexcept {
  Text<dice_count> out;
  for (const int face : roll.faces()) out << face;
  return out;
}

/// Room for a choice of all symbols.
using SymbolText = Text<64>;

/// CL-25. `lock/safe`.
[[nodiscard]] constexpr SymbolText word(SymbolSet symbols) noexcept {
  SymbolText out;
  detail::write_symbols(out, symbols);
  return out;
}

/// CL-24. The word of an Effect, with a code: choices of symbols by their bits, then shifts, extras and the fill.
class EffectWord {
 public:
  constexpr EffectWord() = default;
  constexpr explicit EffectWord(Effect effect) noexcept : code_(static_cast<std::uint8_t>(number_of(effect))) {}
  [[nodiscard]] static constexpr EffectWord from_code(std::uint8_t code) noexcept {
    EffectWord word;
    word.code_ = code;
    return word;
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ <= fill_code; }
  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }

  /// Precondition: valid().
  [[nodiscard]] constexpr Effect effect() const noexcept {
    if (none()) return {};
    if (code_ == fill_code) return words::fill;
    if (code_ > first_extra) return words::extra(code_ - first_extra);
    if (code_ > first_shift) return words::shift(code_ - first_shift);
    return SymbolSet{unsigned{code_}};
  }

 private:
  // The codes before a shift by 1 and before an extra of 1.
  static constexpr int first_shift = (1 << symbol_count) - 1;
  static constexpr int first_extra = first_shift + die_faces;
  static constexpr int fill_code = first_extra + die_faces + 1;

  [[nodiscard]] static constexpr int number_of(Effect effect) noexcept {
    switch (effect.kind) {
      case EffectKind::shift:
        return first_shift + effect.value;
      case EffectKind::extra:
        return first_extra + effect.value;
      case EffectKind::fill:
        return fill_code;
      default:
        return effect.value;
    }
  }

  std::uint8_t code_ = 0;
};

/// `lock/safe`, `~3`, `4x` or `fill`, as in the text of a state. Precondition: valid() and not none().
[[nodiscard]] constexpr SymbolText word(EffectWord spelled) noexcept {
  const Effect effect = spelled.effect();
  SymbolText out;
  switch (effect.kind) {
    case EffectKind::shift:
      return out << '~' << effect.value;
    case EffectKind::extra:
      return out << effect.value << 'x';
    case EffectKind::fill:
      return out << "fill";
    default:
      return word(effect.symbol());
  }
}

[[nodiscard]] constexpr EffectWord as_spelled(Effect effect) noexcept { return EffectWord{effect}; }
[[nodiscard]] constexpr bool take_spelled(Effect& effect, EffectWord spelled) noexcept {
  effect = spelled.effect();
  return true;
}

/// CL-27. The numbers of a row, 0 for an empty box.
using RowNumbers = std::array<std::uint8_t, Row::boxes>;

[[nodiscard]] constexpr RowNumbers as_spelled(Row row) noexcept {
  RowNumbers numbers{};
  for (std::size_t box = 0; box < numbers.size(); ++box) {
    numbers[box] = static_cast<std::uint8_t>(row.number(static_cast<int>(box)));
  }
  return numbers;
}
[[nodiscard]] constexpr bool take_spelled(Row& row, const RowNumbers& numbers) noexcept {
  row = {};
  for (std::size_t box = 0; box < numbers.size(); ++box) {
    if (numbers[box] > highest_number) return false;
    row.write(static_cast<int>(box), numbers[box]);
  }
  return true;
}

/// CL-39. The numbers of kept shifts or extras, ascending, then 0.
using KeptNumbers = std::array<std::uint8_t, max_kept>;

[[nodiscard]] constexpr KeptNumbers as_spelled(Pips pips) noexcept {
  KeptNumbers numbers{};
  std::size_t size = 0;
  for (int value = 1; value <= die_faces; ++value) {
    for (int i = pips.count(value); i > 0 && size < numbers.size(); --i) {
      numbers[size++] = static_cast<std::uint8_t>(value);
    }
  }
  return numbers;
}
[[nodiscard]] constexpr bool take_spelled(Pips& pips, const KeptNumbers& numbers) noexcept {
  pips = {};
  for (const std::uint8_t number : numbers) {
    if (number > die_faces) return false;
    if (number > 0) pips.add(number);
  }
  return as_spelled(pips) == numbers;
}

}  // namespace regelwerk::clou
