#pragma once
#include <array>
#include <cstddef>
#include <limits>

#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/players/prospects.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/hidden/draw.hpp>

namespace regelwerk::clou {

/// CL-66. How many uses of symbols a player looks ahead: as many symbols as can wait at a time. Symbols that a use
/// fires can make a chain longer, but in 200,000 decisions none was longer than six; symbols that still wait at the end
/// are not counted. Every use takes some kilobytes of stack.
inline constexpr int symbols_foreseen = static_cast<int>(max_waiting);

namespace detail {

/// The values of moves in one game, after the fired symbols have been used in the best way.
template <class G>
class LookAhead {
 public:
  constexpr explicit LookAhead(const G& game) noexcept : game_(game) {}

  /// The value of a move with up to `plies` uses of symbols after it. Orders of use with the same result are searched
  /// once: symbols are used in canonical order, unless a use makes others possible.
  [[nodiscard]] constexpr Worth after(const State& state, const Move& move, int plies) const noexcept {
    const State next = game_.play(state, move);
    const bool goes_on = next.phase == Phase::symbol && next.campaign.heists == state.campaign.heists;
    if (!goes_on || plies == 0) return Prospects{game_.layout(), next}.worth();
    const bool crosses = move.kind() == MoveKind::cross;
    return best(next, crosses && !opens_something(state, next) ? move.fired().order() : 0, plies - 1);
  }

 private:
  [[nodiscard]] constexpr Worth best(const State& state, int from, int plies) const noexcept {
    Worth best = (std::numeric_limits<Worth>::min)();
    game_.for_each_move(state, [&](const Move& move) {
      if (move.kind() == MoveKind::cross && move.fired().order() < from) return;
      best = greater(best, after(state, move, plies));
    });
    return best;
  }

  /// True if a use made others possible: it fired a symbol, or a demand became workable.
  [[nodiscard]] constexpr bool opens_something(const State& before, const State& after) const noexcept {
    const PlanLayout& plan = plan_of(game_.layout(), before);
    return after.waiting.size() >= before.waiting.size() ||
           (workable_demands(plan, after) & ~workable_demands(plan, before)) != 0;
  }

  const G& game_;
};

/// CK-6. By thief: its preference in a gang. Janet is taken first, then Trixie, Matt and Bruce.
inline constexpr std::array<int, thief_count> liking{1, 3, 2, 0};

[[nodiscard]] constexpr int liking_of(ThiefSet gang) noexcept {
  int sum = 0;
  gang.for_each([&](Thief thief) { sum += liking[static_cast<std::size_t>(thief)]; });
  return sum;
}

/// CK-12, CK-25. True for tickets to the concert, which save a long way; other boxes cost more points than they bring.
[[nodiscard]] constexpr bool is_bargain(const Layout& layout, const State& state, const Move& move) noexcept {
  if (!plan_of(layout, state).concert.is_concert) return move == saved();
  const int tickets = layout.campaign.preparation_items[static_cast<std::size_t>(Preparation::tickets)];
  return move == bought(Target::item(tickets));
}

}  // namespace detail

/// A player that follows rules of thumb: it looks ahead as long as fired symbols follow, and takes the most promising
/// move, the first in a tie, which scores better than a random one. Clou hides nothing, so a view is as good as a
/// state. Precondition: the gang is to move.
struct RuleOfThumb {
  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& /*source*/) const noexcept {
    Move chosen;
    Worth highest = (std::numeric_limits<Worth>::min)();
    game.for_each_move(state, [&](const Move& move) {
      const Worth worth = appeal(game, state, move);
      if (worth <= highest) return;
      chosen = move;
      highest = worth;
    });
    return chosen;
  }
  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const View& view, Source& source) const noexcept {
    return (*this)(game, view.state, source);
  }

  /// How much the player likes a move, for comparison with the other moves of the same position.
  template <class G>
  [[nodiscard]] static constexpr Worth appeal(const G& game, const State& state, const Move& move) noexcept {
    const Layout& layout = game.layout();
    switch (state.phase) {
      case Phase::leave:
        return Prospects{layout, state}.wants_to_stay() == (move == stayed()) ? 1 : 0;
      case Phase::driver:
        return move == driven_by(best_driver(layout, state.gang)) ? 1 : 0;
      case Phase::gift:
        return move == given(Target::item(0)) ? 1 : 0;
      case Phase::gang:
        return detail::liking_of(ThiefSet{static_cast<unsigned>(move.number())});
      case Phase::wages:
        return detail::is_bargain(layout, state, move) ? 2 : move == saved() ? 1 : 0;
      default:
        return detail::LookAhead<G>{game}.after(state, move, symbols_foreseen);
    }
  }
};

}  // namespace regelwerk::clou
