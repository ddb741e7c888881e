#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/players/prospects.hpp>
#include <regelwerk/clou/players/remembered_prospects.hpp>
#include <regelwerk/clou/players/sheet_prospects.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/hidden/draw.hpp>

namespace regelwerk::clou {

/// CL-66. How many uses of symbols a player looks ahead: the maximum number of waiting symbols. Symbols that are fired
/// on the way can make a chain longer, but in 200,000 decisions no chain had more than six uses. Symbols that still
/// wait at the end do not count. The search is recursive; each use takes several kilobytes of stack.
inline constexpr int symbols_foreseen = static_cast<int>(max_waiting);

namespace detail {

/// Computes the worth of the position after a move, once the fired symbols have been used in the best way.
template <class G>
class LookAhead {
 public:
  constexpr explicit LookAhead(const G& game) noexcept : game_(game), prospects_(game.layout()) {}

  /// The worth of a move with up to `plies` uses of symbols after it. Of several orders of use with the same result it
  /// tries one: symbols are used in canonical order, except after a use that opened something.
  [[nodiscard]] constexpr Worth after(const State& state, const Move& move, int plies) noexcept {
    const State next = game_.play(state, move);
    const bool goes_on = next.phase == Phase::symbol && next.campaign.heists == state.campaign.heists;
    if (!goes_on || plies == 0) return prospects_.worth(next);
    const bool crosses = move.kind() == MoveKind::cross;
    return best(next, crosses && !opens_something(state, next) ? move.fired().order() : 0, plies - 1);
  }

 private:
  [[nodiscard]] constexpr Worth best(const State& state, int from, int plies) noexcept {
    Worth best = (std::numeric_limits<Worth>::min)();
    game_.for_each_move(state, [&](const Move& move) {
      if (move.kind() == MoveKind::cross && move.fired().order() < from) return;
      best = greater(best, after(state, move, plies));
    });
    return best;
  }

  /// True if a use made other uses possible: it fired a symbol, or a demand became workable.
  [[nodiscard]] constexpr bool opens_something(const State& before, const State& after) const noexcept {
    const PlanLayout& plan = plan_of(game_.layout(), before);
    return after.waiting.size() >= before.waiting.size() ||
           (workable_demands(plan, after) & ~workable_demands(plan, before)) != 0;
  }

  const G& game_;
  RememberedProspects prospects_;
};

/// CK-6. By thief, how much it is preferred for a gang: Janet most, then Trixie, Matt and Bruce.
inline constexpr std::array<int, thief_count> liking{1, 3, 2, 0};

[[nodiscard]] constexpr int liking_of(ThiefSet gang) noexcept {
  int sum = 0;
  gang.for_each([&](Thief thief) { sum += liking[static_cast<std::size_t>(thief)]; });
  return sum;
}

/// CK-12, CK-25. True for the best use of wages: tickets before the concert, whose way in is long; otherwise saving,
/// since other boxes cost more points than they gain.
[[nodiscard]] constexpr bool is_bargain(const Layout& layout, const State& state, const Move& move) noexcept {
  if (!plan_of(layout, state).concert.is_concert) return move == saved();
  const int tickets = layout.campaign.preparation_items[static_cast<std::size_t>(Preparation::tickets)];
  return move == bought(Target::item(tickets));
}

}  // namespace detail

/// How much the rules of thumb prefer each move of one position. Values of different positions cannot be compared. What
/// it computes for one move is cached for the others.
template <class G>
class Appeal {
 public:
  /// Precondition: the gang is to move; `game` and `state` outlive this object.
  constexpr Appeal(const G& game, const State& state) noexcept : game_(game), state_(state) {
    if (looks_ahead()) look_ahead_.emplace(game);
    if (state.phase == Phase::leave) stays_ = Prospects{game.layout(), state}.wants_to_stay();
  }

  /// Precondition: the move is legal.
  [[nodiscard]] constexpr Worth operator()(const Move& move) noexcept {
    const Layout& layout = game_.layout();
    switch (state_.phase) {
      case Phase::leave:
        return stays_ == (move == stayed()) ? 1 : 0;
      case Phase::driver:
        return move == driven_by(best_driver(layout, state_.gang)) ? 1 : 0;
      case Phase::gift:
        return move == given(Target::item(0)) ? 1 : 0;
      case Phase::gang:
        return detail::liking_of(ThiefSet{static_cast<unsigned>(move.number())});
      case Phase::wages:
        return detail::is_bargain(layout, state_, move) ? 2 : move == saved() ? 1 : 0;
      default:
        return look_ahead_->after(state_, move, symbols_foreseen);
    }
  }

 private:
  [[nodiscard]] constexpr bool looks_ahead() const noexcept {
    return state_.phase == Phase::scout || state_.phase == Phase::pimp || state_.phase == Phase::symbol ||
           state_.phase == Phase::dice;
  }

  const G& game_;
  const State& state_;
  bool stays_ = false;
  std::optional<detail::LookAhead<G>> look_ahead_;
};

namespace detail {

/// Finds marks that need no evaluation, because an earlier and cheaper mark leads to the same position with more in the
/// hand.
class CheapestMarks {
 public:
  /// True if an earlier call had a mark with the same number on the same target that leaves at least as much in the
  /// hand. Call it for all moves in their order.
  [[nodiscard]] constexpr bool met_cheaper(const Move& move) noexcept {
    if (move.kind() != MoveKind::mark) return false;
    const std::uint32_t base = Move::base(move.thief(), move.target());
    if (base != base_) costs_.fill(dearest);
    base_ = base;
    const Worth cost = hand_worth(move.how());
    Worth& least = costs_[static_cast<std::size_t>(move.number())];
    if (cost >= least) return true;
    least = cost;
    return false;
  }

 private:
  static constexpr Worth dearest = (std::numeric_limits<Worth>::max)();

  std::uint32_t base_ = Move::base({}, Target::nothing());
  std::array<Worth, highest_number + 1> costs_{};
};

}  // namespace detail

/// A player that follows rules of thumb: it looks ahead until the fired symbols are used up and chooses the move with
/// the highest worth. In a tie it chooses the first, which gains more than a random choice. Clou hides nothing, so it
/// plays as well from a view as from a state. Precondition: the gang is to move.
struct RuleOfThumb {
  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& /*source*/) const noexcept {
    Appeal<G> appeal{game, state};
    Move chosen;
    Worth highest = (std::numeric_limits<Worth>::min)();
    detail::CheapestMarks marks;
    game.for_each_move(state, [&](const Move& move) {
      if (marks.met_cheaper(move)) return;
      const Worth worth = appeal(move);
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

  /// How much it prefers a move. To compare all moves of a position, use Appeal, which is faster.
  template <class G>
  [[nodiscard]] static constexpr Worth appeal(const G& game, const State& state, const Move& move) noexcept {
    return Appeal<G>{game, state}(move);
  }
};

}  // namespace regelwerk::clou
