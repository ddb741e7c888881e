#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "games.hpp"

// nodes [--lists]: prints the names of all games, each with how many of it the benchmarks play. nodes --build: prints
// what it was built by, on which counts of instructions depend. nodes [--lists] [GAME] COUNT: plays COUNT random games,
// of every game or of this one, and prints how many nodes they had; for counting instructions. --lists: every move is
// drawn from a list of all.

namespace {

#if defined(__clang__)
constexpr const char* compiler = "clang";
constexpr int compiler_version = __clang_major__;
#elif defined(__GNUC__)
constexpr const char* compiler = "g++";
constexpr int compiler_version = __GNUC__;
#else
constexpr const char* compiler = "another-compiler";
constexpr int compiler_version = 0;
#endif
#if defined(__x86_64__)
constexpr const char* machine = "x86-64";
#else
constexpr const char* machine = "another-machine";
#endif
#if defined(NDEBUG) && defined(__OPTIMIZE__)
constexpr const char* kind = "";
#else
constexpr const char* kind = "-not-optimised";
#endif

}  // namespace

int main(int argc, char** argv) {
  const bool lists = argc > 1 && std::string_view{argv[1]} == "--lists";
  if (lists) {
    --argc;
    ++argv;
  }
  if (argc == 1) {
    const auto name = [](std::string_view game, int random_games) {
      std::printf("%.*s %d\n", static_cast<int>(game.size()), game.data(), random_games);
    };
    std::apply([&](const auto&... entry) { (name(entry.expected.name, entry.expected.random_games), ...); },
               benchmarks::games);
    if (!lists) name(benchmarks::plain_name, benchmarks::plain_expected.random_games);
    return EXIT_SUCCESS;
  }
  const std::string_view count_text{argv[argc - 1]};
  if (argc == 2 && count_text == "--build") {
    std::printf("%s-%s-%d%s\n", machine, compiler, compiler_version, kind);
    return EXIT_SUCCESS;
  }
  int count = 0;
  const auto read = std::from_chars(count_text.data(), count_text.data() + count_text.size(), count);
  if (argc > 3 || read.ptr != count_text.data() + count_text.size() || count < 1) {
    std::fputs("usage: nodes [--build | [--lists] [GAME] COUNT]\n", stderr);
    return 2;
  }
  const std::string_view wanted{argc == 3 ? argv[1] : ""};
  bool known = false;
  const auto play = [&](std::string_view game, const auto& games_of) {
    if (!wanted.empty() && game != wanted) return;
    known = true;
    std::printf("%llu\n", static_cast<unsigned long long>(games_of()));
  };
  std::apply(
      [&](const auto&... entry) {
        (play(entry.expected.name,
              [&] {
                return lists ? benchmarks::play_lists(entry.expected.name, count)
                             : benchmarks::play_games(entry.game, count);
              }),
         ...);
      },
      benchmarks::games);
  if (!lists) play(benchmarks::plain_name, [&] { return benchmarks::play_plain_games(count); });
  if (!known) std::fputs("there is no such game\n", stderr);
  return known ? EXIT_SUCCESS : EXIT_FAILURE;
}
