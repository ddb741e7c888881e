#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/board/parts.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>

#include "frames.hpp"

namespace frames {

// What moves() takes on the caller's stack, as examples/docs/concepts/state-and-move.md tells it.
static_assert(sizeof(ostfriesenlauf::RuntimeGame::MoveList) == 52);

template std::size_t call_both<ostfriesenlauf::Game<>, ostfriesenlauf::RuntimeGame>(std::string_view,
                                                                                    std::span<const std::uint8_t>,
                                                                                    std::span<ostfriesenlauf::Move>);

}  // namespace frames
