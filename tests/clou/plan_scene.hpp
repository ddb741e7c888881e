#pragma once

// What can be worked at on a plan, asked by symbols that have fired.

#include <clou/scene.hpp>

#include <string>

namespace clou_test {

/// A position in which these symbols have fired, "matt.strength,matt.lock", and all dice are used; `changes` say what
/// else differs from the beginning.
template <class G>
State fired(const G& game, const std::string& queue, const std::string& changes = "") {
  return position(game, "phase=symbol roll=124 waiting=" + queue + " " + changes);
}

/// Where one player has got in the villa: into the hall.
inline const std::string hall = "crossed=window.1.1,window.1.2 done=window ";

/// All demands that the next symbol can cross there.
template <class G>
Texts demands(const G& game, const State& state) {
  Texts found;
  for (const std::string& text : moves_of(game, state, "cross:")) {
    if (text.find('.') != text.rfind('.')) found.insert(text.substr(text.find(':') + 1));
  }
  return found;
}

/// All symbol demands that are workable there, of twins the first (CL-67).
template <class G>
Texts workable(const G& game, const std::string& changes = "") {
  const std::string thief{name_of(game.initial().gang.first())};
  return demands(game, fired(game, thief + ".strength/dexterity/clever/electro/lock/safe", changes));
}

inline int count(const Events& events, EventKind kind) {
  int found = 0;
  for (const Event& event : events) found += event.kind == kind ? 1 : 0;
  return found;
}

}  // namespace clou_test
