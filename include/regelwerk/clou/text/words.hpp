#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/line_reader.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::clou {

/// CK-33. The word in place of a thief for a fired symbol of nobody.
inline constexpr std::string_view nobody_word = "loud";

namespace detail {

/// Writes the chosen values, joined by plus signs, each with `mark` after it. `joins` is true if a value was written
/// before.
constexpr void write_values(auto& out, const std::array<int, 3>& values, Places chosen, std::string_view mark,
                            bool& joins) noexcept {
  for (; chosen != 0; chosen &= chosen - 1) {
    if (joins) out << '+';
    joins = true;
    out << values[static_cast<std::size_t>(std::countr_zero(chosen))] << mark;
  }
}

constexpr void write_thieves(auto& out, ThiefSet set, char link) noexcept {
  bool first = true;
  set.for_each([&](Thief thief) {
    if (!first) out << link;
    first = false;
    out << name_of(thief);
  });
}

constexpr void write_symbols(auto& out, SymbolSet set) noexcept {
  bool first = true;
  for (unsigned rest = set.bits(); rest != 0; rest &= rest - 1) {
    if (!first) out << '/';
    first = false;
    out << symbol_words[static_cast<std::size_t>(std::countr_zero(rest))];
  }
}

/// CL-66. `matt.lock`, `loud.strength/electro`.
constexpr void write_fired(auto& out, Fired fired) noexcept {
  out << (fired.by.is_nobody() ? nobody_word : name_of(fired.by.thief())) << '.';
  write_symbols(out, fired.symbols);
}

/// CL-27. Writes `7=3+4`: the number and how it is made.
constexpr void write_how(auto& out, const State& state, Move move) noexcept {
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

/// Reads the words of moves and states; records the reason if a word does not match.
class WordReader : public LineReader {
  // Declared before its users, since clang needs templates defined before constant evaluation calls them.
  /// Reads a name and looks it up; fails with `reason` if there is no such name.
  constexpr std::optional<int> named(const auto& look_up, Reason reason) noexcept {
    const TextReader begin = here();
    const std::optional<int> found = look_up(take_name());
    if (!found) fail_at(begin, reason);
    return found;
  }

 public:
  constexpr WordReader(const Names& names, std::string_view text) noexcept : LineReader(text), names_(&names) {}

  /// Continues with the names of another plan.
  constexpr void use(const Names& names) noexcept { names_ = &names; }

  /// Reads the face of a die, 1 to 6.
  constexpr std::optional<int> digit() noexcept {
    const char sign = peek();
    if ('1' <= sign && sign < '1' + die_faces && take(one_letter(sign))) return sign - '0';
    return missing(Reason::die_due);
  }

  constexpr Maybe<Thief> thief() noexcept {
    Thief thief{};
    return expect_word(thief_words, thief, Reason::thief_due) ? maybe(thief) : std::nullopt;
  }
  /// Reads one to three thieves in gang order, joined by plus signs.
  constexpr Maybe<ThiefSet> gang() noexcept {
    ThiefSet set;
    do {
      const TextReader begin = here();
      const auto found = thief();
      if (!found) return std::nullopt;
      const bool ascends = set.before(*found) == set.size() && !set.contains(*found);
      if (!ascends || set.size() == max_players) {
        fail_at(begin, ascends ? Reason::too_many : Reason::not_ascending);
        return std::nullopt;
      }
      set.insert(*found);
    } while (take("+"));
    return set;
  }
  /// Reads a word that stands in place of a name; false if a name follows, even one that begins with this word.
  constexpr bool take_instead(std::string_view word) noexcept {
    WordReader ahead = *this;
    if (!ahead.take(word) || ahead.peek() == '.' || !ahead.take_name().empty()) return false;
    *this = ahead;
    return true;
  }
  /// Reads three ascending faces and returns the index of this throw, 0 to roll_count - 1.
  constexpr std::optional<int> roll() noexcept {
    const TextReader begin = here();
    std::array<std::uint8_t, dice_count> faces{};
    for (std::uint8_t& face : faces) {
      const auto found = digit();
      if (!found) return std::nullopt;
      face = static_cast<std::uint8_t>(*found);
    }
    for (int i = 0; i < roll_count; ++i) {
      if (roll_faces[static_cast<std::size_t>(i)] == faces) return i;
    }
    fail_at(begin, Reason::not_ascending);
    return std::nullopt;
  }

  /// Reads `lock/safe`, in the order of CL-24.
  constexpr Maybe<SymbolSet> symbols() noexcept {
    unsigned bits = 0;
    do {
      const TextReader begin = here();
      Symbol symbol{};
      if (!expect_word(symbol_words, symbol, Reason::symbol_due)) return std::nullopt;
      const unsigned bit = SymbolSet{symbol}.bits();
      if (bits >= bit) {
        fail_at(begin, Reason::not_ascending);
        return std::nullopt;
      }
      bits |= bit;
    } while (take("/"));
    return SymbolSet{bits};
  }
  /// CL-66. Reads `matt.lock/safe` or `loud.strength`.
  constexpr Maybe<Fired> fired() noexcept {
    Fired fired;
    if (!take(nobody_word)) {
      const auto found = thief();
      if (!found) return std::nullopt;
      fired.by = *found;
    }
    if (!expect(".", Reason::dot_due)) return std::nullopt;
    const auto found = symbols();
    if (!found) return std::nullopt;
    fired.symbols = *found;
    return fired;
  }

  /// CL-36. Reads the owner of specials and the colon after it; nobody if there is none. Fails for the thief `by` that
  /// fired the symbol, whose name must be left out.
  constexpr Maybe<MaybeThief> owner_but(MaybeThief by) noexcept {
    for (int i = 0; i < thief_count; ++i) {
      WordReader ahead = *this;
      const MaybeThief owner{static_cast<Thief>(i)};
      if (!ahead.take(name_of(owner)) || !ahead.take(":")) continue;
      if (owner == by) {
        fail(Reason::element_due);
        return std::nullopt;
      }
      *this = ahead;
      return owner;
    }
    return MaybeThief{};
  }

  constexpr std::optional<int> item() noexcept {
    return named([&](std::string_view name) { return names_->item_named(name); }, Reason::item_due);
  }
  constexpr std::optional<int> heist() noexcept {
    return named([&](std::string_view name) { return names_->heist_named(name); }, Reason::heist_due);
  }
  constexpr std::optional<int> challenge() noexcept {
    return named([&](std::string_view name) { return names_->challenge_named(name); }, Reason::challenge_due);
  }

  /// Reads `grid.3` or `window.1.2`.
  constexpr Maybe<Target> target() noexcept {
    const TextReader begin = here();
    const std::string_view name = take_name();
    const auto first = counted();
    if (!first) return std::nullopt;
    if (peek() != '.') {
      const auto found = names_->element_at(name, *first);
      if (!found) fail_at(begin, Reason::no_such_element);
      return found ? maybe(Target{*found}) : std::nullopt;
    }
    const auto second = counted();
    if (!second) return std::nullopt;
    const auto challenge = names_->challenge_named(name);
    const auto found = challenge ? names_->demand_at(*challenge, *first, *second) : std::nullopt;
    if (!found) fail_at(begin, Reason::no_such_demand);
    return found ? maybe(Target::demand(*found)) : std::nullopt;
  }
  constexpr Maybe<Element> element() noexcept {
    const TextReader begin = here();
    const auto found = target();
    if (found && found->is_element()) return found->element();
    if (found) fail_at(begin, Reason::element_due);
    return std::nullopt;
  }

 private:
  constexpr std::optional<int> missing(Reason reason) noexcept {
    fail(reason);
    return std::nullopt;
  }
  /// Reads a dot and a number: `.3`.
  constexpr std::optional<int> counted() noexcept {
    if (!expect(".", Reason::dot_due)) return std::nullopt;
    constexpr int highest = static_cast<int>(max_area_elements);  // No group, part or challenge has more.
    return expect_number(1, highest, Reason::number_due);
  }

  const Names* names_;
};

}  // namespace detail

}  // namespace regelwerk::clou
