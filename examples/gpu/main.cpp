// Plays random games on a GPU, one in each thread, and on all cores of the CPU; holds every game against its twin and
// prints how fast both are.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../play/printable.hpp"
#include "../play/text.hpp"
#include "comparison.hpp"
#include "cpu.hpp"
#include "device.hpp"
#include "titles.hpp"

namespace {

constexpr const char* usage =
    "usage: regelwerk_gpu [--cpu] [--kernels FOLDER] [--game NAME] [--games COUNT] [--key NUMBER]\n"
    "  --cpu             what the kernels do, on the CPU instead of a GPU\n"
    "  --kernels FOLDER  where the kernels are; otherwise in the folder kernels beside the program\n"
    "  --game NAME       this game; otherwise all\n"
    "  --games COUNT     so many games, 1 to 10000000; otherwise 1000, 10000, 100000 and 1000000\n"
    "  --key NUMBER      other games; otherwise those of 1\n";

constexpr std::uint64_t most_games = 10'000'000;

struct Wishes {
  bool on_cpu = false;
  std::filesystem::path kernels;
  std::string_view game;
  std::vector<std::uint64_t> counts{1'000, 10'000, 100'000, 1'000'000};
  std::uint64_t key = 1;
};

std::optional<std::uint64_t> number_of(std::string_view text) {
  std::uint64_t number = 0;
  const char* const end = std::to_address(text.end());
  const auto read = std::from_chars(std::to_address(text.begin()), end, number);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return number;
}

bool is_title(std::string_view name) {
  const auto titles = gpu::titles();
  return std::any_of(titles.begin(), titles.end(), [&](const auto& title) { return title.name == name; });
}

/// True if the word and the one after it were understood.
bool take(Wishes& wishes, std::string_view word, std::string_view value) {
  const auto number = number_of(value);
  if (word == "--kernels") {
    wishes.kernels = value;
    return !value.empty();
  }
  if (word == "--game") {
    wishes.game = value;
    return is_title(value);
  }
  if (word == "--games" && number) {
    wishes.counts = {*number};
    return *number >= 1 && *number <= most_games;
  }
  if (word == "--key" && number) {
    wishes.key = *number;
    return true;
  }
  return false;
}

/// Nothing if the first word that is not understood was said.
std::optional<Wishes> read(std::span<char* const> words) {
  Wishes wishes;
  wishes.kernels = std::filesystem::path{words.front()}.parent_path() / "kernels";
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string_view word{words[i]};
    if (word == "--cpu") {
      wishes.on_cpu = true;
      continue;
    }
    const std::string_view value{i + 1 < words.size() ? words[i + 1] : ""};
    if (!take(wishes, word, value)) {
      const std::string shown = play::printable(play::join(words[i], " ", value));
      std::fprintf(stderr, "not understood: %s\n%s", shown.c_str(), usage);
      return std::nullopt;
    }
    ++i;
  }
  return wishes;
}

/// Who plays as a GPU does.
using Player = std::function<double(const gpu::Job&, std::span<gpu::GameResult>, std::span<gpu::BlockSums>)>;

/// Plays and prints one line of the table. False if a game went differently.
bool compare(const gpu::Title& title, const gpu::Job& job, const Player& player) {
  std::vector<gpu::GameResult> wanted(job.games);
  std::vector<gpu::GameResult> found(job.games);
  std::vector<gpu::BlockSums> sums(gpu::blocks_for(job.games));
  const double plain_seconds = gpu::play_plainly(title, job, wanted);
  const double seconds = player(job, found, sums);
  std::uint64_t nodes = 0;
  for (const auto& result : wanted) nodes += result.nodes;
  const auto millions = [&](double time) { return static_cast<double>(nodes) / time / 1e6; };
  std::printf("| %s | %llu | %llu | %.1f | %.1f | %.2f |\n", std::string{title.name}.c_str(),
              static_cast<unsigned long long>(job.games), static_cast<unsigned long long>(nodes),
              millions(plain_seconds), millions(seconds), plain_seconds / seconds);
  std::fflush(stdout);
  const std::string difference = gpu::difference(found, sums, wanted);
  if (!difference.empty()) std::fprintf(stderr, "%s: %s\n", std::string{title.name}.c_str(), difference.c_str());
  return difference.empty();
}

/// All counts of one title. A first short run is not counted, since it loads what the others need.
bool compare_all(const gpu::Title& title, const Wishes& wishes, const Player& player) {
  std::vector<gpu::GameResult> results(1);
  std::vector<gpu::BlockSums> sums(1);
  player({.key = wishes.key, .games = 1}, results, sums);
  bool same = true;
  for (const std::uint64_t games : wishes.counts) {
    same &= compare(title, {.key = wishes.key, .games = games}, player);
  }
  return same;
}

bool run(const Wishes& wishes) {
  std::optional<gpu::Device> device;
  if (!wishes.on_cpu) device.emplace();
  const std::string cpu = gpu::cpu_name() + ", " + std::to_string(gpu::cpu_threads()) + " threads";
  const std::string name = device ? device->name() + ", driver " + device->driver_version() : "kernels on the CPU";
  std::printf("CPU: %s. Blocks: %s.\n\n", cpu.c_str(), name.c_str());
  std::puts("| game | games | nodes | CPU, million nodes/s | blocks, million nodes/s | times |");
  std::puts("|---|---|---|---|---|---|");
  bool same = true;
  std::string kernels;
  for (const gpu::Title& title : gpu::titles()) {
    if (!wishes.game.empty() && title.name != wishes.game) continue;
    if (!device) {
      same &= compare_all(title, wishes, [&](const auto& job, auto results, auto sums) {
        return gpu::play_blocks(title, job, results, sums);
      });
      continue;
    }
    const gpu::Kernel kernel{*device, wishes.kernels, std::string{title.name}};
    kernels += std::string{title.name} + ": " + std::to_string(kernel.registers()) + " registers, " +
               std::to_string(kernel.stack()) + " bytes of stack in each thread\n";
    same &= compare_all(title, wishes,
                        [&](const auto& job, auto results, auto sums) { return kernel.play(job, results, sums); });
  }
  std::printf("\n%s%s\n", kernels.c_str(),
              same ? "Every game went the same in both: nodes, outcome and end; so did the sums of the blocks."
                   : "Not all games went the same.");
  return same;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const auto wishes = read(std::span<char* const>{argv, static_cast<std::size_t>(argc)});
    if (!wishes) return 2;
    return run(*wishes) ? EXIT_SUCCESS : EXIT_FAILURE;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return EXIT_FAILURE;
  }
}
