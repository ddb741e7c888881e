#include "cpu.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <thread>
#include <vector>

namespace gpu {
namespace {

/// Calls work(i) for all i below `count`, on all threads.
template <class Work>
double timed_on_all_threads(std::uint64_t count, const Work& work) {
  const auto begin = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> next = 0;
  {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < cpu_threads(); ++i) {
      threads.emplace_back([&] {
        for (std::uint64_t index = next++; index < count; index = next++) work(index);
      });
    }
  }
  return std::chrono::duration<double>{std::chrono::steady_clock::now() - begin}.count();
}

}  // namespace

unsigned cpu_threads() { return (std::max)(1U, std::thread::hardware_concurrency()); }

std::string cpu_name() {
  std::ifstream file{"/proc/cpuinfo"};
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("model name")) return line.substr((std::min)(line.size(), line.find(':') + 2));
  }
  return "a CPU without a name";
}

double play_plainly(const Title& title, const Job& job, std::span<GameResult> results) {
  return timed_on_all_threads(job.games, [&](std::uint64_t i) { results[i] = title.plain(job.key, job.first + i); });
}

double play_blocks(const Title& title, const Job& job, std::span<GameResult> results, std::span<BlockSums> sums) {
  return timed_on_all_threads(sums.size(),
                              [&](std::uint64_t i) { title.block(job, static_cast<std::uint32_t>(i), results, sums); });
}

}  // namespace gpu
