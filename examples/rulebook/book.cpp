#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <regelwerk/core/container/text.hpp>

#include "../play/files.hpp"
#include "../play/printable.hpp"
#include "../play/terminal.hpp"
#include "../play/text.hpp"
#include "book_page.hpp"
#include "mentions.hpp"
#include "page_titles.hpp"

namespace {

using play::join;

constexpr std::string_view usage =
    "usage: regelwerk_book FOLDER [--root=TREE] [--language=en|de] [TITLE]\n"
    "Writes the rules of each title, with all their examples, as an HTML page for each language: FOLDER/tock.en.html.\n"
    "  --overwrite      replaces pages that are there and differ, without asking\n"
    "  --root=TREE      names the lines of this source tree at which a rule stands in code and in tests\n"
    "  --language       only in this language\n";

constexpr std::array<std::string_view, 2> languages{"en", "de"};

/// What is asked for.
struct Order {
  std::string folder;
  std::string root;
  std::string language;  ///< empty for all
  std::string title;     ///< empty for all
  bool overwrite = false;
  bool help = false;
  std::string wrong;
};

/// What stands behind `name` in a word that begins with it.
bool takes(std::string_view word, std::string_view name, std::string& value) {
  if (!word.starts_with(name)) return false;
  value = word.substr(name.size());
  return true;
}

void take(Order& order, const std::string& word) {
  if (takes(word, "--root=", order.root) || takes(word, "--language=", order.language)) return;
  if (word == "--help") {
    order.help = true;
  } else if (word == "--overwrite") {
    order.overwrite = true;
  } else if (word.starts_with('-')) {
    order.wrong = join("what is ", word, "?");
  } else if (order.folder.empty()) {
    order.folder = word;
  } else if (order.title.empty()) {
    order.title = word;
  } else {
    order.wrong = join("what is ", word, "?");
  }
}

Order parse(const std::vector<std::string>& words) {
  Order order;
  for (const std::string& word : words) take(order, word);
  const bool is_spoken = std::find(languages.begin(), languages.end(), order.language) != languages.end();
  if (!order.language.empty() && !is_spoken) order.wrong = join("there is no language ", order.language);
  if (order.folder.empty()) order.wrong = "into which folder?";
  return order;
}

int refuse(std::string_view why) {
  play::complain(join(why, "\n\n", usage));
  return 2;
}

struct Page {
  std::string file;
  std::string html;
};

Page page_of(const Order& order, const rulebook::PageTitle& title, const rulebook::MentionsById& mentions,
             std::string_view language) {
  play::Ink ink;
  ink.speak(language);
  ink.name_rules(true);
  return {join(order.folder, "/", title.name, ".", language, ".html"), rulebook::BookPage{title, mentions, ink}.html()};
}

/// Writes all pages, or none if one would replace what nobody said should go; why not, or nothing.
std::string write(const std::vector<Page>& pages, bool overwrite) {
  play::Terminal terminal = play::asking_terminal();
  for (const Page& page : pages) {
    const std::string held = play::read_file(page.file).value_or("");
    if (held.empty() || held == page.html) continue;
    if (!play::may_overwrite(page.file, overwrite, terminal)) return play::why_not_replaced(page.file, terminal.ink);
  }
  for (const Page& page : pages) {
    const auto is_asked = [](std::string_view /*held*/) { return true; };
    std::string wrong = play::write_out(page.file, page.html, is_asked, terminal.ink);
    if (!wrong.empty()) return wrong;
    std::cout << play::printable(join(page.file, "  ", page.html.size(), " bytes\n"));
  }
  return {};
}

int run(const Order& order) {
  if (order.help) {
    std::cout << usage;
    return 0;
  }
  if (!order.wrong.empty()) return refuse(order.wrong);
  std::error_code none;
  std::filesystem::create_directories(order.folder, none);
  const rulebook::MentionsById mentions = rulebook::find_mentions(order.root);
  if (!order.root.empty() && mentions.empty()) return refuse(join(order.root, " is not the source tree"));
  std::vector<Page> pages;
  for (const rulebook::PageTitle& title : rulebook::page_titles()) {
    if (!order.title.empty() && !regelwerk::same_letters(title.name, order.title)) continue;
    for (const std::string_view language : languages) {
      if (!order.language.empty() && language != order.language) continue;
      pages.push_back(page_of(order, title, mentions, language));
    }
  }
  if (pages.empty()) return refuse(join("there is no title ", order.title));
  const std::string wrong = write(pages, order.overwrite);
  return wrong.empty() ? 0 : refuse(wrong);
}

}  // namespace

int main(int argc, char** argv) { return run(parse({argv + 1, argv + argc})); }
