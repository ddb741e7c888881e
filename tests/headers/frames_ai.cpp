#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/explain/explain.hpp>
#include <regelwerk/ai/search/expectimax.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/rate_moves.hpp>
#include <regelwerk/ai/search/solve.hpp>
#include <regelwerk/clockman/board/concerned.hpp>
#include <regelwerk/clockman/players/encoding.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clockman/players/search_evaluation.hpp>
#include <regelwerk/clou/board/concerned.hpp>
#include <regelwerk/clou/players/encoding.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/search_evaluation.hpp>
#include <regelwerk/ostfriesenlauf/board/concerned.hpp>
#include <regelwerk/ostfriesenlauf/players/encoding.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/board/concerned.hpp>
#include <regelwerk/samara/players/encoding.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>
#include <regelwerk/tock/board/concerned.hpp>
#include <regelwerk/tock/players/encoding.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>

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

template <class... Gs>
std::size_t encode_all(std::span<float> numbers, std::span<std::uint8_t> mask) {
  return (encode(Gs{}, Gs{}.view(Gs{}.initial(), Seat{0}), numbers, mask) + ...);
}

template <class G, class Thumb>
std::size_t think_all() {
  const G game;
  const auto state = game.initial();
  Random random{1};
  return Thumb{}(game, state, random).code() + Thumb{}(game, game.view(state, Seat{0}), random).code();
}

/// A game's own evaluation and priors.
template <class G, class Evaluation, class Priors>
std::size_t search_by_worth(std::span<SearchNode<G>> nodes) {
  const G game;
  const auto view = game.view(game.initial(), Seat{0});
  Search search{game, view, nodes, Random{1}, {.formula = Formula::widening}, Evaluation{}, Priors{}};
  search.run(10);
  return search.best().code();
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
using Numbers = std::span<float>;
using Mask = std::span<std::uint8_t>;
template std::size_t encode_all<tock::Game<>, ostfriesenlauf::Game<>, samara::Game<>, clockman::Game<>, clou::Heist<>,
                                clou::Campaign<>>(Numbers, Mask);
template std::size_t encode(const clou::RuntimeHeist&, const clou::View&, Numbers, Mask);
template std::size_t encode(const clou::RuntimeCampaign&, const clou::View&, Numbers, Mask);
template std::size_t think_all<tock::Game<>, tock::RuleOfThumb>();
template std::size_t think_all<ostfriesenlauf::Game<>, ostfriesenlauf::RuleOfThumb>();
template std::size_t think_all<samara::Game<>, samara::RuleOfThumb>();
template std::size_t think_all<clockman::Game<>, clockman::RuleOfThumb>();
template std::size_t think_all<clou::Heist<>, clou::RuleOfThumb>();
template std::size_t think_all<clou::Campaign<>, clou::RuleOfThumb>();
template std::size_t search_by_worth<clockman::Game<>, clockman::Evaluation, UniformPriors>(Nodes<clockman::Game<>>);
template std::size_t search_by_worth<clou::Heist<>, clou::Evaluation, clou::Priors>(Nodes<clou::Heist<>>);
template std::size_t search_by_worth<clou::Campaign<>, clou::Evaluation, clou::Priors>(Nodes<clou::Campaign<>>);

}  // namespace frames
