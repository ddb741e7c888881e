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
#include <regelwerk/clou/law/dice/markable.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

/// The value of a white symbol.
inline constexpr Worth white_worth = hundredths(50);

/// How much the plan needs each symbol.
class Needs {
 public:
  constexpr Needs() noexcept { needs_.fill(idle); }

  /// Adds a demand that requires one of these symbols.
  constexpr void add(SymbolSet symbols) noexcept {
    for (unsigned each = symbols.bits(); each != 0; each &= each - 1) {
      Worth& need = needs_[static_cast<std::size_t>(std::countr_zero(each))];
      need = lesser(need + times(needed, most - need) / 2, most);
    }
  }

  /// CL-21. The value of effects.
  [[nodiscard]] constexpr Worth of(const Effects& effects) const noexcept {
    Worth sum = 0;
    for (const Effect effect : effects) sum += of(effect);
    return sum;
  }

 private:
  /// The value of a symbol that nothing needs, the weight of each need, and the maximum value of a symbol.
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

/// Roughly how likely three dice can make one of these numbers: less likely if more dice are needed.
[[nodiscard]] constexpr Worth ease_of(NumberSet numbers) noexcept {
  constexpr std::array<Worth, dice_count + 1> by_dice{0, hundredths(17), hundredths(8), hundredths(3)};
  Worth sum = 0;
  for (; !numbers.empty(); numbers.erase_lowest()) {
    const int dice = (numbers.lowest() + die_faces - 1) / die_faces;
    sum += by_dice[static_cast<std::size_t>(lesser(dice, dice_count))];
  }
  return lesser(sum, one_point);
}

/// What the sheet of a thief and the dice in its hand promise.
class SheetProspects {
 public:
  constexpr SheetProspects(const Layout& layout, const State& state, Thief thief, const Needs& needs) noexcept
      : sheet_(layout.sheet(thief)),
        marks_(state.sheet(thief)),
        hand_(state.hand(thief)),
        desk_(layout, state, thief),
        needs_(needs) {}

  [[nodiscard]] constexpr Worth worth() const noexcept {
    return rows() + pyramid() + special_lines() + tree() + hand();
  }

 private:
  // Found by trial, see Prospects.

  /// The value of the next box of a row, besides its effects.
  static constexpr Worth row_box = hundredths(8);
  static constexpr Worth row_fires = hundredths(32);
  /// The value of a pyramid box besides its effects: of one that accepts no number yet, and of one that does.
  static constexpr Worth pyramid_box = hundredths(20);
  static constexpr Worth pyramid_later = hundredths(10);
  static constexpr Worth pyramid_open = hundredths(40);
  /// The value of a line, greater the more of it is crossed, besides the line's effects.
  static constexpr Worth line = hundredths(9);
  static constexpr Worth line_end = hundredths(30);
  /// The value of a circle-box with a number, as a share of a crossed one.
  static constexpr Worth written = hundredths(28);
  /// The value of a circle of the tree that can be crossed next, besides its effects.
  static constexpr Worth tree_circle = hundredths(15);
  static constexpr Worth tree_fires = hundredths(4);
  /// The value of a die in the hand, so that dice are not spent on low gains.
  static constexpr Worth die = hundredths(67);

  [[nodiscard]] constexpr Worth fires(Element element) const noexcept {
    return needs_.of(sheet_.fires[static_cast<std::size_t>(element.code())]);
  }

  /// CL-29. The next boxes, by how easily they can be filled.
  [[nodiscard]] constexpr Worth rows() const noexcept {
    Worth sum = 0;
    for (std::size_t row = 0; row < sheet_rows; ++row) {
      const int next = marks_.rows[row].first_empty();
      if (next == Row::boxes) continue;
      const Element element{static_cast<Group>(row), next};
      sum += times(ease_of(desk_.takes(element)), row_box + times(row_fires, fires(element)));
    }
    return sum;
  }

  /// CL-34. Empty boxes; one that accepts numbers now counts by how easily they can be made.
  [[nodiscard]] constexpr Worth pyramid() const noexcept {
    Worth sum = 0;
    for (int box = 0; sheet_.has_pyramid && box < Row::boxes; ++box) {
      if (!marks_.pyramid.is_empty(box)) continue;
      const Element element{Group::pyramid, box};
      const NumberSet takes = desk_.takes(element);
      sum += times(pyramid_box + fires(element), takes.empty() ? pyramid_later : times(pyramid_open, ease_of(takes)));
    }
    return sum;
  }

  /// CL-31, CL-32, CL-36. Grid, circle-boxes and specials.
  [[nodiscard]] constexpr Worth special_lines() const noexcept {
    Worth sum = 0;
    for (const LineLayout& each : sheet_.effect_lines) {
      const Worth share = share_of(each);
      if (share == one_point) continue;
      sum += times(times(line, share), times(one_point + share, line_end + needs_.of(each.fires)));
    }
    return sum;
  }
  [[nodiscard]] constexpr Worth share_of(const LineLayout& each) const noexcept {
    Worth done = 0;
    for (unsigned rest = each.circles; rest != 0; rest &= rest - 1) {
      const int circle = std::countr_zero(rest);
      const int ring = circle - first_ring_circle;
      if (marks_.circles.contains(circle)) {
        done += one_point;
      } else if (0 <= ring && ring < sheet_.ring_count && !marks_.rings.is_empty(ring)) {
        done += written;
      }
    }
    return done / std::popcount(each.circles);
  }

  /// CL-33. The circles that can follow the way now.
  [[nodiscard]] constexpr Worth tree() const noexcept {
    Worth sum = 0;
    for (int i = 0; i < static_cast<int>(max_tree_circles); ++i) {
      const Element element{Group::tree, i};
      if (!is_on_sheet(sheet_, element)) break;
      if (!desk_.takes(element).empty()) sum += tree_circle + times(tree_fires, fires(element));
    }
    return sum;
  }

  /// CL-39. Unused dice, and white symbols kept for this round.
  [[nodiscard]] constexpr Worth hand() const noexcept {
    const int dice = std::popcount(unsigned{hand_.left});
    const int kept = hand_.shifts.size() + hand_.extras.size();
    return die * dice + white_worth * kept / 2 + white_worth * hand_.fills;
  }

  const SheetLayout& sheet_;
  const SheetMarks& marks_;
  const Hand& hand_;
  Markable desk_;
  const Needs& needs_;
};

}  // namespace regelwerk::clou
