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
    if (state.phase == Phase::leave) {
      const bool stays = ClouSense{game_.layout(), state}.wants_to_stay();
      return stays ? regelwerk::clou::stayed() : regelwerk::clou::ran();
    }
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

  /// The move with the best worth, after the fired symbols have been used as well as can be. Of orders that come to the
  /// same only one is looked at: `from` is the place of the last symbol used among all, and those before it are left.
  [[nodiscard]] Choice best(const State& state, int from = 0) const {
    using regelwerk::clou::MoveKind;
    Choice best;
    bool any = false;
    game_.for_each_move(state, [&](const Move& move) {
      const bool crosses = move.kind() == MoveKind::cross;
      if (crosses && move.fired().order() < from) return;
      const State after = game_.play(state, move);
      const bool goes_on =
          after.phase == regelwerk::clou::Phase::symbol && after.campaign.heists == state.campaign.heists;
      const int next = crosses && !opens_something(state, after) ? move.fired().order() : 0;
      const double found = goes_on ? this->best(after, next).worth : worth(after);
      if (!any || found > best.worth) best = {move, found};
      any = true;
    });
    return best;
  }

  /// True if the use of a symbol made room for others: it fired another, or something can be crossed that could not.
  [[nodiscard]] bool opens_something(const State& before, const State& after) const {
    const auto& plan = plan_of(game_.layout(), before);
    return after.waiting.size() >= before.waiting.size() ||
           (workable_demands(plan, after) & ~workable_demands(plan, before)) != 0;
  }

  [[nodiscard]] Move driver(const State& state) const {
    auto best = state.gang.first();
    state.gang.for_each([&](regelwerk::clou::Thief thief) {
      if (game_.layout().sheet(thief).escape_value < game_.layout().sheet(best).escape_value) best = thief;
    });
    return regelwerk::clou::driven_by(best);
  }

  /// Between heists: the first tool as a gift, and the thieves that it plays best.
  [[nodiscard]] Move by_taste(const State& state) const {
    using regelwerk::clou::Target;
    using regelwerk::clou::ThiefSet;
    // By thief: Janet is taken first, then Trixie, Matt and Bruce.
    constexpr std::array<int, regelwerk::clou::thief_count> liking{1, 3, 2, 0};
    if (state.phase == regelwerk::clou::Phase::gift) return regelwerk::clou::given(Target::item(0));
    if (state.phase == regelwerk::clou::Phase::wages) return shopping(state);
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

  /// Tickets for the concert, whose way in is long; other boxes cost more points than they bring.
  [[nodiscard]] Move shopping(const State& state) const {
    using regelwerk::clou::Preparation;
    const auto& items = game_.layout().campaign.preparation_items;
    const std::size_t item = items[static_cast<std::size_t>(Preparation::tickets)];
    const Move tickets = regelwerk::clou::bought(regelwerk::clou::Target::item(static_cast<int>(item)));
    const bool is_concert = plan_of(game_.layout(), state).concert.is_concert;
    const bool buys = is_concert && !is_available(game_.layout(), state, item) && !game_.why_not(state, tickets);
    return buys ? tickets : regelwerk::clou::saved();
  }

  const G& game_;
};

}  // namespace play
