#include "progress.hpp"

#include <unistd.h>

#include <cstddef>
#include <iostream>
#include <string>

#include "../play/text.hpp"

namespace arena {
namespace {

constexpr std::uint64_t width = 40;
constexpr std::uint64_t steps = 1000;

}  // namespace

Progress::Progress(std::uint64_t deals) : deals_(deals), is_terminal_(isatty(STDERR_FILENO) == 1) {}

void Progress::show(std::uint64_t done) {
  const std::uint64_t step = done * steps / deals_;
  if (!is_terminal_ || (step == shown_ && done != 1)) return;
  shown_ = step;
  const std::uint64_t filled = done * width / deals_;
  std::cerr << play::join("\r[", std::string(static_cast<std::size_t>(filled), '#'),
                          std::string(static_cast<std::size_t>(width - filled), ' '), "] ", done, " of ", deals_,
                          " deals ")
            << std::flush;
}

void Progress::clear() const {
  if (is_terminal_) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace arena
