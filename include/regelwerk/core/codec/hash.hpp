#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/bit_cast.hpp>
#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::inline shared {

/// A bijection in which every input bit affects the whole output (the finaliser of the SplitMix64 generator).
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t word) noexcept {
  word = wrapping_product(word ^ (word >> 30), 0xBF58476D1CE4E5B9ULL);
  word = wrapping_product(word ^ (word >> 27), 0x94D049BB133111EBULL);
  return word ^ (word >> 31);
}

/// Extends the hash key of a sequence of words by one more word.
[[nodiscard]] constexpr std::uint64_t chained(std::uint64_t key, std::uint64_t word) noexcept {
  return mix64(wrapping_sum(wrapping_sum(key, word), 0x9E3779B97F4A7C15ULL));
}

/// Extends the checksum of a sequence of numbers by one more number; the same on every platform.
[[nodiscard]] constexpr std::uint64_t summed(std::uint64_t sum, std::uint64_t number) noexcept {
  return mix64(wrapping_sum(wrapping_sum(sum, number), 1));
}

/// A hash key of a value without padding, equal for equal values. For tables in memory only, not for files: it depends
/// on the byte order of the machine.
template <class T>
  requires std::has_unique_object_representations_v<T>
[[nodiscard]] constexpr std::uint64_t hash(const T& value) noexcept {
  constexpr std::size_t words = (sizeof(T) + 7) / 8;
  std::array<std::uint64_t, words> key{};
  if constexpr (sizeof(T) % 8 == 0) {
    key = bits_as<std::array<std::uint64_t, words>>(value);
  } else {
    const auto bytes = bits_as<std::array<std::uint8_t, sizeof(T)>>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i) key[i / 8] |= std::uint64_t{bytes[i]} << (i % 8 * 8);
  }
  std::uint64_t result = sizeof(T);
  for (const std::uint64_t word : key) result = chained(result, word);
  return result;
}

/// The hash as a function object, for `std::unordered_map<State, Value, regelwerk::Hash>`.
struct Hash {
  template <class T>
  [[nodiscard]] constexpr std::size_t operator()(const T& value) const noexcept {
    return static_cast<std::size_t>(hash(value));
  }
};

}  // namespace regelwerk::inline shared
