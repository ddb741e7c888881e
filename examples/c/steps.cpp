// What is asked in every node of a search; by itself, so that compilers put together what belongs to one question.
#include <cstddef>
#include <cstdint>

#include <regelwerk/play/sample.hpp>

#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"
#include "streams.hpp"

namespace binding {

namespace {

constexpr auto actor = []<class G>(const G& game, const auto* position) noexcept {
  return number_of(game.actor(position_in<G>(position)));
};

constexpr auto moves = []<class G>(const G& game, const auto* position, std::uint32_t* codes,
                                   std::size_t capacity) noexcept {
  ListOut<std::uint32_t> out{codes, capacity};
  game.for_each_move(position_in<G>(position), [&](const typename G::Move& move) { out.put(move.code()); });
  return out.count();
};

constexpr auto advance = []<class G>(const G& game, regelwerk_state* state, std::uint32_t code) noexcept {
  auto& at = state_in<G>(state);
  game.advance(at, G::Move::from_code(code));
  return number_of(game.actor(at));
};

constexpr auto any_move = []<class G>(const G& game, const regelwerk_state* state, std::uint64_t* random) noexcept {
  const auto& at = position_in<G>(state);
  if (game.actor(at).is_nobody()) return no_move;
  Stream stream{random};
  return Code{random_move(game, at, stream.bits()).code()};
};

}  // namespace

}  // namespace binding

using namespace binding;

int32_t regelwerk_actor(const regelwerk_game* game, const regelwerk_state* state) {
  return in_game(actor, game, state);
}
size_t regelwerk_moves(const regelwerk_game* game, const regelwerk_state* state, uint32_t* codes, size_t capacity) {
  return in_game(binding::moves, game, state, codes, capacity);
}
int32_t regelwerk_advance(const regelwerk_game* game, regelwerk_state* state, uint32_t move) {
  return in_game(advance, game, state, move);
}
uint32_t regelwerk_random_move(const regelwerk_game* game, const regelwerk_state* state, uint64_t* random) {
  return in_game(any_move, game, state, random);
}
int32_t regelwerk_view_actor(const regelwerk_game* game, const regelwerk_view* view) {
  return in_game(actor, game, view);
}
size_t regelwerk_view_moves(const regelwerk_game* game, const regelwerk_view* view, uint32_t* codes, size_t capacity) {
  return in_game(binding::moves, game, view, codes, capacity);
}
