#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <limits>
#include <string>
#include <vector>

#include <perft_file.hpp>
#include <perft_plies.hpp>
#include <regelwerk/play/perft.hpp>

// The tables of tests/perft, made again by the library and by the naive engines.

namespace perft_tables {

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
  CAPTURE(table.header);
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
    CAPTURE(table.header);
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
    out << '\n' << table.comment << table.header << '\n';
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
