#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include <regelwerk/ostfriesenlauf.hpp>

#include "ostfriesenlauf_words.hpp"
#include "terminal.hpp"

namespace play {

/// The track from the line to the line: one lap, the start somewhere in it, the line at its two ends. Who is across
/// stands beyond; the lanes of a field lie one above the other, the innermost at the bottom.
class LaufTrack {
 public:
  LaufTrack(const regelwerk::ostfriesenlauf::Layout& layout, const regelwerk::ostfriesenlauf::Table& table,
            const LaufWords& words, const Ink& ink);

  [[nodiscard]] std::string drawn() const;

 private:
  [[nodiscard]] int from() const { return first_ - before_; }
  [[nodiscard]] int to() const { return last_ + beyond_; }
  [[nodiscard]] std::size_t cell(int field) const { return static_cast<std::size_t>(field - from()); }
  [[nodiscard]] std::size_t column(int field) const;
  void put(regelwerk::ostfriesenlauf::Runner runner);
  [[nodiscard]] std::string row(std::size_t lane) const;
  [[nodiscard]] std::string ruler() const;
  [[nodiscard]] std::string signs() const;

  const regelwerk::ostfriesenlauf::Layout& layout_;
  const regelwerk::ostfriesenlauf::Table& table_;
  const LaufWords& words_;
  const Ink& ink_;
  int last_;    ///< the field before the line, running forward
  int first_;   ///< the field before the line, running backward
  int before_;  ///< fields drawn beyond the line, backward
  int beyond_;  ///< fields drawn beyond the line, forward
  std::vector<std::vector<std::string>> lanes_;
};

}  // namespace play
