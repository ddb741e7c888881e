#include "alter.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>

#include "../play/text.hpp"
#include "example.hpp"
#include "hold.hpp"
#include "texts.hpp"
#include "titles.hpp"

namespace rulebook {
namespace {

using play::join;

class Altering {
 public:
  Altering(const Book& book, const Title& title) : book_(book), title_(title) {}

  [[nodiscard]] Alterations run(int count) {
    Alterations done;
    while (done.made < count) {
      Book altered = book_;
      const std::size_t at = below(altered.examples.size());
      Example& example = altered.examples[at];
      const std::string what = alter(example);
      if (example == book_.examples[at]) continue;
      ++done.made;
      if (!is_noticed(altered, at)) done.missed.push_back(join(book_.examples[at].name(), ": ", what));
    }
    return done;
  }

 private:
  /// True if an altered book cannot be read or does not hold; all other examples of it do.
  [[nodiscard]] bool is_noticed(const Book& altered, std::size_t at) const {
    const WordReader reading = read_book(write_book(altered));
    if (!reading.wrong.empty()) return true;
    return !fault(reading.book.examples[at], title_).empty() || !gaps(reading.book, title_).empty();
  }

  [[nodiscard]] std::size_t below(std::size_t count) {
    return regelwerk::draw_below(random_, static_cast<std::uint32_t>(count));
  }

  /// Alters one thing, if there is one of the kind that is drawn; what it was.
  std::string alter(Example& example) {
    constexpr int kinds = 6;
    switch (below(kinds)) {
      case 0:
        return other_id(example.id, "the ID");
      case 1:
        return other_event(example);
      case 2:
        return fewer_events(example);
      case 3:
        return example.refuses() ? other_refusal(example) : earlier_event(example);
      case 4:
        return example.events.empty() ? "" : other_number(example.events[below(example.events.size())], "in an event");
      default:
        return other_fact(example);
    }
  }

  std::string other_id(std::string& id, std::string_view what) {
    const std::string before = id;
    id = title_.rules[below(title_.rules.size())].id;
    return join(what, " ", before, " becomes ", id);
  }

  std::string other_event(Example& example) {
    if (example.events.empty()) return {};
    const Example& other = book_.examples[below(book_.examples.size())];
    if (other.events.empty()) return {};
    std::string& event = example.events[below(example.events.size())];
    std::string what = join("event ", event);
    event = other.events[below(other.events.size())];
    return join(what, " becomes ", event);
  }

  std::string fewer_events(Example& example) {
    if (example.events.size() < 2) return {};
    const auto at = example.events.begin() + static_cast<std::ptrdiff_t>(below(example.events.size()));
    std::string what = join("no event ", *at);
    example.events.erase(at);
    return what;
  }

  std::string earlier_event(Example& example) {
    if (example.events.size() < 2) return {};
    const std::size_t at = below(example.events.size() - 1);
    std::swap(example.events[at], example.events[at + 1]);
    return join("event told too early: ", example.events[at]);
  }

  std::string other_refusal(Example& example) {
    const std::size_t blank = example.refused.find(' ');
    if (blank == std::string::npos || below(2) == 0) {
      std::string id = example.refused.substr(0, blank);
      std::string what = other_id(id, "who refuses");
      example.refused.replace(0, std::min(blank, example.refused.size()), id);
      return what;
    }
    example.refused += '9';
    return join("cause ", example.refused);
  }

  /// One digit of a text becomes another one.
  std::string other_number(std::string& text, std::string_view what) {
    constexpr std::string_view digits = "0123456789";
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (digits.find(text[at]) != std::string_view::npos) places.push_back(at);
    }
    if (places.empty()) return {};
    text[places[below(places.size())]] = digits[below(digits.size())];
    return join(what, ": ", text);
  }

  std::string other_fact(Example& example) {
    const std::array facts{&example.after, &example.legal, &example.chance, &example.outcome, &example.seen};
    return other_number(*facts.at(below(facts.size())), "a fact");
  }

  const Book& book_;
  const Title& title_;
  regelwerk::Random random_{1};
};

}  // namespace

Alterations alter(const Book& book, const Title& title, int count) { return Altering{book, title}.run(count); }

}  // namespace rulebook
