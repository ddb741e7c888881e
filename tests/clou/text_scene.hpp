#pragma once

// What texts of moves are read in.

#include <clou/scene.hpp>

namespace clou_test::texts {

inline const RuntimeHeist villa = heist({.thieves = {Thief::matt, Thief::trixie}});
inline const RuntimeCampaign two = campaign({.players = 2});

/// Dice of both, all kinds of white symbols.
inline const State dice =
    edited(villa, after_lapses(villa, after(villa, position(villa), "roll:344")),
           "matt=344/4x,5x,5x,~1,~2,~2/dexterity.1:1,dexterity.2:6,tree.1* trixie=34/~2,fill/tree.1*");

}  // namespace clou_test::texts
