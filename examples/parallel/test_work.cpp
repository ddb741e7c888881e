// Whether what is taken is the same for any number of threads.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>

#include "../checks.hpp"
#include "work.hpp"

namespace {

using checks::check;

// Later indexes are often done first.
std::string square(std::uint64_t index) {
  std::this_thread::sleep_for(std::chrono::microseconds{(index * 7919) % 300});
  return std::to_string(index * index);
}

struct Taken {
  std::string lines;
  bool is_complete = false;
  std::string error;
};

Taken taken(std::uint64_t first, std::uint64_t last, unsigned threads, const parallel::Task& task,
            std::uint64_t end = ~std::uint64_t{0}) {
  Taken taken;
  const auto caller = std::this_thread::get_id();
  try {
    taken.is_complete =
        parallel::in_order(first, last, {.threads = threads}, task, [&](std::uint64_t index, std::string_view bytes) {
          check(std::this_thread::get_id() == caller, "the caller's thread takes");
          taken.lines += std::to_string(index) + ' ';
          taken.lines.append(bytes).append("\n");
          return index != end;
        });
  } catch (const std::exception& exception) {
    taken.error = exception.what();
  }
  return taken;
}

std::string lines(std::uint64_t first, std::uint64_t last) {
  std::string lines;
  for (std::uint64_t i = first; i < last; ++i) lines += std::to_string(i) + ' ' + std::to_string(i * i) + '\n';
  return lines;
}

void check_threads(unsigned threads) {
  const std::string with = " with " + std::to_string(threads) + " threads";
  const Taken all = taken(3, 400, threads, square);
  check(all.is_complete && all.lines == lines(3, 400), "all is taken in order" + with);
  const Taken none = taken(5, 5, threads, square);
  check(none.is_complete && none.lines.empty(), "nothing to do" + with);
  const Taken some = taken(0, 1'000'000'000, threads, square, 41);
  check(!some.is_complete && some.lines == lines(0, 42), "take ends the work" + with);
  const Taken thrown = taken(0, 1'000'000'000, threads, [](std::uint64_t index) {
    if (index >= 30) throw std::runtime_error{"index " + std::to_string(index)};
    return square(index);
  });
  check(thrown.error == "index 30" && thrown.lines == lines(0, 30), "a task that throws ends the work" + with);
}

// The first task is slow: the others wait for it instead of filling the memory.
void check_look_ahead() {
  std::atomic<std::uint64_t> highest = 0;
  std::atomic<bool> is_taken = false;
  std::uint64_t highest_before = 0;
  parallel::in_order(
      0, 10'000, {.threads = 4},
      [&](std::uint64_t index) {
        if (index == 0) std::this_thread::sleep_for(std::chrono::milliseconds{50});
        if (!is_taken && index > highest) highest = index;
        return std::string{};
      },
      [&](std::uint64_t index, std::string_view) {
        if (index == 0) highest_before = highest;
        is_taken = true;
        return true;
      });
  check(highest_before > 0 && highest_before < 100, "threads do not run far ahead");
}

}  // namespace

int main() {
  for (const unsigned threads : {1U, 2U, 7U}) check_threads(threads);
  check_look_ahead();
  return checks::status();
}
