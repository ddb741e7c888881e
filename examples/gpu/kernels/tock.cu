#include "../kernel.hpp"

#include <regelwerk/tock.hpp>

extern "C" __global__ void tock(gpu::Job job, gpu::GameResult* results, gpu::BlockSums* sums) {
  gpu::play_in_kernel<regelwerk::tock::Game<>>(job, results, sums);
}
