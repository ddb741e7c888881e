#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/refusal.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/seven.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view.hpp>
#include <regelwerk/tock/walk.hpp>

namespace regelwerk::tock {

/// What the legal moves of a seat depend on: the table and its own hand. A State and a View both give one, so both
/// get their answers from the same rules.
template <class Setup>
class Turn {
 public:
  constexpr Turn(const Setup& setup, const Table& table, Cards hand) noexcept
      : setup_(setup),
        table_(table),
        hand_(hand),
        colour_(table.phase == Phase::step ? table.colour : colour_played(setup.layout(), table, table.turn)),
        walls_(setup.layout(), setup.options().own_start, table.guarded, colour_) {}

  /// TK-11 to TK-14, TK-26. Visits all legal moves in the order of their codes; false if the visitor stopped.
  template <class Visitor>
  constexpr bool for_each_move(Visitor& visitor) const noexcept {
    switch (table_.phase) {
      case Phase::exchange:
        return for_each_rank(given, visitor);
      case Phase::step:
        return for_each_step(table_.steps_left, stepped, visitor);
      case Phase::play:
        break;
      default:
        return true;
    }
    if (table_.ban) return for_each_rank(discarded, visitor);
    bool any = false;
    const bool finished = for_each_play([&](Move move) {
      any = true;
      return visit(visitor, move);
    });
    return any ? finished : for_each_rank(discarded, visitor);
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    switch (table_.phase) {
      case Phase::exchange:
        return move.kind == MoveKind::give && holds(move.rank) && move == given(move.rank) ? none() : Rule::exchange;
      case Phase::step:
        if (move.kind != MoveKind::step || move.rank != Rank::seven) return Rule::seven_all_steps;
        if (is_foreign(layout(), table_, colour_, move.from)) return Rule::plays_for_partner;
        return why_not_seven_step(move, table_.steps_left);
      case Phase::play:
        return why_not_play(move);
      case Phase::over:
        return layout().teams ? Rule::team_wins : Rule::seat_wins;
      default:
        return Rule::deal;
    }
  }

 private:
  static constexpr std::optional<Rule> none() noexcept { return std::nullopt; }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr OwnStart own_start() const noexcept { return setup_.options().own_start; }
  [[nodiscard]] constexpr const Marbles& marbles() const noexcept { return table_.of(colour_); }
  [[nodiscard]] constexpr SevenBoard seven_board() const noexcept { return {colour_, marbles(), table_.guarded}; }
  [[nodiscard]] constexpr bool holds(Rank rank) const noexcept {
    return static_cast<int>(rank) < ranks && hand_.contains(rank);
  }
  [[nodiscard]] constexpr Reach reach(Place at) const noexcept {
    return reach_of(layout(), walls_, marbles(), colour_, at);
  }

  /// TK-24. A marble can be brought in.
  [[nodiscard]] constexpr bool can_enter() const noexcept {
    return marbles().any_in_area() && !table_.guarded.contains(colour_);
  }

  /// TK-16, TK-32. A marble of `colour` on ring field `at` may be swapped.
  [[nodiscard]] constexpr bool can_be_swapped(Seat colour, Place at) const noexcept {
    return at.is_ring() && !(table_.guarded.contains(colour) && at == Place::ring(start_of(layout(), colour)));
  }
  [[nodiscard]] constexpr bool any_can_be_swapped(Place at) const noexcept {
    for (int seat = 0; seat < layout().seats; ++seat) {
      if (table_.of(Seat{seat}).stands_on(at) && can_be_swapped(Seat{seat}, at)) return true;
    }
    return false;
  }

  template <class Make, class Visitor>
  constexpr bool for_each_rank(Make make, Visitor& visitor) const noexcept {
    for (const Rank rank : hand_.kinds_present()) {
      if (!visit(visitor, make(rank))) return false;
    }
    return true;
  }

  template <class Visitor>
  constexpr bool for_each_play(Visitor&& visitor) const noexcept {
    std::array<Reach, marbles_per_seat> in_play{};
    std::size_t count = 0;
    const int lane_free = lane_free_until(marbles(), -1);
    for (const Place at : marbles()) {
      if (at.is_area()) break;
      in_play[count++] =
          at.is_ring() ? reach_from_ring(layout(), walls_, lane_free, colour_, at) : reach_in_lane(marbles(), at);
    }
    for (const Rank rank : hand_.kinds_present()) {
      if (rank == Rank::seven && setup_.options().seven == Seven::split) {
        const auto make = [](Place from, Place to) { return walked(Rank::seven, from, to); };
        if (!for_each_step(steps_of_seven, make, visitor)) return false;
        continue;
      }
      const auto [enters, forward, backward] = card(rank);
      for (std::size_t i = 0; i < count; ++i) {
        const Reach& reach = in_play[i];
        const auto end_on = [&](Place to) { return visit(visitor, walked(rank, reach.at, to)); };
        const bool goes_on = forward > 0           ? for_each_forward(reach, forward, end_on)
                             : backward > 0        ? for_each_backward(reach, backward, end_on)
                             : rank == Rank::seven ? for_each_single_seven(reach, end_on)
                                                   : true;
        if (!goes_on) return false;
      }
    }
    return (!hand_.contains(Rank::jack) || for_each_swap(visitor)) && (!can_enter() || for_each_entering(visitor));
  }

  /// TK-20 to TK-23. The ends of one marble that many fields ahead.
  template <class EndOn>
  constexpr bool for_each_forward(const Reach& reach, int forward, const EndOn& end_on) const noexcept {
    return (!reach.along_ring(forward) || end_on(ring_ahead(layout().ring, reach.at.ring_field(), forward))) &&
           (!reach.into_lane(forward) || end_on(reach.lane_ahead(forward)));
  }

  /// TK-25.
  template <class EndOn>
  constexpr bool for_each_backward(const Reach& reach, int backward, const EndOn& end_on) const noexcept {
    return reach.backward < backward || end_on(ring_ahead(layout().ring, reach.at.ring_field(), -backward));
  }

  /// TK-30. Ring fields past field 0 come first, so that the ends ascend.
  template <class EndOn>
  constexpr bool for_each_single_seven(const Reach& reach, const EndOn& end_on) const noexcept {
    const int along = lesser(reach.forward, steps_of_seven);
    const int before_zero = reach.at.is_ring() ? lesser(along, layout().ring - 1 - reach.at.field()) : 0;
    for (int steps = before_zero + 1; steps <= along; ++steps) {
      if (!end_on(ring_ahead(layout().ring, reach.at.field(), steps))) return false;
    }
    for (int steps = 1; steps <= before_zero; ++steps) {
      if (!end_on(ring_ahead(layout().ring, reach.at.field(), steps))) return false;
    }
    for (int steps = 1; steps <= steps_of_seven; ++steps) {
      if (reach.into_lane(steps) && !end_on(reach.lane_ahead(steps))) return false;
    }
    return true;
  }

  /// TK-26, TK-27. The single steps of a 7 of which `steps` are left, this one included.
  template <class Make, class Visitor>
  constexpr bool for_each_step(int steps, Make make, Visitor& visitor) const noexcept {
    const SevenBoard board = seven_board();
    for (const Place at : board.marbles) {
      if (at.is_area()) break;
      const Reach from = reach(at);
      const bool finished = for_each_single_step(layout(), from, [&](Place to) {
        return !leaves_rest_possible(layout(), own_start(), board, from, to, steps - 1) || visit(visitor, make(at, to));
      });
      if (!finished) return false;
    }
    return true;
  }

  /// TK-32. Two own marbles are one pair.
  template <class Visitor>
  constexpr bool for_each_swap(Visitor& visitor) const noexcept {
    std::array<std::uint64_t, (max_seats * max_fields_per_section + 63) / 64> others{};
    for (int seat = 0; seat < layout().seats; ++seat) {
      for (const Place at : table_.of(Seat{seat})) {
        if (!can_be_swapped(Seat{seat}, at)) continue;
        others[static_cast<std::size_t>(at.field()) / 64] |= std::uint64_t{1} << (at.field() % 64);
      }
    }
    for (const Place own : marbles()) {
      if (!can_be_swapped(colour_, own)) continue;
      // Ascending, so a pair of own marbles was listed with its lower field first.
      others[static_cast<std::size_t>(own.field()) / 64] &= ~(std::uint64_t{1} << (own.field() % 64));
      for (std::size_t i = 0; i < others.size(); ++i) {
        for (std::uint64_t bits = others[i]; bits != 0; bits &= bits - 1) {
          const Place other = Place::ring(static_cast<int>(i) * 64 + std::countr_zero(bits));
          if (!visit(visitor, swapped(own, other))) return false;
        }
      }
    }
    return true;
  }

  /// TK-23, TK-24.
  template <class Visitor>
  constexpr bool for_each_entering(Visitor& visitor) const noexcept {
    for (const Rank rank : hand_.kinds_present()) {
      if (card(rank).enters && !visit(visitor, entered(rank))) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool any_play() const noexcept {
    return !for_each_play([](Move) { return false; });
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_play(Move move) const noexcept {
    if (move.kind == MoveKind::discard) return why_not_discard(move);
    if (table_.ban) return Rule::banned_discards;
    if (!holds(move.rank)) return Rule::must_play;
    if (is_foreign(layout(), table_, colour_, move.from)) return Rule::plays_for_partner;
    switch (move.kind) {
      case MoveKind::walk:
        return why_not_walk(move);
      case MoveKind::swap:
        return why_not_swap(move);
      case MoveKind::enter:
        return why_not_enter(move);
      default:
        return Rule::must_play;
    }
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_discard(Move move) const noexcept {
    if (!holds(move.rank) || move != discarded(move.rank)) {
      return table_.ban ? Rule::banned_discards : Rule::discard_if_stuck;
    }
    if (!table_.ban && any_play()) return Rule::must_play;
    return none();
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_enter(Move move) const noexcept {
    if (!card(move.rank).enters) return Rule::forward_cards;
    return can_enter() && move == entered(move.rank) ? none() : Rule::bringing_in;
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_swap(Move move) const noexcept {
    const auto [kind, rank, own, other] = move;
    if (rank != Rank::jack || !marbles().stands_on(own) || own == other || !own.is_ring() || !other.is_ring()) {
      return Rule::jack_swaps;
    }
    if (!can_be_swapped(colour_, own)) return Rule::protection;
    if (marbles().stands_on(other) && other < own) return Rule::jack_swaps;
    if (any_can_be_swapped(other)) return none();
    return is_guarded_start(layout(), table_, other) ? Rule::protection : Rule::jack_swaps;
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_walk(Move move) const noexcept {
    if (move.rank == Rank::jack) return Rule::jack_swaps;
    if (move.rank == Rank::seven && setup_.options().seven == Seven::split)
      return why_not_seven_step(move, steps_of_seven);
    if (move.from.is_area() || !marbles().stands_on(move.from)) return Rule::four_marbles;
    const Reach from = reach(move.from);
    if (move.rank == Rank::seven) {
      const int steps = steps_to(layout(), from, move.to);
      return 1 <= steps && steps <= steps_of_seven ? why_not_forward(from, move.to, steps) : Rule::seven_single;
    }
    const auto [enters, forward, backward] = card(move.rank);
    return backward > 0 ? why_not_backward(layout(), guards_only(), from, move.to, backward)
                        : why_not_forward(from, move.to, forward);
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_seven_step(Move move, int steps) const noexcept {
    if (move.from.is_area() || !marbles().stands_on(move.from)) return Rule::seven_one_colour;
    const Reach from = reach(move.from);
    if (const auto rule = why_not_forward(from, move.to, 1)) return rule;
    return leaves_rest_possible(layout(), own_start(), seven_board(), from, move.to, steps - 1) ? none()
                                                                                                : Rule::seven_all_steps;
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
  Walls walls_;
};

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const State& state) noexcept {
  return {setup, state.table, state.hand(state.table.turn)};
}

template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const View& view) noexcept {
  return {setup, view.table, view.hand};
}

}  // namespace regelwerk::tock
