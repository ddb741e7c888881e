#include "book_page.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../play/shown_example.hpp"
#include "../play/text.hpp"
#include "book_style.hpp"
#include "books.hpp"
#include "texts.hpp"

namespace rulebook {
namespace {

using play::join;

/// How many files with lines are named for a rule.
constexpr std::size_t most_places = 4;
/// How many words of a sentence stand in the contents.
constexpr std::size_t first_words = 12;

/// False for positions and games that there are not.
bool has_picture(const SeenExample& seen) { return !seen.before.empty(); }

std::string beginning(std::string_view sentence) {
  const std::vector<std::string_view> words = words_of(sentence);
  std::string text;
  for (std::size_t i = 0; i < std::min(first_words, words.size()); ++i) add_word(text, words[i]);
  return words.size() > first_words ? text + " \u2026" : text;
}

/// The number within an ID.
std::string_view number_of(std::string_view id) { return id.substr(std::min(id.find('-') + 1, id.size())); }

}  // namespace

BookPage::BookPage(const PageTitle& title, const MentionsById& mentions, const play::Ink& ink)
    : title_(title), mentions_(mentions), ink_(ink), words_(book_words(ink.language())), rules_(title.rules(ink)) {
  for (const SeenRule& rule : rules_) {
    linking_.know(rule.id);
    std::vector<SeenExample>& all = examples_[std::string{rule.id}];
    for (const Example& example : examples_of(title.name, rule.id)) all.push_back(title.see(example, ink));
    for (const SeenExample& seen : all) {
      if (has_picture(seen)) shared_.learn(seen.before);
      if (!seen.after.empty()) shared_.learn(seen.after);
    }
  }
  shared_.find();
}

std::string BookPage::html() const {
  const std::vector<Part> all = parts();
  std::string text = join("<!DOCTYPE html>\n<html lang=\"", words_.language,
                          "\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" "
                          "content=\"width=device-width, initial-scale=1\"/>\n",
                          element("title", title_text()), "\n", element("style", book_style), "\n</head>\n<body>\n");
  text += shared_.parts();
  text += join("<header>", element("h1", title_text()), element("p", words_.about), "</header>\n<main>\n");
  text += contents(all) + options() + box();
  for (std::size_t i = 0; i < all.size(); ++i) text += part(i + 1, all[i]);
  return join(text, index(), "</main>\n</body>\n</html>\n");
}

std::string BookPage::title_text() const {
  std::string name{title_.name};
  name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return join(words_.rules_of, name);
}

std::vector<BookPage::Part> BookPage::parts() const {
  std::vector<Part> parts;
  for (const SeenRule& rule : rules_) {
    for (const Book& book : books_of(title_.name)) {
      for (const Section& section : book.sections) {
        if (section.id == rule.id) parts.push_back({words_.language == "de" ? section.german : section.english, {}});
      }
    }
    if (parts.empty()) parts.push_back({title_text(), {}});
    parts.back().rules.push_back(&rule);
  }
  return parts;
}

std::string BookPage::contents(const std::vector<Part>& parts) const {
  std::string list = element("li", link_to("options", words_.standard)) + '\n';
  list += element("li", link_to("box", words_.box)) + '\n';
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string rules;
    for (const SeenRule* rule : parts[i].rules) {
      rules += element("li", join(link_to(rule->id, rule->id), " ", escaped(beginning(rule->sentence)))) + '\n';
    }
    list +=
        element("li", join(link_to(join("section-", i + 1), escaped(parts[i].heading)), "\n", element("ul", rules)));
  }
  list += element("li", link_to("index", words_.index));
  return element("nav id=\"contents\"", join(element("h2", words_.contents), "\n", element("ul", list))) + '\n';
}

std::string BookPage::options() const {
  std::string lists;
  for (const std::string& game : title_.options(ink_)) {
    std::string list;
    for (const std::string_view line : lines_of(game)) {
      const std::size_t end = std::min(line.find(' '), line.size());
      list += row(element("code", escaped(line.substr(0, end))), escaped(line.substr(end)));
    }
    lists += element("dl class=\"options\"", list) + '\n';
  }
  return element("section id=\"options\"",
                 join(element("h2", words_.standard), element("p", words_.about_options), lists)) +
         '\n';
}

std::string BookPage::box() const {
  return element("section id=\"box\"",
                 join(element("h2", words_.box), "\n",
                      element("pre tabindex=\"0\"", escaped(play::wrapped(title_.components(ink_)))), to_contents())) +
         '\n';
}

std::string BookPage::part(std::size_t number, const Part& part) const {
  std::string text = element("h2", escaped(part.heading)) + '\n';
  for (const SeenRule* each : part.rules) text += rule(*each);
  text += to_contents();
  return element(join("section id=\"section-", number, "\""), text) + '\n';
}

std::string BookPage::rule(const SeenRule& rule) const {
  std::string text =
      join(element("h3", link_to(rule.id, rule.id)), "\n",
           element("p class=\"sentence\"", linking_.html(play::with_board_names(rule.sentence, ink_))), "\n");
  std::string small = join(words_.source, ": ", escaped(rule.source), ".");
  if (!rule.is_in_force) add_word(small, words_.only_with);
  if (!rule.options.empty()) add_word(small, join(words_.see_options, ": ", codes(rule.options), "."));
  if (const auto found = mentions_.find(rule.id); found != mentions_.end()) {
    add_word(small, places(words_.code, found->second.code));
    add_word(small, places(words_.tests, found->second.tests));
  }
  text += element("p class=\"small\"", small) + '\n';
  for (const SeenExample& seen : examples_.find(rule.id)->second) text += example(seen);
  return element(join(R"(article class="rule" id=")", rule.id, "\""), text) + '\n';
}

std::string BookPage::places(std::string_view name, const std::vector<std::string>& places) const {
  if (places.empty()) return {};
  std::string text;
  for (std::size_t i = 0; i < std::min(most_places, places.size()); ++i) {
    text += join(i == 0 ? "" : ", ", element("code", escaped(places[i])));
  }
  return join(name, ": ", text, places.size() > most_places ? join(" ", words_.more) : "", ".");
}

std::string BookPage::example(const SeenExample& seen) const {
  const Example& example = seen.example;
  const std::string name = example.name();
  const std::string_view caption = words_.language == "de" ? example.german : example.english;
  std::string text = join(element("h4", link_to(name, name)), "\n",
                          element("p class=\"caption\"", linking_.html(play::with_board_names(caption, ink_))), "\n");
  std::string columns = has_picture(seen) ? picture(seen, seen.before, seen.after.empty() ? "" : words_.before) : "";
  if (seen.after.empty()) {
    columns += facts(seen);
  } else {
    columns += picture(seen, seen.after, words_.after);
  }
  text += element("div class=\"pictures\"", columns) + '\n';
  if (!seen.after.empty()) text += facts(seen);
  return element(join(R"(div class="example" id=")", name, "\""), text + lines(example)) + '\n';
}

std::string BookPage::picture(const SeenExample& seen, const std::string& svg, std::string_view what) const {
  const std::string name = seen.example.name();
  const std::string title = what.empty() ? name : join(name, ", ", what);
  return element("figure", join(what.empty() ? "" : element("figcaption", what), shared_.picture(svg, title)));
}

std::string BookPage::facts(const SeenExample& seen) const {
  const Example& example = seen.example;
  std::string list = row(words_.options, codes(seen.options));
  const bool is_number = example.legal.find_first_not_of("0123456789") == std::string::npos;
  list += row(words_.can_do, is_number && !example.legal.empty() ? join(example.legal, " ", words_.number_of_moves)
                                                                 : codes(example.legal));
  list += row(seen.is_chance ? words_.chance : words_.move, codes(example.move));
  const std::string_view refused = !example.move.empty()   ? words_.refused
                                   : example.state.empty() ? words_.no_game
                                                           : words_.impossible;
  list += row(join("<span class=\"refused\">", refused, "</span>"), sentences(seen.refusals));
  list += row(words_.happens, sentences(seen.told));
  list += row(words_.weight, escaped(example.chance));
  list += row(words_.outcome, outcome(example.outcome));
  if (!example.viewer.empty()) {
    const regelwerk::Seat seat{play::number_in<int>(example.viewer).value_or(0)};
    list += row(join(ink_.name(seat), " ", words_.sees), codes(example.seen));
  }
  return list.empty() ? list : element("dl", list) + '\n';
}

std::string BookPage::row(std::string_view name, std::string_view html) {
  return html.empty() ? std::string{} : join(element("dt", name), element("dd", html), "\n");
}

std::string BookPage::sentences(const std::vector<std::string>& sentences) const {
  std::string html;
  for (const std::string& sentence : sentences) {
    html += element("p", linking_.html(sentence) + (sentence.ends_with('.') ? "" : "."));
  }
  return html;
}

std::string BookPage::outcome(std::string_view outcome) const {
  if (outcome == "open") return std::string{words_.open};
  std::string html;
  int seat = 0;
  for (const std::string_view word : words_of(outcome)) {
    const std::size_t colon = word.find(':');
    if (colon != std::string_view::npos) {
      html += join(html.empty() ? "" : "; ", ink_.name(regelwerk::Seat{seat++}), ": ", words_.place, " ",
                   word.substr(0, colon), ", ", words_.points, " ", word.substr(colon + 1));
    } else if (word != "by") {
      html += join("; ", words_.tie_broken, " ", linking_.html(word));
    }
  }
  return html;
}

std::string BookPage::lines(const Example& example) const {
  if (example.state.empty()) return {};
  std::string text = element("p", element("code", escaped(example.state)));
  if (!example.after.empty()) text += element("p", join(words_.line_after, ": ", codes(example.after)));
  return element("details", element("summary", words_.line) + text) + '\n';
}

std::string BookPage::to_contents() const {
  return element("p class=\"to-top\"", link_to("contents", words_.to_contents)) + '\n';
}

std::string BookPage::index() const {
  std::string list;
  for (const SeenRule& rule : rules_) {
    list += element("li", link_to(rule.id, join(rule.id.substr(0, rule.id.find('-')), "\u2011", number_of(rule.id)))) +
            '\n';
  }
  return element("section id=\"index\"",
                 join(element("h2", words_.index), "\n", element("ul class=\"index\"", list), "\n", to_contents())) +
         '\n';
}

}  // namespace rulebook
