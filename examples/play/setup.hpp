#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
[[nodiscard]] std::string list_settings() {
  using G = typename A::Game;
  const auto game = G::make({});
  return list_fields(typename G::Options{}, G::option_fields) + list_fields(game->default_start(), G::start_fields);
}

/// The game with these options, or the reasons why there is none.
template <regelwerk::Playable G>
[[nodiscard]] Setup<G> game_with(const typename G::Options& options) {
  const auto made = G::make(options);
  if (made) return {*made, made->default_start(), {}};
  std::string reasons;
  for (const auto fault : made.error().options) {
    reasons += join(reasons.empty() ? "" : "\n", describe(fault));
  }
  return {std::nullopt, {}, reasons};
}

template <Adapter A>
[[nodiscard]] Setup<typename A::Game> set_up(const std::vector<std::string>& settings) {
  using G = typename A::Game;
  typename G::Options options{};
  for (const std::string& setting : settings) {
    std::string wrong;
    if (is_field(G::option_fields, setting)) {
      wrong = set_field(options, G::option_fields, setting);
    } else if (!is_field(G::start_fields, setting)) {
      wrong = join("no setting is called ", name_of(setting), "; the settings are\n", list_settings<A>());
    }
    if (!wrong.empty()) return {std::nullopt, {}, wrong};
  }
  Setup<G> setup = game_with<G>(options);
  if (!setup.game) return setup;
  // Who begins and the like has defaults that depend on the options, so it comes second.
  for (const std::string& setting : settings) {
    if (!is_field(G::start_fields, setting)) continue;
    setup.wrong = set_field(setup.start, G::start_fields, setting);
    if (setup.wrong.empty() && !setup.game->accepts(setup.start)) {
      setup.wrong = setting + " does not fit the options";
    }
    if (!setup.wrong.empty()) return {std::nullopt, {}, setup.wrong};
  }
  return setup;
}

}  // namespace play
