#pragma once
#include <string>

#include "../../play/adapter.hpp"
#include "bind_game.hpp"
#include "bind_moves.hpp"
#include "bind_network.hpp"
#include "bind_parts.hpp"
#include "bind_players.hpp"
#include "bind_rules.hpp"
#include "bind_values.hpp"

namespace python {

/// Everything about one title, in a submodule of its own. `A` is the title as the terminal program knows it.
template <play::Adapter A>
void bind_title(py::module_& parent, const char* name) {
  using G = typename A::Game;
  const std::string title{play::word_of_game<A>()};
  py::module_ module = parent.def_submodule(name, "The classes of one title; all titles have the same.");
  GameClass<G> type = class_of<Box<G>, BoxPointer<G>>(
      module, "Game", "The rules in force of a title: what is legal, what comes of it, who knows what.");
  bind_values<G>(module);
  bind_setup<G>(type, title);
  bind_positions<G>(type);
  bind_moves<G>(type);
  bind_reasons<G>(type);
  bind_reading<G>(type);
  bind_events<G>(type);
  bind_records<G>(type, title);
  bind_parts<G>(type);
  bind_geometry<G>(type);
  bind_players<G, typename A::RuleOfThumb>(module, type, A::playout_cap);
  if constexpr (regelwerk::Encoded<G>) bind_network<G>(module, type);
}

}  // namespace python
