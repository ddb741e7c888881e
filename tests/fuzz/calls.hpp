#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include <fuzz/target.hpp>

// The functions that libFuzzer calls, for the title that the including file names FuzzedTitle.

extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
  fuzz::Forms<FuzzedTitle>::choose(*count, *words);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::Forms<FuzzedTitle>::chosen().run(fuzz::as_text(data, size));
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  regelwerk::Random random{seed};
  const std::string made = fuzz::Forms<FuzzedTitle>::chosen().damaged(fuzz::as_text(data, size), random);
  const std::size_t kept = std::min(made.size(), max_size);
  std::memcpy(data, made.data(), kept);
  return kept;
}
