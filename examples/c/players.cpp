// Players: what they decide by is a view and its memory.
#include <cstddef>
#include <cstdint>
#include <span>

#include <games/recall.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/move_value.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "refusal.hpp"
#include "regelwerk.h"
#include "searches.hpp"
#include "streams.hpp"

namespace binding {

namespace {

static_assert(REGELWERK_PAYOFF == regelwerk::payoff_scale);

template <class G>
[[nodiscard]] bool is_to_move(const G& game, const typename G::View& view) noexcept {
  return !view.viewer.is_spectator() && game.actor(view).is(view.viewer.seat());
}

constexpr auto thumb = []<class G>(const G& game, const regelwerk_view* view, std::uint64_t* random) noexcept {
  const auto& seen = position_in<G>(view);
  if (!is_to_move(game, seen)) return no_move;
  Stream stream{random};
  return Code{typename Skills<G>::RuleOfThumb{}(game, seen, stream.bits()).code()};
};

constexpr auto begin = []<class G>(const G& game, const regelwerk_view* view, std::uint64_t random, void* nodes,
                                   std::size_t bytes, regelwerk_search* search, regelwerk_error* error) noexcept {
  using Node = regelwerk::SearchNode<G>;
  constexpr players::Suit suit = players::suit_for(names[static_cast<std::size_t>(title_of<G>)]);
  const auto& seen = position_in<G>(view);
  if (!is_to_move(game, seen)) return refuse_argument(error, title_of<G>, REGELWERK_NO_DECISION);
  const std::size_t count = bytes / sizeof(Node);
  if (count == 0 || is_astray(nodes, alignof(std::uint64_t)))
    return refuse_argument(error, title_of<G>, REGELWERK_NO_NODES);
  const std::span<Node> room{static_cast<Node*>(nodes), count};
  for (Node& node : room) put_in(&node, Node{});
  const regelwerk::SearchOptions options{
      .formula = suit.formula, .exploration = suit.exploration, .widening = suit.widening};
  put_in(search, BegunSearch<G>{search_mark<G>,
                                {game, seen, room, regelwerk::Random{random}, options, Skills<G>::evaluation(suit)}});
  return accept(error);
};

constexpr auto run = []<class G>(const G& game, regelwerk_search* search, Optional<const regelwerk_memory> memory,
                                 std::uint64_t iterations) noexcept {
  auto& [mark, running] = value_in<BegunSearch<G>>(static_cast<void*>(search));
  if (mark != search_mark<G>) return;
  if (memory.pointer == nullptr) {
    running.run(iterations);
    return;
  }
  const auto& remembered = value_in<typename G::Memory>(static_cast<const void*>(memory.pointer));
  running.run(iterations, [&](auto& source) { return game.resample(running.view(), remembered, source); });
};

constexpr auto values = []<class G>(const G& /*game*/, const regelwerk_search* search, regelwerk_value* room,
                                    std::size_t capacity) noexcept {
  const auto& [mark, running] = value_in<BegunSearch<G>>(static_cast<const void*>(search));
  if (mark != search_mark<G>) return std::size_t{0};
  const regelwerk::Seat seat = running.view().viewer.seat();
  ListOut<regelwerk_value> out{room, capacity};
  running.for_each_root_move([&](const regelwerk::MoveValue<G>& value) {
    out.put({value.move.code(), static_cast<std::uint32_t>(value.visits), mean_payoff(value, seat),
             half_width_95(value, seat)});
  });
  return out.count();
};

constexpr auto best = []<class G>(const G& /*game*/, const regelwerk_search* search) noexcept {
  const auto& [mark, running] = value_in<BegunSearch<G>>(static_cast<const void*>(search));
  return mark == search_mark<G> ? Code{running.best().code()} : no_move;
};

}  // namespace

}  // namespace binding

using namespace binding;

uint32_t regelwerk_thumb(const regelwerk_game* game, const regelwerk_view* view, uint64_t* random) {
  return in_game(thumb, game, view, random);
}
bool regelwerk_search_begin(const regelwerk_game* game, const regelwerk_view* view, uint64_t random, void* nodes,
                            size_t bytes, regelwerk_search* search, regelwerk_error* error) {
  return in_game(binding::begin, game, view, random, nodes, bytes, search, error);
}
void regelwerk_search_run(const regelwerk_game* game, regelwerk_search* search, const regelwerk_memory* memory,
                          uint64_t iterations) {
  in_game(run, game, search, Optional{memory}, iterations);
}
size_t regelwerk_search_values(const regelwerk_game* game, const regelwerk_search* search, regelwerk_value* room,
                               size_t capacity) {
  return in_game(binding::values, game, search, room, capacity);
}
uint32_t regelwerk_search_best(const regelwerk_game* game, const regelwerk_search* search) {
  return in_game(best, game, search);
}
