#pragma once
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string_view>
#include <system_error>

#include "trajectory.hpp"

// Lines of trajectories.txt: GAME | OPTIONS | SEED | PLIES | states | views | worlds | words | events | told.

namespace platforms {

/// One line of the table; the texts are parts of it.
struct Line {
  std::string_view game;
  std::string_view options;
  std::uint64_t seed = 0;
  Trajectory expected;
};

/// The hashes of a trajectory in the order of the table's columns, with their names.
struct Column {
  std::string_view name;
  Digest Trajectory::*digest;
};
inline constexpr std::array<Column, 6> columns{{{"states", &Trajectory::states},
                                                {"views", &Trajectory::views},
                                                {"worlds", &Trajectory::worlds},
                                                {"words", &Trajectory::words},
                                                {"events", &Trajectory::events},
                                                {"told", &Trajectory::told}}};

[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

/// Takes the next cell from the front of a line.
[[nodiscard]] constexpr std::string_view take_cell(std::string_view& line) noexcept {
  const std::string_view cell = line.substr(0, line.find('|'));
  line.remove_prefix(cell.size() < line.size() ? cell.size() + 1 : cell.size());
  return trimmed(cell);
}

/// The number that a cell holds; empty if it holds none.
[[nodiscard]] inline std::optional<std::uint64_t> number_in(std::string_view cell, int base) noexcept {
  std::uint64_t number = 0;
  const char* const end = cell.data() + cell.size();
  const auto read = std::from_chars(cell.data(), end, number, base);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return number;
}

/// Reads a line without comment; empty if it is none of the table. A line that ends behind the seed expects nothing
/// yet.
[[nodiscard]] inline std::optional<Line> read_line(std::string_view text) noexcept {
  Line line;
  line.game = take_cell(text);
  line.options = take_cell(text);
  const auto seed = number_in(take_cell(text), 10);
  if (!seed) return std::nullopt;
  line.seed = *seed;
  if (text.empty()) return line;
  const auto plies = number_in(take_cell(text), 10);
  if (!plies) return std::nullopt;
  line.expected.plies = *plies;
  for (const Column& column : columns) {
    const auto digest = number_in(take_cell(text), 16);
    if (!digest) return std::nullopt;
    line.expected.*column.digest = Digest::of(*digest);
  }
  return text.empty() ? std::optional{line} : std::nullopt;
}

/// Prints a line of the table with what was found.
inline void print(const Line& line, const Trajectory& found) noexcept {
  const auto cell = [](std::string_view text) {
    std::printf("%.*s%s", static_cast<int>(text.size()), text.data(), text.empty() ? "| " : " | ");
  };
  cell(line.game);
  cell(line.options);
  std::printf("%llu | %llu", static_cast<unsigned long long>(line.seed), static_cast<unsigned long long>(found.plies));
  for (const Column& column : columns) {
    std::printf(" | %016llx", static_cast<unsigned long long>((found.*column.digest).value()));
  }
  std::printf("\n");
}

/// True if both are equal; else prints the line, and in which columns they differ.
inline bool agree(const Line& line, const Trajectory& found) noexcept {
  if (found == line.expected) return true;
  std::printf("differs in:");
  if (found.plies != line.expected.plies) std::printf(" plies");
  for (const Column& column : columns) {
    if (found.*column.digest == line.expected.*column.digest) continue;
    std::printf(" %.*s", static_cast<int>(column.name.size()), column.name.data());
  }
  std::printf("\n  expected: ");
  print(line, line.expected);
  std::printf("  found:    ");
  print(line, found);
  return false;
}

/// Calls `each` with every line of the table on the standard input and `other` with every comment and empty line. False
/// if there is a line that is none of the table, or no line at all.
template <class Each, class Other>
[[nodiscard]] bool for_each_line(const Each& each, const Other& other) {
  std::array<char, 512> room{};
  std::size_t lines = 0;
  while (std::fgets(room.data(), static_cast<int>(room.size()), stdin) != nullptr) {
    const std::string_view text = trimmed(room.data());
    if (text.empty() || text.front() == '#') {
      other(text);
      continue;
    }
    const auto line = read_line(text);
    if (!line) {
      std::printf("no line of the table: %.*s\n", static_cast<int>(text.size()), text.data());
      return false;
    }
    each(*line);
    ++lines;
  }
  return lines > 0;
}

}  // namespace platforms
