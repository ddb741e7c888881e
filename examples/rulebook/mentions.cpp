#include "mentions.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "../play/text.hpp"

namespace rulebook {
namespace {

bool is_capital(char sign) { return 'A' <= sign && sign <= 'Z'; }
bool is_digit(char sign) { return '0' <= sign && sign <= '9'; }
bool is_word(char sign) { return is_capital(sign) || is_digit(sign) || ('a' <= sign && sign <= 'z') || sign == '-'; }

/// How long the ID is that begins here; 0 if none does.
std::size_t id_at(std::string_view text, std::size_t at) {
  if (at > 0 && is_word(text[at - 1])) return 0;
  std::size_t end = at;
  while (end < text.size() && is_capital(text[end])) ++end;
  if (end - at != 2 || end == text.size() || text[end] != '-') return 0;
  const std::size_t digits = ++end;
  while (end < text.size() && is_digit(text[end])) ++end;
  const bool goes_on = end < text.size() && is_word(text[end]);
  return end == digits || goes_on ? 0 : end - at;
}

/// The files with this ending below a folder, in order; without translations.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder, std::string_view ending) {
  std::vector<std::filesystem::path> files;
  std::error_code none;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{folder, none}) {
    const bool is_translated = entry.path().generic_string().find("german") != std::string::npos;
    if (entry.path().extension() == ending && !is_translated) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// Calls `found(id, place)` for each ID in each line of a file for which `is_wanted(line)`, once a line.
void read(const std::filesystem::path& file, const std::string& name, const auto& is_wanted, const auto& found) {
  std::ifstream in{file};
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (!is_wanted(line)) continue;
    std::vector<std::string> ids;
    for (FoundId id = find_id(line, 0); id.size > 0; id = find_id(line, id.at + id.size)) {
      ids.push_back(line.substr(id.at, id.size));
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    for (const std::string& id : ids) found(id, play::join(name, ":", number));
  }
}

bool names_test(std::string_view line) {
  return line.find("TEST_CASE") != std::string_view::npos || line.find("SUBCASE") != std::string_view::npos;
}

}  // namespace

FoundId find_id(std::string_view text, std::size_t from) {
  for (std::size_t at = from; at < text.size(); ++at) {
    if (const std::size_t size = id_at(text, at); size > 0) return {at, size};
  }
  return {};
}

MentionsById find_mentions(const std::string& root) {
  MentionsById all;
  if (root.empty()) return all;
  const std::filesystem::path tree{root};
  const auto name = [&](const auto& file) { return file.lexically_relative(tree).generic_string(); };
  for (const auto& file : files_in(tree / "include" / "regelwerk", ".hpp")) {
    read(
        file, name(file), [](std::string_view /*line*/) { return true; },
        [&](const std::string& id, std::string place) { all[id].code.push_back(std::move(place)); });
  }
  for (const auto& file : files_in(tree / "tests", ".cpp")) {
    read(file, name(file), names_test,
         [&](const std::string& id, std::string place) { all[id].tests.push_back(std::move(place)); });
  }
  return all;
}

}  // namespace rulebook
