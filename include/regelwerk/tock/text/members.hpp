#pragma once
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/tock/edition/edition.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/words.hpp>
#include <regelwerk/tock/view/view.hpp>

// The members of the value types of Tock and the words of their leaves (core/description/member.hpp,
// core/description/spelling.hpp).

namespace regelwerk::tock {

[[nodiscard]] constexpr std::string_view word(Rule rule) noexcept { return info(rule).id; }
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Rule> /*type*/) noexcept { return rule_table.size(); }

[[nodiscard]] constexpr Text<4> word(Place place) noexcept {
  Text<4> out;
  detail::write_place(out, place);
  return out;
}
[[nodiscard]] constexpr std::string_view word(Gift gift) noexcept { return word(gift.rank()); }

constexpr void for_each_member(Like<Table> auto& table, auto& f) noexcept {
  f("marbles", table.marbles);
  f("guarded", table.guarded);
  f("leader", table.leader);
  f("turn", table.turn);
  f("colour", table.colour, in_course);
  f("chosen", table.chosen);
  f("phase", table.phase, in_course);
  f("seats", table.seats, up_to(max_seats));
  f("deal", table.deal, in_course, up_to(max_deals - 1));
  f("steps_left", table.steps_left, in_course, up_to(steps_of_seven - 1));
  f("ban", table.ban, in_course);
}

[[nodiscard]] constexpr auto& course_of(Like<State> auto& state) noexcept { return state.table; }
[[nodiscard]] constexpr auto& course_of(Like<View> auto& view) noexcept { return view.table; }

constexpr void for_each_member(Like<State> auto& state, auto& f) noexcept {
  f("table", state.table);
  f("gifts", state.gifts);
  f("deck", state.deck);
  f("discards", state.discards);
  f("hands", state.hands);
}

constexpr void for_each_member(Like<View> auto& view, auto& f) noexcept {
  f("viewer", view.viewer);
  f("table", view.table);
  f("hand_sizes", view.hand_sizes, up_to(max_hand));
  f("deck_size", view.deck_size, up_to(deck_size));
  f("gave", view.gave);
  f("received", view.received);
  f("discards", view.discards);
  f("hand", view.hand);
}

constexpr void for_each_member(Like<Move> auto& move, auto& f) noexcept {
  f("kind", move.kind);
  f("rank", move.rank);
  f("from", move.from);
  f("to", move.to);
}

constexpr void for_each_member(Like<Event> auto& event, auto& f) noexcept {
  f("kind", event.kind);
  f("rule", event.rule);
  f("seat", event.seat);
  f("colour", event.colour);
  f("other", event.other);
  f("rank", event.rank);
  f("has_rank", event.has_rank);
  f("from", event.from);
  f("to", event.to);
  f("rank_seen_by", event.rank_seen_by, Usually{Audience::everybody()});
  f("course", event.course);
  f("value", event.value);
}

}  // namespace regelwerk::tock
