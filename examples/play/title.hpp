#pragma once
#include <string>
#include <string_view>

#include "adapter.hpp"
#include "arguments.hpp"
#include "host.hpp"
#include "setup.hpp"

namespace play {

/// A title, with its types forgotten.
struct Title {
  std::string_view name;
  std::string_view summary;
  std::string (*settings)();                                   ///< one line per setting
  int (*run)(const Arguments& arguments, Terminal& terminal);  ///< plays a game; the exit status of the program
  int (*show)(Terminal& terminal);                             ///< plays and tells a short game without people
};

template <Adapter A>
[[nodiscard]] constexpr Title title_of() {
  return {A::Game::name, A::summary, list_settings<A>, run_game<A>, show_game<A>};
}

}  // namespace play
