#include <regelwerk/clockman/players/search_evaluation.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include <clockman/position.hpp>

#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/view/recall.hpp>
#include <regelwerk/play.hpp>

using namespace regelwerk;
using namespace clockman_test;

namespace {

constexpr Game<Options{.seats = 2}> duel;

/// Calls `each` with positions of games by rules of thumb and with who wins them.
template <class G>
void for_each_position(const G& game, int games, const auto& each) {
  for (int number = 0; number < games; ++number) {
    const auto random = Random::stream(7, static_cast<std::uint64_t>(number));
    Random source = random;
    const State end = playout(game, game.initial(), source, 100'000, RuleOfThumb{}).end;
    const auto outcome = game.outcome(end);
    REQUIRE(outcome);
    source = random;
    State state = game.initial();
    for (int ply = 0; !game.actor(state).is_nobody(); ++ply) {
      const bool is_chance = game.actor(state).is_chance();
      if (ply % 11 == 0) each(state, outcome->winners());
      game.advance(state, is_chance ? sample(game, state, source) : RuleOfThumb{}(game, state, source));
    }
  }
}

}  // namespace

TEST_CASE("race: CM-2, shares of one win, all of them something, the nearer the more") {
  for_each_position(four, 6, [&](const State& state, SeatSet /*winners*/) {
    const auto payoffs = race_payoffs(four, state);
    std::int64_t sum = 0;
    for (int i = 0; i < 4; ++i) {
      const std::int32_t payoff = payoffs.at(static_cast<std::size_t>(i));
      REQUIRE((0 < payoff && payoff < payoff_scale));
      sum += payoff;
      for (int j = 0; j < 4; ++j) {
        const Tempo left = turns_left(four.layout(), four.options(), state, seat(i));
        const Tempo others = turns_left(four.layout(), four.options(), state, seat(j));
        REQUIRE((left <= others || payoff <= payoffs.at(static_cast<std::size_t>(j))));
      }
    }
    REQUIRE(std::abs(sum - payoff_scale) < 8);
  });
}

TEST_CASE("race: CM-6, CM-7, who stands alike has the same share, of seats that are not there none") {
  const auto payoffs = race_payoffs(four, position(four, {.roll = 1, .figures = "s s s s"}));
  CHECK(payoffs[0] == payoffs[1]);
  CHECK(payoffs[0] == payoffs[3]);
  CHECK(std::abs(payoffs[0] - payoff_scale / 4) < 8);
  const auto of_two = race_payoffs(duel, duel.initial());
  CHECK(std::abs(of_two[0] - payoff_scale / 2) < 8);
  CHECK(of_two[2] == 0);
}

TEST_CASE("race: a share falls with the third power of the turns left") {
  const State state = position(duel, {.roll = 1, .figures = "g3 4.1", .digits = {"00000112", "0000011"}});
  const double left = turns_left(duel.layout(), duel.options(), state, seat(0));
  const double others = turns_left(duel.layout(), duel.options(), state, seat(1));
  CHECK(left < others);
  const double odds = others / left * (others / left) * (others / left);
  const auto payoffs = race_payoffs(duel, state);
  CHECK(payoffs[0] / double{payoff_scale} == doctest::Approx(odds / (1 + odds)).epsilon(0.001));
}

TEST_CASE("race: CM-5, CM-18, CM-24, digits, the last symbol card and a step inward bring nearer") {
  const auto left = [](const Setting& setting) {
    return turns_left(duel.layout(), duel.options(), position(duel, setting), seat(0));
  };
  CHECK(left({.roll = 1, .figures = "1.1 s", .digits = {"0"}}) < left({.roll = 1, .figures = "1.1 s"}));
  CHECK(left({.roll = 1, .figures = "2.1 s"}) < left({.roll = 1, .figures = "1.1 s"}));
  CHECK(left({.roll = 1, .figures = "4.1 s", .digits = {"00000112"}, .symbols = {"D"}}) <
        left({.roll = 1, .figures = "4.1 s", .digits = {"00000112"}}));
  CHECK(left({.roll = 1, .figures = "g3 s", .digits = {"00000112"}}) <
        left({.roll = 1, .figures = "g1 s", .digits = {"00000112"}}));
}

TEST_CASE("race: CM-1, CM-7, of each seat its own digits, symbol cards and place count") {
  const auto left = [](const Setting& setting, int of) {
    return turns_left(duel.layout(), duel.options(), position(duel, setting), seat(of));
  };
  const Setting bare{.roll = 1, .figures = "4.1 4.1"};
  CHECK(left({.roll = 1, .figures = "4.1 4.1", .digits = {"", "0"}}, 1) < left(bare, 1));
  const auto with_symbols = [&](std::string_view first, std::string_view second, int of) {
    return left({.roll = 1, .figures = "4.1 4.1", .digits = {"00000112", "00000112"}, .symbols = {first, second}}, of);
  };
  const std::string last(1, "ABCDE"[static_cast<std::size_t>(last_pose_of(duel.layout(), seat(1)))]);
  CHECK(with_symbols("", last, 1) < with_symbols("", "", 1));
  CHECK(with_symbols(last, "", 1) == with_symbols("", "", 1));
}

TEST_CASE("race: CM-70, a game that is over is worth what ByGoal says") {
  const State end = after(four, position(four, {.roll = 1, .figures = "g3", .digits = {"00000112"}}), "go:c");
  CHECK(race_payoffs(four, end) == ByGoal{}(four, four.outcome(end).value()));
  Random random{1};
  CHECK(Evaluation{3}(four, end, random) == race_payoffs(four, end));
  CHECK(random == Random{1});
}

TEST_CASE("race: of games between rules of thumb about as many are won as the shares say") {
  std::array<double, 4> expected{};
  std::array<double, 4> won{};
  std::array<int, 4> count{};
  for_each_position(duel, 600, [&](const State& state, SeatSet winners) {
    const double share = race_payoffs(duel, state)[0] / double{payoff_scale};
    const auto quarter = static_cast<std::size_t>(share * 4);
    expected.at(quarter) += share;
    won.at(quarter) += winners.contains(seat(0)) ? 1 : 0;
    ++count.at(quarter);
  });
  for (std::size_t quarter = 0; quarter < 4; ++quarter) {
    CAPTURE(quarter);
    REQUIRE(count.at(quarter) > 1000);
    CHECK(won.at(quarter) / count.at(quarter) ==
          doctest::Approx(expected.at(quarter) / count.at(quarter)).epsilon(0.06));
  }
}

TEST_CASE("race: CM-68, the evaluation stops before a throw, plays on for one of more, and is the same at run time") {
  const State before = [&] {
    State state = four.initial();
    Random random{3};
    while (state.table.phase != Phase::roll) {
      const bool is_chance = four.actor(state).is_chance();
      four.advance(state, is_chance ? sample(four, state, random) : RuleOfThumb{}(four, state, random));
    }
    return state;
  }();
  Random random{9};
  CHECK(Evaluation{0}(four, before, random) == race_payoffs(four, before));
  CHECK(random == Random{9});
  CHECK(Evaluation{1}(four, before, random) != race_payoffs(four, before));
  CHECK(random != Random{9});
  const RuntimeGame chosen = with({});
  for_each_position(four, 4, [&](const State& state, SeatSet /*winners*/) {
    Random one{5};
    Random same{5};
    REQUIRE(Evaluation{2}(four, state, one) == Evaluation{2}(chosen, state, same));
    REQUIRE(one == same);
  });
}

TEST_CASE("race: CM-20, CM-21, a search by it pays for the last field and enters the centre") {
  const auto searched = [](const Setting& setting) {
    const State state = position(four, setting);
    std::array<SearchNode<Game<>>, 256> nodes{};
    Search search{four, four.view(state, seat(0)), std::span{nodes}, Random{1}, {.exploration = 9'830}, Evaluation{}};
    search.run(200);
    return std::string{to_text(four, state, search.best()).view()};
  };
  CHECK(searched({.roll = 1, .figures = "g3 s s s", .digits = {"00000112"}}) == "go:c");
  CHECK(searched({.roll = 2, .figures = "g1 s s s", .digits = {"00000112"}, .symbols = {"D"}}) == "go:g3+D");
}

// While the compiler looks on.
static_assert([] {
  const State state = duel.initial();
  const auto payoffs = race_payoffs(duel, state);
  return payoffs[0] == payoffs[1];
}());
