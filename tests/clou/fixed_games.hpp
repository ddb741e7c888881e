#pragma once

// Heists and a campaign whose rules are fixed while the program is compiled.

#include <regelwerk/clou.hpp>

namespace clou_test {

inline constexpr regelwerk::clou::Heist<> fixed_villa;
inline constexpr regelwerk::clou::Heist<regelwerk::clou::HeistOptions{
    .scenario = "concert", .thieves = {regelwerk::clou::Thief::janet, regelwerk::clou::Thief::trixie}}>
    fixed_concert;
inline constexpr regelwerk::clou::Campaign<regelwerk::clou::CampaignOptions{.players = 2}> fixed_campaign;

}  // namespace clou_test
