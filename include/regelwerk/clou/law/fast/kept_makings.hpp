#pragma once
// Equal to Stock in state/number_makings.hpp, without a list of all ways; tests/clou/law/tables.cpp asks both.
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>

namespace regelwerk::clou {

// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init): the counts of numbers that cannot be made are never read.

/// CL-27, CL-40 to CL-42. The ways to make numbers with a hand that has white symbols; same interface as PlainMakings.
class KeptMakings {
 public:
  /// No makings.
  constexpr KeptMakings() = default;
  constexpr KeptMakings(const DiceSupply& stock, bool clamp) noexcept { make(stock, clamp); }
  // NOLINTEND(cppcoreguidelines-pro-type-member-init)

  /// Replaces the makings by those of another hand.
  constexpr void make(Roll roll, const Hand& hand, bool clamp) noexcept { make(DiceSupply{roll, hand}, clamp); }

  NumberSet numbers;

  [[nodiscard]] constexpr std::uint32_t count(NumberSet wanted) const noexcept {
    const NumberSet made = wanted & numbers;
    return made.empty() ? 0U : of_lower_[made.highest_place() + 1] - of_lower_[made.lowest_place()];
  }
  [[nodiscard]] constexpr std::uint32_t count_of(int number) const noexcept {
    if (!numbers.contains(number)) return 0;
    const auto at = static_cast<std::size_t>(number);
    return of_lower_[at + 1] - of_lower_[at];
  }
  [[nodiscard]] constexpr std::uint32_t nth(NumberSet wanted, std::uint32_t index) const noexcept {
    for (const Way& way : ways_) {
      for (NumberSet made = way.numbers & wanted; !made.empty(); made.erase_lowest()) {
        if (!pass_one(index)) return MadeNumber{DiceUse::from_code(way.code), made.lowest()}.code;
      }
    }
    return 0;
  }
  constexpr bool for_each(NumberSet wanted, const auto& visitor) const noexcept {
    for (const Way& way : ways_) {
      for (NumberSet made = way.numbers & wanted; !made.empty(); made.erase_lowest()) {
        if (!visitor(MadeNumber{DiceUse::from_code(way.code), made.lowest()}.code)) return false;
      }
    }
    return true;
  }

 private:
  struct Way {
    std::uint16_t code = 0;
    NumberSet numbers;
  };
  struct Shifting {
    Places shifts = 0;
    FewPips chosen;
  };

  constexpr void make(const DiceSupply& stock, bool clamp) noexcept {
    numbers = {};
    ways_.clear();
    FixedList<Shifting, all_places + 1> shiftings;
    for (Places shifts = 0; shifts < 1U << stock.shifts.size; ++shifts) {
      if (stock.offers_shifts(shifts)) shiftings.push_back({shifts, stock.chosen_shifts(shifts)});
    }
    for (Places dice = 0; dice <= stock.left; ++dice) {
      if (!stock.offers_dice(dice)) continue;
      for (Places extras = 0; extras < 1U << stock.extras.size; ++extras) {
        if (!stock.offers_extras(extras)) continue;
        const detail::Reach reach = stock.reach(dice, extras, clamp);
        for (const auto& [shifts, chosen] : shiftings) add({dice, extras, shifts}, reach.numbers(chosen));
      }
    }
    count_by_number();
  }
  constexpr void add(DiceUse how, NumberSet made) noexcept {
    if (made.empty()) return;
    numbers = numbers | made;
    ways_.push_back({static_cast<std::uint16_t>(how.code()), made});
  }

  constexpr void count_by_number() noexcept {
    std::array<std::uint32_t, highest_number + 1> counts{};
    for (const Way& way : ways_) {
      for (NumberSet rest = way.numbers; !rest.empty(); rest.erase_lowest()) {
        ++counts[static_cast<std::size_t>(rest.lowest())];
      }
    }
    std::uint32_t lower = 0;
    for (NumberSet rest = numbers; !rest.empty(); rest.erase_lowest()) {
      of_lower_[rest.lowest_place()] = lower;
      lower += counts[rest.lowest_place()];
      of_lower_[rest.lowest_place() + 1] = lower;
    }
  }

  FixedList<Way, (1U << DiceUse::code_bits) - 1> ways_;
  /// The number of makings of lower numbers, by each number that can be made and by the one after it.
  std::array<std::uint32_t, highest_number + 2> of_lower_;
};

}  // namespace regelwerk::clou
