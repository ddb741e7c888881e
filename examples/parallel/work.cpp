#include "work.hpp"

#include <chrono>
#include <utility>

#include "answer.hpp"
#include "by_ranks.hpp"
#include "ordered.hpp"
#include "pool.hpp"
#include "ranks.hpp"

namespace parallel {
namespace {

// So many indexes of each thread are on their way at once, done or not.
constexpr std::uint64_t indexes_ahead = 8;

bool one_after_another(std::uint64_t first, std::uint64_t last, const Task& task, const Take& take) {
  Ordered ordered{first, take};
  for (std::uint64_t index = first; index < last; ++index) {
    if (!ordered.enter(index, answer_of(task, index))) return false;
  }
  return true;
}

bool by_threads(std::uint64_t first, std::uint64_t last, unsigned threads, const Task& task, const Take& take) {
  Ordered ordered{first, take};
  Pool pool{threads, task};
  std::uint64_t begun = first;
  while (ordered.next() < last) {
    while (begun < last && begun - ordered.next() < threads * indexes_ahead) pool.put(begun++);
    for (Done& done : pool.done(std::chrono::seconds{1})) {
      if (!ordered.enter(done.index, std::move(done.answer))) return false;
    }
  }
  return true;
}

}  // namespace

bool in_order(std::uint64_t first, std::uint64_t last, const Workers& workers, const Task& task, const Take& take) {
  if (workers.ranks != nullptr && workers.ranks->size() > 1) {
    return workers.ranks->is_first() ? hand_out(first, last, workers, task, take) : serve(workers, task);
  }
  if (workers.threads <= 1) return one_after_another(first, last, task, take);
  return by_threads(first, last, workers.threads, task, take);
}

}  // namespace parallel
