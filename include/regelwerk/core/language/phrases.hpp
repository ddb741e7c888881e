#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/core/container/text.hpp>

namespace regelwerk::inline shared {

/// The phrases of a language for the entries of a table, by their index.
template <std::size_t Count>
using Phrases = std::array<Text<48>, Count>;

/// The phrases that `write(out, entry)` writes, computed at compile time.
template <class Entry, std::size_t Count, class Write>
[[nodiscard]] consteval Phrases<Count> phrases_for(const std::array<Entry, Count>& table, const Write& write) noexcept {
  Phrases<Count> phrases{};
  for (std::size_t i = 0; i < Count; ++i) write(phrases[i], table[i]);
  return phrases;
}

}  // namespace regelwerk::inline shared
