#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// The members of the values of Clockman, and the words of their leaves (core/description/member.hpp,
// core/description/spelling.hpp).

namespace regelwerk::clockman {

[[nodiscard]] constexpr std::string_view word(Rule rule) noexcept { return info(rule).id; }
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Rule> /*type*/) noexcept { return rule_table.size(); }

/// CM-9. A bit of a DigitSet: a digit field, by its number.
struct DigitField {
  std::uint8_t number = 0;
};
[[nodiscard]] constexpr DigitField item_at(std::type_identity<DigitSet> /*type*/, std::size_t index) noexcept {
  return {static_cast<std::uint8_t>(index)};
}
/// The field of the digit. Precondition: its number is below digit_fields.
[[nodiscard]] constexpr auto word_under(const auto& setup, DigitField field) noexcept {
  return word(setup.layout().digit_at[field.number]);
}

/// CM-16. A bit of a PassageSet.
[[nodiscard]] constexpr Space item_at(std::type_identity<PassageSet> /*type*/, std::size_t index) noexcept {
  return Space::passage(static_cast<int>(index));
}

/// CM-75. A bit of Pacts: two seats, `low` before `high`.
struct SeatPair {
  Seat low;
  Seat high;
};
[[nodiscard]] constexpr SeatPair item_at(std::type_identity<Pacts> /*type*/, std::size_t index) noexcept {
  int low = static_cast<int>(index);
  int high = 1;
  for (; low >= high; ++high) low -= high;
  return {Seat{low}, Seat{high}};
}
[[nodiscard]] constexpr Text<3> word(SeatPair pair) noexcept {
  return Text<3>{} << pair.low.index() << '+' << pair.high.index();
}

constexpr void for_each_member(Like<Digits> auto& digits, auto& f) noexcept {
  f("date", digits.date);
  f("loose", digits.loose);
}

constexpr void for_each_member(Like<Table> auto& table, auto& f) noexcept {
  f("board", table.board);
  f("proposals", table.proposals);
  f("digits", table.digits);
  f("figures", table.figures);
  f("first_rolls", table.first_rolls, up_to(die_faces));
  f("skips", table.skips, up_to(event_cards));
  f("opened", table.opened);
  f("proposal", table.proposal, in_course);
  f("pacts", table.pacts);
  f("phase", table.phase, in_course);
  f("turn", table.turn);
  f("asked", table.asked, in_course);
  f("first", table.first, in_course);
  f("goer", table.goer, in_course);
  f("arriving", table.arriving, in_course);
  f("captured", table.captured, in_course);
  f("contenders", table.contenders, in_course);
  f("roll", table.roll, up_to(max_roll));
  f("highest", table.highest, in_course, up_to(die_faces));
  f("played", table.played, in_course, up_to(cards_per_turn));
  f("left", table.left, in_course, up_to(most_to_draw));
  f("card", table.card, in_course);
  f("wanted", table.wanted, in_course);
  f("seats", table.seats, up_to(max_seats));
}

[[nodiscard]] constexpr auto& course_of(Like<State> auto& state) noexcept { return state.table; }
[[nodiscard]] constexpr auto& course_of(Like<View> auto& view) noexcept { return view.table; }

constexpr void for_each_member(Like<State> auto& state, auto& f) noexcept {
  f("table", state.table);
  f("draw_pile", state.draw_pile);
  f("put_back", state.put_back);
  f("aside", state.aside);
  f("symbols", state.symbols);
  f("events", state.events);
}

constexpr void for_each_member(Like<View> auto& view, auto& f) noexcept {
  f("viewer", view.viewer);
  f("table", view.table);
  f("symbol_counts", view.symbol_counts, up_to(symbol_cards));
  f("symbol_pile", view.symbol_pile, up_to(symbol_cards));
  f("event_pile", view.event_pile, up_to(event_cards));
  f("put_back", view.put_back);
  f("symbols", view.symbols);
  f("aside", view.aside);
  f("events", view.events);
}

/// Works for every move that is legal in some position.
constexpr void for_each_member(Like<Move> auto& move, auto& f) noexcept {
  f("kind", move.kind);
  f("number", move.number, up_to(die_faces));
  f("to", move.to);
  f("card", move.card);
  f("seat", move.seat);
  f("pose", move.pose);
  f("digit", move.digit);
  const bool proposes = move.kind == MoveKind::offer || move.kind == MoveKind::circle;
  Proposal proposal = proposes ? proposal_of(move) : Proposal{};
  f("proposal", proposal);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(move)>>) {
    move.terms = proposal.none() ? Terms{} : proposal.terms();
  }
}

constexpr void for_each_member(Like<Event> auto& event, auto& f) noexcept {
  f("kind", event.kind);
  f("rule", event.rule);
  f("seat", event.seat);
  f("other", event.other);
  f("from", event.from);
  f("to", event.to);
  f("pose", event.pose);
  f("has_pose", event.has_pose);
  f("card", event.card);
  f("digit", event.digit);
  f("bundle", event.bundle);
  f("number", event.number, up_to(max_roll));
  f("proposal", event.proposal);
  f("seen_by", event.seen_by, Usually<Audience>{Audience::everybody()});
  f("course", event.course);
  f("value", event.value);
}

}  // namespace regelwerk::clockman
