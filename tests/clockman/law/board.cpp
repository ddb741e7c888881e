#include <clockman/position.hpp>

using namespace clockman_test;

namespace {

constexpr DigitCounts counts(std::string_view letters) {
  DigitCounts found;
  for (const char c : letters) found.add(digit(c));
  return found;
}
constexpr Quota usual = quota(2);

}  // namespace

TEST_CASE("CM-1: two to four seats with one figure each") {
  for (int seats = 2; seats <= 4; ++seats) {
    const RuntimeGame game = with({.seats = seats});
    CHECK(game.seats() == seats);
    const State state = game.initial();
    CHECK(int{state.table.seats} == seats);
    CHECK(figures(state) == std::string{"s s s s"}.substr(0, static_cast<std::size_t>(2 * seats - 1)));
  }
  CHECK(!RuntimeGame::make({.seats = 1}));
  CHECK(!RuntimeGame::make({.seats = 5}));
}

TEST_CASE("CM-3: the cards in the box and the chances of the dice") {
  const State state = four.initial();
  CHECK(letters_of(state.draw_pile) == "AAAAAAAABBBBBBBBCCCCCCCCDDDDDDDDEEEEEEEE");
  CHECK(state.table.board.size() == 40);
  CHECK(state.events.count(Spot::draw()) == 60);
  CHECK(texts(four, state) == all_rolls);
  for (const std::string& text : all_rolls) CHECK(weight(four, state, text) == 1);
  CHECK(four.total_weight(state) == 6);
  CHECK(refused_by(four, state, "go:1.5") != "");
  const std::array<int, 5> digits{20, 8, 4, 2, 6};
  for (std::size_t kind = 0; kind < 5; ++kind) CHECK(four.layout().of_kind[kind].size() == digits[kind]);
  State seven = position(four, {.figures = "1.1"});
  seven.draw_pile.add(Pose::a);
  CHECK(!four.validate(seven).empty());

  SUBCASE("CM-3: four blockades of each pose") {
    std::array<int, 5> standing{};
    for (int passage = 0; passage < passages; ++passage)
      ++standing[static_cast<std::size_t>(pose_of(four.layout(), passage))];
    for (int i = 0; i < 4; ++i) ++standing[static_cast<std::size_t>(last_pose_of(four.layout(), seat(i)))];
    CHECK(standing == std::array<int, 5>{4, 4, 4, 4, 4});
  }
}

TEST_CASE("CM-4: a date is five 0, two 1 and one 2, by option three 1") {
  static_assert(usable(usual, counts("00000112")) == 8 && usual.size == 8);
  const Setting two_ones{.roll = 3, .figures = "4.18", .digits = {"00000112"}, .symbols = {"D"}};
  CHECK(moves_of(four, two_ones) == words("go:4.1 go:g1"));
  const RuntimeGame three = with({.ones = 3});
  CHECK(moves_of(three, two_ones) == words("go:4.1"));
  Setting three_ones = two_ones;
  three_ones.digits = {"000001112"};
  CHECK(moves_of(three, three_ones) == words("go:4.1 go:g1"));
  // A third 1 is needed under one rule and surplus under the other.
  const Setting third{.roll = 1, .figures = "3.8", .digits = {"11"}};
  CHECK(date(after(four, position(four, third), "go:3.9"), 0) == "11");
  CHECK(date(after(three, position(three, third), "go:3.9"), 0) == "111");
}

TEST_CASE("CM-5: jokers fill what is missing, cards beyond the date are surplus") {
  static_assert(usable(usual, counts("000011XX")) == 8 && surplus(usual, counts("000011XX")) == 0);
  static_assert(usable(usual, counts("000000")) == 5 && surplus(usual, counts("000000")) == 1);
  static_assert(usable(usual, counts("00000112X")) == 8 && surplus(usual, counts("00000112X")) == 1);
  static_assert(usable(usual, counts("X")) == 1 && usable(usual, counts("1112")) == 3);
  static_assert(needs(usual, counts("0000"), Digit::zero) && !needs(usual, counts("00000"), Digit::zero));
  static_assert(needs(usual, counts("000001"), Digit::joker) && !needs(usual, counts("00000112"), Digit::joker));
  // The jokers fill the date: a missing 2 raises nothing any more.
  static_assert(!needs(usual, counts("000001XX"), Digit::two) && !needs(usual, counts("00000112"), Digit::one));
  static_assert(needs(usual, counts("00000XX"), Digit::two));
  const Setting full{.roll = 1, .figures = "4.0", .digits = {"000001XX"}};
  CHECK(date(after(four, position(four, full), "go:4.1"), 0) == "000001XX");
  const Setting open_date{.roll = 1, .figures = "4.5", .digits = {"00000XX"}};
  CHECK(date(after(four, position(four, open_date), "go:4.6"), 0) == "000002XX");
}

TEST_CASE("CM-6: rings are linked by passage fields only") {
  for (int passage = 0; passage < passages; ++passage) {
    const auto at = static_cast<std::size_t>(passage);
    CHECK(four.layout().inner[at].ring() == four.layout().outer[at].ring() + 1);
  }
  CHECK(name_of(four.layout().outer[0]) == "1.3");
  CHECK(name_of(four.layout().inner[15]) == "4.16");
  // From 1.4, which is no outer field, nothing leads inward; from 1.3 the passage does.
  CHECK(moves_of(four, {.roll = 1, .figures = "1.4", .symbols = {"ABCDE"}}) == words("go:1.5"));
  CHECK(moves_of(four, {.roll = 1, .figures = "1.3", .symbols = {"ABCDE"}}) == words("go:1.4 go:p0+A"));
}

TEST_CASE("CM-7: places, entries and junctions; everything begins on its start") {
  const auto entries = [](const auto& game) {
    std::string out;
    for (int i = 0; i < game.seats(); ++i) {
      out += name_of(entry_of(game.layout(), seat(i))) + "/" + name_of(junction_of(game.layout(), seat(i))) + " ";
    }
    return out;
  };
  CHECK(entries(four) == "1.0/4.0 1.12/4.5 1.24/4.10 1.36/4.15 ");
  CHECK(entries(with({.seats = 3})) == "1.0/4.0 1.12/4.5 1.24/4.10 ");
  CHECK(entries(with({.seats = 2})) == "1.0/4.0 1.24/4.10 ");
  const State state = four.initial();
  for (int i = 0; i < 4; ++i) {
    CHECK(date(state, i) + loose(state, i) + hand(state, i) == "");
    CHECK(state.events.hand_size(seat(i)) == 0);
  }
  CHECK(letters_of(state.put_back) == "");
  CHECK(state.events.count(Spot::put_back()) == 0);
  // Another seat's junction is no way in.
  CHECK(moves_of(four, {.roll = 1, .figures = "4.5", .digits = {"00000112"}, .symbols = {"ABCDE"}}) == words("go:4.6"));
  CHECK(moves_of(four, {.turn = 1, .roll = 1, .figures = "s 4.5", .digits = {"", "00000112"}, .symbols = {"", "E"}}) ==
        words("go:4.6 go:g1"));
}

TEST_CASE("CM-8: only digit, symbol, event and transfer fields do something") {
  const auto next = [](std::string_view figures, std::string_view move, int roll) {
    return after(four, position(four, {.roll = roll, .figures = figures, .symbols = {"A"}}), move);
  };
  CHECK(next("1.0", "go:1.1", 1).table.phase == Phase::draw_symbol);
  CHECK(next("1.0", "go:1.2", 2).table.phase == Phase::draw_event);
  CHECK(next("1.0", "go:1.5", 5).table.phase == Phase::lift);
  CHECK(next("1.0", "go:1.3", 3).table.turn == seat(1));
  CHECK(next("2.8", "go:2.9", 1).table.turn == seat(1));   // T without transfer
  CHECK(next("1.2", "go:p0+A", 2).table.turn == seat(1));  // a passage field
  CHECK(date(next("2.0", "go:2.4", 4), 0) == "0");
}

TEST_CASE("CM-9: digits lie on their home rings, lifts never on ring 4") {
  const State state = four.initial();
  for (int number = 0; number < digit_fields; ++number) {
    const Space at = four.layout().digit_at[static_cast<std::size_t>(number)];
    const FieldKind kind = four.layout().kind[at];
    if (kind <= FieldKind::two) CHECK(at.ring() == static_cast<int>(kind) + 2);
    if (kind == FieldKind::lift) CHECK(at.ring() != 4);
    CHECK(state.table.board.contains(number));
  }
  for (const std::string_view field : {"1.5", "1.29", "2.13", "2.33", "3.4", "3.20"}) {
    CHECK(four.layout().kind[space(field)] == FieldKind::lift);
  }
  CHECK(four.layout().kind[space("3.12")] == FieldKind::joker);
  CHECK(four.layout().kind[space("3.28")] == FieldKind::joker);
  CHECK(four.layout().kind[space("1.17")] == FieldKind::plain);
}

TEST_CASE("CM-10: a blockade stands on every passage and on every g3") {
  std::string standing;
  for (int passage = 0; passage < passages; ++passage) standing += letter(pose_of(four.layout(), passage));
  CHECK(standing == "ABCDEABCBCDECDEA");
  std::string last;
  for (int i = 0; i < 4; ++i) last += letter(last_pose_of(four.layout(), seat(i)));
  CHECK(last == "DEAB");
  CHECK(letter(last_pose_of(with({.seats = 2}).layout(), seat(1))) == 'A');
  // Each takes its own symbol card and no other.
  CHECK(legal(four, position(four, {.roll = 1, .figures = "1.9", .symbols = {"B"}}), "go:p1+B"));
  CHECK(!legal(four, position(four, {.roll = 1, .figures = "1.9", .symbols = {"ACDE"}}), "go:p1+A"));
}
