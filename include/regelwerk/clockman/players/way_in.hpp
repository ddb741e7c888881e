#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/players/insight.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clockman {

/// The time to collect what a date lacks, and the outermost ring where it has to be collected.
struct Errand {
  Tempo search = 0;
  int outermost = rings;
  bool is_short_of_one = false;  ///< only one digit has to be collected on the outermost ring
};

/// A rough estimate of the time that a seat needs to the centre: it collects its digits from the outer rings inward,
/// and every ring costs the turns until a roll leads to a passage that it can pay for, or to a lift.
class WayIn {
 public:
  constexpr WayIn(const Layout& layout, const Insight& insight) noexcept
      : layout_(layout),
        known_(insight),
        is_ready_(insight.symbols.contains(last_pose_of(layout, insight.seat))),
        has_free_(can_play(layout, insight.table, insight.events, insight.seat, card_free)) {
    count_passages();
    count_lifts();
    for (int ring = rings - 1; ring >= 1; --ring) {
      const auto at = static_cast<std::size_t>(ring);
      sum_[at] = sum_[at + 1] + climb(ring, 0);
    }
    count_digits();
    errand_ = errand_for(insight.table.of(insight.seat).all());
  }

  // Tuned in several thousand games against equal players; the results hardly change if most values are half as large
  // again.

  /// CM-21, CM-20. The time until a 1 is rolled on g3, and until g3 is hit.
  static constexpr Tempo last_step = 6 * one_turn;
  static constexpr Tempo onto_last = 6 * one_turn;

  /// CM-18. True if the seat holds the symbol card of its last blockade.
  [[nodiscard]] constexpr bool is_ready() const noexcept { return is_ready_; }
  /// The turns from ring 4 to the centre.
  [[nodiscard]] constexpr Tempo from_within() const noexcept {
    return last_step + onto_last + (is_ready_ ? to_junction : no_last_symbol);
  }
  /// The turns from a ring to the centre, with the seat's present digits, or with another errand.
  [[nodiscard]] constexpr Tempo from(int ring) const noexcept { return from(ring, errand_); }
  [[nodiscard]] constexpr Tempo from(int ring, const Errand& errand) const noexcept {
    const int begin = lesser(ring, errand.outermost);
    const Tempo meanwhile = errand.is_short_of_one ? lone_digit : useful_ring;
    const Tempo back = ring > begin ? (ring - begin) * outward - meanwhile : 0;
    return from_within() + errand.search + sum_[static_cast<std::size_t>(begin)] + back;
  }

  /// CM-5, CM-9. Missing digits are looked for on the inner rings first, since jokers replace some of them.
  [[nodiscard]] constexpr Errand errand_for(const DigitCounts& digits) const noexcept {
    Errand errand;
    int missing = layout_.quota.size - usable(layout_.quota, digits);
    for (const Digit digit : {Digit::two, Digit::one, Digit::zero}) {
      if (missing == 0) return errand;
      const auto [here, search] = lying_[static_cast<std::size_t>(digit)];
      const int lacking = layout_.quota.of[static_cast<std::size_t>(digit)] - digits.count(digit);
      const int found = lesser(missing, here, greater(lacking, 0));
      if (found == 0) continue;
      errand.search += found * search;
      errand.outermost = home_ring(digit);
      errand.is_short_of_one = found == 1;
      missing -= found;
    }
    errand.search += missing * longest_search;
    return errand;
  }

  /// The turns to the next inner ring if the seat could pay for `more` additional passages.
  [[nodiscard]] constexpr Tempo climb(int gap, int more) const noexcept {
    return until_hit(gap, open_[static_cast<std::size_t>(gap - 1)] + more, longest_climb);
  }
  /// CM-13. The number of passages of a gap with this pose that the seat cannot use, since it has no card for them.
  [[nodiscard]] constexpr int closed(int gap, Pose pose) const noexcept {
    return closed_[static_cast<std::size_t>(gap - 1)][static_cast<std::size_t>(pose)];
  }
  [[nodiscard]] constexpr bool is_payable(int passage) const noexcept {
    return has_free_ || known_.table.opened.contains(passage) || known_.symbols.contains(pose_of(layout_, passage));
  }

  [[nodiscard]] constexpr int size_of(int ring) const noexcept {
    return layout_.ring_size[static_cast<std::size_t>(ring - 1)];
  }
  [[nodiscard]] constexpr int outer_ring(Space passage) const noexcept {
    return layout_.outer[static_cast<std::size_t>(passage.number())].ring();
  }
  /// The ring of a field: for a passage its inner ring, for the start field 1, for the straight 4.
  [[nodiscard]] constexpr int ring_of(Space at) const noexcept {
    if (at.is_start()) return 1;
    return at.is_ring() ? at.ring() : at.is_passage() ? outer_ring(at) + 1 : rings;
  }

 private:
  /// CM-11. The turns on ring 4 until the straight is entered, with the symbol card for the last blockade and without
  /// it.
  static constexpr Tempo to_junction = 3 * one_turn;
  static constexpr Tempo no_last_symbol = 10 * one_turn;
  /// CM-15. The turns from one ring outward to the next.
  static constexpr Tempo outward = 3 * one_turn;
  /// Bonus for a figure farther in than necessary: it can collect there, and a joker may replace a single missing
  /// digit.
  static constexpr Tempo useful_ring = 3 * one_turn;
  static constexpr Tempo lone_digit = 4 * one_turn;
  static constexpr Tempo longest_climb = 20 * one_turn;
  static constexpr Tempo longest_search = 12 * one_turn;
  /// CM-16. An open passage counts as several, since every roll that goes beyond it can pass it.
  static constexpr int passing = 3;

  /// The digits of a kind that lie on the board, and the turns until one of them is found.
  struct Lying {
    int count = 0;
    Tempo search = 0;
  };
  /// Once for all errands.
  constexpr void count_digits() noexcept {
    for (const Digit digit : {Digit::zero, Digit::one, Digit::two}) {
      const auto at = static_cast<std::size_t>(digit);
      const int count = (known_.table.board & layout_.of_kind[at]).size();
      lying_[at] = {count, until_hit(home_ring(digit), count, longest_search)};
    }
  }
  /// The turns until a roll ends on one of this many fields of a ring, at most `longest`.
  [[nodiscard]] constexpr Tempo until_hit(int ring, int fields, Tempo longest) const noexcept {
    return fields == 0 ? longest : lesser(size_of(ring) * one_turn / fields, longest);
  }

  constexpr void count_passages() noexcept {
    for (int number = 0; number < passages; ++number) {
      const auto gap = static_cast<std::size_t>(outer_ring(Space::passage(number)) - 1);
      if (known_.table.opened.contains(number)) {
        open_[gap] += passing;
      } else if (is_payable(number)) {
        ++open_[gap];
      } else {
        ++closed_[gap][static_cast<std::size_t>(pose_of(layout_, number))];
      }
    }
  }
  /// CM-36. A lift leads inward like a passage that is paid for.
  constexpr void count_lifts() noexcept {
    constexpr auto lift = static_cast<std::size_t>(FieldKind::lift);
    for (std::uint64_t rest = (known_.table.board & layout_.of_kind[lift]).bits(); rest != 0; rest &= rest - 1) {
      const Space at = layout_.digit_at[static_cast<std::size_t>(std::countr_zero(rest))];
      ++open_[static_cast<std::size_t>(at.ring() - 1)];
    }
  }

  const Layout& layout_;
  Insight known_;
  bool is_ready_;
  bool has_free_;
  std::array<int, gaps> open_{};  ///< by gap, from 0: number of fields that lead inward, see `passing`
  std::array<std::array<int, poses>, gaps> closed_{};  ///< by gap, from 0, and pose: see closed()
  std::array<Tempo, rings + 1> sum_{};                 ///< by ring: all climbs from there inward
  std::array<Lying, 3> lying_{};                       ///< by Digit, without the jokers
  Errand errand_;
};

}  // namespace regelwerk::clockman
