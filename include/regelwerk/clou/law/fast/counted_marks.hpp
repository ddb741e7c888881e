#pragma once
// Equal to DiceMoves in law/dice/moves.hpp, without a visit to each mark; tests/clou/witness/conformance.cpp asks both.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/law/dice/targets.hpp>
#include <regelwerk/clou/law/fast/kept_makings.hpp>
#include <regelwerk/clou/law/fast/plain_makings.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>

namespace regelwerk::clou {

/// The marks of a dice node, counted without visiting each.
class CountedMarks {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the entries of seats that do not play are never read.
  constexpr explicit CountedMarks(const DiceTargets& targets) noexcept : targets_(targets) {
    const State& state = targets.state();
    const auto& of_left = plain_makings[static_cast<std::size_t>(state.roll.index())];
    std::uint8_t place = 0;
    for (unsigned rest = state.gang.bits(); rest != 0; rest &= rest - 1, ++place) {
      const Hand& hand = state.hands[place];
      const auto thief = static_cast<Thief>(std::countr_zero(rest));
      if (hand.has_white()) {
        count_kept({thief, place}, hand);
      } else if (hand.left != 0) {
        count_plain(thief, place, of_left[hand.left]);
      } else {
        entries_[place].marks.count = 0;
      }
    }
  }

  [[nodiscard]] constexpr std::uint32_t count() const noexcept { return count_; }
  /// CL-13. True if dice alone, without white symbols, can make one of the marks.
  [[nodiscard]] constexpr bool dice_fit() const noexcept { return dice_fit_; }

  /// The mark with this index in the order of moves. Precondition: index < count().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) noexcept {
    std::uint8_t place = 0;
    for (; index >= entries_[place].marks.count; ++place) index -= entries_[place].marks.count;
    const auto& [thief, plain, marks] = entries_[place];
    const Member member{thief, place};
    return plain != nullptr ? targets_.nth_mark(member, *plain, marks, index) : nth_kept(member, marks, index);
  }

 private:
  struct Entry {
    Thief thief;
    const PlainMakings* plain;  ///< if the thief has no white symbols
    DiceTargets::Marks marks;
  };

  /// Counts for a thief; true if there are any marks.
  [[gnu::always_inline]] constexpr bool enter(Member member, const PlainMakings* plain, const auto& makings) noexcept {
    Entry& entry = entries_[member.place];
    entry.thief = member.thief;
    entry.plain = plain;
    targets_.count_marks(member, makings, entry.marks);
    count_ += entry.marks.count;
    return entry.marks.count != 0;
  }
  // Not inlined: a loop over thieves around all this code would leave too few registers.
  [[gnu::noinline]] constexpr void count_plain(Thief thief, std::uint8_t place, const PlainMakings& makings) noexcept {
    if (enter({thief, place}, &makings, makings)) dice_fit_ = true;
  }
  [[gnu::noinline]] constexpr void count_kept(Member member, const Hand& hand) noexcept {
    make_kept(member, hand);
    dice_fit_ = dice_fit_ || targets_.dice_fit(member.thief);
    enter(member, nullptr, kept_);
  }
  [[nodiscard, gnu::noinline]] constexpr Move nth_kept(Member member, const DiceTargets::Marks& marks,
                                                       std::uint32_t index) noexcept {
    if (whose_ != member.thief) make_kept(member, targets_.state().hands[member.place]);
    return targets_.nth_mark(member, kept_, marks, index);
  }
  /// Leaves the makings of a thief with white symbols in `kept_`.
  constexpr void make_kept(Member member, const Hand& hand) noexcept {
    kept_.make(targets_.state().roll, hand, targets_.layout().clamp_dice);
    whose_ = member.thief;
  }

  const DiceTargets& targets_;
  std::array<Entry, max_players> entries_;  ///< by place in the gang; without dice and white symbols only the count
  KeptMakings kept_;                        ///< of the last thief with white symbols
  MaybeThief whose_;
  std::uint32_t count_ = 0;
  bool dice_fit_ = false;
};

}  // namespace regelwerk::clou
