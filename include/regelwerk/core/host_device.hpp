#pragma once
#include <cstdlib>

#include <regelwerk/core/namespaces.hpp>

// What makes a function that is not constexpr callable in device code, for clang's CUDA; constexpr functions are so
// there by themselves. Nothing for all other compilers; nvcc is one of them, since it takes no constexpr tables into
// device code. The only macro of this library, since no other spelling reaches a function's attributes.
#if defined(__clang__) && defined(__CUDA__)
#define REGELWERK_HOST_DEVICE __attribute__((host)) __attribute__((device))
#else
#define REGELWERK_HOST_DEVICE
#endif

namespace regelwerk::inline shared {

namespace detail {

/// Ends the program; in device code the kernel, of which its host learns as an error.
[[noreturn]] REGELWERK_HOST_DEVICE inline void end_program() noexcept {
#if defined(__clang__) && defined(__CUDA_ARCH__)
  __builtin_trap();
#else
  std::abort();
#endif
}

}  // namespace detail

}  // namespace regelwerk::inline shared
