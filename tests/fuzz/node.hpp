#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include <conformance/moves.hpp>
#include <conformance/nodes.hpp>
#include <conformance/onward.hpp>
#include <conformance/report.hpp>
#include <conformance/travel.hpp>
#include <conformance/views.hpp>
#include <fuzz/positions.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// What every position is asked that came from outside, or that such a one leads to. The questions are those of the
// conformance suite, of which the cheaper ones are picked.

namespace fuzz {

using conformance::Report;
using regelwerk::Playable;
using regelwerk::Random;

/// Nothing is said in line and bytes that does not come back.
template <Playable G, class Position>
void check_round_trip(Report& report, const G& game, const Position& position) {
  if constexpr (std::is_same_v<Position, typename G::State>) {
    const auto from_line = parse_state(game, to_text(game, position));
    report.expect(from_line.has_value() && from_line.value() == position, "a state does not come back from its line");
    const auto from_bytes = game.unpack(game.pack(position));
    report.expect(from_bytes.has_value() && from_bytes.value() == position,
                  "a state does not come back from its bytes");
  } else {
    const auto from_line = parse_view(game, to_text(game, position));
    report.expect(from_line.has_value() && from_line.value() == position, "a view does not come back from its line");
    const auto from_bytes = game.unpack_view(game.pack(position));
    report.expect(from_bytes.has_value() && from_bytes.value() == position, "a view does not come back from its bytes");
  }
}

/// Any bits of Move: legal exactly if listed, and then playable.
template <Playable G>
void check_any_move(Report& report, const G& game, const Position<G>& at, const typename G::Move& move) {
  const bool legal = std::find(at.moves.begin(), at.moves.end(), move) != at.moves.end();
  conformance::check_one(report, game, at.state, move, legal);
}

/// A legal move with some bits changed.
template <Playable G>
typename G::Move neighbour(const Position<G>& at, Random& random) {
  using Move = typename G::Move;
  auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(Move)>>(
      at.moves.empty() ? Move{} : at.moves[random() % at.moves.size()]);
  auto& byte = bytes[random() % bytes.size()];
  byte = static_cast<std::uint8_t>(random() % 2 == 0 ? byte ^ 1U << random() % 8 : random());
  return std::bit_cast<Move>(bytes);
}

/// The views of a state know what they must, and are views that could be; one of them in all that is asked of views.
template <Playable G>
void check_views(Report& report, const G& game, const Position<G>& at, Random& random) {
  const auto& state = at.state;
  const auto viewers = conformance::viewers(game);
  const auto chosen = viewers[random() % viewers.size()];
  const auto move = neighbour(at, random);
  for (const regelwerk::Viewer viewer : viewers) {
    const auto view = game.view(state, viewer);
    report.expect(game.validate(view).empty(), "a view of a sound state is called broken");
    report.expect(game.actor(view) == game.actor(state) && game.outcome(view) == game.outcome(state) &&
                      game.standing(view) == game.standing(state),
                  "a view names another actor, outcome or standing than the state");
    const bool acts = !viewer.is_spectator() && game.actor(state).is(viewer.seat());
    report.expect(game.count_moves(view) == (acts ? at.moves.size() : 0), "a view counts other moves than the state");
    if (acts) {
      report.expect(game.why_not(view, move) == game.why_not(state, move),
                    "a view gives another reason than the state");
    }
    if (viewer != chosen) continue;
    check_round_trip(report, game, view);
    conformance::check_stray_view(report, game, view, random);
  }
}

/// The same rules in a type find the same moves and the same next state.
template <class Fixed, Playable G>
void check_twin(Report& report, const Fixed& fixed, const G& game, const Position<G>& at, const typename G::Move& move,
                const typename G::Move& any) {
  if (fixed.options() != game.options() || &fixed.edition() != &game.edition()) return;
  std::size_t visited = 0;
  fixed.for_each_move(at.state, [&](const typename G::Move& each) {
    report.expect(visited < at.moves.size() && at.moves[visited] == each, "twins list different moves");
    ++visited;
  });
  report.expect(visited == at.moves.size(), "twins list different moves");
  report.expect(fixed.why_not(at.state, any) == game.why_not(at.state, any), "twins give different reasons");
  report.expect(fixed.play(at.state, move) == game.play(at.state, move), "twins play on differently");
  report.expect(fixed.validate(at.state).empty(), "a twin calls a state broken");
}

/// A move is told and read back, and what is told about it brings every view up to date.
template <class Title, Playable G>
void check_move(Report& report, const G& game, const Position<G>& at, const typename G::Move& move, Random& random) {
  conformance::check_one(report, game, at.state, move, true);
  const auto word = to_text(game, at.state, move);
  const auto read = parse_move(game, at.state, word);
  report.expect(read.has_value() && read.value() == move, "a move does not come back from its text");
  conformance::check_events(report, game, at.state, move);
  const auto any = neighbour(at, random);
  check_any_move(report, game, at, any);
  const auto twins = [&](const auto&... fixed) { (check_twin(report, fixed, game, at, move, any), ...); };
  std::apply(twins, typename Title::Fixed{});
}

/// All that one position is asked, and one of its moves.
template <class Title, Playable G>
void check_node(Report& report, const G& game, const Position<G>& at, const typename G::Move* move, Random& random) {
  report.expect(game.validate(at.state).empty(), "a state that was reached is called broken");
  check_round_trip(report, game, at.state);
  conformance::check_outcome(report, game, at.state);
  conformance::check_standing(report, game, at.state);
  conformance::check_list(report, game, at.state);
  conformance::check_counts(report, game, at.state);
  conformance::check_weights(report, game, at.state);
  check_views(report, game, at, random);
  if (move != nullptr) check_move<Title>(report, game, at, *move, random);
}

/// Plays on from a sound state, whether or not a game could have come to it.
template <class Title, Playable G>
void play_on(Report& report, const G& game, typename G::State state, int plies) {
  auto random = Random::stream(regelwerk::hash(state), 0);
  for (int ply = 0; report.faults.empty(); ++ply) {
    const Position<G> at{state, listed(game, state)};
    const bool over = game.actor(state).is_nobody();
    report.expect(at.moves.empty() == over, "a state without moves that is not over, or with moves that is");
    if (at.moves.empty() || ply == plies) return check_node<Title>(report, game, at, nullptr, random);
    // Chance by weight and seats uniformly, as in a game.
    const auto move = regelwerk::random_move(game, state, random);
    check_node<Title>(report, game, at, &move, random);
    game.advance(state, move);
  }
}

}  // namespace fuzz
