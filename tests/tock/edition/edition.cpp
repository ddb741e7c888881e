#include <tock/position.hpp>

#include <altered.hpp>
#include <regelwerk/tock/board/in_force.hpp>

using namespace tock_test;

namespace {

/// Two seats on sections 0 and 2 of a four-section board, as the ledger's example.
constexpr Edition wide_board() {
  Edition edition = standard_edition;
  edition.name = "wide";
  edition.seatings[0].sections = 4;
  edition.seatings[0].section_of = {0, 2};
  return edition;
}
constexpr Edition wide = wide_board();

/// Other fields, another entrance, other schedules, the last seat not in the last section.
constexpr Edition short_board() {
  Edition edition{.name = "short", .fields_per_section = 14, .entrance_offset = 5};
  edition.seatings = {{{3, {1, 2}, {6, 1}, 2},
                       {3, {0, 1, 2}, {2}, 1},
                       {6, {0, 1, 3, 4}, {6, 3, 4}, 3},
                       {5, {0, 1, 2, 3, 4}, {1, 2, 1}, 3},
                       {6, {0, 1, 2, 3, 4, 5}, {1}, 1}}};
  return edition;
}
constexpr Edition short_ring = short_board();

using Faults = std::vector<EditionFault>;

Faults faults_of(const Edition& edition) {
  const EditionFaults found = validate(edition);
  return {found.begin(), found.end()};
}

/// The faults of the standard edition with one change, which RuntimeGame must refuse for the same reasons.
Faults faults_after(const auto& change) { return altered::faults_after<RuntimeGame>(standard_edition, change); }

}  // namespace

TEST_CASE("TK-1, TK-2, TK-3, TK-8: editions within the constraints are accepted") {
  static_assert(validate(standard_edition).empty() && validate(wide).empty() && validate(short_ring).empty());
  CHECK(faults_after([](Edition&) {}).empty());
  CHECK(faults_after([](Edition& e) { e.fields_per_section = 14; }).empty());
  CHECK(faults_after([](Edition& e) { e.fields_per_section = 32; }).empty());
  CHECK(faults_after([](Edition& e) { e.entrance_offset = 1; }).empty());
  CHECK(faults_after([](Edition& e) { e.entrance_offset = 8; }).empty());
  CHECK(faults_after([](Edition& e) { e.seatings[0].sections = 6; }).empty());
  CHECK(faults_after([](Edition& e) { e.seatings[0] = {2, {0, 1}, {6, 6, 6, 6, 2}, 5}; }).empty());
}

TEST_CASE("TK-1: constraint 1, fields per section") {
  const Faults expected{{Constraint::section_fields, 0}};
  CHECK(faults_after([](Edition& e) { e.fields_per_section = 13; }) == expected);
  CHECK(faults_after([](Edition& e) { e.fields_per_section = 33; }) == expected);
  CHECK(faults_after([](Edition& e) { e.fields_per_section = -18; }) == expected);
}

TEST_CASE("TK-3: constraint 2, the entrance offset") {
  const Faults expected{{Constraint::entrance, 0}};
  CHECK(faults_after([](Edition& e) { e.entrance_offset = 0; }) == expected);
  CHECK(faults_after([](Edition& e) { e.entrance_offset = 9; }) == expected);
}

TEST_CASE("TK-1: constraint 3, n to 6 sections for n seats") {
  CHECK(faults_after([](Edition& e) { e.seatings[4].sections = 7; }) == Faults{{Constraint::section_count, 6}});
  CHECK(faults_after([](Edition& e) { e.seatings[0].sections = 7; }) == Faults{{Constraint::section_count, 2}});
  // With a section too few the last seat has none either.
  CHECK(faults_after([](Edition& e) { e.seatings[1].sections = 2; }) ==
        Faults{{Constraint::section_count, 3}, {Constraint::section_order, 3}});
}

TEST_CASE("TK-2: constraint 4, different sections in increasing order") {
  const Faults expected{{Constraint::section_order, 4}};
  CHECK(faults_after([](Edition& e) { e.seatings[2].section_of = {0, 1, 1, 3}; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[2].section_of = {0, 2, 1, 3}; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[2].section_of = {0, 1, 2, 4}; }) == expected);
}

TEST_CASE("TK-8: constraint 5, the schedule has numbers, each 1 to 6") {
  const Faults expected{{Constraint::schedule, 2}};
  CHECK(faults_after([](Edition& e) { e.seatings[0].deals = 0; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[0].schedule[3] = 0; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[0].schedule[0] = 0; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[0].schedule = {7, 4, 4, 4, 4, 2}; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[0].schedule = {2, 4, 4, 4, 4, 7}; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[0].schedule = {7, 5, 4}; }) == expected);
  CHECK(faults_after([](Edition& e) { e.seatings[0].deals = -1; }) == expected);
}

TEST_CASE("TK-8: constraint 6, no more than 52 cards in a schedule") {
  CHECK(faults_after([](Edition& e) { e.seatings[2].schedule = {5, 5, 4}; }) == Faults{{Constraint::deck, 4}});
  CHECK(faults_after([](Edition& e) { e.seatings[4].schedule = {4, 5}; }) == Faults{{Constraint::deck, 6}});
  CHECK(faults_after([](Edition& e) { e.seatings[2].schedule = {4, 5, 4}; }).empty());
}

TEST_CASE("TK-1: the name of an edition is one word") {
  const Faults expected{{Constraint::name, 0}};
  CHECK(faults_after([](Edition& e) { e.name = ""; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "two words"; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "a-name-that-is-longer-than-32-signs"; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "a-name-of-exactly-thirty-2-signs"; }).empty());
}

TEST_CASE("TK-1, TK-8: every broken constraint is listed") {
  const Edition empty{};
  const Faults faults = faults_of(empty);
  CHECK(faults.size() == 3 + 3 * 5);  // none of its schedules deals too many cards
  CHECK(faults.front() == EditionFault{Constraint::section_fields, 0});
  CHECK(faults.back() == EditionFault{Constraint::name, 0});
  for (const EditionFault fault : faults) CHECK(!describe(fault.constraint).empty());
}

TEST_CASE("TK-6, TK-26, TK-39: impossible options are refused") {
  const auto fault_of = [](const Options& options) {
    const auto game = RuntimeGame::make(options);
    REQUIRE(!game);
    CHECK(game.error().edition.empty());
    REQUIRE(game.error().options.size() == 1);
    CHECK(validate(options) == game.error().options);
    return game.error().options[0];
  };
  CHECK(fault_of({.seats = 1}) == OptionFault::seats);
  CHECK(fault_of({.seats = 7}) == OptionFault::seats);
  CHECK(fault_of({.seats = -4}) == OptionFault::seats);
  CHECK(fault_of({.mode = Mode{3}}) == OptionFault::mode);
  CHECK(fault_of({.seven = Seven{2}}) == OptionFault::seven);
  CHECK(fault_of({.own_start = OwnStart{2}}) == OptionFault::own_start);
  CHECK(RuntimeGame::make({.seats = 0, .mode = Mode{9}}, standard_edition).error().options.size() == 2);
  for (int seats = 2; seats <= 6; ++seats) CHECK(RuntimeGame::make({.seats = seats}).has_value());
  CHECK(RuntimeGame::make({.quick_start = true, .seven = Seven::single, .own_start = OwnStart::closed}).has_value());
}

TEST_CASE("TK-2, TK-3: two seats on sections 0 and 2 of a four-section board") {
  constexpr Game<Options{.seats = 2}, wide> fixed;
  static_assert(fixed.layout().ring == 72);
  const auto game = RuntimeGame::make({.seats = 2}, wide);
  REQUIRE(game);
  CHECK(game->edition().name == "wide");
  const State in = position(*game, {.turn = 1, .marbles = {"", "34"}, .hand = "A2K"});
  CHECK(texts(*game, in) == words("A:in K:in A:34-35 A:34-h0 2:34-36 2:34-h1 K:34-47"));
  CHECK(marbles(*game, after(*game, in, "A:in"), 1) == "34 36!");
  CHECK(texts(fixed, position(fixed, {.turn = 1, .marbles = {"", "34"}, .hand = "A2K"})) == texts(*game, in));
  const State first = position(*game, {.marbles = {"70 17", "36!"}, .hand = "23"});
  CHECK(texts(*game, first) == words("2:70-0 2:70-h1 2:17-19 3:70-1 3:70-h2 3:17-20"));
  CHECK(refused_by(*game, position(*game, {.marbles = {"35", "36!"}, .hand = "2"}), "2:35-37") == "TK-16");

  SUBCASE("TK-22: the sections of nobody are plain track") {
    const State plain = position(*game, {.turn = 1, .marbles = {"", "16"}, .hand = "2"});
    CHECK(texts(*game, plain) == words("2:16-18"));
    CHECK(refused_by(*game, plain, "2:16-h1") == "TK-20");
  }
}

TEST_CASE("TK-1, TK-2, TK-3, TK-8: an edition with other fields, entrance and schedule") {
  const auto duel = RuntimeGame::make({.seats = 2}, short_ring);
  REQUIRE(duel);
  const State dealt_six = dealt_out(*duel, duel->initial(), {"KKAAA2", "222333"});
  CHECK(dealt_six.hand(seat(1)).size() == 6);
  CHECK(marbles(*duel, after(*duel, dealt_six, "K:in"), 0) == "14!");
  // Seat 1 starts on 28 of 42, its entrance is 23; seat 0 starts on 14, its entrance is 9.
  const State walk = position(*duel, {.turn = 1, .marbles = {"", "22 41"}, .hand = "23"});
  CHECK(texts(*duel, walk) == words("2:22-24 2:22-h0 2:41-1 3:22-25 3:22-h1 3:41-2"));
  const State next = after(*duel, position(*duel, {.turn = 1, .hand = "2", .deal = 0, .leader = 0}), "discard:2");
  CHECK(dealt_out(*duel, next).hand(seat(0)).size() == 1);
  const State last = after(*duel, position(*duel, {.turn = 1, .hand = "2", .deal = 1, .leader = 0}), "discard:2");
  CHECK(last.deck == full_deck);

  SUBCASE("TK-7: partners by seat, not by section") {
    const auto team = RuntimeGame::make({.seats = 4, .mode = Mode::two_pairs}, short_ring);
    REQUIRE(team);
    const State state = position(*team, {.marbles = {"h0 h1 h2 h3", "", "37"}, .hand = "A"});
    CHECK(texts(*team, state) == words("A:in A:37-38 A:37-h0"));
    CHECK(marbles(*team, after(*team, state, "A:in"), 2) == "37 42!");
  }
}

TEST_CASE("TK-1, TK-21: the last field of the longest ring is no lane field") {
  Edition edition = standard_edition;
  edition.fields_per_section = 32;
  const auto game = RuntimeGame::make({.seats = 6}, edition);
  REQUIRE(game);
  const State state = position(*game, {.marbles = {"190 191 h0"}, .hand = "A"});
  CHECK(texts(*game, state) == words("A:in A:190-191 A:191-0 A:h0-h1"));
  CHECK(refused_by(*game, state, "A:190-h0") == "TK-21");
}

TEST_CASE("TK-7, TK-11, TK-26, TK-27, TK-28, TK-30, TK-34, TK-35, TK-39: matter under some options alone") {
  const auto idle = [](const Options& options) {
    std::string ids;
    for (std::size_t i = 0; i < RuntimeGame::rules.size(); ++i) {
      if (!in_force(options, static_cast<Rule>(i)))
        ids += (ids.empty() ? "" : " ") + std::string{RuntimeGame::rules[i].id};
    }
    return ids;
  };
  CHECK(idle({}) == "TK-7 TK-11 TK-30 TK-35 TK-39");
  CHECK(idle({.own_start = OwnStart::closed}) == "TK-7 TK-11 TK-30 TK-35");
  CHECK(idle({.seats = 5, .seven = Seven::single}) == "TK-7 TK-11 TK-26 TK-27 TK-28 TK-35 TK-39");
  CHECK(idle({.mode = Mode::two_pairs, .own_start = OwnStart::closed}) == "TK-30 TK-34");
  CHECK(idle({.seats = 6, .mode = Mode::three_pairs, .seven = Seven::single}) == "TK-26 TK-27 TK-28 TK-34 TK-39");
}

TEST_CASE("TK-6, TK-26, TK-39: rules chosen at run time are the rules of the type") {
  const auto same = [](const auto& fixed, const Options& options, const Scene& scene) {
    const auto game = RuntimeGame::make(options);
    REQUIRE(game);
    CHECK(game->options() == fixed.options());
    CHECK(game->layout() == fixed.layout());
    const State state = position(fixed, scene);
    CHECK(position(*game, scene) == state);
    CHECK(game->moves(state) == fixed.moves(state));
    CHECK(game->pack(state) == fixed.pack(state));
    CHECK(*game->unpack(fixed.pack(state)) == state);
    for (const Move move : fixed.moves(state)) CHECK(game->play(state, move) == fixed.play(state, move));
  };
  same(four, {}, {.marbles = {"0! 7 68", "18! 19"}, .hand = "A37J", .deal = 1});
  same(two, {.seats = 2}, {.marbles = {"34", "5"}, .hand = "24"});
  same(pairs, {.mode = Mode::two_pairs}, {.marbles = {"h0 h1 h2 h3", "", "33 h3"}, .hand = "A37"});
  same(single_seven, {.seven = Seven::single}, {.marbles = {"68 1"}, .hand = "7"});
  same(closed_start, {.own_start = OwnStart::closed}, {.marbles = {"2 68 71"}, .hand = "A345"});
}
