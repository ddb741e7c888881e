#include <array>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include <regelwerk/clou.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/language/german.hpp>
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
  CHECK(refused<TockGame>("seats=3x") == "6 seats [2 to 6] this setting has no such value");
  CHECK(refused<TockGame>("seven=split seats=2.5 ") == "18 seats [2 to 6] this setting has no such value");
  CHECK(refused<HeistGame>("thieves=matt,janet") ==
        "8 thieves [1 to 3 of matt, janet, trixie, bruce, joined by +] this setting has no such value");
  CHECK(refused<HeistGame>("thieves=matt+matt") ==
        "8 thieves [1 to 3 of matt, janet, trixie, bruce, joined by +] this setting has no such value");
}

TEST_CASE("settings: a name stands there once, and is one of the game's") {
  CHECK(refused<TockGame>("seats=3 seats=3") == "8 seats [2 to 6] this stands here twice");
  CHECK(refused<TockGame>("seats=3 SEATS=4") == "8 seats [2 to 6] this stands here twice");
}

TEST_CASE("settings: a wrong name gets the list of those that there are") {
  const std::string names = "[seats, mode, quick_start, seven, own_start] no setting has this name";
  CHECK(refused<TockGame>("seats=3 trade=true") == "8  " + names);
  CHECK(refused<TockGame>("seat=3") == "0  " + names);
  CHECK(refused<TockGame>("seatsx=3") == "0  " + names);
  CHECK(refused<TockGame>("=3") == "0  " + names);
}

TEST_CASE("settings: a refusal is one sentence, in both languages") {
  const auto why = [](std::string_view text) { return parse_options<TockGame>(text).error(); };
  CHECK(describe(why("seats=7")) == "this setting has no such value; seats is 2 to 6");
  CHECK(describe(why("seats=7"), german) == "diese Einstellung hat keinen solchen Wert; seats ist 2 bis 6");
  CHECK(describe(why("seven=x"), german) == "diese Einstellung hat keinen solchen Wert; seven ist split oder single");
  CHECK(describe(why("seat=3"), english) ==
        "no setting has this name; there are seats, mode, quick_start, seven, own_start");
  CHECK(describe(why("seat=3"), german) ==
        "keine Einstellung heißt so; es gibt seats, mode, quick_start, seven, own_start");
  CHECK(
      describe(parse_options<HeistGame>("thieves=x").error(), german) ==
      "diese Einstellung hat keinen solchen Wert; thieves ist 1 bis 3 von matt, janet, trixie, bruce, verbunden mit +");
  const auto heist = HeistGame::make({});
  CHECK(describe(parse_start(*heist, "x=0").error(), german) == "keine Einstellung heißt so; es gibt keine");
}

TEST_CASE("describe: takes every kind of refusal, with and without the game") {
  const auto game = *TockGame::make({.seats = 3});
  const auto state = game.initial();
  const auto refusal = parse_move(game, state, "deal:1").error();
  CHECK(describe(refusal) == "the rank of a card is due here");
  CHECK(describe(refusal, english) == describe(refusal).view());
  CHECK(describe(refusal, german) == "hier fehlt der Rang einer Karte");
  CHECK(describe(game, refusal, german) == describe(refusal, german).view());
  CHECK(describe(game.unpack({}).error(), german) == "die Bytes enden hier");
  const auto played = game.try_play(state, tock::discarded(tock::Rank::two));
  CHECK(describe(played.error(), english) == info(tock::Rule::deal).sentence);
  CHECK(describe(played.error(), german) == info(tock::Rule::deal, german).sentence);
  const auto record = parse_record<4>(game, "record tock/1");
  REQUIRE(!record);
  CHECK(describe(record.error()) == describe(record.error().reason));
  CHECK(describe(record.error(), german) == describe(record.error().reason, german));
  const auto faults = TockGame::make({.seats = 9}).error();
  CHECK(describe(faults) == "seats must be 2 to 6 (TK-6)");
  CHECK(describe(faults, german) == describe(faults.options[0], german));
  for (const auto& fault : faults) CHECK(describe(fault, german) == describe(faults, german));
}

TEST_CASE("settings: setup facts are those of the game where nothing is said") {
  const auto game = TockGame::make({.seats = 3});
  REQUIRE(game.has_value());
  CHECK(*parse_start(*game, "") == game->default_start());
  CHECK(parse_start(*game, "first_dealer=1")->first_dealer == Seat{1});
  CHECK(told(parse_start(*game, "first_dealer=6").error()) ==
        "13 first_dealer [0 to 2] this setting has no such value");
  CHECK(told(parse_start(*game, " first_dealer=5").error()) ==
        "14 first_dealer [0 to 2] this setting has no such value");
  const auto five = samara::RuntimeGame::make({.seats = 5});
  CHECK(parse_start(*five, "order=4,3,2,1,0")->order[0] == Seat{4});
  CHECK(told(parse_start(*five, "order=4,3").error()) ==
        "6 order [0 to 4, usually 0,1,2,3,4] this setting has no such value");
  CHECK(told(parse_start(*five, "order").error()) == "5 order [0 to 4, usually 0,1,2,3,4] a value is missing");
  // As many as there are seats are enough.
  const auto two = samara::RuntimeGame::make({.seats = 2});
  CHECK(parse_start(*two, "order=1,0")->order == std::array{Seat{1}, Seat{0}, Seat{2}, Seat{3}, Seat{4}});
  CHECK(describe(parse_start(*two, "order=1,2").error(), german) ==
        "diese Einstellung hat keinen solchen Wert; order ist 0 bis 4, gewöhnlich 0,1,2,3,4");
  const auto heist = HeistGame::make({});
  CHECK(parse_start(*heist, "").has_value());
  CHECK(told(parse_start(*heist, "first_dealer=0").error()) == "0  [] no setting has this name");
}

}  // namespace
