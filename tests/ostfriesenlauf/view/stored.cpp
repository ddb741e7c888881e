#include <ostfriesenlauf/position.hpp>

#include <altered.hpp>

// States that come from outside: as a line of text or as bytes.

using namespace ostfriesenlauf_test;
using regelwerk::Reason, regelwerk_test::accepted, regelwerk_test::Answer;
using regelwerk::Refusal;

namespace {

/// The unowned C leads, the unowned D has its card, A's seat has drawn.
constexpr std::string_view middle =
    "ostfriesenlauf/1 seats=2 phase=lay turn=1 stack=- sign=fish race=2:9,1:4,0:2,3:0 "
    "hands=1:+2,1:x@2,2:start,3:-3,4:x@1/1:-2,2:+2,3:+7,4:-6 laid=4:+4,-,-,- played=1:+3,1:+3,2:finish@turtle";

State some() {
  return position(two, {.race = "C9 B4 A2 D0",
                        .laid = "4:+4",
                        .hand = "1:+2 1:x@2 2:start 3:-3 4:x@1",
                        .hands = {"", "1:-2 2:+2 3:+7 4:-6"},
                        .played = "1:+3 1:+3 2:finish@turtle",
                        .phase = Phase::lay});
}

/// The text with one piece replaced.
std::string with(std::string_view from, std::string_view to, std::string_view text = middle) {
  return altered::with(from, to, text);
}

constexpr std::size_t header = RuntimeGame::packed_header_size;

/// Why the bytes with one of those behind the header replaced, counted from 1, are refused.
Answer refused(std::size_t at, std::uint8_t value) { return altered::refused(two, some(), at, value); }

}  // namespace

TEST_CASE("OL-5, OL-10, OL-21: a state is one line") {
  const auto state = parse_state(two, middle);
  REQUIRE(state);
  CHECK(*state == some());
  CHECK(std::string{to_text(two, some()).view()} == std::string{middle});
  CHECK(std::string{to_text(one, one.initial()).view()} ==
        "ostfriesenlauf/1 seats=1 phase=deal turn=0 stack=1 sign=fish race=3:0,2:0,1:0,0:0 hands=- laid=-,-,-,- "
        "played=-");
  CHECK(parse_state(two, "  " + std::string{middle} + " \n").has_value());
  std::string upper{middle};
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  CHECK(altered::reason(two, upper) == accepted);
}

TEST_CASE("OL-9, OL-10, OL-26: states of every phase round trip as text and as bytes") {
  altered::check_round_trip(three, three.initial({{2, 4, 1, 3}}));
  altered::check_round_trip(three,
                            after(three, three.initial(), "deal:-6@4 deal:finish@turtle deal:-5@4 deal:+4@3 deal:+2"));
  altered::check_round_trip(four, position(four, {.race = "A30 B-8 C-8 D-8"}));
  altered::check_round_trip(four, after(four, position(four, {}), "draw:3"));
  altered::check_round_trip(two, some());
  altered::check_round_trip(two, position(two, {.race = "C9 B4 D2 A0", .laid = "1:-6@4", .played = "3:+7 4:-6"}));
  altered::check_round_trip(one, position(one, {.race = "C32 B4 D2 A0", .phase = Phase::over}));
  altered::check_round_trip(four, position(four, {.race = "A9 B4 C-8 D-11", .sign = "sheep", .phase = Phase::over}));
}

TEST_CASE("OL-1, OL-2, OL-5, OL-7, OL-25: impossible races and cards are refused as text") {
  CHECK(altered::reason(two, with("race=2:9,1:4", "race=1:4,2:9")) == Invariant::race);
  CHECK(altered::reason(two, with("race=2:9,1:4", "race=2:9,2:4")) == Invariant::race);
  CHECK(altered::reason(two, with("race=2:9", "race=4:9")) == Reason::runner_due);
  CHECK(altered::reason(two, with("race=2:9", "race=2:128")) == Reason::number_due);
  CHECK(altered::reason(two, with("race=2:9", "race=2:32")) == Invariant::end);
  CHECK(altered::reason(two, with("3:0 ", "3:-9 ")) == Invariant::end);
  CHECK(altered::reason(two, with("3:0 ", "3:-8 ")) == accepted);
  CHECK(altered::reason(two, with("race=2:9", "race=2:+9")) != accepted);
  CHECK(altered::reason(two, with("3:0 ", "3:-0 ")) == Reason::other_spelling);
  CHECK(altered::reason(two, with("1:x@2", "1:x@3")) == Reason::none_left);
  CHECK(altered::reason(two, with("1:x@2", "1:-2")) == Reason::none_left);
  CHECK(altered::reason(two, with("played=1:+3,1:+3", "played=1:+3,1:+3,1:+3")) == Reason::none_left);
  CHECK(altered::reason(two, with("sign=fish", "sign=cow")) == Reason::sign_due);
  const std::string begun{to_text(two, two.initial()).view()};
  CHECK(altered::reason(two, begun) == accepted);
  CHECK(altered::reason(two, with("sign=fish", "sign=snail", begun)) == Invariant::beginning);
  CHECK(altered::reason(two, with("race=3:0", "race=3:1", begun)) == Invariant::beginning);
  CHECK(altered::reason(two, with("played=-", "played=1:+2", begun)) == Invariant::stacks);
}

TEST_CASE("OL-9, OL-10, OL-12, OL-21, OL-23: hands, laid cards and stacks that cannot be are refused as text") {
  CHECK(altered::reason(two, with("hands=1:+2,", "hands=")) == Invariant::hands);
  CHECK(altered::reason(two, with("/1:-2,", "/")) == Invariant::hands);
  CHECK(altered::reason(two, with("/1:-2,2:+2,3:+7,4:-6", "/-")) == Invariant::hands);
  CHECK(altered::reason(two, with("hands=1:+2,", "hands=1:+2,1:+4,")) == Reason::too_many);
  CHECK(altered::reason(two, with("turn=1", "turn=2")) == Invariant::hands);
  CHECK(altered::reason(two, with("laid=4:+4", "laid=-")) == Invariant::laid);
  CHECK(altered::reason(two, with("laid=4:+4", "laid=3:+4")) == Invariant::laid);
  CHECK(altered::reason(two, with("laid=4:+4,-", "laid=4:+4,1:+4")) == Invariant::laid);
  CHECK(altered::reason(two, with("laid=4:+4,-,-,-", "laid=4:+4,-,-")) == Reason::comma_due);
  CHECK(altered::reason(two, with("phase=lay", "phase=draw")) == Invariant::hands);
  CHECK(altered::reason(two, with("phase=lay turn=1 stack=-", "phase=card turn=1 stack=2")) == Invariant::hands);
  CHECK(altered::reason(two, with("phase=lay", "phase=over")) != accepted);

  SUBCASE("OL-21: a stack may be empty while played cards wait only behind a draw") {
    // All other cards of back 1 but the one in the other hand have been played, the last one is just drawn.
    const std::string sorted = with("1:+3,1:+3",
                                    "1:+2,1:+3,1:+3,1:+4,1:+4,1:+5,1:+5,1:+3@3,1:+5@2,1:-1@2,1:-6@4,"
                                    "1:finish@hedgehog");
    CHECK(altered::reason(two, sorted) == accepted);
    CHECK(altered::reason(two, with("1:+2,1:+3,1:+3,1:+4", "1:+4,1:+2,1:+3,1:+3", sorted)) == Reason::other_spelling);
    std::string drawing = with("1:+2,1:x@2,2:start", "1:x@2,2:start", sorted);
    drawing = with("phase=lay", "phase=draw", with("played=1:+2", "played=1:+2,1:+2", drawing));
    CHECK(altered::reason(two, drawing) == Invariant::stacks);
  }
}

TEST_CASE("OL-8, OL-9: a state text belongs to its game") {
  CHECK(altered::reason(four, middle) == Reason::other_option);
  CHECK(parse_state(four, middle).error().position == 16);
  CHECK(altered::reason(two, with("turn=1", "turn=4")) == Reason::number_due);
  CHECK(altered::reason(two, with(" stack=-", "")) == Reason::entry_due);
  CHECK(altered::reason(two, with(" stack=-", " stack=1")) == Reason::dash_due);
  CHECK(altered::reason(two, with("phase=lay", "phase=card")) == Reason::number_due);
  CHECK(altered::reason(two, std::string{middle} + " x") == Reason::end_due);
  CHECK(parse_state(two, with("phase=lay", "phase=pay")).error() == Refusal{31, Reason::phase_due});
  CHECK(altered::reason(two, "") == Reason::other_kind);
  CHECK(parse_state(two, with("9,1:4", "9;1:4")).error().reason == Reason::comma_due);

  SUBCASE("OL-10: a hand has one spelling") {
    CHECK(altered::reason(two, with("1:+2,1:x@2", "1:x@2,1:+2")) == Reason::other_spelling);
  }
}

TEST_CASE("OL-1: bytes of a wrong size are refused") {
  const auto bytes = two.pack(some());
  CHECK(bytes.size() == header + sizeof(State));
  CHECK(two.unpack(std::span{bytes}.first(header + 63)).error() ==
        regelwerk::OtherLength{header + 63, bytes.size()}.refusal());
  auto runner = bytes;
  runner[header + 2] = 4;
  CHECK(two.unpack(runner).error() == Refusal{header + 2, Reason::no_such_entry, 0, "runner"});
}

TEST_CASE("OL-1, OL-3, OL-5, OL-9, OL-10, OL-23: bytes of impossible states are refused") {
  // Four times runner and position; sign, phase, turn, stack; laid cards; hands; stacks.
  CHECK(refused(1, 4) == Reason::no_such_entry);
  CHECK(refused(1, 1) == Invariant::race);
  CHECK(refused(2, 3) == Invariant::race);
  CHECK(refused(2, 32) == Invariant::end);
  CHECK(refused(8, 0xF7) == Invariant::end);
  CHECK(refused(8, 0xF8) == accepted);
  CHECK(refused(9, 5) == Reason::no_such_entry);
  CHECK(refused(9, 4) == accepted);
  CHECK(refused(10, 5) == Reason::no_such_entry);
  CHECK(refused(10, 1) == Invariant::hands);
  CHECK(refused(11, 4) == Reason::no_such_entry);
  CHECK(refused(12, 1) == Invariant::table);
  CHECK(refused(13, 0) == Invariant::laid);
  CHECK(refused(13, 64) == Reason::no_such_entry);
  CHECK(refused(14, 2) == Invariant::laid);
  CHECK(refused(17, 0) == Reason::no_such_entry);
  CHECK(refused(20, 0xFF) == Reason::no_such_entry);
  CHECK(refused(25, 2) == Invariant::hands);
  CHECK(refused(33, 0xFF) == Invariant::cards);
  CHECK(refused(64, 0xF0) == Reason::no_such_entry);
  CHECK(!four.unpack(two.pack(some())));
  CHECK(!one.unpack(two.pack(some())));
}

TEST_CASE("OL-5, OL-26: values of impossible states are refused") {
  State state = four.initial();
  state.table.race.set(Place::second, Runner{runner_count}, 0);
  CHECK(four.validate(state)[0] == Invariant::race);

  const auto ended = [](int last) {
    State over = position(four, {.race = "A41 B0 C0 D0", .phase = Phase::over});
    over.table.race.set(Place::fourth, Runner{3}, last);
    const auto broken = four.validate(over);
    return std::find(broken.begin(), broken.end(), Invariant::end) == broken.end();
  };
  constexpr int farthest = runner_count * max_fields;
  CHECK(ended(-four.layout().length - farthest + 1));
  CHECK(!ended(-four.layout().length - farthest));
}

TEST_CASE("OL-5: bytes that cannot be read are refused at their place, unsound ones behind the last") {
  for (const Place place : all_places) {
    CAPTURE(number(place));
    const State state = two.initial();  // all runners on one field
    State other = state;
    const Runner runner = state.table.race.at(place);
    other.table.race.set(place, Runner{(runner.index() + 1) % runner_count}, state.table.race.position(runner));
    auto bytes = two.pack(state);
    const auto others = two.pack(other);
    const auto at =
        static_cast<std::size_t>(std::mismatch(bytes.begin(), bytes.end(), others.begin()).first - bytes.begin());
    bytes[at] = runner_count;
    CHECK(two.unpack(bytes).error() == Refusal{at, Reason::no_such_entry, 0, "runner"});
  }
  State broken = some();
  broken.table.stack = Place::second;
  const auto bytes = two.pack(broken);
  CHECK(two.unpack(bytes).error() == regelwerk_test::broken(bytes.size(), Invariant::table));
}
