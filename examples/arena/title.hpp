#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "../play/fitting.hpp"
#include "../play/setup.hpp"
#include "../play/text.hpp"
#include "game.hpp"
#include "match.hpp"

namespace arena {

/// For every seat its team, numbered in the order of their first seats.
template <regelwerk::Playable G>
[[nodiscard]] std::vector<std::uint8_t> teams_by_seat(const G& game) {
  std::vector<int> met;
  std::vector<std::uint8_t> teams;
  for (int seat = 0; seat < game.seats(); ++seat) {
    const int team = game.team(regelwerk::Seat{seat});
    if (std::find(met.begin(), met.end(), team) == met.end()) met.push_back(team);
    teams.push_back(static_cast<std::uint8_t>(std::find(met.begin(), met.end(), team) - met.begin()));
  }
  return teams;
}

/// The match of one game of a title.
template <play::Adapter A, class Thumb>
[[nodiscard]] Opened open_match(MatchOrder order) {
  using G = typename A::Game;
  for (Entrant& entrant : order.entrants) {
    if (entrant.command.empty()) entrant.spec = players::read_player(entrant.text, play::word_of_game<A>()).spec;
  }
  const play::Setup<G> setup = play::set_up<A>(order.settings, play::Ink{});
  if (!setup.game) return {{}, setup.wrong};
  const G& game = *setup.game;
  for (const Entrant& entrant : order.entrants) {
    const std::string wrong = players::why_unfit<Thumb, G>(entrant.spec);
    if (!wrong.empty()) return {{}, play::join(entrant.text, ": ", wrong)};
  }
  Match match;
  match.rules = play::rules_text(game, setup.start);
  match.team_of_seat = teams_by_seat(game);
  match.is_alone = plays_alone(game);
  const std::size_t teams = std::size_t{1} + *std::max_element(match.team_of_seat.begin(), match.team_of_seat.end());
  match.seatings = seatings(order.entrants.size(), teams);
  if (match.seatings.empty()) {
    return {{}, play::join("so many players need more than ", most_seatings, " games a deal")};
  }
  const auto games = std::make_shared<const Games<A, Thumb>>(game, setup.start, order, match);
  match.play = [games](std::uint64_t deal) { return games->play_deal(deal); };
  return {match, {}};
}

/// A title has one game, or several that its settings tell apart.
template <play::Adapter... All>
[[nodiscard]] Opened open_one(const MatchOrder& order) {
  constexpr std::array opens{open_match<All, typename All::RuleOfThumb>...};
  play::Arguments arguments;
  arguments.settings = order.settings;
  return opens[play::best_fitting<All...>(arguments)](order);
}

template <regelwerk::Playable First, regelwerk::Playable... Others>
[[nodiscard]] constexpr Title title_of() {
  return {First::name, open_one<play::AdapterFor<First>, play::AdapterFor<Others>...>};
}

}  // namespace arena
