#pragma once
#include <string>

#include <regelwerk/ostfriesenlauf.hpp>

#include "terminal.hpp"

namespace play {

/// Words for what drawing and telling both speak of.
class LaufWords {
 public:
  LaufWords(const regelwerk::ostfriesenlauf::Layout& layout, const Ink& ink) : layout_(layout), ink_(ink) {}

  /// A runner goes by the letter of its seat, a small one if it has no owner.
  [[nodiscard]] std::string name(regelwerk::ostfriesenlauf::Runner runner) const;
  [[nodiscard]] static std::string ordinal(regelwerk::ostfriesenlauf::Place place);
  /// A card as in the text of a move: back and face.
  [[nodiscard]] std::string card(regelwerk::ostfriesenlauf::Place back, regelwerk::ostfriesenlauf::Face face) const;
  [[nodiscard]] static std::string face(regelwerk::ostfriesenlauf::Face face);

 private:
  const regelwerk::ostfriesenlauf::Layout& layout_;
  const Ink& ink_;
};

}  // namespace play
