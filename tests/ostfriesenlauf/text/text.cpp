#include <ostfriesenlauf/position.hpp>

#include <answer.hpp>

using namespace ostfriesenlauf_test;
using regelwerk::Reason, regelwerk_test::Answer, regelwerk_test::answer;
using regelwerk::Refusal;

namespace {

constexpr State anywhere = four.initial();

constexpr bool round_trips(std::string_view text, Move expected) {
  const auto move = parse_move(four, anywhere, text);
  return move && *move == expected && to_text(four, anywhere, *move) == text;
}

Answer refusal(std::string_view text) { return answer(parse_move(four, anywhere, text)); }

constexpr Reason no_stack = Reason::number_due;
constexpr Reason no_face = Reason::face_due;
constexpr Reason longer = Reason::end_due;

constexpr Face counting(FaceKind kind, int count, int place = 0) {
  return Face{{.kind = kind, .fields = count, .place = place}};
}

/// A face and its text by the ledger.
using Spelled = std::pair<std::string, Face>;

/// All that the ledger's grammar can spell.
std::vector<Spelled> all_faces() {
  std::vector<Spelled> found;
  for (int n = 1; n <= 7; ++n) {
    const std::string digits = std::to_string(n);
    found.emplace_back("+" + digits, counting(FaceKind::forward, n));
    found.emplace_back("-" + digits, counting(FaceKind::back, n));
    for (int j = 1; j <= 4; ++j) {
      found.emplace_back("+" + digits + "@" + std::to_string(j), counting(FaceKind::before, n, j));
      found.emplace_back("-" + digits + "@" + std::to_string(j), counting(FaceKind::behind, n, j));
    }
  }
  for (int j = 1; j <= 4; ++j) found.emplace_back("x@" + std::to_string(j), counting(FaceKind::swap, 0, j));
  found.emplace_back("start", Face{{.kind = FaceKind::start}});
  const std::array<std::string, 5> names{"fish", "hedgehog", "turtle", "snail", "sheep"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    found.emplace_back("finish@" + names[i], Face{{.kind = FaceKind::finish, .sign = static_cast<Sign>(i)}});
  }
  return found;
}

}  // namespace

TEST_CASE("OL-9, OL-10, OL-23: the ledger's examples of move texts") {
  static_assert(round_trips("deal:-6@4", dealt(counting(FaceKind::behind, 6, 4))));
  static_assert(round_trips("draw:2", chosen(Place::second)));
  static_assert(round_trips("card:x@3", drawn(counting(FaceKind::swap, 0, 3))));
  static_assert(round_trips("lay:4:+4", laid(Place::fourth, counting(FaceKind::forward, 4))));
  static_assert(round_trips("lay:1:finish@hedgehog",
                            laid(Place::first, Face{{.kind = FaceKind::finish, .sign = Sign::hedgehog}})));
  static_assert(round_trips("lay:2:start", laid(Place::second, Face{{.kind = FaceKind::start}})));
}

TEST_CASE("OL-15, OL-16, OL-17, OL-18, OL-19: every face in every kind of move text") {
  const auto faces = all_faces();
  CHECK(faces.size() == 80);
  std::set<std::uint32_t> codes;
  const auto check = [&](const std::string& text, Move move) {
    CHECK(round_trips(text, move));
    CHECK(Move::from_code(move.code()) == move);
    CHECK(move.code() < (1U << Move::code_bits));
    CHECK(codes.insert(move.code()).second);
  };
  for (const auto& [text, face] : faces) {
    check("deal:" + text, dealt(face));
    check("card:" + text, drawn(face));
    for (const Place back : all_places) check("lay:" + std::to_string(number(back)) + ":" + text, laid(back, face));
  }
  for (const Place back : all_places) check("draw:" + std::to_string(number(back)), chosen(back));
  CHECK(codes.size() == 6 * 80 + 4);
}

TEST_CASE("OL-10: case and white space around a move text do not matter, inside it they do") {
  for (const std::string_view text : {"LAY:2:FINISH@Turtle", " lay:2:finish@turtle", "lay:2:finish@turtle \n"}) {
    const auto move = parse_move(four, anywhere, text);
    REQUIRE(move);
    CHECK(to_text(four, anywhere, *move) == "lay:2:finish@turtle");
  }
  CHECK(parse_move(four, anywhere, "card:X@2").has_value());
  CHECK(parse_move(four, anywhere, "\tDraw:4\r").has_value());
  for (const std::string_view text : {"draw: 4", "draw :4", "lay:2: start", "card:+ 2", "card:+2 @1", "lay 2:start"}) {
    CHECK(!parse_move(four, anywhere, text));
  }
}

TEST_CASE("OL-9, OL-10: texts of no kind of move are refused with position and reason") {
  constexpr Reason no_kind = Reason::move_due;
  for (const std::string_view text : {"", "  ", "play:1:+2", "draw", "draw2", "+2", "1:+2", "lay", "discard:2"}) {
    CHECK(refusal(text) == no_kind);
  }
  CHECK(refusal("") == Refusal{0, no_kind});
  CHECK(refusal("play:1:+2") == Refusal{0, no_kind});
  CHECK(refusal("draw:2x") == Refusal{6, longer});
  CHECK(refusal("draw:2:+2") == Refusal{6, longer});
  CHECK(refusal("draw:2 draw:2") == Refusal{6, longer});
}

TEST_CASE("OL-1, OL-10: texts with no stack are refused with position and reason") {
  for (const std::string_view text : {"draw:", "draw:5", "draw:x", "draw:-1", "draw:01", "draw:44", "draw:+2"}) {
    CHECK(refusal(text) == Refusal{5, no_stack});
  }
  for (const std::string_view text : {"lay:", "lay:5:+2", "lay::+2", "lay:+2", "lay:start", "lay:04:+2"}) {
    CHECK(refusal(text) == Refusal{4, no_stack});
  }
  CHECK(refusal("lay:2") == Refusal{5, Reason::colon_due});
  CHECK(refusal("lay:2+4") == Refusal{5, Reason::colon_due});
  // A number outside its range is wrong from its first digit on, whichever end of the range it misses.
  CHECK(refusal("draw:0") == Refusal{5, no_stack});
  CHECK(refusal("lay:0:+2") == Refusal{4, no_stack});
}

TEST_CASE("OL-2, OL-15, OL-16, OL-17: texts with no face are refused with position and reason") {
  CHECK(refusal("card:") == Refusal{5, no_face});
  CHECK(refusal("deal:2") == Refusal{5, no_face});
  CHECK(refusal("lay:2:") == Refusal{6, no_face});
  CHECK(refusal("lay:2:@1") == Refusal{6, no_face});
  CHECK(refusal("card:*2") == no_face);
  CHECK(refusal("card:x2") == no_face);
  CHECK(refusal("card:begin") == no_face);
  CHECK(refusal("card:finish") == no_face);
  CHECK(refusal("card:+") == Refusal{6, no_face});
  CHECK(refusal("card:++2") == Refusal{6, no_face});
  CHECK(refusal("card:+02") == Refusal{6, no_face});
  CHECK(refusal("card:-2@") == Refusal{8, no_face});
  CHECK(refusal("card:x@") == Refusal{7, no_face});
  CHECK(refusal("card:finish@") == Refusal{12, no_face});
  CHECK(refusal("card:finish@cow") == Refusal{12, no_face});
  CHECK(refusal("card:start@1") == Refusal{10, longer});
  CHECK(refusal("card:finish@fishes") == Refusal{16, longer});
  CHECK(refusal("card:+2@1@1") == Refusal{9, longer});
  CHECK(refusal("card:+2x") == Refusal{7, longer});
}

TEST_CASE("OL-15, OL-16, OL-17: numbers that no card has are refused where they stand") {
  for (const std::string_view text :
       {"card:+0", "card:+8", "card:-0", "card:-8", "card:+8@1", "card:-70", "deal:+12"}) {
    CHECK(refusal(text) == Refusal{6, no_face});
  }
  for (const std::string_view text : {"card:+2@0", "card:+2@5", "card:-2@0", "card:-7@5"}) {
    CHECK(refusal(text) == Refusal{8, no_face});
  }
  CHECK(refusal("card:x@0") == Refusal{7, no_face});
  CHECK(refusal("lay:2:x@5") == Refusal{8, no_face});
}

TEST_CASE("OL-10, OL-22: a text names a move, legal or not") {
  const State state = position(four, {.hand = "1:+2 2:start 3:x@2 4:x@1"});
  const auto move = parse_move(four, state, "lay:1:+2");
  REQUIRE(move);
  CHECK(four.why_not(state, *move) == Rule::draw_and_lay);
  CHECK(!four.try_play(state, *move).has_value());
  CHECK(four.try_play(state, *move).error() == Rule::draw_and_lay);
  REQUIRE(four.try_play(state, chosen(Place::second)).has_value());
  CHECK(*four.try_play(state, chosen(Place::second)) == after(four, state, "draw:2"));
  // A face that this edition does not have, and values that are no move at all.
  CHECK(refused_by(four, after(four, state, "draw:2"), "card:+7") == "OL-10");
  for (std::uint32_t code = 0; code < 1U << Move::code_bits; ++code) {
    const Move any = Move::from_code(code);
    bool listed = false;
    for (const Move known : four.moves(state)) listed = listed || known == any;
    CHECK(four.why_not(state, any).has_value() != listed);
  }
}

TEST_CASE("OL-1, OL-32: every rule has its ID, in the order of the ledger, a sentence and a source") {
  static_assert(info(Rule::components).id == "OL-1" && info(Rule::refill).id == "OL-21");
  static_assert(info(Rule::places).id == "OL-32" && rule_count == 32);
  for (int i = 0; i < rule_count; ++i) {
    const auto [id, sentence, source] = info(static_cast<Rule>(i));
    CHECK(id == "OL-" + std::to_string(i + 1));
    CHECK(!sentence.empty());
    CHECK(!source.empty());
  }
}
