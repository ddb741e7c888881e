#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "clou_sense.hpp"

namespace play {

using regelwerk::clou::Effect;
using regelwerk::clou::Effects;
using regelwerk::clou::Element;
using regelwerk::clou::Group;
using regelwerk::clou::LineLayout;
using regelwerk::clou::Markable;
using regelwerk::clou::NumberSet;
using regelwerk::clou::SheetLayout;
using regelwerk::clou::SheetMarks;
using regelwerk::clou::Thief;

namespace {

/// A white symbol.
constexpr double white_symbol = 0.5;
/// A die in the hand; so the dice are not spent on what brings less.
constexpr double die_worth = 0.67;

/// How likely three dice make one of these numbers, roughly.
double ease(NumberSet numbers) {
  constexpr std::array<double, 4> by_dice{0, 0.17, 0.08, 0.03};
  double sum = 0;
  for (; !numbers.empty(); numbers.erase_lowest()) {
    sum += by_dice[static_cast<std::size_t>(std::min(3, (numbers.lowest() + 5) / 6))];
  }
  return std::min(sum, 1.0);
}

template <class Needs>
double value(const Effects& effects, const Needs& needs) {
  double sum = 0;
  for (const Effect effect : effects) {
    double best = effect.is_symbol() ? 0 : white_symbol;
    for (unsigned rest = effect.is_symbol() ? effect.symbol().bits() : 0U; rest != 0; rest &= rest - 1) {
      best = std::max(best, needs[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    sum += best;
  }
  return sum;
}

}  // namespace

/// Rows and pyramid: the next box by how easily it is filled.
double ClouSense::rows(Thief thief, const Needs& needs) const {
  const SheetLayout& sheet = layout_.sheet(thief);
  const SheetMarks& marks = state_.sheet(thief);
  const Markable desk{layout_, state_, thief};
  double sum = 0;
  for (int row = 0; row < 3; ++row) {
    const int next = marks.rows[static_cast<std::size_t>(row)].first_empty();
    if (next == 6) continue;
    const Element element{static_cast<Group>(row), next};
    sum +=
        ease(desk.takes(element)) * (0.08 + 0.32 * value(sheet.fires[static_cast<std::size_t>(element.code())], needs));
  }
  for (int box = 0; sheet.has_pyramid && box < 6; ++box) {
    const Element element{Group::pyramid, box};
    if (!marks.pyramid.is_empty(box)) continue;
    const double fires = 0.2 + value(sheet.fires[static_cast<std::size_t>(element.code())], needs);
    const NumberSet takes = desk.takes(element);
    sum += fires * (takes.empty() ? 0.1 : 0.4 * ease(takes));
  }
  return sum;
}

/// Grid, circle-boxes, tree and specials: a line by how much of it is crossed.
double ClouSense::lines(Thief thief, const Needs& needs) const {
  const SheetLayout& sheet = layout_.sheet(thief);
  const SheetMarks& marks = state_.sheet(thief);
  double sum = 0;
  for (const LineLayout& line : sheet.lines) {
    double done = 0;
    for (unsigned rest = line.circles; rest != 0; rest &= rest - 1) {
      const int circle = std::countr_zero(rest);
      const int ring = circle - regelwerk::clou::first_ring_circle;
      if (marks.circles.contains(circle)) {
        done += 1;
      } else if (0 <= ring && ring < sheet.ring_count && !marks.rings.is_empty(ring)) {
        done += 0.28;
      }
    }
    const double share = done / std::popcount(line.circles);
    if (share < 1) sum += 0.09 * (1 + share) * share * (0.3 + value(line.fires, needs));
  }
  const Markable desk{layout_, state_, thief};
  for (int i = 0; i < static_cast<int>(regelwerk::clou::max_tree_circles); ++i) {
    const Element element{Group::tree, i};
    if (sheet.tree[static_cast<std::size_t>(i)] == 0) break;
    const NumberSet takes = desk.takes(element);
    if (!takes.empty()) sum += 0.04 * value(sheet.fires[static_cast<std::size_t>(element.code())], needs) + 0.15;
  }
  return sum;
}

double ClouSense::sheet_promises(Thief thief, const Needs& needs) const {
  const auto& hand = state_.hand(thief);
  return rows(thief, needs) + lines(thief, needs) + die_worth * std::popcount(unsigned{hand.left}) +
         white_symbol * (0.5 * (hand.shifts.size() + hand.extras.size()) + hand.fills);
}

}  // namespace play
