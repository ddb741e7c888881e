#pragma once
#include <chrono>
#include <cstdint>

#include "work.hpp"

namespace parallel {

/// So long nobody looks whether a letter has come, unless this process has something done itself.
inline constexpr std::chrono::microseconds doze{300};

/// in_order for several processes: what rank 0 does, and what the others do.
bool hand_out(std::uint64_t first, std::uint64_t last, const Workers& workers, const Task& task, const Take& take);
bool serve(const Workers& workers, const Task& task);

}  // namespace parallel
