#pragma once
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/law/dice/markable.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-43, CL-44. What the gang may do with fills: every thief that has one, element and number.
class Fills {
 public:
  constexpr Fills(const Layout& layout, const State& state) noexcept : layout_(layout), state_(state) {}

  /// Visits all of them in the order of moves; stops when `offer` returns false.
  template <class Offer>
  constexpr bool for_each(const Offer& offer) const noexcept {
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
  [[nodiscard]] constexpr Move nth(std::uint32_t index) const noexcept {
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
  template <class Visitor>
  constexpr bool for_each_thief(const Visitor& visitor) const noexcept {
    return state_.gang.for_each([&](Thief thief) { return state_.hand(thief).fills == 0 || visitor(thief); });
  }
  template <class Visitor>
  constexpr bool for_each_element(Thief thief, const Visitor& visitor) const noexcept {
    const Markable markable{layout_, state_, thief};
    const Unmarked places = markable.unmarked();
    return (places.to_write | places.to_cross).for_each([&](Element element) {
      return visitor(element, markable.fills(places, element));
    });
  }

  const Layout& layout_;
  const State& state_;
};

}  // namespace regelwerk::clou
