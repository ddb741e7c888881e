#include "../kernel.hpp"

#include <regelwerk/clockman.hpp>

extern "C" __global__ void clockman(gpu::Job job, gpu::GameResult* results, gpu::BlockSums* sums) {
  gpu::play_in_kernel<regelwerk::clockman::Game<>>(job, results, sums);
}
