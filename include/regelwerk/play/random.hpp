#pragma once
#include <cstdint>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::inline shared {

/// Random numbers by counting: the n-th number of a stream is a fixed function of its key and n (SplitMix64), the same
/// on every platform. A std::uniform_random_bit_generator; standard distributions are not portable, draw_below is.
class Random {
 public:
  using result_type = std::uint64_t;  ///< all 64 bits are random

  /// The stream of this key from its first number on; the same key gives the same numbers.
  constexpr explicit Random(std::uint64_t key = 0) noexcept : state_(key) {}

  // In parentheses here and wherever they are called, since some systems define macros of these names.
  /// 0, as a std::uniform_random_bit_generator has to say.
  [[nodiscard]] static constexpr result_type(min)() noexcept { return 0; }
  /// 2^64 - 1, as a std::uniform_random_bit_generator has to say.
  [[nodiscard]] static constexpr result_type(max)() noexcept { return ~result_type{0}; }

  constexpr result_type operator()() noexcept { return mix64(state_ = wrapping_sum(state_, step)); }

  /// A number that stands for the rest of the stream: `Random{random.state()}` goes on as `random` would.
  [[nodiscard]] constexpr std::uint64_t state() const noexcept { return state_; }

  /// Passes over `count` numbers.
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
