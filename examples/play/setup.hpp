#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/settings.hpp>

#include "adapter.hpp"
#include "settings.hpp"
#include "text.hpp"

namespace play {

/// The rules and the beginning that settings ask for, or why there is no such game.
template <regelwerk::Playable G>
struct Setup {
  std::optional<G> game;
  typename G::Start start{};
  std::string wrong;
};

/// A title's settings, one line each: the options, then the setup.
template <Adapter A>
[[nodiscard]] std::string list_settings(const Ink& ink) {
  using G = typename A::Game;
  const auto game = G::make({});
  return list_fields(typename G::Options{}, G::option_fields, ink) +
         list_fields(game->default_start(), G::start_fields, ink);
}

/// The game with these options, or the reasons why there is none.
template <regelwerk::Playable G>
[[nodiscard]] Setup<G> game_with(const typename G::Options& options, const Ink& ink,
                                 const typename G::Edition& edition = G::standard_edition) {
  const auto made = G::make(options, edition);
  if (made) return {*made, made->default_start(), {}};
  std::string reasons;
  for (const auto fault : made.error().options) {
    reasons +=
        join(reasons.empty() ? "" : "\n", ink.spoken([&](auto tongue) { return join(describe(fault, tongue)); }));
  }
  return {std::nullopt, {}, reasons};
}

/// Those of the settings that are setup facts, or the others, as one text.
template <regelwerk::Playable G>
[[nodiscard]] std::string settings_text(const std::vector<std::string>& settings, bool are_facts) {
  std::string text;
  for (const std::string& setting : settings) {
    if (is_field(G::start_fields, setting) == are_facts) text += join(text.empty() ? "" : " ", setting);
  }
  return text;
}

/// The game that the settings ask for. Where they do not tell how many seats there are it is as many as the command
/// line names players; 0 if it names none.
template <Adapter A>
[[nodiscard]] Setup<typename A::Game> set_up(const std::vector<std::string>& settings, const Ink& ink,
                                             std::size_t players = 0) {
  using G = typename A::Game;
  const std::string options_text = settings_text<G>(settings, false);
  auto options = regelwerk::parse_options<G>(options_text);
  if (!options) {
    const std::string unknown =
        options.error().setting.empty() ? ink.text("\nThe settings are\n") + list_settings<A>(ink) : std::string{};
    return {std::nullopt, {}, explain(options_text, options.error(), ink) + unknown};
  }
  const auto sets_seats = [](const std::string& setting) { return regelwerk::same_letters(name_of(setting), "seats"); };
  if (players > 0 && is_field(G::option_fields, "seats") &&
      std::none_of(settings.begin(), settings.end(), sets_seats)) {
    options = regelwerk::parse_settings(join("seats=", players), *options, G::option_fields);
    // Nobody wrote this setting, so it is not shown.
    if (!options) {
      return {std::nullopt,
              {},
              (players == 1 ? ink.text("--seats names 1 player") : ink.text("--seats names {} players", players)) +
                  choices_of(options.error(), ink)};
    }
  }
  Setup<G> setup = game_with<G>(*options, ink);
  if (!setup.game) return setup;
  // Who begins and the like has defaults that depend on the options, so it comes second.
  const std::string start_text = settings_text<G>(settings, true);
  const auto start = regelwerk::parse_start(*setup.game, start_text);
  if (!start) return {std::nullopt, {}, explain(start_text, start.error(), ink)};
  setup.start = *start;
  return setup;
}

/// The settings that change nothing under the others, a line each with the rule that says so.
template <regelwerk::Playable G>
[[nodiscard]] std::string idle_text(const G& game, const Ink& ink) {
  std::string lines;
  for (const auto& idle : idle_settings(game.options())) {
    std::string setting;
    const auto find = [&](const auto& field) {
      if (field.name != idle.name) return;
      regelwerk::Text<regelwerk::choices_limit> text;
      regelwerk::write_fields(text, game.options(), regelwerk::Fields{field});
      setting = text.view();
    };
    G::option_fields.each(find);
    const std::string sentence = ink.spoken([&](auto tongue) { return join(info(idle.rule, tongue).sentence); });
    lines += "  " +
             (idle.played_as.empty() ? ink.text("{} changes nothing under the other options.", setting)
                                     : ink.text("{} is played as {}={} here.", setting, idle.name, idle.played_as)) +
             join(" ", info(idle.rule).id, ": ", sentence, "\n");
  }
  return lines;
}

/// The title with all its settings.
template <regelwerk::Playable G>
[[nodiscard]] std::string rules_text(const G& game, const typename G::Start& start) {
  regelwerk::Text<512> options;
  regelwerk::write_fields(options, game.options(), G::option_fields);
  regelwerk::Text<512> facts;
  regelwerk::write_fields(facts, start, G::start_fields);
  return join(G::name, " ", options.view(), facts.view().empty() ? "" : " ", facts.view());
}

}  // namespace play
