#pragma once
#include <cstdint>

#include "work.hpp"

namespace parallel {

/// in_order for several processes: what rank 0 does, and what the others do.
bool hand_out(std::uint64_t first, std::uint64_t last, const Workers& workers, const Task& task, const Take& take);
bool serve(const Workers& workers, const Task& task);

}  // namespace parallel
