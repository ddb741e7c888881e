#pragma once

// Every header comes to this one first, so that a compiler that is set to an older language says so in one line.
#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#error "Regelwerk needs C++20: g++ 12, clang 16 or newer, with -std=c++20. The next line only ends the list of errors."
#include "regelwerk needs C++20"
#endif

// All names lie in an inline namespace called after the version, and after whether preconditions are checked at run
// time. So a program may be linked of parts that were compiled with other versions of these headers, or with and
// without NDEBUG: each keeps the functions that it was compiled with. What is opened here first stays in it when other
// headers open it again: a namespace for what the games share, and one for each game.
namespace regelwerk {
#ifdef NDEBUG
inline namespace v0_2_0_unchecked {
#else
inline namespace v0_2_0 {
#endif
inline namespace shared {}
namespace clockman {}
namespace clou {}
namespace ostfriesenlauf {}
namespace samara {}
namespace tock {}
}
}  // namespace regelwerk
