#include <clockman/position.hpp>

#include <clockman/editions.hpp>

// The card swap in its three windows.

using namespace clockman_test;

namespace {

const Setting before_roll{.figures = "2.4 2.30 1.4 2.9", .cards = {"swap"}};

}  // namespace

TEST_CASE("CM-63: swap, the own figure and another one of the same ring change places before the roll") {
  const State state = position(four, before_roll);
  CHECK(texts(four, state) == words("play:swap:1 play:swap:3 pass"));
  const State swapped_state = after(four, state, "play:swap:3");
  CHECK(figures(swapped_state) == "2.9 2.30 1.4 2.4");
  CHECK(put_back(four, swapped_state, "swap") == 1);
  CHECK(texts(four, swapped_state) == all_rolls);
  CHECK(refused_by(four, state, "play:swap:2") == "CM-63");
  CHECK(!legal(four, state, "play:swap:0"));
  // Not from a start field or a passage.
  CHECK(moves_of(four, {.figures = "s s", .cards = {"swap"}}) == all_rolls);
  CHECK(moves_of(four, {.figures = "p0 p0", .cards = {"swap"}}) == all_rolls);
  SUBCASE("CM-63: no arrival, so nobody is captured, also on a field that several share") {
    const State shared = position(four, {.figures = "2.3 2.7 2.7", .cards = {"swap"}});
    CHECK(figures(after(four, shared, "play:swap:1")) == "2.7 2.3 2.7 s");
    const State same = position(four, {.figures = "2.3 2.3", .cards = {"swap"}});
    CHECK(texts(four, same) == words("play:swap:1 pass"));
    CHECK(figures(after(four, same, "play:swap:1")) == "2.3 2.3 s s");
  }
  SUBCASE("CM-63: open cards stay with their seats") {
    const State open = position(four, {.figures = "2.4 2.9", .cards = {"swap"}, .open = {"barin6", "peace2:2"}});
    const State swapped_open = after(four, open, "play:swap:1");
    CHECK(count(four, swapped_open, "barin6", Spot::open(seat(0), 0)) == 1);
    CHECK(count(four, swapped_open, "peace2", Spot::open(seat(1), 2)) == 1);
  }
}

TEST_CASE("CM-63, CM-68: swap after the own roll, which then leads on from the new field") {
  Setting setting = before_roll;
  setting.roll = 1;
  const State state = position(four, setting);
  CHECK(who(four, state) == 0);
  CHECK(texts(four, state) == words("play:swap:1 play:swap:3 pass"));
  CHECK(refused_by(four, state, "play:swap:2") == "CM-63");
  const State swapped_state = after(four, state, "play:swap:3");
  CHECK(figures(swapped_state) == "2.9 2.30 1.4 2.4");
  CHECK(int{swapped_state.table.roll} == 1);
  CHECK(texts(four, swapped_state) == words("go:2.10"));
  CHECK(texts(four, after(four, state, "pass")) == words("go:2.5"));
  SUBCASE("CM-62, CM-63: with cards add in any order, the window opens anew after each") {
    setting.roll = 0;
    setting.cards = {"swap add+1 add-1"};
    const State both = position(four, setting);
    CHECK(texts(four, both) == words("play:swap:1 play:swap:3 pass"));
    CHECK(texts(four, after(four, both, "pass d2")) == words("play:add+1 play:add-1 play:swap:1 play:swap:3 pass"));
    CHECK(texts(four, after(four, both, "pass d2 play:add+1")) == words("play:add-1 play:swap:1 play:swap:3 pass"));
    CHECK(texts(four, after(four, both, "pass d2 play:swap:3")) == words("play:add+1 play:add-1 pass"));
    CHECK(texts(four, after(four, both, "pass d2 play:swap:3 play:add+1 pass")) == words("go:2.12"));
    CHECK(texts(four, after(four, both, "pass d2 play:add-1 play:swap:3 pass")) == words("go:2.10"));
  }
  SUBCASE("CM-45, CM-63: not as a fourth card") {
    State late = state;
    late.table.played = 3;
    CHECK(!four.validate(late).empty());
    late.table.phase = Phase::move;
    CHECK(four.validate(late).empty());
  }
}

TEST_CASE("CM-43, CM-63, CM-68: swap in another seat's turn before its roll") {
  const Setting setting{.turn = 1, .figures = "2.3 2.7 2.9 1.5", .cards = {"swap"}};
  const State state = position(four, setting);
  CHECK(state.table.phase == Phase::others);
  CHECK(who(four, state) == 0);
  CHECK(state.table.turn == seat(1));
  // With the active seat or with a third one.
  CHECK(texts(four, state) == words("play:swap:1 play:swap:2 pass"));
  CHECK(refused_by(four, state, "play:swap:0") == "CM-63");
  CHECK(refused_by(four, state, "play:swap:3") == "CM-63");
  const State with_third = after(four, state, "play:swap:2");
  CHECK(figures(with_third) == "2.9 2.7 2.3 1.5");
  CHECK(put_back(four, with_third, "swap") == 1);
  CHECK(texts(four, with_third) == all_rolls);
  CHECK(with_third.table.asked == seat(0));
  CHECK(texts(four, after(four, state, "play:swap:1 d1")) == words("go:2.4"));
  CHECK(texts(four, after(four, state, "pass")) == all_rolls);
  CHECK(texts(four, after(four, state, "pass d1")) == words("go:2.8"));  // no window of the others after the roll
  SUBCASE("CM-43, CM-68: only a swap fits, and no proposal") {
    Setting more = setting;
    more.digits = {"0", "1"};
    more.cards = {"swap add+1 stay veto guard free"};
    const State all = after(trading, position(trading, more), "pass");
    CHECK(all.table.phase == Phase::others);
    CHECK(texts(trading, all) == words("play:swap:1 play:swap:2 pass"));
    CHECK(refused_by(trading, all, "play:add+1") == "CM-68");
    CHECK(refused_by(trading, all, "play:stay") == "CM-68");
    CHECK(refused_by(trading, all, "offer:1:0:1") == "CM-77");
    CHECK(moves_of(four, {.turn = 1, .figures = "2.3 2.7", .cards = {"add+1 stay veto guard free"}}) == all_rolls);
  }
  SUBCASE("CM-63, CM-46: both figures on fields of one ring, none on its straight") {
    CHECK(moves_of(four, {.turn = 1, .figures = "2.3 1.7", .cards = {"swap"}}) == all_rolls);
    CHECK(moves_of(four, {.turn = 1, .figures = "p0 p0", .cards = {"swap"}}) == all_rolls);
    CHECK(moves_of(four, {.turn = 1, .figures = "s s", .cards = {"swap"}}) == all_rolls);
    const Setting inside{.turn = 1, .figures = "g1 g1", .digits = {"00000112", "00000112"}, .cards = {"swap"}};
    CHECK(moves_of(four, inside) == all_rolls);
    const State one{
        position(four, {.turn = 1, .figures = "2.3 g1 2.9", .digits = {"", "00000112"}, .cards = {"swap"}})};
    CHECK(texts(four, one) == words("play:swap:2 pass"));
    CHECK(refused_by(four, one, "play:swap:1") == "CM-46");
    CHECK(moves_of(four, {.turn = 1, .figures = "2.3 2.3", .cards = {"swap"}}) == words("play:swap:1 pass"));
  }
  SUBCASE("CM-45: it is not one of the three cards of either seat") {
    State late = state;
    late.table.played = 3;
    REQUIRE(four.validate(late).empty());
    CHECK(texts(four, late) == words("play:swap:1 play:swap:2 pass"));
    CHECK(after(four, late, "play:swap:1").table.played == 3);
    CHECK(after(four, state, "play:swap:1").table.played == 0);
  }
  SUBCASE("CM-67: there is none in a first turn") {
    State begun = after(four, four.initial(), "d1 d4 d6 d3 go:1.29");
    begun.events.move(four.layout().deck, card("swap"), Spot::draw(), Spot::hand(seat(2)));
    const State first = after(four, begun, "remain go:1.38 e:lose go:1.0");  // seats 3 and 0
    CHECK(texts(four, first) == words("go:1.15"));
    // Seat 2 itself has had its first turn; the next one has its windows.
    CHECK(texts(four, after(four, first, "go:1.15")) == words("play:swap:0 play:swap:1 play:swap:3 pass"));
  }
}

TEST_CASE("CM-68: windows (a), (o) of the others in order, roll, (b)") {
  const RuntimeGame game = with({}, narrow_edition);  // with three swaps
  const State state = position(game, {.turn = 2, .figures = "1.1 1.2 1.4 1.5", .cards = {"swap", "swap", "", "swap"}});
  CHECK(who(game, state) == 3);
  const State second = after(game, state, "pass");
  CHECK(who(game, second) == 0);
  CHECK(second.table.phase == Phase::others);
  const State third = after(game, second, "play:swap:2");
  CHECK(figures(third) == "1.4 1.2 1.1 1.5");
  CHECK(who(game, third) == 1);
  CHECK(texts(game, after(game, third, "pass")) == all_rolls);
  SUBCASE("CM-68: the window of a seat opens anew after a swap") {
    const State two = position(game, {.turn = 2, .figures = "1.1 1.2 1.4", .cards = {"swap swap", "swap"}});
    CHECK(who(game, two) == 0);
    const State again = after(game, two, "play:swap:2");
    CHECK(who(game, again) == 0);
    CHECK(texts(game, again) == words("play:swap:1 play:swap:2 pass"));
    CHECK(who(game, after(game, again, "play:swap:2")) == 1);
    CHECK(who(game, after(game, two, "pass")) == 1);
  }
  SUBCASE("CM-68: the others in order from the active seat's left neighbour") {
    const Setting three{.turn = 2, .figures = "1.1 1.2 1.4 1.5", .cards = {"swap", "", "swap", "swap"}};
    const State passed = after(game, position(game, three), "pass");
    CHECK(who(game, passed) == 3);
    CHECK(who(game, after(game, passed, "pass")) == 0);
    CHECK(who(game, after(game, passed, "pass pass")) == chance);
    const State no_swap = after(game, position(game, three), "play:swap:0");
    CHECK(who(game, no_swap) == 3);
  }
  SUBCASE("CM-68: the active seat's own windows come before and behind") {
    const State own = position(game, {.turn = 2, .figures = "1.1 1.2 1.4", .cards = {"swap", "", "swap swap"}});
    CHECK(who(game, own) == 2);
    const State others = after(game, own, "play:swap:0 pass");
    CHECK(who(game, others) == 0);
    const State rolled_one = after(game, others, "play:swap:1 d1");
    CHECK(who(game, rolled_one) == 2);
    CHECK(rolled_one.table.phase == Phase::after);
    CHECK(rolled_one.table.played == 1);
    CHECK(figures(rolled_one) == "1.2 1.4 1.1 s");
    CHECK(texts(game, rolled_one) == words("play:swap:0 play:swap:1 pass"));
  }
}
