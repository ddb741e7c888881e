#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>

#include "../play/fitting.hpp"
#include "../play/setup.hpp"
#include "../play/text.hpp"
#include "../players/player.hpp"
#include "columns.hpp"
#include "game.hpp"
#include "manner.hpp"
#include "opened.hpp"
#include "titles.hpp"

namespace selfplay {

template <play::Adapter A, class Thumb>
[[nodiscard]] Opened open_game(const std::vector<std::string>& settings, const Manner& manner) {
  using G = typename A::Game;
  const play::Setup<G> setup = play::set_up<A>(settings, play::Ink{});
  if (!setup.game) return not_opened(setup.wrong);
  const G& game = *setup.game;
  const std::string wrong = players::why_unfit<Thumb, G>(manner.spec);
  if (!wrong.empty()) return not_opened(wrong);
  Opened opened;
  opened.rules = play::rules_text(game, setup.start);
  opened.seats = static_cast<std::size_t>(game.seats());
  opened.observation_size = observation_size(game);
  opened.policy_size = policy_size(game);
  for_each_plane(game, [&](const regelwerk::Plane& plane) {
    opened.planes.push_back({std::string{plane.name}, plane.first, plane.size, plane.rows});
  });
  opened.play = [game, start = setup.start, manner](std::uint64_t number) {
    return SelfPlay<A, Thumb>{game, start, manner, number}.rows();
  };
  return opened;
}

/// Opens a game that can be told to networks, with its players for playouts.
template <play::Adapter A>
[[nodiscard]] Opened open_encoded(const std::vector<std::string>& settings, const Manner& manner) {
  if constexpr (regelwerk::Encoded<typename A::Game>) {
    return open_game<A, typename players::Skill<typename A::RuleOfThumb>::Quick>(settings, manner);
  } else {
    return not_opened(play::join(A::Game::name, " has no encoding for networks"));
  }
}

/// A title has one game, or several that its settings tell apart.
template <play::Adapter... All>
[[nodiscard]] Opened open_one(const std::vector<std::string>& settings, const Manner& manner) {
  constexpr std::array opens{open_encoded<All>...};
  play::Arguments arguments;
  arguments.settings = settings;
  return opens[play::best_fitting<All...>(arguments)](settings, manner);
}

template <regelwerk::Playable First, regelwerk::Playable... Others>
[[nodiscard]] constexpr Title title_of() {
  return {First::name, open_one<play::AdapterFor<First>, play::AdapterFor<Others>...>};
}

}  // namespace selfplay
