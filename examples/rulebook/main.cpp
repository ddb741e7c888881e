#include <algorithm>
#include <cstddef>
#include <iostream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "../play/prompt.hpp"
#include "../play/text.hpp"
#include "example.hpp"
#include "texts.hpp"
#include "titles.hpp"

// The rulebooks by examples: holds them, fills them in, and mines for more.

namespace {

using play::join;
using rulebook::Book;
using rulebook::Example;
using rulebook::Title;

constexpr std::string_view usage =
    "usage: regelwerk_rulebook hold FILE ...            holds every example, and looks that no rule is left out\n"
    "       regelwerk_rulebook fill FILE                prints the book with all that comes of its examples\n"
    "       regelwerk_rulebook mine TITLE [ID ...] [NAME=VALUE ...] [--games=200] [--seed=1]\n"
    "                                                   simple positions in which rules fire and refuse\n";

int refuse(std::string_view why) {
  std::cerr << why << "\n\n" << usage;
  return 2;
}

std::optional<Title> find_title(std::string_view name) {
  for (const Title& title : {rulebook::tock(), rulebook::ostfriesenlauf(), rulebook::samara(), rulebook::clockman(),
                             rulebook::clou_heist(), rulebook::clou_campaign()}) {
    if (title.name == name) return title;
  }
  return std::nullopt;
}

/// A book and its title; complaints go to the standard error.
struct Opened {
  Book book;
  std::optional<Title> title;
};
Opened open_book(const std::string& path) {
  const auto text = play::read_file(path);
  if (!text) {
    std::cerr << path << " cannot be read\n";
    return {};
  }
  rulebook::Reading reading = rulebook::read_book(*text);
  if (!reading.wrong.empty()) {
    std::cerr << path << ':' << reading.line << ": " << reading.wrong << '\n';
    return {};
  }
  const auto title = find_title(reading.book.title);
  if (!title) std::cerr << path << ": there is no title " << reading.book.title << '\n';
  return {std::move(reading.book), title};
}

/// What a book leaves out or has out of order.
std::vector<std::string> gaps(const Book& book, const Title& title) {
  std::vector<std::string> gaps;
  const auto has = [&](std::string_view id, bool refuses) {
    return std::any_of(book.examples.begin(), book.examples.end(),
                       [&](const Example& each) { return each.id == id && each.refuses() == refuses; });
  };
  const auto never = [&](std::string_view id) {
    return std::find(book.never_refuse.begin(), book.never_refuse.end(), id) != book.never_refuse.end();
  };
  const auto is_rule = [&](std::string_view id) {
    return std::any_of(title.rules.begin(), title.rules.end(), [&](const auto& rule) { return rule.id == id; });
  };
  for (const auto& rule : title.rules) {
    if (!has(rule.id, false)) gaps.push_back(join(rule.id, " is shown by no example"));
    if (has(rule.id, true) == never(rule.id)) {
      gaps.push_back(never(rule.id) ? join(rule.id, " refuses although it is said to never refuse")
                                    : join(rule.id, " refuses in no example"));
    }
  }
  auto next = title.rules.begin();
  for (const Example& example : book.examples) {
    if (!is_rule(example.id)) gaps.push_back(join(example.id, " is no rule of ", title.name));
    const auto found = std::find_if(next, title.rules.end(), [&](const auto& rule) { return rule.id == example.id; });
    if (is_rule(example.id) && found == title.rules.end())
      gaps.push_back(join(example.name(), " stands behind later rules"));
    if (found != title.rules.end()) next = found;
  }
  for (const auto& rule : title.rules) {
    const auto fires = [&](const Example& each) { return tells_of(each, rule.id); };
    const auto fires_for_itself = [&](const Example& each) { return each.id == rule.id && fires(each); };
    if (std::any_of(book.examples.begin(), book.examples.end(), fires) &&
        std::none_of(book.examples.begin(), book.examples.end(), fires_for_itself)) {
      gaps.push_back(join(rule.id, " is told of in examples of other rules, but in none of its own"));
    }
  }
  for (const std::string& id : book.never_refuse) {
    if (!is_rule(id)) gaps.push_back(join(id, " is no rule of ", title.name));
  }
  return gaps;
}

int hold(const std::string& path) {
  const auto [book, title] = open_book(path);
  if (!title) return 1;
  std::size_t failed = 0;
  for (const Example& example : book.examples) {
    const rulebook::Worked worked = title->work_out(example);
    const std::string why = worked.wrong.empty() ? difference(example, worked.example) : worked.wrong;
    if (why.empty()) continue;
    ++failed;
    std::cout << path << ':' << example.line << ": " << example.name() << ": " << why << '\n';
  }
  const auto left_out = gaps(book, *title);
  for (const std::string& gap : left_out) std::cout << path << ": " << gap << '\n';
  const auto refusing =
      std::count_if(book.examples.begin(), book.examples.end(), [](const Example& each) { return each.refuses(); });
  std::cout << book.title << ": " << book.examples.size() << " examples, " << refusing << " of them refuse, " << failed
            << " do not hold, " << left_out.size() << " gaps\n";
  return failed == 0 && left_out.empty() ? 0 : 1;
}

int fill(const std::string& path) {
  const auto [book, title] = open_book(path);
  if (!title) return 1;
  for (const Example& example : book.examples) {
    const rulebook::Worked worked = title->work_out(example);
    if (worked.wrong.empty()) {
      std::cout << write_example(filled(example, worked.example)) << '\n';
    } else {
      std::cout << "# " << worked.wrong << '\n' << write_example(example) << '\n';
    }
  }
  return 0;
}

int mine(std::vector<std::string> words) {
  if (words.empty()) return refuse("a title is missing");
  const auto title = find_title(words[0]);
  if (!title) return refuse(join("there is no title ", words[0]));
  static constexpr std::array<std::string_view, 5> plans{"villa", "museum", "glassworks", "hotel", "concert"};
  rulebook::Wanted wanted;
  wanted.names = plans;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string_view word = words[i];
    const std::string_view value = word.substr(std::min(word.find('='), word.size() - 1) + 1);
    if (word.starts_with("--games=")) {
      wanted.games = play::number_in<int>(value).value_or(0);
    } else if (word.starts_with("--seed=")) {
      wanted.seed = play::number_in<std::uint64_t>(value).value_or(0);
    } else if (word.find('=') != std::string_view::npos) {
      rulebook::add_word(wanted.settings, word);
    } else {
      wanted.ids.emplace_back(word);
    }
  }
  if (wanted.games <= 0) return refuse("--games needs a number");
  const rulebook::Found found = title->mine(wanted);
  for (const auto& rule : title->rules) {
    for (const bool refuses : {false, true}) {
      const auto vein = found.veins.find({std::string{rule.id}, refuses});
      if (vein == found.veins.end()) continue;
      std::cout << "# " << rule.id << (refuses ? " refused " : " fired ") << vein->second.count << " times\n";
      for (const Example& example : vein->second.examples) std::cout << write_example(example) << '\n';
    }
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 2) return refuse("something is missing");
  const std::vector<std::string> others(words.begin() + 1, words.end());
  if (words[0] == "hold") {
    int status = 0;
    for (const std::string& path : others) status = std::max(status, hold(path));
    return status;
  }
  if (words[0] == "fill") return fill(others[0]);
  if (words[0] == "mine") return mine(others);
  return refuse(join("there is no ", words[0]));
}
