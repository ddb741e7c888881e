#include <regelwerk/tock/board/parts.hpp>

#include <reasons.hpp>

#include <tock/position.hpp>

#include <string>

#include <regelwerk/tock/language/cause_phrase.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

using namespace tock_test;
using questions::all_of_kind, questions::cause, questions::cause_of_move, questions::made_of, questions::parts,
    questions::stops;

namespace {

constexpr Part card_part(char letter_of_rank) {
  return {PartKind::card, static_cast<std::uint16_t>(rank_of(letter_of_rank))};
}
constexpr Part marble(std::string_view word) { return {PartKind::marble, place_of(word).code()}; }
constexpr Part field(std::string_view word) { return {PartKind::field, place_of(word).code()}; }
constexpr Part enter{PartKind::enter, 0};
constexpr Part give{PartKind::give, 0};
constexpr Part discard{PartKind::discard, 0};

constexpr bool is_open(const auto& game, const State& state, std::span<const Part> chosen, const Part& part) {
  return !regelwerk::why_not_part(game, state, chosen, part);
}

}  // namespace

TEST_CASE("parts: a card, a marble, a field") {
  constexpr State state = position(four, {.marbles = {"10 69", "15"}, .hand = "A5J"});
  CHECK(parts(four, state) == "A 5 J");
  CHECK(parts(four, state, {card_part('A')}) == "10 69 in");
  CHECK(parts(four, state, {card_part('5')}) == "10 69");
  CHECK(parts(four, state, {card_part('5'), marble("69")}) == "2 h3");
  CHECK(parts(four, state, {card_part('J'), marble("10")}) == "15 69");
  CHECK(parts(four, state, {card_part('5'), marble("69"), field("h3")}).empty());
  CHECK(made_of(four, state, {card_part('5'), marble("69"), field("h3")}) == "5:69-h3");
  CHECK(made_of(four, state, {card_part('A'), enter}) == "A:in");
  CHECK(made_of(four, state, {card_part('5'), marble("69")}).empty());
  static_assert(is_open(four, state, {}, card_part('5')) && !is_open(four, state, {}, card_part('6')));
}

TEST_CASE("parts: steps of a 7, discards and gifts") {
  const State seven = after(four, position(four, {.marbles = {"10 30"}, .hand = "7"}), "7:10-11");
  CHECK(parts(four, seven) == "11 30");
  CHECK(parts(four, seven, {marble("30")}) == "31");
  const State stuck = position(four, {.hand = "45"});
  CHECK(parts(four, stuck) == "4 5");
  CHECK(parts(four, stuck, {card_part('4')}) == "discard");
  const State exchange = dealt_out(pairs, pairs.initial(), {"A", "", "", ""});
  CHECK(parts(pairs, exchange, {card_part('A')}) == "give");
}

TEST_CASE("TK-12: the cause is the card that is missing, or the one that can be played") {
  const State state = position(four, {.marbles = {"10"}, .hand = "36"});
  CHECK(cause(four, state, "5:10-15") == "TK-12 card 5");
  CHECK(cause(four, state, "A:in") == "TK-12 card A");
  CHECK(cause(four, state, "discard:6") == "TK-12 card 3");
  CHECK(stops(four, state, {card_part('5')}) == "TK-12 card 5");
  CHECK(stops(four, state, {card_part('6'), discard}) == "TK-12 card 3");
}

TEST_CASE("TK-11, TK-13, TK-14: the cause is the card that is not there") {
  const State exchange = dealt_out(pairs, pairs.initial(), {"A", "", "", ""});
  CHECK(cause(pairs, exchange, "give:K") == "TK-11 card K");
  CHECK(stops(pairs, exchange, {card_part('K')}) == "TK-11 card K");
  CHECK(stops(pairs, exchange, {card_part('K'), give}) == "TK-11 card K");
  CHECK(cause(four, position(four, {.hand = "45"}), "discard:6") == "TK-13 card 6");
  const State banned = position(four, {.marbles = {"10"}, .hand = "5", .ban = true});
  CHECK(cause(four, banned, "discard:6") == "TK-14 card 6");
  CHECK(stops(four, banned, {card_part('6')}) == "TK-14 card 6");
  CHECK(cause(four, banned, "5:10-15") == "TK-14 card T");
  CHECK(stops(four, banned, {card_part('5'), marble("10")}) == "TK-14 card T");
}

TEST_CASE("TK-4, TK-15: the cause is the field where no own marble stands") {
  const State state = position(four, {.marbles = {"10", "12"}, .hand = "A5"});
  CHECK(cause(four, state, "5:11-16") == "TK-4 field 11");
  CHECK(cause(four, state, "5:12-17") == "TK-15 field 12");
  CHECK(stops(four, state, {card_part('5'), marble("11")}) == "TK-4 field 11");
  CHECK(stops(four, state, {card_part('5'), marble("12")}) == "TK-15 field 12");
  const State seven = after(four, position(four, {.marbles = {"10 30"}, .hand = "7"}), "7:10-11");
  CHECK(stops(four, seven, {marble("10")}) == "TK-4 field 10");
}

TEST_CASE("parts: a card and then a field: the cause is that of a marble that might go there") {
  const State state = position(four, {.marbles = {"10 h1"}, .hand = "A5"});
  CHECK(stops(four, state, {card_part('5'), field("12")}) == "TK-20 number 5");
  CHECK(stops(four, state, {card_part('A'), field("h3")}) == "TK-20 number 1");
  // Where none stands, one has to be brought in.
  const State begin = position(four, {.hand = "75"});
  CHECK(stops(four, begin, {card_part('7'), field("12")}) == "TK-23 card 7");
}

TEST_CASE("TK-16: the cause is the field of the protected marble") {
  const State ahead = position(four, {.marbles = {"14 40", "18!"}, .hand = "5"});
  CHECK(cause(four, ahead, "5:14-19") == "TK-16 field 18");
  CHECK(stops(four, ahead, {card_part('5'), marble("14")}) == "TK-16 field 18");
  const State behind = position(four, {.turn = 2, .marbles = {"0!", "", "2 20"}, .hand = "4"});
  CHECK(cause(four, behind, "4:2-70") == "TK-16 field 0");
  const State swap = position(four, {.marbles = {"0! 12", "18! 40"}, .hand = "J"});
  CHECK(cause(four, swap, "J:12x18") == "TK-16 field 18");
  CHECK(cause(four, swap, "J:0x40") == "TK-16 field 0");
  CHECK(stops(four, swap, {card_part('J'), marble("12"), field("18")}) == "TK-16 field 18");
  const State seven = position(four, {.marbles = {"17 40", "18!"}, .hand = "7"});
  CHECK(cause(four, seven, "7:17-18") == "TK-16 field 18");
}

TEST_CASE("TK-20, TK-21, TK-25: the cause is the count of the card, or the marble in the lane") {
  const State state = position(four, {.marbles = {"69 h2"}, .hand = "54"});
  CHECK(cause(four, state, "5:69-1") == "TK-20 number 5");
  CHECK(cause(four, state, "5:69-h3") == "TK-21 field h2");
  CHECK(cause(four, state, "5:h2-8") == "TK-21 field h2");
  CHECK(cause(four, state, "4:69-64") == "TK-25 number 4");
  CHECK(stops(four, state, {card_part('5'), marble("69"), field("h3")}) == "TK-21 field h2");
}

TEST_CASE("TK-23, TK-24: the cause is the card that brings nothing in, the own start or the empty area") {
  CHECK(cause_of_move(four, position(four, {.marbles = {"10"}, .hand = "5"}), entered(Rank::five)) == "TK-23 card 5");
  CHECK(stops(four, position(four, {.marbles = {"10"}, .hand = "A5"}), {card_part('5'), enter}) == "TK-23 card 5");
  CHECK(cause(four, position(four, {.marbles = {"0! 10"}, .hand = "A"}), "A:in") == "TK-24 field 0");
  CHECK(cause(four, position(four, {.marbles = {"8 9 10 11"}, .hand = "A"}), "A:in") == "TK-24 field -");
}

TEST_CASE("TK-27, TK-30: the cause is the number of steps") {
  const State split = position(four, {.turn = 1, .marbles = {"10", "h0 17"}, .hand = "75"});
  CHECK(cause(four, split, "7:h0-h1").empty());
  const State closed = position(closed_start, {.marbles = {"h0 68", "10"}, .hand = "7"});
  CHECK(cause(closed_start, closed, "7:68-69").empty());
  const State shut = position(closed_start, {.marbles = {"h1 69", "10"}, .hand = "75"});
  CHECK(cause(closed_start, shut, "7:69-70") == "TK-27 number 6");
  CHECK(stops(closed_start, shut, {card_part('7'), marble("69")}) == "TK-27 number 6");
  CHECK(cause(closed_start, shut, "5:69-2") == "TK-39 field 0");
  CHECK(cause(four, position(four, {.marbles = {"10"}, .hand = "7"}), "7:10-12") == "TK-20 number 1");
  const State single = position(single_seven, {.marbles = {"10"}, .hand = "7"});
  CHECK(cause(single_seven, single, "7:10-18") == "TK-30 number 7");
}

TEST_CASE("TK-32: the cause is the field without a marble to swap, or the card that is no Jack") {
  const State state = position(four, {.marbles = {"10 h1", "12"}, .hand = "5J"});
  CHECK(cause(four, state, "J:10x13") == "TK-32 field 13");
  CHECK(cause(four, state, "J:11x12") == "TK-32 field 11");
  CHECK(cause(four, state, "J:h1x12") == "TK-32 field h1");
  CHECK(cause_of_move(four, state, walked(Rank::jack, Place::ring(10), Place::ring(21))) == "TK-32 card J");
  CHECK(stops(four, state, {card_part('J'), marble("h1")}) == "TK-32 field h1");
}

TEST_CASE("TK-9, TK-34, TK-8: the cause is who is to act, who has won, the card that the deck lacks") {
  const State state = position(four, {.turn = 2, .marbles = {"10"}, .hand = "5"});
  const auto view = four.view(state, seat(1));
  CHECK(questions::reason(four, view, why(four, view, discarded(Rank::five))) == "TK-9 seat 2");
  const State won = after(four, position(four, {.turn = 1, .marbles = {"", "h1 h2 h3 16"}, .hand = "A"}), "A:16-h0");
  CHECK(cause_of_move(four, won, discarded(Rank::five)) == "TK-34 seat 1");
  State deal = four.initial();
  deal.deck = cards("K");
  CHECK(cause(four, deal, "deal:A") == "TK-8 card A");
}

TEST_CASE("parts: what is no part of this game is refused as well") {
  const State state = position(four, {.marbles = {"10"}, .hand = "5"});
  CHECK(stops(four, state, {{PartKind{77}, 5}}) == "TK-12");
  CHECK(stops(four, state, {{PartKind::card, 999}}) == "TK-12");
  CHECK(stops(four, state, {card_part('5'), marble("10"), field("15"), field("15")}) == "TK-12");
  CHECK(stops(four, state, std::vector<Part>(40, card_part('5'))) == "TK-12");
}

TEST_CASE("parts: those that the game has, open or not") {
  constexpr State state = position(four, {.marbles = {"10"}, .hand = "5"});
  CHECK(all_of_kind(four, state, PartKind::card) == "A 2 3 4 5 6 7 8 9 T J Q K");
  static_assert(is_part(four, state, field("0")) && is_part(four, state, marble("h3")));
  static_assert(is_part(four, state, field("71")) && !is_part(four, state, field("72")));
  static_assert(!is_part(four, state, {PartKind::marble, Place::area().code()}));
  static_assert(!is_part(four, state, {PartKind::field, 256}) && !is_part(four, state, {PartKind::card, 13}));
  static_assert(is_part(four, state, enter) && !is_part(four, state, {PartKind::enter, 1}));
  static_assert(!is_part(four, state, give) && is_part(pairs, state, give));
  static_assert(!is_part(four, state, {PartKind{6}, 0}));
  CHECK(regelwerk::part_named(four, state, PartKind::field, "71") == field("71"));
  CHECK(!regelwerk::part_named(four, state, PartKind::field, "72"));
}

TEST_CASE("the cause as a phrase: cards and fields by their names, numbers as they are") {
  const auto said = [](const State& state, std::string_view text, auto tongue) {
    const auto because = why(four, state, move_of(four, state, text));
    return std::string{phrase_of(four, state, *because, tongue).view()};
  };
  using regelwerk::english, regelwerk::german;
  const State state = position(four, {.marbles = {"69 h2"}, .hand = "54"});
  CHECK(said(state, "J:69x12", english) == "card Jack is missing");
  CHECK(said(state, "J:69x12", german) == "Karte Bube fehlt");
  CHECK(said(state, "5:69-h3", english) == "home field h2 is in the way");
  CHECK(said(state, "5:69-h3", german) == "Zielfeld h2 ist im Weg");
  CHECK(said(state, "5:69-1", english) == "it takes exactly 5");
  CHECK(said(position(four, {.marbles = {"8 9 10 11"}, .hand = "A"}), "A:in", english) == "start area is empty");
}
