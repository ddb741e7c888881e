#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/parts.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

#include "frames.hpp"

namespace frames {

// What moves() takes on the caller's stack, as examples/docs/concepts/state-and-move.md tells it.
static_assert(sizeof(tock::RuntimeGame::MoveList) == 660);

template std::size_t call_both<tock::Game<>, tock::RuntimeGame>(std::string_view, std::span<const std::uint8_t>,
                                                                std::span<tock::Move>);

}  // namespace frames
