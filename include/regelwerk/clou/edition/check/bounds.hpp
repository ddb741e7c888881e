#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include <regelwerk/clou/edition/campaign_layout.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/sequence.hpp>

namespace regelwerk::clou {

namespace detail {

/// The number of targets for each number.
using PlacesByNumber = std::array<std::size_t, highest_number + 1>;

/// The maximum number of dice moves of a thief: with all white symbols kept, and everything open that can be open at
/// once.
class ThiefMoves {
 public:
  constexpr ThiefMoves(const SheetLayout& sheet, const CampaignLayout& campaign) noexcept {
    for (const Effects& fires : sheet.fires) keep(fires);
    for (const LineLayout& line : sheet.effect_lines) keep(line.fires);
    for (const BonusLayout& bonus : sheet.bonuses) keep(bonus.fires);
    for (const AreaElementLayout& element : campaign.elements) keep(element.fires);
    for (const AreaLineLayout& line : campaign.effect_lines) keep(line.fires);
    for (const auto& row : sheet.rows) boxes(row, 1);
    if (sheet.has_pyramid) boxes(sheet.pyramid, fills_ > 1 ? 4 : 3);
    for (int ring = 0; ring < sheet.ring_count; ++ring) any_number();
    for (std::size_t number = 1; number < places_.size(); ++number) {
      circles(number, static_cast<std::size_t>(std::popcount(sheet.circles_with[number] & ~ring_circles)));
    }
    targets_ += sheet.special_count;
    for (const AreaElementLayout& element : campaign.elements) {
      if (element.kind == AreaElementKind::ring) any_number();
      if (element.kind == AreaElementKind::circle) circles(static_cast<std::size_t>(element.numbers.lowest()), 1);
      if (element.kind == AreaElementKind::symbol) ++targets_;
    }
  }

  /// The maximum number of moves, including these number demands (CL-52).
  [[nodiscard]] constexpr std::size_t most(const PlacesByNumber& demands) const noexcept {
    std::size_t places = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) places = greater(places, places_[i] + demands[i]);
    return makings() * places + (fills_ > 0 ? targets_ : 0U);
  }

 private:
  constexpr void keep(const Effects& effects) noexcept {
    for (const Effect effect : effects) keep(effect);
  }
  constexpr void keep(Effect effect) noexcept {
    if (effect.kind == EffectKind::shift) shifts_.add(effect.value);
    if (effect.kind == EffectKind::extra) ++extras_;
    if (effect.kind == EffectKind::fill) ++fills_;
  }

  /// CL-29, CL-34. Adds boxes. One box of a row is open at a time; of a pyramid three, or four if fills wrote the upper
  /// row first.
  constexpr void boxes(Sequence<BoxLayout> boxes, std::size_t open) noexcept {
    targets_ += highest_fill * row_boxes;
    for (std::size_t number = 1; number < places_.size(); ++number) {
      std::size_t taking = 0;
      for (const BoxLayout& box : boxes) taking += box.numbers.contains(static_cast<int>(number)) ? 1U : 0U;
      places_[number] += lesser(taking, open);
    }
  }
  /// CL-32, CL-43. Adds a circle-box. A fill may write any number, whatever the condition, so any number may cross it.
  constexpr void any_number() noexcept {
    targets_ += highest_fill;
    for (std::size_t& places : places_) ++places;
  }
  constexpr void circles(std::size_t number, std::size_t count) noexcept {
    targets_ += count;
    places_[number] += count;
  }

  /// CL-27, CL-40 to CL-42. The number of ways to make numbers: choices of dice and virtual dice, times choices of
  /// shifts, each with the numbers that need all of its shifts: on either side of the sum as many as its smallest
  /// shift.
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

  PlacesByNumber places_{};
  std::size_t targets_ = 0;  ///< CL-43: number of targets of a fill; a box counts once for every number
  std::size_t extras_ = 0;
  int fills_ = 0;
  Pips shifts_;
};

/// An upper bound on the number of moves in a node of a game. Add all sheets and plans that can take part.
class MostMoves {
 public:
  constexpr explicit MostMoves(const CampaignLayout& campaign) noexcept : campaign_(campaign) {
    for (const AreaElementLayout& element : campaign.elements) {
      symbol_circles_ += element.kind == AreaElementKind::symbol ? 1U : 0U;
    }
  }

  constexpr void add(const PlanLayout& plan) noexcept {
    PlacesByNumber here{};
    for (std::size_t i = 0; i < plan.demand_count; ++i) here[plan.numbers[i]] += plan.numbers[i] != 0 ? 1U : 0U;
    for (std::size_t i = 0; i < here.size(); ++i) numbers_[i] = greater(numbers_[i], here[i]);
    demands_ = greater<std::size_t>(demands_, plan.demand_count);
  }
  /// Precondition: all plans have been added.
  constexpr void add(const SheetLayout& sheet) noexcept {
    std::size_t moves = ThiefMoves{sheet, campaign_}.most(numbers_);
    for (std::size_t& more : thieves_) {
      if (moves > more) std::swap(moves, more);
    }
    std::size_t specials = sheet.special_count;
    for (std::size_t& more : specials_) {
      if (specials > more) std::swap(specials, more);
    }
  }

  /// The bound for a gang of this many thieves, assuming those with the most moves.
  [[nodiscard]] constexpr std::size_t most(std::size_t players, Specials specials) const noexcept {
    std::size_t dice = 1;
    for (std::size_t i = 0; i < players; ++i) dice += thieves_[i];
    std::size_t places = demands_ + 1 + symbol_circles_;
    for (std::size_t i = 0; i < (specials == Specials::gang ? players : 1U); ++i) places += specials_[i];
    const std::size_t symbols = max_waiting * places + 1;
    return greater(dice, symbols, std::size_t{roll_count}, static_cast<std::size_t>(sheet_elements) + max_items);
  }

 private:
  const CampaignLayout& campaign_;
  PlacesByNumber numbers_{};                        ///< CL-52: by number, for the plan with the most such demands
  std::array<std::size_t, thief_count> thieves_{};  ///< number of moves of each thief, descending
  std::size_t demands_ = 0;
  std::array<std::size_t, thief_count> specials_{};  ///< CL-36: number of special circles of each thief, descending
  std::size_t symbol_circles_ = 0;
};

}  // namespace detail

/// An upper bound on the number of moves in a node with these rules: a dice node with all marks, all fills and `done`,
/// or a symbol node with everything that can wait. All other nodes have fewer moves.
[[nodiscard]] constexpr std::size_t most_moves(const Layout& layout) noexcept {
  detail::MostMoves moves{layout.campaign};
  for (const PlanLayout& plan : layout.plans) moves.add(plan);
  for (std::size_t i = 0; i < layout.sheets.size(); ++i) {
    if (layout.is_campaign() || layout.gang.contains(static_cast<Thief>(i))) moves.add(layout.sheets[i]);
  }
  return moves.most(layout.players, layout.specials);
}

/// An upper bound on the number of moves in any game with this edition. Precondition: the edition is valid.
[[nodiscard]] constexpr std::size_t most_moves(const Edition& edition) noexcept {
  const CampaignLayout campaign = make_campaign_layout(edition.campaign, max_players);
  detail::MostMoves moves{campaign};
  for (std::size_t i = 0; i < edition.plans.size(); ++i) moves.add(make_plan_layout(edition.plans[i], i, max_players));
  for (const ThiefSheet& sheet : edition.sheets) moves.add(make_sheet_layout(sheet));
  return moves.most(max_players, Specials::gang);
}

/// Room for the longest list of any game, several times the bound of the standard edition. An edition whose bound is
/// higher is refused (Constraint::moves).
inline constexpr std::size_t max_moves = 16'384;

}  // namespace regelwerk::clou
