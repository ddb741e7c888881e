#pragma once
// Equal to fits_after in law/trade/trade.hpp, for all bundles at once; tests/clockman/law/trade.cpp asks both.
#include <cstddef>

#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/state/bundle.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clockman {

/// CM-72, CM-77. The bundles that a seat may receive for what it gives, or give for what it receives, within its
/// surplus limit: fits_after() for all bundles at once. By CM-5 the surplus is the greater of two numbers: the cards
/// beyond the size of a date, and the cards 0, 1 and 2 beyond those that a date uses. Given and received cards have no
/// kind in common, so the changes of the second number can be added up.
class SurplusRoom {
 public:
  /// No limit.
  constexpr SurplusRoom() = default;
  constexpr SurplusRoom(const Layout& layout, const DigitCounts& digits) noexcept : SurplusRoom() {
    if (layout.surplus_limit >= digit_fields) return;
    more_beyond_ = layout.surplus_limit;
    more_cards_ = layout.surplus_limit + layout.quota.size - digits.size();
    unsigned full = 0;
    unsigned over = 0;
    for (std::size_t kind = 0; kind < layout.quota.of.size(); ++kind) {
      const int beyond = digits.count(all_digits[kind]) - layout.quota.of[kind];
      if (beyond >= 0) full |= 1U << kind;
      if (beyond > 0) over |= 1U << kind;
      if (beyond > 0) more_beyond_ -= beyond;
      adds_none_ = adds_none_ & Bundles::with_at_most(all_digits[kind], -beyond);
      if (beyond == 1) takes_two_ = takes_two_ & Bundles::with_at_most(all_digits[kind], 1);
    }
    adds_two_ = Bundles::pairs_within(full);
    takes_two_ = takes_two_ & Bundles::pairs_within(over);
    takes_none_ = Bundles::without(over);
  }

  /// If false, all bundles are allowed.
  [[nodiscard]] constexpr bool is_limited() const noexcept { return more_cards_ < digit_fields; }
  [[nodiscard]] constexpr Bundles may_receive(Bundle given) const noexcept {
    const int taken = takes_two_.contains(given) ? 2 : takes_none_.contains(given) ? 0 : 1;
    const int beyond = more_beyond_ + taken;
    if (beyond < 0) return Bundles{};
    const Bundles fits = Bundles::of_at_most(more_cards_ + given.size());
    return beyond == 0 ? fits & adds_none_ : beyond == 1 ? fits - adds_two_ : fits;
  }
  [[nodiscard]] constexpr Bundles may_give(Bundle received) const noexcept {
    const int added = adds_two_.contains(received) ? 2 : adds_none_.contains(received) ? 0 : 1;
    const int to_take = added - more_beyond_;
    if (to_take > 2) return Bundles{};
    const Bundles fits = Bundles::all() - Bundles::of_at_most(received.size() - more_cards_ - 1);
    return to_take == 2 ? fits & takes_two_ : to_take == 1 ? fits - takes_none_ : fits;
  }

 private:
  int more_beyond_ = digit_fields;  ///< room left by the surplus limit for cards 0, 1 and 2 that a date does not use
  int more_cards_ = digit_fields;   ///< room left by date size and surplus limit for cards of any kind
  Bundles adds_none_ = Bundles::all();
  Bundles adds_two_;
  Bundles takes_none_;
  Bundles takes_two_ = Bundles::all();
};

}  // namespace regelwerk::clockman
