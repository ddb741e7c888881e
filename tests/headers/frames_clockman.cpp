#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/board/parts.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>

#include "frames.hpp"

namespace frames {

// What moves() takes on the caller's stack, as examples/docs/concepts/state-and-move.md tells it.
static_assert(sizeof(clockman::RuntimeGame::MoveList) == 2'148);

template std::size_t call_both<clockman::Game<>, clockman::RuntimeGame>(std::string_view, std::span<const std::uint8_t>,
                                                                        std::span<clockman::Move>);

}  // namespace frames
