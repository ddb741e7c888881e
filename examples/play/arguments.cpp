#include "arguments.hpp"

#include <algorithm>
#include <array>

#include <regelwerk/core/language/language.hpp>

#include "commands.hpp"
#include "text.hpp"

namespace play {
namespace {

constexpr std::array<std::string_view, 4> player_words{"person", "random", "search", "simple"};

bool is_spoken(std::string_view code) {
  return regelwerk::with_language(code, [](auto /*tongue*/) {});
}

template <regelwerk::Language... Tongues>
std::string list_languages(regelwerk::Languages<Tongues...> /*all*/) {
  std::string text;
  ((text += join(text.empty() ? "" : ", ", Tongues::code, " (", Tongues::name, ")")), ...);
  return text;
}
std::string spoken_languages() { return list_languages(regelwerk::AllLanguages{}); }

/// Takes one `--name=value`; what is wrong with it, or nothing.
std::string take_value(Arguments& into, std::string_view name, const std::string& value, const Ink& ink) {
  if (name == "--seats") {
    const auto players = parse_players(value);
    if (!players) return ink.text("--seats takes person, random, search and simple, parted by commas");
    into.players = *players;
  } else if (name == "--options") {
    for (std::string& setting : words_of(value)) into.settings.push_back(std::move(setting));
  } else if (name == "--seed") {
    into.seed = number_in<std::uint64_t>(value);
    if (!into.seed) return ink.text("--seed takes a whole number");
  } else if (name == "--effort") {
    const auto effort = number_in<std::uint32_t>(value);
    if (!effort || *effort == 0 || *effort > 100'000) return ink.text("--effort takes a number from 1 to 100000");
    into.effort = *effort;
  } else if (name == "--games") {
    const auto games = number_in<std::uint32_t>(value);
    if (!games || *games == 0 || *games > 1'000'000) return ink.text("--games takes a number from 1 to 1000000");
    into.games = *games;
  } else if (name == "--language") {
    if (!is_spoken(value)) return ink.text("--language={} is not spoken here; there is {}", value, spoken_languages());
  } else if (value.empty()) {
    return ink.text("{} needs a value", name);
  } else if (name == "--load") {
    into.load = value;
  } else {
    into.save = value;
  }
  return {};
}

/// The first argument of a game that was given; empty if there is none.
std::string_view given_for_a_game(const Arguments& arguments) {
  if (!arguments.players.empty()) return "--seats";
  if (arguments.seed) return "--seed";
  if (arguments.games > 0) return "--games";
  if (arguments.pause) return *arguments.pause ? "--pause" : "--no-pause";
  if (arguments.ask_all) return "--ask-all";
  if (!arguments.save.empty()) return "--save";
  if (!arguments.load.empty()) return "--load";
  return {};
}

/// What is asked for in vain, or nothing.
std::string clash_in(const Arguments& arguments, const Ink& ink) {
  const std::string_view given = given_for_a_game(arguments);
  if (arguments.show && !given.empty()) return ink.text("--show plays games of its own: it takes no {}", given);
  if (arguments.show && !arguments.settings.empty())
    return ink.text("--show plays games of its own: it takes no {}", arguments.settings.front());
  if (arguments.rulebook && !given.empty()) return ink.text("--rulebook plays no game: it takes no {}", given);
  if (arguments.games > 0 && !arguments.load.empty())
    return ink.text("--games plays from the beginning: it takes no --load");
  if (arguments.games > 0 && !arguments.save.empty())
    return ink.text("--games counts games and keeps none: it takes no --save");
  if (arguments.replay && arguments.load.empty())
    return ink.text("--replay tells the game that --load brings: it needs one");
  if (arguments.rules && !arguments.replay)
    return ink.text("--rules names the rules in what --replay tells: it needs it");
  return {};
}

}  // namespace

std::string_view word_of(Player player) { return player_words[static_cast<std::size_t>(player)]; }
std::string called(Player player, const Ink& ink) {
  constexpr std::array<Phrase, player_words.size()> words{"person", "random", "search", "simple"};
  return ink.text(words[static_cast<std::size_t>(player)]);
}

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

std::string language_in(const std::vector<std::string>& words) {
  constexpr std::string_view name = "--language";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!words[i].starts_with(name)) continue;
    const bool inside = words[i].size() > name.size();
    std::string value = inside ? words[i].substr(name.size() + 1) : i + 1 < words.size() ? words[i + 1] : "";
    if (is_spoken(value)) return value;
  }
  return {};
}

Arguments parse_arguments(const std::vector<std::string>& words, const Ink& ink) {
  constexpr std::array<std::string_view, 8> with_value{"--seats", "--options",  "--seed", "--effort",
                                                       "--games", "--language", "--load", "--save"};
  static const std::vector<std::string> all_names = [&] {
    std::vector<std::string> names{"--show",    "--rulebook", "--rules",    "--replay",   "--help",
                                   "--ask-all", "--pause",    "--no-pause", "--overwrite"};
    names.insert(names.end(), with_value.begin(), with_value.end());
    return names;
  }();
  Arguments found;
  for (std::size_t i = 0; i < words.size() && found.wrong.empty(); ++i) {
    const std::string& word = words[i];
    const std::string name = word.substr(0, word.find('='));
    if (word == "--show") {
      found.show = true;
    } else if (word == "--rulebook") {
      found.rulebook = true;
    } else if (word == "--rules") {
      found.rules = true;
    } else if (word == "--overwrite") {
      found.overwrite = true;
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
        found.wrong = ink.text("{} needs a value", name);
      } else {
        found.wrong = take_value(found, name, inside ? word.substr(name.size() + 1) : words[++i], ink);
      }
    } else if (word.starts_with('-')) {
      const std::string like = nearest(name, all_names);
      found.wrong =
          ink.text("there is no option {}", word) + (like.empty() ? "" : ink.text("; did you mean {}?", like));
    } else if (word.find('=') != std::string::npos) {
      found.settings.push_back(word);
    } else if (found.title.empty()) {
      found.title = word;
    } else {
      found.wrong = ink.text("{} is one word too many", word);
    }
  }
  if (found.wrong.empty()) found.wrong = clash_in(found, ink);
  return found;
}

}  // namespace play
