#pragma once

// Every header includes this one first, so a compiler that is set to an older standard reports this in one line.
#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#error "Regelwerk needs C++20: g++ 12, clang 16 or newer, with -std=c++20. The next line only ends the list of errors."
#include "regelwerk needs C++20"
#endif

// All names lie in an inline namespace that is named after the version and after whether preconditions are checked at
// run time. So a program may be linked from parts compiled with different versions of these headers, or with and
// without NDEBUG: each part keeps the functions that it was compiled with. The namespaces that the games share and
// those of each game are opened here first, so headers that reopen them stay inside it.
/// Rules of board games as values, and tools that work with all of them.
namespace regelwerk {
#ifdef NDEBUG
inline namespace v0_2_0_unchecked {
#else
inline namespace v0_2_0 {
#endif
/// Everything that the games share.
inline namespace shared {}
/// Clockman, a race around rings with blockades and cards.
namespace clockman {}
/// Clou - Roll & Heist and its campaign Ihr Klunkerlein kommet.
namespace clou {}
/// Ostfriesenlauf, a programmed race.
namespace ostfriesenlauf {}
/// Samara, workers in time.
namespace samara {}
/// Tock, a race with cards and four marbles each.
namespace tock {}
}
}  // namespace regelwerk
