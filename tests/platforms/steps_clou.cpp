#include <regelwerk/clou.hpp>

// The same of Clou, whose sheets and plans take more to look through: compiled with as many steps as the library's
// target in CMakeLists.txt asks of MSVC.

namespace {

template <class G>
constexpr bool can_begin() {
  constexpr G game;
  constexpr auto state = game.initial();
  return !game.actor(state).is_nobody();
}

static_assert(can_begin<regelwerk::clou::Heist<>>());
static_assert(can_begin<regelwerk::clou::Campaign<>>());

}  // namespace
