#pragma once
#include <cstdint>
#include <map>
#include <stdexcept>
#include <utility>

#include "answer.hpp"

namespace parallel {

/// Brings answers into their order and hands them on.
class Ordered {
 public:
  Ordered(std::uint64_t first, const Take& take) : next_(first), take_(take) {}

  /// The lowest index that was not taken yet.
  [[nodiscard]] std::uint64_t next() const { return next_; }
  /// Whether there is an answer for this index.
  [[nodiscard]] bool has(std::uint64_t index) const { return index < next_ || waiting_.contains(index); }

  /// Takes this and what waited for it; a second answer for an index is dropped. False if `take` ended the work.
  bool enter(std::uint64_t index, Answer&& answer) {
    if (index >= next_) waiting_.try_emplace(index, std::move(answer));
    for (auto lowest = waiting_.begin(); lowest != waiting_.end() && lowest->first == next_;) {
      if (lowest->second.has_failed) throw std::runtime_error{lowest->second.bytes};
      ++next_;
      if (!take_(lowest->first, lowest->second.bytes)) return false;
      lowest = waiting_.erase(lowest);
    }
    return true;
  }

 private:
  std::uint64_t next_;
  const Take& take_;
  std::map<std::uint64_t, Answer> waiting_;
};

}  // namespace parallel
