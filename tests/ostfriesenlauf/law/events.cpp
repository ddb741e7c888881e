#include <ostfriesenlauf/position.hpp>

#include <cstdint>

using namespace ostfriesenlauf_test;
using regelwerk::Audience;
using regelwerk::spectator;

namespace {

using Events = std::vector<Event>;

Event with_card(EventKind kind, Rule rule, std::string_view card) {
  return {.kind = kind, .rule = rule, .back = back_of(card), .face = face_of(card.substr(2)), .has_face = true};
}
/// A card that `seat_of` got: nobody else sees its face.
Event got(EventKind kind, Rule rule, int seat_of, std::string_view card) {
  Event event = with_card(kind, rule, card);
  event.seat = seat(seat_of);
  event.face_seen_by = Audience::only(seat(seat_of));
  return event;
}
Event laid_by(char who, std::string_view card) {
  Event event = with_card(EventKind::card_laid, Rule::draw_and_lay, card);
  event.runner = runner(who);
  event.face_seen_by = Audience::only(owner_of(runner(who)));
  return event;
}
Event laid_for(char who, std::string_view card) {
  Event event = with_card(EventKind::card_laid, Rule::unowned_runner, card);
  event.runner = runner(who);
  event.face_seen_by = Audience{};
  return event;
}
Event revealed(char who, std::string_view card) {
  Event event = with_card(EventKind::card_revealed, Rule::carrying_out, card);
  event.runner = runner(who);
  return event;
}
Event moved(Rule rule, char who, std::int16_t from, std::int16_t to) {
  return {.kind = EventKind::runner_moved, .rule = rule, .runner = runner(who), .from = from, .to = to};
}
Event stayed(char who, std::int16_t at) {
  return {.kind = EventKind::runner_stayed, .rule = Rule::arrives_anew, .runner = runner(who), .from = at, .to = at};
}
Event swapped(char who, std::int16_t from, char other, std::int16_t to) {
  return {.kind = EventKind::runners_swapped,
          .rule = Rule::swap,
          .runner = runner(who),
          .other = runner(other),
          .from = from,
          .to = to};
}
Event sign_moved(std::string_view to_sign, std::int16_t from, std::int16_t to) {
  return {.kind = EventKind::sign_moved, .rule = Rule::finish_moved, .sign = sign_of(to_sign), .from = from, .to = to};
}
Event crossed(char who, std::int16_t at, std::int16_t fields) {
  return {.kind = EventKind::line_crossed, .rule = Rule::finish_line, .runner = runner(who), .to = at, .count = fields};
}
Event refilled(int back, std::int16_t count) {
  return {.kind = EventKind::stack_refilled, .rule = Rule::refill, .back = place_of_number(back), .count = count};
}
Event turn_of(char who) { return {.kind = EventKind::turn_passed, .rule = Rule::laying_order, .runner = runner(who)}; }
Event round_of(char who) {
  return {.kind = EventKind::round_passed, .rule = Rule::laying_order, .runner = runner(who)};
}
Event won(char who) {
  return {.kind = EventKind::game_won, .rule = Rule::owner_wins, .seat = owner_of(runner(who)), .runner = runner(who)};
}
Event lost(char who) { return {.kind = EventKind::game_lost, .rule = Rule::owner_wins, .runner = runner(who)}; }

/// What one card of A's seat, which leads, tells when it is carried out alone, after three that move the sign only.
Events effect(std::string_view race, std::string_view card) {
  std::string laid_cards;
  for (const std::string_view still : {"2:finish@turtle", "3:finish@snail", "4:finish@sheep"}) {
    laid_cards += std::string{still} + " ";
  }
  Events events = told(four, position(four, {.race = race, .laid = laid_cards, .hand = card, .phase = Phase::lay}),
                       "lay:" + std::string{card});
  // The card laid, three cards with their signs; then this card.
  REQUIRE(events.size() >= 8);
  CHECK(events[0] == laid_by('A', card));
  CHECK(events[2] == sign_moved("turtle", 31, 28));
  CHECK(events[4] == sign_moved("snail", 28, 25));
  CHECK(events[6] == sign_moved("sheep", 25, 37));
  CHECK(events[7] == revealed('A', card));
  events.erase(events.begin(), events.begin() + 8);
  return events;
}

/// Who may see the face of an event that hides it from others.
template <class G>
std::string seen_by(const G& game, const Event& event) {
  std::string found;
  for (int i = 0; i < game.seats(); ++i) {
    const Event seen = game.shown(event, seat(i));
    if (seen.has_face) found += static_cast<char>('A' + i);
    CHECK(seen.face == (seen.has_face ? event.face : Face{}));
    CHECK(seen.back == event.back);
    CHECK(seen.kind == event.kind);
    CHECK(seen.runner == event.runner);
  }
  return found + (game.shown(event, spectator).has_face ? "*" : "");
}

}  // namespace

TEST_CASE("OL-9, OL-11: a dealt card is told, its face to its seat alone") {
  const Event card = got(EventKind::card_dealt, Rule::first_hands, 0, "1:+2");
  const Events events = told(four, four.initial(), "deal:+2");
  CHECK(events == Events{card});
  CHECK(seen_by(four, events[0]) == "A");

  SUBCASE("OL-12: the last card of the deal begins the first round") {
    const State last = after(one, one.initial(), "deal:+2 deal:+2 deal:+2");
    CHECK(told(one, last, "deal:-6") ==
          Events{got(EventKind::card_dealt, Rule::first_hands, 0, "4:-6"), round_of('A')});
  }
}

TEST_CASE("OL-10, OL-11, OL-12: choosing, drawing and laying are told, the face to the seat alone") {
  const State state = position(four, {.hand = "4:-6", .left = "2:start"});
  CHECK(told(four, state, "draw:2") ==
        Events{{.kind = EventKind::stack_chosen, .rule = Rule::draw_and_lay, .seat = seat(3), .back = Place::second}});
  const Events drawn_card = told(four, after(four, state, "draw:2"), "card:start");
  CHECK(drawn_card == Events{got(EventKind::card_drawn, Rule::draw_and_lay, 3, "2:start")});
  CHECK(seen_by(four, drawn_card[0]) == "D");
  const Events lays = told(four, after(four, state, "draw:2 card:start"), "lay:4:-6");
  CHECK(lays == Events{laid_by('D', "4:-6"), turn_of('C')});
  CHECK(seen_by(four, lays[0]) == "D");
}

TEST_CASE("OL-23, OL-11: the face of an unowned runner's card is told to nobody until it is revealed") {
  const State state = position(two, {.left = "4:-6"});
  const Events events = told(two, state, "card:-6");
  CHECK(events == Events{laid_for('D', "4:-6"), turn_of('C')});
  CHECK(seen_by(two, events[0]).empty());
  CHECK(two.shown(events[0], seat(0)).back == Place::fourth);
  const State last = position(two, {.race = "C9 A6 B4 D0", .laid = "4:-6 3:+2 2:+2", .left = "1:+2"});
  const Events end = told(two, last, "card:+2");
  CHECK(end == Events{laid_for('C', "1:+2"), revealed('D', "4:-6"), moved(Rule::forward_and_back, 'D', 0, -6),
                      revealed('B', "3:+2"), moved(Rule::forward_and_back, 'B', 4, 6), revealed('A', "2:+2"),
                      moved(Rule::forward_and_back, 'A', 6, 8), revealed('C', "1:+2"),
                      moved(Rule::forward_and_back, 'C', 9, 11), round_of('D')});
  CHECK(seen_by(two, end[1]) == "AB*");
}

TEST_CASE("OL-13, OL-14: each card is revealed, then what it does is told, in laying order") {
  const State state = position(four, {.laid = "4:+4 3:+2 3:+3", .hand = "4:x@1", .phase = Phase::lay});
  CHECK(told(four, state, "lay:4:x@1") == Events{laid_by('A', "4:x@1"), revealed('D', "4:+4"),
                                                 moved(Rule::forward_and_back, 'D', 0, 4), revealed('C', "3:+2"),
                                                 moved(Rule::forward_and_back, 'D', 4, 6), revealed('B', "3:+3"),
                                                 moved(Rule::forward_and_back, 'B', 4, 7), revealed('A', "4:x@1"),
                                                 swapped('C', 2, 'B', 7), round_of('B')});
}

TEST_CASE("OL-15, OL-16, OL-18: a runner that moves is told with its fields and the rule") {
  constexpr std::string_view race = "A6 B4 C2 D0";
  CHECK(effect(race, "1:+5") == Events{moved(Rule::forward_and_back, 'A', 6, 11), round_of('D')});
  CHECK(effect(race, "1:-2") == Events{moved(Rule::forward_and_back, 'A', 6, 4), round_of('D')});
  CHECK(effect(race, "1:+5@2") == Events{moved(Rule::before_and_behind, 'A', 6, 9), round_of('D')});
  CHECK(effect(race, "1:-1@2") == Events{moved(Rule::before_and_behind, 'A', 6, 3), round_of('D')});
  CHECK(effect(race, "1:-6@4") == Events{moved(Rule::before_and_behind, 'A', 6, -6), crossed('A', -6, 4), won('A')});
  const State start = position(
      four, {.laid = "1:finish@hedgehog 3:finish@snail 4:finish@sheep", .hand = "2:start", .phase = Phase::lay});
  const Events back = told(four, start, "lay:2:start");
  REQUIRE(back.size() == 10);
  CHECK(back[8] == moved(Rule::back_to_start, 'B', 4, 0));
  CHECK(back[9] == round_of('B'));
}

TEST_CASE("OL-17, OL-19, OL-20: swaps, the sign and arriving anew are told") {
  CHECK(effect("A6 B4 C2 D0", "1:x@2") == Events{swapped('A', 6, 'B', 4), round_of('D')});
  CHECK(effect("A4 B4 C2 D0", "1:x@2") == Events{swapped('A', 4, 'B', 4), round_of('D')});
  CHECK(effect("A6 B4 C2 D0", "1:finish@hedgehog") == Events{sign_moved("hedgehog", 37, 35), round_of('D')});
  CHECK(effect("A3 B3 C0 D0", "1:+3@3") == Events{stayed('A', 3), round_of('D')});
  CHECK(effect("A5 B3 C2 D0", "1:+3@3") == Events{stayed('A', 5), round_of('D')});

  SUBCASE("OL-19: a sign that stands there already is not told") {
    const State state =
        position(four, {.laid = "1:+2 2:+2 3:+2", .hand = "4:finish@sheep", .sign = "sheep", .phase = Phase::lay});
    const Events events = told(four, state, "lay:4:finish@sheep");
    REQUIRE(events.size() == 9);
    CHECK(events[7] == revealed('A', "4:finish@sheep"));
    CHECK(events[8] == round_of('D'));
  }
}

TEST_CASE("OL-21, OL-22, OL-24: refilled stacks and missing cards are told when the next card is due") {
  const State state = position(four, {.laid = "4:+4",
                                      .hand = "3:+7 1:+2",
                                      .hands = {"3:x@2", "3:-3"},
                                      .played = "1:-2 1:+3 4:-6 3:*",
                                      .phase = Phase::lay});
  CHECK(told(four, state, "lay:1:+2") ==
        Events{laid_by('C', "1:+2"), turn_of('B'), refilled(1, 2), refilled(3, 12), refilled(4, 1)});

  SUBCASE("OL-24: the last runner of a round gets no card") {
    const State last = position(three, {.race = "D8 A6 B3 C1",
                                        .laid = "1:+5 1:+2",
                                        .hand = "1:-2 1:+2 1:+3 1:+3 1:finish@hedgehog",
                                        .hands = {"", "1:+4 1:+4 1:+5 1:+5@2", "1:x@2 1:-1@2 1:+3@3 1:-6@4"},
                                        .phase = Phase::lay});
    const Event nothing{.kind = EventKind::nothing_laid,
                        .rule = Rule::unowned_without_card,
                        .runner = runner('D'),
                        .back = Place::first};
    CHECK(told(three, last, "lay:1:-2") == Events{laid_by('A', "1:-2"), turn_of('D'), nothing, revealed('C', "1:+5"),
                                                  moved(Rule::forward_and_back, 'D', 8, 13), revealed('B', "1:+2"),
                                                  moved(Rule::forward_and_back, 'D', 13, 15), revealed('A', "1:-2"),
                                                  moved(Rule::forward_and_back, 'D', 15, 13), round_of('C'),
                                                  refilled(1, 3)});
  }
}

TEST_CASE("OL-25, OL-26, OL-28, OL-30: who is across is told in the order of the places, then who won") {
  const State state =
      position(four, {.race = "A30 B28 C2 D-4", .laid = "4:-6 2:+6 3:+2", .hand = "2:+2", .phase = Phase::lay});
  // B passes A with 34, A, second by then, follows to 32; D is across by 2 at -10.
  CHECK(told(four, state, "lay:2:+2") == Events{laid_by('A', "2:+2"), revealed('D', "4:-6"),
                                                moved(Rule::forward_and_back, 'D', -4, -10), revealed('C', "2:+6"),
                                                moved(Rule::forward_and_back, 'B', 28, 34), revealed('B', "3:+2"),
                                                moved(Rule::forward_and_back, 'C', 2, 4), revealed('A', "2:+2"),
                                                moved(Rule::forward_and_back, 'A', 30, 32), crossed('B', 34, 3),
                                                crossed('D', -10, 2), crossed('A', 32, 1), won('B')});

  SUBCASE("OL-30: all players lose, or the first owned runner decides") {
    const Scene scene{.race = "A30 C29 B18 D9", .laid = "4:+2 3:+2 2:+4", .hand = "4:-6", .phase = Phase::lay};
    const Events all_lose = told(two, position(two, scene), "lay:4:-6");
    const Events one_wins = told(two_owned, position(two_owned, scene), "lay:4:-6");
    REQUIRE(all_lose.size() == 11);
    REQUIRE(one_wins.size() == 11);
    CHECK(all_lose[9] == crossed('C', 33, 2));
    CHECK(all_lose[10] == lost('C'));
    CHECK(one_wins[9] == crossed('C', 33, 2));
    CHECK(one_wins[10] == won('A'));
  }
}
