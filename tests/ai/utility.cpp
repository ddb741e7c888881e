#include <regelwerk/ai/utility.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

#include <core/both.hpp>
#include <play/guess.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/regelwerk.hpp>

// What outcomes and standings made by hand are worth.

namespace {

using namespace regelwerk;

constexpr std::int32_t all = payoff_scale;
constexpr std::int32_t half = payoff_scale / 2;

constexpr tock::Game<> tock_four;
constexpr tock::Game<tock::Options{.mode = tock::Mode::two_pairs}> tock_pairs;
constexpr tock::Game<tock::Options{.seats = 6, .mode = tock::Mode::three_pairs}> tock_three_pairs;
constexpr ostfriesenlauf::Game<> race_four;
constexpr ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 2}> race_two;
constexpr ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 1}> race_one;
constexpr samara::Game<samara::Options{.seats = 3}> samara_three;
constexpr clockman::Game<clockman::Options{.seats = 3}> clockman_three;
constexpr clou::Heist<> heist;
constexpr clou::Campaign<> campaign;

constexpr clou::HeistOutcome heist_ended(clou::Ending ending, std::int32_t points) {
  clou::HeistOutcome outcome{{1, {1}, {points}, {}}, ending, clou::HeistRank::lost};
  return outcome;
}
constexpr clou::CampaignOutcome campaign_ended(clou::CampaignEnd end, std::int32_t points) {
  clou::CampaignOutcome outcome{{1, {1}, {points}, {}}, end, clou::CampaignRank::lost};
  return outcome;
}

TEST_CASE("utility: a winner alone gets everything by win, the rest nothing") {
  constexpr tock::Outcome first{4, {1, 2, 2, 2}, {1, 0, 0, 0}, {}};
  CHECK_BOTH(ByWin{}(tock_four, first) == Payoffs<6>{all, 0, 0, 0});
  CHECK_BOTH(ByGoal{}(tock_four, first) == Payoffs<6>{all, 0, 0, 0});
  CHECK_BOTH(ByScore{}(tock_four, first) == Payoffs<6>{all, 0, 0, 0});
  constexpr clockman::Outcome third{3, {2, 2, 1}, {0, 0, 1}, {}};
  CHECK_BOTH(ByWin{}(clockman_three, third) == Payoffs<4>{0, 0, all});
}

TEST_CASE("utility: by place, the part of the others that comes behind, of equals half") {
  CHECK_BOTH(ByPlace{}(race_four, ostfriesenlauf::Outcome{4, {3, 1, 4, 2}, {0, 1, 0, 0}, {}}) ==
             Payoffs<4>{all / 3, all, 0, all * 2 / 3});
  // Losers that share a place share what is left: of three others none is behind, and two are level.
  CHECK_BOTH(ByPlace{}(tock_four, tock::Outcome{4, {1, 2, 2, 2}, {1, 0, 0, 0}, {}}) ==
             Payoffs<6>{all, all / 3, all / 3, all / 3});
  CHECK_BOTH(ByPlace{}(clockman_three, clockman::Outcome{3, {2, 2, 1}, {0, 0, 1}, {}}) ==
             Payoffs<4>{all / 4, all / 4, all});
  // OL-32: places of runners that nobody owns are left out.
  CHECK_BOTH(ByPlace{}(race_two, ostfriesenlauf::Outcome{2, {4, 1}, {0, 1}, {}}) == Payoffs<4>{0, all});
}

TEST_CASE("utility: TK-38, partners share alike") {
  constexpr tock::Outcome won{4, {3, 1, 3, 1}, {0, 1, 0, 1}, {}};
  CHECK_BOTH(ByWin{}(tock_pairs, won) == Payoffs<6>{0, all, 0, all});
  CHECK_BOTH(ByPlace{}(tock_pairs, won) == Payoffs<6>{0, all, 0, all});
  CHECK_BOTH(ByScore{}(tock_pairs, won) == Payoffs<6>{0, all, 0, all});
  constexpr tock::Outcome of_three{6, {3, 3, 1, 3, 3, 1}, {0, 0, 1, 0, 0, 1}, {}};
  CHECK_BOTH(ByPlace{}(tock_three_pairs, of_three) == Payoffs<6>{all / 4, all / 4, all, all / 4, all / 4, all});
}

TEST_CASE("utility: winners that tie share") {
  constexpr samara::Outcome tied{3, {1, 1, 3}, {12, 12, 4}, {}};
  CHECK_BOTH(ByWin{}(samara_three, tied) == Payoffs<5>{half, half, 0});
  CHECK_BOTH(ByPlace{}(samara_three, tied) == Payoffs<5>{all * 3 / 4, all * 3 / 4, 0});
}

TEST_CASE("utility: OL-30, where nobody wins all lose alike") {
  constexpr ostfriesenlauf::Outcome nobody{2, {2, 4}, {0, 0}, {}};
  CHECK_BOTH(ByWin{}(race_two, nobody) == Payoffs<4>{} && ByPlace{}(race_two, nobody) == Payoffs<4>{});
  CHECK_BOTH(ByScore{}(race_two, nobody) == Payoffs<4>{} && ByGoal{}(race_two, nobody) == Payoffs<4>{});
  constexpr ostfriesenlauf::Outcome lost{1, {2}, {0}, {}};
  constexpr ostfriesenlauf::Outcome won{1, {1}, {1}, {}};
  CHECK_BOTH(ByGoal{}(race_one, lost) == Payoffs<4>{} && ByGoal{}(race_one, won) == Payoffs<4>{all});
  CHECK_BOTH(ByPlace{}(race_one, lost) == Payoffs<4>{} && ByPlace{}(race_one, won) == Payoffs<4>{all});
}

TEST_CASE("utility: SM-48, the score within its range") {
  constexpr samara::Outcome outcome{3, {2, 1, 3}, {21, 42, 0}, {}};
  CHECK_BOTH(ByScore{}(samara_three, outcome) == Payoffs<5>{all / 4, half, 0});
  // SM-45 decides among equals, which the score does not see.
  constexpr samara::Outcome equal{3, {2, 1, 3}, {21, 21, 0}, samara::Rule::next_worker_wins};
  CHECK_BOTH(ByScore{}(samara_three, equal) == Payoffs<5>{all / 4, all / 4, 0});
  CHECK_BOTH(ByGoal{}(samara_three, equal) == Payoffs<5>{0, all, 0});
}

TEST_CASE("utility: CL-62, a heist lost is below one that brought nothing") {
  using clou::Ending;
  CHECK_BOTH(ByScore{}(heist, heist_ended(Ending::caught, 0))[0] == 0);
  CHECK_BOTH(ByScore{}(heist, heist_ended(Ending::arrested, 0))[0] == 0);
  CHECK_BOTH(ByScore{}(heist, heist_ended(Ending::success, 0))[0] == 1);
  CHECK_BOTH(ByScore{}(heist, heist_ended(Ending::success, heist.score_range().highest))[0] == all);
  CHECK_BOTH(ByGoal{}(heist, heist_ended(Ending::success, 3))[0] < ByGoal{}(heist, heist_ended(Ending::success, 4))[0]);
  CHECK_BOTH(ByWin{}(heist, heist_ended(Ending::success, 3))[0] == all);
  CHECK_BOTH(ByPlace{}(heist, heist_ended(Ending::caught, 0))[0] == 0);
}

TEST_CASE("utility: CK-29, a campaign won with points below nought is above a lost one") {
  using clou::CampaignEnd;
  const auto worth = [](CampaignEnd end, std::int32_t points) {
    return ByGoal{}(campaign, campaign_ended(end, points))[0];
  };
  CHECK_BOTH(worth(CampaignEnd::by_traces, 0) == 0 && worth(CampaignEnd::by_jail, 0) == 0);
  CHECK_BOTH(worth(CampaignEnd::won, campaign.score_range().lowest) == 1);
  CHECK_BOTH(worth(CampaignEnd::won, -12) > worth(CampaignEnd::by_jail, 0));
  CHECK_BOTH(worth(CampaignEnd::won, -12) < worth(CampaignEnd::won, 0));
  CHECK_BOTH(worth(CampaignEnd::won, 64) < worth(CampaignEnd::won, 65));
  CHECK_BOTH(worth(CampaignEnd::won, campaign.score_range().highest) == all);
}

/// What a Tock game with these steps is worth that goes on.
template <class Utility, class G>
constexpr Payoffs<6> cut(const Utility& utility, const G& game, const std::array<std::int32_t, 6>& steps) {
  return utility.unfinished(game, Standing<6>{game.seats(), steps, {0, 160}});
}

TEST_CASE("utility: while the game goes on, shares by standing") {
  // 10 behind is a sixteenth of the range: half the odds.
  CHECK_BOTH(cut(ByWin{}, tock_four, {50, 50, 50, 50}) == cut(ByGoal{}, tock_four, {0, 0, 0, 0}));
  CHECK_BOTH(cut(ByWin{}, tock_four, {50, 50, 50, 50})[3] == 1 + (all - 2) / 4);
  CHECK_BOTH(cut(ByWin{}, tock_four, {50, 40, 40, 160})[1] == cut(ByWin{}, tock_four, {50, 40, 40, 160})[2]);
  CHECK_BOTH([] {
    const auto worth = cut(ByWin{}, tock_four, {50, 40, 30, 30});
    return worth[0] == 1 + (all - 2) / 2 && worth[1] == 1 + (all - 2) / 4 && worth[2] == 1 + (all - 2) / 8;
  }());
  CHECK_BOTH([] {
    const auto worth = cut(ByPlace{}, tock_four, {50, 40, 40, 40});
    return worth[0] == 1 + (all - 2) * std::int64_t{(1 << 17) / 3} * 3 / (3 << 16) && worth[1] > all / 3 &&
           worth[1] < half;
  }());
  // Half a sixteenth behind: three quarters of the odds.
  CHECK_BOTH(regelwerk::detail::odds(5, {0, 160}) == 3 << 14 && regelwerk::detail::odds(15, {0, 160}) == 3 << 13);
  CHECK_BOTH(regelwerk::detail::odds(0, {0, 160}) == 1 << 16 && regelwerk::detail::odds(7, {3, 3}) == 1 << 16);
  // Odds are against the best of the game, not against the most that there may be.
  CHECK_BOTH(regelwerk::detail::Odds<tock::Game<>>{tock_four, {4, {50, 40, 30, 30}, {0, 160}}}.of(Seat{0}) == 1 << 16);
  CHECK_BOTH(cut(ByPlace{}, tock_pairs, {50, 40, 50, 40})[2] == cut(ByPlace{}, tock_pairs, {50, 40, 50, 40})[0]);
  // TK-35: partners have the same standing, and count once.
  CHECK_BOTH(cut(ByWin{}, tock_pairs, {50, 40, 50, 40})[2] == 1 + static_cast<int>((all - 2) * std::int64_t{2} / 3));
  CHECK_BOTH(cut(ByPlace{}, tock_pairs, {50, 50, 50, 50})[0] == 1 + (all - 2) / 2);
}

TEST_CASE("utility: while the game goes on, strictly between the worst and the best") {
  const auto inside = [](const auto& payoffs, int seats) {
    for (int i = 0; i < seats; ++i) {
      const auto at = payoffs[static_cast<std::size_t>(i)];
      if (at <= 0 || at >= all) return false;
    }
    return true;
  };
  CHECK_BOTH(inside(cut(ByWin{}, tock_four, {160, 0, 0, 0}), 4) &&
             inside(cut(ByPlace{}, tock_four, {160, 0, 0, 0}), 4));
  CHECK_BOTH(inside(cut(ByScore{}, tock_four, {160, 0, 0, 0}), 4) && inside(cut(ByGoal{}, tock_four, {0, 160, 1}), 4));
  const auto alone = [](std::int32_t value) { return Standing<1>{1, {value}, {-10, 30}}; };
  CHECK_BOTH(ByGoal{}.unfinished(heist, alone(-10))[0] == 1 && ByGoal{}.unfinished(heist, alone(30))[0] == all - 1);
  CHECK_BOTH(ByPlace{}.unfinished(heist, alone(-10))[0] == 1 && ByScore{}.unfinished(heist, alone(30))[0] == all - 1);
  CHECK_BOTH(ByWin{}.unfinished(heist, alone(0))[0] < ByWin{}.unfinished(heist, alone(1))[0]);
}

TEST_CASE("utility: payoffs of positions") {
  CHECK_BOTH(standing_payoffs(tock_four, tock_four.initial()) == cut(ByWin{}, tock_four, {0, 0, 0, 0}));
  CHECK_BOTH(standing_payoffs(tock_four, tock_four.initial(), ByPlace{}) == cut(ByPlace{}, tock_four, {0, 0, 0, 0}));
  CHECK_BOTH(standing_payoffs(tock_four, tock_four.view(tock_four.initial(), spectator)) ==
             standing_payoffs(tock_four, tock_four.initial()));
  CHECK_BOTH(position_payoffs(tock_four, tock_four.initial()) == standing_payoffs(tock_four, tock_four.initial()));
  // What is over is worth its outcome, what goes on its standing, both by the utility asked for.
  CHECK_BOTH(position_payoffs(tock_four, tock_four.initial(), ByPlace{}) == cut(ByPlace{}, tock_four, {0, 0, 0, 0}));
  CHECK_BOTH([] {
    const guess::Game<> game;
    const auto after = game.play(game.play(game.initial(), guess::Rules::Move{2}), guess::Rules::Move{2});
    return position_payoffs(game, after) == Payoffs<2>{0, all} &&
           position_payoffs(game, after, ByWin{}) == Payoffs<2>{0, all};
  }());
  /// Knows outcomes only.
  constexpr auto only_outcomes = [](const auto& /*game*/, const samara::Outcome& outcome) {
    return Payoffs<5>{outcome.scores[0]};
  };
  CHECK_BOTH(standing_payoffs(samara_three, samara_three.initial(), only_outcomes) ==
             standing_payoffs(samara_three, samara_three.initial()));
}

/// Half of all to seat 0 at the end.
struct Half {
  template <class G>
  constexpr Payoffs<2> operator()(const G& /*game*/, const guess::Rules::Outcome& /*outcome*/) const {
    return {half, 0};
  }
};

TEST_CASE("utility: a rollout plays as many moves as its cap, chance included, and counts by its utility") {
  constexpr guess::Game<> game;
  const auto paid = [&](std::uint64_t cap) {
    Random random{1};
    return Rollout<UniformPlayer, Half>{{}, {}, cap}(game, game.initial(), random);
  };
  const Payoffs<2> cut = standing_payoffs(game, game.initial());
  CHECK(paid(0) == cut);
  CHECK(paid(1) == cut);
  CHECK(paid(2) == Payoffs<2>{half, 0});
  const auto second = [](const auto& /*game*/, const auto& /*state*/, auto& /*source*/) noexcept {
    return guess::Rules::Move{2};
  };
  Random random{1};
  const auto dealt = game.play(game.initial(), guess::Rules::Move{2});
  CHECK(Rollout{second, ByWin{}}(game, dealt, random) == Payoffs<2>{0, all});
}

}  // namespace
