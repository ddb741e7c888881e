#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/dice_targets.hpp>
#include <regelwerk/clou/kept_makings.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/number_makings.hpp>
#include <regelwerk/clou/plain_makings.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/thief.hpp>
#include <regelwerk/clou/white_symbols.hpp>

namespace regelwerk::clou {

/// The marks of a dice node, counted without a visit to each.
class CountedMarks {
 public:
  constexpr explicit CountedMarks(const DiceTargets& targets) noexcept : targets_(targets) {
    std::size_t place = 0;
    for (unsigned rest = targets.state().gang.bits(); rest != 0; rest &= rest - 1) {
      count(static_cast<Thief>(std::countr_zero(rest)), targets.state().hands[place++]);
    }
  }

  [[nodiscard]] constexpr std::uint32_t count() const noexcept { return count_; }
  /// CL-13. True if dice alone, without white symbols, make one of them.
  [[nodiscard]] constexpr bool dice_fit() const noexcept { return dice_fit_; }

  /// The mark of this number in the order of moves. Precondition: index < count().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) noexcept {
    std::size_t at = 0;
    for (; index >= marks_[at].count; ++at) index -= marks_[at].count;
    const auto thief = static_cast<Thief>(at);
    const Hand& hand = targets_.state().hand(thief);
    if (!hand.has_white()) return targets_.nth_mark(thief, of_dice(hand), marks_[at], index);
    if (whose_ != thief) make_kept(thief, hand);
    return targets_.nth_mark(thief, kept_, marks_[at], index);
  }

 private:
  constexpr void count(Thief thief, const Hand& hand) noexcept {
    DiceTargets::Marks& marks = marks_[static_cast<std::size_t>(thief)];
    if (hand.has_white()) {
      make_kept(thief, hand);
      marks = targets_.count_marks(thief, kept_);
      dice_fit_ = dice_fit_ || targets_.dice_fit(thief);
    } else if (hand.left != 0) {
      marks = targets_.count_marks(thief, of_dice(hand));
      dice_fit_ = dice_fit_ || marks.count != 0;
    }
    count_ += marks.count;
  }
  [[nodiscard]] constexpr const PlainMakings& of_dice(const Hand& hand) const noexcept {
    return makings_of_dice(targets_.state().roll, hand.left);
  }
  constexpr void make_kept(Thief thief, const Hand& hand) noexcept {
    kept_.make(Stock{targets_.state().roll, hand}, targets_.layout().clamp_dice);
    whose_ = thief;
  }

  const DiceTargets& targets_;
  std::array<DiceTargets::Marks, thief_count> marks_{};
  KeptMakings kept_;  ///< of the last thief that has white symbols
  MaybeThief whose_;
  std::uint32_t count_ = 0;
  bool dice_fit_ = false;
};

}  // namespace regelwerk::clou
