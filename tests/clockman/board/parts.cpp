#include <regelwerk/clockman/board/parts.hpp>

#include <algorithm>

#include <clockman/editions.hpp>
#include <reasons.hpp>

#include <clockman/position.hpp>

using namespace clockman_test;
using questions::all_of_kind, questions::cause, questions::made_of, questions::parts, questions::stops;

namespace {

constexpr Part field_part(std::string_view word) { return {PartKind::field, space(word).code()}; }
constexpr Part symbol_part(char letter_of_pose) {
  return {PartKind::symbol, static_cast<std::uint16_t>(pose(letter_of_pose))};
}
constexpr Part event_card(std::string_view token) {
  return {PartKind::card, static_cast<std::uint16_t>(card(token).kind())};
}
constexpr Part seat_part(int index) { return {PartKind::seat, static_cast<std::uint16_t>(index)}; }
constexpr Part digit_part(char letter) { return {PartKind::digit, static_cast<std::uint16_t>(digit(letter))}; }
constexpr Part digits_part(std::string_view text) {
  return {PartKind::bundle, static_cast<std::uint16_t>(bundle(text).code())};
}
constexpr Part answer_part(MoveKind kind) { return {PartKind::answer, static_cast<std::uint16_t>(kind)}; }
constexpr Part an_offer{PartKind::offer, 0};
constexpr Part a_circle{PartKind::circle, 0};

/// The most fields on which one roll can end, whatever is open to the figure.
int most_ends(const Edition& edition) {
  const RuntimeGame game = with({}, edition);
  State state = game.initial();
  int most = 0;
  for (const unsigned open : {0U, 0x5555U, 0xFFFFU}) {
    const Ways ways{PassageSet{open}, PassageSet::all() - PassageSet{open}, PassageSet::all(), true};
    for (int code = 0; code <= Space::start().code(); ++code) {
      const Space from = Space::from_code(static_cast<std::uint8_t>(code));
      if (from.is_ring() && from.index() >= edition.ring_size(from.ring())) continue;
      state.table.figure(seat(0)) = from;
      for (int roll = 1; roll <= max_roll; ++roll) {
        state.table.roll = static_cast<std::uint8_t>(roll);
        const Ends ends = ends_of(game.layout(), ways, state.table, seat(0));
        int count = 0;
        for (int to = 0; to < 256; ++to) count += ends.reaches(Space::from_code(static_cast<std::uint8_t>(to))) ? 1 : 0;
        most = std::max(most, count);
      }
    }
  }
  return most;
}

}  // namespace

TEST_CASE("CM-12: parts: no roll ends on more fields than there may be parts, or to forfeit") {
  CHECK(most_ends(standard_edition) == 13);
  CHECK(most_ends(narrow_edition) == 26);
  CHECK(most_ends(wide_edition) == 8);
}

TEST_CASE("parts: a field, and what pays for it") {
  const State state = position(four, {.roll = 3, .figures = "1.1"});
  const auto only = parts(four, state);
  CHECK(only == "1.4");
  CHECK(made_of(four, state, {field_part("1.4")}) == "go:1.4");
  CHECK(place_of(field_part("1.4")) == space("1.4"));
  CHECK(stops(four, state, {field_part("1.5")}) == "CM-11 number 3");
  CHECK(stops(four, state, {answer_part(MoveKind::forfeit)}) == "CM-23 field 1.4");
}

TEST_CASE("parts: an offer is a seat, what is given and what is wanted") {
  const RuntimeGame trade = with({.seats = 3, .trade = true});
  const State state = position(trade, {.figures = "1.1 1.5 1.9", .digits = {"01", "2", "X"}});
  CHECK(parts(trade, state) == "pass offer circle");
  CHECK(parts(trade, state, {an_offer}) == "1 2");
  CHECK(parts(trade, state, {an_offer, seat_part(1)}) == "0 01 1");
  CHECK(parts(trade, state, {an_offer, seat_part(1), digits_part("01")}) == "2");
  CHECK(made_of(trade, state, {an_offer, seat_part(1), digits_part("01"), digits_part("2")}) == "offer:1:01:2");
  CHECK(parts(trade, state, {a_circle, seat_part(1), digit_part('0')}) == "2");
  CHECK(made_of(trade, state,
                {a_circle, seat_part(1), digit_part('0'), seat_part(2), digit_part('2'), digit_part('X')}) ==
        "circle:1:0:2:2:X");
  CHECK(stops(trade, state, {an_offer, seat_part(1), digits_part("0"), digits_part("X")}) == "CM-77 digit X");
  CHECK(stops(trade, state, {an_offer, seat_part(1), digits_part("22")}) == "CM-77 digit 2");
  CHECK(stops(trade, state, {a_circle, seat_part(1), digit_part('X')}) == "CM-77 digit X");
  CHECK(cause(trade, state, "offer:1:00:2") == "CM-77 digit 0");
  const State straight = position(trade, {.figures = "1.1 g1 1.9", .digits = {"01", "00000112", "X"}});
  CHECK(cause(trade, straight, "offer:1:1:0") == "CM-77 seat 1");
  CHECK(stops(trade, straight, {an_offer, seat_part(1)}) == "CM-77 seat 1");
  CHECK(cause(trade, straight, "circle:2:0:1:X:1") == "CM-77 seat 1");
  State own = state;
  own.table.figure(seat(0)) = space("g1");
  CHECK(cause(trade, own, "offer:1:0:2") == "CM-77 seat 0");
  const State full = position(trade, {.figures = "1.1 1.5 1.9", .digits = {"00", "000001", "2"}});
  CHECK(cause(trade, full, "offer:1:00:1") == "CM-72 seat 1");
  const RuntimeGame none = with({.seats = 3, .trade = true, .trade_offers = 1});
  const State asked =
      questions::after(none, position(none, {.figures = "1.1 1.5 1.9", .digits = {"01", "2", "X"}, .cards = {"swap"}}),
                       "offer:1:0:2 decline");
  CHECK(cause(none, asked, "offer:1:1:2") == "CM-77 number 1");
}

TEST_CASE("CM-43, CM-45, CM-46, CM-62, CM-63: the cause is the card, the seat or the number of cards") {
  const State after_roll = position(
      four,
      {.roll = 1, .figures = "1.1 1.5 2.0 g1", .digits = {"", "", "", "00000112"}, .cards = {"add+1 add-1 swap"}});
  CHECK(parts(four, after_roll) == "pass add+1 swap");
  CHECK(parts(four, after_roll, {event_card("swap")}) == "1");
  CHECK(cause(four, after_roll, "play:add+2") == "CM-43 card add+2");
  CHECK(stops(four, after_roll, {event_card("add+2")}) == "CM-43 card add+2");
  CHECK(cause(four, after_roll, "play:add-1") == "CM-62 card add-1");
  CHECK(cause(four, after_roll, "play:swap:2") == "CM-63 seat 2");
  CHECK(cause(four, after_roll, "play:swap:3") == "CM-46 seat 3");
  CHECK(stops(four, after_roll, {event_card("swap"), seat_part(3)}) == "CM-46 seat 3");
  State many = after_roll;
  many.table.played = cards_per_turn;
  CHECK(cause(four, many, "play:add+1") == "CM-45 number 3");
}

TEST_CASE("CM-13, CM-15, CM-18, CM-20, CM-64: the cause is what opens the way") {
  const State poor = position(four, {.roll = 3, .figures = "1.1"});
  CHECK(stops(four, poor, {field_part("p0")}) == "CM-13 symbol A");
  CHECK(cause(four, poor, "go:p0+A") == "CM-13 symbol A");
  CHECK(cause(four, poor, "go:p0+e") == "CM-43 card free");
  const State pays = position(four, {.roll = 3, .figures = "1.1", .symbols = {"A"}, .cards = {"free"}});
  CHECK(parts(four, pays) == "1.4 p0");
  CHECK(parts(four, pays, {field_part("p0")}) == "A free");
  CHECK(made_of(four, pays, {field_part("p0"), event_card("free")}) == "go:p0+e");
  CHECK(stops(four, pays, {field_part("p0"), symbol_part('B')}) == "CM-13 symbol A");
  CHECK(stops(four, pays, {field_part("1.4"), symbol_part('A')}) == "CM-22 symbol A");
  CHECK(cause(four, position(four, {.roll = 5, .figures = "1.1"}), "go:2.4") == "CM-13 field p0");
  CHECK(cause(four, position(four, {.roll = 4, .figures = "2.1"}), "go:1.3") == "CM-15 field p0");
  State barred = position(four, {.roll = 3, .figures = "1.1", .symbols = {"A"}, .open = {"barin1"}});
  CHECK(stops(four, barred, {field_part("p0")}) == "CM-64 card barin1");
  const State home = position(four, {.roll = 3, .figures = "4.18", .digits = {"00000112"}, .symbols = {"A"}});
  CHECK(stops(four, home, {field_part("g1")}) == "CM-18 symbol D");
  const State lacks = position(four, {.roll = 3, .figures = "4.18", .digits = {"0000011"}, .symbols = {"D"}});
  CHECK(stops(four, lacks, {field_part("g1")}) == "CM-18 digit 2");
  const State gate = position(four, {.roll = 2, .figures = "g1", .digits = {"00000112"}, .symbols = {"D"}});
  CHECK(parts(four, gate) == "forfeit g3");
  CHECK(stops(four, gate, {field_part("g3"), symbol_part('A')}) == "CM-20 symbol D");
  const State end = position(four, {.roll = 2, .figures = "g3", .digits = {"00000112"}});
  CHECK(stops(four, end, {field_part("c")}) == "CM-21 number 1");
  CHECK(cause(four, end, "go:1.4") == "CM-21 seat 0");
}

TEST_CASE("CM-53 to CM-61, CM-72: the cause is the symbol card, the digit or the seat that is not meant") {
  State state = position(four, {.roll = 3, .figures = "1.1 1.5", .digits = {"0", "1"}, .symbols = {"A", "B"}});
  state.table.phase = Phase::lose;
  CHECK(parts(four, state) == "A");
  CHECK(stops(four, state, {symbol_part('B')}) == "CM-53 symbol B");
  state.table.phase = Phase::mix;
  CHECK(parts(four, state) == "1");
  CHECK(stops(four, state, {seat_part(2)}) == "CM-54 seat 2");
  CHECK(stops(four, state, {seat_part(1), symbol_part('C')}) == "CM-54 symbol C");
  state.table.phase = Phase::drop;
  CHECK(stops(four, state, {digit_part('1')}) == "CM-55 digit 1");
  state.table.phase = Phase::grab;
  CHECK(parts(four, state) == "1");
  CHECK(stops(four, state, {seat_part(0)}) == "CM-56 seat 0");
  CHECK(stops(four, state, {seat_part(1), digit_part('0')}) == "CM-56 digit 0");
  state.table.phase = Phase::rob;
  state.table.asked = seat(1);
  CHECK(stops(four, state, {digit_part('2')}) == "CM-76 digit 2");
  state.table.phase = Phase::stay;
  CHECK(parts(four, state) == "pass stay");
  CHECK(stops(four, state, {event_card("veto")}) == "CM-59 card stay");
  state.table.phase = Phase::take;
  CHECK(parts(four, state) == "take leave");
  CHECK(stops(four, state, {answer_part(MoveKind::pass)}) == "CM-72");
}

TEST_CASE("CM-67 to CM-70: the cause is the seat that is to act, that has won; of chance what is not there") {
  const State state = position(four, {.turn = 2, .roll = 3, .figures = "1.1 1.5 1.9 1.12"});
  const auto view = four.view(state, seat(1));
  CHECK(questions::reason(four, view, why(four, view, gone(space("1.12")))) == "CM-68 seat 2");
  State over = state;
  over.table.phase = Phase::over;
  CHECK(cause(four, over, "go:1.12") == "CM-70 seat 2");
  CHECK(stops(four, four.initial(), {{PartKind::number, 7}}) == "CM-66 number 7");
  State draws = state;
  draws.table.phase = Phase::draw_event;
  CHECK(parts(four, draws, {{PartKind::effect, static_cast<std::uint16_t>(Effect::barin)}}).substr(0, 5) == "barin");
  CHECK(stops(four, draws, {{PartKind::effect, static_cast<std::uint16_t>(Effect::move)}, event_card("move+6")})
            .substr(0, 5) == "CM-38");
  while (count(four, draws, "move+6", Spot::draw()) > 0) {
    draws.events.move(four.layout().deck, card("move+6"), Spot::draw(), Spot::put_back());
  }
  CHECK(questions::cause_of_move(four, draws, drawn(card("move+6"))) == "CM-38 card move+6");
}

TEST_CASE("parts: those that the game has, open or not") {
  const State state = two_seats.initial();
  CHECK(all_of_kind(two_seats, state, PartKind::symbol) == "A B C D E");
  CHECK(all_of_kind(two_seats, state, PartKind::digit) == "0 1 2 X");
  CHECK(all_of_kind(two_seats, state, PartKind::seat) == "0 1");
  CHECK(all_of_kind(two_seats, state, PartKind::number) == "1 2 3 4 5 6");
  CHECK(is_part(two_seats, state, field_part("p15")));
  CHECK(is_part(two_seats, state, field_part("c")));
  CHECK(regelwerk::part_named(two_seats, state, PartKind::field, "1.0") == field_part("1.0"));
  CHECK(!regelwerk::part_named(two_seats, state, PartKind::field, "1.64"));
  CHECK(!is_part(two_seats, state, {PartKind::field, 256}));
  CHECK(is_part(two_seats, state, event_card("swap")));
  CHECK(!is_part(two_seats, state, {PartKind::card, static_cast<std::uint16_t>(card_kinds)}));
  CHECK(!is_part(two_seats, state, {PartKind{11}, 0}));
}

TEST_CASE("CM-72, CM-75, CM-77: parts: those of extra rules are parts of games with these rules") {
  const State state = two_seats.initial();
  const std::string always = "pass forfeit lift remain";
  CHECK(all_of_kind(two_seats, state, PartKind::answer) == always);
  CHECK(all_of_kind(robbing, state, PartKind::answer) == "pass forfeit rob:none lift remain");
  CHECK(all_of_kind(trading, state, PartKind::answer) == "pass accept decline forfeit lift remain");
  CHECK(all_of_kind(hoarding_one, state, PartKind::answer) ==
        "pass accept decline forfeit capture spare rob:none lift remain take leave");
  CHECK(is_part(trading, state, an_offer));
  CHECK(is_part(trading, state, a_circle));
  CHECK(is_part(trading, state, digits_part("XX")));
  CHECK(!is_part(trading, state, {PartKind::bundle, Bundle::kinds}));
  CHECK(!is_part(hoarding_one, state, an_offer));
  CHECK(!is_part(hoarding_one, state, digits_part("XX")));
  CHECK(!is_part(with({.seats = 2, .trade = true}), state, a_circle));
}
