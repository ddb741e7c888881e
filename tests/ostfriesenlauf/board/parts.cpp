#include <regelwerk/ostfriesenlauf/board/parts.hpp>

#include <reasons.hpp>

#include <ostfriesenlauf/position.hpp>

using namespace ostfriesenlauf_test;
using questions::all_of_kind, questions::after, questions::cause, questions::made_of, questions::parts,
    questions::stops;

namespace {

constexpr Part stack(int number_of_place) {
  return {PartKind::stack, static_cast<std::uint16_t>(place_of_number(number_of_place))};
}
constexpr Part card(std::string_view text) {
  return {PartKind::card, regelwerk::ostfriesenlauf::detail::card_value(back_of(text), face_of(text.substr(2)))};
}

}  // namespace

TEST_CASE("parts: a stack, a card, a face") {
  constexpr State draws = position(four, {});
  CHECK(parts(four, draws) == "1 2 3 4");
  CHECK(made_of(four, draws, {stack(3)}) == "draw:3");
  CHECK(stops(four, draws, {stack(3)}).empty());
  const State lays = position(four, {.hand = "4:+4 1:-2 3:x@2 2:start 1:+5", .phase = Phase::lay});
  CHECK(parts(four, lays) == "1:+5 1:-2 2:start 3:x@2 4:+4");
  CHECK(made_of(four, lays, {card("3:x@2")}) == "lay:3:x@2");
  CHECK(place_of(stack(4)) == Place::fourth);
  const State drawing = after(four, draws, "draw:1");
  CHECK(stops(four, drawing, {{PartKind::face, 79}}) == "OL-10 face finish@sheep");
}

TEST_CASE("OL-10, OL-22: the cause is the card that is not in the hand, the empty stack") {
  const State lays = position(four, {.hand = "4:+4 1:-2 3:x@2 2:start 1:+5", .phase = Phase::lay});
  CHECK(cause(four, lays, "lay:4:+5") == "OL-10 card 4:+5");
  CHECK(stops(four, lays, {card("4:+5")}) == "OL-10 card 4:+5");
  CHECK(cause(four, lays, "draw:1") == "OL-10");
  CHECK(stops(four, lays, {stack(1)}) == "OL-10");
  State empty = position(four, {});
  empty.stack(Place::third) = {};
  CHECK(cause(four, empty, "draw:3") == "OL-22 stack 3");
  CHECK(stops(four, empty, {stack(3)}) == "OL-22 stack 3");
  CHECK(cause(four, empty, "lay:4:+4") == "OL-10");
}

TEST_CASE("OL-9, OL-12, OL-26: the cause is the face, the seat, the runner that leads") {
  CHECK(questions::reason(four, four.initial(), why(four, four.initial(), dealt(Face::from_code(79)))) ==
        "OL-9 face finish@sheep");
  const State draws = position(four, {.race = "A6 B4 C2 D0"});
  const auto view = four.view(draws, seat(0));
  CHECK(questions::reason(four, view, why(four, view, chosen(Place::first))) == "OL-12 seat 3");
  const State unowned = position(three, {.phase = Phase::card});
  const auto waiting = three.view(unowned, seat(0));
  CHECK(questions::reason(three, waiting, why(three, waiting, chosen(Place::first))) == "OL-12");
  CHECK(questions::reason(three, unowned, why(three, unowned, drawn(face_of("+1")))) == "OL-23 face +1");
  State over = draws;
  over.table.phase = Phase::over;
  CHECK(cause(four, over, "draw:3") == "OL-26 runner 0");
}

TEST_CASE("parts: what is no part of this game is refused as well") {
  const State draws = position(four, {});
  CHECK(stops(four, draws, {stack(3), stack(3)}) == "OL-10");
  CHECK(stops(four, draws, {{PartKind::stack, 70}}) == "OL-10");
  CHECK(stops(four, draws, {{PartKind{70}, 70}}) == "OL-10");
}

TEST_CASE("parts: those that the game has, open or not") {
  constexpr State state = position(four, {});
  CHECK(all_of_kind(four, state, PartKind::stack) == "1 2 3 4");
  static_assert(is_part(four, state, card("4:+4")) && !is_part(four, state, card("1:+4@1")));
  static_assert(!is_part(four, state, {PartKind::card, 4 << 8}) && !is_part(four, state, {PartKind::stack, 4}));
  static_assert(is_part(four, state, {PartKind::face, face_of("finish@sheep").code()}));
  static_assert(!is_part(four, state, {PartKind::face, 80}) && !is_part(four, state, {PartKind::face, 256}));
  static_assert(!is_part(four, state, {PartKind{3}, 0}));
  CHECK(regelwerk::part_named(four, state, PartKind::card, "4:+4") == card("4:+4"));
  CHECK(!regelwerk::part_named(four, state, PartKind::card, "5:+4"));
}
