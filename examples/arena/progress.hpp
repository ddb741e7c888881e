#pragma once
#include <cstdint>

namespace arena {

/// A line on the standard error that shows how far a match has come, if that is a terminal.
class Progress {
 public:
  explicit Progress(std::uint64_t deals);
  void show(std::uint64_t done);
  void clear() const;

 private:
  std::uint64_t deals_;
  std::uint64_t shown_ = 0;
  bool is_terminal_;
};

}  // namespace arena
