#pragma once
#include <cstdlib>

#include <regelwerk/core/namespaces.hpp>

// Makes a function that is not constexpr callable in device code of clang's CUDA; constexpr functions are callable
// there anyway. Empty for all other compilers, also for nvcc, which does not accept constexpr tables in device code.
// The only macro of this library, because only a macro can add attributes for a single compiler.
#if defined(__clang__) && defined(__CUDA__)
#define REGELWERK_HOST_DEVICE __attribute__((host)) __attribute__((device))
#else
#define REGELWERK_HOST_DEVICE
#endif

namespace regelwerk::inline shared {

namespace detail {

/// Ends the program; in device code it ends the kernel, and the host gets an error.
[[noreturn]] REGELWERK_HOST_DEVICE inline void end_program() noexcept {
#if defined(__clang__) && defined(__CUDA_ARCH__)
  __builtin_trap();
#else
  std::abort();
#endif
}

}  // namespace detail

}  // namespace regelwerk::inline shared
