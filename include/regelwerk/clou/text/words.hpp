#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <string_view>

#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/core/container/text.hpp>

namespace regelwerk::clou {

/// CK-33. Whose a fired symbol is if it is nobody's.
inline constexpr std::string_view nobody_word = "loud";

namespace detail {

/// `<place>` of `values`, joined: `1+3`, then each with `mark` behind it.
template <class Out>
constexpr void write_values(Out& out, const std::array<int, 3>& values, Places chosen, std::string_view mark,
                            bool& joins) noexcept {
  for (; chosen != 0; chosen &= chosen - 1) {
    if (joins) out << '+';
    joins = true;
    out << values[static_cast<std::size_t>(std::countr_zero(chosen))] << mark;
  }
}

template <class Out>
constexpr void write_thieves(Out& out, ThiefSet set, char link) noexcept {
  bool first = true;
  set.for_each([&](Thief thief) {
    if (!first) out << link;
    first = false;
    out << name_of(thief);
  });
}

template <class Out>
constexpr void write_symbols(Out& out, SymbolSet set) noexcept {
  bool first = true;
  for (unsigned rest = set.bits(); rest != 0; rest &= rest - 1) {
    if (!first) out << '/';
    first = false;
    out << symbol_words[static_cast<std::size_t>(std::countr_zero(rest))];
  }
}

/// CL-66. `matt.lock`, `loud.strength/electro`.
template <class Out>
constexpr void write_fired(Out& out, Fired fired) noexcept {
  out << (fired.by.is_nobody() ? nobody_word : name_of(fired.by.thief())) << '.';
  write_symbols(out, fired.symbols);
}

/// CL-27. `7=3+4`: the number and what makes it.
template <class Out>
constexpr void write_how(Out& out, const State& state, Move move) noexcept {
  const DiceSupply stock{state.roll, state.hand(move.thief())};
  const DiceUse how = move.how();
  bool joins = false;
  out << move.number() << '=';
  write_values(out, stock.faces, how.dice, "", joins);
  write_values(out, stock.extras.values, how.extras, "x", joins);
  for (Places chosen = how.shifts; chosen != 0; chosen &= chosen - 1) {
    out << '~' << stock.shifts.values[static_cast<std::size_t>(std::countr_zero(chosen))];
  }
}

}  // namespace detail

}  // namespace regelwerk::clou
