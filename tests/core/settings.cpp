#include <array>
#include <string>
#include <string_view>
#include <tuple>

#include <doctest/doctest.h>

#include <regelwerk/clou.hpp>
#include <regelwerk/core/settings.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/tock.hpp>
#include "both.hpp"

namespace {

using namespace regelwerk;

using TockGame = tock::RuntimeGame;
using HeistGame = clou::RuntimeHeist;

/// What a refusal says: where, about which setting, what that takes, and why.
std::string told(const SettingRefusal& refusal) {
  return std::to_string(refusal.position) + " " + std::string{refusal.setting} + " [" +
         std::string{refusal.choices.view()} + "] " + std::string{describe(refusal.reason)};
}
template <class G>
std::string refused(std::string_view text) {
  const auto options = parse_options<G>(text);
  return options ? "accepted" : told(options.error());
}

TEST_CASE("settings: any of them in any order, the others as usual") {
  CHECK_BOTH(*parse_options<TockGame>("") == tock::Options{});
  CHECK_BOTH(*parse_options<TockGame>("seats=3 seven=single") ==
             tock::Options{.seats = 3, .seven = tock::Seven::single});
  CHECK_BOTH(*parse_options<TockGame>("  Seven=SINGLE\tseats=3 ") ==
             tock::Options{.seats = 3, .seven = tock::Seven::single});
  CHECK_BOTH(parse_options<HeistGame>("thieves=matt+bruce scenario=museum")->thieves ==
             clou::ThiefSet{clou::Thief::matt, clou::Thief::bruce});
}

TEST_CASE("settings: a refusal names the setting and what it takes") {
  CHECK(refused<TockGame>("seats=7") == "6 seats [2 to 6] this setting has no such value");
  CHECK(refused<TockGame>("quick_start=true seats=7") == "23 seats [2 to 6] this setting has no such value");
  CHECK(refused<TockGame>("seven=both") == "6 seven [split or single] this setting has no such value");
  CHECK(refused<TockGame>("seats") == "5 seats [2 to 6] a value is missing");
  CHECK(refused<TockGame>("seats=3x") == "7 seats [2 to 6] a blank is due here");
  CHECK(refused<HeistGame>("thieves=matt+matt") ==
        "8 thieves [1 to 3 of matt, janet, trixie, bruce, joined by +] this setting has no such value");
}

TEST_CASE("settings: a name stands there once, and is one of the game's") {
  CHECK(refused<TockGame>("seats=3 seats=3") == "8 seats [2 to 6] this stands here twice");
  CHECK(refused<TockGame>("seats=3 SEATS=4") == "8 seats [2 to 6] this stands here twice");
  CHECK(refused<TockGame>("seats=3 trade=true") == "8  [] no setting has this name");
  CHECK(refused<TockGame>("seat=3") == "0  [] no setting has this name");
  CHECK(refused<TockGame>("seatsx=3") == "0  [] no setting has this name");
  CHECK(refused<TockGame>("=3") == "0  [] no setting has this name");
}

TEST_CASE("settings: setup facts are those of the game where nothing is said") {
  const auto game = TockGame::make({.seats = 3});
  REQUIRE(game.has_value());
  CHECK(*parse_start(*game, "") == game->default_start());
  CHECK(parse_start(*game, "first_dealer=1")->first_dealer == Seat{1});
  CHECK(told(parse_start(*game, "first_dealer=6").error()) ==
        "13 first_dealer [0 to 5] this setting has no such value");
  const auto five = samara::RuntimeGame::make({.seats = 5});
  CHECK(parse_start(*five, "order=4,3,2,1,0")->order[0] == Seat{4});
  CHECK(told(parse_start(*five, "order=4,3").error()) == "9 order [0 to 4] a value is missing");
  const auto heist = HeistGame::make({});
  CHECK(parse_start(*heist, "").has_value());
  CHECK(told(parse_start(*heist, "first_dealer=0").error()) == "0  [] no setting has this name");
}

}  // namespace
