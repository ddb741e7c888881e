#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../play/files.hpp"
#include "../play/printable.hpp"
#include "../play/terminal.hpp"
#include "../play/text.hpp"
#include "alter.hpp"
#include "example.hpp"
#include "hold.hpp"
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
    "       regelwerk_rulebook alter FILE NUMBER        alters one thing so many times; all must be noticed\n"
    "       regelwerk_rulebook cover FILE NODES         how often every rule fires and refuses in games\n"
    "       regelwerk_rulebook fill FILE                prints the book with all that comes of its examples\n"
    "       regelwerk_rulebook mine TITLE [ID ...] [NAME=VALUE ...] [--games=200] [--seed=1]\n"
    "                                                   simple positions in which rules fire and refuse\n";

/// The names that settings may have: Clou's plans.
constexpr std::array<std::string_view, 5> plans{"villa", "museum", "glassworks", "hotel", "concert"};

int refuse(std::string_view why) {
  play::complain(join(why, "\n\n", usage));
  return 2;
}

/// A book and its title; complaints go to the standard error.
struct Opened {
  Book book;
  std::optional<Title> title;
};
Opened open_book(const std::string& path) {
  const auto text = play::read_file(path);
  if (!text) {
    play::complain(join(path, " cannot be read\n"));
    return {};
  }
  rulebook::WordReader reading = rulebook::read_book(*text);
  if (!reading.wrong.empty()) {
    play::complain(join(path, ':', reading.line, ": ", reading.wrong, "\n"));
    return {};
  }
  const auto title = rulebook::find_title(reading.book.title);
  if (!title) play::complain(join(path, ": there is no title ", reading.book.title, "\n"));
  return {std::move(reading.book), title};
}

int hold(const std::string& path) {
  const auto [book, title] = open_book(path);
  if (!title) return 1;
  const auto wrong = rulebook::faults(book, *title);
  for (const std::string& fault : wrong) std::cout << play::printable(join(path, ": ", fault, "\n"));
  const auto refusing =
      std::count_if(book.examples.begin(), book.examples.end(), [](const Example& each) { return each.refuses(); });
  std::cout << book.title << ": " << book.examples.size() << " examples, " << refusing << " of them refuse, "
            << wrong.size() << " faults\n";
  return wrong.empty() ? 0 : 1;
}

/// Alters a book again and again in one thing; every altered one must be found wrong.
int alter(const std::string& path, const std::string& count) {
  const auto [book, title] = open_book(path);
  const auto wanted = play::number_in<int>(count);
  if (!title || !wanted) return 1;
  const rulebook::Alterations alterations = rulebook::alter(book, *title, *wanted);
  for (const std::string& missed : alterations.missed)
    std::cout << play::printable(join(path, ": not noticed: ", missed, "\n"));
  std::cout << book.title << ": " << alterations.made << " alterations, " << alterations.missed.size()
            << " not noticed\n";
  return alterations.missed.empty() && alterations.made == *wanted ? 0 : 1;
}

int fill(const std::string& path) {
  auto [book, title] = open_book(path);
  if (!title) return 1;
  for (Example& example : book.examples) {
    const rulebook::Worked worked = title->work_out(example);
    if (worked.wrong.empty()) {
      example = filled(example, worked.example);
    } else {
      play::complain(join(path, ':', example.line, ": ", example.name(), ": ", worked.wrong, "\n"));
    }
  }
  std::cout << write_book(book);
  return 0;
}

/// A table of how often rules fire and refuse in games; a rule that does what no example of its book shows is a fault.
int cover(const std::string& path, const std::string& count) {
  const auto [book, title] = open_book(path);
  const auto nodes = play::number_in<std::uint64_t>(count);
  if (!title || !nodes || *nodes == 0) return 1;
  rulebook::Wanted wanted;
  wanted.names = plans;
  wanted.nodes = *nodes;
  const rulebook::Found found = title->mine(wanted);
  int faults = 0;
  std::cout << book.title << ": " << found.nodes << " nodes\nrule  fired  refused  examples\n";
  for (const auto& rule : title->rules) {
    const auto times = [&](bool refuses) {
      const auto vein = found.veins.find({std::string{rule.id}, refuses});
      return vein == found.veins.end() ? std::uint64_t{0} : vein->second.count;
    };
    const auto shown = [&](const auto& is) {
      return std::count_if(book.examples.begin(), book.examples.end(),
                           [&](const Example& each) { return each.id == rule.id && is(each); });
    };
    const auto all = shown([](const Example&) { return true; });
    const auto refusing = shown([](const Example& each) { return each.refuses(); });
    const auto firing = shown([&](const Example& each) { return tells_of(each, rule.id, title->unsaid); });
    const bool is_shown = all > 0 && (times(true) == 0 || refusing > 0) && (times(false) == 0 || firing > 0);
    faults += is_shown ? 0 : 1;
    std::cout << rule.id << "  " << times(false) << "  " << times(true) << "  " << all
              << (is_shown ? "\n" : "  not shown doing that\n");
  }
  return faults == 0 ? 0 : 1;
}

int mine(std::vector<std::string> words) {
  if (words.empty()) return refuse("a title is missing");
  const auto title = rulebook::find_title(words[0]);
  if (!title) return refuse(join("there is no title ", words[0]));
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
  if (found.veins.empty()) return refuse("nothing is found, or no game has these settings");
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
  if (words[0] == "alter" && others.size() == 2) return alter(others[0], others[1]);
  if (words[0] == "cover" && others.size() == 2) return cover(others[0], others[1]);
  if (words[0] == "fill") return fill(others[0]);
  if (words[0] == "mine") return mine(others);
  return refuse(join("there is no ", words[0]));
}
