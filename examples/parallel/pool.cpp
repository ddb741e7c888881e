#include "pool.hpp"

#include <utility>

namespace parallel {

Pool::Pool(unsigned threads, const Task& task) : task_(task) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Pool::~Pool() {
  {
    const std::lock_guard lock{mutex_};
    is_over_ = true;
    to_do_.clear();
  }
  is_something_to_do_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Pool::put(std::uint64_t index) {
  ++outstanding_;
  {
    const std::lock_guard lock{mutex_};
    to_do_.push_back(index);
  }
  is_something_to_do_.notify_one();
}

void Pool::forget() {
  const std::lock_guard lock{mutex_};
  outstanding_ -= to_do_.size();
  to_do_.clear();
}

std::vector<Done> Pool::done(std::chrono::microseconds patience) {
  std::vector<Done> taken;
  {
    std::unique_lock lock{mutex_};
    is_something_done_.wait_for(lock, patience, [&] { return !done_.empty(); });
    taken.swap(done_);
  }
  outstanding_ -= taken.size();
  return taken;
}

void Pool::work() {
  std::unique_lock lock{mutex_};
  for (;;) {
    is_something_to_do_.wait(lock, [&] { return is_over_ || !to_do_.empty(); });
    if (is_over_) return;
    const std::uint64_t index = to_do_.front();
    to_do_.pop_front();
    lock.unlock();
    Answer made = timed_answer_of(task_, index);
    lock.lock();
    done_.push_back({index, std::move(made)});
    is_something_done_.notify_one();
  }
}

}  // namespace parallel
