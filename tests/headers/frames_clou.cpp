#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/parts.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>

#include "frames.hpp"

namespace frames {

// What moves() takes on the caller's stack, as examples/docs/concepts/state-and-move.md tells it.
static_assert(sizeof(clou::Heist<>::MoveList) == 2'936);
static_assert(sizeof(clou::Campaign<clou::CampaignOptions{.players = 3}>::MoveList) == 19'628);
static_assert(sizeof(clou::RuntimeHeist::MoveList) == 65'540);
static_assert(sizeof(clou::RuntimeCampaign::MoveList) == 65'540);

template std::size_t call_both<clou::Heist<>, clou::RuntimeHeist>(std::string_view, std::span<const std::uint8_t>,
                                                                  std::span<clou::Move>);
template std::size_t call_both<clou::Campaign<>, clou::RuntimeCampaign>(std::string_view, std::span<const std::uint8_t>,
                                                                        std::span<clou::Move>);

}  // namespace frames
