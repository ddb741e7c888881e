#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "ledgers.hpp"

// FIDELITY.md beside the headers of a game says of each of its rules where it comes from; the rules' own sources decide
// whether that is true.

using namespace rules_test;

namespace {

using Problems = std::vector<std::string>;

constexpr std::array<std::string_view, 3> columns{"from the rulebook", "our decision", "our reconstruction"};

/// The column of a rule: what had to be made anew, or else what we decided, or else what is printed.
std::size_t column_of(std::string_view source) {
  bool decided = false;
  for (std::size_t at = 0; at < source.size();) {
    const std::size_t end = std::min(source.find(", ", at), source.size());
    const std::string_view part = source.substr(at, end - at);
    if (part == "reconstruction") return 2;
    decided = decided || part == "decision";
    at = end + 2;
  }
  return decided ? 1 : 0;
}

/// One ID of a table, ranges told one by one, and the column it stands in.
struct Entry {
  std::string id;
  std::size_t column = 0;
};

/// The IDs of one cell; `A to B` are all from A to B.
void read_cell(std::string_view cell, std::size_t column, std::vector<Entry>& entries) {
  const std::vector<Named> ids = ids_in(cell);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto [id, at] = ids[i];
    const std::string_view between =
        i == 0 ? std::string_view{}
               : cell.substr(ids[i - 1].at + ids[i - 1].id.size(), at - ids[i - 1].at - ids[i - 1].id.size());
    const int first = between == " to " ? number_of(ids[i - 1].id) + 1 : number_of(id);
    for (int number = first; number <= number_of(id); ++number) {
      entries.push_back({std::string{prefix_of(id)} + "-" + std::to_string(number), column});
    }
  }
}

/// All IDs in the tables of a page.
std::vector<Entry> entries_of(const std::string& page) {
  std::vector<Entry> entries;
  std::istringstream lines{page};
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('|')) continue;
    std::istringstream cells{line.substr(1)};
    std::size_t column = 0;
    for (std::string cell; std::getline(cells, cell, '|'); ++column) read_cell(cell, column, entries);
  }
  return entries;
}

/// The line that a page's table begins with.
std::string heading() {
  std::string line = "|";
  for (const std::string_view column : columns) line += " " + std::string{column} + " |";
  return line + "\n|---|---|---|\n";
}

/// What is wrong with a page about these rules.
Problems problems_of(const std::string& page, Table rules) {
  Problems problems;
  if (page.find("\n" + heading()) == std::string::npos) problems.emplace_back("no table has the three columns");
  std::vector<Entry> entries = entries_of(page);
  for (const RuleInfo& rule : rules) {
    const std::string id{rule.id};
    const auto is_of_rule = [&](const Entry& entry) { return entry.id == id; };
    const auto times = std::count_if(entries.begin(), entries.end(), is_of_rule);
    const std::string column{columns[column_of(rule.source)]};
    if (times == 0) problems.push_back(id + " is missing, " + column);
    if (times > 1) problems.push_back(id + " is told more than once, " + column);
    for (const Entry& entry : entries) {
      if (times == 1 && is_of_rule(entry) && entry.column != column_of(rule.source)) {
        problems.push_back(id + " is " + column);
      }
    }
    std::erase_if(entries, is_of_rule);
  }
  for (const Entry& entry : entries) problems.push_back(entry.id + " is no rule");
  return problems;
}

std::string text_of_file(const std::string& path) {
  std::ifstream file{path};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string table(const std::string& row) { return "# Fidelity: XY-9\n\n" + heading() + row + "\n\nXY-8 in words.\n"; }

}  // namespace

TEST_CASE("rules: FIDELITY.md of a game tells of every rule once where it comes from, in the column of its source") {
  for (const Ledger& ledger : ledgers) {
    const std::string path = "include/regelwerk/" + std::string{ledger.folder} + "/FIDELITY.md";
    CAPTURE(path);
    for (const std::string& problem : problems_of(text_of_file(REGELWERK_TEST_DATA_DIR "/../" + path), ledger.rules)) {
      FAIL_CHECK(problem);
    }
  }
}

TEST_CASE("rules: a table that tells something else than the sources is refused") {
  const std::vector<RuleInfo> rules{{"XY-1", "", "Setup 1"},
                                    {"XY-2", "", "Setup 2, Play"},
                                    {"XY-3", "", "Play"},
                                    {"XY-4", "", "Play, decision"},
                                    {"XY-5", "", "decision, reconstruction"}};
  CHECK(problems_of(table("| all (XY-1 to XY-3) | some (XY-4) | XY-5 |"), rules).empty());
  CHECK(problems_of(table("| XY-1, XY-2, XY-3 | XY-4 | XY-5 |"), rules).empty());
  CHECK(problems_of(table("| XY-1, XY-3 | XY-4 | XY-5 |"), rules) == Problems{"XY-2 is missing, from the rulebook"});
  CHECK(problems_of(table("| XY-1 to XY-3 | XY-4 (XY-4) | XY-5 |"), rules) ==
        Problems{"XY-4 is told more than once, our decision"});
  CHECK(problems_of(table("| XY-1 to XY-3, XY-2 | XY-4 | XY-5 |"), rules) ==
        Problems{"XY-2 is told more than once, from the rulebook"});
  CHECK(problems_of(table("| XY-1 to XY-4 | | XY-5 |"), rules) == Problems{"XY-4 is our decision"});
  CHECK(problems_of(table("| XY-1 to XY-3 | XY-4, XY-5 | |"), rules) == Problems{"XY-5 is our reconstruction"});
  CHECK(problems_of(table("| XY-1, XY-3 | XY-2, XY-4 | XY-5 |"), rules) == Problems{"XY-2 is from the rulebook"});
  CHECK(problems_of(table("| XY-1 to XY-3 | XY-4 | XY-5, XY-6 |"), rules) == Problems{"XY-6 is no rule"});
  CHECK(problems_of("", rules).size() == 1 + rules.size());
  CHECK(problems_of("\n| our decision | from the rulebook | our reconstruction |\n|---|---|---|\n", {}) ==
        Problems{"no table has the three columns"});
  CHECK(problems_of("\n" + heading(), {}).empty());
}
