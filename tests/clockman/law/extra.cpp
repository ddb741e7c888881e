#include <clockman/position.hpp>

using namespace clockman_test;

// Hunting and robbery.

namespace {

constexpr std::array<std::string_view, 4> hunted_by_two{"000", "0000", "00000000", "00000"};

}  // namespace

TEST_CASE("CM-75: sparing needs a third seat that both hunt") {
  // Seat 3 needs no 0: with it there is no common hunt.
  const Setting other{.turn = 3, .roll = 2, .figures = "2.3 s s 2.1", .digits = hunted_by_two};
  CHECK(figures(after(hoarding_extended, position(hoarding_extended, other), "go:2.3")) == "1.4 s s 2.3");
  const Setting setting{.roll = 2, .figures = "2.1 2.3", .digits = hunted_by_two};
  CHECK(texts(hoarding_extended, after(hoarding_extended, position(hoarding_extended, setting), "go:2.3")) ==
        words("capture spare"));
  // Two hunters on one field are asked about one after the other.
  const Setting two{.turn = 3, .roll = 2, .figures = "2.3 2.3 s 2.1", .digits = {"000", "0000", "000000000", "0000"}};
  const State first = after(hoarding_extended, position(hoarding_extended, two), "go:2.3");
  CHECK(texts(hoarding_extended, first) == words("capture spare"));
  const State second = after(hoarding_extended, first, "spare accept");
  CHECK(texts(hoarding_extended, second) == words("capture spare"));
  CHECK(figures(after(hoarding_extended, second, "capture")) == "2.3 1.4 s 2.3");
  SUBCASE("CM-75: only with extended hoarding") {
    // Seats 2 and 3 have six each; the other eight are shared: no 0 lies on the board.
    const Setting small{.roll = 2, .figures = "2.1 2.3", .digits = {"0000", "0000", "000000", "000000"}};
    CHECK(figures(after(hoarding_one, position(hoarding_one, small), "go:2.3")) == "2.3 1.4 s s");
    CHECK(texts(hoarding_extended, after(hoarding_extended, position(hoarding_extended, small), "go:2.3")) ==
          words("capture spare"));
  }
  SUBCASE("CM-75: a pact binds both, on own arrivals only, and not those who are no part of it") {
    const Setting bound{.roll = 4, .figures = "2.3 2.7", .digits = hunted_by_two, .pacts = "01"};
    CHECK(figures(after(hoarding_extended, position(hoarding_extended, bound), "go:2.7")) == "2.7 2.7 s s");
    const Setting back{
        .roll = 2, .figures = "1.0 1.6 1.4", .digits = {"0000", "00000000", "000", "00000"}, .pacts = "02"};
    CHECK(figures(after(hoarding_extended, position(hoarding_extended, back), "go:1.2 e:oback2")) == "1.2 1.4 s s");
    State none = position(four, {.figures = "2.1"});
    none.table.pacts.insert(seat(0), seat(1));
    CHECK(!four.validate(none).empty());
  }
}

TEST_CASE("CM-76: robbery, one digit of any kind from each captured seat, or none") {
  const Setting setting{.roll = 2, .figures = "2.1 2.3 2.3", .digits = {"", "0112", "0X"}};
  const State first = after(robbing, position(robbing, setting), "go:2.3");
  CHECK(texts(robbing, first) == words("rob:0 rob:1 rob:2 rob:none"));
  const State second = after(robbing, first, "rob:2");
  CHECK(date(second, 0) == "2");
  CHECK(second.table.asked == seat(2));
  CHECK(texts(robbing, second) == words("rob:0 rob:X rob:none"));
  const State end = after(robbing, second, "rob:none");
  CHECK(figures(end) == "2.3 1.4 1.4 s");
  CHECK(date(end, 2) == "0X");
  CHECK(four.validate(position(four, setting)).empty());
  CHECK(after(four, position(four, setting), "go:2.3").table.turn == seat(1));
  SUBCASE("CM-76: only if the own surplus stays within its limit") {
    const Setting full{.roll = 2, .figures = "2.1 2.3", .digits = {"00000", "01"}};
    CHECK(texts(robbing, after(robbing, position(robbing, full), "go:2.3")) == words("rob:1 rob:none"));
    const Setting useless{.roll = 2, .figures = "2.1 2.3", .digits = {"00000", "0"}};
    CHECK(after(robbing, position(robbing, useless), "go:2.3").table.turn == seat(1));
    const RuntimeGame more = with({.hoarding = Hoarding::one, .robbery = true});
    CHECK(texts(more, after(more, position(more, useless), "go:2.3")) == words("rob:0 rob:none"));
  }
  SUBCASE("CM-76, CM-71: a loose one first; what is taken is loose") {
    const RuntimeGame game = with({.transfer = true, .robbery = true});
    const Setting both{.roll = 2, .figures = "2.1 2.3", .digits = {"", "01"}, .loose = {"", "0"}};
    const State rob = after(game, position(game, both), "go:2.3");
    CHECK(texts(game, rob) == words("rob:0 rob:1 rob:none"));
    const State robbed = after(game, rob, "rob:0");
    CHECK(date(robbed, 1) == "01");
    CHECK(loose(robbed, 1) == "");
    CHECK(loose(robbed, 0) == "0");
    CHECK(date(after(game, rob, "rob:1"), 1) == "0");
  }
  SUBCASE("CM-76: rob_date narrows neither grab nor getting back") {
    const RuntimeGame game = with({.transfer = true, .robbery = true, .rob_date = false});
    const Setting grab{.roll = 2, .figures = "1.0 1.6", .digits = {"", "01"}};
    CHECK(texts(game, after(game, position(game, grab), "go:1.2 e:grab")) == words("grab:1:0 grab:1:1"));
  }
}
