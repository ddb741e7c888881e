#include <algorithm>

#include <clockman/position.hpp>

#include <clockman/editions.hpp>

// Offers of one or two digits, circles of three, and how many of them.

using namespace clockman_test;

namespace {

constexpr Setting three_traders{.figures = "2.7 3.0 1.3", .digits = {"01", "12", "X"}};

/// How many offers and circles are open in the window before the roll.
std::array<int, 2> open_proposals(const RuntimeGame& game, const State& state) {
  std::array<int, 2> found{};
  for (const Move move : game.moves(state)) {
    if (move.kind == MoveKind::offer) ++found[0];
    if (move.kind == MoveKind::circle) ++found[1];
  }
  return found;
}

}  // namespace

TEST_CASE("CM-77: offers of one or two digits each way, circles of three, in the window before the roll") {
  const State state = position(trading, three_traders);
  constexpr std::string_view all =
      "offer:1:0:1 offer:1:0:12 offer:1:0:2 offer:1:01:2 offer:1:1:2 offer:2:0:X offer:2:01:X offer:2:1:X "
      "circle:1:0:2:1:X circle:1:0:2:2:X circle:1:1:2:2:X circle:2:0:1:X:1 circle:2:0:1:X:2 circle:2:1:1:X:2 pass";
  CHECK(texts(trading, state) == words(all));
  // Constant evaluation reads nothing beyond the last seat. The setting is copied, since g++ 12 takes it to be changed.
  constexpr Game<Options{.trade = true}> fixed;
  static_assert(has_moves(fixed, position(fixed, Setting{three_traders}), all));
  CHECK(moves_of(four, three_traders) == all_rolls);
  for (const std::string_view text :
       {"offer:1:1:1", "offer:1:01:1", "offer:1:0:01", "offer:1:2:1", "offer:1:00:1", "offer:1:0:22", "offer:3:0:1",
        "offer:0:0:1", "circle:1:0:1:1:X", "circle:1:0:0:1:X", "circle:0:0:2:1:X", "circle:1:0:2:0:X",
        "circle:1:0:2:1:0", "circle:1:0:2:1:1", "circle:1:0:3:1:X", "circle:1:2:2:1:X"}) {
    CHECK_MESSAGE(refused_by(trading, state, text) == "CM-77", text);
  }
  // Moves that have no text.
  CHECK(trading.why_not(state, proposed(Proposal::offer(seat(1), Bundle{14}, Bundle{1}))) == Rule::trade);
  CHECK(trading.why_not(state, proposed(Proposal::offer(seat(1), Bundle{1}, Bundle{15}))) == Rule::trade);
  SUBCASE("CM-77: all digits change hands at once") {
    const State two_for_one = after(trading, state, "offer:1:01:2 accept");
    CHECK(date(two_for_one, 0) + "/" + date(two_for_one, 1) == "2/011");
    const State one_for_two = after(trading, state, "offer:1:0:12 accept");
    CHECK(date(one_for_two, 0) + "/" + date(one_for_two, 1) == "112/0");
    const State circle_of_three = after(trading, state, "circle:1:1:2:2:X accept accept");
    CHECK(date(circle_of_three, 0) + "/" + date(circle_of_three, 1) + "/" + date(circle_of_three, 2) == "0X/11/2");
  }
  SUBCASE("CM-77: two digits of one kind only from who holds two of it") {
    const State more = position(trading, {.figures = "2.7 3.0", .digits = {"00", "11"}});
    CHECK(texts(trading, more) == words("offer:1:0:1 offer:1:0:11 offer:1:00:1 offer:1:00:11 pass"));
    const State done = after(trading, more, "offer:1:00:11 accept");
    CHECK(date(done, 0) + "/" + date(done, 1) == "11/00");
  }
  SUBCASE("CM-77: who is asked answers, the others have no say") {
    const State asked = after(trading, state, "offer:2:0:X");
    CHECK(who(trading, asked) == 2);
    CHECK(texts(trading, asked) == words("accept decline"));
    const State circle_asked = after(trading, state, "circle:2:0:1:X:1");
    CHECK(who(trading, circle_asked) == 2);
    CHECK(texts(trading, circle_asked) == words("accept decline"));
    const State then = after(trading, circle_asked, "accept");
    CHECK(who(trading, then) == 1);
    CHECK(texts(trading, then) == words("accept decline"));
    CHECK(date(then, 0) + "/" + date(then, 1) + "/" + date(then, 2) == "01/12/X");
    CHECK(who(trading, after(trading, then, "accept")) == 0);
    CHECK(who(trading, after(trading, then, "decline")) == 0);
  }
}

TEST_CASE("CM-77: at most trade_offers proposals per turn, both windows together") {
  const State state = position(trading, three_traders);
  CHECK(texts(trading, after(trading, state, "offer:1:0:2 decline offer:1:1:2 decline")) == all_rolls);
  CHECK(texts(trading, after(trading, state, "offer:1:0:2 decline offer:1:1:2 accept")) == all_rolls);
  const State second = after(trading, state, "offer:1:0:2 decline pass d1");
  CHECK(second.table.phase == Phase::after);
  CHECK(second.table.proposals.made() == 1);
  CHECK(texts(trading, after(trading, second, "offer:1:1:2 decline")) == words("go:2.8"));
  CHECK(texts(trading, after(trading, second, "pass")) == words("go:2.8"));
  CHECK(texts(trading, after(trading, state, "pass d1")) == texts(trading, state));
  SUBCASE("CM-77: trade_offers 1 to 4") {
    for (int offers = 1; offers <= 4; ++offers) {
      const RuntimeGame game = with({.trade = true, .trade_offers = offers});
      State asked = position(game, three_traders);
      int made = 0;
      for (const std::string_view text :
           {"offer:1:0:1", "circle:2:0:1:X:1", "offer:1:1:2", "offer:2:0:X", "offer:2:1:X"}) {
        if (asked.table.phase != Phase::before) break;
        asked = after(game, after(game, asked, text), "decline");
        ++made;
        if (made == 2 && offers > 2) asked = after(game, asked, "pass d1");
        if (asked.table.phase == Phase::after && made < offers) {
          asked = after(game, after(game, asked, "offer:1:1:2"), "decline");
          ++made;
        }
        if (asked.table.phase == Phase::after && made < offers) {
          asked = after(game, after(game, asked, "offer:2:0:X"), "decline");
          ++made;
        }
      }
      CHECK(made == offers);
      CHECK(asked.table.phase == (offers <= 2 ? Phase::roll : Phase::move));
      State fewer = position(game, three_traders);
      fewer.table.proposals.set_made(offers);
      CHECK(!game.validate(fewer).empty());  // nothing is left to do in this window
      fewer.table.phase = Phase::roll;
      CHECK(game.validate(fewer).empty());
      fewer.table.proposals.set_made(offers + 1);
      CHECK(!game.validate(fewer).empty());
    }
  }
  SUBCASE("CM-77: the count begins anew with the next turn, an extra one included") {
    const State passed = after(trading, second, "pass");
    CHECK(passed.table.proposals.empty());
    const State extra = after(trading, passed, "go:2.8 e:again");
    CHECK(extra.table.turn == seat(0));
    CHECK(texts(trading, extra) == texts(trading, state));
  }
}

TEST_CASE("CM-77: a declined proposal cannot be repeated in that turn, another one can be made") {
  const RuntimeGame game = with({.trade = true, .trade_offers = 4});
  const State state = position(game, three_traders);
  const Texts all = texts(game, state);
  const auto without = [&](std::string_view gone) {
    Texts rest = all;
    for (const std::string& each : words(gone)) rest.erase(each);
    return rest;
  };
  const State declined = after(game, state, "offer:1:0:2 decline");
  CHECK(texts(game, declined) == without("offer:1:0:2"));
  CHECK(refused_by(game, declined, "offer:1:0:2") == "CM-77");
  const State first = after(game, declined, "circle:1:0:2:1:X decline");
  CHECK(texts(game, first) == without("offer:1:0:2 circle:1:0:2:1:X"));
  const State then = after(game, first, "circle:2:0:1:X:2 accept decline");
  CHECK(texts(game, then) == without("offer:1:0:2 circle:1:0:2:1:X circle:2:0:1:X:2"));
  // Still so in the window after the roll.
  CHECK(texts(game, after(game, then, "pass d2")) == without("offer:1:0:2 circle:1:0:2:1:X circle:2:0:1:X:2"));
  SUBCASE("CM-77: an accepted one can") {
    const State there = after(game, state, "offer:1:0:1 accept offer:1:1:0 accept");
    CHECK(texts(game, there) == all);
    CHECK(texts(game, after(game, there, "offer:1:0:1 accept pass d1")).contains("offer:1:1:0"));
  }
  SUBCASE("CM-77: in whatever order they were declined, the position is the same") {
    const State other =
        after(game, state, "circle:2:0:1:X:2 decline circle:1:0:2:1:X accept decline offer:1:0:2 decline");
    CHECK(other == then);
  }
}

TEST_CASE("CM-77, CM-72: afterwards everybody concerned is within its surplus limit, nobody stands on its straight") {
  CHECK(moves_of(trading, {.figures = "2.7 3.0", .digits = {"0", "000001"}}) == all_rolls);
  const State six = position(trading, {.figures = "2.7 3.0", .digits = {"00", "00001"}});
  CHECK(texts(trading, six) == words("offer:1:0:1 pass"));
  CHECK(refused_by(trading, six, "offer:1:00:1") == "CM-72");
  CHECK(moves_of(trading, {.figures = "g1 3.0", .digits = {"00000112", "000"}}) == all_rolls);
  CHECK(moves_of(trading, {.figures = "2.7 g1", .digits = {"0", "00000112"}}) == all_rolls);
  const RuntimeGame one = with({.hoarding = Hoarding::one, .trade = true});
  CHECK(moves_of(one, {.figures = "2.7 3.0", .digits = {"0", "000001"}}) == words("offer:1:0:1 pass"));
  CHECK(moves_of(one, {.figures = "2.7 3.0", .digits = {"00", "000001"}}) == words("offer:1:0:1 pass"));
  const RuntimeGame unlimited = with({.hoarding = Hoarding::extended, .trade = true});
  CHECK(moves_of(unlimited, {.figures = "2.7 3.0", .digits = {"00", "000001"}}) ==
        words("offer:1:0:1 offer:1:00:1 pass"));
  SUBCASE("CM-77, CM-72: each of the three in a circle") {
    // Seat 1 would get a sixth 0, seat 2 a third 1, seat 0 a second 2.
    CHECK(texts(trading, position(trading, {.figures = "2.7 3.0 1.3", .digits = {"0", "000001", "2"}})) ==
          words("offer:2:0:2 circle:2:0:1:2:1 pass"));
    const State ones = position(trading, {.figures = "2.7 3.0 1.3", .digits = {"0", "1", "112"}});
    CHECK(refused_by(trading, ones, "circle:1:0:2:1:2") == "CM-72");
    CHECK(legal(trading, ones, "circle:2:0:1:2:1"));
    const State twos = position(trading, {.figures = "2.7 3.0 1.3", .digits = {"02", "1", "2"}});
    CHECK(refused_by(trading, twos, "circle:1:0:2:1:2") == "CM-72");
  }
  SUBCASE("CM-77: a circle is barred by any of the three on its straight") {
    for (const std::string_view where : {"g1 3.0 1.3", "2.7 g1 1.3", "2.7 3.0 g1"}) {
      const int inside = where[0] == 'g' ? 0 : where[4] == 'g' ? 1 : 2;
      Setting straight{.figures = where, .digits = {"0", "1", "2"}};
      straight.digits[static_cast<std::size_t>(inside)] = "00000112";
      const RuntimeGame game = with({.hoarding = Hoarding::extended, .trade = true});
      const State state = position(game, straight);
      CHECK(refused_by(game, state, "circle:1:0:2:1:2") != "");
      CHECK(open_proposals(game, state)[1] == 0);
    }
  }
}

TEST_CASE("CM-77, CM-71: a loose digit is given first, received ones are loose") {
  const RuntimeGame game = with({.transfer = true, .trade = true});
  const State state = position(game, {.figures = "2.7 3.0 1.3", .digits = {"00", "1", "2"}, .loose = {"0"}});
  const State one = after(game, state, "offer:1:0:1 accept");
  CHECK(date(one, 0) + "/" + loose(one, 0) == "00/1");
  CHECK(date(one, 1) + "/" + loose(one, 1) == "/0");
  const State two = after(game, state, "offer:1:00:1 accept");
  CHECK(date(two, 0) + "/" + loose(two, 0) == "0/1");
  const State three = after(game, state, "circle:1:0:2:1:2 accept accept");
  CHECK(date(three, 0) + date(three, 1) + date(three, 2) == "00");
  CHECK(loose(three, 0) + "/" + loose(three, 1) + "/" + loose(three, 2) == "2/0/1");
}

TEST_CASE("CM-72, CM-77: what a limit lets a seat take and give, bundle by bundle and of all at once") {
  int fitting = 0;
  int beyond = 0;
  for (int code = 0; code < 2 * 2 * 6 * 6 * 6 * 3; ++code) {
    const RuntimeGame game =
        with({.ones = 2 + code % 2, .hoarding = static_cast<Hoarding>(code / 2 % 2), .trade = true});
    DigitCounts digits;
    int rest = code / 4;
    for (const Digit digit : {Digit::zero, Digit::one, Digit::two}) {
      digits.set(digit, static_cast<std::uint8_t>(rest % 6));
      rest /= 6;
    }
    digits.set(Digit::joker, static_cast<std::uint8_t>(rest));
    const SurplusRoom room{game.layout(), digits};
    Bundles::of(digits).for_each([&](Bundle given) {
      return Bundles::apart_from(given).for_each([&](Bundle received) {
        const bool fits = fits_after(game.layout(), digits, given, received);
        ++(fits ? fitting : beyond);
        CHECK(room.may_receive(given).contains(received) == fits);
        CHECK(room.may_give(received).contains(given) == fits);
        return true;
      });
    });
  }
  CHECK(fitting > 1'000);
  CHECK(beyond > 1'000);
}

TEST_CASE("CM-77: no more proposals than the bound, which a position reaches") {
  for (int seats = 2; seats <= 4; ++seats) {
    const RuntimeGame game = with({.seats = seats, .hoarding = Hoarding::extended, .trade = true});
    std::array<int, 2> best{};
    int most = 0;
    // Two of a kind are as good as more; of 0 and 1 there are two for everybody. Four 2 and two X are given out in all
    // ways.
    for (int code = 0; code < 6'561; ++code) {
      std::array<std::string, 4> held{"0011", "0011", "0011", "0011"};
      std::array<int, 2> used{};
      for (int rest = code, i = 0; i < 8; ++i, rest /= 3) {
        held[static_cast<std::size_t>(i / 2)] +=
            std::string(static_cast<std::size_t>(rest % 3), i % 2 == 0 ? '2' : 'X');
        used[static_cast<std::size_t>(i % 2)] += rest % 3;
        if (i / 2 >= seats && rest % 3 > 0) used[0] = 99;
      }
      if (used[0] > 4 || used[1] > 2) continue;
      Setting all{.figures = "1.1 1.2 1.4 1.5"};
      for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) all.digits[i] = held[i];
      if (seats < 4) all.figures = all.figures.substr(0, static_cast<std::size_t>(4 * seats - 1));
      const auto open = open_proposals(game, position(game, all));
      if (open[0] + open[1] > most) best = open;
      most = std::max(most, open[0] + open[1]);
    }
    CHECK(most == (seats == 4 ? 258 : seats == 3 ? 164 : 84));
    if (seats == 4) CHECK(best == std::array<int, 2>{most_offers, most_circles});
  }
}

TEST_CASE("CM-62, CM-63, CM-77: the longest list of moves, in the window after the roll") {
  const RuntimeGame game = with({.hoarding = Hoarding::extended, .trade = true}, narrow_edition);  // with all cards add
  const Setting all{.roll = 4,
                    .figures = "1.1 1.4 1.6 1.9",
                    .digits = {"00112X", "00112X", "00112", "00112"},
                    .cards = {"add+1 add+2 add+3 add-1 add-2 add-3 swap"}};
  const State state = position(game, all);
  CHECK(state.table.phase == Phase::after);
  const Texts found = texts(game, state);
  CHECK(found.size() == max_moves);
  CHECK(found.contains("play:add-3"));
  CHECK(found.contains("play:swap:3"));
  CHECK(texts(game, after(game, state, "play:add+1")).size() == max_moves - 1);
}
