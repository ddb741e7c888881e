#include <doctest/doctest.h>

#include <string>

#include <clockman/witness/naive_examples.hpp>

// The ledger's worked examples, sentence by sentence, by the naive engine alone: what it agrees to is a second reading
// of the rules and not an echo of the library.

using namespace naive_clockman_examples;

TEST_CASE("naive, CM-13, CM-14, CM-15, CM-58: worked example 1, passages") {
  const Position outer = position("1.1");
  const Position with_a = with_symbols(outer, 0, "A");
  const Position three = rolled(with_a, 3);
  CHECK(moves_of(three) == texts("go:1.4 go:p0+A"));
  const Position paid = after(three, "go:p0+A");
  CHECK(figures(paid) == "p0 start start start");
  CHECK(paid.symbol_back == std::multiset<char>{'A'});
  CHECK(paid.turn == 1);
  const Position with_b = with_symbols(outer, 0, "B");
  CHECK(moves_of(rolled(with_b, 3)) == texts("go:1.4"));
  CHECK(moves_of(rolled(with_card(with_b, 0, "free"), 3)) == texts("go:1.4 go:p0+e"));
  CHECK(moves_of(rolled(with_a, 4)) == texts("go:1.5"));

  Config free = standard_config(4);
  free.outward = "free";
  CHECK(moves_of(rolled(position("p0"), 2)) == texts("go:2.4"));
  CHECK(moves_of(rolled(position("p0", free), 2)) == texts("go:1.4 go:2.4"));
  CHECK(moves_of(rolled(position("2.1"), 4)) == texts("go:2.5"));
  CHECK(moves_of(rolled(position("2.1", free), 4)) == texts("go:1.3 go:2.5"));
  CHECK(moves_of(rolled(position("2.1", free), 3)) == texts("go:2.4 go:p0"));
  CHECK(moves_of(rolled(position("3.2"), 4)) == texts("go:2.5 go:3.6"));
  CHECK(moves_of(rolled(with_digits(position("3.2"), 0, "00000"), 4)) == texts("go:3.6"));
}

TEST_CASE("naive, CM-24, CM-25, CM-26, CM-59: worked example 2, a chain") {
  const Position before = with_digits(position("3.3 3.6 2.8 1.10"), 0, "00000");
  const Position gone = after(rolled(before, 3), "go:3.6");
  CHECK(figures(gone) == "3.6 2.8 1.10 start");
  CHECK(gone.date.at(0) == digits("000001"));
  const Position asked = after(rolled(with_card(before, 2, "stay"), 3), "go:3.6");
  CHECK(moves_of(asked) == texts("play:stay pass"));
  CHECK(actor(asked) == 2);
  CHECK(figures(asked) == "3.6 2.8 2.8 1.10");
  CHECK(figures(after(asked, "play:stay")) == "3.6 2.8 2.8 1.10");
  CHECK(figures(after(asked, "pass")) == "3.6 2.8 1.10 start");
}

TEST_CASE("naive, CM-36, CM-37: worked example 3, a lift") {
  const Position before = with_digits(position("3.1 start 4.3"), 0, "00000");
  const Position asked = after(rolled(before, 3), "go:3.4");
  CHECK(moves_of(asked) == texts("lift remain"));
  const Position lifted = after(asked, "lift");
  CHECK(figures(lifted) == "4.3 start 3.5 start");
  CHECK(lifted.lifts_used == 1);
  CHECK(!lifted.board.contains({3, 4}));
  CHECK(lifted.node == "event");
  const Position remained = after(asked, "remain");
  CHECK(figures(remained) == "3.4 start 4.3 start");
  CHECK(remained.board.at({3, 4}) == 'L');
  CHECK(remained.turn == 1);
}

TEST_CASE("naive, CM-18 to CM-23: worked example 4, the straight") {
  for (const std::string date : {"00000112", "000011XX"}) {
    const Position before = with_symbols(with_digits(position("4.18"), 0, date), 0, "D");
    CHECK(moves_of(rolled(before, 2)) == texts("go:4.0"));
    CHECK(moves_of(rolled(before, 3)) == texts("go:4.1 go:g1"));
    CHECK(moves_of(rolled(before, 4)) == texts("go:4.2 go:g2"));
    CHECK(moves_of(rolled(before, 5)) == texts("go:4.3 go:g3+D"));
    CHECK(moves_of(rolled(before, 6)) == texts("go:4.4 forfeit"));
  }
  const Position complete = with_digits(position("4.18"), 0, "00000112");
  const Position without = with_card(with_symbols(complete, 0, "E"), 0, "free");
  CHECK(moves_of(rolled(without, 5)) == texts("go:4.3"));
  CHECK(moves_of(rolled(without, 6)) == texts("go:4.4 forfeit"));
  Position on = with_symbols(complete, 0, "D");
  on.figures.at(0) = straight_field(1);
  CHECK(moves_of(rolled(on, 1)) == texts("go:g2"));
  CHECK(moves_of(rolled(on, 2)) == texts("go:g3+D forfeit"));
  CHECK(moves_of(rolled(on, 3)) == texts("forfeit"));
  on.figures.at(0) = straight_field(2);
  CHECK(moves_of(rolled(on, 1)) == texts("go:g3+D forfeit"));
  on.figures.at(0) = straight_field(3);
  CHECK(moves_of(rolled(on, 1)) == texts("go:c"));
  CHECK(winners(after(rolled(on, 1), "go:c")) == std::vector<int>{0});
  CHECK(moves_of(rolled(on, 2)) == texts("forfeit"));
}

TEST_CASE("naive, CM-60, CM-73, CM-76: worked example 5, robbery") {
  Config robbery = standard_config(4);
  robbery.robbery = true;
  for (const bool rob_date : {true, false}) {
    robbery.rob_date = rob_date;
    Position before = with_digits(position("2.1 2.3", robbery), 1, "0011");
    before = with_digits(with_card(with_card(before, 1, "guard"), 1, "stay"), 0, "1");
    const Position asked = after(rolled(before, 2), "go:2.3");
    CHECK(actor(asked) == 1);
    CHECK(moves_of(asked) == texts("play:guard pass"));
    const Position robbing = after(asked, "pass");
    CHECK(actor(robbing) == 0);
    CHECK(moves_of(robbing) == texts("rob:0 rob:1 rob:none"));
    const Position robbed = after(robbing, "rob:1");
    CHECK(robbed.date.at(0) == digits("11"));
    CHECK(moves_of(robbed) == texts("play:stay pass"));
    CHECK(figures(after(robbed, "play:stay")) == "2.3 2.3 start start");
    CHECK(figures(after(robbed, "pass")) == "2.3 1.4 start start");
    const Position guarded = after(asked, "play:guard");
    CHECK(actor(guarded) == 1);
    CHECK(moves_of(guarded) == texts("play:stay pass"));
  }
  robbery.rob_date = false;
  robbery.transfer = true;
  const Position dated = with_digits(position("2.1 2.3", robbery), 1, "00");
  CHECK(figures(after(rolled(dated, 2), "go:2.3")) == "2.3 1.4 start start");
  CHECK(moves_of(after(rolled(with_digits(dated, 1, "1", true), 2), "go:2.3")) == texts("rob:1 rob:none"));
  robbery.hoarding = "one";
  const Position hoarder = with_digits(with_digits(position("2.1 2.3", robbery), 1, "000000"), 1, "1", true);
  CHECK(moves_of(after(rolled(hoarder, 2), "go:2.3")) == texts("rob:0 rob:1 rob:none"));
}

TEST_CASE("naive, CM-49, CM-61: worked example 6, an event for the others") {
  const Position before = with_card(position("1.0 1.6 1.4 1.13"), 3, "veto");
  const Position asked = after(rolled(before, 2), "go:1.2 e:oback2");
  CHECK(actor(asked) == 3);
  CHECK(moves_of(asked) == texts("play:veto pass"));
  CHECK(figures(after(asked, "play:veto")) == "1.2 1.6 1.4 1.13");
  CHECK(figures(after(asked, "pass")) == "1.2 1.4 start 1.11");
}

namespace {

/// Example 7: digits three, four, eight 0 and as many as said for seat 3.
Position hunters(const std::string& places, const std::string& of_seat_3) {
  Config extended = standard_config(4);
  extended.hoarding = "extended";
  Position made = position(places, extended);
  made = with_digits(with_digits(with_digits(made, 0, "000"), 1, "0000"), 2, "00000000");
  return with_digits(made, 3, of_seat_3);
}

}  // namespace

TEST_CASE("naive, CM-15, CM-75: worked example 7, sparing") {
  const Position before = hunters("2.1 2.3 3.0", "00000");
  CHECK(!lies_on_board(before, '0'));
  const Position met = after(rolled(before, 2), "go:2.3");
  CHECK(actor(met) == 0);
  CHECK(moves_of(met) == texts("capture spare"));
  const Position spared = after(met, "spare");
  CHECK(actor(spared) == 1);
  CHECK(moves_of(spared) == texts("accept decline"));
  const Position shared = after(spared, "accept");
  CHECK(figures(shared) == "2.3 2.3 3.0 start");
  CHECK(shared.pacts == std::set<std::pair<int, int>>{{0, 1}});
  const Position declined = after(spared, "decline");
  CHECK(figures(declined) == "2.3 1.4 3.0 start");
  CHECK(declined.pacts.empty());
  CHECK(moves_of(after(rolled(with_card(before, 1, "stay"), 2), "go:2.3 spare decline")) == texts("play:stay pass"));
  CHECK(figures(after(met, "capture")) == "2.3 1.4 3.0 start");
  CHECK(moves_of(after(rolled(with_card(before, 1, "stay"), 2), "go:2.3 capture")) == texts("play:stay pass"));

  Position allies = hunters("2.7 2.3 3.0", "00000");
  allies.pacts = {{0, 1}};
  const Position together = after(rolled(allies, 4, 1), "go:2.7");
  CHECK(figures(together) == "2.7 2.7 3.0 start");
  CHECK(together.pacts.size() == 1);
  Position ended = hunters("2.7 2.3 3.0", "0000");
  CHECK(ended.board.at({2, 37}) == '0');
  ended.pacts = {{0, 1}};
  ended = after(rolled(ended, 4, 1), "go:2.7");
  CHECK(figures(ended) == "1.8 2.7 3.0 start");
  CHECK(ended.pacts.empty());

  CHECK(figures(after(rolled(hunters("2.1 2.3 3.0", "0000"), 2), "go:2.3")) == "2.3 1.4 3.0 start");
  CHECK(moves_of(rolled(hunters("2.1 2.20 1.20", "00000"), 4)) == texts("go:1.3 go:2.5"));
  CHECK(moves_of(rolled(hunters("2.1 2.20 1.20", "0000"), 4)) == texts("go:2.5"));
  CHECK(moves_of(rolled(hunters("2.1 2.20 2.30", "00000"), 4)) == texts("go:2.5"));
  for (const std::string zeros : {"00000", "0000"}) {
    CHECK(moves_of(after(rolled(hunters("2.1 start 2.3", zeros), 2), "go:2.3")) == texts("rob:0 rob:none"));
  }
}

TEST_CASE("naive, CM-17, CM-66, CM-67: worked example 8, the start") {
  const Position begun = after(initial(standard_config(4)), "d5 d5 d2 d1 d3 d6");
  CHECK(actor(begun) == 1);
  CHECK(moves_of(begun) == texts("go:1.16"));
  const Position drawn = after(begun, "go:1.16");
  CHECK(moves_of(drawn) == texts("sA sB sC sD sE"));
  CHECK(moves_of(after(drawn, "sA")) == texts("go:1.25"));
  CHECK(moves_of(after(initial(standard_config(2)), "d1 d4")) == texts("go:1.27"));
}

TEST_CASE("naive, CM-71, CM-72: worked example 9, hoarding and transfer") {
  Config one = standard_config(4);
  one.hoarding = "one";
  const Position met = after(rolled(with_digits(position("2.8", one), 0, "00000"), 2), "go:2.10");
  CHECK(moves_of(met) == texts("take leave"));
  CHECK(surplus(one, after(met, "take").date.at(0)) == 1);
  Config transfer = standard_config(4);
  transfer.transfer = true;
  const Position moved = after(rolled(with_digits(position("2.7", transfer), 0, "00", true), 2), "go:2.9");
  CHECK(moved.date.at(0) == digits("00"));
  CHECK(moved.loose.at(0).empty());
}

namespace {

Position traders(const std::string& first, const std::string& second, const std::string& third, int offers = 2) {
  Config trade = standard_config(4);
  trade.trade = true;
  trade.trade_offers = offers;
  const Position made = position("2.7 3.0 3.1", trade);
  return turn_of(with_digits(with_digits(with_digits(made, 0, first), 1, second), 2, third), 0);
}

}  // namespace

TEST_CASE("naive, CM-77: worked example 10, offers") {
  const Position before = traders("0", "1", "");
  CHECK(actor(before) == 0);
  CHECK(moves_of(before) == texts("offer:1:0:1 pass"));
  const Position offered = after(before, "offer:1:0:1");
  CHECK(actor(offered) == 1);
  CHECK(moves_of(offered) == texts("accept decline"));
  const Position accepted = after(offered, "accept");
  CHECK(accepted.node == "window_a");
  CHECK(accepted.date.at(0) == digits("1"));
  CHECK(accepted.date.at(1) == digits("0"));
  CHECK(moves_of(accepted) == texts("offer:1:1:0 pass"));
  const Position later = after(accepted, "pass d2");
  CHECK(later.node == "window_b");
  CHECK(moves_of(later) == texts("offer:1:1:0 pass"));
  CHECK(after(later, "offer:1:1:0 accept").node == "move");
  const Position once = after(traders("0", "1", "", 1), "offer:1:0:1 accept");
  CHECK(once.node == "roll");
  CHECK(after(once, "d2").node == "move");
  const Position declined = after(offered, "decline");
  CHECK(declined.node == "roll");
  CHECK(after(declined, "d2").node == "move");

  const Position two = traders("00", "1", "");
  CHECK(moves_of(two) == texts("offer:1:0:1 offer:1:00:1 pass"));
  const Position swapped = after(two, "offer:1:00:1 accept");
  CHECK(swapped.date.at(0) == digits("1"));
  CHECK(swapped.date.at(1) == digits("00"));
  CHECK(moves_of(traders("00", "00001", "")) == texts("offer:1:0:1 pass"));
}

TEST_CASE("naive, CM-77: worked example 10, circles") {
  const Position before = traders("0", "1", "2");
  CHECK(moves_of(before) == texts("offer:1:0:1 offer:2:0:2 circle:1:0:2:1:2 circle:2:0:1:2:1 pass"));
  const Position proposed = after(before, "circle:1:0:2:1:2");
  CHECK(actor(proposed) == 1);
  CHECK(moves_of(proposed) == texts("accept decline"));
  const Position half = after(proposed, "accept");
  CHECK(actor(half) == 2);
  CHECK(moves_of(half) == texts("accept decline"));
  CHECK(half.date.at(0) == digits("0"));
  const Position both = after(half, "accept");
  CHECK(both.date.at(0) == digits("2"));
  CHECK(both.date.at(1) == digits("0"));
  CHECK(both.date.at(2) == digits("1"));
  for (const Position& refused : {after(half, "decline"), after(proposed, "decline")}) {
    CHECK(refused.node == "window_a");
    CHECK(refused.date == before.date);
    CHECK(moves_of(refused) == texts("offer:1:0:1 offer:2:0:2 circle:2:0:1:2:1 pass"));
    const Position later = after(refused, "pass d2");
    CHECK(later.node == "window_b");
    CHECK(moves_of(later) == texts("offer:1:0:1 offer:2:0:2 circle:2:0:1:2:1 pass"));
  }
}

TEST_CASE("naive, CM-71, CM-77: what a trade does not do, and how many there are") {
  Config trade = standard_config(4);
  trade.trade = true;
  trade.transfer = true;
  trade.hoarding = "extended";
  Position rich = position("2.7 3.0 3.1 3.2", trade);
  for (std::size_t seat = 0; seat < 4; ++seat) rich.date.at(seat) = digits("001122XX");
  CHECK(proposals(turn_of(rich, 0)).size() == 450);
  Position straight = rich;
  straight.figures.at(1) = straight_field(1);
  for (const std::string& proposal : proposals(turn_of(straight, 0))) {
    CHECK(asked_by(0, proposal) != std::vector<int>{1});
    CHECK(asked_by(0, proposal).back() != 1);
  }
  straight.figures.at(0) = straight_field(1);
  CHECK(proposals(turn_of(straight, 0)).empty());
  // Received digits are loose, given ones were loose first if there were any.
  rich.loose.at(0) = digits("0");
  const Position traded = after(turn_of(rich, 0), "offer:1:00:12 accept");
  CHECK(traded.date.at(0) == digits("01122XX"));
  CHECK(traded.loose.at(0) == digits("12"));
  CHECK(traded.date.at(1) == digits("0012XX"));
  CHECK(traded.loose.at(1) == digits("00"));
}

TEST_CASE("naive, CM-64, CM-65: worked example 11, open cards") {
  const Position barred = with_card(with_symbols(position("1.1"), 0, "A"), 0, "barin6");
  CHECK(moves_of(rolled(barred, 3)) == texts("go:1.4"));
  const Position shown = after(turn_of(barred, 0), "d6");
  CHECK(shown.open.at(0).empty());
  CHECK(shown.event_back.contains("barin6"));
  CHECK(shown.node == "move");
  const Position peaceful = after(rolled(with_card(position("1.1 1.3"), 0, "peace2", 1), 2), "go:1.3");
  CHECK(figures(peaceful) == "1.3 1.3 start start");
  CHECK(peaceful.open.at(0).empty());
  CHECK(peaceful.event_back.contains("peace2"));
}

TEST_CASE("naive, CM-50, CM-63, CM-68: worked example 12, again and swap") {
  const Position again = after(rolled(position("1.0"), 2), "go:1.2 e:again");
  CHECK(again.turn == 0);
  const Position more = after(again, "d6 go:1.8 e:again");
  CHECK(more.turn == 0);
  CHECK(after(more, "d2 go:1.10 e:sym1 sA").turn == 1);

  const Position same = turn_of(with_card(position("2.3 2.3"), 0, "swap"), 0);
  CHECK(moves_of(same) == texts("play:swap:1 pass"));
  const Position swapped = after(same, "play:swap:1");
  CHECK(figures(swapped) == "2.3 2.3 start start");
  CHECK(swapped.event_back.contains("swap"));
  CHECK(swapped.node == "roll");
  const Position three = turn_of(with_card(position("2.3 2.7 2.7"), 0, "swap"), 0);
  CHECK(figures(after(three, "play:swap:1")) == "2.7 2.3 2.7 start");

  const Position later = after(turn_of(with_card(position("2.3 2.20"), 0, "swap"), 0), "pass d2");
  CHECK(moves_of(later) == texts("play:swap:1 pass"));
  CHECK(moves_of(after(later, "play:swap:1")) == texts("go:2.22"));

  const Position others = turn_of(with_card(position("2.3 2.7 2.9"), 0, "swap"), 1);
  CHECK(actor(others) == 0);
  CHECK(others.turn == 1);
  CHECK(moves_of(others) == texts("play:swap:1 play:swap:2 pass"));
  const Position changed = after(others, "play:swap:1");
  CHECK(figures(changed) == "2.7 2.3 2.9 start");
  CHECK(changed.node == "roll");
  CHECK(changed.turn == 1);
  CHECK(changed.played == 0);
}
