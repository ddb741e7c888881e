#include <tock/position.hpp>

#include <following.hpp>

#include <functional>

using namespace tock_test;
using regelwerk::Audience;
using regelwerk::spectator;

// Events that a view is brought up to date by, one after another and not from a move.

namespace {

Event card_event(EventKind kind, int of, char letter) {
  return {
      .kind = kind, .seat = seat(of), .rank = rank_of(letter), .has_rank = true, .rank_seen_by = Audience::everybody()};
}
Event marble_event(EventKind kind, int colour, std::string_view from, std::string_view to) {
  return {.kind = kind,
          .colour = seat(colour),
          .from = from.empty() ? Place::area() : place_of(from),
          .to = to.empty() ? Place::area() : place_of(to)};
}
Event with(Event event, const std::function<void(Event&)>& change) {
  change(event);
  return event;
}
/// A card that only its seat sees.
Event own(Event event) {
  event.rank_seen_by = Audience::only(event.seat);
  return event;
}
/// The same as all others see it.
Event hidden(Event event) {
  event.has_rank = false;
  event.rank = {};
  return event;
}

}  // namespace

TEST_CASE("TK-4, TK-18, TK-32: marbles go from where they stand") {
  const View view = four.view(position(four, {.marbles = {"0! 20", "30"}, .hand = "A7"}), seat(0));
  const auto cannot = [&](const Event& event) { return following::cannot_follow(four, view, event); };
  CHECK(!cannot(marble_event(EventKind::marble_moved, 0, "20", "21")));
  CHECK(cannot(marble_event(EventKind::marble_moved, 0, "21", "22")));
  CHECK(cannot(marble_event(EventKind::marble_moved, 1, "20", "21")));
  CHECK(!cannot(marble_event(EventKind::marble_captured, 1, "30", "")));
  CHECK(cannot(marble_event(EventKind::marble_captured, 1, "20", "")));
  CHECK(!cannot(marble_event(EventKind::marble_entered, 0, "", "0")));
  const auto swapped =
      with(marble_event(EventKind::marbles_swapped, 0, "20", "30"), [](Event& e) { e.other = seat(1); });
  CHECK(!cannot(swapped));
  CHECK(cannot(with(swapped, [](Event& e) { e.to = place_of("31"); })));
  CHECK(cannot(with(swapped, [](Event& e) { e.from = place_of("21"); })));
  CHECK(cannot(with(swapped, [](Event& e) { e.other = seat(2); })));

  CHECK(cannot({.kind = static_cast<EventKind>(99)}));

  SUBCASE("TK-24: none comes in that does not wait") {
    const View out = four.view(position(four, {.marbles = {"0! 20 21 22"}, .hand = "A7"}), seat(0));
    CHECK(following::cannot_follow(four, out, marble_event(EventKind::marble_entered, 0, "", "0")));
  }
}

TEST_CASE("TK-8: cards come from the deck, and hands hold what they can") {
  const View view = two.view(after(two, two.initial(), "deal:A deal:2"), seat(0));
  const auto cannot = [&](const Event& event) { return following::cannot_follow(two, view, event); };
  const Event gets = own(card_event(EventKind::card_dealt, 0, 'K'));
  CHECK(!cannot(gets));
  CHECK(cannot(hidden(gets)));
  CHECK(cannot(with(gets, [](Event& e) { e.seat = seat(2); })));
  CHECK(!cannot(hidden(own(card_event(EventKind::card_dealt, 1, 'K')))));
  CHECK(cannot(own(card_event(EventKind::card_dealt, 1, 'K'))));
  View other = view;
  other.deck_size = 1;
  CHECK(!following::cannot_follow(two, other, gets));
  other.deck_size = 0;
  CHECK(following::cannot_follow(two, other, gets));
  other = view;
  other.hand_sizes[0] = max_hand - 1;
  CHECK(!following::cannot_follow(two, other, gets));
  other.hand_sizes[0] = max_hand;
  CHECK(following::cannot_follow(two, other, gets));
  other = view;
  other.hand = cards("KKK");
  CHECK(!following::cannot_follow(two, other, gets));
  other.hand = cards("KKKK");
  CHECK(following::cannot_follow(two, other, gets));
}

TEST_CASE("TK-12, TK-13: a card put down was in the hand, and the fifth of a rank is none") {
  const View view = four.view(position(four, {.marbles = {"20"}, .hand = "A7", .hands = {"", "33"}}), seat(0));
  const auto cannot = [&](const Event& event) { return following::cannot_follow(four, view, event); };
  CHECK(!cannot(card_event(EventKind::card_played, 0, '7')));
  CHECK(cannot(card_event(EventKind::card_played, 0, '8')));
  CHECK(!cannot(card_event(EventKind::card_discarded, 1, '3')));
  View other = view;
  other.discards = cards("777");
  CHECK(!following::cannot_follow(four, other, card_event(EventKind::card_played, 0, '7')));
  other.discards = cards("7777");
  CHECK(following::cannot_follow(four, other, card_event(EventKind::card_played, 0, '7')));
  other = view;
  other.hand_sizes[1] = 0;
  CHECK(following::cannot_follow(four, other, card_event(EventKind::card_discarded, 1, '3')));
}

TEST_CASE(
    "TK-11, TK-12: who gave a card knows it until its partner puts it down, and who got it as long as it holds it") {
  const State state =
      position(pairs, {.marbles = {"20", "", "40"}, .hand = "A7899", .hands = {"", "", "6TTQQ"}, .deal = 0});
  const auto after_event = [&](int viewer, Gift gave, Gift received, const Event& event) {
    View view = pairs.view(state, seat(viewer));
    view.gave = gave;
    view.received = received;
    CHECK(pairs.apply(view, event));
    return view;
  };
  const Gift ten{Rank::ten};
  const Gift nine{Rank::nine};
  const Event partner_plays = card_event(EventKind::card_played, 2, 'T');
  CHECK(after_event(0, ten, nine, partner_plays).gave.none());
  CHECK(after_event(0, ten, nine, partner_plays).received == nine);
  CHECK(after_event(0, Gift{Rank::six}, nine, partner_plays).gave == Gift{Rank::six});
  CHECK(after_event(0, ten, nine, card_event(EventKind::card_played, 1, 'T')).gave == ten);
  const Event plays = card_event(EventKind::card_played, 0, '9');
  CHECK(after_event(0, ten, nine, plays).received.none());
  CHECK(after_event(0, ten, nine, plays).gave == ten);
  CHECK(after_event(0, ten, Gift{Rank::eight}, plays).received == Gift{Rank::eight});
}
