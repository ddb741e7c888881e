#pragma once
#include <string>

#include <conformance/moves.hpp>
#include <conformance/parts.hpp>
#include <conformance/report.hpp>
#include <conformance/texts.hpp>
#include <conformance/traits.hpp>
#include <conformance/travel.hpp>
#include <conformance/views.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>

namespace conformance {

/// An outcome names the seats of the game and gives each a place.
template <regelwerk::Playable G>
void check_outcome(Report& report, const G& game, const typename G::State& state) {
  const auto outcome = game.outcome(state);
  report.expect(outcome.has_value() == game.actor(state).is_nobody(), "an outcome while the game goes on, or none");
  if (!outcome) return;
  for (const regelwerk::Viewer viewer : viewers(game)) {
    report.expect(game.outcome(game.view(state, viewer)) == outcome, "a view tells another outcome than the state");
  }
  report.expect(outcome->seats == game.seats(), "an outcome of other seats");
  for (int seat = 0; seat < game.seats(); ++seat) {
    const int place = outcome->place(regelwerk::Seat{seat});
    report.expect(1 <= place && place <= G::max_seats, "a place that does not exist");
    report.expect(game.score_range().contains(outcome->score(regelwerk::Seat{seat})), "a score out of its range",
                  to_text(game, state).view());
    const auto is_winner = [&](int of) { return outcome->winners().contains(regelwerk::Seat{of}); };
    for (int other = 0; other < game.seats(); ++other) {
      if (game.team(regelwerk::Seat{seat}) != game.team(regelwerk::Seat{other})) {
        report.expect(!is_winner(seat) || is_winner(other) || place < outcome->place(regelwerk::Seat{other}),
                      "a winner is not before those who have lost");
        continue;
      }
      report.expect(is_winner(seat) == is_winner(other) && place == outcome->place(regelwerk::Seat{other}),
                    "a team ends apart");
    }
  }
}

/// A standing has a number within its range for every seat of the game, the same for all of a team.
template <regelwerk::Playable G>
void check_standing(Report& report, const G& game, const typename G::State& state) {
  const auto standing = game.standing(state);
  report.expect(standing.seats == game.seats(), "a standing of other seats");
  for (int seat = 0; seat < game.seats(); ++seat) {
    const int value = standing.of(regelwerk::Seat{seat});
    report.expect(standing.range.contains(value), "a standing out of its range", to_text(game, state).view());
    const int team = game.team(regelwerk::Seat{seat});
    report.expect(0 <= team && team < game.seats(), "a team that does not exist");
    for (int other = 0; other < seat; ++other) {
      report.expect(game.team(regelwerk::Seat{other}) != team || standing.of(regelwerk::Seat{other}) == value,
                    "a team stands apart");
    }
  }
}

/// Planted damage is found.
template <class Traits, regelwerk::Playable G>
void check_damages(Report& report, const G& game, const typename G::State& state) {
  for (const auto& broken : Traits::damages(game, state)) {
    report.expect(broken == state || !game.validate(broken).empty(), "planted damage is not found",
                  to_text(game, state).view());
  }
}

/// What every node is asked.
template <regelwerk::Playable G>
void check_node(Report& report, const G& game, const typename G::State& state) {
  check_outcome(report, game, state);
  check_standing(report, game, state);
  report.expect(game.validate(state).empty(), "a reached state is called broken", to_text(game, state).view());
  check_list(report, game, state);
  check_counts(report, game, state);
  check_weights(report, game, state);
}

/// What every legal move is asked.
template <class Traits, regelwerk::Playable G>
void check_move(Report& report, const G& game, const typename G::State& state, const typename G::Move& move,
                regelwerk::Random& random) {
  check_one(report, game, state, move, true);
  check_events(report, game, state, move);
  check_move_text(report, game, state, move, random, Traits::any_case);
}

/// What some nodes are asked.
template <class Traits, regelwerk::Playable G>
void check_closely(Report& report, const G& game, const typename G::State& state, const typename G::Move& move,
                   regelwerk::Random& random) {
  check_travel(report, game, state, move, random);
  check_mutations(report, game, state, random);
  check_state_io(report, game, state, random);
  report.secrets = report.secrets || has_secrets<Traits, G>;
  check_views(report, game, state, random, [](const G& of, const auto&... at) { return is_secret<Traits>(of, at...); });
  check_damages<Traits>(report, game, state);
  if constexpr (Traits::has_parts) {
    // Numbers of its own, so that the games are the same with and without.
    auto own = regelwerk::Random::stream(regelwerk::hash(state), 2);
    check_parts(report, game, state, own);
    check_causes(report, game, state, own);
  }
}

}  // namespace conformance
