#pragma once
#include <cstdint>

/// How often this thread has asked for memory; main.cpp's neighbour allocations.cpp counts.
std::uint64_t allocations() noexcept;
