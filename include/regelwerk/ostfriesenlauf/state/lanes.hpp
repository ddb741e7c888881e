#pragma once

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::ostfriesenlauf::detail {

/// Operations on a word with lanes of `Bits` bits each, used as an ordered list. A lane is identified by its bit
/// offset.
template <class Word, int Bits>
struct Lanes {
  static constexpr Word lane_mask = (Word{1} << Bits) - 1;

  [[nodiscard]] static constexpr Word below(int bits) noexcept { return (Word{1} << bits) - 1; }
  [[nodiscard]] static constexpr Word at(Word word, int bits) noexcept { return word >> bits & lane_mask; }
  /// Inserts a lane; the lane at this offset and the lanes above it move up by one.
  [[nodiscard]] static constexpr Word with(Word word, int bits, Word lane) noexcept {
    const Word low = word & below(bits);
    return (word ^ low) << Bits | lane << bits | low;
  }
  /// Removes a lane; the lanes above it move down by one.
  [[nodiscard]] static constexpr Word without(Word word, int bits) noexcept {
    return (word >> Bits & ~below(bits)) | (word & below(bits));
  }
};

}  // namespace regelwerk::ostfriesenlauf::detail
