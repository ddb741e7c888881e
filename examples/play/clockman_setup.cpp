#include <string>
#include <vector>

#include "clockman.hpp"
#include "settings.hpp"
#include "setup.hpp"
#include "text.hpp"

namespace play {

template <>
Setup<Clockman::Game> set_up<Clockman>(const std::vector<std::string>& settings) {
  Clockman::Game::Options options{};
  for (const std::string& setting : settings) {
    const std::string wrong =
        is_field(Clockman::Game::option_fields, setting)
            ? set_field(options, Clockman::Game::option_fields, setting)
            : join("no setting is called ", name_of(setting), "; the settings are\n", list_settings<Clockman>());
    if (!wrong.empty()) return {std::nullopt, {}, wrong};
  }
  return game_with<Clockman::Game>(options);
}

}  // namespace play
