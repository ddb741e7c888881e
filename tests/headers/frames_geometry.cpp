#include <cstddef>

#include <regelwerk/clockman/board/geometry.hpp>
#include <regelwerk/clou/board/geometry.hpp>
#include <regelwerk/core/board/arrow_keys.hpp>
#include <regelwerk/ostfriesenlauf/board/geometry.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/board/geometry.hpp>
#include <regelwerk/tock/board/geometry.hpp>

// As frames.cpp, for the optional headers on where things lie.

namespace frames {

using namespace regelwerk;

template <class G>
[[gnu::noinline]] std::size_t lay_out(const G& game, int board) {
  return geometry(game, board).size();
}
template <class BoardGeometry>
[[gnu::noinline]] std::size_t press(const BoardGeometry& board) {
  return arrow_keys(board).next(0, Direction::down);
}

template std::size_t lay_out(const tock::RuntimeGame&, int);
template std::size_t lay_out(const ostfriesenlauf::RuntimeGame&, int);
template std::size_t lay_out(const samara::RuntimeGame&, int);
template std::size_t lay_out(const clockman::RuntimeGame&, int);
template std::size_t lay_out(const clou::RuntimeHeist&, int);
template std::size_t lay_out(const clou::RuntimeCampaign&, int);
template std::size_t press(const tock::BoardGeometry&);
template std::size_t press(const ostfriesenlauf::BoardGeometry&);
template std::size_t press(const samara::BoardGeometry&);
template std::size_t press(const clockman::BoardGeometry&);
template std::size_t press(const clou::BoardGeometry&);

}  // namespace frames
