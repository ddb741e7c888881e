#include <tock/position.hpp>

#include <answer.hpp>

using namespace tock_test;
using regelwerk::Reason, regelwerk_test::Answer, regelwerk_test::answer;
using regelwerk::Refusal;

namespace {

template <class G>
constexpr bool round_trips(const G& game, const State& state, std::string_view text, Move expected) {
  const auto move = parse_move(game, state, text);
  return move && *move == expected && to_text(game, state, *move) == text;
}

constexpr State anywhere = four.initial();

Answer refusal(std::string_view text) { return answer(parse_move(four, anywhere, text)); }

constexpr Place ring(int field) { return Place::ring(field); }
constexpr Place lane(int field) { return Place::lane(field); }

}  // namespace

TEST_CASE("TK-8, TK-11, TK-13: the texts of deals, gifts and discards, for every rank") {
  static_assert(round_trips(four, anywhere, "deal:7", dealt(Rank::seven)));
  static_assert(round_trips(four, anywhere, "give:A", given(Rank::ace)));
  static_assert(round_trips(four, anywhere, "discard:T", discarded(Rank::ten)));
  const std::string letters = "A23456789TJQK";
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto rank = static_cast<Rank>(i);
    CHECK(round_trips(four, anywhere, std::string("deal:") + letters[i], dealt(rank)));
    CHECK(round_trips(four, anywhere, std::string("give:") + letters[i], given(rank)));
    CHECK(round_trips(four, anywhere, std::string("discard:") + letters[i], discarded(rank)));
  }
}

TEST_CASE("TK-23, TK-24, TK-25, TK-26, TK-32: the texts of plays and steps") {
  static_assert(round_trips(four, anywhere, "A:in", entered(Rank::ace)));
  static_assert(round_trips(four, anywhere, "K:in", entered(Rank::king)));
  static_assert(round_trips(four, anywhere, "9:12-21", walked(Rank::nine, ring(12), ring(21))));
  static_assert(round_trips(four, anywhere, "T:66-4", walked(Rank::ten, ring(66), ring(4))));
  static_assert(round_trips(four, anywhere, "4:2-70", walked(Rank::four, ring(2), ring(70))));
  static_assert(round_trips(four, anywhere, "5:14-h2", walked(Rank::five, ring(14), lane(2))));
  static_assert(round_trips(four, anywhere, "A:h0-h1", walked(Rank::ace, lane(0), lane(1))));
  static_assert(round_trips(four, anywhere, "J:5x40", swapped(ring(5), ring(40))));
  static_assert(round_trips(four, anywhere, "7:3-4", walked(Rank::seven, ring(3), ring(4))));
  static_assert(round_trips(four, anywhere, "step:4-5", stepped(ring(4), ring(5))));
  for (const char c : std::string_view{"A2345689TQK7"}) {
    CHECK(round_trips(four, anywhere, std::string{c} + ":0-71", walked(rank_of(c), ring(0), ring(71))));
  }
  CHECK(round_trips(three_teams, three_teams.initial(), "Q:107-11", walked(Rank::queen, ring(107), ring(11))));
  CHECK(round_trips(three_teams, three_teams.initial(), "J:106x107", swapped(ring(106), ring(107))));
}

TEST_CASE("TK-33: case and white space around a move text do not matter") {
  for (const std::string_view text : {"t:66-H2", " T:66-h2", "T:66-h2 \n", "\tt:66-h2\r"}) {
    const auto move = parse_move(four, anywhere, text);
    REQUIRE(move);
    CHECK(to_text(four, anywhere, *move) == "T:66-h2");
  }
  CHECK(parse_move(four, anywhere, "DEAL:j")->rank == Rank::jack);
  CHECK(parse_move(four, anywhere, "a:IN").has_value());
  CHECK(parse_move(four, anywhere, "j:5X40").has_value());
  CHECK(!parse_move(four, anywhere, "T: 66-h2"));
  CHECK(!parse_move(four, anywhere, "T:66 -h2"));
}

TEST_CASE("TK-33: texts that name no rank are refused with their position") {
  constexpr Reason reason = Reason::rank_due;
  CHECK(refusal("") == Refusal{0, reason});
  CHECK(refusal("1:5-6") == Refusal{0, reason});
  CHECK(refusal("deal:") == Refusal{5, reason});
  CHECK(refusal("deal:X") == Refusal{5, reason});
  CHECK(refusal("give:1") == Refusal{5, reason});
  CHECK(refusal("discard:") == Refusal{8, reason});
  for (const char* word : {"swap:5-6", "done", "pass", "king", "take:5", "fold"}) {
    CHECK(refusal(word) == Refusal{0, Reason::move_due});
  }
  CHECK(refusal("10:5-15").position == 0);
  CHECK(refusal("A") == Reason::colon_due);
  CHECK(refusal("A").position == 1);
  CHECK(refusal("A5-6") == Refusal{1, Reason::colon_due});
}

TEST_CASE("TK-1, TK-3: texts that name no place of the board are refused with their position") {
  constexpr Reason reason = Reason::place_due;
  CHECK(refusal("5:") == Refusal{2, reason});
  CHECK(refusal("5:72-5") == Refusal{2, reason});
  CHECK(refusal("5:67-72") == Refusal{5, reason});
  CHECK(refusal("5:067-0") == Refusal{2, reason});
  CHECK(refusal("5:67-00") == Refusal{5, reason});
  CHECK(refusal("5:-1-4") == Refusal{2, reason});
  CHECK(refusal("5:67-99999999999999999999").position == 5);
  CHECK(refusal("5:67-h4") == reason);
  CHECK(refusal("5:67-h") == reason);
  CHECK(refusal("step:h-h1") == reason);
  CHECK(!parse_move(two, two.initial(), "5:36-1"));
  CHECK(parse_move(two, two.initial(), "5:35-4").has_value());
}

TEST_CASE("TK-24, TK-32: a text must use the form of its card") {
  CHECK(refusal("Q:in").position == 2);
  CHECK(refusal("J:5-40") == Refusal{3, Reason::x_due});
  CHECK(refusal("A:5x6") == Refusal{3, Reason::dash_due});
  CHECK(refusal("step:5x6") == Refusal{6, Reason::dash_due});
  CHECK(refusal("5:67") == Refusal{4, Reason::dash_due});
  CHECK(refusal("A:in2") == Refusal{4, Reason::end_due});
  CHECK(refusal("5:67-h21") == Refusal{5 + 1, Reason::place_due});
  CHECK(refusal("discard:T discard:T") == Refusal{9, Reason::end_due});
  CHECK(refusal("A:5-6!") == Refusal{5, Reason::end_due});
}

TEST_CASE("TK-12: a text names a move, legal or not") {
  const State state = position(four, {.marbles = {"5"}, .hand = "2"});
  const auto move = parse_move(four, state, "3:5-8");
  REQUIRE(move);
  CHECK(four.why_not(state, *move) == Rule::must_play);
  CHECK(!four.try_play(state, *move).has_value());
  CHECK(four.try_play(state, *move).error() == Rule::must_play);
  CHECK(four.try_play(state, move_of(four, state, "2:5-7")).has_value());
  CHECK(*four.try_play(state, move_of(four, state, "2:5-7")) == after(four, state, "2:5-7"));
}

TEST_CASE("TK-26: every legal move has its own text and its own number") {
  const State state = position(four, {.marbles = {"0! 5 9 h0", "6 18! 20"}, .hand = "A347J"});
  std::set<std::uint32_t> codes;
  for (const Move move : four.moves(state)) {
    CHECK(codes.insert(move.code()).second);
    CHECK(Move::from_code(move.code()) == move);
    CHECK(move.code() < (1U << Move::code_bits));
  }
  CHECK(codes.size() == texts(four, state).size());
}

TEST_CASE("TK-1, TK-39: every rule has its ID, in the order of the ledger, a sentence and a source") {
  static_assert(info(Rule::ring).id == "TK-1" && info(Rule::seven_all_steps).id == "TK-27");
  static_assert(info(Rule::own_start_closed).id == "TK-39" && rule_count == 39);
  for (int i = 0; i < rule_count; ++i) {
    const auto [id, sentence, source] = info(static_cast<Rule>(i));
    CHECK(id == "TK-" + std::to_string(i + 1));
    CHECK(!sentence.empty());
    CHECK(!source.empty());
  }
}
