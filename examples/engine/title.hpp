#pragma once
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "../play/arguments.hpp"
#include "../play/fitting.hpp"
#include "../play/pointed.hpp"
#include "../play/setup.hpp"
#include "../play/text.hpp"
#include "table.hpp"
#include "titles.hpp"

namespace engine {

/// A table of one game of a title.
template <play::Adapter A, class Thumb>
[[nodiscard]] Opened open_table(const std::vector<std::string>& settings, const std::string& player) {
  using G = typename A::Game;
  const play::Setup<G> setup = play::set_up<A>(settings, play::Ink{});
  if (!setup.game) return {{}, play::in_one_line(setup.wrong)};
  const auto table = std::make_shared<TableOf<A, Thumb>>(*setup.game, setup.start);
  std::string wrong = table->take_player(player);
  if (!wrong.empty()) return {{}, wrong};
  return {[table](std::string_view name, std::string_view rest, const GoOn& go_on) {
            return table->answer(name, rest, go_on);
          },
          {}};
}

/// A title has one game, or several that its settings tell apart.
template <play::Adapter... All>
[[nodiscard]] Opened open_one(const std::vector<std::string>& settings, const std::string& player) {
  constexpr std::array opens{open_table<All, typename All::RuleOfThumb>...};
  play::Arguments arguments;
  arguments.settings = settings;
  return opens[play::best_fitting<All...>(arguments)](settings, player);
}

template <regelwerk::Playable First, regelwerk::Playable... Others>
[[nodiscard]] constexpr Title title_of() {
  return {First::name, open_one<play::AdapterFor<First>, play::AdapterFor<Others>...>};
}

}  // namespace engine
