#include "samara_words.hpp"

#include <cstddef>
#include <utility>

#include "text.hpp"

namespace play {

using regelwerk::Seat;
using regelwerk::samara::Space;
using regelwerk::samara::Stack;
using regelwerk::samara::Tile;
using regelwerk::samara::TileData;
using regelwerk::samara::Tool;
using regelwerk::samara::Tools;

const TileData& SamaraWords::data(Tile tile) const {
  return game_.edition().tiles()[static_cast<std::size_t>(tile.index())];
}

std::string SamaraWords::tile(Tile tile) const { return this->tile(data(tile).name); }
std::string SamaraWords::tile(std::string_view name) const {
  return ink_.spoken(
      [&](auto tongue) { return join(word(regelwerk::EditionTerm<regelwerk::samara::Rule>{name}, tongue)); });
}

bool SamaraWords::is_permanent(Tile tile) const { return special(game_.layout().facts(tile).effect).permanent; }

std::string SamaraWords::space(Space space) const {
  return join(game_.layout().column(space), ",", game_.layout().row(space));
}

std::string SamaraWords::worker(Seat seat, Stack figures) const {
  return ink_.of(seat, join(Ink::letter(seat), ":", SamaraWords::figures(figures)));
}

std::string SamaraWords::figures(Stack figures) {
  std::string letters;
  for (int depth = 0; depth < figures.strength(); ++depth) {
    letters += regelwerk::samara::sex_letters[static_cast<std::size_t>(figures.figure(depth))];
  }
  return letters;
}

std::string SamaraWords::month(int ahead) const { return ahead == 0 ? ink_.text("NOW") : join("+", ahead); }

std::string SamaraWords::tools(Tools tools) const {
  const bool is_english = ink_.language() == "en";  // whose words are those of texts
  const std::string_view between = is_english ? " " : ", ";
  std::string names;
  const auto name = [&](Tool tool) {
    return is_english ? join(word(tool)) : ink_.spoken([&](auto tongue) { return join(word(tool, tongue)); });
  };
  for (const Tool tool : tools) names += join(names.empty() ? "" : between, name(tool));
  return names.empty() ? ink_.text("none") : names;
}

std::string in_lines(const std::string& title, const std::vector<std::string>& items, std::string_view between,
                     std::string_view indent) {
  std::string text;
  std::string line = title;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool fits = columns_of(line) + columns_of(between) + 1 + columns_of(items[i]) < line_columns;
    if (i > 0) line += between;
    if (i > 0 && !fits)
      text += std::exchange(line, std::string{indent}) + "\n";
    else if (i > 0)
      line += ' ';
    line += items[i];
  }
  return text + line;
}

}  // namespace play
