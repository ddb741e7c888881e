#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include <games/concerned.hpp>
#include <games/encoding.hpp>
#include <games/list.hpp>
#include <games/skills.hpp>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/explain/explain.hpp>
#include <regelwerk/ai/search/expectimax.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/rate_moves.hpp>
#include <regelwerk/ai/search/solve.hpp>
#include <regelwerk/play/random.hpp>

// As in frames.cpp: every search, every encoding and every player of every game.

namespace frames {

using namespace regelwerk;

template <class G>
[[gnu::noinline]] std::size_t search_tree(const G& game, const typename G::View& view, std::span<SearchNode<G>> nodes,
                                          Formula formula) {
  Search search{game, view, nodes, Random{1}, {.formula = formula}};
  search.run(10);
  search.see(typename G::Event{});
  search.advance_root(view);
  return search.best().code() + search.root_moves({});
}

template <class G>
[[gnu::noinline]] std::size_t rate(const G& game, const typename G::View& view, std::span<MoveValue<G>> room) {
  return rate_moves(game, view, room, 1, 2) + best_paid<G>(room, Seat{0}).visits;
}

template <class G>
[[gnu::noinline]] std::size_t work_out(const G& game, const typename G::State& state,
                                       std::span<Solved<G::max_seats>> table) {
  return expectimax(game, state, {}, table).nodes + solve(game, state, Seat{0}, {}, {}).nodes;
}

template <class G>
[[gnu::noinline]] std::size_t explain_moves(const G& game, const typename G::View& view, std::span<MoveValue<G>> room,
                                            std::span<Tally<G>> memory) {
  Explanation<G> explanation{room, memory};
  explain(game, view, explanation, {1, 2, 0});
  return differences<G>(explanation, {});
}

template <class G>
std::size_t search_all(std::span<SearchNode<G>> nodes, std::span<MoveValue<G>> room,
                       std::span<Solved<G::max_seats>> table) {
  constexpr G game;
  const auto state = game.initial();
  const auto view = game.view(state, Seat{0});
  return search_tree(game, view, nodes, Formula::ucb1) + search_tree(game, view, nodes, Formula::puct) +
         search_tree(game, view, nodes, Formula::widening) + rate(game, view, room) +
         explain_moves<G>(game, view, room, {}) + work_out(game, state, table) + (only_world(game, view) ? 1 : 0);
}

template <class G>
[[gnu::noinline]] std::size_t encode(const G& game, const typename G::View& view, std::span<float> numbers,
                                     std::span<std::uint8_t> mask) {
  observe(game, view, numbers);
  std::size_t planes = observation_size(game);
  for_each_plane(game, [&](const Plane& plane) { planes += plane.rows; });
  return planes + legal_mask(game, view, mask) + (policy_move(game, view, planes) ? 1 : 0);
}

template <class G, class Thumb>
std::size_t think_all() {
  const G game;
  const auto state = game.initial();
  Random random{1};
  return Thumb{}(game, state, random).code() + Thumb{}(game, game.view(state, Seat{0}), random).code();
}

/// A game's own evaluation and priors, where it has them.
template <class G, class Thumb>
std::size_t search_by_worth(std::span<SearchNode<G>> nodes) {
  if constexpr (players::Evaluating<Thumb>) {
    using Skill = players::Skill<Thumb>;
    const G game;
    const auto view = game.view(game.initial(), Seat{0});
    Search search{game,
                  view,
                  nodes,
                  Random{1},
                  {.formula = Formula::widening},
                  typename Skill::Evaluation{},
                  typename Skill::Priors{}};
    search.run(10);
    return search.best().code();
  }
  return nodes.size();
}

// What is pointed at is compiled.
template <class... Games>
auto pointers(games::Row<Games...> /*all*/) {
  return std::tuple{&search_all<games::Fixed<Games>>..., &encode<Games>..., &encode<games::Fixed<Games>>...,
                    &think_all<games::Fixed<Games>, typename games::ThumbOf<Games>::type>...,
                    &search_by_worth<games::Fixed<Games>, typename games::ThumbOf<Games>::type>...};
}
extern const auto every_game = pointers(games::All{});

}  // namespace frames
