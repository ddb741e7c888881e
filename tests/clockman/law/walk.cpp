#include <clockman/position.hpp>

using namespace clockman_test;

TEST_CASE("CM-11: rolls lead clockwise, exactly as many steps as they count") {
  static_assert(has_moves(four, position(four, {.roll = 4, .figures = "1.5"}), "go:1.9"));
  CHECK(moves_of(four, {.roll = 6, .figures = "1.46"}) == words("go:1.4"));
  CHECK(moves_of(four, {.roll = 2, .figures = "4.18"}) == words("go:4.0"));
  const State state = position(four, {.roll = 4, .figures = "1.5"});
  for (const std::string_view text : {"go:1.8", "go:1.10", "go:1.1", "go:1.5"}) CHECK(!legal(four, state, text));
  CHECK(refused_by(four, state, "go:1.1") != "");
}

TEST_CASE("CM-12: all paths of the rolled length are open, one move for each end") {
  // On 3.2 a passage leads in (p12), on 3.4 one leads out (p8) to 2.5; without blockade p12 is passed.
  const RuntimeGame game = with({.blockades_stay = false, .outward = Outward::free});
  CHECK(moves_of(game, {.roll = 4, .figures = "3.1", .opened = "p12"}) == words("go:3.5 go:4.2 go:p8"));
  // Several passages in one move: in through p12, to 4.1; the way out of 4.1 is the same passage field.
  CHECK(moves_of(game, {.roll = 4, .figures = "3.2", .opened = "p12"}) == words("go:3.6 go:4.3 go:2.5"));
  CHECK(moves_of(game, {.roll = 6, .figures = "3.3", .opened = "p8"}) == words("go:3.9 go:2.8"));
  SUBCASE("CM-12: two passages in one move") {
    // Out through p8 to 2.5, on along ring 2 to 2.8 and out through p1.
    CHECK(moves_of(free_outward, {.roll = 6, .figures = "3.4"}) == words("go:3.10 go:2.9 go:p1"));
  }
  SUBCASE("CM-12: no passage field twice, the one where the move begins included") {
    const State on_passage = position(free_outward, {.roll = 2, .figures = "p0"});
    CHECK(texts(free_outward, on_passage) == words("go:1.4 go:2.4"));
    CHECK(!legal(free_outward, on_passage, "go:p0"));
  }
  SUBCASE("CM-12: only the field where the move ends has effects") {
    const State passed = after(four, position(four, {.roll = 5, .figures = "2.39 2.2"}), "go:2.4");
    CHECK(figures(passed) == "2.4 2.2 s s");
    CHECK(date(passed, 0) == "0");
    CHECK(lies(four, passed, "2.0"));
  }
}

TEST_CASE("CM-13: the step onto a blocked passage is the last of the roll and costs a card of its pose") {
  static_assert(has_moves(four, position(four, {.roll = 3, .figures = "1.1", .symbols = {"A"}}), "go:1.4 go:p0+A"));
  static_assert(has_moves(four, position(four, {.roll = 4, .figures = "1.1", .symbols = {"A"}}), "go:1.5"));
  CHECK(moves_of(four, {.roll = 3, .figures = "1.1", .symbols = {"BCDE"}}) == words("go:1.4"));
  CHECK(moves_of(four, {.roll = 5, .figures = "1.1", .symbols = {"AAAA"}}) == words("go:1.6"));
  const State state = after(four, position(four, {.roll = 3, .figures = "1.1", .symbols = {"AA"}}), "go:p0+A");
  CHECK(figures(state) == "p0 s s s");
  CHECK(hand(state, 0) == "A");
  CHECK(letters_of(state.put_back) == "A");
  CHECK(refused_by(four, position(four, {.roll = 3, .figures = "1.1"}), "go:p0+A") == "CM-13");
  CHECK(!legal(four, position(four, {.roll = 3, .figures = "1.1", .symbols = {"A"}}), "go:p0"));
  // Inner gaps too.
  CHECK(moves_of(four, {.roll = 1, .figures = "2.5", .digits = {"00000"}, .symbols = {"B"}}) ==
        words("go:2.6 go:p8+B"));
  CHECK(moves_of(four, {.roll = 1, .figures = "3.2", .digits = {"00000"}, .symbols = {"C"}}) ==
        words("go:3.3 go:p12+C"));
}

TEST_CASE("CM-14: from a passage field the first step leads inward, or outward where that is allowed") {
  CHECK(moves_of(four, {.roll = 1, .figures = "p0"}) == words("go:2.3"));
  CHECK(moves_of(free_outward, {.roll = 1, .figures = "p0"}) == words("go:2.3 go:1.3"));
  // No digit is at home on ring 1, so nobody needs to go out of gap 1; out of gap 2 go those who need a 0.
  CHECK(moves_of(four, {.roll = 1, .figures = "p8"}) == words("go:3.4 go:2.5"));
  CHECK(moves_of(four, {.roll = 1, .figures = "p8", .digits = {"00000"}}) == words("go:3.4"));
}

TEST_CASE("CM-15: outward go only those who need a digit of that ring or farther out") {
  CHECK(moves_of(four, {.roll = 4, .figures = "3.2"}) == words("go:3.6 go:2.5"));
  CHECK(moves_of(four, {.roll = 4, .figures = "3.2", .digits = {"00000"}}) == words("go:3.6"));
  CHECK(moves_of(four, {.roll = 3, .figures = "3.2"}) == words("go:3.5 go:p8"));
  CHECK(moves_of(four, {.roll = 4, .figures = "2.1"}) == words("go:2.5"));
  CHECK(moves_of(free_outward, {.roll = 4, .figures = "2.1"}) == words("go:2.5 go:1.3"));
  CHECK(refused_by(four, position(four, {.roll = 4, .figures = "2.1"}), "go:1.3") == "CM-15");
  // From ring 4 a 1 that is needed opens gap 3, and so does a 0.
  CHECK(moves_of(four, {.roll = 2, .figures = "4.1", .digits = {"00000"}}) == words("go:4.3 go:3.2"));
  CHECK(moves_of(four, {.roll = 2, .figures = "4.1", .digits = {"11"}}) == words("go:4.3 go:3.2"));
  CHECK(moves_of(four, {.roll = 2, .figures = "4.1", .digits = {"0000011"}}) == words("go:4.3"));
  // Jokers that complete the date end every need.
  CHECK(moves_of(four, {.roll = 2, .figures = "4.1", .digits = {"000112XX"}}) == words("go:4.3"));
  SUBCASE("CM-15: judged before the move, and a hunted figure on a ring farther out opens the way too") {
    const RuntimeGame game = with({.hoarding = Hoarding::extended});
    // No 0 lies on the board; seat 0 lacks two, seat 2 can spare some and stands on ring 1.
    Setting setting{.roll = 4, .figures = "2.1 s 1.20", .digits = {"000", "0000", "00000000", "00000"}};
    CHECK(moves_of(game, setting) == words("go:1.3 go:2.5"));
    setting.figures = "2.1 s 2.30";
    CHECK(moves_of(game, setting) == words("go:2.5"));
    // The hunted figure must stand on a ring field: a passage field or a start field is none.
    setting.figures = "2.1 s p2";
    CHECK(moves_of(game, setting) == words("go:2.5"));
    setting.figures = "2.1 s s";
    CHECK(moves_of(game, setting) == words("go:2.5"));
  }
}

TEST_CASE("CM-15: for a joker go those who need a digit that does not lie on the board any more") {
  const RuntimeGame game = with({.hoarding = Hoarding::extended});
  // Seat 0 lacks the 2, seat 1 has all four of them; both jokers lie on ring 3.
  const Setting gone{.roll = 2, .figures = "4.1", .digits = {"0000011", "2222"}};
  CHECK(moves_of(game, gone) == words("go:4.3 go:3.2"));
  CHECK(moves_of(with({.outward = Outward::home, .hoarding = Hoarding::extended}), gone) == words("go:4.3"));
  SUBCASE("CM-15: not while one lies on the board") {
    CHECK(moves_of(game, {.roll = 2, .figures = "4.1", .digits = {"0000011", "222"}}) == words("go:4.3"));
  }
  SUBCASE("CM-15: not for one that is not needed") {
    CHECK(moves_of(game, {.roll = 2, .figures = "4.1", .digits = {"00000112", "222"}}) == words("go:4.3"));
  }
  SUBCASE("CM-15: not without a joker, and not out of a ring that lies outside of them all") {
    const Setting taken{.roll = 2, .figures = "4.1", .digits = {"0000011", "2222XX"}};
    CHECK(moves_of(game, taken) == words("go:4.3"));
    CHECK(refused_by(game, position(game, taken), "go:3.2") == "CM-15");
    CHECK(moves_of(game, {.roll = 2, .figures = "4.1", .digits = {"0000011", "2222X"}}) == words("go:4.3 go:3.2"));
    CHECK(moves_of(game, {.roll = 4, .figures = "3.2", .digits = {"0000011", "2222"}}) == words("go:3.6"));
  }
}

TEST_CASE("CM-16: a blockade that was overcome stays, by option it goes for everybody") {
  const Setting setting{.roll = 3, .figures = "1.1", .symbols = {"A"}};
  const State stays = after(four, position(four, setting), "go:p0+A");
  CHECK(stays.table.opened.empty());
  const State goes = after(vanishing, position(vanishing, setting), "go:p0+A");
  CHECK(goes.table.opened.contains(0));
  CHECK(goes.table.opened.bits() == 1);
  SUBCASE("CM-16: an open passage is passed inward without exact roll or card") {
    CHECK(moves_of(vanishing, {.turn = 2, .roll = 3, .figures = "s s 1.1", .opened = "p0"}) == words("go:1.4 go:p0"));
    CHECK(moves_of(vanishing, {.turn = 2, .roll = 6, .figures = "s s 1.1", .opened = "p0"}) == words("go:1.7 go:2.5"));
    CHECK(moves_of(vanishing, {.turn = 2, .roll = 6, .figures = "s s 1.1", .opened = "p1"}) == words("go:1.7"));
    CHECK(moves_of(vanishing, {.roll = 3, .figures = "1.1", .symbols = {"A"}, .opened = "p0"}) ==
          words("go:1.4 go:p0"));
  }
  SUBCASE("CM-16, CM-64: barred is who has such a card open, blockade or not") {
    CHECK(moves_of(vanishing, {.roll = 6, .figures = "1.1", .open = {"barin1"}, .opened = "p0"}) == words("go:1.7"));
  }
  SUBCASE("CM-16: a card free opens it as well, the last blockade of a straight stays") {
    const State freed =
        after(vanishing, position(vanishing, {.roll = 3, .figures = "1.1", .cards = {"free"}}), "go:p0+e");
    CHECK(freed.table.opened.contains(0));
    const State last =
        after(vanishing, position(vanishing, {.roll = 1, .figures = "g2", .digits = {"00000112"}, .symbols = {"D"}}),
              "go:g3+D");
    CHECK(last.table.opened.empty());
  }
  SUBCASE("CM-16: no opened passage where blockades stay") {
    State broken = position(four, {.figures = "1.1"});
    broken.table.opened.insert(0);
    CHECK(!four.validate(broken).empty());
  }
}

TEST_CASE("CM-17: from the start field the first step leads to the entry, with any roll") {
  for (int roll = 1; roll <= 6; ++roll) {
    CHECK(moves_of(four, {.roll = roll}) == words("go:1." + std::to_string(roll - 1)));
    CHECK(moves_of(four, {.turn = 3, .roll = roll}) == words("go:1." + std::to_string(35 + roll)));
  }
  CHECK(!legal(four, position(four, {.roll = 2}), "go:1.2"));
  CHECK(!legal(four, position(four, {.roll = 6}), "forfeit"));
  // The passage at 1.3 is four steps and one more from the start.
  CHECK(moves_of(four, {.roll = 5, .symbols = {"A"}}) == words("go:1.4 go:p0+A"));
}

TEST_CASE("CM-22: who can reach an end without paying does not pay; symbol card and card free are two moves") {
  CHECK(moves_of(four, {.roll = 3, .figures = "1.1", .symbols = {"A"}, .cards = {"free"}}) ==
        words("go:1.4 go:p0+A go:p0+e"));
  // Outward onto p8 is free for who needs a 0; inward from 2.5 it would cost a B. Ring 2 and 3 meet in p8 both ways.
  const State from_inside = position(four, {.roll = 1, .figures = "3.4", .symbols = {"B"}});
  CHECK(texts(four, from_inside) == words("go:3.5 go:p8"));
  CHECK(refused_by(four, from_inside, "go:p8+B") != "");
  CHECK(!legal(vanishing, position(vanishing, {.roll = 3, .figures = "1.1", .symbols = {"A"}, .opened = "p0"}),
               "go:p0+A"));
}

TEST_CASE("CM-23: a seat must move if it can without paying") {
  const State state = position(four, {.roll = 3, .figures = "1.1", .symbols = {"A"}});
  CHECK(refused_by(four, state, "forfeit") == "CM-23");
  CHECK(legal(four, state, "go:1.4"));
  const State stuck = position(four, {.roll = 3, .figures = "g1", .digits = {"00000112"}, .symbols = {"D"}});
  CHECK(texts(four, stuck) == words("forfeit"));
  CHECK(figures(after(four, stuck, "forfeit")) == "g1 s s s");
  // Nobody is bound to pay: with only a paid move left the roll may be forfeited.
  CHECK(moves_of(four, {.roll = 1, .figures = "g2", .digits = {"00000112"}, .symbols = {"D"}}) ==
        words("go:g3+D forfeit"));
}

TEST_CASE("CM-13, CM-15: the passages ahead of a field are those that one comes by field after field") {
  const Layout& layout = four.layout();
  int passed = 0;
  for (int ring = 1; ring <= rings; ++ring) {
    for (int i = 0; i < layout.ring_size[static_cast<std::size_t>(ring - 1)]; ++i) {
      Space at = Space::ring(ring, i);
      const Ahead& ahead = layout.ahead[at];
      for (int steps = 0; steps < Ahead::steps; ++steps, at = layout.next[at]) {
        CHECK(at == ring_ahead(layout, Space::ring(ring, i), steps));
        CHECK((ahead.inward >> steps & 1) == (layout.inward[at].empty() ? 0 : 1));
        CHECK((ahead.outward >> steps & 1) == (layout.outward[at].empty() ? 0 : 1));
        passed += layout.inward[at].empty() ? 0 : 1;
      }
    }
  }
  CHECK(passed == passages * Ahead::steps);
}
