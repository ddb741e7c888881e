#pragma once
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/fast/marble_table.hpp>
#include <regelwerk/tock/law/fast/reaches.hpp>
#include <regelwerk/tock/law/fast/walks.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-30. An unsplit 7: one marble moves 1 to 7 fields.
class SingleSeven {
 public:
  constexpr SingleSeven(const Layout& layout, const Marbles& marbles, Seat colour, const Reaches& reaches) noexcept
      : layout_(layout), marbles_(marbles), colour_(colour), walks_(reaches.walks()) {
    walks_ &= MarbleTable::first_rows(steps_of_seven);
  }

  [[nodiscard]] constexpr int count() const noexcept { return walks_.count(); }

  /// Visits the moves marble by marble, in ascending order of the places where they end: ring fields from field 0 on,
  /// then the lane.
  constexpr bool for_each(auto&& visitor) const noexcept {
    for (int marble = 0; marble < marbles_.in_play(); ++marble) {
      const Place at = marbles_[marble];
      const auto visit_all = [&](MarbleTable walks, bool in_lane, const auto& is_wanted) {
        for (int steps = 1; steps <= steps_of_seven; ++steps) {
          if ((walks.row(steps - 1) >> marble & 1U) == 0) continue;
          const Place to = end_of_walk(layout_, colour_, at, steps, in_lane);
          if (is_wanted(to) && !visit(visitor, walked(Rank::seven, at, to))) return false;
        }
        return true;
      };
      if (!visit_all(walks_.ring, false, [&](Place to) { return to < at; }) ||
          !visit_all(walks_.ring, false, [&](Place to) { return at < to; }) ||
          !visit_all(walks_.lane, true, [](Place) { return true; })) {
        return false;
      }
    }
    return true;
  }

 private:
  const Layout& layout_;
  const Marbles& marbles_;
  Seat colour_;
  Walks walks_;  ///< row n holds the walks of n + 1 steps
};

}  // namespace regelwerk::tock
