// Prints what is taken of so many small tasks, for test_ranks.sh, which compares it; measures how many there are a
// second.
#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

#include "ranks.hpp"
#include "work.hpp"

namespace {

using Clock = std::chrono::steady_clock;

/// Numbers by name, from arguments name=number.
class Settings {
 public:
  Settings(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
      const std::string_view word{argv[i]};
      const std::string_view value = word.substr(word.find('=') + 1);
      std::from_chars(value.data(), value.data() + value.size(), numbers_[std::string{word.substr(0, word.find('='))}]);
    }
  }
  [[nodiscard]] std::uint64_t of(const std::string& name, std::uint64_t otherwise) const {
    const auto found = numbers_.find(name);
    return found == numbers_.end() ? otherwise : found->second;
  }

 private:
  std::map<std::string, std::uint64_t> numbers_;
};

// Keeps a core busy, as a search does.
void work_for(std::chrono::microseconds duration) {
  for (const auto end = Clock::now() + duration; Clock::now() < end;) {
  }
}

int run(const Settings& settings, parallel::Ranks& ranks) {
  const std::uint64_t tasks = settings.of("tasks", 2000);
  const std::uint64_t fails_at = settings.of("fails_at", tasks);
  const std::uint64_t ends_at = settings.of("ends_at", tasks);
  const std::chrono::microseconds duration{settings.of("micros", 200)};
  const std::size_t size = settings.of("bytes", 100);
  const bool is_to_print = settings.of("print", 1) != 0;
  // The rank that is lost sends itself a signal when it has begun with so many tasks.
  const auto signal = static_cast<int>(settings.of("signal", 0));
  const bool is_lost = static_cast<int>(settings.of("lost", 0)) == ranks.rank() && signal != 0;
  std::atomic<std::uint64_t> begun = 0;
  const auto task = [&](std::uint64_t index) {
    if (++begun == 20 && is_lost) std::raise(signal);
    if (index == fails_at) throw std::runtime_error{"task " + std::to_string(index)};
    work_for(duration * (1 + index % 3) / 2);
    std::string bytes = std::to_string(index * index) + ' ';
    bytes.resize((std::max)(bytes.size(), size), static_cast<char>('a' + index % 26));
    return bytes;
  };
  const auto begin = Clock::now();
  parallel::Workers workers{.threads = static_cast<unsigned>(settings.of("threads", 1)), .ranks = &ranks};
  workers.patience = std::chrono::seconds{settings.of("patience", 60)};
  std::uint64_t taken = 0;
  for (std::uint64_t round = 0; round < settings.of("rounds", 1); ++round) {
    const bool is_complete =
        parallel::in_order(0, tasks, workers, task, [&](std::uint64_t index, std::string_view bytes) {
          ++taken;
          if (is_to_print) std::cout << index << ' ' << bytes << '\n';
          return index != ends_at;
        });
    if (ranks.is_first()) std::cout << (is_complete ? "all\n" : "ended\n");
  }
  const double seconds = std::chrono::duration<double>{Clock::now() - begin}.count();
  if (ranks.is_first()) {
    std::cerr << ranks.size() << " ranks: " << static_cast<double>(taken) / seconds << " tasks a second\n";
  }
  return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char** argv) {
  parallel::Ranks ranks{argc, argv};
  int status = EXIT_FAILURE;
  try {
    status = run(Settings{argc, argv}, ranks);
  } catch (const std::exception& exception) {
    std::cout << exception.what() << '\n';
  }
  return ranks.leave(status);
}
