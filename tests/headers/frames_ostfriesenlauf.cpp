#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/english.hpp>
#include <regelwerk/ostfriesenlauf/german.hpp>
#include <regelwerk/ostfriesenlauf/parts.hpp>

#include "frames.hpp"

namespace frames {

// What moves() takes on the caller's stack, as README tells it.
static_assert(sizeof(ostfriesenlauf::RuntimeGame::MoveList) == 52);

template std::size_t call_both<ostfriesenlauf::Game<>, ostfriesenlauf::RuntimeGame>(std::string_view,
                                                                                    std::span<const std::uint8_t>,
                                                                                    std::span<ostfriesenlauf::Move>);

}  // namespace frames
