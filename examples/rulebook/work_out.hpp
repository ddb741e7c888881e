#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/play/why.hpp>

#include "../play/text.hpp"
#include "example.hpp"
#include "texts.hpp"

namespace rulebook {

/// What the library makes of an example: the same with everything that comes of it, or why it can make nothing of it.
struct Worked {
  Example example;
  std::string wrong;  ///< empty if the example could be read
};

/// The ID of a rule.
template <class G>
[[nodiscard]] std::string_view id_of(typename G::Rule rule) {
  return G::rules[static_cast<std::size_t>(rule)].id;
}

/// The settings of a game that stand at the beginning of a line of it, `tock/1 seats=2 phase=play ..`.
template <class G>
[[nodiscard]] std::string settings_of_line(std::string_view line) {
  std::string settings;
  for (std::string_view word : words_of(line.substr(std::min(line.find(' '), line.size())))) {
    const std::string_view name = word.substr(0, word.find('='));
    const bool is_option = !G::option_fields.all([&](const auto& field) { return field.name != name; });
    if (name == "edition") continue;
    if (!is_option) break;
    settings += play::join(settings.empty() ? "" : " ", word);
  }
  return settings;
}

/// The editions that positions may be of. Name another one here, and books may have examples of it; `mine TITLE
/// edition=NAME` finds positions for them.
template <class G>
[[nodiscard]] std::vector<const typename G::Edition*> editions() {
  return {&G::make({})->edition()};
}

/// The edition that a line names, the standard one if it names none; nothing if there is none of that name.
template <class G>
[[nodiscard]] const typename G::Edition* edition_of_line(std::string_view line) {
  constexpr std::string_view key = "edition=";
  const auto all = editions<G>();
  for (const std::string_view word : words_of(line)) {
    if (!word.starts_with(key)) continue;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto* each) { return each->name == word.substr(key.size()); });
    return found == all.end() ? nullptr : *found;
  }
  return all.front();
}

/// The game that a line is of, if it is one of G in an edition that is known.
template <class G>
[[nodiscard]] std::optional<G> game_of_line(std::string_view line) {
  if (line.substr(0, line.find('/')) != G::name) return std::nullopt;
  const auto options = regelwerk::parse_options<G>(settings_of_line<G>(line));
  const auto* const edition = edition_of_line<G>(line);
  if (!options || edition == nullptr) return std::nullopt;
  const auto game = G::make(*options, *edition);
  return game ? std::optional{*game} : std::nullopt;
}

/// Who looks at an example: whom it is about, else who moves, else a spectator.
template <class G>
[[nodiscard]] regelwerk::Viewer viewer_of(const G& game, const typename G::State& state, const Example& example) {
  if (!example.viewer.empty()) return regelwerk::Seat{play::number_in<int>(example.viewer).value_or(0)};
  const regelwerk::Actor actor = game.actor(state);
  return actor.is_seat() ? regelwerk::Viewer{actor.seat()} : regelwerk::spectator;
}

/// Works out examples of one game.
template <class G>
class WorkingOut {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Event = typename G::Event;

  [[nodiscard]] static Worked work_out(const Example& asked) {
    WorkingOut work{asked};
    asked.options.empty() ? work.by_state() : work.by_options();
    return work.worked_;
  }

 private:
  explicit WorkingOut(const Example& asked) : asked_(asked), worked_{asked, {}} {
    Example& example = worked_.example;
    example.events.clear();
    for (std::string* text :
         {&example.after, &example.legal, &example.chance, &example.outcome, &example.seen, &example.refused})
      text->clear();
  }

  void wrong(std::string why) { worked_.wrong = std::move(why); }
  void wrong(std::string_view what, const regelwerk::Refusal& refusal) {
    wrong(play::join(what, " behind ", refusal.position, " characters: ", regelwerk::describe<G>(refusal).view()));
  }

  /// The rule of the example, if a sentence names it; else the sentence.
  [[nodiscard]] std::string named(std::string_view sentence) const {
    return names_rule(sentence, asked_.id) ? asked_.id : std::string{sentence};
  }

  void by_options() {
    const auto options = regelwerk::parse_options<G>(asked_.options);
    if (!options) {
      return wrong(
          play::join("options behind ", options.error().position, " characters: ", describe(options.error().reason)));
    }
    const auto made = G::make(*options);
    if (made) return;
    for (const auto fault : made.error().options) {
      std::string& refused = worked_.example.refused;
      if (refused != asked_.id) refused = named(describe(fault));
    }
  }

  void by_state() {
    const auto game = game_of_line<G>(asked_.state);
    if (!game) return wrong("no game of an edition that is known has a position that begins like this");
    const auto state = parse_state(*game, asked_.state);
    if (!state && state.error().reason == regelwerk::Reason::broken_invariant && asked_.move.empty()) {
      worked_.example.refused = named(regelwerk::describe<G>(state.error()).view());
      return;
    }
    if (!state) return wrong("state", state.error());
    std::optional<regelwerk::Seat> viewer;
    if (!asked_.viewer.empty()) {
      const auto number = play::number_in<int>(asked_.viewer);
      if (!number || *number < 0 || *number >= game->seats()) return wrong("the viewer is no seat of this game");
      viewer = regelwerk::Seat{*number};
    }
    list(*game, *state);
    asked_.move.empty() ? look(*game, *state, viewer) : move(*game, *state, viewer);
  }

  void list(const G& game, const State& state) {
    game.for_each_move(state,
                       [&](const Move& each) { add_word(worked_.example.legal, to_text(game, state, each).view()); });
  }

  /// What the position is like.
  void look(const G& game, const State& state, std::optional<regelwerk::Seat> viewer) {
    worked_.example.after = std::string{to_text(game, state).view()};
    worked_.example.outcome = outcome_text(game, state);
    if (viewer) worked_.example.seen = std::string{to_text(game, game.view(state, *viewer)).view()};
  }

  void move(const G& game, const State& state, std::optional<regelwerk::Seat> viewer) {
    const auto move = parse_move(game, state, asked_.move);
    if (!move) return wrong("move", move.error());
    if (const auto because = why(game, state, *move)) {
      worked_.example.refused = std::string{id_of<G>(because->rule)};
      const std::string_view kind = regelwerk::word(because->cause.kind);
      if (kind != "none")
        add_word(worked_.example.refused, play::join(kind, " ", text_of(game, state, because->cause).view()));
      return;
    }
    if (game.actor(state).is_chance()) {
      worked_.example.chance = play::join(game.weight(state, *move), "/", game.total_weight(state));
    }
    const State after = game.play(state, *move, [&](const Event& event) {
      const Event told = viewer ? game.shown(event, *viewer) : event;
      worked_.example.events.emplace_back(to_text(game, told).view());
    });
    look(game, after, viewer);
  }

  [[nodiscard]] static std::string outcome_text(const G& game, const State& state) {
    const auto outcome = game.outcome(state);
    if (!outcome) return "open";
    std::string text;
    for (int seat = 0; seat < game.seats(); ++seat) {
      add_word(text, play::join(outcome->place(regelwerk::Seat{seat}), ":", outcome->score(regelwerk::Seat{seat})));
    }
    if (outcome->tie_broken_by) add_word(text, play::join("by ", id_of<G>(*outcome->tie_broken_by)));
    return text;
  }

  const Example& asked_;
  Worked worked_;
};

}  // namespace rulebook
