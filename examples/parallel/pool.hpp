#pragma once
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "answer.hpp"

namespace parallel {

/// Threads that do what is put in front of them. One thread owns a pool and is the only one to call its functions.
class Pool {
 public:
  Pool(unsigned threads, const Task& task);
  /// Forgets what nobody began with and waits for what is being done.
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  Pool(Pool&&) = delete;
  Pool& operator=(Pool&&) = delete;

  [[nodiscard]] std::size_t threads() const { return threads_.size(); }
  /// Indexes that were put in and did not come back yet.
  [[nodiscard]] std::size_t outstanding() const { return outstanding_; }

  void put(std::uint64_t index);
  /// Forgets what nobody began with.
  void forget();
  /// All that was done since the last call, in any order; waits no longer than this for the first of it.
  [[nodiscard]] std::vector<Done> done(std::chrono::microseconds patience);

 private:
  void work();

  const Task& task_;
  std::mutex mutex_;
  std::condition_variable is_something_to_do_;
  std::condition_variable is_something_done_;
  std::deque<std::uint64_t> to_do_;
  std::vector<Done> done_;
  bool is_over_ = false;
  std::size_t outstanding_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace parallel
