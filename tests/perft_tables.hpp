#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <limits>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <naive_text.hpp>
#include <regelwerk/core/fields.hpp>
#include <regelwerk/core/hash.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/perft.hpp>

// The tables of tests/perft, made again by the library and by the naive engines. README tells their format.

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
  std::string head;     ///< as it stands in the file
  std::string edition;
  std::string options;
  std::string state;  ///< without the head that the options give
  std::vector<Row> rows;
};

inline std::string path_of(const std::string& title) { return REGELWERK_TEST_DATA_DIR "/perft/" + title + ".txt"; }

inline Table table_of(const std::string& line, const std::string& comment) {
  Table table;
  table.comment = comment;
  table.head = line;
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
  const auto state = parse_state(*game, std::string{head_of_line(*game).view()} + table.state);
  REQUIRE(state.has_value());
  take(*game, *state);
  return true;
}

struct Hash {
  std::size_t operator()(const auto& value) const { return static_cast<std::size_t>(regelwerk::hash(value)); }
};

/// The states of one ply after another, each once, with the number of sequences that lead there.
template <class G>
class Plies {
 public:
  using State = typename G::State;

  Plies(const G& game, const State& state) : game_(game), states_{{state, 1}} {}

  void advance() {
    std::unordered_map<State, std::uint64_t, Hash> next;
    for (const auto& [state, sequences] : states_) {
      game_.for_each_move(state, [&](const auto& move) { next[game_.play(state, move)] += sequences; });
    }
    states_ = std::move(next);
    ++depth_;
  }
  [[nodiscard]] std::size_t size() const { return states_.size(); }
  [[nodiscard]] Row row() const {
    Row row{.depth = depth_, .sequences = 0, .distinct = {states_.size()}};
    for (const auto& [state, sequences] : states_) row.sequences += sequences;
    for (int seat = 0; seat < game_.seats(); ++seat)
      row.distinct.push_back(views(regelwerk::Viewer{regelwerk::Seat{seat}}));
    row.distinct.push_back(views(regelwerk::spectator));
    return row;
  }

 private:
  [[nodiscard]] std::uint64_t views(regelwerk::Viewer viewer) const {
    std::unordered_set<typename G::View, Hash> seen;
    for (const auto& [state, sequences] : states_) seen.insert(game_.view(state, viewer));
    return seen.size();
  }

  const G& game_;
  std::unordered_map<State, std::uint64_t, Hash> states_;
  int depth_ = 0;
};

/// The same by a naive engine, whose positions are told apart by all that they hold.
template <class Position>
class NaivePlies {
 public:
  NaivePlies(const Position& position, int seats) : seats_(seats) { positions_[everything(position)] = {position, 1}; }

  void advance() {
    Positions next;
    for (const auto& [text, both] : positions_) {
      for (const auto& [move, weight] : moves(both.first)) {
        Position after = both.first;
        play(after, move);
        next.try_emplace(everything(after), after, 0).first->second.second += both.second;
      }
    }
    positions_ = std::move(next);
    ++depth_;
  }
  [[nodiscard]] std::size_t size() const { return positions_.size(); }
  [[nodiscard]] Row row() const {
    Row row{.depth = depth_, .sequences = 0, .distinct = {positions_.size()}};
    for (const auto& [text, both] : positions_) row.sequences += both.second;
    for (int seat = 0; seat < seats_; ++seat) row.distinct.push_back(views(seat));
    row.distinct.push_back(views(naive_text::spectator));
    return row;
  }

 private:
  using Positions = std::map<std::string, std::pair<Position, std::uint64_t>>;

  [[nodiscard]] static std::string everything(const Position& position) {
    return seen(position, naive_text::everything);
  }
  [[nodiscard]] std::uint64_t views(int viewer) const {
    std::unordered_set<std::string> texts;
    for (const auto& [text, both] : positions_) texts.insert(seen(both.first, viewer));
    return texts.size();
  }

  int seats_;
  Positions positions_;
  int depth_ = 0;
};

/// Sequences are walked one by one up to so many where distinct states make it unnecessary.
inline constexpr std::uint64_t most_walked = 100'000;

/// How far tables go, and how far the naive engines follow them.
struct Reach {
  std::size_t states = 1'500;     ///< a table ends before a ply with more of them
  int depth = 10;                 ///< or behind so many plies
  std::size_t naive_states = 60;  ///< a naive engine goes on from a ply with no more than these
};

/// The naive engines follow all rows of which all is counted.
inline constexpr Reach by_both{.naive_states = std::numeric_limits<std::size_t>::max()};

/// What a file came to.
struct Tally {
  int tables = 0;
  int rows = 0;
  int confirmed = 0;  ///< rows that the naive engine makes as well
};

/// The rows of which all is counted.
template <class G>
std::vector<Row> rows_of(const G& game, const typename G::State& state, const Reach& reach) {
  std::vector<Row> rows;
  Plies<G> plies{game, state};
  while (static_cast<int>(rows.size()) < reach.depth) {
    plies.advance();
    if (plies.size() == 0 || plies.size() > reach.states) break;
    rows.push_back(plies.row());
  }
  return rows;
}

/// Rows behind the first ones, of which only sequences are known, are counted by perft.
template <class G>
void check_table(Tally& tally, const Table& table, const G& game, const typename G::State& state, const Reach& reach,
                 const auto& naive) {
  CAPTURE(table.head);
  const auto made = rows_of(game, state, reach);
  CHECK(!table.rows.empty());
  for (std::size_t at = 0; at < table.rows.size(); ++at) {
    const Row& row = table.rows[at];
    if (!row.distinct.empty()) {
      REQUIRE(at < made.size());
      CHECK(text_of(made[at]) == text_of(row));
    }
    if (row.distinct.empty() || row.sequences <= most_walked)
      CHECK(regelwerk::perft(game, state, row.depth) == row.sequences);
  }
  NaivePlies plies{naive(game, state), game.seats()};
  for (std::size_t at = 0; at < table.rows.size() && plies.size() <= reach.naive_states; ++at) {
    plies.advance();
    const Row& row = table.rows[at];
    if (row.distinct.empty()) break;
    CHECK(text_of(plies.row()) == text_of(row));
    ++tally.confirmed;
  }
  ++tally.tables;
  tally.rows += static_cast<int>(table.rows.size());
}

/// Makes the tables of a title of these kinds of games again; `naive(game, state)` is the naive engine's position.
template <class G, class... Others>
Tally check(const std::string& title, const std::vector<const typename G::Edition*>& editions, const Reach& reach,
            const auto& naive) {
  Tally tally;
  for (const Table& table : read(title).tables) {
    const auto again = [&](const auto& game, const auto& state) {
      check_table(tally, table, game, state, reach, naive);
    };
    CAPTURE(table.head);
    REQUIRE((read_as<G>(table, editions, again) || ... || read_as<Others>(table, editions, again)));
  }
  return tally;
}

/// Writes the file anew with the rows that the library makes of its positions; deeper ones stay as they are, counted
/// without their states.
template <class G, class... Others>
void write(const std::string& title, const std::vector<const typename G::Edition*>& editions, const Reach& reach) {
  const File file = read(title);
  std::ofstream out{path_of(title)};
  out << file.preface;
  for (const Table& table : file.tables) {
    out << '\n' << table.comment << table.head << '\n';
    const auto again = [&](const auto& game, const auto& state) {
      const auto made = rows_of(game, state, reach);
      for (const Row& row : made) out << text_of(row) << '\n';
      for (std::size_t at = made.size(); at < table.rows.size(); ++at) {
        out << table.rows[at].depth << ' ' << table.rows[at].sequences << '\n';
      }
    };
    REQUIRE((read_as<G>(table, editions, again) || ... || read_as<Others>(table, editions, again)));
  }
}

}  // namespace perft_tables
