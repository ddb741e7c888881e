#pragma once
#include <array>
#include <cstddef>
#include <string>

#include <regelwerk/samara.hpp>

#include "samara.hpp"
#include "samara_words.hpp"

namespace play {

/// The spaces as they lie: months from left to right, strength from the bottom to the top.
class SamaraBoard {
 public:
  SamaraBoard(const Samara::Game& game, const Samara::Game::View& view, const SamaraWords& words, const Ink& ink);

  [[nodiscard]] std::string drawn() const;

 private:
  /// Name, prestige with the tools needed, effect; tools that lie there stand in one of the lines behind the name.
  static constexpr std::size_t lines_per_space = 4;
  using Cell = std::array<std::string, lines_per_space>;

  [[nodiscard]] std::string header() const;
  [[nodiscard]] std::string row(int row) const;
  [[nodiscard]] Cell cell(int column, int row) const;
  [[nodiscard]] Cell cell(regelwerk::samara::Space space) const;
  [[nodiscard]] bool may_build(regelwerk::samara::Space space) const;

  const Samara::Game& game_;
  const regelwerk::samara::Table& table_;
  const SamaraWords& words_;
  const Ink& ink_;
  Samara::Game::MoveList moves_;  ///< of the viewer
};

}  // namespace play
