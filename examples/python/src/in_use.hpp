#pragma once
#include <atomic>
#include <stdexcept>

namespace python {

/// Says whether somebody is at work on something that changes. While C++ works without the interpreter's lock, another
/// Python thread could come to the same object; it is told to wait for the first.
using InUse = std::atomic_flag;

/// Marks something as in use until the end of a block; raises RuntimeError if it already is.
class Use {
 public:
  explicit Use(InUse& mark) : mark_(mark) {
    if (mark_.test_and_set()) throw std::runtime_error("another thread is at work on this");
  }
  Use(const Use&) = delete;
  Use& operator=(const Use&) = delete;
  Use(Use&&) = delete;
  Use& operator=(Use&&) = delete;
  ~Use() { mark_.clear(); }

 private:
  InUse& mark_;
};

}  // namespace python
