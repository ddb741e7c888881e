#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>

namespace regelwerk::clou {

/// CL-21. Visits all effects that can fire for a thief: those of its sheet and, in a campaign, those of the campaign
/// sheet.
constexpr void for_each_effect(const Layout& layout, Thief thief, const auto& visitor) noexcept {
  const auto visit_all = [&](const Effects& effects) {
    for (const Effect effect : effects) visitor(effect);
  };
  const SheetLayout& sheet = layout.sheet(thief);
  for (const Effects& effects : sheet.fires) visit_all(effects);
  for (const LineLayout& line : sheet.effect_lines) visit_all(line.fires);
  for (const BonusLayout& bonus : sheet.bonuses) visitor(bonus.fires);
  for (const AreaElementLayout& element : layout.campaign.elements) visit_all(element.fires);
  for (const AreaLineLayout& line : layout.campaign.effect_lines) visit_all(line.fires);
}

/// CL-39. All white symbols that a thief can keep, and dense numbers for the choices among them and the dice: for
/// choices of dice and extras, and for choices of shifts. A choice refers to white symbols of the kit, so its meaning
/// does not depend on the other kept symbols.
class WhiteKit {
 public:
  constexpr WhiteKit() noexcept {
    steps_at_.fill(0);
    places_of_shifts_.fill(0);
  }
  constexpr WhiteKit(const Layout& layout, Thief thief) noexcept : WhiteKit() {
    for_each_effect(layout, thief, [&](Effect effect) { all_.keep(effect); });
    extras_ = all_.extras.listed();
    shifts_ = all_.shifts.listed();
    for (Places chosen = 0; chosen < 1U << shifts_.size; ++chosen) {
      if (!lowest_first(shifts_.values, (1U << shifts_.size) - 1U, chosen)) continue;
      places_of_shifts_[chosen] = static_cast<std::uint8_t>(shift_choices_++);
      steps_at_[chosen] = static_cast<std::uint8_t>(shift_steps_);
      shift_steps_ += chosen == 0 ? 1 : 2 * (most_of(chosen) - std::popcount(chosen) + 1);
    }
  }

  /// All white symbols that the thief can keep, as if it had them all at once.
  [[nodiscard]] constexpr const Hand& all() const noexcept { return all_; }

  /// CL-27. The number of choices of dice and extras, at least one of them.
  [[nodiscard]] constexpr int materials() const noexcept { return (1 << (dice_count + extras_.size)) - 1; }
  /// CL-40. The number of choices of shifts if the resulting number is given.
  [[nodiscard]] constexpr int shift_choices() const noexcept { return shift_choices_; }
  /// CL-40, CL-41. The number of choices of shifts, counted once for every distance by which they can change a sum. All
  /// chosen shifts are needed, so each changes it by at least 1.
  [[nodiscard]] constexpr int shift_steps() const noexcept { return shift_steps_; }

  /// The number of a mark's choice of dice and extras. Precondition of this and the following functions: the mark is
  /// legal in the position.
  [[nodiscard]] constexpr int material(const Hand& hand, DiceUse how) const noexcept {
    const Places extras = in_kit(extras_, hand.extras, how.extras);
    return static_cast<int>(how.dice << extras_.size | extras) - 1;
  }
  /// The number of a mark's choice of shifts.
  [[nodiscard]] constexpr int shift_choice(const Hand& hand, DiceUse how) const noexcept {
    return places_of_shifts_[in_kit(shifts_, hand.shifts, how.shifts)];
  }
  /// The number of a mark's choice of shifts together with the distance by which they change the sum.
  [[nodiscard]] constexpr int shift_step(const Hand& hand, Roll roll, Move mark) const noexcept {
    const Places chosen = in_kit(shifts_, hand.shifts, mark.how().shifts);
    if (chosen == 0) return 0;
    const int distance =
        mark.number() - sum_of(roll.faces(), mark.how().dice) - sum_of(hand.extras.listed().values, mark.how().extras);
    const int steps = (distance < 0 ? -distance : distance) - std::popcount(chosen);
    return steps_at_[chosen] + 2 * steps + (distance < 0 ? 0 : 1);
  }

 private:
  [[nodiscard]] static constexpr int sum_of(const std::array<int, 3>& values, Places chosen) noexcept {
    int sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) sum += (chosen >> i & 1U) != 0 ? values[i] : 0;
    return sum;
  }
  [[nodiscard]] constexpr int most_of(Places chosen) const noexcept { return sum_of(shifts_.values, chosen); }

  /// Converts chosen places among the kept symbols into places in the kit; of equal symbols, the lowest places.
  [[nodiscard]] static constexpr Places in_kit(const FewPips& kit, const Pips& kept, Places chosen) noexcept {
    if (chosen == 0) return 0;  // Most marks use dice alone, and a list takes longer than their numbers.
    const FewPips listed = kept.listed();
    Places places = 0;
    for (std::size_t i = 0; i < listed.values.size(); ++i) {
      if ((chosen >> i & 1U) == 0) continue;
      std::size_t at = 0;
      while (kit.values[at] != listed.values[i] || (places >> at & 1U) != 0) ++at;
      places |= 1U << at;
    }
    return places;
  }

  Hand all_;
  FewPips extras_;
  FewPips shifts_;
  int shift_choices_ = 0;
  int shift_steps_ = 0;
  std::array<std::uint8_t, 1U << max_kept> places_of_shifts_{};
  std::array<std::uint8_t, 1U << max_kept> steps_at_{};
};

}  // namespace regelwerk::clou
