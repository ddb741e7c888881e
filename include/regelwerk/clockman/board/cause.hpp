#pragma once
#include <cstdint>

#include <regelwerk/clockman/board/cause_kinds.hpp>
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/legal.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/law/trade/trade.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

namespace detail {

[[nodiscard]] constexpr Symbols own_symbols(const State& state) noexcept { return state.hand(seat_at(state.table)); }
[[nodiscard]] constexpr Symbols own_symbols(const View& view) noexcept { return view.symbols; }

/// Finds the thing on the table that a rule refers to when it refuses a move.
template <class Setup, class Position>
class Causes {
 public:
  constexpr Causes(const Setup& setup, const Position& position, const Move& move) noexcept
      : setup_(setup), position_(position), table_(position.table), move_(move) {}

  [[nodiscard]] constexpr Cause of(Rule rule) const noexcept {
    if (table_.phase == Phase::over) return of_seat(table_.turn);
    if (!is_well_formed(move_) || !is_asked_for()) return {};
    switch (rule) {
      case Rule::must_move:
        return move_.kind == MoveKind::forfeit ? of_free_end() : Cause{};
      case Rule::payment:
        return move_.kind == MoveKind::pay_symbol ? of_pose(move_.pose) : of_card(card_free);
      case Rule::inward:
        return of_inward();
      case Rule::outward:
        return of_outward();
      case Rule::onto_straight:
        return of_straight();
      case Rule::last_blockade:
        return of_last_blockade();
      case Rule::into_centre:
        return move_.to.is_centre() ? of_number(1) : of_seat(table_.turn);
      case Rule::leaving_start:
        return of_free_end();
      case Rule::clockwise:
        return of_number(table_.roll);
      case Rule::card_barin:
        return of_bar();
      case Rule::three_cards:
        return of_number(cards_per_turn);
      case Rule::on_demand:
        return of_card(move_.kind == MoveKind::pay_card ? card_free : move_.card);
      case Rule::card_add:
        return of_card(move_.card);
      case Rule::straight_untouched:
        return of_seat(seat_on_straight());
      case Rule::card_stay:
      case Rule::card_guard:
      case Rule::card_veto:
        return of_card(card_of_window(table_.phase));
      case Rule::trade:
      case Rule::hoarding:
        return is_proposal() ? of_proposal() : Cause{};
      default:
        return of_choice();
    }
  }

 private:
  /// True if the position asks for moves of this kind; a window for a single card accepts any kind.
  [[nodiscard]] constexpr bool is_asked_for() const noexcept {
    switch (table_.phase) {
      case Phase::start_roll:
      case Phase::roll:
        return move_.kind == MoveKind::roll;
      case Phase::draw_symbol:
      case Phase::mix_draw:
        return move_.kind == MoveKind::symbol;
      case Phase::draw_event:
        return move_.kind == MoveKind::event;
      case Phase::before:
      case Phase::after:
        return move_.kind == MoveKind::play || is_proposal();
      case Phase::others:
        return move_.kind == MoveKind::play;
      case Phase::move:
        return MoveKind::go <= move_.kind && move_.kind <= MoveKind::forfeit;
      case Phase::rob:
        return move_.kind == MoveKind::rob;
      case Phase::drop:
        return move_.kind == MoveKind::drop;
      case Phase::lose:
        return move_.kind == MoveKind::lose;
      case Phase::mix:
        return move_.kind == MoveKind::mix;
      case Phase::grab:
        return move_.kind == MoveKind::grab;
      default:
        return card_of_window(table_.phase).is_kind();
    }
  }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }

  [[nodiscard]] static constexpr Cause of_value(CauseKind kind, int value) noexcept {
    return {kind, static_cast<std::uint16_t>(value)};
  }
  [[nodiscard]] static constexpr Cause of_field(Space field) noexcept {
    return field.valid() ? of_value(CauseKind::field, field.code()) : Cause{};
  }
  [[nodiscard]] static constexpr Cause of_number(int number) noexcept { return of_value(CauseKind::number, number); }
  [[nodiscard]] static constexpr Cause of_pose(Pose pose) noexcept {
    return static_cast<int>(pose) < poses ? of_value(CauseKind::symbol, static_cast<int>(pose)) : Cause{};
  }
  [[nodiscard]] static constexpr Cause of_digit(Digit digit) noexcept {
    return of_value(CauseKind::digit, static_cast<int>(digit));
  }
  [[nodiscard]] static constexpr Cause of_card(Card card) noexcept {
    return card.is_kind() ? of_value(CauseKind::card, card.kind()) : Cause{};
  }
  [[nodiscard]] constexpr Cause of_seat(Seat seat) const noexcept {
    return seat.index() < layout().seats ? of_value(CauseKind::seat, seat.index()) : Cause{};
  }

  /// CM-17, CM-23. A field that the figure can reach without paying.
  [[nodiscard]] constexpr Cause of_free_end() const noexcept {
    Cause first;
    const auto take_first = [&](const Move& legal) {
      first = of_field(legal.to);
      return false;
    };
    turn_of(setup_, position_).for_each_move(take_first);
    return first;
  }

  [[nodiscard]] constexpr bool reaches(const Ways& ways) const noexcept {
    return ends_of(layout(), ways, table_, table_.turn).reaches(move_.to);
  }
  [[nodiscard]] constexpr Ways open_ways() const noexcept {
    Ways ways = ways_of(setup_, table_, position_.events, own_symbols(position_), table_.turn);
    ways.outward = PassageSet::all();
    ways.straight = true;
    return ways;
  }
  /// The first passage that leads to the field as soon as it is open; if the way needs several, the first of those
  /// that every way needs; nothing if there is none.
  /// `reaches(passages)` tells whether the field is reached while these are open too.
  [[nodiscard]] static constexpr Cause first_passage(const auto& reaches) noexcept {
    for (int passage = 0; passage < passages; ++passage) {
      if (reaches(PassageSet::only(passage))) return of_field(Space::passage(passage));
    }
    for (int passage = 0; passage < passages; ++passage) {
      if (!reaches(PassageSet::all() - PassageSet::only(passage))) return of_field(Space::passage(passage));
    }
    return {};
  }

  /// CM-13. The symbol card that a blockade requires, or the closed passage on the way.
  [[nodiscard]] constexpr Cause of_inward() const noexcept {
    Ways ways = open_ways();
    if (move_.to.is_passage() && reaches(ways)) return of_pose(clockman::pose_of(layout(), move_.to.number()));
    const PassageSet open = ways.passable;
    return first_passage([&](PassageSet more) {
      ways.passable = open | more;
      return reaches(ways);
    });
  }
  /// CM-15. The passage that is closed outward.
  [[nodiscard]] constexpr Cause of_outward() const noexcept {
    Ways ways = open_ways();
    const PassageSet open = open_outward(setup_, table_, table_.turn);
    return first_passage([&](PassageSet more) {
      ways.outward = open | more;
      return reaches(ways);
    });
  }
  /// CM-20. The seat whose figure cannot leave its straight, the steps to a field of the straight that the roll does
  /// not hit, or the symbol card that the blockade asks for.
  [[nodiscard]] constexpr Cause of_last_blockade() const noexcept {
    const Space figure = table_.figure(table_.turn);
    if (figure.is_straight() && !move_.to.is_centre()) {
      const int steps = move_.to.is_straight() ? move_.to.number() - figure.number() : 0;
      if (steps <= 0) return of_seat(table_.turn);
      if (steps != table_.roll) return of_number(steps);
    }
    return of_pose(last_pose_of(layout(), table_.turn));
  }
  /// CM-18. The symbol card for the last blockade, or a digit that the date lacks.
  [[nodiscard]] constexpr Cause of_straight() const noexcept {
    const Pose last = last_pose_of(layout(), table_.turn);
    if (!own_symbols(position_).contains(last)) return of_pose(last);
    for (const Digit digit : all_digits) {
      if (needs(layout().quota, table_.of(table_.turn).date, digit)) return of_digit(digit);
    }
    return {};
  }
  /// CM-64. The open card that bars the way inward.
  [[nodiscard]] constexpr Cause of_bar() const noexcept {
    for (int kind = first_open; kind < first_peace; ++kind) {
      if (position_.events.any_open(layout().deck.of(Card{kind}), table_.turn)) {
        return of_card(Card{kind});
      }
    }
    return {};
  }

  /// CM-46. The seat that is on its straight: the other seat if the card names it and its figure is there, else the
  /// deciding seat.
  [[nodiscard]] constexpr Seat seat_on_straight() const noexcept {
    const bool names_other = move_.kind != MoveKind::play || move_.card == card_swap;
    return names_other && table_.figure(move_.seat).is_straight() ? move_.seat : seat_at(table_);
  }

  /// CM-77. True for an offer or a circle.
  [[nodiscard]] constexpr bool is_proposal() const noexcept {
    return move_.kind == MoveKind::offer || move_.kind == MoveKind::circle;
  }
  /// CM-72, CM-77. The maximum number of proposals in a turn, a seat that cannot trade or has no room, or a digit that
  /// a giver lacks.
  [[nodiscard]] constexpr Cause of_proposal() const noexcept {
    const Proposal proposal = proposal_of(move_);
    if (table_.proposals.made() >= setup_.options().trade_offers) return of_number(setup_.options().trade_offers);
    if (table_.figure(table_.turn).is_straight()) return of_seat(table_.turn);
    if (!setup_.options().trade || !proposal.fits(table_.turn, layout().seats)) return {};
    Cause cause;
    proposal.for_each_gift(table_.turn, [&](Seat from, Seat /*to*/, Bundle bundle) {
      if (cause.kind == CauseKind::none) cause = of_giver(from, bundle);
    });
    if (cause.kind != CauseKind::none || table_.proposals.is_declined(proposal)) return cause;
    proposal.for_each_gift(table_.turn, [&](Seat /*from*/, Seat to, Bundle bundle) {
      if (cause.kind == CauseKind::none && !has_room(proposal, to, bundle)) cause = of_seat(to);
    });
    return cause;
  }
  [[nodiscard]] constexpr Cause of_giver(Seat from, Bundle bundle) const noexcept {
    if (table_.figure(from).is_straight()) return of_seat(from);
    const DigitCounts held = table_.of(from).all();
    for (const Digit digit : all_digits) {
      if (held.count(digit) < bundle.count(digit)) return of_digit(digit);
    }
    return {};
  }
  [[nodiscard]] constexpr bool has_room(Proposal proposal, Seat seat, Bundle received) const noexcept {
    Bundle given;
    proposal.for_each_gift(table_.turn, [&](Seat from, Seat /*to*/, Bundle bundle) {
      if (from == seat) given = bundle;
    });
    return fits_after(layout(), table_.of(seat).all(), given, received);
  }

  /// The thing that the move chooses, if the position asks for a choice.
  [[nodiscard]] constexpr Cause of_choice() const noexcept {
    switch (move_.kind) {
      case MoveKind::roll:
        return table_.phase == Phase::roll || table_.phase == Phase::start_roll ? of_number(move_.number) : Cause{};
      case MoveKind::symbol:
      case MoveKind::lose:
        return of_pose(move_.pose);
      case MoveKind::event:
        return of_card(move_.card);
      case MoveKind::play:
        return move_.card == card_swap ? of_seat(move_.seat) : of_card(move_.card);
      case MoveKind::rob:
      case MoveKind::drop:
        return of_digit(move_.digit);
      case MoveKind::mix:
        return own_symbols_hold(move_.pose) ? of_seat(move_.seat) : of_pose(move_.pose);
      case MoveKind::grab:
        return move_.seat == table_.turn ? of_seat(move_.seat) : of_digit(move_.digit);
      default:
        return {};
    }
  }
  [[nodiscard]] constexpr bool own_symbols_hold(Pose pose) const noexcept {
    return static_cast<int>(pose) < poses && own_symbols(position_).contains(pose);
  }

  const Setup& setup_;
  const Position& position_;
  const Table& table_;
  Move move_;
};

}  // namespace detail

/// The thing on the table that `rule` refers to. Precondition: why_not refuses `move` by this rule.
[[nodiscard]] constexpr Cause cause_of(const auto& setup, const auto& position, const Move& move, Rule rule) noexcept {
  if constexpr (requires { position.viewer; }) {
    const Actor actor = actor_of(position.table);
    if (actor.is_seat() && !position.viewer.is(actor.seat())) {
      return {CauseKind::seat, static_cast<std::uint16_t>(actor.seat().index())};
    }
  }
  return detail::Causes{setup, position, move}.of(rule);
}

}  // namespace regelwerk::clockman
