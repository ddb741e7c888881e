#include "samara_board.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "text.hpp"

namespace play {
namespace {

using regelwerk::samara::Effect;
using regelwerk::samara::effect_count;
using regelwerk::samara::max_column;
using regelwerk::samara::max_row;
using regelwerk::samara::MoveKind;
using regelwerk::samara::Phase;
using regelwerk::samara::Space;
using regelwerk::samara::space_count;
using regelwerk::samara::Tile;
using regelwerk::samara::Tool;
using regelwerk::samara::tool_kinds;
using regelwerk::samara::Tools;

// With the number of the row nine cells and the last one's end fill a line.
constexpr std::size_t cell_columns = 8;
// The name of the row, and the blank behind it.
constexpr std::size_t margin = 2;

std::string without_trailing_blanks(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

std::string fitting(std::string_view name) {
  constexpr std::size_t room = cell_columns - 1;
  if (columns_of(name) <= room) return std::string{name};
  while (columns_of(name) >= room) name.remove_suffix(1);
  return join(name, ".");
}

/// In a few letters; the sentences stand in the rules.
std::string hint(Effect effect, const Ink& ink) {
  constexpr std::array<Phrase, effect_count - 1> hints{"-saw",    "-trowel", "-glassB", "-2tools", "-1tool*",
                                                       "anytool", "-1man*",  "train1",  "crew+1",  "-worker",
                                                       "lonely",  "prison*", "-1month"};
  const auto index = static_cast<std::size_t>(effect);
  return index == 0 ? std::string{} : ink.text(hints[index - 1]);
}

/// Each kind by a letter, with its number where there are several.
std::string lying(Tools tools) {
  constexpr std::array<char, tool_kinds> letters{'s', 'c', 'q', 'A', 'B'};
  std::string text;
  tools.for_each_kind([&](Tool tool) {
    if (tools.count(tool) > 1) text += join(tools.count(tool));
    text += letters[static_cast<std::size_t>(tool)];
  });
  return text.empty() ? text : join("{", text, "}");
}

}  // namespace

SamaraBoard::SamaraBoard(const Samara::Game& game, const Samara::Game::View& view, const SamaraWords& words,
                         const Ink& ink)
    : game_(game), table_(view.table), words_(words), ink_(ink), moves_(game.moves(view)) {}

std::string SamaraBoard::drawn() const {
  std::string text = header();
  for (int row = max_row; row >= 1; --row) text += SamaraBoard::row(row);
  return text;
}

/// What a column costs, and where that takes the workers whose turn it is.
std::string SamaraBoard::header() const {
  std::string line(margin, ' ');
  for (int column = 1; column <= max_column; ++column) {
    std::string words = join(column, "m");
    if (table_.phase == Phase::action) {
      const int month = month_reached(game_.layout(), table_, table_.turn, column);
      words += join(">", words_.month(month));
    }
    line += padded(words, cell_columns);
  }
  return ink_.dim(without_trailing_blanks(line)) + '\n';
}

std::string SamaraBoard::row(int row) const {
  std::array<Cell, max_column> cells;
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = cell(static_cast<int>(i) + 1, row);
  std::string text;
  for (std::size_t line = 0; line < lines_per_space; ++line) {
    std::string words = padded(line == 0 ? join(row) : "", margin);
    for (const Cell& drawn : cells) words += padded(drawn[line], cell_columns);
    words = without_trailing_blanks(words);
    if (!words.empty()) text += words + '\n';
  }
  return text;
}

SamaraBoard::Cell SamaraBoard::cell(int column, int row) const {
  for (int index = 0; index < space_count; ++index) {
    const Space space{index};
    if (game_.layout().column(space) == column && game_.layout().row(space) == row) return cell(space);
  }
  return {};
}

SamaraBoard::Cell SamaraBoard::cell(Space space) const {
  Cell drawn;
  const std::string tools = lying(table_.tools_on(space));
  if (table_.plot(space).none()) {
    drawn[0] = ink_.dim("-");
    drawn[1] = ink_.bold(tools);
    return drawn;
  }
  const Tile tile = table_.plot(space).tile();
  const auto& data = words_.data(tile);
  const std::string name = fitting(words_.tile(data.name));
  drawn[0] = may_build(space) ? ink_.bold(name) : name;
  drawn[1] = words_.is_permanent(tile) ? join("(", data.prestige, ")") : join(data.prestige);
  const auto times = [](int count, char letter) { return std::string(static_cast<std::size_t>(count), letter); };
  drawn[1] += join(times(data.saws, 'S'), times(data.trowels, 'T'), times(data.glass, 'G'));
  drawn[2] = hint(game_.layout().facts(tile).effect, ink_);
  if (tools.empty()) return drawn;
  // Where the effect leaves no line free, the tools go where there is room.
  const bool fits = columns_of(drawn[1]) + tools.size() < cell_columns;
  std::string& line = drawn[2].empty() ? drawn[2] : fits ? drawn[1] : drawn[3];
  line += ink_.bold(tools);
  return drawn;
}

bool SamaraBoard::may_build(Space space) const {
  return std::any_of(moves_.begin(), moves_.end(),
                     [&](auto move) { return move.kind == MoveKind::build && move.space() == space; });
}

}  // namespace play
