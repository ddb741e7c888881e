#pragma once
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../rulebook/example.hpp"
#include "../rulebook/work_out.hpp"
#include "adapter.hpp"
#include "narration.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// A caption with its seats called as the board calls them.
[[nodiscard]] std::string with_board_names(std::string_view caption, const Ink& ink);

/// A line without many blanks, parted where it is too wide, each part indented.
[[nodiscard]] std::string in_columns(std::string_view line);

/// Shows an example of a rule in the terminal: the position, the move, what comes of it or why it is refused.
template <Adapter A>
class ExampleShow {
 public:
  using G = typename A::Game;
  using State = typename G::State;

  ExampleShow(const rulebook::Example& example, const Ink& ink) : example_(example), ink_(ink) {}

  /// Whole lines; nothing if the example is none of this game.
  [[nodiscard]] std::optional<std::string> text() {
    const auto game = rulebook::game_of_line<G>(example_.state);
    const bool has_options = !example_.options.empty() && regelwerk::parse_options<G>(example_.options).has_value();
    if (!game && !has_options) return std::nullopt;
    const std::string_view caption = ink_.language() == "de" ? example_.german : example_.english;
    add(join(ink_.bold(example_.name()), "  ", with_board_names(caption, ink_), "\n"));
    if (game) {
      show(*game);
    } else {
      add(join("  ", example_.options, "\n"));
      refuse_options();
    }
    return text_;
  }

 private:
  void add(std::string_view more) { text_ += more; }

  void refuse_options() {
    const auto made = G::make(*regelwerk::parse_options<G>(example_.options));
    if (made) return;
    for (const auto fault : made.error().options) {
      add(join("  ", ink_.spoken([&](auto tongue) { return join(describe(fault, tongue)); }), "\n"));
    }
  }

  void show(const G& game) {
    const auto state = parse_state(game, example_.state);
    if (!state) {
      add(in_columns(example_.state));
      return add(join(
          "  ", ink_.spoken([&](auto tongue) { return join(describe(game, state.error(), tongue).view()); }), "\n"));
    }
    const regelwerk::Viewer viewer = rulebook::viewer_of(game, *state, example_);
    add(A::draw(game, game.view(*state, viewer), ink_));
    if (!example_.legal.empty()) add(ink_.text("What can be done: {}\n", legal(game, *state)));
    if (!example_.move.empty()) show_move(game, *state, viewer);
  }

  [[nodiscard]] static std::string legal(const G& game, const State& state) {
    std::string moves;
    for (const typename G::Move& move : game.moves(state)) {
      moves += join(moves.empty() ? "" : "  ", to_text(game, state, move).view());
    }
    return moves.empty() ? "-" : moves;
  }

  void show_move(const G& game, const State& state, regelwerk::Viewer viewer) {
    const auto move = parse_move(game, state, example_.move);
    if (!move) return;
    add(join(ink_.bold(join("> ", example_.move)), "\n"));
    if (const auto rule = game.why_not(state, *move)) {
      const std::string sentence = ink_.spoken([&](auto tongue) { return join(info(*rule, tongue).sentence); });
      return add(ink_.text("{} is refused. {}\n", example_.move, join(info(*rule).id, ": ", sentence)));
    }
    std::vector<typename G::Event> events;
    const State after =
        game.play(state, *move, [&](const auto& event) { events.push_back(game.shown(event, viewer)); });
    add(told<A>(game, game.view(state, viewer), events, ink_));
    add(A::draw(game, game.view(after, viewer), ink_));
  }

  const rulebook::Example& example_;
  const Ink& ink_;
  std::string text_;
};

/// Shows an example of the first of several games that it is of.
template <Adapter... All>
[[nodiscard]] std::string show_example(const rulebook::Example& example, const Ink& ink) {
  std::optional<std::string> text;
  static_cast<void>(((text = ExampleShow<All>{example, ink}.text()).has_value() || ...));
  return text.value_or("");
}

}  // namespace play
