#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/samara.hpp>

#include "samara.hpp"
#include "terminal.hpp"

namespace play {

/// Words for what drawing and telling both speak of.
class SamaraWords {
 public:
  SamaraWords(const Samara::Game& game, const Ink& ink) : game_(game), ink_(ink) {}

  /// The name of a tile in the language.
  [[nodiscard]] std::string tile(regelwerk::samara::Tile tile) const;
  [[nodiscard]] std::string tile(std::string_view name) const;
  [[nodiscard]] const regelwerk::samara::TileData& data(regelwerk::samara::Tile tile) const;
  [[nodiscard]] bool is_permanent(regelwerk::samara::Tile tile) const;
  /// Column and row, as in the text of a move.
  [[nodiscard]] std::string space(regelwerk::samara::Space space) const;
  /// A worker of this seat: its figures from the top one down.
  [[nodiscard]] std::string worker(regelwerk::Seat seat, regelwerk::samara::Stack figures) const;
  [[nodiscard]] static std::string figures(regelwerk::samara::Stack figures);
  [[nodiscard]] std::string month(int ahead) const;
  /// All tools, each by its name.
  [[nodiscard]] std::string tools(regelwerk::samara::Tools tools) const;

 private:
  const Samara::Game& game_;
  const Ink& ink_;
};

/// A title and its items in lines that are not too wide.
[[nodiscard]] std::string in_lines(const std::string& title, const std::vector<std::string>& items,
                                   std::string_view between, std::string_view indent);

}  // namespace play
