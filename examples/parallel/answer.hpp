#pragma once
#include <exception>
#include <string>
#include <utility>

#include "work.hpp"

namespace parallel {

/// What came of a task: its bytes, or what its exception said.
struct Answer {
  std::string bytes;
  bool has_failed = false;
};

[[nodiscard]] inline Answer answer(const Task& task, std::uint64_t index) {
  try {
    return {task(index), false};
  } catch (const std::exception& exception) {
    return {exception.what(), true};
  } catch (...) {
    return {"a task threw something that is no std::exception", true};
  }
}

}  // namespace parallel
