#pragma once
#include <concepts>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/core/english.hpp>
#include <regelwerk/core/german.hpp>
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/tell.hpp>
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

[[nodiscard]] inline std::string times(int count, regelwerk::English /*language*/) { return join(count, " times"); }
[[nodiscard]] inline std::string times(int count, regelwerk::German /*language*/) { return join(count, "-mal"); }

/// Puts the library's sentences about events into lines: what belongs to one thing is one line, and a sentence that
/// repeats itself is counted.
template <Adapter A, regelwerk::Language Tongue>
class Telling {
 public:
  using Game = typename A::Game;

  Telling(const Game& game, const Ink& ink) : game_(game), ink_(ink) {}

  [[nodiscard]] std::string lines(typename Game::View view, std::span<const typename Game::Event> events) {
    const auto names = [&](auto& out, regelwerk::Seat seat) { out << std::string_view{ink_.name(seat)}; };
    for_each_told(game_, view, events, [&](const typename Game::View& before, const typename Game::Event& event) {
      if (A::opens_line(event)) end_line();
      if (A::goes_without_saying(event)) return;
      Letters sentence;
      write_sentence(sentence, game_, before, event, Tongue{}, names);
      add(sentence.text);
    });
    end_line();
    return text_;
  }

 private:
  void add(const std::string& sentence) {
    if (sentence.empty()) return;
    if (sentence == last_) {
      ++repeated_;
      return;
    }
    end_sentence();
    last_ = sentence;
    repeated_ = 1;
  }
  void end_sentence() {
    if (last_.empty()) return;
    if (!line_.empty()) line_ += ' ';
    if ('a' <= last_[0] && last_[0] <= 'z') last_[0] = static_cast<char>(last_[0] - 'a' + 'A');
    line_ += last_;
    if (repeated_ > 1) line_ += join(" (", times(repeated_, Tongue{}), ")");
    line_ += '.';
    last_.clear();
  }
  void end_line() {
    end_sentence();
    if (!line_.empty()) text_ += line_ + '\n';
    line_.clear();
  }

  const Game& game_;
  const Ink& ink_;
  std::string text_;
  std::string line_;
  std::string last_;
  int repeated_ = 0;
};

/// What happened, in whole lines: events as they were shown to the viewer of `before`, which was its view before them.
template <Adapter A>
[[nodiscard]] std::string told(const typename A::Game& game, const typename A::Game::View& before,
                               std::span<const typename A::Game::Event> events, const Ink& ink,
                               std::string_view language) {
  std::string text;
  regelwerk::with_language(language, [&](auto tongue) {
    text = Telling<A, decltype(tongue)>{game, ink}.lines(before, events);
  });
  return text;
}

}  // namespace play
