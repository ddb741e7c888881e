#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/rule.hpp>

#include "../play/adapter.hpp"
#include "../players/player.hpp"
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

/// The rules of a game's book. The games of a title share a table; those of the one that has the title's name stand
/// first in it, those of another one last, under letters of their own.
template <class G>
[[nodiscard]] constexpr std::span<const regelwerk::RuleInfo> rules_of_book(std::string_view name) {
  const auto letters = [](const regelwerk::RuleInfo& rule) { return rule.id.substr(0, rule.id.find('-')); };
  const auto own = letters(name == G::name ? G::rules.front() : G::rules.back());
  const auto first =
      std::find_if(G::rules.begin(), G::rules.end(), [&](const auto& rule) { return letters(rule) == own; });
  const auto last = std::find_if(first, G::rules.end(), [&](const auto& rule) { return letters(rule) != own; });
  return {first, last};
}

/// The title of a game. Others of the same title help with examples and veins: its rules may be in force there, too.
template <class First, class... Others>
[[nodiscard]] Title title_of(std::string_view name) {
  using Thumb = typename players::Skill<typename play::AdapterFor<First>::RuleOfThumb>::Quick;
  return {name,
          rules_of_book<First>(name),
          First::rules.front().id,
          work_out_one<First, Others...>,
          is_in_force<First, Others...>,
          mine_all<Thumb, First, Others...>};
}

}  // namespace rulebook
