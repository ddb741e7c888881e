#include <regelwerk/samara.hpp>
#include <regelwerk/samara/board/parts.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>

#include "frames.hpp"

namespace frames {

// What moves() takes on the caller's stack, as examples/docs/concepts/state-and-move.md tells it.
static_assert(sizeof(samara::RuntimeGame::MoveList) == 3'524);

template std::size_t call_both<samara::Game<>, samara::RuntimeGame>(std::string_view, std::span<const std::uint8_t>,
                                                                    std::span<samara::Move>);

}  // namespace frames
