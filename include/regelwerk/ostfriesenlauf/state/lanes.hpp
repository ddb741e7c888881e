#pragma once

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::ostfriesenlauf::detail {

/// Equal lanes of a word, `Bits` bits each, for things in an order. A lane is told by how many bits lie below it.
template <class Word, int Bits>
struct Lanes {
  static constexpr Word lane_mask = (Word{1} << Bits) - 1;

  [[nodiscard]] static constexpr Word below(int bits) noexcept { return (Word{1} << bits) - 1; }
  [[nodiscard]] static constexpr Word at(Word word, int bits) noexcept { return word >> bits & lane_mask; }
  /// A lane comes in; those from there on go one lane up.
  [[nodiscard]] static constexpr Word with(Word word, int bits, Word lane) noexcept {
    const Word low = word & below(bits);
    return (word ^ low) << Bits | lane << bits | low;
  }
  /// A lane goes out; those above it come one lane down.
  [[nodiscard]] static constexpr Word without(Word word, int bits) noexcept {
    return (word >> Bits & ~below(bits)) | (word & below(bits));
  }
};

}  // namespace regelwerk::ostfriesenlauf::detail
