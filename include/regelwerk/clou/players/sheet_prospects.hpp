#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/dice/accepted_numbers.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

/// The worth of a white symbol.
inline constexpr Worth white_worth = hundredths(50);

namespace detail {

/// The worth of a symbol by the number of demands that need it.
inline constexpr auto worth_if_needed = [] {
  constexpr Worth idle = hundredths(4);
  constexpr Worth needed = hundredths(65);
  constexpr Worth most = hundredths(160);
  std::array<Worth, max_demands + 1> worths{idle};
  for (std::size_t demands = 1; demands < worths.size(); ++demands) {
    const Worth before = worths[demands - 1];
    worths[demands] = lesser(before + times(needed, most - before) / 2, most);
  }
  return worths;
}();

}  // namespace detail

/// How much each symbol is needed on the plan.
class Needs {
 public:
  /// Adds the need of a demand that any one of these symbols crosses.
  constexpr void add(SymbolSet symbols) noexcept {
    for (unsigned each = symbols.bits(); each != 0; each &= each - 1) {
      demands_ += std::uint64_t{1} << shift_of(std::countr_zero(each));
    }
  }

  /// CL-21. The worth of firing these effects.
  [[nodiscard]] constexpr Worth of(const Effects& effects) const noexcept {
    Worth sum = 0;
    for (const Effect effect : effects) sum += of(effect);
    return sum;
  }

  friend constexpr bool operator==(const Needs&, const Needs&) = default;

 private:
  static constexpr unsigned byte = 8;
  static_assert(symbol_count * byte <= 64 && max_demands < 1U << byte, "a byte for each symbol");

  [[nodiscard]] static constexpr unsigned shift_of(int symbol) noexcept { return byte * static_cast<unsigned>(symbol); }

  [[nodiscard]] constexpr Worth of(Effect effect) const noexcept {
    if (!effect.is_symbol()) return white_worth;
    std::uint64_t most = 0;
    for (unsigned rest = effect.symbol().bits(); rest != 0; rest &= rest - 1) {
      most = greater(most, demands_ >> shift_of(std::countr_zero(rest)) & 0xFFU);
    }
    return detail::worth_if_needed[most];
  }

  std::uint64_t demands_ = 0;  ///< by symbol, a byte for each: how many demands need it
};

namespace detail {

/// The number of bits set among six. A table, since on processors without an instruction for this it would be a
/// function call.
inline constexpr std::array<std::uint8_t, 1U << die_faces> bits_of_six = [] {
  std::array<std::uint8_t, 1U << die_faces> counts{};
  for (std::size_t i = 1; i < counts.size(); ++i) counts[i] = static_cast<std::uint8_t>(counts[i / 2] + i % 2);
  return counts;
}();

/// The worth of an unused die, so that no die is used for something worth less.
inline constexpr Worth die_worth = hundredths(67);

}  // namespace detail

/// A rough estimate of the probability that three dice make one of these numbers. Numbers that take more dice count
/// less.
[[nodiscard]] constexpr Worth ease_of(NumberSet numbers) noexcept {
  const auto made_with = [rest = numbers.bits() >> 1](int dice) {
    return Worth{detail::bits_of_six[(rest >> (die_faces * (dice - 1))) % detail::bits_of_six.size()]};
  };
  Worth three = 0;
  for (int dice = dice_count; (dice - 1) * die_faces < highest_number; ++dice) three += made_with(dice);
  return lesser(hundredths(17) * made_with(1) + hundredths(8) * made_with(2) + hundredths(3) * three, one_point);
}

/// CL-39. The worth of the unused dice and of the white symbols kept for this round.
[[nodiscard]] constexpr Worth hand_worth(const Hand& hand) noexcept {
  const int kept = hand.shifts.size() + hand.extras.size();
  return detail::die_worth * bit_counts[hand.left] + white_worth * kept / 2 + white_worth * hand.fills;
}
/// How much the worth of a hand falls when these dice and symbols are used.
[[nodiscard]] constexpr Worth hand_worth(DiceUse how) noexcept {
  return detail::die_worth * bit_counts[how.dice] + white_worth * (bit_counts[how.extras] + bit_counts[how.shifts]) / 2;
}

/// Estimates the worth of a thief's sheet and of the dice and symbols in its hand.
class SheetProspects {
 public:
  constexpr SheetProspects(const Layout& layout, const State& state, Thief thief, const Needs& needs) noexcept
      : sheet_(layout.sheet(thief)),
        marks_(state.sheet(thief)),
        hand_(state.hand(thief)),
        accepted_(layout, state, state.member(thief), 0),
        needs_(needs) {}

  [[nodiscard]] constexpr Worth worth() const noexcept {
    Worth sum = hand_worth(hand_);
    for (std::size_t term = 0; term < terms; ++term) sum += worth_of(term);
    return sum;
  }

  /// The number of terms of a sheet's worth: one for each row, then one each for pyramid, lines and tree.
  static constexpr std::size_t terms = sheet_rows + 3;
  /// Precondition: term < terms.
  // Not inlined: RememberedProspects calls it rarely, so its instructions should stay out of the way.
  [[nodiscard, gnu::noinline]] constexpr Worth worth_of(std::size_t term) const noexcept {
    switch (term) {
      case pyramid_term:
        return pyramid();
      case line_term:
        return special_lines();
      case tree_term:
        return tree();
      default:
        return row(term);
    }
  }
  /// The marks on which a term depends, as one word. Apart from them it depends only on the needs. Precondition: term <
  /// terms.
  [[nodiscard]] static constexpr std::uint32_t marks_of(const SheetMarks& marks, std::size_t term) noexcept {
    // Lines do not depend on the tree, so its bits tell instead which circle-boxes have a number.
    static_assert(max_rings <= max_tree_circles);
    switch (term) {
      case pyramid_term:
        return marks.pyramid.word();
      case line_term:
        return (marks.circles.crossed() & ~tree_circles) | marks.rings.written() << first_tree_circle;
      case tree_term:
        return marks.circles.word() & ~(special_circles | ((1U << first_tree_circle) - 1U));
      default:
        return marks.rows[term].word();
    }
  }

 private:
  static constexpr std::size_t pyramid_term = sheet_rows;
  static constexpr std::size_t line_term = pyramid_term + 1;
  static constexpr std::size_t tree_term = line_term + 1;

  // Tuned like the constants of Prospects.

  /// The worth of the next box of a row, and the factor for what it fires.
  static constexpr Worth row_box = hundredths(8);
  static constexpr Worth row_fires = hundredths(32);
  /// The worth of a pyramid box in addition to what it fires; the share that counts if it accepts no number yet, and if
  /// it does.
  static constexpr Worth pyramid_box = hundredths(20);
  static constexpr Worth pyramid_later = hundredths(10);
  static constexpr Worth pyramid_open = hundredths(40);
  /// The factor for a line, whose worth grows faster than the share of it that is crossed; and the worth of its end in
  /// addition to what it fires.
  static constexpr Worth line = hundredths(9);
  static constexpr Worth line_end = hundredths(30);
  /// How much a circle-box with a number counts, as a share of a crossed one.
  static constexpr Worth written = hundredths(28);
  /// The worth of a tree circle that can be crossed next, and the factor for what it fires.
  static constexpr Worth tree_circle = hundredths(15);
  static constexpr Worth tree_fires = hundredths(4);

  /// The worth of what a box or circle fires. Circles are indexed from the first of the grid on.
  [[nodiscard]] constexpr Worth fires(Group group, int index) const noexcept {
    const int at = begin_of(group) + index;
    return needs_.of(sheet_.fires[static_cast<std::size_t>(at)]);
  }

  /// CL-29. The worth of the next box of a row, weighted by how easily it is filled.
  [[nodiscard]] constexpr Worth row(std::size_t row) const noexcept {
    const Row::Next next = marks_.rows[row].next();
    if (next.box == Row::boxes) return 0;
    const Worth promised = row_box + times(row_fires, fires(static_cast<Group>(row), next.box));
    return times(ease_of(accepted_.row_takes(row, next)), promised);
  }

  /// CL-34. The worth of the empty pyramid boxes. A box that accepts numbers now is weighted by how easily they are
  /// made.
  [[nodiscard]] constexpr Worth pyramid() const noexcept {
    if (!sheet_.has_pyramid) return 0;
    const std::uint32_t open = accepted_.open_pyramid();
    Worth sum = 0;
    for (unsigned rest = ~marks_.pyramid.written() & ((1U << Row::boxes) - 1U); rest != 0; rest &= rest - 1) {
      const int box = std::countr_zero(rest);
      const NumberSet takes = (open >> box & 1U) != 0 ? accepted_.pyramid_takes(box) : NumberSet{};
      const Worth share = takes.empty() ? pyramid_later : times(pyramid_open, ease_of(takes));
      sum += times(pyramid_box + fires(Group::pyramid, box), share);
    }
    return sum;
  }

  /// CL-31, CL-32, CL-36. The worth of the lines of grid, circle-boxes and specials.
  [[nodiscard]] constexpr Worth special_lines() const noexcept {
    const std::uint32_t crossed = marks_.circles.crossed();
    const std::uint32_t numbered = (marks_.rings.written() << first_ring_circle) & ~crossed;
    Worth sum = 0;
    for (const LineLayout& each : sheet_.effect_lines) {
      // A blank line counts nothing yet, a full line nothing any more.
      if ((each.circles & (crossed | numbered)) == 0 || (each.circles & ~crossed) == 0) continue;
      const Worth share = share_of(each.circles, crossed, numbered);
      sum += times(times(line, share), times(one_point + share, line_end + needs_.of(each.fires)));
    }
    return sum;
  }
  [[nodiscard]] static constexpr Worth share_of(std::uint32_t circles, std::uint32_t crossed,
                                                std::uint32_t numbered) noexcept {
    Worth done = 0;
    int count = 0;
    for (std::uint32_t rest = circles; rest != 0; rest &= rest - 1, ++count) {
      const std::uint32_t circle = rest & (~rest + 1U);
      if ((crossed & circle) != 0) done += one_point;
      if ((numbered & circle) != 0) done += written;
    }
    return done / count;
  }

  /// CL-33. The worth of the tree circles to which the way can lead next.
  [[nodiscard]] constexpr Worth tree() const noexcept {
    Worth sum = 0;
    for (std::uint32_t rest = accepted_.open_circles().all & tree_circles; rest != 0; rest &= rest - 1) {
      sum += tree_circle + times(tree_fires, fires(Group::grid, std::countr_zero(rest)));
    }
    return sum;
  }

  const SheetLayout& sheet_;
  const SheetMarks& marks_;
  const Hand& hand_;
  AcceptedNumbers accepted_;
  const Needs& needs_;
};

}  // namespace regelwerk::clou
