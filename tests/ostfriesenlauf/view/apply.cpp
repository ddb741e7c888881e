#include <ostfriesenlauf/position.hpp>

#include <following.hpp>

#include <functional>

using namespace ostfriesenlauf_test;
using regelwerk::spectator;

namespace {

constexpr Move lays(std::string_view card) { return laid(back_of(card), face_of(card.substr(2))); }

static_assert(following::follow(two, late(), lays("1:+3")));
static_assert(following::follow(four, four.initial(), dealt(face_of("+2"))));

View view_of_a() { return two.view(late(), seat(0)); }

std::string line_of(const View& view) { return std::string{to_text(two, view).view()}; }

/// The card as an event shows it.
Event shown_card(EventKind kind, std::string_view card) {
  return {.kind = kind, .back = back_of(card), .face = face_of(card.substr(2)), .has_face = true};
}
Event with(Event event, const std::function<void(Event&)>& change) {
  change(event);
  return event;
}
View with(View view, const std::function<void(View&)>& change) {
  change(view);
  return view;
}

/// True if the view is refused, as a value and as bytes.
bool is_refused(const View& view) {
  const auto broken = two.validate(view);
  return !broken.empty() && !two.unpack_view(two.pack(view));
}

}  // namespace

namespace {

/// A hand whose first two cards stand in the wrong order.
constexpr Hand crossed(Hand hand) {
  constexpr std::uint32_t low = (1U << Card::code_bits) - 1U;
  const std::uint32_t word = hand.word();
  return Hand::from_word((word & ~(low | low << Card::code_bits)) | (word & low) << Card::code_bits |
                         (word >> Card::code_bits & low));
}

// In constant evaluation, where no card can be read that is none.
constexpr bool reveals_nothing() {
  View view = two.view(late(), seat(0));
  view.laid_backs = {};
  view.laid = {};
  const Event event{.kind = EventKind::card_revealed, .runner = Runner{3}, .back = Place::fourth, .has_face = true};
  return following::cannot_follow(two, view, event);
}
static_assert(reveals_nothing());
constexpr bool takes_no_card_of_another_stack() {
  View view = two.view(late(), seat(0));
  view.hand.remove(card_of(two.layout(), "1:+3"));
  --view.hand_sizes[0][0];
  const Event event{.kind = EventKind::card_drawn, .back = Place::first, .face = face_of("start"), .has_face = true};
  return following::cannot_follow(two, view, event);
}
static_assert(takes_no_card_of_another_stack());

}  // namespace

TEST_CASE("OL-11: a view is a line with cards by their faces") {
  CHECK(line_of(view_of_a()) ==
        "ostfriesenlauf/1 seats=2 view viewer=0 table={race=[{position=9},{runner=1 position=6},{runner=2 position=4},"
        "{runner=3 position=1}] phase=lay turn=3} hand_sizes=[[2,1,1,1],[2,0,1,1],[0,0,0,0],[0,0,0,0]] "
        "stack_sizes=[10,13,11,10] laid_backs=[4,3,2,-] hand=[1:+2,1:+3,2:+2,3:+7,4:+7] "
        "played={1={+5@2=1} 3={+5=1} 4={+2=1 +3=1}}");
  const View b = two.view(late(), seat(1));
  CHECK(line_of(b).find(" hand=[1:-2,1:x@2,3:-3,4:-6,-] laid=2:start ") != std::string::npos);
  CHECK(*parse_view(two, line_of(b)) == b);
  CHECK(!parse_view(two, line_of(two.view(late(), spectator)) + " hand=[1:-2,-,-,-,-]"));
}

TEST_CASE("OL-10: a hand has one order") {
  std::string line = line_of(view_of_a());
  const std::string_view cards = "1:+2,1:+3";
  line.replace(line.find(cards), cards.size(), "1:+3,1:+2");
  CHECK(parse_view(two, line).error().reason == regelwerk::Reason::no_such_entry);
  line.replace(line.find("1:+3,1:+2"), cards.size(), "1:+2,1:-3");
  CHECK(!parse_view(two, line));
}

TEST_CASE("OL-10, OL-13: an event is a line with the face that it shows") {
  const Event event =
      with(shown_card(EventKind::card_revealed, "2:+1@4"), [](Event& e) { e.rule = Rule::carrying_out; });
  CHECK(std::string{to_text(two, event).view()} == "card_revealed rule=OL-13 back=2 face=+1@4");
  CHECK(*parse_event(two, to_text(two, event).view()) == event);
  CHECK(!parse_event(two, "card_revealed rule=OL-13 back=2 face=+8"));
}

TEST_CASE("OL-10, OL-13, OL-15, OL-17, OL-21: events that cannot follow change nothing") {
  const View view = view_of_a();
  const auto cannot = [&](const Event& event) { return following::cannot_follow(two, view, event); };
  const Event draws = shown_card(EventKind::card_drawn, "1:-1@2");
  CHECK(cannot(draws));  // The hand is full.
  const Event gets = with(shown_card(EventKind::card_drawn, "1:+2"), [](Event& event) { event.seat = Seat{1}; });
  CHECK(!cannot(gets));
  CHECK(cannot(with(gets, [](Event& event) { event.seat = Seat{2}; })));
  CHECK(cannot(with(gets, [](Event& event) { event.has_face = false; })));
  const View full = with(view, [](View& v) { ++v.hand_sizes[1][0], --v.stack_sizes[0]; });
  CHECK(following::cannot_follow(two, full, gets));
  const View room = with(view, [](View& v) {
    v.hand.remove(card_of(two.layout(), "1:+3"));
    --v.hand_sizes[0][0];
  });
  CHECK(!following::cannot_follow(two, room, draws));
  CHECK(following::cannot_follow(two, room, with(draws, [](Event& event) { event.has_face = false; })));

  const Event lies = shown_card(EventKind::card_laid, "1:+3");
  CHECK(!cannot(lies));
  CHECK(cannot(shown_card(EventKind::card_laid, "1:-2")));
  CHECK(cannot(with(lies, [](Event& event) { event.runner = Runner{1}; })));

  const Event turned = with(shown_card(EventKind::card_revealed, "4:x@1"), [](Event& e) { e.runner = Runner{3}; });
  CHECK(!cannot(turned));
  CHECK(cannot(with(turned, [](Event& event) { event.runner = Runner{0}; })));
  CHECK(cannot(with(turned, [](Event& event) { event.has_face = false; })));
  CHECK(cannot(with(shown_card(EventKind::card_revealed, "3:x@2"), [](Event& e) { e.runner = Runner{2}; })));
  CHECK(cannot(shown_card(EventKind::card_revealed, "4:+1@4")));

  const Event moved{.kind = EventKind::runner_moved, .runner = Runner{2}, .from = 4, .to = 7};
  CHECK(!cannot(moved));
  CHECK(cannot(with(moved, [](Event& event) { event.from = 5; })));
  const Event swapped{.kind = EventKind::runners_swapped, .runner = Runner{2}, .other = Runner{0}, .from = 4, .to = 9};
  CHECK(!cannot(swapped));
  CHECK(cannot(with(swapped, [](Event& event) { event.from = 5; })));
  CHECK(cannot(with(swapped, [](Event& event) { event.to = 8; })));

  const Event refilled{.kind = EventKind::stack_refilled, .back = Place::fourth, .count = 2};
  CHECK(!cannot(refilled));
  CHECK(cannot(with(refilled, [](Event& event) { event.count = 1; })));
  CHECK(cannot({.kind = EventKind::course_changed, .course = 1, .value = 4}));
  CHECK(cannot({.kind = EventKind::course_changed, .course = 3}));
}

TEST_CASE("OL-1, OL-10, OL-11: views that nobody can have are refused") {
  const View view = view_of_a();
  CHECK(!is_refused(view));
  CHECK(is_refused(with(view, [](View& v) { v.viewer = Seat{1}; })));
  CHECK(is_refused(with(view, [](View& v) { v.viewer = spectator; })));
  CHECK(is_refused(with(view, [](View& v) { v.viewer = Seat{2}; })));
  CHECK(is_refused(with(view, [](View& v) { v.table.turn = 2; })));
  CHECK(is_refused(with(view, [](View& v) { v.table.race.set(Place::fourth, Runner{0}, 1); })));
  CHECK(is_refused(with(view, [](View& v) { ++v.stack_sizes[0]; })));
  CHECK(is_refused(with(view, [](View& v) { ++v.hand_sizes[1][0]; })));
  CHECK(is_refused(with(view, [](View& v) { v.hand_sizes[2][0] = 1, --v.stack_sizes[0]; })));
  CHECK(is_refused(with(view, [](View& v) { v.laid_backs[0] = {}; })));
  CHECK(is_refused(with(view, [](View& v) { v.hand.remove(card_of(two.layout(), "1:+3")); })));
  CHECK(is_refused(with(view, [](View& v) { v.laid = Laid{card_of(two.layout(), "1:+4")}; })));
  CHECK(is_refused(with(view, [](View& v) { v.played[0] = Stack::from_word(14); })));
  CHECK(is_refused(with(two.view(late(), seat(1)), [](View& v) { v.laid = {}; })));
}

TEST_CASE("OL-1, OL-10, OL-11: the numbers of a view must add up before a state is drawn from it") {
  const View view = view_of_a();
  const View b = two.view(late(), seat(1));
  CHECK(adds_up(two, view));
  CHECK(!adds_up(two, with(view, [](View& v) {
                   v.hand.remove(card_of(two.layout(), "1:+3"));
                   v.hand.add(card_of(two.layout(), "2:start"));
                 })));
  CHECK(!adds_up(two, with(b, [](View& v) { v.laid = {}; })));
  CHECK(!adds_up(two, with(view, [](View& v) { v.hand = crossed(v.hand); })));
  CHECK(!adds_up(two, with(b, [](View& v) { v.laid = Laid::from_code(v.laid.code() & 0x30U); })));
  CHECK(!adds_up(two, with(view, [](View& v) { v.hand_sizes[1][0] += 2, v.stack_sizes[0] -= 2; })));
  CHECK(!adds_up(two, with(view, [](View& v) { ++v.stack_sizes[0]; })));
  CHECK(!adds_up(two, with(view, [](View& v) {
                   v.played[0] = {};
                   v.played[0].add(Slot{14});  // no card of this edition
                 })));
  CHECK(!adds_up(two, with(view, [](View& v) { v.table.race.set(Place::fourth, Runner{0}, 9); })));
}
