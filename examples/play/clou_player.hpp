#pragma once
#include <algorithm>
#include <array>
#include <cstddef>

#include <regelwerk/clou.hpp>

#include "clou_sense.hpp"

namespace play {

/// A player that follows rules of thumb: it looks as far as the fired symbols go and takes what its sense likes best.
template <class G>
class ClouPlayer {
 public:
  using Move = regelwerk::clou::Move;
  using State = regelwerk::clou::State;

  explicit ClouPlayer(const G& game) : game_(game) {}

  /// Precondition: the gang is to move.
  [[nodiscard]] Move choose(const State& state) const {
    using regelwerk::clou::Phase;
    if (state.phase == Phase::leave) return wants_to_stay(state) ? regelwerk::clou::stayed() : regelwerk::clou::ran();
    if (state.phase == Phase::driver) return driver(state);
    if (state.phase == Phase::gift || state.phase == Phase::gang || state.phase == Phase::wages) return by_taste(state);
    return best(state).move;
  }

 private:
  struct Choice {
    Move move;
    double worth = 0;
  };

  [[nodiscard]] double worth(const State& state) const { return ClouSense{game_.layout(), state}.worth(); }

  /// The move with the best worth, after the fired symbols have been used as well as can be.
  [[nodiscard]] Choice best(const State& state) const {
    Choice best;
    bool any = false;
    game_.for_each_move(state, [&](const Move& move) {
      const State after = game_.play(state, move);
      const bool goes_on =
          after.phase == regelwerk::clou::Phase::symbol && after.campaign.heists == state.campaign.heists;
      const double found = goes_on ? this->best(after).worth : worth(after);
      if (!any || found > best.worth) best = {move, found};
      any = true;
    });
    return best;
  }

  /// The last round before time is out ends in an escape; and a die of every thief may stay unused in a round.
  [[nodiscard]] bool wants_to_stay(const State& state) const {
    const auto& plan = plan_of(game_.layout(), state);
    const int rounds = plan.time - state.plan.time;
    const int traces = plan.traces - state.plan.traces;
    const bool finale = escapes_at_finale(plan, state);
    if (rounds <= 1 && !finale) return false;
    return traces > state.gang.size();
  }

  [[nodiscard]] Move driver(const State& state) const {
    auto best = state.gang.first();
    state.gang.for_each([&](regelwerk::clou::Thief thief) {
      if (game_.layout().sheet(thief).escape_value < game_.layout().sheet(best).escape_value) best = thief;
    });
    return regelwerk::clou::driven_by(best);
  }

  /// Between heists: the first tool as a gift, the thieves that it plays best, and no purchases, since points are what
  /// counts in the end.
  [[nodiscard]] Move by_taste(const State& state) const {
    using regelwerk::clou::Target;
    using regelwerk::clou::ThiefSet;
    // By thief: Janet is taken first, then Trixie, Matt and Bruce.
    constexpr std::array<int, regelwerk::clou::thief_count> liking{1, 3, 2, 0};
    if (state.phase == regelwerk::clou::Phase::gift) return regelwerk::clou::given(Target::item(0));
    if (state.phase == regelwerk::clou::Phase::wages) return regelwerk::clou::saved();
    Move best;
    int most = -1;
    game_.for_each_move(state, [&](const Move& move) {
      int sum = 0;
      ThiefSet{static_cast<unsigned>(move.number())}.for_each(
          [&](regelwerk::clou::Thief thief) { sum += liking[static_cast<std::size_t>(thief)]; });
      if (sum > most) best = move;
      most = std::max(most, sum);
    });
    return best;
  }

  const G& game_;
};

}  // namespace play
