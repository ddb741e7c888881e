#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <regelwerk/core/contract.hpp>

// Whatever goes wrong ends the program at once and is told with the game in which it did.

namespace load {

/// What a thread plays.
struct Playing {
  std::string_view title;
  std::string_view options;
  std::uint64_t number = 0;
};
inline thread_local Playing playing;

/// Of several threads that fail, the first one is told.
[[noreturn]] inline void fail(std::string_view what) noexcept {
  flockfile(stderr);
  const auto write = [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); };
  write(playing.title);
  write(" ");
  write(playing.options);
  std::fprintf(stderr, ", game %llu: ", static_cast<unsigned long long>(playing.number));
  write(what);
  write("\n");
  std::_Exit(EXIT_FAILURE);
}

inline void fail_by(const regelwerk::Violation& violation) noexcept {
  std::fprintf(stderr, "%s:%u: broken contract\n", violation.place.file_name(),
               static_cast<unsigned>(violation.place.line()));
  fail(violation.sentence);
}

}  // namespace load

template <>
inline constexpr regelwerk::ViolationHook regelwerk::on_violation<regelwerk::ThisProgram> = &load::fail_by;
