#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <conformance/moves.hpp>
#include <conformance/report.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>

namespace conformance {

template <regelwerk::Playable G>
std::vector<regelwerk::Viewer> viewers(const G& game) {
  std::vector<regelwerk::Viewer> all{regelwerk::spectator};
  for (int seat = 0; seat < game.seats(); ++seat) all.emplace_back(regelwerk::Seat{seat});
  return all;
}

/// The events of a move as one viewer is shown them.
template <regelwerk::Playable G>
std::vector<typename G::Event> shown_events(const G& game, const typename G::State& state, const typename G::Move& move,
                                            regelwerk::Viewer viewer) {
  std::vector<typename G::Event> events;
  (void)game.play(state, move, [&](const typename G::Event& event) { events.push_back(game.shown(event, viewer)); });
  return events;
}

/// Who may not see which move is made: by default, chance outcomes are unseen wherever the view does not show them.
struct ChanceIsSecret {
  template <regelwerk::Playable G>
  bool operator()(const G& game, const typename G::State& state, const typename G::Move& /*move*/,
                  regelwerk::Viewer /*viewer*/) const {
    return game.actor(state).is_chance();
  }
};

/// A state that looks the same must be drawn, sound, and give the viewer the same answers and the same events.
/// `resample(view, truth, random)` draws it; the true state is handed over so that the suite can be tested on a
/// resampler that cheats.
template <regelwerk::Playable G, class Resample, class Secret = ChanceIsSecret>
void check_lookalike(Report& report, const G& game, const typename G::State& state, regelwerk::Viewer viewer,
                     regelwerk::Random& random, Resample resample, Secret secret = {}) {
  const auto view = game.view(state, viewer);
  const typename G::State other = resample(view, state, random);
  report.expect(game.view(other, viewer) == view, "a resampled state looks different");
  report.expect(game.validate(other).empty(), "a resampled state is broken", to_text(game, other).view());
  ++report.lookalikes;
  if (other != state) ++report.differ;

  const bool acts = !viewer.is_spectator() && game.actor(state).is(viewer.seat());
  const auto answers = game.moves(view);
  report.expect(acts ? answers == game.moves(state) && answers == game.moves(other) : answers.empty(),
                "a view offers other moves than the state");
  for (const auto& move : answers) report.expect(!game.why_not(view, move), "a view refuses its own move");
  for (int i = 0; i < 8; ++i) {
    const auto move = neighbour_of<G>(game.moves(state), random);
    report.expect(acts ? game.why_not(view, move) == game.why_not(state, move) : game.why_not(view, move).has_value(),
                  "a view gives another reason than the state");
  }
  report.expect(game.actor(view) == game.actor(state), "a view names another actor than the state");
  report.expect(game.outcome(view) == game.outcome(state), "a view tells another outcome than the state");
  report.expect(game.standing(view) == game.standing(state), "a view tells another standing than the state");
  std::size_t visited = 0;
  game.for_each_move(view, [&](const typename G::Move& move) {
    report.expect(visited < answers.size() && answers[visited] == move, "for_each_move(view) visits other moves");
    ++visited;
  });
  report.expect(visited == answers.size(), "for_each_move(view) does not visit all moves");

  // What the viewer is shown of a move tells it all that its view shows afterwards. Of a secret move it tells no more;
  // of an open one it may, since a view forgets what its game lets be forgotten.
  const auto compare = [&](const typename G::State& a, const typename G::Move& first, const typename G::State& b,
                           const typename G::Move& second) {
    const bool same_view = game.view(game.play(a, first), viewer) == game.view(game.play(b, second), viewer);
    const bool same_told = shown_events(game, a, first, viewer) == shown_events(game, b, second, viewer);
    const bool both_secret = secret(game, a, first, viewer) && secret(game, b, second, viewer);
    const std::string where = std::string{to_text(game, a, first).view()} + " in " +
                              std::string{to_text(game, a).view()} + ", " +
                              std::string{to_text(game, b, second).view()} + " in " +
                              std::string{to_text(game, b).view()} + ", seen by " + std::to_string(viewer.index());
    report.expect(same_told || !same_view || !both_secret, "shown events give a hidden thing away", where);
    report.expect(same_view || !same_told, "a view tells what shown events do not", where);
  };
  const auto moves = game.moves(state);
  for (std::size_t i = 0; i < moves.size() && i < 6; ++i) {
    if (!game.why_not(other, moves[i])) compare(state, moves[i], other, moves[i]);
    for (std::size_t j = i + 1; j < moves.size() && j < 6; ++j) compare(state, moves[i], state, moves[j]);
  }
}

/// All viewers at one state, with the game's own resampler.
template <regelwerk::Playable G, class Secret = ChanceIsSecret>
void check_views(Report& report, const G& game, const typename G::State& state, regelwerk::Random& random,
                 Secret secret = {}) {
  const auto resample = [&](const typename G::View& view, const typename G::State& /*truth*/, regelwerk::Random& bits) {
    return game.resample(view, bits);
  };
  for (const regelwerk::Viewer viewer : viewers(game)) {
    check_lookalike(report, game, state, viewer, random, resample, secret);
  }
}

}  // namespace conformance
