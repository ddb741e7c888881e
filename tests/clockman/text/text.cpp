#include <clockman/position.hpp>

#include <answer.hpp>

using namespace clockman_test;
using regelwerk::Reason, regelwerk_test::Answer, regelwerk_test::answer;
using regelwerk::Refusal;

namespace {

constexpr State anywhere = four.initial();

constexpr bool round_trips(std::string_view text, Move expected) {
  const auto move = parse_move(four, anywhere, text);
  return move && *move == expected && to_text(four, anywhere, *move) == text;
}

Answer move_refusal(std::string_view text) { return answer(parse_move(four, anywhere, text)); }

}  // namespace

TEST_CASE("CM-66, CM-32, CM-38: the texts of chance") {
  for (int number = 1; number <= 6; ++number) CHECK(round_trips("d" + std::to_string(number), rolled(number)));
  for (const char c : pose_letters) {
    CHECK(round_trips(std::string{"s"} + c, with_pose(MoveKind::symbol, pose(c))));
  }
  for (int kind = 0; kind < card_kinds; ++kind) {
    CHECK(round_trips("e:" + std::string{Card{kind}.info().token}, drawn(Card{kind})));
  }
  static_assert(round_trips("e:barin6", drawn(card("barin6"))));
}

TEST_CASE("CM-12, CM-13, CM-20, CM-23: the texts of moves of a figure") {
  static_assert(round_trips("go:1.47", gone(Space::ring(1, 47))) && round_trips("go:4.0", gone(Space::ring(4, 0))));
  static_assert(round_trips("go:p15", gone(Space::passage(15))) && round_trips("go:p0", gone(Space::passage(0))));
  static_assert(round_trips("go:g1", gone(Space::straight(1))) && round_trips("go:c", gone(Space::centre())));
  static_assert(round_trips("go:g3+D", paid(Space::straight(3), Pose::d)));
  static_assert(round_trips("forfeit", plain(MoveKind::forfeit)));
  SUBCASE("CM-58: +E is a symbol card, +e a card free") {
    static_assert(round_trips("go:p4+E", paid(Space::passage(4), Pose::e)));
    static_assert(round_trips("go:p4+e", paid_with_card(Space::passage(4))));
    CHECK(*parse_move(four, anywhere, "go:p4+E") != *parse_move(four, anywhere, "go:p4+e"));
    const Setting both{.roll = 1, .figures = "1.27", .symbols = {"E"}, .cards = {"free"}};
    CHECK(moves_of(four, both) == words("go:1.28 go:p4+E go:p4+e"));
    CHECK(hand(after(four, position(four, both), "go:p4+e"), 0) == "E");
    CHECK(hand(after(four, position(four, both), "go:p4+E"), 0) == "");
    CHECK(move_refusal("go:p4+a") == Refusal{6, Reason::pose_due});
  }
}

TEST_CASE("CM-43, CM-53, CM-54, CM-55, CM-56, CM-63, CM-76, CM-77: the texts of choices") {
  static_assert(round_trips("play:swap:3", played(card_swap, seat(3))) &&
                round_trips("play:add-1", played(card("add-1"))));
  static_assert(round_trips("offer:1:0:X", proposed(offer("1 0 X"))) &&
                round_trips("offer:3:0X:22", proposed(offer("3 0X 22"))) &&
                round_trips("circle:1:0:2:1:X", proposed(circle("1 0 2 1 X"))));
  for (const std::string_view one : Bundle::texts) {
    CHECK(round_trips("offer:2:" + std::string{one} + ":X", proposed(offer("2 " + std::string{one} + " X"))));
    CHECK(round_trips("offer:2:X:" + std::string{one}, proposed(offer("2 X " + std::string{one}))));
  }
  static_assert(round_trips("lose:A", with_pose(MoveKind::lose, Pose::a)) &&
                round_trips("mix:2:B", mixed(seat(2), Pose::b)));
  static_assert(round_trips("drop:X", with_digit(MoveKind::drop, Digit::joker)));
  static_assert(round_trips("grab:1:2", grabbed(seat(1), Digit::two)));
  static_assert(round_trips("rob:0", with_digit(MoveKind::rob, Digit::zero)));
  static_assert(round_trips("rob:none", plain(MoveKind::rob_none)));
  for (const auto& [word, kind] : move_words) CHECK(round_trips(word, plain(kind)));
  for_each_word("pass accept decline capture spare lift remain take leave",
                [](std::string_view word) { CHECK(parse_move(four, anywhere, word).has_value()); });
  for (const std::string_view token : {"free", "stay", "guard", "veto", "add+1", "add+2", "add+3"}) {
    CHECK(round_trips("play:" + std::string{token}, played(card(token))));
  }
}

TEST_CASE("CM-12: refused texts, with position and reason") {
  CHECK(move_refusal("") == Refusal{0, Reason::move_due});
  for (const char* word : {"walk", "done", "stop", "draw", "say", "end"}) {
    CHECK(move_refusal(word) == Refusal{0, Reason::move_due});
  }
  CHECK(move_refusal("d") == Refusal{1, Reason::number_due});
  CHECK(move_refusal("s") == Refusal{1, Reason::pose_due});
  CHECK(move_refusal("PASS").position == 0);
  CHECK(move_refusal("go:") == Refusal{3, Reason::place_due});
  CHECK(move_refusal("go:5.1").position == 3);
  CHECK(move_refusal("go:1.48") == Refusal{5, Reason::number_due});
  CHECK(move_refusal("go:4.20").position == 5);
  CHECK(move_refusal("go:1.01").position == 5);
  CHECK(move_refusal("go:1-3") == Refusal{4, Reason::dot_due});
  CHECK(move_refusal("go:p16").position == 4);
  CHECK(move_refusal("go:g0").position == 4);
  CHECK(move_refusal("go:g4").position == 4);
  CHECK(move_refusal("go:s").position == 3);
  CHECK(move_refusal("go:p0+") == Refusal{6, Reason::pose_due});
  CHECK(move_refusal("go:p0+AB") == Refusal{7, Reason::end_due});
  CHECK(move_refusal("go:1.3 go:1.4") == Reason::end_due);
  CHECK(move_refusal("d0").position == 1);
  CHECK(move_refusal("d7") == Refusal{1, Reason::number_due});
  CHECK(move_refusal("sF") == Refusal{1, Reason::pose_due});
  CHECK(move_refusal("e:move+7") == Refusal{2, Reason::card_due});
  CHECK(move_refusal("e:") == Refusal{2, Reason::card_due});
  CHECK(move_refusal("play:swap") == Refusal{9, Reason::colon_due});
  CHECK(move_refusal("play:swap:4").position == 10);
  CHECK(move_refusal("play:stay:1") == Refusal{9, Reason::end_due});
  CHECK(move_refusal("offer:1:0") == Reason::colon_due);
  CHECK(move_refusal("offer:1:3:0") == Refusal{8, Reason::digit_due});
  CHECK(move_refusal("offer:4:0:1").position == 6);
  CHECK(move_refusal("offer:1:10:2") == Refusal{9, Reason::not_ascending});
  CHECK(move_refusal("offer:1:0:X2") == Refusal{11, Reason::not_ascending});
  CHECK(move_refusal("offer:1:000:1") == Refusal{10, Reason::colon_due});
  CHECK(move_refusal("offer:1:0:111") == Refusal{12, Reason::end_due});
  CHECK(move_refusal("offer:1:0:") == Refusal{10, Reason::digit_due});
  CHECK(move_refusal("circle:1:0:2:1") == Refusal{14, Reason::colon_due});
  CHECK(move_refusal("circle:1:00:2:1:2") == Refusal{10, Reason::colon_due});
  CHECK(move_refusal("circle:1:0:4:1:2") == Refusal{11, Reason::seat_due});
  CHECK(move_refusal("circle:1:0:2:1:22") == Refusal{16, Reason::end_due});
  CHECK(move_refusal("circle:0") == Refusal{8, Reason::colon_due});
  CHECK(move_refusal("rob:") == Refusal{4, Reason::digit_due});
  CHECK(move_refusal("rob:L").position == 4);
  CHECK(move_refusal("mix:1") == Refusal{5, Reason::colon_due});
  CHECK(move_refusal("grab:1:A") == Refusal{7, Reason::digit_due});
  CHECK(move_refusal("lose:a").position == 5);
  CHECK(move_refusal("lifts") == Refusal{4, Reason::end_due});
  CHECK(parse_move(four, anywhere, " go:1.3 \n").has_value());
  CHECK(!parse_move(with({.seats = 2}), anywhere, "play:swap:2"));
}

TEST_CASE("CM-22: a text names a move, legal or not, and each legal move has a text and a number of its own") {
  const State state = position(four, {.roll = 3, .figures = "1.1", .symbols = {"AB"}, .cards = {"free"}});
  CHECK(refused_by(four, state, "go:p0+B") != "");
  CHECK(!four.try_play(state, move_of(four, state, "go:p0+B")).has_value());
  CHECK(*four.try_play(state, move_of(four, state, "go:p0+A")) == after(four, state, "go:p0+A"));
  std::set<std::uint32_t> codes;
  for (const Move move : four.moves(state)) {
    CHECK(codes.insert(move.code()).second);
    CHECK(Move::from_code(move.code()) == move);
    CHECK(move.code() < (1U << Move::code_bits));
  }
  CHECK(codes.size() == 3);
}

TEST_CASE("CM-1, CM-77: every rule has its ID, in the order of the ledger, a sentence and a source") {
  static_assert(info(Rule::seats).id == "CM-1" && info(Rule::card_barin).id == "CM-64" && rule_count == 77);
  for (int i = 0; i < rule_count; ++i) {
    const auto [id, sentence, source] = info(static_cast<Rule>(i));
    CHECK(id == "CM-" + std::to_string(i + 1));
    CHECK(!sentence.empty());
    CHECK(!source.empty());
  }
}
