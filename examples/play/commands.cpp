#include "commands.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "arguments.hpp"
#include "text.hpp"

namespace play {
namespace {

/// Small letters, with ae, oe, ue and ss for those that not every keyboard has.
std::string folded(std::string_view word) {
  constexpr std::array<std::array<std::string_view, 2>, 8> others{
      {{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "ae"}, {"Ö", "oe"}, {"Ü", "ue"}, {"ß", "ss"}, {"\u0308", "e"}}};
  std::string text;
  while (!word.empty()) {
    const auto* const other =
        std::find_if(others.begin(), others.end(), [&](const auto& each) { return word.starts_with(each[0]); });
    if (other != others.end()) {
      text += (*other)[1];
      word.remove_prefix((*other)[0].size());
      continue;
    }
    const char letter = word.front();
    text += 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    word.remove_prefix(1);
  }
  return text;
}

/// All words of a command, those of the language first.
std::vector<std::string> list_words(const CommandWords& command, std::string_view language) {
  return words_of(
      join(command.all_in(language), " ", command.all_in(language == "de" ? "en" : "de"), " ", command.others));
}

/// How many letters are wrong, missing or too many, or exchanged with their neighbours.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before;
  std::vector<std::size_t> last(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::vector<std::size_t> next(b.size() + 1, i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      next[j] = std::min({last[j] + 1, next[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        next[j] = std::min(next[j], before[j - 2] + 1);
    }
    before = std::move(last);
    last = std::move(next);
  }
  return last.back();
}

bool is_letter(char sign) {
  return ('a' <= sign && sign <= 'z') || ('A' <= sign && sign <= 'Z') || static_cast<unsigned char>(sign) >= 0x80U;
}
bool is_digit(char sign) { return '0' <= sign && sign <= '9'; }

}  // namespace

std::optional<Command> command_named(std::string_view word) {
  const std::string meant = folded(word);
  for (std::size_t i = 0; i < command_words.size(); ++i) {
    for (const std::string& each : list_words(command_words[i], "en")) {
      if (folded(each) == meant) return static_cast<Command>(i);
    }
  }
  return std::nullopt;
}

bool asks_for(std::string_view line, Command command) { return command_named(line) == command; }

std::string all_words_of(Command command, std::string_view language) {
  std::string text;
  for (const std::string& word : words_of(words_of(command).all_in(language))) {
    text += join(text.empty() ? "" : ", ", word);
  }
  return text;
}

std::string nearest(std::string_view typed, const std::vector<std::string>& words) {
  constexpr std::size_t shortest = 3;
  constexpr std::size_t longest = 64;  // nobody mistypes more
  const std::string meant = folded(typed);
  std::string found;
  std::size_t best = std::numeric_limits<std::size_t>::max();
  if (meant.size() < 2 || meant.size() > longest) return found;
  for (const std::string& word : words) {
    const std::string like = folded(word);
    if (like.size() < shortest || like.size() > longest) continue;
    const bool is_begun = like.starts_with(meant);
    const std::size_t allowed = std::min(meant.size(), like.size()) < shortest ? 0U : like.size() < 6 ? 1U : 2U;
    const std::size_t wrong = is_begun ? std::size_t{1} : distance(meant, like);
    if ((!is_begun && wrong > allowed) || wrong >= best) continue;
    best = wrong;
    found = word;
  }
  return found;
}

std::string nearest_command(std::string_view typed, std::string_view language) {
  std::vector<std::string> all;
  for (const CommandWords& command : command_words) {
    for (std::string& word : words_of(command.all_in(language))) all.push_back(std::move(word));
  }
  for (const CommandWords& command : command_words) {
    for (std::string& word : list_words(command, language)) all.push_back(std::move(word));
  }
  return nearest(typed, all);
}

bool is_no_move(std::string_view typed, std::size_t due) {
  const std::string_view word = typed.substr(0, typed.find(' '));
  const auto letters = static_cast<std::size_t>(std::find_if_not(word.begin(), word.end(), is_letter) - word.begin());
  if (letters == 0) return due == 0 && !is_digit(word.front());
  if (due >= letters) return false;
  return letters == word.size() || !(is_digit(word[letters]) || word[letters] == ':' || word[letters] == '@');
}

}  // namespace play
