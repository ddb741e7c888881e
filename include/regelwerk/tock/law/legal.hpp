#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/plays.hpp>
#include <regelwerk/tock/law/refusal.hpp>
#include <regelwerk/tock/law/seven.hpp>
#include <regelwerk/tock/law/swaps.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// The legal moves of a seat, from the public table and its own hand alone. A State and a View both provide these, so
/// the same rules apply to both.
template <class Setup>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Table& table, Cards hand) noexcept
      : setup_(setup),
        table_(table),
        hand_(hand),
        colour_(table.phase == Phase::step ? table.colour : colour_played(setup.layout(), table, table.turn)) {}

  /// TK-11 to TK-14, TK-26. Visits all legal moves in ascending order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    if (table_.phase == Phase::deal || table_.phase == Phase::over) return true;
    if (table_.phase == Phase::exchange) return for_each_rank(given, visitor);
    if (!table_.ban) {
      const Plays<Setup> plays = this->plays();
      if (plays.count() > 0) return plays.for_each(visitor);
    }
    return for_each_rank(discarded, visitor);
  }

  /// The number of moves that for_each_move visits.
  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    if (table_.phase == Phase::deal || table_.phase == Phase::over) return 0;
    std::uint32_t found = 0;
    const auto first = [&](std::uint32_t moves) {
      found = moves;
      return 0U;
    };
    static_cast<void>(pick(first));
    return found;
  }

  /// Calls `choose` with the number of legal moves and returns the move at the index that `choose` returns.
  /// Precondition: there is a legal move, and the index is below their number.
  [[nodiscard]] constexpr Move pick(auto& choose) const noexcept {
    const auto choose_of = [&](int count) { return static_cast<int>(choose(static_cast<std::uint32_t>(count))); };
    if (table_.phase != Phase::exchange && !table_.ban) {
      const Plays<Setup> plays = this->plays();
      if (const int count = plays.count(); count > 0) return plays.nth(choose_of(count));
    }
    const auto kinds = hand_.kinds_present();
    const Rank rank = kinds[choose_of(kinds.size())];
    return table_.phase == Phase::exchange ? given(rank) : discarded(rank);
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    switch (table_.phase) {
      case Phase::exchange:
        // TK-11
        return move.kind == MoveKind::give && holds(move.rank) && move == given(move.rank) ? none() : Rule::exchange;
      case Phase::step:
        if (move.kind != MoveKind::step || move.rank != Rank::seven) return Rule::seven_all_steps;  // TK-27
        if (is_partners(layout(), table_, colour_, move.from)) return Rule::seven_one_colour;       // TK-28
        if (is_foreign(layout(), table_, colour_, move.from)) return Rule::plays_for_partner;       // TK-15
        return why_not_seven_step(move, table_.steps_left);
      case Phase::play:
        return why_not_play(move);
      case Phase::over:
        return layout().teams ? Rule::team_wins : Rule::seat_wins;  // TK-35, TK-34
      default:
        return Rule::deal;  // TK-8
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr OwnStart own_start() const noexcept { return setup_.options().own_start; }
  [[nodiscard]] constexpr const Marbles& marbles() const noexcept { return table_.of(colour_); }
  [[nodiscard]] constexpr bool holds(Rank rank) const noexcept {
    return static_cast<int>(rank) < ranks && hand_.contains(rank);
  }
  [[nodiscard]] constexpr Plays<Setup> plays() const noexcept { return {setup_, table_, colour_, hand_}; }
  [[nodiscard]] constexpr Reach reach(Place at) const noexcept {
    const Walls walls{layout(), own_start(), table_.guarded, colour_};
    return reach_of(layout(), walls, marbles(), colour_, at);
  }

  constexpr bool for_each_rank(auto make, auto& visitor) const noexcept {
    for (const Rank rank : hand_.kinds_present()) {
      if (!visit(visitor, make(rank))) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_play(Move move) const noexcept {
    if (move.kind == MoveKind::discard) return why_not_discard(move);
    if (table_.ban) return Rule::banned_discards;                                          // TK-14
    if (!holds(move.rank)) return Rule::must_play;                                         // TK-12
    if (is_foreign(layout(), table_, colour_, move.from)) return Rule::plays_for_partner;  // TK-15
    switch (move.kind) {
      case MoveKind::walk:
        return why_not_walk(move);
      case MoveKind::swap:
        return why_not_swap(move);
      case MoveKind::enter:
        return why_not_enter(move);
      default:
        return Rule::must_play;  // TK-12
    }
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_discard(Move move) const noexcept {
    if (!table_.ban && plays().count() > 0) return Rule::must_play;  // TK-12
    if (holds(move.rank) && move == discarded(move.rank)) return none();
    return table_.ban ? Rule::banned_discards : Rule::discard_if_stuck;  // TK-14, TK-13
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_enter(Move move) const noexcept {
    if (!card(move.rank).enters) return Rule::forward_cards;                                       // TK-23
    return can_enter(table_, colour_) && move == entered(move.rank) ? none() : Rule::bringing_in;  // TK-24
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_swap(Move move) const noexcept {
    const auto [kind, rank, own, other] = move;
    if (rank != Rank::jack || !marbles().stands_on(own) || own == other || !own.is_ring() || !other.is_ring()) {
      return Rule::jack_swaps;  // TK-32
    }
    if (!can_be_swapped(layout(), table_, colour_, own)) return Rule::protection;  // TK-16
    if (marbles().stands_on(other) && other < own) return Rule::jack_swaps;        // TK-32
    if (any_can_be_swapped(layout(), table_, other)) return none();
    return is_guarded_start(layout(), table_, other) ? Rule::protection : Rule::jack_swaps;  // TK-16, TK-32
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_walk(Move move) const noexcept {
    if (move.rank == Rank::jack) return Rule::jack_swaps;  // TK-32
    if (move.rank == Rank::seven && setup_.options().seven == Seven::split)
      return why_not_seven_step(move, steps_of_seven);
    if (move.from.is_area() || !marbles().stands_on(move.from)) return Rule::four_marbles;  // TK-4
    const Reach from = reach(move.from);
    if (move.rank == Rank::seven) {
      const int steps = steps_to(layout(), from, move.to);
      // TK-30
      return 1 <= steps && steps <= steps_of_seven ? why_not_forward(from, move.to, steps) : Rule::seven_single;
    }
    const auto [enters, forward, backward] = card(move.rank);
    return backward > 0 ? why_not_backward(layout(), guards_only(), from, move.to, backward)
                        : why_not_forward(from, move.to, forward);
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_seven_step(Move move, int steps) const noexcept {
    if (move.from.is_area() || !marbles().stands_on(move.from)) return Rule::four_marbles;  // TK-4
    if (const auto rule = why_not_forward(reach(move.from), move.to, 1)) return rule;
    Walk walk{.in_lane = move.to.is_lane()};
    while (marbles()[walk.marble] != move.from) ++walk.marble;
    const SevenBoard board{colour_, marbles(), table_.guarded};
    // TK-27
    return leaves_rest_possible(layout(), own_start(), board, walk, steps - 1) ? none() : Rule::seven_all_steps;
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_forward(const Reach& from, Place to, int steps) const noexcept {
    return tock::why_not_forward(layout(), guards_only(), from, to, steps);
  }
  [[nodiscard]] constexpr Walls guards_only() const noexcept {
    return Walls{layout(), OwnStart::open, table_.guarded, colour_};
  }

  const Setup& setup_;
  const Table& table_;
  Cards hand_;
  Seat colour_;
};

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const State& state) noexcept {
  return {setup, state.table, state.hand(state.table.turn)};
}

}  // namespace regelwerk::tock
