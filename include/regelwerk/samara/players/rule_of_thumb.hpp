#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/most_appealing.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/law/legal.hpp>
#include <regelwerk/samara/law/months.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/view/view.hpp>

// A heuristic player that does not look beyond its own action; an optional header.

namespace regelwerk::samara {

/// The weights of RuleOfThumb, in 60ths of a prestige.
struct Weights {
  std::int32_t prestige = 60;  ///< the scale: one prestige, which decides the game (SM-44)
  std::int32_t worker = 8;     ///< a month of a worker's time, the cost of every action (SM-15)
  std::int32_t strength = 15;  ///< a month of a figure's time: a strong worker can use its time better
  std::int32_t opens = 84;  ///< a tool that is the last one missing for a tile, for each prestige of the tile, divided
                            ///< by the number of seats, since rivals can build the tile as well
  std::int32_t another = 24;   ///< like opens, if the tile then needs one more tool
  std::int32_t distant = 12;   ///< like opens, if the tile then needs more than one
  std::int32_t child = 324;    ///< one more worker, while all tiles are left (SM-18)
  std::int32_t together = 20;  ///< a vacation, which gathers workers to reach the high rows
  /// The effect of a tile on its builder or the other seats (SM-27 to SM-41); for a permanent effect the value while
  /// all tiles are left.
  std::array<std::int32_t, effect_count> effects{0, -160, -100, -60, -240, 60, 200, 180, 140, 120, -180, -10, 40, 300};
};

namespace detail {

/// Scores the moves of a seat from the public table, which does not show the choices of other seats for the Barracks
/// (SM-32).
class MoveScorer {
 public:
  constexpr MoveScorer(const Layout& layout, const Options& options, const Table& table,
                       const Weights& weights) noexcept
      : layout_(layout), table_(table), weights_(weights) {
    if (table.phase != Phase::action) return;
    if (options.last_half_year > 0) {
      months_left_ = table.months + months_per_board * (options.last_half_year - 1 - table.boards);
    }
    crew_.emplace(table.calendar, false);
    look_at_tiles();
  }

  [[nodiscard]] constexpr std::int32_t operator()(const Move& move) noexcept {
    switch (move.kind) {
      case MoveKind::take: {
        const int months = months_of(move.space());
        return later(months, opens_[family(move.tool())]) - price(months, move.helpers);
      }
      case MoveKind::build:
        return build_score(layout_.facts(table_.plot(move.space()).tile())) -
               price(months_of(move.space()), move.helpers);
      case MoveKind::raise: {
        const int months = month_of_birth(layout_, table_, table_.turn);
        return lasting(months, weights_.child) - price(months, {});
      }
      case MoveKind::vacation: {
        const int months = *month_of_vacation(table_.calendar);
        return later(months, weights_.together) - price(months, {});
      }
      case MoveKind::lose:
      case MoveKind::give:
        return -used_for(move.tool());
      case MoveKind::step:
        return 0;
      default:
        return choice_score(move.kind, table_.calendar[*table_.calendar.find(move.spot())]);
    }
  }

 private:
  /// The family of a tool: saws, trowels or glass tools (SM-21).
  [[nodiscard]] static constexpr std::size_t family(Tool tool) noexcept {
    return tool == Tool::saw ? 0 : tool < Tool::glass_a ? 1 : 2;
  }
  [[nodiscard]] constexpr Kit own_kit() const noexcept {
    return kit_of(table_.tools_of(table_.turn), has_permanent(layout_, table_, table_.turn, Effect::university));
  }

  /// SM-19. Counts the tiles left and the tiles that one more tool of each family would open.
  constexpr void look_at_tiles() noexcept {
    const Kit own = own_kit();
    for (const Plot plot : table_.board.plots()) {
      if (plot.none()) continue;
      ++tiles_left_;
      const Kit missing = kit_needed(layout_, plot).without(own);
      const int tools = missing.sum();
      if (tools == 0) continue;
      const std::int32_t value = layout_.facts(plot.tile()).prestige * (tools == 1   ? weights_.opens
                                                                        : tools == 2 ? weights_.another
                                                                                     : weights_.distant);
      const std::array<int, 3> families{missing.saws(), missing.trowels(), missing.glass()};
      for (std::size_t i = 0; i < families.size(); ++i) opens_[i] += families[i] + missing.all() > 0 ? value : 0;
    }
    for (std::int32_t& value : opens_) value /= layout_.seats;
  }

  /// The month that an action on this space reaches. Actions on one space follow one another, so the last result is
  /// cached.
  [[nodiscard]] constexpr int months_of(Space space) noexcept {
    if (space != space_) months_ = month_reached(layout_, table_, table_.turn, layout_.column(space));
    space_ = space;
    return months_;
  }
  /// SM-47. The value of an effect that takes place after `months`; 0 if the game is over by then.
  [[nodiscard]] constexpr std::int32_t later(int months, std::int32_t value) const noexcept {
    return months < months_left_ ? value : 0;
  }
  /// `value` scaled to the length of the rest of the game: full while all tiles are left, each of which takes about a
  /// month.
  [[nodiscard]] constexpr std::int32_t lasting(int months, std::int32_t value) const noexcept {
    return value * lesser(tiles_left_, greater(months_left_ - months, 0)) / space_count;
  }
  /// SM-14. The cost of occupying the active worker and its helpers for `months`.
  [[nodiscard]] constexpr std::int32_t price(int months, Helpers helpers) const noexcept {
    return lesser(months, months_left_) *
           (weights_.worker * (1 + helpers.size()) + weights_.strength * crew_->strength(helpers));
  }

  /// SM-25. The value of a tile: its prestige and its effect for the rest of the game.
  [[nodiscard]] constexpr std::int32_t build_score(const TileFacts& tile) const noexcept {
    const std::int32_t effect = weights_.effects[static_cast<std::size_t>(tile.effect)];
    return weights_.prestige * tile.prestige + (special(tile.effect).permanent ? lasting(0, effect) : effect);
  }

  /// SM-27 to SM-32. The prestige of the tiles for which the seat has no spare tool of this family.
  [[nodiscard]] constexpr std::int32_t used_for(Tool tool) const noexcept {
    const Kit own = own_kit();
    std::int32_t sum = 0;
    for (const Plot plot : table_.board.plots()) {
      if (plot.none()) continue;
      const Kit needed = kit_needed(layout_, plot);
      const std::array<int, 3> more{needed.saws() - own.saws(), needed.trowels() - own.trowels(),
                                    needed.glass() - own.glass()};
      if (more[family(tool)] >= 0) sum += layout_.facts(plot.tile()).prestige;
    }
    return sum;
  }

  /// SM-34 to SM-40. The score of choosing a worker: gives up the weakest own worker, trains the strongest, and sends
  /// the strongest rivals to prison. In a tie it keeps the own worker that acts next, and sends away the rival that
  /// acts next.
  [[nodiscard]] constexpr std::int32_t choice_score(MoveKind kind, const Worker& worker) const noexcept {
    const std::int32_t strength = max_months * worker.figures.strength();
    if (kind == MoveKind::hurt) return worker.month + (worker.figures.strength() > 1 ? max_months : 0);
    return kind == MoveKind::bury ? worker.month - strength : strength - worker.month;
  }

  static constexpr int no_end = 255;

  const Layout& layout_;
  const Table& table_;
  const Weights& weights_;
  std::optional<Crew> crew_;  ///< in an action
  int months_left_ = no_end;
  int tiles_left_ = 0;
  std::array<std::int32_t, 3> opens_{};  ///< by family
  std::optional<Space> space_;           ///< of the cached months
  int months_ = 0;
};

}  // namespace detail

/// A simple player: builds the tiles with the most prestige for its workers' time, takes the tools that open most
/// tiles, and raises workers early. It reads only the public table, so a State and the View of the seat to move give
/// the same move. Precondition: a seat is to move; with a View, its viewer.
struct RuleOfThumb {
  Weights weights{};  ///< the importance of each aim

  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const View& view, Source& source) const noexcept {
    return choose(game, view, source);
  }
  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& source) const noexcept {
    return choose(game, state, source);
  }

 private:
  [[nodiscard]] constexpr Move choose(const auto& game, const auto& position, auto& source) const noexcept {
    std::optional<detail::MoveScorer> scorer;
    return most_appealing(game, position, source, [&](const Move& move) {
      if (!scorer) scorer.emplace(game.layout(), game.options(), position.table, weights);
      return (*scorer)(move);
    });
  }
};

}  // namespace regelwerk::samara
