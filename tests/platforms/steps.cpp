#include <regelwerk/clockman.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/tock.hpp>

// What making a game with fixed rules asks of constant evaluation: compiled with clang's -fconstexpr-steps=100000, as
// many as MSVC takes unless told otherwise. Every constant has a count of its own.

namespace {

template <class G>
constexpr bool can_begin() {
  constexpr G game;
  constexpr auto state = game.initial();
  return !game.actor(state).is_nobody();
}

static_assert(can_begin<regelwerk::tock::Game<>>());
static_assert(can_begin<regelwerk::ostfriesenlauf::Game<>>());
static_assert(can_begin<regelwerk::samara::Game<>>());
static_assert(can_begin<regelwerk::clockman::Game<>>());
static_assert(can_begin<regelwerk::clockman::Game<regelwerk::clockman::all_extra_rules>>());

}  // namespace
