#pragma once
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/law/dice/markable.hpp>
#include <regelwerk/clou/law/dice/targets.hpp>
#include <regelwerk/clou/law/fast/counted_marks.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-43, CL-44. The fills of the gang: every thief that has one, element and number.
class Fills {
 public:
  constexpr Fills(const Layout& layout, const State& state) noexcept : layout_(layout), state_(state) {}

  /// Visits all fills in the order of moves; stops when `offer` returns false.
  constexpr bool for_each(const auto& offer) const noexcept {
    return for_each_thief([&](Thief thief) {
      return for_each_element(thief, [&](Element element, Fillable fillable) {
        for (; !fillable.numbers.empty(); fillable.numbers.erase_lowest()) {
          if (!offer(filled(thief, element, fillable.numbers.lowest()))) return false;
        }
        return !fillable.crosses || offer(filled(thief, element));
      });
    });
  }

  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    if (state_.hands[0].fills + state_.hands[1].fills + state_.hands[2].fills == 0) return 0;
    std::uint32_t count = 0;
    for_each_thief([&](Thief thief) {
      count += Markable{layout_, state_, thief}.count_fills();
      return true;
    });
    return count;
  }

  /// The fill with this index in the order of moves. Precondition: index < count().
  // Not inlined, like all that is seldom asked where marks are: it needs registers that marks would have to save.
  [[nodiscard, gnu::noinline]] constexpr Move nth(std::uint32_t index) const noexcept {
    Move found;
    for_each_thief([&](Thief thief) {
      return for_each_element(thief, [&](Element element, Fillable fillable) {
        const std::uint32_t here = fillable.count();
        if (index >= here) {
          index -= here;
          return true;
        }
        for (; index > 0; --index) fillable.numbers.erase_lowest();
        found = fillable.crosses ? filled(thief, element) : filled(thief, element, fillable.numbers.lowest());
        return false;
      });
    });
    return found;
  }

 private:
  constexpr bool for_each_thief(const auto& visitor) const noexcept {
    return state_.gang.for_each([&](Thief thief) { return state_.hand(thief).fills == 0 || visitor(thief); });
  }
  constexpr bool for_each_element(Thief thief, const auto& visitor) const noexcept {
    const Markable markable{layout_, state_, thief};
    const Unmarked places = markable.unmarked();
    return (places.to_write | places.to_cross).for_each([&](Element element) {
      return visitor(element, markable.fills(places, element));
    });
  }

  const Layout& layout_;
  const State& state_;
};

/// CL-9 to CL-13. The moves of a dice node: marks, then fills, then the end of the phase.
class DiceMoves {
 public:
  constexpr DiceMoves(const Layout& layout, const State& state) noexcept
      : state_(state), targets_(layout, state), fills_(layout, state) {}

  constexpr bool for_each(const auto& offer) const noexcept {
    return for_each_mark(offer) && fills_.for_each(offer) && (targets_.must_use_dice() || offer(finished()));
  }

 private:
  /// CL-9, CL-10, CL-11, CL-12. Visits marks: every thief, element and way to make a number, then number demands
  /// (CL-52).
  constexpr bool for_each_mark(const auto& offer) const noexcept {
    KeptMakings room;
    return state_.gang.for_each([&](Thief thief) {
      return targets_.with_makings(thief, room, [&](const auto& makings) {
        return targets_.for_each(thief, makings.numbers, [&](Target target, NumberSet taken) {
          const std::uint32_t base = Move::base(thief, target);
          return makings.for_each(taken, [&](std::uint32_t code) { return offer(Move::from_code(base | code)); });
        });
      });
    });
  }

  const State& state_;
  DiceTargets targets_;
  Fills fills_;
};

/// The same moves, counted and found by index without visiting each.
class CountedDiceMoves {
 public:
  constexpr CountedDiceMoves(const Layout& layout, const State& state) noexcept
      : targets_(layout, state),
        marks_(targets_),
        fill_count_(Fills{layout, state}.count()),
        may_end_(layout.use_dice == UseDice::must ? !marks_.dice_fit() : !targets_.must_use_dice()) {}

  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    return marks_.count() + fill_count_ + (may_end_ ? 1U : 0U);
  }
  /// The move with this index. Precondition: index < count().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) noexcept {
    if (index < marks_.count()) return marks_.nth(index);
    index -= marks_.count();
    return index < fill_count_ ? Fills{targets_.layout(), targets_.state()}.nth(index) : finished();
  }

 private:
  DiceTargets targets_;
  CountedMarks marks_;
  std::uint32_t fill_count_;
  bool may_end_;
};

}  // namespace regelwerk::clou
