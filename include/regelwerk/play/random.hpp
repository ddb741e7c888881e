#pragma once
#include <cstdint>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::inline shared {

/// A counter-based random number generator: the n-th number of a stream is a fixed function of its key and n
/// (SplitMix64), the same on every platform. It is a std::uniform_random_bit_generator, but standard distributions are
/// not portable; use draw_below.
class Random {
 public:
  using result_type = std::uint64_t;  ///< all 64 bits are random

  /// The stream of this key from its first number on. The same key gives the same numbers.
  constexpr explicit Random(std::uint64_t key = 0) noexcept : state_(key) {}

  // In parentheses here and at every call, since some systems define macros with these names.
  /// 0, as std::uniform_random_bit_generator requires.
  [[nodiscard]] static constexpr result_type(min)() noexcept { return 0; }
  /// 2^64 - 1, as std::uniform_random_bit_generator requires.
  [[nodiscard]] static constexpr result_type(max)() noexcept { return ~result_type{0}; }

  constexpr result_type operator()() noexcept { return mix64(state_ = wrapping_sum(state_, step)); }

  /// A number that represents the rest of the stream: `Random{random.state()}` continues like `random`.
  [[nodiscard]] constexpr std::uint64_t state() const noexcept { return state_; }

  /// Skips `count` numbers.
  constexpr void discard(std::uint64_t count) noexcept { state_ = wrapping_sum(state_, wrapping_product(step, count)); }

  /// The stream of this key and number; different numbers give different streams.
  [[nodiscard]] static constexpr Random stream(std::uint64_t key, std::uint64_t number) noexcept {
    return Random{mix64(wrapping_sum(mix64(key), wrapping_product(step, number)))};
  }

  friend constexpr bool operator==(const Random&, const Random&) = default;

 private:
  static constexpr std::uint64_t step = 0x9E3779B97F4A7C15ULL;

  std::uint64_t state_;
};

}  // namespace regelwerk::inline shared
