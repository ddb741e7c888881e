#pragma once
#include <cctype>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>

// What the checks of the course have in common: they look at tasks one after another, and say in one or two sentences
// how many are right and what is not yet.

namespace course {

using regelwerk::ostfriesenlauf::Rule;

/// A text in both languages.
struct Line {
  std::string english;
  std::string german;

  friend Line operator+(const Line& a, const Line& b) { return {a.english + b.english, a.german + b.german}; }
  friend Line operator+(const Line& a, std::string_view same) { return a + Line{std::string{same}, std::string{same}}; }
};

/// Nothing if a task is right, else the hint.
using Hint = std::optional<Line>;
inline constexpr auto right = std::nullopt;

/// "OL-14 says: A card moves ..."
inline Line says(Rule rule) {
  const std::string id{info(rule).id};
  return {id + " says: " + std::string{info(rule).sentence},
          id + " sagt: " + std::string{info(rule, regelwerk::german).sentence}};
}

/// What the library says about something that it cannot take.
inline Line reason(const auto& game, const regelwerk::Refusal& refusal) {
  return {std::string{describe(game, refusal).view()}, std::string{describe(game, refusal, regelwerk::german).view()}};
}

class Tasks {
 public:
  /// From the arguments of the program: the language and the pupil's file.
  Tasks(int count, char** arguments)
      : is_german_(count > 1 && std::string_view{arguments[1]} == "de"), file_(count > 2 ? arguments[2] : "") {}

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] std::string_view in_language(const Line& words) const {
    return is_german_ ? words.german : words.english;
  }
  void print(const Line& line) const { std::cout << in_language(line) << '\n'; }

  void add(const Hint& hint) {
    ++count_;
    if (!hint) {
      ++right_;
    } else if (!first_wrong_) {
      first_wrong_ = count_;
      hint_ = *hint;
    }
  }

  /// Says how it went; the status of the program.
  [[nodiscard]] int finish(const Line& praise) const {
    if (!first_wrong_) {
      const Line all = count_ == 2 ? Line{"Both", "Beide"} : Line{"All ", "Alle "} + std::to_string(count_);
      print(all + Line{" tasks are right. ", " Aufgaben sind richtig. "} + praise);
      return 0;
    }
    const std::string all = std::to_string(count_);
    print(Line{std::to_string(right_) + " of " + all + (right_ == 1 ? " tasks is right. " : " tasks are right. "),
               std::to_string(right_) + " von " + all +
                   (right_ == 1 ? " Aufgaben ist richtig. " : " Aufgaben sind richtig. ")} +
          Line{"Task ", "Aufgabe "} + std::to_string(*first_wrong_) + ": " + hint_);
    return 1;
  }

 private:
  bool is_german_;
  std::string file_;
  int count_ = 0;
  int right_ = 0;
  std::optional<int> first_wrong_;
  Line hint_;
};

/// A text without blanks at its ends, in capitals.
inline std::string tidy(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    if (std::isspace(static_cast<unsigned char>(letter)) == 0)
      out += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  }
  return out;
}

/// The answers in a text file: lines `1: answer`, among others that begin with #.
class Answers {
 public:
  explicit Answers(const std::string& file) {
    std::ifstream in{file};
    for (std::string line; std::getline(in, line);) {
      const auto colon = line.find(':');
      if (line.starts_with('#') || colon == std::string::npos) continue;
      answers_[tidy(line.substr(0, colon))] = line.substr(colon + 1);
    }
  }
  /// What stands behind a number; empty if nothing does.
  [[nodiscard]] std::string to(int question) const {
    const auto found = answers_.find(std::to_string(question));
    return found == answers_.end() ? "" : found->second;
  }

 private:
  std::map<std::string, std::string> answers_;
};

/// The words of an answer, which blanks or commas part.
inline std::vector<std::string> words_of(std::string answer) {
  for (char& letter : answer) {
    if (letter == ',') letter = ' ';
  }
  std::istringstream in{answer};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

inline Line nothing_yet(int question) {
  return {"there is no answer behind \"" + std::to_string(question) + ":\" yet.",
          "hinter \"" + std::to_string(question) + ":\" steht noch keine Antwort."};
}

/// The letter of a runner, as the terminal program writes it.
inline char letter(int runner) {
  return static_cast<char>('A' + runner);
}

}  // namespace course
