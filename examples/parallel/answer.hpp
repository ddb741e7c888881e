#pragma once
#include <chrono>
#include <cstdint>
#include <exception>
#include <string>

#include "letter.hpp"
#include "work.hpp"

namespace parallel {

/// What came of a task: its bytes, or what its exception said, and how long that took.
struct Answer {
  std::string bytes;
  bool has_failed = false;
  double seconds = 0;
};

/// An answer and what it answers.
struct Done {
  std::uint64_t index = 0;
  Answer answer;
};

[[nodiscard]] inline Answer answer_of(const Task& task, std::uint64_t index) {
  try {
    return {.bytes = task(index)};
  } catch (const std::exception& exception) {
    return {.bytes = exception.what(), .has_failed = true};
  } catch (...) {
    return {.bytes = "a task threw something that is no std::exception", .has_failed = true};
  }
}

[[nodiscard]] inline Answer timed_answer_of(const Task& task, std::uint64_t index) {
  const auto begin = std::chrono::steady_clock::now();
  Answer answer = answer_of(task, index);
  answer.seconds = std::chrono::duration<double>{std::chrono::steady_clock::now() - begin}.count();
  return answer;
}

inline void write_answer(LetterWriter& letter, const Answer& answer) {
  letter.number(static_cast<std::uint64_t>(answer.seconds * 1e9)).number(answer.has_failed ? 1 : 0).text(answer.bytes);
}
[[nodiscard]] inline Answer read_answer(LetterReader& letter) {
  Answer answer;
  answer.seconds = static_cast<double>(letter.number()) / 1e9;
  answer.has_failed = letter.number() != 0;
  answer.bytes = letter.text();
  return answer;
}

}  // namespace parallel
