#include <tock/position.hpp>

#include <span>

#include <regelwerk/play/sentences.hpp>

using namespace tock_test;
using regelwerk::Audience;
using regelwerk::SeatSet;
using regelwerk::spectator;

namespace {

using Events = std::vector<Event>;

Event hand_event(EventKind kind, Rule rule, int seat_of, char letter_of_rank) {
  return {.kind = kind, .rule = rule, .seat = seat(seat_of), .rank = rank_of(letter_of_rank), .has_rank = true};
}
Event played(Rule rule, int seat_of, char card) { return hand_event(EventKind::card_played, rule, seat_of, card); }
Event moved(Rule rule, int colour, std::string_view from, std::string_view to) {
  return {.kind = EventKind::marble_moved,
          .rule = rule,
          .colour = seat(colour),
          .from = place_of(from),
          .to = place_of(to)};
}
Event captured(Rule rule, int colour, std::string_view from) {
  return {.kind = EventKind::marble_captured, .rule = rule, .colour = seat(colour), .from = place_of(from)};
}
Event entered_start(int colour, std::string_view to) {
  return {.kind = EventKind::marble_entered, .rule = Rule::bringing_in, .colour = seat(colour), .to = place_of(to)};
}
Event came_home(int colour, std::string_view to) {
  return {.kind = EventKind::marble_home, .rule = Rule::home_lanes, .colour = seat(colour), .to = place_of(to)};
}
/// A marble event of another seat's turn than seat 0's.
Event by(int seat_of, Event event) {
  event.seat = seat(seat_of);
  return event;
}
Event passed(Rule rule, int to) { return {.kind = EventKind::turn_passed, .rule = rule, .seat = seat(to)}; }
Event banned(int seat_of) { return {.kind = EventKind::seat_banned, .rule = Rule::ten_bans, .seat = seat(seat_of)}; }
Event won(Rule rule, int seat_of) { return {.kind = EventKind::seat_won, .rule = rule, .seat = seat(seat_of)}; }

}  // namespace

TEST_CASE("TK-8: a dealt card is told, its rank to its seat alone") {
  const State state = four.initial();
  Event dealt_card = hand_event(EventKind::card_dealt, Rule::deal, 0, '7');
  dealt_card.rank_seen_by = Audience::only(seat(0));
  const Events events = told(four, state, "deal:7");
  CHECK(events == Events{dealt_card});
  CHECK(four.shown(events[0], seat(0)) == events[0]);
  for (const auto viewer : {regelwerk::Viewer{seat(1)}, regelwerk::Viewer{seat(3)}, spectator}) {
    const Event seen = four.shown(events[0], viewer);
    CHECK(!seen.has_rank);
    CHECK(seen.rank == Rank{});
    CHECK(seen.kind == EventKind::card_dealt);
    CHECK(seen.seat == seat(0));
  }
  SUBCASE("TK-8: the last card of a hand passes on to the next seat") {
    const State four_cards = after(four, state, "deal:2 deal:2 deal:2 deal:2");
    const Events last = told(four, four_cards, "deal:7");
    CHECK(last == Events{dealt_card, passed(Rule::deal, 1)});
  }
}

TEST_CASE("TK-11: a chosen card is told to its seat alone, a card that changes hands to both partners") {
  const State begin = dealt_out(pairs, pairs.initial(), {"A2345", "A2345", "6789T", "6789T"});
  Event chosen = hand_event(EventKind::card_chosen, Rule::exchange, 0, 'A');
  chosen.rank_seen_by = Audience::only(seat(0));
  CHECK(told(pairs, begin, "give:A") == Events{chosen, passed(Rule::exchange, 1)});

  const Events last = told(pairs, after(pairs, begin, "give:A give:2 give:6"), "give:7");
  const auto given_card = [](int from, int to, char card, unsigned both) {
    Event event = hand_event(EventKind::card_given, Rule::exchange, from, card);
    event.other = seat(to);
    event.rank_seen_by = Audience{SeatSet{both}};
    return event;
  };
  Event last_chosen = hand_event(EventKind::card_chosen, Rule::exchange, 3, '7');
  last_chosen.rank_seen_by = Audience::only(seat(3));
  CHECK(last == Events{last_chosen, passed(Rule::exchange, 0), given_card(0, 2, 'A', 0b0101U),
                       given_card(1, 3, '2', 0b1010U), given_card(2, 0, '6', 0b0101U), given_card(3, 1, '7', 0b1010U)});
  CHECK(pairs.shown(last[2], seat(2)).has_rank);
  CHECK(pairs.shown(last[2], seat(0)).has_rank);
  CHECK(!pairs.shown(last[2], seat(1)).has_rank);
  CHECK(!pairs.shown(last[2], spectator).has_rank);
}

TEST_CASE("TK-20, TK-18: a forward move is told field by field, with its capture and its turn") {
  const State state = position(four, {.marbles = {"70", "1"}, .hand = "3"});
  CHECK(told(four, state, "3:70-1") ==
        Events{played(Rule::forward_cards, 0, '3'), moved(Rule::exact_distance, 0, "70", "71"),
               moved(Rule::exact_distance, 0, "71", "0"), moved(Rule::exact_distance, 0, "0", "1"),
               captured(Rule::capture, 1, "1"), passed(Rule::turn_order, 1)});
  CHECK(told(four, state, "3:70-h2") ==
        Events{played(Rule::forward_cards, 0, '3'), moved(Rule::exact_distance, 0, "70", "h0"),
               moved(Rule::exact_distance, 0, "h0", "h1"), moved(Rule::exact_distance, 0, "h1", "h2"),
               came_home(0, "h2"), passed(Rule::turn_order, 1)});
  const State lane = position(four, {.marbles = {"h1"}, .hand = "2"});
  CHECK(told(four, lane, "2:h1-h3") == Events{played(Rule::forward_cards, 0, '2'),
                                              moved(Rule::exact_distance, 0, "h1", "h2"),
                                              moved(Rule::exact_distance, 0, "h2", "h3"), passed(Rule::turn_order, 1)});
}

TEST_CASE("TK-24, TK-25, TK-32: bringing in, going back and swapping are told") {
  const State in = position(four, {.turn = 3, .marbles = {"", "54"}, .hand = "K"});
  CHECK(told(four, in, "K:in") == Events{played(Rule::bringing_in, 3, 'K'), by(3, captured(Rule::bringing_in, 1, "54")),
                                         by(3, entered_start(3, "54")), passed(Rule::turn_order, 0)});
  const State back = position(four, {.marbles = {"2", "", "70"}, .hand = "4"});
  CHECK(told(four, back, "4:2-70") ==
        Events{played(Rule::backward_four, 0, '4'), moved(Rule::backward_four, 0, "2", "1"),
               moved(Rule::backward_four, 0, "1", "0"), moved(Rule::backward_four, 0, "0", "71"),
               moved(Rule::backward_four, 0, "71", "70"), captured(Rule::capture, 2, "70"),
               passed(Rule::turn_order, 1)});
  const State jack = position(four, {.marbles = {"5 9", "20"}, .hand = "J"});
  const auto swapped_marbles = [](int other, std::string_view from, std::string_view to) {
    return Event{.kind = EventKind::marbles_swapped,
                 .rule = Rule::jack_swaps,
                 .colour = seat(0),
                 .other = seat(other),
                 .from = place_of(from),
                 .to = place_of(to)};
  };
  CHECK(told(four, jack, "J:5x20") ==
        Events{played(Rule::jack_swaps, 0, 'J'), swapped_marbles(1, "5", "20"), passed(Rule::turn_order, 1)});
  CHECK(told(four, jack, "J:5x9") ==
        Events{played(Rule::jack_swaps, 0, 'J'), swapped_marbles(0, "5", "9"), passed(Rule::turn_order, 1)});
}

TEST_CASE("TK-15: a card played for the partner is told with its seat and the partner's colour") {
  const State state = position(pairs, {.marbles = {"h0 h1 h2 h3", "", ""}, .hand = "A"});
  CHECK(told(pairs, state, "A:in") ==
        Events{played(Rule::bringing_in, 0, 'A'), entered_start(2, "36"), passed(Rule::turn_order, 1)});
}

TEST_CASE("TK-26, TK-29: each step of a 7 is told, the turn passes after the last") {
  const State state = position(four, {.marbles = {"69", "70"}, .hand = "7"});
  CHECK(told(four, state, "7:69-70") == Events{played(Rule::seven_steps, 0, '7'),
                                               moved(Rule::seven_steps, 0, "69", "70"),
                                               captured(Rule::seven_captures, 1, "70")});
  const State lane = after(four, position(four, {.marbles = {"69 40"}, .hand = "7"}), "7:69-70");
  CHECK(told(four, lane, "step:70-h0") == Events{moved(Rule::seven_steps, 0, "70", "h0"), came_home(0, "h0")});
  const State last = after(four, lane, "step:40-41 step:41-42 step:42-43 step:43-44 step:44-45");
  CHECK(told(four, last, "step:45-46") == Events{moved(Rule::seven_steps, 0, "45", "46"), passed(Rule::turn_order, 1)});
}

TEST_CASE("TK-30: an unsplit 7 tells every step and every capture in between") {
  const State state = position(single_seven, {.marbles = {"69 71", "70"}, .hand = "7"});
  CHECK(told(single_seven, state, "7:69-71") ==
        Events{played(Rule::seven_single, 0, '7'), moved(Rule::seven_single, 0, "69", "70"),
               captured(Rule::seven_captures, 1, "70"), moved(Rule::seven_single, 0, "70", "71"),
               captured(Rule::seven_captures, 0, "71"), passed(Rule::turn_order, 1)});
  CHECK(told(single_seven, state, "7:69-h0") ==
        Events{played(Rule::seven_single, 0, '7'), moved(Rule::seven_single, 0, "69", "70"),
               captured(Rule::seven_captures, 1, "70"), moved(Rule::seven_single, 0, "70", "h0"), came_home(0, "h0"),
               passed(Rule::turn_order, 1)});
}

TEST_CASE("TK-13, TK-14, TK-31: discards are told with their reason, a ban after the turn has passed") {
  const State stuck = position(four, {.hand = "T2"});
  CHECK(told(four, stuck, "discard:2") ==
        Events{hand_event(EventKind::card_discarded, Rule::discard_if_stuck, 0, '2'), passed(Rule::turn_order, 1)});
  CHECK(told(four, stuck, "discard:T") == Events{hand_event(EventKind::card_discarded, Rule::discard_if_stuck, 0, 'T'),
                                                 passed(Rule::turn_order, 1), banned(1)});
  const State under_ban = position(four, {.turn = 1, .hand = "A", .ban = true});
  CHECK(told(four, under_ban, "discard:A") ==
        Events{hand_event(EventKind::card_discarded, Rule::banned_discards, 1, 'A'), passed(Rule::turn_order, 2)});
  const Events ten = told(four, position(four, {.marbles = {"h2 59"}, .hand = "T"}), "T:59-69");
  REQUIRE(ten.size() == 13);
  CHECK(ten.front() == played(Rule::ten_bans, 0, 'T'));
  CHECK(ten[11] == passed(Rule::turn_order, 1));
  CHECK(ten[12] == banned(1));
}

TEST_CASE("TK-10, TK-8: the end of a deal is told, with the shuffle after the last one") {
  const Event next_deal{.kind = EventKind::deal_passed, .rule = Rule::deal_passes, .seat = seat(1)};
  const Event shuffled{.kind = EventKind::cards_shuffled, .rule = Rule::deal};
  const Event card = hand_event(EventKind::card_discarded, Rule::discard_if_stuck, 3, 'T');
  const State first = position(four, {.turn = 3, .hand = "T", .deal = 1, .leader = 0});
  CHECK(told(four, first, "discard:T") == Events{card, next_deal});
  const State last = position(four, {.turn = 3, .hand = "T", .deal = 2, .leader = 0});
  CHECK(told(four, last, "discard:T") == Events{card, next_deal, shuffled});
}

TEST_CASE("TK-34, TK-35: winners are told at the very end") {
  const State alone = position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"});
  CHECK(told(four, alone, "A:70-h0") == Events{played(Rule::forward_cards, 0, 'A'),
                                               moved(Rule::exact_distance, 0, "70", "h0"), came_home(0, "h0"),
                                               won(Rule::seat_wins, 0)});
  const State team = position(pairs, {.marbles = {"70 h1 h2 h3", "", "h0 h1 h2 h3"}, .hand = "A"});
  CHECK(told(pairs, team, "A:70-h0") == Events{played(Rule::forward_cards, 0, 'A'),
                                               moved(Rule::exact_distance, 0, "70", "h0"), came_home(0, "h0"),
                                               won(Rule::team_wins, 0), won(Rule::team_wins, 2)});
}

TEST_CASE("TK-9, TK-26: what follows is told behind the events of a move, by name") {
  const State state = position(four, {.marbles = {"69"}, .hand = "7"});
  std::vector<std::string> course;
  (void)four.play(state, move_of(four, state, "7:69-70"), [&](const Event& event) {
    if (event.kind == EventKind::course_changed) course.emplace_back(to_text(four, event).view());
  });
  CHECK(course == std::vector<std::string>{"course_changed rule=TK-9 course.phase=step",
                                           "course_changed rule=TK-9 course.steps_left=6"});
}

TEST_CASE("TK-26: the seven steps are one way for who passes over what lies between them") {
  State state = position(four, {.marbles = {"10"}, .hand = "7"});
  View view = four.view(state, spectator);
  View again = view;
  Events events;
  for (const std::string_view text :
       {"7:10-11", "step:11-12", "step:12-13", "step:13-14", "step:14-15", "step:15-16", "step:16-17"}) {
    state = four.play(state, move_of(four, state, text),
                      [&](const Event& event) { events.push_back(four.shown(event, spectator)); });
  }
  Events ways;
  const auto is_way = [](const Event& event) { return event.kind == EventKind::marble_moved; };
  const auto keep = [&](const View& /*before*/, const Event& event) {
    if (is_way(event)) ways.push_back(event);
  };
  regelwerk::for_each_told(four, view, std::span<const Event>{events}, keep, is_way);
  CHECK(view == four.view(state, spectator));
  CHECK(ways == Events{moved(Rule::seven_steps, 0, "10", "17")});
  ways.clear();
  regelwerk::for_each_told(four, again, std::span<const Event>{events}, keep);
  CHECK(ways.size() == 7);
}
