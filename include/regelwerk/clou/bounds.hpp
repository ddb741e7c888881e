#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include <regelwerk/clou/edition.hpp>
#include <regelwerk/clou/hand.hpp>
#include <regelwerk/clou/numbers.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/sheet.hpp>
#include <regelwerk/clou/symbols.hpp>

namespace regelwerk::clou {

namespace detail {

/// How many moves a thief can have at most in a node: all white symbols kept, everything open that can be open at once.
class ThiefMoves {
 public:
  constexpr ThiefMoves(const Edition& edition, const ThiefSheet& sheet) noexcept {
    row(sheet.strength);
    row(sheet.dexterity);
    row(sheet.clever);
    if (sheet.grid) {
      for (const int number : sheet.grid->numbers) circle(number);
      for (const Effects& fires : sheet.grid->rows) keep(fires);
      for (const Effects& fires : sheet.grid->columns) keep(fires);
    }
    for (const RingLine& line : sheet.rings) {
      for (std::size_t i = 0; i < line.rings.size(); ++i) ring();
      keep(line.fires);
    }
    for (const TreeCircle& entry : sheet.tree) {
      circle(entry.number);
      keep(entry.fires);
    }
    if (sheet.pyramid) {
      for (const Box& entry : *sheet.pyramid) {
        box(entry.condition);
        keep(entry.fires);
      }
    }
    for (const SpecialLine& line : sheet.specials) {
      circles_ += line.circles.size();
      keep(line.fires);
    }
    for (const Bonus& bonus : sheet.bonuses) keep(bonus.fires);
    for (const Area& area : edition.campaign.areas) campaign_area(area);
    demands(edition);
  }

  [[nodiscard]] constexpr std::size_t most() const noexcept {
    const std::size_t places = *std::max_element(places_.begin(), places_.end());
    return makings() * places + (fills_ ? highest_fill * boxes_ + circles_ : 0U);
  }

 private:
  constexpr void keep(const Effects& effects) noexcept {
    for (const Effect effect : effects) keep(effect);
  }
  constexpr void keep(Effect effect) noexcept {
    if (effect.kind == EffectKind::shift) shifts_.add(effect.value);
    if (effect.kind == EffectKind::extra) ++extras_;
    if (effect.kind == EffectKind::fill) fills_ = true;
  }

  constexpr void takes(NumberSet numbers) noexcept {
    for (; !numbers.empty(); numbers.erase_lowest()) ++places_[static_cast<std::size_t>(numbers.lowest())];
  }
  constexpr void box(const Condition& condition) noexcept {
    ++boxes_;
    takes(condition.numbers());
  }
  /// CL-43. With a number that a fill wrote against its condition it can be crossed by any.
  constexpr void ring() noexcept { box(words::any); }
  constexpr void circle(int number) noexcept {
    ++circles_;
    takes(NumberSet::only(number));
  }
  /// CL-29. One box of a row is open at a time.
  constexpr void row(const BoxRow& boxes) noexcept {
    NumberSet numbers;
    for (const Box& entry : boxes) {
      numbers = numbers | entry.condition.numbers();
      keep(entry.fires);
    }
    boxes_ += boxes.size();
    takes(numbers);
  }
  constexpr void campaign_area(const Area& area) noexcept {
    for (const AreaElement& element : area.elements) {
      if (element.kind == AreaElementKind::ring) ring();
      if (element.kind == AreaElementKind::circle) circle(element.number);
      if (element.kind == AreaElementKind::symbol) ++circles_;
      keep(element.fires);
    }
    for (const AreaLine& line : area.lines) keep(line.fires);
  }
  /// CL-52. On the plan with the most demands of a number.
  constexpr void demands(const Edition& edition) noexcept {
    std::array<std::size_t, highest_number + 1> most{};
    for (const Plan& plan : edition.plans) {
      std::array<std::size_t, highest_number + 1> here{};
      for (const Challenge& challenge : plan.challenges) {
        for (const Part& part : challenge.parts) {
          for (const Demand& demand : part.demands) here[demand.number] += demand.is_number() ? 1U : 0U;
        }
      }
      for (std::size_t i = 0; i < most.size(); ++i) most[i] = std::max(most[i], here[i]);
    }
    for (std::size_t i = 0; i < most.size(); ++i) places_[i] += most[i];
  }

  /// CL-27, CL-40 to CL-42. Choices of dice and virtual dice, times choices of shifts with the numbers that need them
  /// all: on either side of the sum, as many as the narrowest of them reaches.
  [[nodiscard]] constexpr std::size_t makings() const noexcept {
    const std::size_t materials = (std::size_t{1} << (dice_count + extras_)) - 1U;
    const FewPips shifts = shifts_.listed();
    std::size_t ways = 1;
    for (Places chosen = 1; chosen < 1U << shifts.size; ++chosen) {
      if (!lowest_first(shifts.values, (1U << shifts.size) - 1U, chosen)) continue;
      ways += 2U * static_cast<std::size_t>(shifts.values[static_cast<std::size_t>(std::countr_zero(chosen))]);
    }
    return materials * ways;
  }

  std::array<std::size_t, highest_number + 1> places_{};  ///< by number
  std::size_t boxes_ = 0;
  std::size_t circles_ = 0;
  std::size_t extras_ = 0;
  Pips shifts_;
  bool fills_ = false;
};

}  // namespace detail

/// The most moves that a node of a game with this edition can have, counted generously: the dice node of the three
/// thieves with the most marks and fills, and `done`. All other nodes have fewer. Precondition: the edition is valid.
[[nodiscard]] constexpr std::size_t most_moves(const Edition& edition) noexcept {
  std::size_t sum = 1;
  auto fewest = static_cast<std::size_t>(-1);
  for (const ThiefSheet& sheet : edition.sheets) {
    const std::size_t most = detail::ThiefMoves{edition, sheet}.most();
    sum += most;
    fewest = std::min(fewest, most);
  }
  return sum - fewest;
}

/// Room for the longest list: more than three times what most_moves allows the standard edition. An edition that could
/// pass it is refused (Constraint::moves).
inline constexpr std::size_t max_moves = 16'384;

}  // namespace regelwerk::clou
