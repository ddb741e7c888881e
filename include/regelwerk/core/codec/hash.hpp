#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

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

namespace detail {

/// Bytes as a number, the first one lowest. Written out without a loop, so that compilers read them by a single load.
template <std::size_t... At>
[[nodiscard]] constexpr std::uint64_t low_first(const std::uint8_t* bytes, std::index_sequence<At...> /*at*/) noexcept {
  return ((std::uint64_t{bytes[At]} << (8 * At)) | ...);
}

/// The hash key of `Size` bytes, read eight at a time.
template <std::size_t Size>
[[nodiscard]] constexpr std::uint64_t hash_of_bytes(const std::uint8_t* bytes) noexcept {
  constexpr std::size_t rest = Size % 8;
  std::uint64_t key = Size;
  for (std::size_t i = 0; i < Size / 8; ++i) {
    key = chained(key, low_first(bytes + 8 * i, std::make_index_sequence<8>{}));
  }
  return chained(key, low_first(bytes + (Size - rest), std::make_index_sequence<rest>{}));
}

}  // namespace detail

/// A hash key of a value without padding, equal for equal values; for tables in memory, not for files, since it depends
/// on the byte order of the machine.
template <class T>
  requires std::has_unique_object_representations_v<T>
[[nodiscard]] constexpr std::uint64_t hash(const T& value) noexcept {
  if constexpr (sizeof(T) % 8 == 0) {
    std::uint64_t key = sizeof(T);
    for (const std::uint64_t word : bits_as<std::array<std::uint64_t, sizeof(T) / 8>>(value)) key = chained(key, word);
    return key;
  } else if (std::is_constant_evaluated()) {
    return detail::hash_of_bytes<sizeof(T)>(bits_as<std::array<std::uint8_t, sizeof(T)>>(value).data());
  } else {
    // Read in place: a processor stalls when it reads a copy in other widths than those it was written in.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    return detail::hash_of_bytes<sizeof(T)>(reinterpret_cast<const std::uint8_t*>(&value));
  }
}

/// The hash as a function object, for `std::unordered_map<State, Value, regelwerk::Hash>`.
struct Hash {
  template <class T>
  [[nodiscard]] constexpr std::size_t operator()(const T& value) const noexcept {
    return static_cast<std::size_t>(hash(value));
  }
};

}  // namespace regelwerk::inline shared
