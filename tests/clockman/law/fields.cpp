#include <clockman/position.hpp>

using namespace clockman_test;

TEST_CASE("CM-32: on a symbol field one symbol card is drawn and kept face down") {
  const State state = after(four, {.roll = 1, .figures = "1.0", .symbols = {"AAB", "B"}}, "go:1.1");
  CHECK(who(four, state) == chance);
  CHECK(texts(four, state) == all_symbol_draws);
  CHECK(weight(four, state, "sA") == 6);
  CHECK(weight(four, state, "sB") == 6);
  CHECK(weight(four, state, "sC") == 8);
  CHECK(four.total_weight(state) == 36);
  const State drawn_card = after(four, state, "sC");
  CHECK(hand(drawn_card, 0) == "AABC");
  CHECK(drawn_card.put_back.empty());
  CHECK(drawn_card.table.turn == seat(1));
  // Next to it nothing is drawn.
  CHECK(after(four, {.roll = 3, .figures = "1.0"}, "go:1.3").table.turn == seat(1));
}

TEST_CASE("CM-33: a digit that is needed is taken at once") {
  const State state = after(four, {.roll = 1, .figures = "2.3"}, "go:2.4");
  CHECK(date(state, 0) == "0");
  CHECK(!lies(four, state, "2.4"));
  CHECK(state.table.turn == seat(1));
  CHECK(date(after(four, {.roll = 1, .figures = "3.0"}, "go:3.1"), 0) == "1");
  CHECK(date(after(four, {.roll = 1, .figures = "4.0"}, "go:4.1"), 0) == "2");
}

TEST_CASE("CM-34: what is not needed stays, and the field must be hit exactly") {
  const State state = after(four, {.roll = 1, .figures = "2.9", .digits = {"00000"}}, "go:2.10");
  CHECK(date(state, 0) == "00000");
  CHECK(lies(four, state, "2.10"));
  CHECK(state.table.turn == seat(1));
  const State passed = after(four, {.roll = 2, .figures = "2.1"}, "go:2.3");
  CHECK(lies(four, passed, "2.2"));
  CHECK(date(passed, 0) == "");
  // A fifth one is needed still.
  CHECK(date(after(four, {.roll = 1, .figures = "2.9", .digits = {"0000"}}, "go:2.10"), 0) == "00000");
}

TEST_CASE("CM-35: a joker is taken if it is needed") {
  const State state = after(four, {.roll = 1, .figures = "3.11", .digits = {"0000011"}}, "go:3.12");
  CHECK(date(state, 0) == "0000011X");
  CHECK(!lies(four, state, "3.12"));
  const State full = after(four, {.roll = 1, .figures = "3.11", .digits = {"00000112"}}, "go:3.12");
  CHECK(date(full, 0) == "00000112");
  CHECK(lies(four, full, "3.12"));
}

TEST_CASE("CM-36: on a lift field the seat chooses to take the lift or to remain") {
  const State state = after(four, {.roll = 3, .figures = "3.1 s 4.3", .digits = {"00000"}}, "go:3.4");
  CHECK(who(four, state) == 0);
  CHECK(texts(four, state) == words("lift remain"));
  const State stays = after(four, state, "remain");
  CHECK(figures(stays) == "3.4 s 4.3 s");
  CHECK(lies(four, stays, "3.4"));
  CHECK(stays.table.turn == seat(1));
  const State goes = after(four, state, "lift");
  CHECK(figures(goes) == "4.3 s 3.5 s");
  CHECK(!lies(four, goes, "3.4"));
  CHECK(goes.table.phase == Phase::draw_event);
  SUBCASE("CM-36: it leaves the game: the field is plain afterwards") {
    CHECK(after(four, {.roll = 3, .figures = "3.1", .gone = "3.4"}, "go:3.4").table.turn == seat(1));
    CHECK(goes.table.board.size() == 34);
  }
  SUBCASE("CM-36: another lift may follow, and the field inside takes effect") {
    // LIFT leads from 1.5 to 2.4, where a 0 lies.
    const State up = after(four, {.roll = 5, .figures = "1.0"}, "go:1.5 lift");
    CHECK(figures(up) == "2.4 s s s");
    CHECK(date(up, 0) == "0");
    // With another line it leads on to the lift of 2.33.
    static constexpr Edition doubled = [] {
      Edition edition = standard_edition;
      for (std::size_t i = 0; i < 48; ++i)
        edition.lift[0][i] = static_cast<std::uint8_t>((edition.lift[0][i] + 29) % 40);
      return edition;
    }();
    const RuntimeGame game = with({}, doubled);
    const State first = after(game, {.roll = 5, .figures = "1.0"}, "go:1.5 lift");
    CHECK(figures(first) == "2.33 s s s");
    CHECK(texts(game, first) == words("lift remain"));
    CHECK(figures(after(game, first, "lift")) == "3.26 s s s");
    CHECK(figures(after(game, first, "remain")) == "2.33 s s s");
  }
  SUBCASE("CM-36, CM-64: no blockade is met and no card bars the lift") {
    const State barred = after(four, {.roll = 5, .figures = "1.0", .open = {"barin1"}}, "go:1.5");
    CHECK(texts(four, barred) == words("lift remain"));
    CHECK(figures(after(four, barred, "lift")) == "2.4 s s s");
  }
}

TEST_CASE("CM-37: a lift goes straight to the centre, clockwise where the line meets two fields") {
  for (int ring = 1; ring <= 3; ++ring) {
    const int from = standard_edition.ring_size(ring);
    const int to = standard_edition.ring_size(ring + 1);
    for (int i = 0; i < from; ++i) {
      CHECK(four.layout().lift[Space::ring(ring, i)] == Space::ring(ring + 1, (2 * i * to + from) / (2 * from) % to));
    }
  }
  const auto lifted = [](std::string_view from, std::string_view move) {
    return figures(after(four, {.roll = 1, .figures = from, .digits = {"00000"}}, move));
  };
  CHECK(lifted("3.3", "go:3.4 lift") == "4.3 s s s");     // 2.5
  CHECK(lifted("2.12", "go:2.13 lift") == "3.10 s s s");  // 10.4
  CHECK(lifted("1.28", "go:1.29 lift") == "2.24 s s s");  // 24.17
  CHECK(lifted("3.19", "go:3.20 lift") == "4.13 s s s");  // 12.5
}

TEST_CASE("CM-38: on an event field an event card is drawn, each as often as it lies in the pile") {
  const State state =
      after(four, {.roll = 2, .figures = "1.0", .cards = {"", "free free"}, .open = {"", "barin6"}}, "go:1.2");
  CHECK(who(four, state) == chance);
  CHECK(four.total_weight(state) == 57);
  CHECK(weight(four, state, "e:again") == 4);
  CHECK(weight(four, state, "e:free") == 3);
  CHECK(weight(four, state, "e:move-2") == 2);
  CHECK(weight(four, state, "e:move+1") == 1);
  CHECK(!legal(four, state, "e:barin6"));
  CHECK(!legal(four, state, "e:sym3"));
  std::uint32_t sum = 0;
  for (const Move move : four.moves(state)) sum += four.weight(state, move);
  CHECK(sum == 57);
  SUBCASE("CM-38: the deck of the edition") {
    const State full = after(four, {.roll = 2, .figures = "1.0"}, "go:1.2");
    const std::string deck =
        "move+1 move+2:2 move+3 move+4 move-1 move-2:2 move-3 oback1 oback2 oback3 again:4 skip:4 sym1:4 sym2:2 lose:2 "
        "mix:2 drop:2 grab:2 gotoS:2 gotoD:2 free:5 stay:3 guard:2 veto:2 add+1 add+2 add-1 swap barin1 barin5 barin6 "
        "peace2:2 peace3";
    int kinds = 0;
    for_each_word(deck, [&](std::string_view word) {
      const std::size_t colon = word.find(':');
      const int copies = colon == std::string_view::npos ? 1 : number_of(word.substr(colon + 1));
      CHECK(weight(four, full, "e:" + std::string{word.substr(0, colon)}) == static_cast<std::uint32_t>(copies));
      ++kinds;
    });
    CHECK(texts(four, full).size() == static_cast<std::size_t>(kinds));
  }
}

TEST_CASE("CM-39: a digit field without a card is plain") {
  const State state = after(four, {.roll = 1, .figures = "2.39 s", .digits = {"", "0"}}, "go:2.0");
  CHECK(date(state, 0) == "");
  CHECK(state.table.turn == seat(1));
  CHECK(date(after(four, {.roll = 1, .figures = "2.39"}, "go:2.0"), 0) == "0");
}
