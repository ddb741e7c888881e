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
  /// What a card does to whom, told before it is carried out.
  [[nodiscard]] std::string deed(const regelwerk::ostfriesenlauf::Table& table, regelwerk::ostfriesenlauf::Place back,
                                 regelwerk::ostfriesenlauf::Face face) const;
  /// Where all runners stand, the first one first; those across the line with a star.
  [[nodiscard]] std::string race(const regelwerk::ostfriesenlauf::Table& table) const;

 private:
  const regelwerk::ostfriesenlauf::Layout& layout_;
  const Ink& ink_;
};

}  // namespace play
