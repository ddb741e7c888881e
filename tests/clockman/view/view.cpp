#include <clockman/position.hpp>

#include <regelwerk/play.hpp>

using namespace clockman_test;
using regelwerk::Random;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

const State viewed_state = position(four, {.turn = 1,
                                           .roll = 3,
                                           .figures = "1.1 1.30 4.2",
                                           .digits = {"0012", "X"},
                                           .symbols = {"AAB", "CD", "E"},
                                           .cards = {"free", "add+1 veto", "stay"},
                                           .open = {"", "", "barin6 peace2:2"}});

}  // namespace

TEST_CASE("CM-32, CM-43: other seats' cards are hidden, their numbers are not") {
  for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{seat(2)}, Viewer{seat(3)}, spectator}) {
    const View view = four.view(viewed_state, viewer);
    CHECK(view.table == viewed_state.table);
    CHECK(view.symbol_count(seat(0)) == 3);
    CHECK(view.symbol_count(seat(1)) == 2);
    CHECK(view.symbol_pile == 34);
    CHECK(view.event_pile == 60 - 4 - 2);
    CHECK(view.put_back == viewed_state.put_back);
    CHECK(view.events.hand_size(seat(1)) == 2);
    CHECK(view.events.count(four.layout().deck, card("barin6"), Spot::open(seat(2), 0)) == 1);
    for (int i = 0; i < 4; ++i) {
      const bool own = viewer.is(seat(i));
      if (own) CHECK(view.symbols == viewed_state.hand(seat(i)));
      CHECK(view.events.count(Spot::hand(seat(i))) == (own ? viewed_state.events.hand_size(seat(i)) : 0));
    }
  }
  CHECK(four.view(viewed_state, spectator).symbols.empty());
}

TEST_CASE("CM-32, CM-43: what differs only in hidden cards looks the same to the others") {
  const auto shown_to = [](std::string_view symbols, std::string_view cards, Viewer viewer) {
    return four.view(position(four, {.figures = "1.1", .symbols = {symbols}, .cards = {cards}}), viewer);
  };
  for (const Viewer viewer : {Viewer{seat(1)}, Viewer{seat(3)}, spectator}) {
    CHECK(shown_to("AB", "free", viewer) == shown_to("CE", "stay", viewer));
    CHECK(!(shown_to("AB", "free", viewer) == shown_to("CEE", "stay", viewer)));
    CHECK(!(shown_to("AB", "free", viewer) == shown_to("AB", "free stay", viewer)));
  }
  CHECK(!(shown_to("AB", "free", seat(0)) == shown_to("CE", "free", seat(0))));
  CHECK(!(shown_to("AB", "free", seat(0)) == shown_to("AB", "stay", seat(0))));
}

TEST_CASE("CM-54: a card that changes hands by mix is seen by the two alone, the one laid aside by its seat alone") {
  const Setting setting{.roll = 2, .figures = "1.0", .symbols = {"AC", "BD"}};
  const State mixing = after(four, position(four, setting), "go:1.2 e:mix mix:1:A");
  CHECK(letters_of(four.view(mixing, seat(0)).aside) == "A");
  for (const Viewer viewer : {Viewer{seat(1)}, Viewer{seat(2)}, spectator})
    CHECK(four.view(mixing, viewer).aside.empty());
  const State other = after(four, position(four, setting), "go:1.2 e:mix mix:1:C");
  CHECK(four.view(other, seat(1)) == four.view(mixing, seat(1)));
  CHECK(!(four.view(other, seat(0)) == four.view(mixing, seat(0))));
}

TEST_CASE("CM-68: a view answers for the seat that is to act, and for no other") {
  const auto same = [](const State& state, int acting) {
    for (int i = 0; i < 4; ++i) {
      const View view = four.view(state, seat(i));
      if (i == acting) {
        CHECK(four.moves(view) == four.moves(state));
        for (std::uint32_t code = 0; code < (1U << Move::code_bits); code += 7) {
          const Move move = Move::from_code(code);
          CHECK(four.why_not(view, move) == four.why_not(state, move));
        }
      } else {
        CHECK(four.moves(view).empty());
        CHECK(four.why_not(view, four.moves(state)[0]) == Rule::course_of_turn);
      }
    }
    CHECK(four.moves(four.view(state, spectator)).empty());
  };
  same(viewed_state, 1);
  same(after(four, viewed_state, "pass"), 1);
  const State event =
      after(four, position(four, {.roll = 2, .figures = "1.0", .cards = {"", "", "veto"}}), "go:1.2 e:lose");
  same(event, 2);
  same(position(four, {.turn = 1, .figures = "2.3 2.7 2.9", .cards = {"", "", "swap stay"}}), 2);
}

TEST_CASE("CM-40, CM-43: states drawn from a view keep what the view says") {
  Random random{7};
  for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{seat(3)}, spectator}) {
    const View view = four.view(viewed_state, viewer);
    bool differs = false;
    for (int draw = 0; draw < 100; ++draw) {
      const State drawn_state = four.resample(view, random);
      CHECK(four.validate(drawn_state).empty());
      CHECK(four.view(drawn_state, viewer) == view);
      differs = differs || !(drawn_state == viewed_state);
    }
    CHECK(differs);
  }
}

TEST_CASE("CM-77: proposals, answers and what was declined are public") {
  const State state = position(trading, {.figures = "2.7 3.0 1.3", .digits = {"0", "1", "2"}});
  for (const std::string_view way : {"offer:1:0:1", "circle:1:0:2:1:2", "circle:1:0:2:1:2 accept",
                                     "circle:1:0:2:1:2 accept decline", "offer:1:0:1 decline pass"}) {
    const State next = after(trading, state, way);
    for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(3)}, spectator}) {
      CHECK(trading.view(next, viewer).table == next.table);
    }
  }
}

TEST_CASE("CM-61: that a window exists shows that its seat holds a card for it") {
  const State event =
      after(four, position(four, {.roll = 2, .figures = "1.0", .cards = {"", "veto"}}), "go:1.2 e:lose");
  Random random{8};
  for (int draw = 0; draw < 50; ++draw) {
    const State drawn_state = four.resample(four.view(event, seat(0)), random);
    CHECK(count(four, drawn_state, "veto", Spot::hand(seat(1))) == 1);
  }
}
