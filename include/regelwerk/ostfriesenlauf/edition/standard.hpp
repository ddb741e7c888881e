#pragma once
#include <regelwerk/ostfriesenlauf/edition/edition.hpp>

namespace regelwerk::ostfriesenlauf {

/// The faces are as printed (OL-2); the track length and the fields of the signs are reconstructed.
inline constexpr Edition standard_edition{
    "standard",
    40,
    {31, 35, 28, 25, 37},
    {{{"-2", "+2", "+2", "+3", "+3", "+4", "+4", "+5", "+5", "+5@2", "x@2", "-1@2", "+3@3", "-6@4", "finish@hedgehog"},
      {"start", "-2", "+2", "+2", "+3", "+3", "+4", "+4", "+5", "+6", "+2@1", "-1@1", "x@3", "-3@3", "finish@turtle"},
      {"-3", "+2", "+3", "+3", "+4", "+4", "+5", "+6", "+7", "+3@1", "-4@1", "x@2", "-1@2", "-5@4", "finish@snail"},
      {"-6", "+2", "+3", "+3", "+4", "+4", "+5", "+6", "+7", "+1@1", "x@1", "-5@1", "-2@2", "+4@3", "finish@sheep"}}}};

}  // namespace regelwerk::ostfriesenlauf
