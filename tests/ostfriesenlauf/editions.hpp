#pragma once
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>

namespace regelwerk::ostfriesenlauf {

/// The shortest track, where every round may cross the line, and each form of face in every stack.
inline constexpr Edition short_edition{"short",
                                       12,
                                       {6, 1, 11, 3, 8},
                                       {{{"+1", "-1", "+7", "-7", "+1@2", "-1@3", "+7@4", "-7@2", "x@2", "x@3", "x@4",
                                          "start", "finish@fish", "finish@sheep", "finish@turtle"},
                                         {"+1", "-1", "+7", "-7", "+1@1", "-1@3", "+7@4", "-7@1", "x@1", "x@3", "x@4",
                                          "start", "finish@fish", "finish@hedgehog", "finish@snail"},
                                         {"+1", "-1", "+7", "-7", "+1@1", "-1@2", "+7@4", "-7@1", "x@1", "x@2", "x@4",
                                          "start", "start", "finish@turtle", "finish@snail"},
                                         {"+1", "-1", "+7", "-7", "+1@1", "-1@2", "+7@3", "-7@3", "x@1", "x@2", "x@3",
                                          "start", "start", "start", "finish@hedgehog"}}}};

/// The longest track with a sign at either end of it, few different faces, and one stack of equal cards.
inline constexpr Edition long_edition{
    "long",
    100,
    {50, 99, 1, 98, 2},
    {{{"+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7", "+7"},
      {"-7@1", "-7@1", "-7@1", "-7@1", "-7@1", "+7@1", "+7@1", "+7@1", "+7@1", "+7@1", "+7", "+7", "+7", "+7",
       "finish@hedgehog"},
      {"-7", "-7", "-7", "-7", "-7", "+7", "+7", "+7", "+7", "+7", "x@4", "x@4", "finish@turtle", "finish@turtle",
       "finish@turtle"},
      {"-7", "-7", "-7", "-7@3", "-7@3", "-7@3", "-7", "-7", "-7", "x@2", "x@2", "x@2", "finish@snail", "finish@snail",
       "finish@sheep"}}}};

static_assert(validate(short_edition).empty());
static_assert(validate(long_edition).empty());

}  // namespace regelwerk::ostfriesenlauf
