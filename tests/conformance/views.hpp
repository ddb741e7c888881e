#pragma once
#include <cstdint>
#include <vector>

#include <conformance/report.hpp>
#include <regelwerk/core/draw.hpp>
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

/// A state that looks the same must be drawn, sound, and give the viewer the same answers and the same events.
/// `resample(view, truth, random)` draws it; the true state is handed over so that the suite can be tested on a
/// resampler that cheats.
template <regelwerk::Playable G, class Resample>
void check_lookalike(Report& report, const G& game, const typename G::State& state, regelwerk::Viewer viewer,
                     regelwerk::Random& random, Resample resample) {
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
  for (int i = 0; i < 4; ++i) {
    const auto move = G::Move::from_code(regelwerk::draw_below(random, std::uint32_t{1} << G::Move::code_bits));
    report.expect(acts ? game.why_not(view, move) == game.why_not(state, move) : game.why_not(view, move).has_value(),
                  "a view gives another reason than the state");
  }

  // What the viewer is shown of a move may depend on hidden things only where its view afterwards does.
  const auto moves = game.moves(state);
  for (std::size_t i = 0; i < moves.size() && i < 6; ++i) {
    const auto seen = game.view(game.play(state, moves[i]), viewer);
    const auto told = shown_events(game, state, moves[i], viewer);
    if (!game.why_not(other, moves[i]) && game.view(game.play(other, moves[i]), viewer) == seen) {
      report.expect(shown_events(game, other, moves[i], viewer) == told, "shown events give a hidden thing away");
    }
    for (std::size_t j = i + 1; j < moves.size() && j < 6; ++j) {
      if (game.view(game.play(state, moves[j]), viewer) == seen) {
        report.expect(shown_events(game, state, moves[j], viewer) == told, "shown events tell hidden moves apart");
      }
    }
  }
}

/// All viewers at one state, with the game's own resampler.
template <regelwerk::Playable G>
void check_views(Report& report, const G& game, const typename G::State& state, regelwerk::Random& random) {
  for (const regelwerk::Viewer viewer : viewers(game)) {
    check_lookalike(report, game, state, viewer, random,
                    [&](const typename G::View& view, const typename G::State& /*truth*/, regelwerk::Random& bits) {
                      return game.resample(view, bits);
                    });
  }
}

}  // namespace conformance
