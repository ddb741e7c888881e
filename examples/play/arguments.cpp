#include "arguments.hpp"

#include <algorithm>
#include <array>
#include <sstream>

#include <regelwerk/core/language.hpp>

#include "text.hpp"

namespace play {
namespace {

constexpr std::array<std::string_view, 4> player_words{"person", "random", "search", "simple"};

/// Takes one `--name=value`; what is wrong with it, or nothing.
std::string take_value(Arguments& into, std::string_view name, const std::string& value) {
  if (name == "--seats") {
    const auto players = parse_players(value);
    if (!players) return "--seats takes person, random, search and simple, parted by commas";
    into.players = *players;
  } else if (name == "--options") {
    for (std::string& setting : words_of(value)) into.settings.push_back(std::move(setting));
  } else if (name == "--seed") {
    into.seed = number_in<std::uint64_t>(value);
    if (!into.seed) return "--seed takes a whole number";
  } else if (name == "--effort") {
    const auto effort = number_in<std::uint32_t>(value);
    if (!effort || *effort == 0 || *effort > 100'000) return "--effort takes a number from 1 to 100000";
    into.effort = *effort;
  } else if (name == "--games") {
    const auto games = number_in<std::uint32_t>(value);
    if (!games || *games == 0 || *games > 1'000'000) return "--games takes a number from 1 to 1000000";
    into.games = *games;
  } else if (name == "--language") {
    if (!regelwerk::with_language(value, [](auto /*tongue*/) {})) return "--language takes en or de";
    into.language = value;
  } else if (name == "--load") {
    into.load = value;
  } else {
    into.save = value;
  }
  return {};
}

/// What is asked for in vain, or nothing.
std::string_view clash_in(const Arguments& arguments) {
  if (arguments.games > 0 && !arguments.load.empty()) return "--games plays from the beginning: it takes no --load";
  if (arguments.games > 0 && !arguments.save.empty()) return "--games counts games and keeps none: it takes no --save";
  if (arguments.replay && arguments.load.empty()) return "--replay tells the game that --load brings: it needs one";
  return {};
}

}  // namespace

std::string_view word_of(Player player) { return player_words[static_cast<std::size_t>(player)]; }

std::optional<std::vector<Player>> parse_players(std::string_view text) {
  std::vector<Player> players;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    const auto* const word = std::find(player_words.begin(), player_words.end(), text.substr(from, comma - from));
    if (word == player_words.end()) return std::nullopt;
    players.push_back(static_cast<Player>(word - player_words.begin()));
    from = comma + 1;
  }
  return players;
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string{text}};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

Arguments parse_arguments(const std::vector<std::string>& words) {
  constexpr std::array<std::string_view, 8> with_value{"--seats", "--options",  "--seed", "--effort",
                                                       "--games", "--language", "--load", "--save"};
  Arguments found;
  for (std::size_t i = 0; i < words.size() && found.wrong.empty(); ++i) {
    const std::string& word = words[i];
    const std::string name = word.substr(0, word.find('='));
    if (word == "--show") {
      found.show = true;
    } else if (word == "--replay") {
      found.replay = true;
    } else if (word == "--ask-all") {
      found.ask_all = true;
    } else if (word == "--help" || word == "-h") {
      found.help = true;
    } else if (word == "--pause" || word == "--no-pause") {
      found.pause = word == "--pause";
    } else if (std::find(with_value.begin(), with_value.end(), name) != with_value.end()) {
      const bool inside = name.size() < word.size();
      if (!inside && i + 1 == words.size()) {
        found.wrong = name + " needs a value";
      } else {
        found.wrong = take_value(found, name, inside ? word.substr(name.size() + 1) : words[++i]);
      }
    } else if (word.starts_with('-')) {
      found.wrong = "there is no option " + word;
    } else if (word.find('=') != std::string::npos) {
      found.settings.push_back(word);
    } else if (found.title.empty()) {
      found.title = word;
    } else {
      found.wrong = word + " is one word too many";
    }
  }
  if (found.wrong.empty()) found.wrong = clash_in(found);
  return found;
}

}  // namespace play
