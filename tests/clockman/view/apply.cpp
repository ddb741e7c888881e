#include <clockman/position.hpp>

#include <array>
#include <string>
#include <vector>

using namespace clockman_test;
using regelwerk::Audience;
using regelwerk::spectator;
using regelwerk::Viewer;

// Events bring the view of whom they are shown to up to date.

namespace {

using K = EventKind;

constexpr std::array<Viewer, 5> everybody{Seat{0}, Seat{1}, Seat{2}, Seat{3}, spectator};

/// True if the events of every move lead the views of all from each position to the next.
template <class G>
bool lead_on(const G& game, State state, std::string_view moves) {
  bool good = true;
  for_each_word(moves, [&](std::string_view word) {
    const Move move = move_of(game, state, word);
    REQUIRE_MESSAGE(!game.why_not(state, move), to_text(game, state).view(), word);
    for (const Viewer viewer : everybody) {
      if (!viewer.is_spectator() && viewer.seat().index() >= game.seats()) continue;
      View view = game.view(state, viewer);
      const State next = game.play(
          state, move, [&](const Event& event) { good = good && game.apply(view, game.shown(event, viewer)); });
      good = good && view == game.view(next, viewer) && game.validate(view).empty();
    }
    state = game.play(state, move);
  });
  return good;
}

/// True if `viewer` can be shown `event` in this position.
template <class G>
bool follows(const G& game, const State& state, Viewer viewer, const Event& event) {
  View view = game.view(state, viewer);
  const View before = view;
  const bool good = game.apply(view, event);
  CHECK((good || view == before));
  return good;
}

const RuntimeGame trading_four = with({.trade = true, .trade_offers = 4});

}  // namespace

TEST_CASE("CM-66, CM-67: starting rolls, ties and the first turns bring views up to date") {
  CHECK(lead_on(four, four.initial(), "d5 d4 d1 d1"));
  CHECK(lead_on(four, four.initial(), "d5 d5 d1 d5 d2 d6 d6 d3 d4"));
}

TEST_CASE("CM-13, CM-16, CM-24, CM-36, CM-63: figures, blockades and lifts") {
  CHECK(lead_on(with({.blockades_stay = false}), position(four, {.roll = 1, .figures = "1.3", .symbols = {"A"}}),
                "go:p0+A"));
  CHECK(lead_on(four, position(four, {.roll = 2, .figures = "2.1 2.3", .cards = {"", "stay"}}), "go:2.3 play:stay"));
  CHECK(lead_on(four, position(four, {.roll = 2, .figures = "2.1 2.3", .cards = {"", "stay"}}), "go:2.3 pass"));
  CHECK(lead_on(four, position(four, {.roll = 5, .figures = "1.0"}), "go:1.5 lift"));
  CHECK(lead_on(four, position(four, {.figures = "2.3 2.7", .cards = {"swap"}}), "play:swap:1"));
}

TEST_CASE("CM-32, CM-40, CM-54: symbol cards, drawn, put back and mixed") {
  CHECK(lead_on(four, position(four, {.roll = 1, .figures = "1.0"}), "go:1.1 sC"));
  CHECK(
      lead_on(four, position(four, {.roll = 2, .figures = "1.0", .symbols = {"AC", "BD"}}), "go:1.2 e:mix mix:1:A sB"));
  CHECK(lead_on(four, position(four, {.roll = 2, .figures = "1.0", .symbols = {"AC"}}), "go:1.2 e:lose lose:C"));
  State last = position(four, {.roll = 1, .figures = "1.0", .symbols = {"", "AB"}});
  last.put_back = last.draw_pile;
  last.draw_pile = {};
  REQUIRE(four.validate(last).empty());
  CHECK(lead_on(four, last, "go:1.1 sC"));
}

TEST_CASE("CM-41 to CM-44, CM-65: event cards in piles, in hands and open") {
  const Setting setting{.roll = 2, .figures = "1.0 2.3", .cards = {"", "veto"}};
  for (const std::string_view card_and_on : {"e:free", "e:peace2", "e:barin6", "e:again", "e:skip", "e:sym2 pass sA sB",
                                             "e:oback1 play:veto", "e:move-2 pass", "e:gotoS pass sD"}) {
    CHECK_MESSAGE(lead_on(four, position(four, setting), "go:1.2 " + std::string{card_and_on}), card_and_on);
  }
  CHECK(lead_on(four, position(four, {.roll = 2, .figures = "1.1 1.3", .open = {"peace2:2 peace2:1"}}), "go:1.3"));
  CHECK(lead_on(four, position(four, {.figures = "1.1", .cards = {"add+1"}, .open = {"barin6"}}), "d6 play:add+1"));
  State last = position(four, {.roll = 2, .figures = "1.0", .cards = {"stay", "free veto"}});
  for (std::size_t i = 0; i < event_cards; ++i) {
    if (last.events[i] == Spot::draw()) last.events.set(i, Spot::put_back());
  }
  for (int kind = 0; kind < card_kinds; ++kind) {  // those put back stand before those in hands
    for (std::size_t i = Game<>::layout().deck.first(kind) + 1; i < Game<>::layout().deck.first(kind + 1); ++i) {
      REQUIRE(!(last.events[i] < last.events[i - 1]));
    }
  }
  REQUIRE(four.validate(last).empty());
  CHECK(lead_on(four, last, "go:1.2 e:guard"));
}

TEST_CASE("CM-33, CM-55, CM-56, CM-60, CM-71, CM-76: digits") {
  CHECK(lead_on(four, position(four, {.roll = 1, .figures = "2.3"}), "go:2.4"));
  CHECK(lead_on(four, position(four, {.roll = 2, .figures = "1.0", .digits = {"01"}}), "go:1.2 e:drop drop:1"));
  const Setting grab{.roll = 2, .figures = "1.0", .digits = {"", "01"}, .cards = {"", "guard"}};
  CHECK(lead_on(four, position(four, grab), "go:1.2 e:grab grab:1:0 pass"));
  CHECK(lead_on(four, position(four, grab), "go:1.2 e:grab grab:1:0 play:guard"));
  const RuntimeGame extra = with(all_extra_rules);
  CHECK(lead_on(extra, position(extra, {.roll = 2, .figures = "2.1 2.3", .digits = {"", "0"}, .loose = {"", "1"}}),
                "go:2.3 rob:1"));
}

TEST_CASE("CM-75, CM-77: pacts and proposals, made, declined and forgotten") {
  const Setting hunt{.roll = 2, .figures = "2.1 2.3", .digits = {"000", "0000", "00000000", "00000"}};
  CHECK(lead_on(hoarding_extended, position(hoarding_extended, hunt), "go:2.3 spare accept"));
  CHECK(lead_on(hoarding_extended, position(hoarding_extended, hunt), "go:2.3 spare decline"));
  CHECK(
      lead_on(hoarding_extended, position(hoarding_extended, {.roll = 3, .figures = "1.0", .pacts = "01"}), "go:1.3"));
  const State state = position(trading_four, {.figures = "2.7 3.0 1.3", .digits = {"00", "1", "2"}});
  CHECK(lead_on(trading_four, state, "offer:1:00:1 accept"));
  CHECK(lead_on(trading_four, state, "circle:2:0:1:2:1 accept accept"));
  CHECK(lead_on(trading_four, state, "offer:1:0:1 decline circle:2:0:1:2:1 accept decline pass d1 pass"));
  const std::vector<Event> closing =
      told(trading_four, after(trading_four, state, "offer:1:0:1 decline pass d1"), "pass");
  CHECK(kinds(closing) == std::vector{K::window_passed, K::offers_forgotten});
  CHECK(closing[1].rule == Rule::trade);
  CHECK(kinds(told(trading_four, after(trading_four, state, "pass d1"), "pass")) == std::vector{K::window_passed});
}

TEST_CASE("CM-32, CM-43: events that cannot follow are refused and change nothing") {
  const State state = position(trading_four, {.turn = 1,
                                              .roll = 3,
                                              .figures = "1.1 1.30 4.2",
                                              .digits = {"0012", "X"},
                                              .symbols = {"AAB", "CD"},
                                              .cards = {"free", "add+1 veto"},
                                              .open = {"", "", "peace2:2"}});
  const auto refused = [&](Viewer viewer, const Event& event) { return !follows(trading_four, state, viewer, event); };
  const Event drawn_by_own{.kind = K::symbol_drawn, .seat = seat(0), .pose = Pose::a, .has_pose = true};
  CHECK(follows(trading_four, state, seat(0), drawn_by_own));
  CHECK(refused(seat(0), {.kind = K::symbol_drawn, .seat = seat(0)}));
  CHECK(refused(seat(0), {.kind = K::symbol_drawn, .seat = seat(4), .pose = Pose::a, .has_pose = true}));
  CHECK(refused(seat(0), {.kind = K::symbol_drawn, .seat = seat(1), .has_pose = true, .seen_by = Audience{2U}}));
  CHECK(refused(seat(0), {.kind = K::symbol_put_back, .seat = seat(0), .pose = Pose::c, .has_pose = true}));
  CHECK(refused(seat(2), {.kind = K::symbol_put_back, .seat = seat(2), .pose = Pose::c, .has_pose = true}));
  CHECK(refused(seat(0), {.kind = K::symbols_turned}));
  CHECK(refused(seat(0), {.kind = K::cards_turned}));
  CHECK(refused(seat(0), {.kind = K::card_played, .seat = seat(0), .card = card("stay")}));
  CHECK(refused(seat(0), {.kind = K::card_played, .seat = seat(0), .card = card("again")}));
  CHECK(refused(seat(0), {.kind = K::card_played, .seat = seat(3), .card = card("stay")}));
  CHECK(follows(trading_four, state, seat(0), {.kind = K::card_played, .seat = seat(1), .card = card("stay")}));
  CHECK(refused(seat(1), {.kind = K::card_played, .seat = seat(1), .card = card("stay")}));
  CHECK(refused(seat(0), {.kind = K::card_read, .seat = seat(1), .card = card("stay")}));
  CHECK(refused(seat(0), {.kind = K::card_read, .seat = seat(1)}));
  const Event unseen{.kind = K::card_drawn, .seat = seat(1), .card = card("stay"), .seen_by = Audience::only(seat(1))};
  CHECK(refused(seat(0), unseen));
  CHECK(follows(trading_four, state, seat(0), trading_four.shown(unseen, seat(0))));
  CHECK(follows(trading_four, state, seat(1), unseen));
  CHECK(refused(seat(0), {.kind = K::card_opened, .seat = seat(1), .card = card("peace2"), .number = 4}));
  CHECK(refused(seat(0), {.kind = K::card_counted, .seat = seat(2), .card = card("peace2"), .number = 2}));
  CHECK(follows(trading_four, state, seat(0),
                {.kind = K::card_counted, .seat = seat(2), .card = card("peace2"), .number = 1}));
  CHECK(refused(seat(0), {.kind = K::card_done, .seat = seat(3), .card = card("peace2"), .number = 1}));
  CHECK(refused(seat(0), {.kind = K::figure_stepped, .seat = seat(1), .from = space("1.31"), .to = space("1.32")}));
  CHECK(refused(seat(0), {.kind = K::figure_moved, .seat = seat(1), .from = space("1.30"), .to = space("1.60")}));
  CHECK(refused(seat(0), {.kind = K::digit_taken, .seat = seat(1), .from = space("1.0"), .digit = Digit::zero}));
  CHECK(refused(seat(0), {.kind = K::digit_robbed, .seat = seat(1), .other = seat(3), .digit = Digit::zero}));
  CHECK(refused(seat(0), {.kind = K::digit_dropped, .seat = seat(1), .to = space("3.12"), .digit = Digit::two}));
  CHECK(refused(seat(0), {.kind = K::digits_traded, .seat = seat(1), .other = seat(0), .bundle = bundle("XX")}));
  CHECK(refused(seat(0), {.kind = K::blockade_removed, .to = space("1.1")}));
  CHECK(refused(seat(0), {.kind = K::lift_left, .seat = seat(1), .from = space("2.4")}));
  CHECK(refused(seat(0), {.kind = K::pact_made, .seat = seat(1), .other = seat(1)}));
  CHECK(refused(seat(0), {.kind = K::turn_missed, .seat = seat(1)}));
  CHECK(refused(seat(0), {.kind = K::die_rolled, .seat = seat(1), .number = 7}));
  CHECK(refused(seat(0), {.kind = K::start_rolled, .seat = seat(1)}));
  CHECK(refused(seat(0), {.kind = K::course_changed, .course = 1, .value = 23}));
  CHECK(refused(seat(0), {.kind = K::course_changed, .course = 13}));
  CHECK(refused(seat(0), {.kind = K::course_changed, .course = 0, .value = 0x8000}));
  CHECK(!follows(with({.trade = true, .trade_offers = 1}), after(trading_four, state, "offer:0:X:0 decline"), seat(0),
                 {.kind = K::offer_made, .seat = seat(1)}));
}

namespace {

/// The compiler follows a move from a view.
constexpr bool follows_at_compile_time() {
  constexpr Game<Options{.seats = 2}> game;
  State state = game.initial();
  View view = game.view(state, Seat{1});
  bool good = true;
  for (const int number : {3, 5}) {
    game.advance(state, rolled(number),
                 [&](const Event& event) { good = good && game.apply(view, game.shown(event, Seat{1})); });
  }
  return good && view == game.view(state, Seat{1}) && state.table.phase == Phase::move;
}
static_assert(follows_at_compile_time());

}  // namespace
