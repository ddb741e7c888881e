#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <regelwerk/core/fields.hpp>

// The counts of a game's perft.txt. A line: options; state, without the head that the options give; the counts of depth
// 1, 2, 3 ...

namespace perft_file {

template <class G>
struct Row {
  G game;
  typename G::State state;
  std::vector<std::uint64_t> counts;
};

/// The options that stand here, if they are those of this kind of game.
template <class G>
auto options_of(const std::string& text) {
  regelwerk::TextReader reader{text};
  auto options = read_fields(reader, G::option_fields);
  std::optional<typename G::Options> found;
  if (options && reader.at_end()) found = *options;
  return found;
}

/// Calls `take` with the options of each line and a stream of what follows them.
template <class Take>
void for_each_line(const std::string& folder, Take take) {
  std::ifstream file{REGELWERK_TEST_DATA_DIR "/" + folder + "/perft.txt"};
  REQUIRE(file.good());
  for (std::string text; std::getline(file, text);) {
    if (text.empty() || text.front() == '#') continue;
    CAPTURE(text);
    std::istringstream parts{text};
    std::string options;
    std::getline(parts, options, ';');
    take(options, parts);
  }
}

/// The rest of a line, read by its game.
template <class G>
Row<G> row_of(const G& game, std::istringstream& parts) {
  std::string state_text;
  std::getline(parts, state_text, ';');
  const auto state = parse_state(game, std::string{head_of_line(game).view()} + state_text);
  REQUIRE(state.has_value());
  Row<G> row{game, *state, {}};
  for (std::uint64_t count = 0; parts >> count;) row.counts.push_back(count);
  REQUIRE(parts.eof());
  REQUIRE(!row.counts.empty());
  return row;
}

/// All lines of a game of one kind.
template <class G>
std::vector<Row<G>> rows(const std::string& folder) {
  std::vector<Row<G>> found;
  for_each_line(folder, [&](const std::string& text, std::istringstream& parts) {
    const auto options = options_of<G>(text);
    REQUIRE(options.has_value());
    const auto game = G::make(*options);
    REQUIRE(game.has_value());
    found.push_back(row_of(*game, parts));
  });
  return found;
}

}  // namespace perft_file
