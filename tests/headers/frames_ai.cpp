#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/ai/expectimax.hpp>
#include <regelwerk/ai/explain.hpp>
#include <regelwerk/ai/ismcts.hpp>
#include <regelwerk/ai/rate_moves.hpp>
#include <regelwerk/ai/solve.hpp>
#include <regelwerk/clockman/concerned.hpp>
#include <regelwerk/clou/concerned.hpp>
#include <regelwerk/ostfriesenlauf/concerned.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/concerned.hpp>
#include <regelwerk/tock/concerned.hpp>

// As in frames.cpp: every search over every game.

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
         rate(game, view, room) + explain_moves<G>(game, view, room, {}) + work_out(game, state, table) +
         (only_world(game, view) ? 1 : 0);
}

template <class G>
using Nodes = std::span<SearchNode<G>>;
template <class G>
using Values = std::span<MoveValue<G>>;
template <class G>
using Table = std::span<Solved<G::max_seats>>;

template std::size_t search_all<tock::Game<>>(Nodes<tock::Game<>>, Values<tock::Game<>>, Table<tock::Game<>>);
template std::size_t search_all<ostfriesenlauf::Game<>>(Nodes<ostfriesenlauf::Game<>>, Values<ostfriesenlauf::Game<>>,
                                                        Table<ostfriesenlauf::Game<>>);
template std::size_t search_all<samara::Game<>>(Nodes<samara::Game<>>, Values<samara::Game<>>, Table<samara::Game<>>);
template std::size_t search_all<clockman::Game<>>(Nodes<clockman::Game<>>, Values<clockman::Game<>>,
                                                  Table<clockman::Game<>>);
template std::size_t search_all<clou::Heist<>>(Nodes<clou::Heist<>>, Values<clou::Heist<>>, Table<clou::Heist<>>);
template std::size_t search_all<clou::Campaign<>>(Nodes<clou::Campaign<>>, Values<clou::Campaign<>>,
                                                  Table<clou::Campaign<>>);

}  // namespace frames
