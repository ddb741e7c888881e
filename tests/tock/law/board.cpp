#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-1: a ring of eighteen fields per seat") {
  static_assert(with_seats<2>.layout().ring == 36 && with_seats<3>.layout().ring == 54 &&
                with_seats<4>.layout().ring == 72);
  static_assert(with_seats<5>.layout().ring == 90 && with_seats<6>.layout().ring == 108);
  CHECK(standard_edition.fields_per_section == 18);
}

TEST_CASE("TK-1: clockwise is upward, and after the last field comes field 0") {
  const auto wraps = [](const auto& game, std::string_view last, std::string_view allowed, std::string_view refused) {
    const State state = position(game, {.turn = 1, .marbles = {"", last}, .hand = "2"});
    CHECK(texts(game, state) == words(allowed));
    CHECK(refused_by(game, state, refused) == "TK-20");
  };
  wraps(with_seats<2>, "35", "2:35-1", "2:35-33");
  wraps(with_seats<3>, "53", "2:53-1", "2:53-51");
  wraps(with_seats<4>, "71", "2:71-1", "2:71-69");
  wraps(with_seats<5>, "89", "2:89-1", "2:89-87");
  wraps(with_seats<6>, "107", "2:107-1", "2:107-105");

  SUBCASE("TK-1: a field beyond the ring is no place") {
    const State state = position(four, {.marbles = {"71"}, .hand = "2"});
    CHECK(!parse_move(four, state, "2:71-73"));
    CHECK(!parse_move(four, state, "2:72-74"));
    CHECK(four.why_not(state, walked(Rank::two, Place::ring(71), Place::ring(73))));
  }
}

TEST_CASE("TK-2: the start field is the first of the seat's section") {
  const auto starts_at = [](const auto& game) {
    for (int i = 0; i < game.seats(); ++i) {
      const State entered = after(game, position(game, {.turn = i, .hand = "A"}), "A:in");
      CHECK(marbles(game, entered, i) == std::to_string(18 * i) + "!");
    }
  };
  starts_at(with_seats<2>);
  starts_at(with_seats<3>);
  starts_at(with_seats<4>);
  starts_at(with_seats<5>);
  starts_at(with_seats<6>);

  SUBCASE("TK-2: only the own start field is one") {
    const State state = position(four, {.turn = 1, .marbles = {"0!"}, .hand = "A"});
    CHECK(texts(four, state) == words("A:in"));
    const State blocked = position(four, {.turn = 1, .marbles = {"", "18!"}, .hand = "K"});
    CHECK(texts(four, blocked) == words("K:18-31"));
  }
}

TEST_CASE("TK-3: the entrance lies two fields before the start") {
  static_assert(has_moves(four, position(four, {.marbles = {"70"}, .hand = "A"}), "A:70-71 A:70-h0 A:in"));
  const auto enters_from = [](const auto& game, int ring) {
    for (int i = 0; i < game.seats(); ++i) {
      const std::string entrance = std::to_string((18 * i - 2 + ring) % ring);
      const std::string before = std::to_string((18 * i - 3 + ring) % ring);
      Scene scene{.turn = i, .hand = "2"};
      scene.marbles[static_cast<std::size_t>(i)] = entrance;
      CHECK(texts(game, position(game, scene)) ==
            words("2:" + entrance + "-h1 2:" + entrance + "-" + std::to_string(18 * i)));
      scene.marbles[static_cast<std::size_t>(i)] = before;
      CHECK(legal(game, position(game, scene), "2:" + before + "-h0"));
      CHECK(refused_by(game, position(game, scene), "2:" + before + "-h1") == "TK-20");
    }
  };
  enters_from(with_seats<2>, 36);
  enters_from(with_seats<3>, 54);
  enters_from(with_seats<4>, 72);
  enters_from(with_seats<5>, 90);
  enters_from(with_seats<6>, 108);
}

TEST_CASE("TK-3: a lane has four fields, 0 is the outermost") {
  const State state = position(four, {.marbles = {"69"}, .hand = "2356"});
  CHECK(legal(four, state, "2:69-h0"));
  CHECK(legal(four, state, "3:69-h1"));
  CHECK(legal(four, state, "5:69-h3"));
  CHECK(texts(four, state) == words("2:69-71 2:69-h0 3:69-0 3:69-h1 5:69-2 5:69-h3 6:69-3"));
  CHECK(refused_by(four, state, "6:69-h3") == "TK-20");
  CHECK(!parse_move(four, state, "6:69-h4"));
}

TEST_CASE("TK-4: four marbles, those not in play in the start area") {
  constexpr State begin = four.initial();
  static_assert([&] {
    for (int i = 0; i < 4; ++i) {
      for (const Place at : begin.table.of(seat(i))) {
        if (!at.is_area()) return false;
      }
    }
    return true;
  }());
  const State three_out = position(four, {.marbles = {"5 6 h3"}, .hand = "A"});
  CHECK(legal(four, three_out, "A:in"));
  CHECK(marbles(four, after(four, three_out, "A:in"), 0) == "0! 5 6 h3");

  SUBCASE("TK-4: there is no fifth marble") {
    const State all_out = position(four, {.marbles = {"5 6 9 h3"}, .hand = "A"});
    CHECK(texts(four, all_out) == words("A:5-6 A:6-7 A:9-10"));
    CHECK(refused_by(four, all_out, "A:in") == "TK-24");
  }
  SUBCASE("TK-4: a field without an own marble moves nothing") {
    const State state = position(four, {.marbles = {"5", "8"}, .hand = "A"});
    CHECK(refused_by(four, state, "A:6-7") == "TK-4");
    CHECK(refused_by(four, state, "A:8-9") == "TK-15");
  }
}

TEST_CASE("TK-5: all marbles begin in their areas") {
  const State state = dealt_out(four, four.initial(), {"23568"});
  CHECK(texts(four, state) == words("discard:2 discard:3 discard:5 discard:6 discard:8"));
  for (int i = 0; i < 4; ++i) CHECK(marbles(four, state, i).empty());
}

TEST_CASE("TK-5: a quick start puts one marble of every seat on its start field, protected") {
  constexpr State begin = quick.initial();
  static_assert(quick.validate(quick.initial()).empty());
  for (int i = 0; i < 4; ++i) CHECK(marbles(quick, begin, i) == std::to_string(18 * i) + "!");

  const State state = dealt_out(quick, begin, {"AK247"});
  CHECK(texts(quick, state) == words("A:0-1 K:0-13 2:0-2 4:0-68 7:0-1"));
  CHECK(refused_by(quick, state, "A:in") == "TK-24");
  CHECK(marbles(quick, after(quick, state, "K:0-13"), 0) == "13");

  SUBCASE("TK-5: nobody swaps such a marble") {
    const State jack = dealt_out(quick, begin, {"JJ222"});
    CHECK(texts(quick, jack) == words("2:0-2"));
    CHECK(refused_by(quick, jack, "J:0x18") == "TK-16");
  }
  SUBCASE("TK-5: nobody captures such a marble") {
    const State near = position(quick, {.turn = 3, .marbles = {"0!", "18!", "36!", "70"}, .hand = "2"});
    CHECK(texts(quick, near) == words("discard:2"));
  }
}

TEST_CASE("TK-3: behind the last field of a lane there is no place") {
  const Place last = Place::lane(lane_length - 1);
  const Place beyond = Place::lane(lane_length);
  CHECK(last.is_lane());
  CHECK(!beyond.is_lane());
  CHECK(!beyond.is_area());
  CHECK(!beyond.valid());
  const State state = position(four, {.marbles = {"h0 h2"}, .hand = "A3"});
  CHECK(four.why_not(state, walked(Rank::ace, Place::lane(0), beyond)) == Rule::inside_lane);
  CHECK(!four.why_not(state, walked(Rank::ace, Place::lane(2), last)));
}
