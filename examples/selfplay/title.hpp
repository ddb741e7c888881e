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
#include "columns.hpp"
#include "game.hpp"
#include "manner.hpp"
#include "opened.hpp"

namespace selfplay {

template <play::Adapter A, class Thumb>
[[nodiscard]] Opened open_game(const std::vector<std::string>& settings, const Manner& manner) {
  using G = typename A::Game;
  static_assert(regelwerk::Encoded<G>);
  const play::Setup<G> setup = play::set_up<A>(settings, play::Ink{});
  if (!setup.game) return not_opened(setup.wrong);
  const G& game = *setup.game;
  if (!players::ThumbOf<Thumb, G> && manner.spec.needs_thumb()) {
    return not_opened(play::join(G::name, " has no rules of thumb"));
  }
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

/// A title has one game, or several that its settings tell apart.
template <play::Adapter... All>
struct GamesOf {
  template <class Thumb>
  [[nodiscard]] static Opened open(const std::vector<std::string>& settings, const Manner& manner) {
    constexpr std::array opens{open_game<All, Thumb>...};
    play::Arguments arguments;
    arguments.settings = settings;
    return opens[play::best_fitting<All...>(arguments)](settings, manner);
  }
};

}  // namespace selfplay
