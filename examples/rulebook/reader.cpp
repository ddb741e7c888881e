#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../play/text.hpp"
#include "example.hpp"

namespace rulebook {
namespace {

using play::join;

/// A line of an example that can stand there once.
struct Key {
  std::string_view name;
  std::string Example::*member;
};
constexpr std::array keys_before_events{
    Key{"en", &Example::english},  Key{"de", &Example::german},     Key{"options", &Example::options},
    Key{"state", &Example::state}, Key{"viewer", &Example::viewer}, Key{"move", &Example::move},
};
constexpr std::array keys_behind_events{
    Key{"after", &Example::after},     Key{"legal", &Example::legal}, Key{"chance", &Example::chance},
    Key{"outcome", &Example::outcome}, Key{"seen", &Example::seen},   Key{"refused", &Example::refused},
};
constexpr std::size_t widest_line = 150;

/// The member that a key names; nothing if none does.
std::string* find(Example& example, std::string_view name) {
  const auto in = [&](const auto& keys) -> std::string* {
    const auto* const key = std::find_if(keys.begin(), keys.end(), [&](const Key& each) { return each.name == name; });
    return key == keys.end() ? nullptr : &(example.*key->member);
  };
  std::string* const before = in(keys_before_events);
  return before != nullptr ? before : in(keys_behind_events);
}

std::string_view trimmed(std::string_view text) {
  const auto is_blank = [](char sign) { return sign == ' ' || sign == '\t' || sign == '\r'; };
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

class BookReader {
 public:
  explicit BookReader(std::string_view text) : rest_(text) {}

  WordReader read() {
    read_header();
    while (reading_.wrong.empty() && next_line()) {
      if (!line_.empty()) take_line();
    }
    end_example();
    if (section_) refuse("the last section has no example");
    if (reading_.book.examples.empty()) refuse("there is no example");
    return std::move(reading_);
  }

 private:
  /// The next line that is no remark, with those in which it goes on.
  bool next_line() {
    line_.clear();
    bool goes_on = false;
    do {
      if (rest_.empty()) return goes_on;
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      std::string_view part = trimmed(rest_.substr(0, end));
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++reading_.line;
      if (!goes_on && !part.empty() && part.front() == '#') {
        goes_on = false;
        line_.clear();
        return next_line();
      }
      goes_on = !part.empty() && part.back() == '\\';
      if (goes_on) part.remove_suffix(1);
      line_ += join(line_.empty() ? "" : " ", trimmed(part));
    } while (goes_on);
    return true;
  }

  void read_header() {
    while (next_line() && line_.empty()) {
    }
    const std::string_view key = "title:";
    if (!line_.starts_with(key)) return refuse("a book begins with `title: NAME`");
    reading_.book.title = trimmed(std::string_view{line_}.substr(key.size()));
  }

  void take_line() {
    const std::size_t colon = line_.find(':');
    const std::string_view name = trimmed(std::string_view{line_}.substr(0, colon));
    if (colon == std::string::npos) return begin_example(name);
    const std::string_view value = trimmed(std::string_view{line_}.substr(colon + 1));
    if (value.empty()) return refuse(join("nothing stands behind `", name, ":`"));
    if (name == "never refuse") return take_never(value);
    if (name == "section") return begin_section(value);
    if (!example_) return refuse(join("`", name, ":` stands before the first example"));
    if (name == "event") return example_->events.emplace_back(value), void();
    std::string* const member = find(*example_, name);
    if (member == nullptr) return refuse(join("an example has no `", name, ":`"));
    if (!member->empty()) return refuse(join("`", name, ":` stands here twice"));
    *member = value;
  }

  void take_never(std::string_view ids) {
    if (example_) return refuse("`never refuse:` stands before the first example");
    while (!ids.empty()) {
      const std::size_t end = std::min(ids.find(' '), ids.size());
      reading_.book.never_refuse.emplace_back(ids.substr(0, end));
      ids = trimmed(ids.substr(end));
    }
  }

  void begin_section(std::string_view names) {
    end_example();
    const std::size_t bar = names.find('|');
    if (bar == std::string_view::npos)
      return refuse("a section has a name in two languages, `section: ENGLISH | GERMAN`");
    if (section_) return refuse("a section has no example");
    section_ = {{}, std::string{trimmed(names.substr(0, bar))}, std::string{trimmed(names.substr(bar + 1))}};
  }

  void begin_example(std::string_view name) {
    end_example();
    if (!reading_.wrong.empty()) return;
    const std::size_t dot = name.find('.');
    const auto number = play::number_in<int>(name.substr(std::min(dot + 1, name.size())));
    if (dot == std::string_view::npos || dot == 0 || !number) {
      return refuse(join("`", name, "` is neither `name: text` nor the name of an example, ID.NUMBER"));
    }
    const std::vector<Example>& all = reading_.book.examples;
    const int due = !all.empty() && all.back().id == name.substr(0, dot) ? all.back().number + 1 : 1;
    if (*number != due) return refuse(join("number ", due, " is due"));
    const auto is_same_rule = [&](const Example& each) { return each.id == name.substr(0, dot); };
    if (due == 1 && std::any_of(all.begin(), all.end(), is_same_rule)) {
      return refuse(join("the examples of ", name.substr(0, dot), " do not stand together"));
    }
    if (section_ && due != 1) return refuse("a section begins amid the examples of a rule");
    if (section_) {
      section_->id = name.substr(0, dot);
      reading_.book.sections.push_back(*std::exchange(section_, std::nullopt));
    }
    example_.emplace();
    example_->line = reading_.line;
    example_->id = name.substr(0, dot);
    example_->number = *number;
  }

  void end_example() {
    if (!example_ || !reading_.wrong.empty()) return;
    const std::string lack = lacks(*example_);
    if (!lack.empty()) return refuse(join(example_->name(), " ", lack));
    reading_.book.examples.push_back(*example_);
    example_.reset();
  }

  /// What an example lacks, or has too much.
  static std::string lacks(const Example& example) {
    if (example.english.empty()) return "has no caption in English, `en:`";
    if (example.german.empty()) return "has no caption in German, `de:`";
    if (example.state.empty() == example.options.empty()) return "has to have either `state:` or `options:`";
    const bool happens = !example.events.empty() || !example.after.empty();
    if (!example.options.empty() && !(example.refuses() && example.move.empty()))
      return "asks for no game: `refused:` is due";
    if (example.refuses() && (happens || !example.outcome.empty())) return "is refused, so nothing comes of it";
    if (happens && example.move.empty()) return "has no `move:` of which something comes";
    if (!example.chance.empty() && example.move.empty()) return "has no `move:` that chance might make";
    if (!example.seen.empty() && example.viewer.empty()) return "has no `viewer:` who sees it";
    const bool is_told = happens || example.refuses() || !example.legal.empty() || !example.chance.empty() ||
                         !example.outcome.empty() || !example.seen.empty();
    return is_told ? "" : "does not say what comes of it";
  }

  void refuse(std::string why) {
    if (reading_.wrong.empty()) reading_.wrong = std::move(why);
  }

  std::string_view rest_;
  std::string line_;
  WordReader reading_;
  std::optional<Example> example_;
  std::optional<Section> section_;  ///< waits for its first rule
};

/// A line of a book, parted where it is long.
void write_line(std::string& text, std::string_view name, std::string_view value) {
  if (value.empty()) return;
  std::string line = join("  ", name, ": ");
  while (line.size() + value.size() > widest_line) {
    const std::size_t blank = value.rfind(' ', widest_line - line.size() - 2);
    if (blank == std::string_view::npos) break;
    text += join(line, value.substr(0, blank), " \\\n");
    value.remove_prefix(blank + 1);
    line = "    ";
  }
  text += join(line, value, "\n");
}

}  // namespace

WordReader read_book(std::string_view text) { return BookReader{text}.read(); }

std::string write_example(const Example& example) {
  std::string text = example.name() + '\n';
  for (const Key& key : keys_before_events) write_line(text, key.name, example.*key.member);
  for (const std::string& event : example.events) write_line(text, "event", event);
  for (const Key& key : keys_behind_events) write_line(text, key.name, example.*key.member);
  return text;
}

std::string write_book(const Book& book) {
  std::string text = join("title: ", book.title, "\n");
  std::string never;
  for (const std::string& id : book.never_refuse) never += join(never.empty() ? "" : " ", id);
  if (!never.empty()) text += join("never refuse: ", never, "\n");
  std::string_view last;
  for (const Example& example : book.examples) {
    for (const Section& section : book.sections) {
      const bool begins = section.id == example.id && last != example.id;
      if (begins) text += join("\nsection: ", section.english, " | ", section.german, "\n");
    }
    last = example.id;
    text += join("\n", write_example(example));
  }
  return text;
}

}  // namespace rulebook
