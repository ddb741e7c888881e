#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <regelwerk/play.hpp>

#include "computers.hpp"
#include "table.hpp"
#include "text.hpp"

namespace play {

/// What to count.
struct TallyOrder {
  std::uint64_t seed = 0;
  std::uint32_t effort = 32;
  std::uint32_t games = 0;
};

/// Tenths of a number, for a mean or a percentage.
[[nodiscard]] inline std::string in_tenths(std::int64_t tenths) {
  const std::int64_t size = tenths < 0 ? -tenths : tenths;
  return join(tenths < 0 ? "-" : "", size / 10, ".", size % 10);
}

/// Plays games from the beginning of `table` and counts: how often each seat came first, its mean score, and where the
/// title judges its ends how often each of them came.
template <Adapter A>
[[nodiscard]] std::string tally_games(const Table<typename A::Game>& table, const std::vector<Player>& players,
                                      const TallyOrder& order, const Ink& ink) {
  const auto& game = table.game();
  std::vector<std::int64_t> wins(players.size());
  std::vector<std::int64_t> sums(players.size());
  std::vector<std::int64_t> scored(players.size());
  std::map<std::string, std::int64_t> verdicts;
  for (std::uint32_t i = 0; i < order.games; ++i) {
    // Every game has its own numbers, so that any one of them can be played again.
    Computers<A> computers{regelwerk::Random::stream(order.seed, i), order.effort};
    Table<typename A::Game> played = table;
    computers.play_on(played, players, longest_game);
    const auto outcome = game.outcome(played.state());
    if (!outcome) {
      ++verdicts[ink.text("given up")];
      continue;
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      if (outcome->places[seat] == 1) ++wins[seat];
      if (outcome->scores[seat] > 0) ++scored[seat];
      sums[seat] += outcome->scores[seat];
    }
    if constexpr (Judged<A>) ++verdicts[A::verdict(*outcome, ink)];
  }
  const std::int64_t games = order.games;
  std::string text = games == 1 ? ink.text("Of 1 game:\n") : ink.text("Of {} games:\n", games);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    text += join("  ", Ink::letter(regelwerk::Seat{static_cast<int>(seat)}), ": ", called(players[seat], ink));
    if (players.size() > 1) text += ink.text(", first in {} %", in_tenths(wins[seat] * 1000 / games));
    text += ink.text(", mean score {}, above 0 in {} %\n", in_tenths(sums[seat] * 10 / games),
                     in_tenths(scored[seat] * 1000 / games));
  }
  for (const auto& [words, count] : verdicts) text += join("  ", words, ": ", in_tenths(count * 1000 / games), " %\n");
  return text;
}

}  // namespace play
