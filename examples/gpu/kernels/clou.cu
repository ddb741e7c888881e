#include "../kernel.hpp"

#include <regelwerk/clou.hpp>

extern "C" __global__ void clou(gpu::Job job, gpu::GameResult* results, gpu::BlockSums* sums) {
  gpu::play_in_kernel<regelwerk::clou::Heist<>>(job, results, sums);
}
