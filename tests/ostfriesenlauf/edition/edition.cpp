#include <altered.hpp>
#include <ostfriesenlauf/editions.hpp>

#include <ostfriesenlauf/position.hpp>

// Editions, the constraints that they must keep, and options.

using namespace ostfriesenlauf_test;

namespace {

using Faults = std::vector<EditionFault>;

/// The faults of the standard edition with one change, which RuntimeGame must refuse for the same reasons.
Faults faults_after(const auto& change) { return altered::faults_after<RuntimeGame>(standard_edition, change); }

/// The faults of the standard edition with another face as a card of this back, wherever it stands in the stack.
Faults faults_with(std::string_view face, int back) {
  const auto at = [&](std::size_t slot) {
    return faults_after([&](Edition& e) { e.faces[static_cast<std::size_t>(back - 1)][slot] = face; });
  };
  const Faults first = at(0);
  CHECK(at(7) == first);
  CHECK(at(14) == first);
  return first;
}

Faults one_fault(Constraint constraint, int stack = 0) { return {{constraint, static_cast<std::uint8_t>(stack)}}; }

}  // namespace

TEST_CASE("OL-1, OL-2, OL-25: editions within the constraints are accepted") {
  static_assert(validate(standard_edition).empty());
  CHECK(faults_after([](Edition&) {}).empty());
  for (const std::string_view face : {"+1", "-7", "+1@2", "-7@4", "x@3", "start", "finish@fish", "finish@sheep"}) {
    CHECK(faults_with(face, 1).empty());
  }
  CHECK(faults_after([](Edition& e) { e.length = 100; }).empty());
  CHECK(faults_after([](Edition& e) { e.length = 38; }).empty());
  CHECK(faults_after([](Edition& e) { e.sign_fields = {1, 39, 2, 38, 20}; }).empty());
  CHECK(faults_after([](Edition& e) {
          e.length = 12;
          e.sign_fields = {1, 11, 2, 10, 5};
        }).empty());
  CHECK(faults_after([](Edition& e) { e.faces[2].fill("x@4"); }).empty());
}

TEST_CASE("OL-1: constraint 1, four stacks with 15 cards each") {
  for (int back = 1; back <= 4; ++back) CHECK(faults_with("", back) == one_fault(Constraint::card_count, back));
  CHECK(faults_after([](Edition& e) { e.faces[3] = {}; }) == one_fault(Constraint::card_count, 4));
}

TEST_CASE("OL-2: constraint 2, every face has one of the forms") {
  for (const std::string_view face :
       {"2",      "+",       "-",          "+2@",           "@2",  "+2@1@1", "x",   "x@", "x2",  "begin", "start2",
        "finish", "finish@", "finish@cow", "finish@fishes", "+02", "+ 2",    "++2", "+x", "1:+2"}) {
    CAPTURE(std::string{face});
    CHECK(faults_with(face, 2) == one_fault(Constraint::face_form, 2));
  }
  SUBCASE("OL-2: a face has no blanks around it") {
    for (const std::string_view face : {"+2 ", " +2", "\tx@3", "start\n"}) {
      CAPTURE(std::string{face});
      CHECK(faults_with(face, 2) == one_fault(Constraint::face_form, 2));
    }
  }
}

TEST_CASE("OL-15, OL-16: constraint 3, the number of fields is 1 to 7") {
  for (const std::string_view face : {"+0", "+8", "-0", "-8", "+0@1", "+8@2", "-0@1", "-8@2", "+70", "-11@1"}) {
    CAPTURE(std::string{face});
    CHECK(faults_with(face, 3) == one_fault(Constraint::face_fields, 3));
  }
}

TEST_CASE("OL-16, OL-17: constraint 4, a card names a place 1 to 4 that is not on its back") {
  for (int back = 1; back <= 4; ++back) {
    for (const std::string form : {"+3@", "-3@", "x@"}) {
      for (int place = 0; place <= 5; ++place) {
        const Faults faults = faults_with(form + std::to_string(place), back);
        const bool fits = 1 <= place && place <= 4 && place != back;
        CHECK(faults == (fits ? Faults{} : one_fault(Constraint::face_place, back)));
      }
    }
  }
}

TEST_CASE("OL-4, OL-25: constraint 5, the track has 12 to 100 fields") {
  const auto with_length = [](int length) {
    return faults_after([&](Edition& e) {
      e.length = length;
      e.sign_fields = {1, 2, 3, 4, 5};
    });
  };
  CHECK(with_length(12).empty());
  CHECK(with_length(100).empty());
  CHECK(with_length(11) == one_fault(Constraint::length));
  CHECK(with_length(101) == one_fault(Constraint::length));
  CHECK(with_length(-40) == Faults{{Constraint::length, 0}, {Constraint::sign_range, 0}});
}

TEST_CASE("OL-25: constraints 6 and 7, five different fields between the start and the track's length") {
  for (std::size_t sign = 0; sign < 5; ++sign) {
    for (const int field : {0, -1, 40, 41}) {
      CHECK(faults_after([&](Edition& e) { e.sign_fields[sign] = field; }) == one_fault(Constraint::sign_range));
    }
    CHECK(faults_after([&](Edition& e) { e.sign_fields[sign] = 39; }).empty());
    CHECK(faults_after([&](Edition& e) { e.sign_fields[sign] = 1; }).empty());
    for (std::size_t other = 0; other < sign; ++other) {
      CHECK(faults_after([&](Edition& e) { e.sign_fields[sign] = e.sign_fields[other]; }) ==
            one_fault(Constraint::signs_apart));
    }
  }
  CHECK(faults_after([](Edition& e) { e.length = 37; }) == one_fault(Constraint::sign_range));
}

TEST_CASE("OL-2: the name of an edition is one word") {
  const Faults expected = one_fault(Constraint::name);
  CHECK(faults_after([](Edition& e) { e.name = ""; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "two words"; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "a-name-that-is-longer-than-32-signs"; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "a-name-of-exactly-thirty-2-signs"; }).empty());
}

TEST_CASE("OL-1, OL-2, OL-25: every broken constraint is listed, stack by stack") {
  Edition edition = standard_edition;
  edition.name = "";
  edition.length = 0;
  edition.sign_fields = {};
  for (auto& stack : edition.faces) {
    stack[0] = "";
    stack[1] = "cow";
    stack[2] = "+8";
    stack[3] = "x@5";
  }
  const EditionFaults faults = validate(edition);
  REQUIRE(faults.size() == 4 * 4 + 4);
  for (std::size_t i = 0; i < 16; ++i) {
    CHECK(faults[i] == EditionFault{static_cast<Constraint>(i % 4), static_cast<std::uint8_t>(i / 4 + 1)});
  }
  CHECK(faults[19] == EditionFault{Constraint::name, 0});
  for (const EditionFault fault : faults) CHECK(!describe(fault.constraint).empty());
  CHECK(faults_with("-8@3", 3) == Faults{{Constraint::face_fields, 3}, {Constraint::face_place, 3}});
}

TEST_CASE("OL-3, OL-19, OL-25: another track, other fields of the signs, other faces") {
  constexpr Game<Options{}, short_edition> brief;
  // The fish stands on 6 of 12: 7 is across, and so is -6.
  CHECK(result(brief, position(brief, {.race = "A6 B4 C2 D-5"})) == "none");
  CHECK(end_of(brief, "A7 B4 C2 D-5") == "1/1 2/0 3/0 4/0");
  CHECK(end_of(brief, "A6 B4 C2 D-6") == "2/0 3/0 4/0 1/1");
  CHECK(end_of(brief, "A12 B4 C2 D0", "turtle") == "1/1 2/0 3/0 4/0");
  CHECK(end_of(brief, "A2 B1 C0 D-1", "hedgehog") == "1/1 2/0 3/0 4/0");
  // Here cards can move the sign to the fish.
  const State fish = position(brief, {.race = "A6 B4 C2 D0",
                                      .laid = "2:+1 2:-1 3:x@4",
                                      .hand = "1:finish@fish",
                                      .sign = "turtle",
                                      .phase = Phase::lay});
  CHECK(sign_text(after(brief, fish, "lay:1:finish@fish")) == "fish");
  CHECK(race_of(after(brief, fish, "lay:1:finish@fish")) == "A6 B4 D2 C0");

  constexpr Game<Options{.seats = 2}, long_edition> far;
  CHECK(weights(far, far.initial()) == std::map<std::string, int>{{"deal:+7", 15}});
  CHECK(weights(far, after(far, far.initial(), "deal:+7")) ==
        std::map<std::string, int>{{"deal:+7", 4}, {"deal:+7@1", 5}, {"deal:-7@1", 5}, {"deal:finish@hedgehog", 1}});
  CHECK(result(far, position(far, {.race = "A99 B4 C2 D0", .sign = "hedgehog"})) == "none");
  CHECK(end_of(far, "A100 B4 C2 D0", "hedgehog") == "1/1 2/0");
  CHECK(end_of(far, "A1 B0 C-98 D-99", "turtle") == "2/0 3/0");
  CHECK(result(far, position(far, {.race = "A1 B0 C-97 D-98", .sign = "turtle"})) == "none");
  // The farthest that four cards carry is the end of a byte.
  constexpr Game<Options{}, long_edition> crowd;
  const State jump = position(
      crowd,
      {.race = "A99 B98 C2 D1", .laid = "1:+7 1:+7 1:+7", .hand = "1:+7", .sign = "hedgehog", .phase = Phase::lay});
  const State end = after(crowd, jump, "lay:1:+7");
  CHECK(race_of(end) == "A127 B98 C2 D1");
  CHECK(result(crowd, end) == "1/1 2/0 3/0 4/0");
}

TEST_CASE("OL-9, OL-30: rules chosen at run time are the rules of the type") {
  const auto same = [](const auto& fixed, const Options& options, const Edition& edition, const Scene& scene) {
    const auto game = RuntimeGame::make(options, edition);
    REQUIRE(game);
    CHECK(game->options() == fixed.options());
    CHECK(game->layout() == fixed.layout());
    CHECK(game->edition().name == edition.name);
    CHECK(game->initial() == fixed.initial());
    const State state = position(fixed, scene);
    CHECK(position(*game, scene) == state);
    CHECK(game->moves(state) == fixed.moves(state));
    CHECK(game->outcome(state) == fixed.outcome(state));
    CHECK(game->pack(state) == fixed.pack(state));
    CHECK(*game->unpack(fixed.pack(state)) == state);
    for (const Move move : fixed.moves(state)) CHECK(game->play(state, move) == fixed.play(state, move));
  };
  const Scene last{.race = "A30 C29 B18 D3", .laid = "4:+2 3:+2 2:+4", .phase = Phase::lay};
  same(four, {}, standard_edition, {.hand = "1:+2 4:x@1", .phase = Phase::lay});
  same(three, {.seats = 3}, standard_edition, last);
  same(three_owned, {.seats = 3, .unowned_wins = false}, standard_edition, last);
  same(two, {.seats = 2}, standard_edition, last);
  same(two_owned, {.seats = 2, .unowned_wins = false}, standard_edition, last);
  same(two_owned, {.seats = 2, .unowned_wins = false}, standard_edition,
       {.race = "C33 A4 B3 D2", .phase = Phase::over});
  same(one, {.seats = 1}, standard_edition, {.race = "A9 B8 C7 D6"});
  same(Game<Options{}, short_edition>{}, {}, short_edition, {.laid = "4:x@2", .hand = "1:x@2", .phase = Phase::lay});
  same(Game<Options{}, long_edition>{}, {}, long_edition, {.hand = "1:+7 4:x@2", .phase = Phase::lay});
}
