#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/language/language.hpp>

#include "../play/adapter.hpp"
#include "../play/narration.hpp"
#include "../play/printed_rules.hpp"
#include "../play/settings.hpp"
#include "../play/text.hpp"
#include "../play/why_refused.hpp"
#include "example.hpp"
#include "seen_example.hpp"
#include "texts.hpp"
#include "work_out.hpp"

namespace rulebook {

/// An option as the library writes it, `seven=split`.
template <class Options, class OptionField>
[[nodiscard]] std::string written(const Options& options, const OptionField& field) {
  regelwerk::Text<regelwerk::choices_limit> text;
  regelwerk::write_fields(text, options, regelwerk::Fields{field});
  return std::string{text.view()};
}

/// The options of a game for which `is_wanted(field)`, by blanks.
template <class G>
[[nodiscard]] std::string options_text(const typename G::Options& options, const auto& is_wanted) {
  std::string text;
  const auto add = [&](const auto& field) {
    if (is_wanted(field)) add_word(text, written(options, field));
  };
  G::option_fields.each(add);
  return text;
}

/// Finds out what a page shows of an example of one game.
template <play::Adapter A>
class Seeing {
 public:
  using G = typename A::Game;
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;

  Seeing(const Example& example, const play::Ink& ink) : ink_(ink) { seen_.example = example; }

  /// Nothing if the example is none of this game.
  [[nodiscard]] std::optional<SeenExample> seen() {
    if (const auto game = game_of_line<G>(seen_.example.state)) {
      see(*game);
      return std::move(seen_);
    }
    const auto options = regelwerk::parse_options<G>(seen_.example.options);
    if (seen_.example.options.empty() || !options) return std::nullopt;
    see_options(*options);
    return std::move(seen_);
  }

 private:
  void see_options(const typename G::Options& options) {
    seen_.options = other_options(options);
    const auto made = G::make(options);
    if (made) return;
    for (const auto fault : made.error().options) {
      seen_.refusals.push_back(ink_.spoken([&](auto tongue) { return play::join(describe(fault, tongue)); }));
    }
  }

  [[nodiscard]] static std::string other_options(const typename G::Options& options) {
    return options_text<G>(
        options, [&](const auto& field) { return written(options, field) != written(typename G::Options{}, field); });
  }

  void see(const G& game) {
    seen_.options = other_options(game.options());
    const auto state = regelwerk::parse_state(game, seen_.example.state);
    if (!state) {
      seen_.refusals.push_back(
          ink_.spoken([&](auto tongue) { return play::join(describe(game, state.error(), tongue).view()); }));
      return;
    }
    const regelwerk::Viewer viewer = viewer_of(game, *state, seen_.example);
    const View view = game.view(*state, viewer);
    seen_.before = A::picture(game, view, ink_.language());
    if (!seen_.example.move.empty()) see_move(game, *state, view);
  }

  void see_move(const G& game, const State& state, const View& view) {
    const auto move = regelwerk::parse_move(game, state, seen_.example.move);
    if (!move) return;
    seen_.is_chance = game.actor(state).is_chance();
    if (const auto rule = game.why_not(state, *move)) return refuse(game, state, view, *move, *rule);
    std::vector<typename G::Event> events;
    const State after =
        game.play(state, *move, [&](const auto& event) { events.push_back(game.shown(event, view.viewer)); });
    seen_.told = lines_of(play::told<A>(game, view, events, ink_));
    seen_.after = A::picture(game, game.view(after, view.viewer), ink_.language());
    if (seen_.after == seen_.before) seen_.after.clear();
  }

  void refuse(const G& game, const State& state, const View& view, const Move& move, typename G::Rule rule) {
    const std::string sentence = ink_.spoken([&](auto tongue) { return play::join(info(rule, tongue).sentence); });
    seen_.refusals.push_back(play::join(info(rule).id, ": ", sentence));
    if (!game.actor(state).is_seat() || !view.viewer.is(game.actor(state).seat())) return;
    for (std::string& line : lines_of(play::why_refused<A>(game, view, move, seen_.example.move, ink_))) {
      seen_.refusals.push_back(std::move(line));
    }
  }

  const play::Ink& ink_;
  SeenExample seen_;
};

/// What a page shows of an example of the first of several games that it is of.
template <play::Adapter... All>
[[nodiscard]] SeenExample see_example(const Example& example, const play::Ink& ink) {
  std::optional<SeenExample> seen;
  static_cast<void>(((seen = Seeing<All>{example, ink}.seen()).has_value() || ...));
  if (!seen) seen.emplace().example = example;
  return *std::move(seen);
}

/// The standard values of the options that a sentence speaks of, each once.
template <play::Adapter... All>
[[nodiscard]] std::string options_named_in(std::string_view sentence) {
  std::string text;
  const auto add = [&]<class G>(std::type_identity<G> /*game*/) {
    const auto is_named = [&](const auto& field) { return play::speaks_of_option(sentence, field.name); };
    const std::string named = options_text<G>({}, is_named);
    for (const std::string_view option : words_of(named)) {
      if (text.find(option) == std::string::npos) add_word(text, option);
    }
  };
  (add(std::type_identity<typename All::Game>{}), ...);
  return text;
}

/// The rules of several games that share them, in the order of their ledger; one is in force if it is in one of them.
template <play::Adapter First, play::Adapter... Others>
[[nodiscard]] std::vector<SeenRule> rules_of(const play::Ink& ink) {
  using G = typename First::Game;
  std::vector<SeenRule> all;
  for (std::size_t i = 0; i < G::rules.size(); ++i) {
    const auto rule = static_cast<typename G::Rule>(i);
    SeenRule seen{info(rule).id, {}, {}, {}, false};
    seen.sentence = ink.spoken([&](auto tongue) { return play::join(info(rule, tongue).sentence); });
    seen.source = ink.spoken([&](auto tongue) { return play::join(info(rule, tongue).source); });
    seen.options = options_named_in<First, Others...>(info(rule).sentence);
    seen.is_in_force =
        in_force(typename G::Options{}, rule) || (in_force(typename Others::Game::Options{}, rule) || ...);
    all.push_back(std::move(seen));
  }
  return all;
}

/// The options of the games of a title, of each as list_fields writes them.
template <play::Adapter... All>
[[nodiscard]] std::vector<std::string> all_options(const play::Ink& ink) {
  return {play::list_fields(typename All::Game::Options{}, All::Game::option_fields, ink)...};
}

/// What is in the box of a title.
template <play::Adapter A>
[[nodiscard]] std::string components_of(const play::Ink& ink) {
  return A::components(*A::Game::make({}), ink);
}

template <play::Adapter First, play::Adapter... Others>
[[nodiscard]] PageTitle page_title_by() {
  return {First::Game::name, rules_of<First, Others...>, all_options<First, Others...>, see_example<First, Others...>,
          components_of<First>};
}
/// The page of the title that has these games.
template <regelwerk::Playable... Games>
[[nodiscard]] PageTitle page_title_of() {
  return page_title_by<play::AdapterFor<Games>...>();
}

}  // namespace rulebook
