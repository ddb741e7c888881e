#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

// Work that consists of many numbered tasks, done by many threads, its results taken in the order of their numbers.

namespace parallel {

/// What is done for a number; its answer, as bytes, must depend on the number alone. It runs on any thread.
using Task = std::function<std::string(std::uint64_t index)>;

/// What becomes of an answer. False ends the work.
using Take = std::function<bool(std::uint64_t index, std::string_view bytes)>;

class Ranks;

/// Who does the work.
struct Workers {
  unsigned threads = 1;               ///< of this process; at least 1
  Ranks* ranks = nullptr;             ///< the processes that mpirun started, if there are any
  std::chrono::seconds patience{60};  ///< what a rank has not answered for so long is handed out again
};

/// Does `task` for every index from `first` up to but not including `last` and hands the answers to `take`, in the
/// order of the indexes and on the thread that called. What is taken is the same for any number of workers. Workers do
/// not run far ahead of what is taken, so memory stays as it is however many indexes there are. True if all was taken,
/// false if `take` ended it. A task that throws ends the work when it is its turn to be taken: std::runtime_error with
/// its message. What `take` throws is thrown on.
bool in_order(std::uint64_t first, std::uint64_t last, const Workers& workers, const Task& task, const Take& take);

}  // namespace parallel
