#include <tock/position.hpp>

#include <algorithm>

#include <altered.hpp>

using namespace tock_test;
using regelwerk::Reason, regelwerk_test::accepted, regelwerk_test::answer;
using regelwerk::Refusal;

// States that come from outside: as a line of text or as bytes.

namespace {

constexpr std::string_view middle =
    "tock/1 seats=2 phase=play leader=1 turn=0 deal=0 ban=yes steps=0 colour=0 marbles=0!,35,h3,-/17,-,-,- hands=A2/3 "
    "gifts=-/- "
    "discards=TTTJQKK";

/// The text with one piece replaced.
std::string with(std::string_view from, std::string_view to, std::string_view text = middle) {
  return altered::with(from, to, text);
}

constexpr State some =
    position(two, {.turn = 0, .marbles = {"0! 35 h3", "17"}, .hand = "A2", .hands = {"", "3"}, .ban = true});

constexpr std::size_t header = Game<>::packed_header_size;

/// The bytes with one of those behind the header replaced, counted from 1.
auto with_byte(std::size_t at, std::uint8_t value) {
  auto bytes = two.pack(some);
  bytes[header + at - 1] = value;
  return bytes;
}

}  // namespace

TEST_CASE("TK-4, TK-16: a state text says where the marbles stand and which are protected") {
  const State state = position(two, {.turn = 0, .marbles = {"0! 35 h3", "17"}, .hand = "A2", .ban = true});
  const std::string text{to_text(two, state).view()};
  CHECK(text.find(" marbles=0!,35,h3,-/17,-,-,- ") != std::string::npos);
  CHECK(text.find(" ban=yes ") != std::string::npos);
  CHECK(text.rfind("tock/1 seats=2 phase=play leader=1 turn=0 deal=0 ", 0) == 0);
}

TEST_CASE("TK-8: states of every phase round trip as text and as bytes") {
  const State begin = pairs.initial();
  altered::check_round_trip(pairs, begin);
  altered::check_round_trip(pairs, after(pairs, begin, "deal:7 deal:7"));
  const State exchange = dealt_out(pairs, begin, {"A2345", "A2345"});
  altered::check_round_trip(pairs, exchange);
  altered::check_round_trip(pairs, after(pairs, exchange, "give:A give:2"));
  const State play = position(pairs, {.marbles = {"h0 h1 h2 h3", "18! 19", "34"}, .hand = "7T"});
  altered::check_round_trip(pairs, play);
  altered::check_round_trip(pairs, after(pairs, play, "7:34-35 step:35-36"));
  altered::check_round_trip(pairs, after(pairs, play, "T:34-44"));
  altered::check_round_trip(two, some);
  altered::check_round_trip(four, after(four, position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"}), "A:70-h0"));
}

TEST_CASE("TK-8: upper and lower case and blanks around a state text are no difference") {
  std::string text{to_text(two, some).view()};
  CHECK(parse_state(two, "  " + text + " \n").has_value());
  std::transform(text.begin(), text.end(), text.begin(), [](char c) { return regelwerk::lower(c); });
  CHECK(altered::reason(two, text) == accepted);
}

TEST_CASE("TK-8, TK-9: hands and cards that the schedule does not allow are refused as text") {
  // Five cards each in the first deal, seven of them down.
  CHECK(parse_state(two, middle).has_value());
  CHECK(altered::reason(two, with("hands=A2/3", "hands=2/3")) != accepted);
  CHECK(altered::reason(two, with("hands=A2/3", "hands=2A/33")) != accepted);
  CHECK(altered::reason(two, with("TTTJQKK", "TTTJQK")) == Invariant::hands);
  CHECK(altered::reason(two, with("TTTJQKK", "TTTTTKK")) == Reason::none_left);
  CHECK(altered::reason(two, with("TTTJQKK", "2222TKK")) == Reason::none_left);
  CHECK(altered::reason(two, with("deal=0", "deal=1")) == Invariant::hands);
  CHECK(altered::reason(two, with("deal=0", "deal=6")) == Reason::number_due);
}

TEST_CASE("TK-4, TK-16, TK-31: impossible marbles, protection and bans are refused as text") {
  CHECK(altered::reason(two, with("0!,35", "35,35")) == Invariant::places);
  CHECK(altered::reason(two, with("17,-", "35,-")) == Invariant::places);
  CHECK(altered::reason(two, with("h3,-/", "h3,h3/")) == Invariant::places);
  CHECK(altered::reason(two, with("0!,35", "35,0")) == Invariant::places);
  CHECK(altered::reason(two, with("35,h3", "35!,h3")) == Reason::not_protected);
  CHECK(altered::reason(two, with("17,-", "0!,-")) == Reason::not_protected);
  CHECK(altered::reason(two, with("35,h3", "36,h3")) == Reason::place_due);
  CHECK(altered::reason(two, with("TTTJQKK", "993JQKK")) == Invariant::ban);
  CHECK(altered::reason(two, with("steps=0", "steps=1")) == Invariant::seven);
  CHECK(altered::reason(two, with("0!,35,h3,-", "h0,h1,h2,h3")) == Invariant::end);
  CHECK(altered::reason(two, with("phase=play", "phase=over")) != accepted);
  CHECK(altered::reason(two, with("phase=play", "phase=exchange")) == Invariant::table);
  CHECK(altered::reason(two, with("gifts=-/-", "gifts=3/-")) == Invariant::gifts);

  SUBCASE("TK-36: whose last marble came home has played last") {
    const State won = after(two, position(two, {.marbles = {"34 h1 h2 h3"}, .hand = "A"}), "A:34-h0");
    const std::string text{to_text(two, won).view()};
    CHECK(altered::reason(two, text) == accepted);
    CHECK(altered::reason(two, with("h0,h1,h2,h3/-,-,-,-", "-,-,-,-/h0,h1,h2,h3", text)) == Invariant::end);
    CHECK(altered::reason(two, with("h0,h1,h2,h3/-,-,-,-", "h1,h2,h3,-/-,-,-,-", text)) == Invariant::end);
  }
}

TEST_CASE("TK-6: a state text belongs to its game") {
  CHECK(altered::reason(four, middle) != accepted);
  CHECK(altered::reason(two, with("seats=2", "seats=3")) != accepted);
  CHECK(altered::reason(two, with("turn=0", "turn=2")) == Reason::seat_due);
  CHECK(altered::reason(two, with(" ban=yes", "")) == Reason::entry_due);
  CHECK(altered::reason(two, with("ban=yes", "ban=1")) == Reason::yes_or_no_due);
  CHECK(altered::reason(two, std::string{middle} + " x") == Reason::end_due);
  CHECK(parse_state(two, with("phase=play", "phase=pay")).error() == Refusal{21, Reason::phase_due});
  CHECK(parse_state(two, "").error().position == 0);

  SUBCASE("TK-8: a hand has one spelling") {
    // By rank, the ace first.
    CHECK(altered::reason(two, with("hands=A2", "hands=2A")) == Reason::other_spelling);
  }
}

TEST_CASE("TK-8: bytes of a wrong size are refused") {
  const auto bytes = two.pack(some);
  CHECK(bytes.size() == header + sizeof(State));
  CHECK(two.unpack({}).error() == Refusal{0, Reason::bytes_end});
  CHECK(two.unpack(std::span{bytes}.first(header - 1)).error() == Refusal{header - 1, Reason::bytes_end});
  CHECK(two.unpack(std::span{bytes}.first(bytes.size() - 1)).error() ==
        regelwerk::OtherLength{bytes.size() - 1, bytes.size()}.refusal());
}

TEST_CASE("TK-4, TK-6, TK-9, TK-14: bytes of impossible states are refused") {
  // 24 marbles, then guarded, leader, turn, colour, chosen, phase, seats, deal, steps, ban.
  const auto refused = [](std::size_t at, std::uint8_t value) { return answer(two.unpack(with_byte(at, value))); };
  CHECK(refused(1, 35) == Invariant::places);
  CHECK(refused(1, 36) == Invariant::places);
  CHECK(refused(9, 3) == Invariant::places);
  CHECK(refused(25, 2) == Invariant::protection);
  CHECK(refused(25, 0b111) == Invariant::table);
  CHECK(refused(26, 2) == Invariant::table);
  CHECK(refused(27, 7) == Reason::no_such_entry);
  CHECK(refused(28, 1) == Invariant::seven);
  CHECK(refused(29, 1) == Invariant::gifts);
  CHECK(refused(30, 5) == Reason::no_such_entry);
  CHECK(refused(30, 200) == Reason::no_such_entry);
  CHECK(refused(31, 4) == Invariant::table);
  CHECK(refused(32, 6) == Invariant::table);
  CHECK(refused(33, 3) == Invariant::seven);
  CHECK(two.unpack(with_byte(34, 2)).error() == Refusal{header + 33, Reason::no_such_entry, 0, "ban"});
  CHECK(refused(35, 13) == Reason::no_such_entry);
  CHECK(refused(41, 0xFF) == Invariant::cards);
  CHECK(refused(48, 0xF0) == Reason::no_such_entry);
  CHECK(refused(25, 0) == accepted);
  CHECK(refused(34, 0) == accepted);
  CHECK(four.unpack(two.pack(some)).error() == regelwerk::other_option(3, {0, 2, 4}));
}

TEST_CASE("TK-11: a card given lies with the partner, of a seat that there is, once all are dealt") {
  const State state = position(pairs, {.marbles = {"20"}, .hand = "A2", .hands = {"", "", "3K"}, .deal = 1});
  const auto with_gift = [&](int giver, Rank rank) {
    State given = state;
    given.gift(seat(giver)) = Gift{rank};
    return pairs.validate(given);
  };
  CHECK(with_gift(0, Rank::king).empty());
  CHECK(with_gift(2, Rank::ace).empty());
  CHECK(!with_gift(0, Rank::ace).empty());
  CHECK(!with_gift(4, Rank::king).empty());
  CHECK(!with_gift(5, state.hand(seat(1)).nth(0)).empty());
}

TEST_CASE("TK-13: bytes that cannot be read are refused at their place, unsound ones behind the last") {
  State free = some;
  free.table.ban = !some.table.ban;
  auto bytes = two.pack(some);
  const auto other = two.pack(free);
  const auto ban_at =
      static_cast<std::size_t>(std::mismatch(bytes.begin(), bytes.end(), other.begin()).first - bytes.begin());
  bytes[ban_at] = 2;
  CHECK(two.unpack(bytes).error() == Refusal{ban_at, Reason::no_such_entry, 0, "ban"});
  State broken = some;
  broken.table.deal = 20;
  CHECK(two.unpack(two.pack(broken)).error() == regelwerk_test::broken(bytes.size(), Invariant::table));
}
