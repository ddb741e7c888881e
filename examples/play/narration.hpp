#pragma once
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/play/sentences.hpp>

#include "adapter.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// Takes what the library writes.
struct Letters {
  std::string text;

  Letters& operator<<(std::string_view more) {
    text += more;
    return *this;
  }
  Letters& operator<<(char more) { return *this << std::string_view{&more, 1}; }
  Letters& operator<<(std::integral auto number) { return *this << std::string_view{std::to_string(number)}; }
};

/// Calls seats, and what else the adapter has a name for, as the board does.
template <class A>
struct BoardNames {
  const typename A::Game& game;
  const Ink& ink;

  void operator()(auto& out, regelwerk::Seat seat) const { out << std::string_view{ink.name(seat)}; }
  void operator()(auto& out, auto thing) const
    requires requires { A::name(game, thing, ink); }
  {
    out << std::string_view{A::name(game, thing, ink)};
  }
};

/// Puts the library's sentences about events into lines: what belongs to one thing is one line, a sentence that repeats
/// itself is counted, and of those that differ in one number or in their last words only these are listed.
class Lines {
 public:
  explicit Lines(const Ink& ink) : ink_(ink) {}

  void add(const std::string& sentence) {
    if (sentence.empty()) return;
    if (sentence == last_) {
      ++repeated_;
    } else if (!is_listed(sentence)) {
      end_sentence();
      written_ = sentence;
      listed_from_ = sentence.size();
      repeated_ = 1;
    }
    last_ = sentence;
  }
  void end_line() {
    end_sentence();
    if (!line_.empty()) text_ += line_ + '\n';
    line_.clear();
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  /// Adds the one word in which a sentence differs from the last one, if that may be listed.
  [[nodiscard]] bool is_listed(std::string_view sentence) {
    const std::string_view last = last_;
    std::size_t begin = 0;
    while (begin < std::min(last.size(), sentence.size()) && last[begin] == sentence[begin]) ++begin;
    const std::size_t blank = last.substr(0, begin).rfind(' ');
    if (repeated_ != 1 || blank == std::string_view::npos) return false;
    begin = blank + 1;
    const std::size_t end = std::min(sentence.find(' ', begin), sentence.size());
    const std::size_t last_end = std::min(last.find(' ', begin), last.size());
    const std::string_view word = sentence.substr(begin, end - begin);
    const bool is_number = word.find_first_not_of("0123456789") == std::string_view::npos;
    if (sentence.substr(end) != last.substr(last_end) || (end < sentence.size() && !is_number)) return false;
    if (listed_from_ < last.size() && listed_from_ != begin) return false;
    listed_from_ = begin;
    written_.insert(written_.size() - (last.size() - last_end), join(", ", word));
    return true;
  }
  void end_sentence() {
    if (written_.empty()) return;
    if (!line_.empty()) line_ += ' ';
    if ('a' <= written_[0] && written_[0] <= 'z') written_[0] = static_cast<char>(written_[0] - 'a' + 'A');
    line_ += written_;
    if (repeated_ > 1) line_ += ink_.text(" ({} times)", repeated_);
    line_ += '.';
    written_.clear();
    last_.clear();
  }

  const Ink& ink_;
  std::string text_;
  std::string line_;
  std::string written_;          ///< the last sentence, with what is listed
  std::string last_;             ///< the last sentence as it was added
  std::size_t listed_from_ = 0;  ///< where in it the word that is listed begins; its end if none is
  int repeated_ = 0;
};

/// What happened, in whole lines: events as they were shown to the viewer of `before`, which was its view before them.
template <Adapter A>
[[nodiscard]] std::string told(const typename A::Game& game, typename A::Game::View before,
                               std::span<const typename A::Game::Event> events, const Ink& ink) {
  using View = typename A::Game::View;
  using Event = typename A::Game::Event;
  Lines lines{ink};
  // A line may also begin with an event that has no sentence.
  const auto is_told = [](const Event& event) { return A::opens_line(event) || !A::goes_without_saying(event); };
  regelwerk::with_language(ink.language(), [&](auto tongue) {
    const auto tell = [&](const View& view, const Event& event) {
      if (A::opens_line(event)) lines.end_line();
      if (A::goes_without_saying(event)) return;
      Letters sentence;
      write_sentence(sentence, game, view, event, tongue, BoardNames<A>{game, ink});
      if (ink.names_rules() && !sentence.text.empty()) sentence.text += join(" (", info(event.rule).id, ")");
      lines.add(sentence.text);
    };
    for_each_told(game, before, events, tell, is_told);
  });
  lines.end_line();
  return lines.text();
}

}  // namespace play
