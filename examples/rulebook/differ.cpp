#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <games/german.hpp>
#include <games/list.hpp>

#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/play/german.hpp>
#include <regelwerk/play/rule_difference.hpp>

#include "../play/files.hpp"
#include "../play/pointed.hpp"
#include "../play/printable.hpp"
#include "../play/terminal.hpp"
#include "../play/text.hpp"
#include "texts.hpp"

// The same record under two sets of rules: the first node at which they differ, and the rule that says so.

namespace {

using play::join;

constexpr std::string_view usage =
    "usage: regelwerk_differ RECORD NAME=VALUE ... [--options=\"NAME=VALUE ...\"] [--language=en|de]\n"
    "Plays a recorded game by its own rules and by these others, and tells where they part first: by a move that only\n"
    "one of them allows, by what happens, by a share of chance or by the end.\n";

struct Request {
  std::string path;
  std::string settings;
  bool is_german = false;
};

/// What is told, or why nothing can be told.
struct Told {
  std::string text;
  std::string wrong;
};

/// A sentence in the language that is asked for.
std::string_view in(const Request& request, std::string_view english, std::string_view german) {
  return request.is_german ? german : english;
}

std::string_view difference_text(const Request& request, regelwerk::DifferenceKind kind) {
  using enum regelwerk::DifferenceKind;
  switch (kind) {
    case turn:
      return in(request, "it is another one's turn", "ist jemand anders an der Reihe");
    case only_first:
      return in(request, "only its own rules allow", "erlauben nur ihre eigenen Regeln");
    case only_second:
      return in(request, "only the other rules allow", "erlauben nur die anderen Regeln");
    case event:
      return in(request, "something else comes of", "geschieht etwas anderes bei");
    case chance:
      return in(request, "chance has another share of", "ist anders wahrscheinlich");
    case outcome:
      return in(request, "the end is another one", "ist der Ausgang ein anderer");
    case forbidden:
      return in(request, "neither allows", "erlaubt keine von beiden");
  }
  return {};
}

template <class G>
std::string rule_text(const Request& request, typename G::Rule rule) {
  std::string text;
  regelwerk::with_language(request.is_german ? "de" : "en",
                           [&](auto tongue) { text = join(info(rule).id, ": ", info(rule, tongue).sentence); });
  return text;
}

template <class G>
Told tell(const Request& request, const G& own, const G& other, const std::string& record) {
  std::vector<typename G::State> states;
  std::vector<typename G::Move> moves;
  const auto read =
      regelwerk::read_record(own, record, [&](const typename G::State& state, const typename G::Move& move) {
        states.push_back(state);
        moves.push_back(move);
        return true;
      });
  if (read.fault) return {{}, join(request.path, ": ", describe(own, *read.fault).view())};
  states.push_back(read.state);
  const auto start = regelwerk::parse_record_header<G>(record)->start;
  if (!other.accepts(start)) return {{}, "the other rules do not begin like the record"};
  const auto found = first_difference(own, other, start, std::span<const typename G::Move>{moves});
  if (!found) {
    return {join(in(request, "the same in all of its ", "gleich in allen "), moves.size(),
                 in(request, " moves\n", " Zügen\n")),
            {}};
  }
  const typename G::State& state = states.at(found->move);
  std::string text = join(in(request, "after ", "nach "), found->move, in(request, " moves ", " Zügen "),
                          difference_text(request, found->kind));
  if (found->differing_move) {
    const G& game = found->kind == regelwerk::DifferenceKind::only_second ? other : own;
    text += join(" ", to_text(game, state, *found->differing_move).view());
  }
  text += '\n';
  if (found->rule) text += join(rule_text<G>(request, *found->rule), "\n");
  return {join(text, to_text(own, state).view(), "\n"), {}};
}

/// Empty if the record is none of this game.
template <class G>
std::optional<Told> tell_game(const Request& request, const std::string& record) {
  const auto header = regelwerk::parse_record_header<G>(record);
  if (!header) return std::nullopt;
  const auto options = regelwerk::parse_settings(request.settings, header->options, G::option_fields);
  if (!options) {
    const auto& refusal = options.error();
    return Told{{}, play::pointed(request.settings, refusal.position, describe(refusal.reason))};
  }
  auto changed = *header;
  changed.options = *options;
  const auto own = regelwerk::game_of<G>(*header);
  const auto other = regelwerk::game_of<G>(changed);
  if (!own || !other) return Told{{}, join("there is no game with ", request.settings)};
  return tell(request, *own, *other, record);
}

template <class... Games>
Told tell_any(games::Row<Games...> /*all*/, const Request& request, const std::string& record) {
  std::optional<Told> told;
  static_cast<void>(((told = tell_game<Games>(request, record)).has_value() || ...));
  return told.value_or(Told{{}, join(request.path, " holds no game")});
}

int refuse(std::string_view why) {
  play::complain(join(why, "\n\n", usage));
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  Request request;
  for (const std::string& word : std::vector<std::string>(argv + 1, argv + argc)) {
    constexpr std::string_view options = "--options=";
    if (word.starts_with(options)) {
      rulebook::add_word(request.settings, word.substr(options.size()));
    } else if (word == "--language=de" || word == "--language=en") {
      request.is_german = word.ends_with("de");
    } else if (word.starts_with("--")) {
      return refuse(join("there is no option ", word));
    } else if (word.find('=') != std::string::npos) {
      rulebook::add_word(request.settings, word);
    } else if (request.path.empty()) {
      request.path = word;
    } else {
      return refuse(join(word, " is one word too many"));
    }
  }
  if (request.path.empty() || request.settings.empty()) return refuse("a record and other settings are wanted");
  auto record = play::read_file(request.path);
  if (!record) return refuse(join(request.path, " cannot be read"));
  while (!record->empty() && record->back() == '\n') record->pop_back();
  const Told told = tell_any(games::All{}, request, *record);
  if (!told.wrong.empty()) return refuse(told.wrong);
  std::cout << play::printable(told.text);
  return 0;
}
