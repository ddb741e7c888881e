#include "texts.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "../play/text.hpp"

namespace rulebook {
namespace {

using play::join;

/// The number of an ID, of those with the letters of another one; -1 if it is none.
int number_of_id(std::string_view id, std::string_view like) {
  const std::size_t letters = like.find('-') + 1;
  if (id.substr(0, letters) != like.substr(0, letters)) return -1;
  const std::size_t end = std::min(id.find_first_not_of("0123456789", letters), id.size());
  return play::number_in<int>(id.substr(letters, end - letters)).value_or(-1);
}

bool has_word(std::string_view text, std::string_view word) {
  const auto words = words_of(text);
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// The first word of `asked` that is not in `line`.
std::string_view missing_word(std::string_view asked, std::string_view line) {
  for (const std::string_view word : words_of(asked)) {
    if (!has_word(line, word)) return word;
  }
  return {};
}

/// The word of a line that has the same name.
std::string_view word_like(std::string_view word, std::string_view line) {
  const std::string_view name = word.substr(0, word.find('=') + 1);
  for (const std::string_view each : words_of(line)) {
    if (!name.empty() && each.starts_with(name)) return each;
  }
  return "nothing like it";
}

std::string event_difference(const Example& asked, const Example& worked) {
  const auto& [left, right] =
      std::mismatch(asked.events.begin(), asked.events.end(), worked.events.begin(), worked.events.end());
  if (left == asked.events.end() && right == worked.events.end()) return {};
  const std::string due = right == worked.events.end() ? "no more event" : *right;
  return left == asked.events.end() ? join("this event is missing: ", due)
                                    : join("event: ", *left, "\n  but it is: ", due);
}

std::string words_difference(std::string_view name, std::string_view asked, std::string_view line) {
  const std::string_view missing = missing_word(asked, line);
  return missing.empty() ? std::string{} : join(name, ": ", missing, "\n  but it is: ", word_like(missing, line));
}

/// Moves, or their number.
std::string legal_difference(std::string_view asked, std::string_view worked) {
  const auto all = words_of(worked);
  const auto wanted = words_of(asked);
  if (asked.empty() || wanted == all) return {};
  if (wanted.size() == 1 && play::number_in<std::size_t>(asked) == all.size()) return {};
  return join("legal: ", asked, "\n  but it is: ", all.size(), ": ", worked);
}

std::string text_difference(std::string_view name, std::string_view asked, std::string_view worked) {
  return asked.empty() || asked == worked ? std::string{} : join(name, ": ", asked, "\n  but it is: ", worked);
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

void add_word(std::string& text, std::string_view word) {
  if (!text.empty()) text += ' ';
  text += word;
}

bool names_rule(std::string_view sentence, std::string_view id) {
  int before = -1;
  bool is_range = false;
  for (const std::string_view word : words_of(sentence)) {
    const std::string_view plain = word.substr(word.starts_with('(') ? 1 : 0);
    const int number = number_of_id(plain, id);
    const int wanted = number_of_id(id, id);
    if (number == wanted || (is_range && before >= 0 && before <= wanted && wanted <= number)) return true;
    is_range = word == "to";
    if (number >= 0) before = number;
  }
  return false;
}

bool tells_of(const Example& example, std::string_view id, std::string_view unsaid) {
  constexpr std::string_view member = "rule=";
  return std::any_of(example.events.begin(), example.events.end(), [&](std::string_view event) {
    const auto words = words_of(event);
    const auto said = std::find_if(words.begin(), words.end(), [&](auto word) { return word.starts_with(member); });
    // Where events have no kinds, the rule leads.
    if (words.front() == id) return true;
    return said == words.end() ? id == unsaid : said->substr(member.size()) == id;
  });
}

std::string difference(const Example& asked, const Example& worked) {
  if (asked.refuses() != worked.refuses()) {
    return asked.refuses() ? join("refused: ", asked.refused, "\n  but it is allowed")
                           : join("it is refused: ", worked.refused);
  }
  if (asked.refuses() && words_of(asked.refused).front() != asked.id)
    return "it is refused by another rule than its own";
  for (const std::string& found :
       {text_difference("refused", asked.refused, worked.refused),
        asked.events.empty() ? std::string{} : event_difference(asked, worked),
        words_difference("after", asked.after, worked.after), legal_difference(asked.legal, worked.legal),
        text_difference("chance", asked.chance, worked.chance),
        text_difference("outcome", asked.outcome, worked.outcome), words_difference("seen", asked.seen, worked.seen)}) {
    if (!found.empty()) return found;
  }
  return {};
}

Example filled(const Example& asked, const Example& worked) {
  Example example = asked;
  example.refused = worked.refused;
  if (example.refuses()) return example;
  example.events = worked.events;
  if (!asked.move.empty()) {
    example.after.clear();
    for (const std::string_view word : words_of(worked.after)) {
      if (!has_word(asked.state, word)) add_word(example.after, word);
    }
    example.chance = worked.chance;
  }
  if (worked.outcome != "open" || !asked.outcome.empty()) example.outcome = worked.outcome;
  if (!asked.legal.empty())
    example.legal = play::number_in<int>(asked.legal) ? join(words_of(worked.legal).size()) : worked.legal;
  return example;
}

}  // namespace rulebook
