#pragma once
#include <cstddef>
#include <string>

#include <regelwerk/clockman.hpp>

#include "clockman_words.hpp"
#include "terminal.hpp"

namespace play {

/// The board unrolled: every ring is a row, the outermost on top, the way clockwise to the right; fields that lie on
/// one line from the centre stand one above the other. Between two rows are the passages, below all the straights.
class ClockBoard {
 public:
  ClockBoard(const regelwerk::clockman::Layout& layout, const regelwerk::clockman::Table& table, const Ink& ink)
      : layout_(layout), table_(table), ink_(ink) {}

  [[nodiscard]] std::string drawn() const;

 private:
  [[nodiscard]] std::size_t column(regelwerk::clockman::Space at) const;
  [[nodiscard]] std::string starts() const;
  [[nodiscard]] std::string ruler(int ring) const;
  [[nodiscard]] std::string row(int ring) const;
  [[nodiscard]] std::string passages(int gap) const;
  [[nodiscard]] std::string straights() const;
  /// What is seen of a ring field: a figure, several, or the field itself.
  [[nodiscard]] std::string field(regelwerk::clockman::Space at) const;
  /// A figure beside a field that has a name: <A>.
  [[nodiscard]] std::string beside(const std::string& figures) const;
  [[nodiscard]] std::string figures_on(regelwerk::clockman::Space at) const;

  const regelwerk::clockman::Layout& layout_;
  const regelwerk::clockman::Table& table_;
  const Ink& ink_;
};

}  // namespace play
