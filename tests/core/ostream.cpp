#include <concepts>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/text/ostream.hpp>
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/text/ostream.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/text/ostream.hpp>

namespace {

using namespace regelwerk;

std::string printed(const auto& value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

constexpr tock::Game<tock::Options{.seats = 3, .quick_start = true}> three;

TEST_CASE("ostream: texts, seats and those who look on") {
  const auto state = three.initial();
  CHECK(printed(to_text(three, state)) == to_text(three, state).view());
  CHECK(printed(Seat{2}) == "seat 2");
  CHECK(printed(SeatSet{0b101U}) == "seats 0, 2");
  CHECK(printed(SeatSet{0b10U}) == "seat 1");
  CHECK(printed(SeatSet{}) == "nobody");
  CHECK(printed(spectator) == "spectator");
  CHECK(printed(Viewer{Seat{1}}) == "seat 1");
  CHECK(printed(Actor::chance()) == "chance");
  CHECK(printed(Actor::nobody()) == "nobody");
  CHECK(printed(Actor{Seat{0}}) == "seat 0");
}

TEST_CASE("ostream: moves tell their kind and code, rules their ID and sentence") {
  const auto state = three.initial();
  const auto move = *parse_move(three, state, "deal:7");
  CHECK(printed(move) == "deal " + std::to_string(move.code()));
  CHECK(printed(clou::lapsed()).starts_with("lapse "));
  CHECK(printed(samara::vacation()).starts_with("vacation "));
  CHECK(printed(tock::Rule::deal).starts_with("TK-8: One deck of 52 cards"));
  CHECK(printed(samara::Rule::vacation).starts_with("SM-22: "));
}

TEST_CASE("ostream: results print what they hold, or why they hold nothing") {
  const auto state = three.initial();
  CHECK(printed(parse_move(three, state, "deal:7")).starts_with("deal "));
  CHECK(printed(parse_move(three, state, "deal:1")) == "refused: the rank of a card is due here, at position 5");
  CHECK(printed(parse_state(three, to_text(three, state))) == "accepted");
  CHECK(printed(three.try_play(state, tock::discarded(tock::Rank::two))).starts_with("refused: TK-8: "));
  CHECK(printed(parse_options<tock::RuntimeGame>("seats=9")) ==
        "refused: this setting has no such value; seats is 2 to 6, at position 6");
  CHECK(printed(tock::RuntimeGame::make({.seats = 9})).starts_with("refused: seats must be 2 to 6"));
}

TEST_CASE("ostream: outcomes tell places and scores") {
  tock::RuntimeGame::Outcome outcome{.seats = 3, .places = {1, 2, 2}, .scores = {1, 0, 0}, .tie_broken_by = {}};
  CHECK(printed(outcome) == "places 1 2 2, scores 1 0 0");
  CHECK(printed(outcome.winners()) == "seat 0");
}

}  // namespace
