#include <cstddef>
#include <tuple>
#include <utility>

#include <games/geometry.hpp>
#include <games/list.hpp>

#include <regelwerk/core/board/arrow_keys.hpp>

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

// What is pointed at is compiled.
template <class... Games>
auto pointers(games::Row<Games...> /*all*/) {
  return std::tuple{&lay_out<Games>..., &press<decltype(geometry(std::declval<const Games&>(), 0))>...};
}
extern const auto every_game = pointers(games::All{});

}  // namespace frames
