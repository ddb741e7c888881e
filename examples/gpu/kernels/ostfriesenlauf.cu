#include "../kernel.hpp"

#include <regelwerk/ostfriesenlauf.hpp>

extern "C" __global__ void ostfriesenlauf(gpu::Job job, gpu::GameResult* results, gpu::BlockSums* sums) {
  gpu::play_in_kernel<regelwerk::ostfriesenlauf::Game<>>(job, results, sums);
}
