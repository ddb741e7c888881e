#include "../kernel.hpp"

#include <regelwerk/samara.hpp>

extern "C" __global__ void samara(gpu::Job job, gpu::GameResult* results, gpu::BlockSums* sums) {
  gpu::play_in_kernel<regelwerk::samara::Game<>>(job, results, sums);
}
