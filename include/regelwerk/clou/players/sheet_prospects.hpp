#pragma once
#include <array>
#include <bit>
#include <cstddef>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/dice/takings.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

/// The worth of a white symbol.
inline constexpr Worth white_worth = hundredths(50);

/// How much each symbol is needed on the plan.
class Needs {
 public:
  constexpr Needs() noexcept { needs_.fill(idle); }

  /// A demand lacks one of these symbols.
  constexpr void add(SymbolSet symbols) noexcept {
    for (unsigned each = symbols.bits(); each != 0; each &= each - 1) {
      Worth& need = needs_[static_cast<std::size_t>(std::countr_zero(each))];
      need = lesser(need + times(needed, most - need) / 2, most);
    }
  }

  /// CL-21. The worth of what is fired.
  [[nodiscard]] constexpr Worth of(const Effects& effects) const noexcept {
    Worth sum = 0;
    for (const Effect effect : effects) sum += of(effect);
    return sum;
  }

 private:
  /// The worth of a symbol that nothing needs, the weight of each need, and the most that a symbol is worth.
  static constexpr Worth idle = hundredths(4);
  static constexpr Worth needed = hundredths(65);
  static constexpr Worth most = hundredths(160);

  [[nodiscard]] constexpr Worth of(Effect effect) const noexcept {
    if (!effect.is_symbol()) return white_worth;
    Worth best = 0;
    for (unsigned rest = effect.symbol().bits(); rest != 0; rest &= rest - 1) {
      best = greater(best, needs_[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    return best;
  }

  std::array<Worth, symbol_count> needs_{};
};

namespace detail {

/// How many of six bits are set: a table, since processors without an instruction for it would make a call.
inline constexpr std::array<std::uint8_t, 1U << die_faces> bits_of_six = [] {
  std::array<std::uint8_t, 1U << die_faces> counts{};
  for (std::size_t i = 1; i < counts.size(); ++i) counts[i] = static_cast<std::uint8_t>(counts[i / 2] + i % 2);
  return counts;
}();

}  // namespace detail

/// How likely three dice make one of these numbers, roughly: the less the more dice it takes.
[[nodiscard]] constexpr Worth ease_of(NumberSet numbers) noexcept {
  const auto made_with = [rest = numbers.bits() >> 1](int dice) {
    return Worth{detail::bits_of_six[(rest >> (die_faces * (dice - 1))) % detail::bits_of_six.size()]};
  };
  Worth three = 0;
  for (int dice = dice_count; (dice - 1) * die_faces < highest_number; ++dice) three += made_with(dice);
  return lesser(hundredths(17) * made_with(1) + hundredths(8) * made_with(2) + hundredths(3) * three, one_point);
}

/// What the sheet of a thief and the dice in its hand promise.
class SheetProspects {
 public:
  constexpr SheetProspects(const Layout& layout, const State& state, Thief thief, const Needs& needs) noexcept
      : sheet_(layout.sheet(thief)),
        marks_(state.sheet(thief)),
        hand_(state.hand(thief)),
        takings_(layout, state, state.member(thief), 0),
        needs_(needs) {}

  [[nodiscard]] constexpr Worth worth() const noexcept {
    return rows() + pyramid() + special_lines() + tree() + hand();
  }

 private:
  // Found by trial, see Prospects.

  /// The next box of a row, and what it fires.
  static constexpr Worth row_box = hundredths(8);
  static constexpr Worth row_fires = hundredths(32);
  /// A box of the pyramid besides what it fires; one that takes nothing yet, and one that does.
  static constexpr Worth pyramid_box = hundredths(20);
  static constexpr Worth pyramid_later = hundredths(10);
  static constexpr Worth pyramid_open = hundredths(40);
  /// A line, the more of it is crossed; what stands at its end counts besides this.
  static constexpr Worth line = hundredths(9);
  static constexpr Worth line_end = hundredths(30);
  /// A circle-box with a number, as part of a crossed one.
  static constexpr Worth written = hundredths(28);
  /// A circle of the tree that is next, and what it fires.
  static constexpr Worth tree_circle = hundredths(15);
  static constexpr Worth tree_fires = hundredths(4);
  /// A die in the hand; so the dice are not spent on what brings less.
  static constexpr Worth die = hundredths(67);

  [[nodiscard]] constexpr Worth fires(Element element) const noexcept {
    return needs_.of(sheet_.fires[static_cast<std::size_t>(element.code())]);
  }

  /// CL-29. The next box by how easily it is filled.
  [[nodiscard]] constexpr Worth rows() const noexcept {
    Worth sum = 0;
    for (std::size_t row = 0; row < sheet_rows; ++row) {
      const int next = marks_.rows[row].first_empty();
      if (next == Row::boxes) continue;
      const Element element{static_cast<Group>(row), next};
      sum += times(ease_of(takings_.takes(element)), row_box + times(row_fires, fires(element)));
    }
    return sum;
  }

  /// CL-34. Empty boxes; one that takes numbers now counts by how easily they are made.
  [[nodiscard]] constexpr Worth pyramid() const noexcept {
    if (!sheet_.has_pyramid) return 0;
    Worth sum = 0;
    for (unsigned rest = ~marks_.pyramid.written() & ((1U << Row::boxes) - 1U); rest != 0; rest &= rest - 1) {
      const Element element{Group::pyramid, std::countr_zero(rest)};
      const NumberSet takes = takings_.takes(element);
      sum += times(pyramid_box + fires(element), takes.empty() ? pyramid_later : times(pyramid_open, ease_of(takes)));
    }
    return sum;
  }

  /// CL-31, CL-32, CL-36. Grid, circle-boxes and specials.
  [[nodiscard]] constexpr Worth special_lines() const noexcept {
    const std::uint32_t crossed = marks_.circles.crossed();
    const std::uint32_t numbered = (marks_.rings.written() << first_ring_circle) & ~crossed;
    Worth sum = 0;
    for (const LineLayout& each : sheet_.effect_lines) {
      // A line that is blank promises nothing yet, one that is full nothing any more.
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

  /// CL-33. Circles that the way leads to now.
  [[nodiscard]] constexpr Worth tree() const noexcept {
    Worth sum = 0;
    for (std::uint32_t rest = takings_.open_circles().all & tree_circles; rest != 0; rest &= rest - 1) {
      const Element element = Element::from_code(begin_of(Group::grid) + std::countr_zero(rest));
      sum += tree_circle + times(tree_fires, fires(element));
    }
    return sum;
  }

  /// CL-39. Dice left, and white symbols kept for this round.
  [[nodiscard]] constexpr Worth hand() const noexcept {
    const int dice = bit_counts[hand_.left];
    const int kept = hand_.shifts.size() + hand_.extras.size();
    return die * dice + white_worth * kept / 2 + white_worth * hand_.fills;
  }

  const SheetLayout& sheet_;
  const SheetMarks& marks_;
  const Hand& hand_;
  Takings takings_;
  const Needs& needs_;
};

}  // namespace regelwerk::clou
