#pragma once

// What clang's CUDA leaves to an SDK, for kernels without one. To be included first: only where these names are known
// does clang's own wrapper of <new> give device code a placement new; it takes malloc for granted.
#if !defined(__clang__) || !defined(__CUDA_ARCH__)
#error "Kernels are compiled by clang, for a GPU: -x cuda --cuda-device-only -nocudainc -nocudalib"
#endif

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))

#include <cstddef>
#include <cstdlib>

// What compilers make of lengths of literals and of comparisons of bytes.
extern "C" __device__ inline std::size_t strlen(const char* text) {
  std::size_t length = 0;
  while (text[length] != 0) ++length;
  return length;
}
extern "C" __device__ inline int memcmp(const void* a, const void* b, std::size_t size) {
  const auto byte = [](const void* bytes, std::size_t i) { return int{static_cast<const unsigned char*>(bytes)[i]}; };
  std::size_t i = 0;
  while (i < size && byte(a, i) == byte(b, i)) ++i;
  return i == size ? 0 : byte(a, i) - byte(b, i);
}

namespace gpu {

__device__ inline unsigned block_number() { return static_cast<unsigned>(__nvvm_read_ptx_sreg_ctaid_x()); }
__device__ inline unsigned thread_number() { return static_cast<unsigned>(__nvvm_read_ptx_sreg_tid_x()); }

}  // namespace gpu
