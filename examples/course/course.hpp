#pragma once
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What the checks of the course have in common: they look at tasks one after another, and say in one or two sentences
// how many are right and what is not yet.

namespace course {

/// A text in both languages.
struct Line {
  std::string english;
  std::string german;

  friend Line operator+(const Line& a, const Line& b) { return {a.english + b.english, a.german + b.german}; }
  friend Line operator+(const Line& a, std::string_view same) { return a + Line{std::string{same}, std::string{same}}; }
};

/// What the check has to say of a task: that it is right, and perhaps what came of it; that nothing stands there yet;
/// or what is wrong.
struct Hint {
  enum class Kind { right, open, wrong };
  Kind kind = Kind::right;
  Line text;

  Hint() = default;
  Hint(Kind how, Line words) : kind{how}, text{std::move(words)} {}
  Hint(Line wrong) : Hint{Kind::wrong, std::move(wrong)} {}  // NOLINT(google-explicit-constructor): a line is a hint
  explicit operator bool() const { return kind != Kind::right; }
};
inline Hint right(const Line& note = {}) {
  return {Hint::Kind::right, note};
}
inline Hint nothing_yet() {
  return {Hint::Kind::open, {}};
}
/// What cannot be judged before another task is right.
inline Hint depends_on(int task) {
  const std::string number = std::to_string(task);
  return Line{"This depends on task " + number + ". Mend that one first.",
              "Das hängt von Aufgabe " + number + " ab. Bring erst die in Ordnung."};
}

/// What the file calls what it asks.
enum class Asks { questions, tasks };

class Tasks {
 public:
  /// From the arguments of the program: the language and the pupil's file.
  Tasks(int count, char** arguments, Asks asks = Asks::tasks)
      : is_german_(count > 1 && std::string_view{arguments[1]} == "de"),
        file_(count > 2 ? arguments[2] : ""),
        one_(asks == Asks::tasks ? Line{"Task", "Aufgabe"} : Line{"Question", "Frage"}),
        where_(asks == Asks::tasks ? Line{}
                                   : Line{" Write behind the number and the colon.",
                                          " Schreib hinter die Nummer und den Doppelpunkt."}),
        all_(asks == Asks::tasks ? Line{"tasks", "Aufgaben"} : Line{"answers", "Antworten"}) {}

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] std::string_view in_language(const Line& words) const {
    return is_german_ ? words.german : words.english;
  }
  void print(const Line& line) const { std::cout << in_language(line) << '\n'; }

  void add(const Hint& hint) {
    hints_.push_back(hint);
    ++needed_;
  }
  /// A task for those who want more; they come last.
  void add_voluntary(const Hint& hint) { hints_.push_back(hint); }

  /// Says how it went, task by task; the status of the program.
  [[nodiscard]] int finish(const Line& praise) const {
    std::size_t good = 0;
    for (std::size_t i = 0; i < needed_; ++i) good += hints_[i] ? 0U : 1U;
    print(Line{} + (file_ + ": ") + (good == needed_ ? all_right() + praise : some_right(good)));
    print_each(good < needed_);
    return good == needed_ ? 0 : 1;
  }

 private:
  [[nodiscard]] Line all_right() const {
    const Line all = needed_ == 2 ? Line{"Both ", "Beide "} : Line{"All ", "Alle "} + std::to_string(needed_) + " ";
    return all + all_ + Line{" are right. ", " sind richtig. "};
  }
  [[nodiscard]] Line some_right(std::size_t good) const {
    const std::string found = std::to_string(good);
    const std::string needed = std::to_string(needed_);
    return Line{found + " of " + needed + " ", found + " von " + needed + " "} + all_ +
           (good == 1 ? Line{" is right.", " ist richtig."} : Line{" are right.", " sind richtig."});
  }
  void print_each(bool with_right) const {
    std::string open;
    for (std::size_t i = 0; i < hints_.size(); ++i) {
      const std::string number = std::to_string(i + 1);
      if (hints_[i].kind == Hint::Kind::open) {
        if (i < needed_) open += (open.empty() ? "" : ", ") + number;
      } else if (with_right || hints_[i] || !hints_[i].text.english.empty()) {
        const Line good = hints_[i] ? Line{} : Line{"Right. ", "Richtig. "};
        const Line extra = i < needed_ ? Line{} : Line{" (voluntary)", " (freiwillig)"};
        print(one_ + (" " + number) + extra + ": " + good + hints_[i].text);
      }
    }
    if (!open.empty()) print(Line{"Not answered yet: ", "Noch ohne Antwort: "} + open + "." + where_);
  }

  bool is_german_;
  std::string file_;
  Line one_;
  Line where_;
  Line all_;
  std::vector<Hint> hints_;
  std::size_t needed_ = 0;
};

/// A text without blanks, in capitals.
inline std::string tidy(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    if (std::isspace(static_cast<unsigned char>(letter)) == 0)
      out += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  }
  return out;
}

/// Whether the pupil's file still has this piece of code as it stands in the exercise.
inline bool is_untouched(const std::string& file, std::string_view piece) {
  std::ifstream in{file};
  std::string code;
  for (std::string line; std::getline(in, line);) code += line.substr(0, line.find("//")) + ' ';
  return tidy(code).find(tidy(piece)) != std::string::npos;
}

/// The words of an answer, which blanks part, or any of these marks.
inline std::vector<std::string> words_of(std::string answer, std::string_view marks = ",;") {
  for (char& letter : answer) {
    if (marks.find(letter) != std::string_view::npos) letter = ' ';
  }
  std::istringstream in{answer};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

/// The answers in a text file. Beside `1: answer` this takes `1) answer`, `1. answer`, `1 answer`, `Question 1:
/// answer`, and an answer on the line below its number. Lines that begin with # are for the pupil, and so is what
/// follows a #.
class Answers {
 public:
  Answers(const std::string& file, int questions) : questions_{questions} {
    std::ifstream in{file};
    int number = 0;
    for (std::string line; std::getline(in, line);) {
      line.resize(std::min(line.size(), line.find('#')));
      const std::size_t behind = after_number(line, number);
      if (number > 0) answers_[number] += ' ' + line.substr(behind);
    }
  }
  /// What stands behind a number; without a letter or digit if nothing does.
  [[nodiscard]] std::string to(int question) const {
    const auto found = answers_.find(question);
    if (found == answers_.end() || words_of(found->second).empty()) return "";
    return found->second;
  }

 private:
  /// Where the answer begins in a line; changes the number if the line begins with one.
  std::size_t after_number(const std::string& line, int& number) const {
    std::size_t at = line.find_first_not_of(" \t");
    for (const std::string_view word : {"QUESTION", "FRAGE", "TASK", "AUFGABE", "SENTENCE", "SATZ"}) {
      if (tidy(line.substr(0, line.find_first_of("0123456789"))) == word) at = line.find_first_of("0123456789");
    }
    if (at == std::string::npos || std::isdigit(static_cast<unsigned char>(line[at])) == 0) return 0;
    std::size_t end = line.find_first_not_of("0123456789", at);
    end = std::min(end, line.size());
    const int found = end - at < 3 ? std::stoi(line.substr(at, end - at)) : 0;
    if (found < 1 || found > questions_ || (takes_cards(number) && is_card(line, end))) return 0;
    number = found;
    const std::size_t mark = line.find_first_not_of(" \t", end);
    return mark != std::string::npos && std::string_view{":.)"}.find(line[mark]) != std::string_view::npos ? mark + 1
                                                                                                           : end;
  }
  /// Whether cards can go on here: nothing stands behind the number yet, or cards do.
  [[nodiscard]] bool takes_cards(int number) const {
    const std::string said = to(number);
    return said.empty() || said.find(':') != std::string::npos;
  }
  /// Whether a card as 4:+3 or 4:x@1 goes on here behind its back, without a blank.
  static bool is_card(const std::string& line, std::size_t at) {
    const std::string face = tidy(line.substr(at, line.find_first_of(" \t", at) - at));
    return face.starts_with(":+") || face.starts_with(":-") || face.starts_with(":X@") || face.starts_with(":START") ||
           face.starts_with(":FINISH@");
  }

  int questions_;
  std::map<int, std::string> answers_;
};

}  // namespace course
