#include <regelwerk/clockman/board/cause.hpp>

#include <string>

#include <reasons.hpp>

#include <clockman/position.hpp>

#include <regelwerk/clockman/language/cause_phrase.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>

using namespace clockman_test;

namespace {

/// The rule that refuses a move, and the cause as a phrase.
std::string said(const auto& game, const State& state, const std::string& text, auto tongue) {
  const auto because = why(game, state, questions::move_of(game, state, text));
  REQUIRE(because.has_value());
  return std::string{info(because->rule).id} + ": " + std::string{phrase_of(game, state, *because, tongue).view()};
}

}  // namespace

TEST_CASE("causes tell why not this move, in both languages") {
  using regelwerk::english, regelwerk::german;
  const State begin = position(four, {.roll = 6});
  CHECK(said(four, begin, "go:4.1", english) == "CM-17: field 1.5 is possible");
  CHECK(said(four, begin, "go:4.1", german) == "CM-17: Feld 1.5 ist möglich");
  const State gate = position(four, {.roll = 3, .figures = "g1", .digits = {"00000112"}, .symbols = {"D"}});
  CHECK(said(four, gate, "go:g3+D", english) == "CM-20: it takes exactly 2");
  CHECK(said(four, gate, "go:g2", english) == "CM-20: it takes exactly 1");
  CHECK(said(four, gate, "go:1.10", german) == "CM-20: Sitz 0 ist auf der eigenen Zielgeraden");
  const State inside = position(four, {.roll = 3, .figures = "3.2", .symbols = {"B"}, .cards = {"free"}});
  CHECK(said(four, inside, "go:p8+B", english) == "CM-22: symbol card B is not needed");
  CHECK(said(four, inside, "go:p8+e", german) == "CM-22: Ereigniskarte „freier Durchgang“ wird nicht gebraucht");
  State grab = position(four, {.figures = "1.1 1.5", .digits = {"00000", "01"}});
  grab.table.phase = Phase::grab;
  CHECK(said(four, grab, "grab:1:0", english) == "CM-56: digit card 0 does not fit here");
  CHECK(said(four, grab, "grab:1:2", english) == "CM-56: digit card 2 is missing");
}
