#pragma once
#include <cstddef>
#include <optional>

#include "mine.hpp"
#include "titles.hpp"
#include "work_out.hpp"

namespace rulebook {

/// Works out an example of the first of several games that it is of.
template <class First, class... Others>
[[nodiscard]] Worked work_out_one(const Example& asked) {
  const bool is_first = asked.options.empty() ? game_of_line<First>(asked.state).has_value()
                                              : regelwerk::parse_options<First>(asked.options).has_value();
  if constexpr (sizeof...(Others) > 0) {
    if (!is_first) return work_out_one<Others...>(asked);
  }
  return WorkingOut<First>::work_out(asked);
}

/// True if the rule of an example is in force under the options of its position.
template <class... Games>
[[nodiscard]] bool is_in_force(const Example& example) {
  const auto is_in = [&]<class G>(const std::optional<G>& game) {
    if (!game) return false;
    for (std::size_t i = 0; i < G::rules.size(); ++i) {
      if (G::rules[i].id == example.id) return in_force(game->options(), static_cast<typename G::Rule>(i));
    }
    return false;
  };
  return (is_in(game_of_line<Games>(example.state)) || ...);
}

/// Mines all games of a title.
template <class Thumb, class... Games>
[[nodiscard]] Found mine_all(const Wanted& wanted) {
  Found all;
  const auto add = [&](const Found& found) {
    all.nodes += found.nodes;
    for (const auto& [what, vein] : found.veins) {
      auto& into = all.veins[what];
      into.count += vein.count;
      into.examples.insert(into.examples.end(), vein.examples.begin(), vein.examples.end());
    }
  };
  (add(Miner<Games, Thumb>{wanted}.mine()), ...);
  return all;
}

template <class Thumb, class Game>
[[nodiscard]] Title title_of() {
  return {Game::name,         Game::rules,       Game::rules.front().id,
          work_out_one<Game>, is_in_force<Game>, mine_all<Thumb, Game>};
}

}  // namespace rulebook
