#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/description/fields.hpp>

// The files of tests/perft. examples/docs/guides/perft-tables.md tells their format.

namespace perft_tables {

/// What lies so many plies behind a position.
struct Row {
  int depth = 0;
  std::uint64_t sequences = 0;
  std::vector<std::uint64_t> distinct;  ///< states, then views of each seat and of a spectator; empty: not counted

  friend bool operator==(const Row&, const Row&) = default;
};

inline std::string text_of(const Row& row) {
  std::string text = std::to_string(row.depth) + ' ' + std::to_string(row.sequences);
  for (const std::uint64_t count : row.distinct) (text += ' ') += std::to_string(count);
  return text;
}

/// A position and its table.
struct Table {
  std::string comment;  ///< the line before it
  std::string header;   ///< as it stands in the file
  std::string edition;
  std::string options;
  std::string state;  ///< without the header that the options give
  std::vector<Row> rows;
};

inline std::string path_of(const std::string& title) { return REGELWERK_TEST_DATA_DIR "/perft/" + title + ".txt"; }

inline Table table_of(const std::string& line, const std::string& comment) {
  Table table;
  table.comment = comment;
  table.header = line;
  std::istringstream parts{line};
  std::string sign;
  parts >> sign >> std::ws;
  REQUIRE(sign == "position");
  const std::string rest = line.substr(static_cast<std::size_t>(parts.tellg()));
  if (rest.find(' ') < rest.find('=')) parts >> table.edition >> std::ws;
  std::getline(parts, table.options, ';');
  std::getline(parts, table.state);
  REQUIRE(!table.state.empty());
  return table;
}

inline Row row_of(const std::string& line) {
  Row row;
  std::istringstream parts{line};
  parts >> row.depth >> row.sequences;
  REQUIRE(parts);
  for (std::uint64_t count = 0; parts >> count;) row.distinct.push_back(count);
  REQUIRE(parts.eof());
  return row;
}

/// The tables of a file, and the lines before the first of them.
struct File {
  std::string preface;
  std::vector<Table> tables;
};

inline File read(const std::string& title) {
  std::ifstream in{path_of(title)};
  REQUIRE(in.good());
  File file;
  std::string comment;
  for (std::string line; std::getline(in, line);) {
    CAPTURE(line);
    if (line.starts_with("position")) {
      file.tables.push_back(table_of(line, comment));
    } else if (line.starts_with('#')) {
      if (file.tables.empty()) file.preface += comment;
      comment = line + '\n';
    } else if (!line.empty()) {
      REQUIRE(!file.tables.empty());
      file.tables.back().rows.push_back(row_of(line));
    }
  }
  return file;
}

/// The edition of this name; the first one where a table names none.
template <class Edition>
const Edition& edition_of(const std::vector<const Edition*>& editions, const std::string& name) {
  for (const Edition* edition : editions) {
    if (name.empty() || edition->name == name) return *edition;
  }
  FAIL("no such edition: ", name);
  return *editions.front();
}

/// Calls `take` with game and state of a table if its options are those of this kind of game.
template <class G>
bool read_as(const Table& table, const std::vector<const typename G::Edition*>& editions, const auto& take) {
  regelwerk::TextReader reader{table.options};
  const auto options = read_fields(reader, G::option_fields);
  if (!options || !reader.at_end()) return false;
  const auto game = G::make(*options, edition_of(editions, table.edition));
  REQUIRE(game.has_value());
  if (table.state == " start") {
    take(*game, game->initial());
    return true;
  }
  const auto state = parse_state(*game, std::string{header_of_line(*game).view()} + table.state);
  REQUIRE(state.has_value());
  take(*game, *state);
  return true;
}

}  // namespace perft_tables
