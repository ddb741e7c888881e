#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include <conformance/report.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>

namespace conformance {

/// The list is unique, in order of codes, the same as for_each_move visits, and stopping works.
template <regelwerk::Playable G>
void check_list(Report& report, const G& game, const typename G::State& state) {
  const auto moves = game.moves(state);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    report.expect(G::Move::from_code(moves[i].code()) == moves[i], "a move does not come back from its code");
    report.expect(i == 0 || moves[i - 1].code() < moves[i].code(), "moves are not in ascending order of codes");
    report.expect(!game.why_not(state, moves[i]), "a listed move is refused");
  }
  std::size_t visited = 0;
  const bool finished = game.for_each_move(state, [&](const typename G::Move& move) {
    report.expect(visited < moves.size() && moves[visited] == move, "for_each_move visits other moves than moves()");
    ++visited;
  });
  report.expect(finished && visited == moves.size(), "for_each_move does not visit all moves");
  if (moves.empty()) return;
  std::size_t until_stop = 0;
  const bool stopped = !game.for_each_move(state, [&](const typename G::Move&) { return ++until_stop < 2; });
  report.expect(stopped == (moves.size() >= 2) && until_stop == std::min<std::size_t>(2, moves.size()),
                "a visitor cannot stop for_each_move");
}

/// Moves are counted as they are listed, and each is picked by its number.
template <regelwerk::Playable G>
void check_counts(Report& report, const G& game, const typename G::State& state) {
  const auto moves = game.moves(state);
  report.expect(game.count_moves(state) == moves.size(), "moves are counted otherwise than listed");
  if (!game.actor(state).is_seat()) return;
  report.expect(game.count_moves(game.view(state, game.actor(state).seat())) == moves.size(),
                "moves are counted otherwise from a view");
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    std::uint32_t told = 0;
    const auto choose = [&](std::uint32_t count) {
      told = count;
      return i;
    };
    if constexpr (requires { game.pick_move(state, choose); }) {
      report.expect(game.pick_move(state, choose) == moves[i] && told == moves.size(),
                    "another move is picked than the list has there");
    }
  }
}

/// Chance outcomes have positive weights that sum to the total, and each is drawn by as many numbers as it weighs;
/// without chance there is no total to ask for.
template <regelwerk::Playable G>
void check_weights(Report& report, const G& game, const typename G::State& state) {
  if (!game.actor(state).is_chance()) return;
  std::uint64_t sum = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    const auto weight = game.weight(state, move);
    report.expect(weight > 0, "an outcome has weight 0");
    sum += weight;
  });
  if (!report.expect(sum == game.total_weight(state), "the weights do not sum to the total")) return;
  if constexpr (requires { game.drawn(state, 0U); }) {
    std::uint32_t next = 0;
    game.for_each_move(state, [&](const typename G::Move& move) {
      const std::uint32_t first = next;
      next += game.weight(state, move);
      report.expect(game.drawn(state, first) == move && game.drawn(state, next - 1) == move,
                    "an outcome is drawn where another one lies");
    });
  }
}

/// try_play agrees with why_not and play, and a refused move changes nothing.
template <regelwerk::Playable G>
void check_one(Report& report, const G& game, const typename G::State& state, const typename G::Move& move,
               bool legal) {
  const auto rule = game.why_not(state, move);
  if (!report.expect(rule.has_value() != legal, "why_not disagrees with the list")) return;
  const auto before = state;
  const auto played = game.try_play(state, move);
  if (!report.expect(played.has_value() == legal && state == before, "try_play disagrees with why_not")) return;
  if (!legal) {
    report.expect(played.error() == *rule, "try_play names another rule than why_not");
    report.expect(!info(*rule).id.empty() && !info(*rule).sentence.empty(), "a rule without ID or sentence");
    return;
  }
  auto advanced = state;
  game.advance(advanced, move);
  report.expect(played.value() == advanced && game.play(state, move) == advanced, "play, advance, try_play differ");
}

/// why_not over the whole encodable move space.
template <regelwerk::Playable G>
void check_whole_space(Report& report, const G& game, const typename G::State& state,
                       std::uint32_t stride = REGELWERK_TEST_STRIDE) {
  const auto moves = game.moves(state);
  std::size_t next = 0;
  for (std::uint32_t code = 0; code < (std::uint32_t{1} << G::Move::code_bits); ++code) {
    const bool legal = next < moves.size() && moves[next].code() == code;
    if (!legal && code % stride != 0) continue;
    if (legal) ++next;
    if (game.why_not(state, G::Move::from_code(code)).has_value() == legal) {
      report.expect(false, "why_not disagrees with the list somewhere in the move space");
      return;
    }
  }
  report.expect(next == moves.size(), "a legal move has a code beyond code_bits");
  ++report.whole_spaces;
}

/// A legal move with one byte changed, or just some move if there is none.
template <regelwerk::Playable G>
typename G::Move neighbour_of(const typename G::MoveList& moves, regelwerk::Random& random) {
  using Move = typename G::Move;
  auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(Move)>>(
      moves.empty() ? Move{} : moves[regelwerk::draw_below(random, static_cast<std::uint32_t>(moves.size()))]);
  auto& byte = bytes[regelwerk::draw_below(random, static_cast<std::uint32_t>(bytes.size()))];
  const bool one_bit = regelwerk::draw_below(random, 2) == 0;
  byte = static_cast<std::uint8_t>(one_bit ? byte ^ (1U << regelwerk::draw_below(random, 8)) : random());
  return std::bit_cast<Move>(bytes);
}

/// Neighbours of legal moves, random codes and random bytes: legal exactly if listed.
template <regelwerk::Playable G>
void check_mutations(Report& report, const G& game, const typename G::State& state, regelwerk::Random& random) {
  using Move = typename G::Move;
  const auto moves = game.moves(state);
  const auto listed = [&](const Move& move) { return std::find(moves.begin(), moves.end(), move) != moves.end(); };
  for (int i = 0; i < 8; ++i) {
    const auto neighbour = neighbour_of<G>(moves, random);
    check_one(report, game, state, neighbour, listed(neighbour));
    const auto coded = Move::from_code(regelwerk::draw_below(random, std::uint32_t{1} << Move::code_bits));
    check_one(report, game, state, coded, listed(coded));
    std::array<std::uint8_t, sizeof(Move)> bytes{};
    for (auto& any : bytes) any = static_cast<std::uint8_t>(random());
    const auto junk = std::bit_cast<Move>(bytes);
    check_one(report, game, state, junk, listed(junk));
  }
}

}  // namespace conformance
