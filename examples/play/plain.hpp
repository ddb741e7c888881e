#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/plain_game.hpp>

#include "../draw/svg.hpp"
#include "../players/skill.hpp"
#include "adapter.hpp"
#include "narration.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// Visits the members of a described value as names and texts: `f("known.guess", "2")`.
template <class Setup, class F>
class MemberTexts {
 public:
  MemberTexts(const Setup& setup, F& f, std::string path = {}) : setup_(setup), f_(f), path_(std::move(path)) {}

  template <class T, class... Hint>
  void operator()(std::string_view name, const T& member, const Hint&... /*hint*/) {
    const std::string path = join(path_, path_.empty() ? "" : ".", name);
    if constexpr (regelwerk::Described<T>) {
      MemberTexts inner{setup_, f_, path};
      for_each_member(member, inner);
    } else {
      Letters text;
      regelwerk::TreeWriter<regelwerk::LineStyle, Letters, Setup>{text, setup_}.write(member);
      f_(path, text.text);
    }
  }

 private:
  const Setup& setup_;
  F& f_;
  std::string path_;
};

/// Any game for the terminal that has no adapter of its own: its board is the list of what a viewer knows.
template <regelwerk::PlainGame G>
struct Plain {
  using Game = G;
  using RuleOfThumb = players::AnyMove;

  static constexpr Help words{G::name, "Moves are written as the list of them shows.\n", ""};
  static constexpr Helps help{words, words};
  static constexpr std::string_view all_random = "random,random,random,random,random,random,random";
  static_assert(all_random.size() == 7 * regelwerk::seat_limit - 1);
  static constexpr Show show{"", all_random.substr(0, 7 * static_cast<std::size_t>(G::make({})->seats()) - 1), 1, 1, 1};
  static constexpr std::uint64_t playout_cap = 1000;
  static constexpr std::uint64_t most_iterations = 8192;

  static bool opens_round(const typename G::Event& /*event*/) { return false; }
  static bool opens_line(const typename G::Event& /*event*/) { return true; }
  static bool goes_without_saying(const typename G::Event& /*event*/) { return false; }

  static std::string draw(const G& game, const typename G::View& view, const Ink& ink) {
    std::string text;
    for (const auto& [name, value] : known(game, view)) text += join(ink.bold(padded(name, 20)), value, "\n");
    return text;
  }
  /// Nobody has listed what is in the box.
  static std::string components(const G& game, const Ink& /*ink*/) { return join(game.edition().name, "\n"); }
  static std::string picture(const G& game, const typename G::View& view, std::string_view language = "en") {
    const Ink ink = Ink::speaking(language);
    constexpr int row = 500;
    const auto lines = known(game, view);
    const int height = row * (static_cast<int>(lines.size()) + 2);
    draw::Svg svg{regelwerk::board_side, height, G::name,
                  ink.text("What a viewer knows of the position, line by line."), ink.language()};
    int y = row;
    for (const auto& [name, value] : lines) {
      svg.text({row, y}, join(name, ": ", value), {.size = row / 2, .anchor = draw::Anchor::start});
      y += row;
    }
    return svg.done();
  }

 private:
  [[nodiscard]] static std::vector<std::pair<std::string, std::string>> known(const G& game,
                                                                              const typename G::View& view) {
    std::vector<std::pair<std::string, std::string>> lines;
    const auto add = [&](const std::string& name, const std::string& value) { lines.emplace_back(name, value); };
    MemberTexts texts{game, add};
    for_each_member(view, texts);
    return lines;
  }
};

template <regelwerk::PlainGame G>
struct AdapterOf<G> : std::type_identity<Plain<G>> {};

}  // namespace play
