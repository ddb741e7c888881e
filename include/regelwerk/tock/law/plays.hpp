#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/fast/reaches.hpp>
#include <regelwerk/tock/law/fast/walks.hpp>
#include <regelwerk/tock/law/seven.hpp>
#include <regelwerk/tock/law/single_seven.hpp>
#include <regelwerk/tock/law/swaps.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-23, TK-33. The rows of the ranks that move a marble forward. Rank number n moves n + 1 fields, so the row of a
/// rank is also the row of its steps.
inline constexpr MarbleTable forward_ranks = [] {
  MarbleTable all;
  for (int rank = 0; rank < ranks; ++rank) {
    if (card_table[static_cast<std::size_t>(rank)].forward == rank + 1) all |= MarbleTable::row_of(rank, all_marbles);
  }
  return all;
}();
static_assert([] {
  for (int rank = 0; rank < ranks; ++rank) {
    const int forward = card_table[static_cast<std::size_t>(rank)].forward;
    if (forward != 0 && forward != rank + 1) return false;
  }
  return true;
}());

/// TK-23, TK-25, TK-26, TK-33. The number of fields that a marble moves, by rank; negative for backward; 1 for a split
/// 7.
inline constexpr auto strides = [] {
  std::array<std::int8_t, ranks> all{};
  for (std::size_t rank = 0; rank < all.size(); ++rank) {
    all[rank] = static_cast<std::int8_t>(card_table[rank].forward - card_table[rank].backward);
  }
  all[static_cast<std::size_t>(Rank::seven)] = 1;
  return all;
}();

/// TK-24. True if a marble of this colour can be brought in.
[[nodiscard]] constexpr bool can_enter(const Table& table, Seat colour) noexcept {
  return table.of(colour).any_in_area() && !table.guarded.contains(colour);
}

/// TK-12, TK-26. All plays of a hand, or the next steps of a 7 in progress. Built once, then listed, counted or
/// indexed.
template <class Setup>
class Plays {
 public:
  constexpr Plays(const Setup& setup, const Table& table, Seat colour, Cards hand) noexcept
      : setup_(setup), table_(table), colour_(colour) {
    const Reaches reaches = this->reaches();
    if (in_seven()) {
      const SingleSteps steps = single_steps_of(reaches, table.steps_left);
      walks_ = steps.walks();
      walk_count_ = steps.count();
      return;
    }
    const auto kinds = hand.kinds_present();
    walks_ = reaches.walks();
    walks_ &= forward_ranks;
    walks_.ring |= MarbleTable::row_of(static_cast<int>(Rank::four), reaches.back());
    if (hand.contains(Rank::seven)) add_seven(reaches);
    walks_ &= MarbleTable::of(kinds);
    walk_count_ = walks_.count();
    if (hand.contains(Rank::jack)) swap_count_ = swaps().count();
    if (can_enter(table, colour)) entering_ = {kinds.rest & entering_ranks};
  }

  [[nodiscard]] constexpr int count() const noexcept {
    return walk_count_ + single_count_ + swap_count_ + entering_.size();
  }

  /// Visits the plays in ascending order of their codes.
  constexpr bool for_each(auto& visitor) const noexcept {
    if (!has_single_seven()) {
      if (!for_each_of(walks_, visitor)) return false;
    } else if (!for_each_of(walks_below_seven(), visitor) || !single_seven().for_each(visitor) ||
               !for_each_of(walks_above_seven(), visitor)) {
      return false;
    }
    if (swap_count_ > 0 && !swaps().for_each(visitor)) return false;
    for (const Rank rank : entering_) {
      if (!visit(visitor, entered(rank))) return false;
    }
    return true;
  }

  /// The play at this index in the order of for_each. Precondition: 0 <= index < count().
  [[nodiscard]] constexpr Move nth(int index) const noexcept {
    if (has_single_seven()) {
      const int below = walks_below_seven().count();
      if (below <= index && index < below + single_count_) return nth_single_seven(index - below);
      if (below <= index) index -= single_count_;
    }
    if (index < walk_count_) return move_of(walks_.nth(index));
    index -= walk_count_;
    return index < swap_count_ ? swaps().nth(index) : entered(entering_[index - swap_count_]);
  }

 private:
  static constexpr std::uint64_t entering_ranks = [] {
    Cards all;
    for (int rank = 0; rank < ranks; ++rank) {
      if (card_table[static_cast<std::size_t>(rank)].enters) all.add(static_cast<Rank>(rank));
    }
    return all.word();
  }();

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr const Marbles& marbles() const noexcept { return table_.of(colour_); }

  [[nodiscard]] constexpr SingleSteps single_steps_of(const Reaches& reaches, int steps) const noexcept {
    return single_steps(layout(), setup_.options().own_start, {colour_, marbles(), table_.guarded}, reaches, steps);
  }
  [[nodiscard]] constexpr bool in_seven() const noexcept { return table_.phase == Phase::step; }
  [[nodiscard]] constexpr Reaches reaches() const noexcept {
    return {layout(), walls_against(setup_.options().own_start, table_.guarded, colour_), colour_, marbles()};
  }
  [[nodiscard]] constexpr Swaps swaps() const noexcept { return {layout(), table_, colour_}; }
  [[nodiscard]] constexpr SingleSeven single_seven() const noexcept {
    return {layout(), marbles(), colour_, reaches()};
  }
  [[nodiscard]] constexpr Move nth_single_seven(int index) const noexcept {
    Move found{};
    single_seven().for_each([&](Move move) {
      found = move;
      return pass_one(index);
    });
    return found;
  }
  /// Tests the option first, so that the compiler generates no code for it in games with a split 7.
  [[nodiscard]] constexpr bool has_single_seven() const noexcept {
    return setup_.options().seven == Seven::single && single_count_ > 0;
  }
  [[nodiscard]] constexpr Walks walks_below_seven() const noexcept {
    Walks below = walks_;
    below &= MarbleTable::first_rows(static_cast<int>(Rank::seven));
    return below;
  }
  [[nodiscard]] constexpr Walks walks_above_seven() const noexcept {
    Walks above = walks_;
    above &= ~MarbleTable::first_rows(static_cast<int>(Rank::seven));
    return above;
  }

  constexpr void add_seven(const Reaches& reaches) noexcept {
    if (setup_.options().seven == Seven::single) {
      single_count_ = single_seven().count();
    } else {
      walks_ |= single_steps_of(reaches, steps_of_seven).walks();
    }
  }

  [[nodiscard]] constexpr Move move_of(Walk walk) const noexcept {
    const auto rank = static_cast<Rank>(walk.row);
    const Place from = marbles()[walk.marble];
    const Place to = end_of_walk(layout(), colour_, from, strides[static_cast<std::size_t>(walk.row)], walk.in_lane);
    return {in_seven() ? MoveKind::step : MoveKind::walk, rank, from, to};
  }
  constexpr bool for_each_of(const Walks& walks, auto& visitor) const noexcept {
    return walks.for_each([&](Walk walk) { return visit(visitor, move_of(walk)); });
  }

  const Setup& setup_;
  const Table& table_;
  Seat colour_;
  Walks walks_;  ///< by rank, without an unsplit 7
  int walk_count_ = 0;
  int single_count_ = 0;
  int swap_count_ = 0;
  Cards::KindsPresent entering_{0};
};

}  // namespace regelwerk::tock
