#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/text.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>

namespace regelwerk::ostfriesenlauf {

/// What languages say about faces, by face: a phrase each, made once for all programs.
using FacePhrases = std::array<Text<40>, Face::count>;

/// The phrases that `write` writes for all faces: `write(out, effect)`.
template <class Write>
[[nodiscard]] consteval FacePhrases face_phrases(const Write& write) noexcept {
  FacePhrases phrases{};
  for (std::size_t face = 0; face < phrases.size(); ++face) write(phrases[face], effect_table[face]);
  return phrases;
}

}  // namespace regelwerk::ostfriesenlauf
