#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/most_appealing.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/players/prospects.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/sheet_prospects.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/hidden/draw.hpp>

namespace regelwerk::clou {

namespace detail {

/// The needs of positions that follow one another. Few moves change them, so the last ones are cached by what they
/// depend on.
class RememberedNeeds {
 public:
  /// The same as prospects.needs(). Precondition: `prospects` are those of `state`; the game is always the same.
  [[nodiscard]] constexpr const Needs& of(const Prospects& prospects, const State& state) noexcept {
    const Key key{state.plan, state.campaign, state.haul, state.gang, state.alarm_off};
    if (!(last_ == key)) needs_ = prospects.needs();
    last_ = key;
    return needs_;
  }

 private:
  struct Key {
    PlanMarks plan;
    CampaignMarks campaign;
    Haul haul;
    ThiefSet gang;
    std::uint8_t alarm_off = 0;

    friend constexpr bool operator==(const Key&, const Key&) = default;
  };

  std::optional<Key> last_;
  Needs needs_;
};

/// Estimates the gain of each move of a position without looking ahead: mainly what it fires, by how much the plan
/// needs it.
class QuickMoveWorth {
 public:
  constexpr QuickMoveWorth(const Layout& layout, const State& state, RememberedNeeds& needs) noexcept
      : layout_(layout), state_(state), prospects_(layout, state), needs_(needs.of(prospects_, state)) {}

  /// Precondition: the move is legal.
  [[nodiscard]] constexpr Worth of(const Move& move) noexcept {
    switch (move.kind()) {
      case MoveKind::mark:
        return marking(move) - spent(move.how());
      case MoveKind::fill:
        return on(move.thief(), move.target());
      case MoveKind::cross:
        return crossing(move);
      default:
        return 0;
    }
  }

 private:
  /// The cost of using a die, and of using an extra or a shift, so that they are kept for better marks.
  static constexpr Worth die = hundredths(30);
  static constexpr Worth kept = hundredths(20);
  /// The worth of a mark in addition to what it fires; of a step along a line, as a share of what the line fires; and
  /// of an escape arrow.
  static constexpr Worth mark = hundredths(10);
  static constexpr Worth line_step = hundredths(15);
  static constexpr Worth arrow = hundredths(10);

  /// By DiceUse::code(). A table, because there are many ways to make the same mark.
  static constexpr auto costs = [] {
    std::array<Worth, 1U << DiceUse::code_bits> all{};
    for (std::uint32_t code = 0; code < all.size(); ++code) {
      const DiceUse how = DiceUse::from_code(code);
      all[code] = die * bit_counts[how.dice] + kept * (bit_counts[how.extras] + bit_counts[how.shifts]);
    }
    return all;
  }();
  [[nodiscard]] static constexpr Worth spent(DiceUse how) noexcept { return costs[how.code()]; }

  /// The gain of a mark before its cost. Marks on one target follow one another, so the last result is cached.
  [[nodiscard]] constexpr Worth marking(const Move& move) noexcept {
    const std::uint32_t base = Move::base(move.thief(), move.target());
    if (base != base_) worth_ = on(move.thief(), move.target());
    base_ = base;
    return worth_;
  }

  [[nodiscard]] constexpr Worth on(Thief thief, Target target) const noexcept {
    if (target.is_demand()) return prospects_.by_crossing(static_cast<std::size_t>(target.demand()));
    if (!target.is_element()) return 0;
    const Element element = target.element();
    if (element.is_area()) return on_area(element.index());
    const SheetLayout& sheet = layout_.sheet(thief);
    const SheetMarks& marks = state_.sheet(thief);
    const Worth fires = needs_.of(sheet.fires[static_cast<std::size_t>(element.code())]);
    if (!is_tool(element.group()) || element.group() == Group::pyramid) return mark + fires;
    const bool only_written = element.group() == Group::ring && marks.rings.is_empty(element.index());
    if (only_written) return line_step;
    return mark + fires + line_worth(sheet, marks, circle_of(element));
  }

  /// CL-31, CL-32, CL-36. The gain from the lines through a circle: a step for each, or what the line fires if this is
  /// its last circle.
  [[nodiscard]] constexpr Worth line_worth(const SheetLayout& sheet, const SheetMarks& marks,
                                           int circle) const noexcept {
    Worth sum = 0;
    for (unsigned rest = sheet.lines_with[static_cast<std::size_t>(circle)]; rest != 0; rest &= rest - 1) {
      const LineLayout& line = sheet.effect_lines[static_cast<std::size_t>(std::countr_zero(rest))];
      const bool is_last = (line.circles & ~marks.circles.crossed()) == 1U << circle;
      sum += is_last ? needs_.of(line.fires) : times(line_step, needs_.of(line.fires));
    }
    return sum;
  }

  /// CK-15. The gain of a mark on the campaign sheet: what it fires, and its steps along lines.
  [[nodiscard]] constexpr Worth on_area(int index) const noexcept {
    const AreaElementLayout& element = layout_.campaign.elements[static_cast<std::size_t>(index)];
    Worth sum = mark + needs_.of(element.fires);
    for (const AreaLineLayout& line : layout_.campaign.effect_lines) {
      if ((line.elements >> index & 1U) == 0) continue;
      const bool is_last = (line.elements & ~unsigned{state_.campaign.crossed}) == 1U << index;
      sum += is_last ? needs_.of(line.fires) : times(line_step, needs_.of(line.fires));
    }
    return sum;
  }

  /// CL-22. The gain of using a waiting symbol; on the plan it is usually highest.
  [[nodiscard]] constexpr Worth crossing(const Move& move) const noexcept {
    const Target target = move.target();
    if (target == Target::escape()) return arrow;
    if (target.is_demand()) return prospects_.by_crossing(static_cast<std::size_t>(target.demand()));
    if (target.element().is_area()) return on_area(target.element().index());
    const Thief thief = (move.owner().is_nobody() ? move.fired().by : move.owner()).thief();
    return mark + line_worth(layout_.sheet(thief), state_.sheet(thief), circle_of(target.element()));
  }

  const Layout& layout_;
  const State& state_;
  Prospects prospects_;
  Needs needs_;
  std::uint32_t base_ = Move::base({}, Target::nothing());  ///< of the cached gain
  Worth worth_ = 0;
};

}  // namespace detail

/// A player like RuleOfThumb that judges marks without looking ahead: fast enough for the rollouts of a search.
/// Precondition: the gang is to move.
struct QuickRuleOfThumb {
  /// The same player for one playout, in which it remembers what it has computed.
  class InPlayout {
   public:
    template <class G, BitSource Source>
    [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& source) noexcept {
      if (state.phase != Phase::dice && state.phase != Phase::symbol) return RuleOfThumb{}(game, state, source);
      std::optional<detail::QuickMoveWorth> sight;
      return most_appealing(game, state, source, [&](const Move& move) {
        if (!sight) sight.emplace(game.layout(), state, needs_);
        return static_cast<std::int32_t>(sight->of(move));
      });
    }

   private:
    detail::RememberedNeeds needs_;
  };

  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& source) const noexcept {
    return InPlayout{}(game, state, source);
  }
  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const View& view, Source& source) const noexcept {
    return (*this)(game, view.state, source);
  }
};

}  // namespace regelwerk::clou
