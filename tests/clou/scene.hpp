#pragma once

// Positions of Clou for the rule tests, built by hand: a position is written as a state line in which only what differs
// from the beginning is said; moves are written as they are in records.

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <clou/worked_edition.hpp>
#include <questions.hpp>
#include <regelwerk/clou.hpp>

namespace clou_test {

using namespace regelwerk::clou;

using questions::kinds, questions::only, questions::Texts;

/// A heist or a campaign with house rules.
inline RuntimeHeist heist(const HeistOptions& options, const Edition& edition = worked_edition) {
  return RuntimeHeist::make(options, edition).value();
}
inline RuntimeCampaign campaign(const CampaignOptions& options, const Edition& edition = worked_edition) {
  return RuntimeCampaign::make(options, edition).value();
}

// Heists in which dice may lie idle, so that rounds end at will.
inline const RuntimeHeist idle_villa = heist({.use_dice = UseDice::may});
inline const RuntimeHeist idle_museum = heist({.scenario = "museum", .use_dice = UseDice::may});
inline const RuntimeHeist idle_concert = heist({.scenario = "concert", .use_dice = UseDice::may});
inline const RuntimeHeist janets_villa = heist({.thieves = Thief::janet, .use_dice = UseDice::may});
inline const RuntimeHeist bruces_villa = heist({.thieves = Thief::bruce, .use_dice = UseDice::may});
inline const RuntimeHeist bruces_hotel =
    heist({.scenario = "hotel", .thieves = Thief::bruce, .use_dice = UseDice::may});
inline const RuntimeHeist matt_and_janet = heist({.thieves = {Thief::matt, Thief::janet}, .use_dice = UseDice::may});
inline const RuntimeHeist matt_and_bruce = heist({.thieves = {Thief::matt, Thief::bruce}, .use_dice = UseDice::may});
// Such in which dice that can mark must be used.
inline const RuntimeHeist strict_villa = heist({});
inline const RuntimeHeist strict_museum = heist({.scenario = "museum"});

/// The words of a text; an edition has other words.
inline constexpr auto word_set = questions::words;

/// The line of a state without its header, which the game fixes.
inline std::string line_of(const auto& game, const State& state) {
  return std::string{to_text(game, state).view().substr(header_of_line(game).view().size() + 1)};
}

/// The state of such a line, or the refusal with the place counted without the header.
inline regelwerk::Result<State, regelwerk::Refusal> state_of_line(const auto& game, std::string_view line) {
  const std::string header = std::string{header_of_line(game).view()} + " ";
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const auto state = parse_state(game, header + std::string{line});
  if (state) return state;
  regelwerk::Refusal refusal = state.error();
  refusal.position = std::max(refusal.position, header.size()) - header.size();
  return refusal;
}

/// White symbols as a line writes them: "4x,~1,fill".
inline void keep_all(Hand& hand, const std::string& kept) {
  std::istringstream in{kept};
  for (std::string symbol; std::getline(in, symbol, ',');) {
    if (symbol == "fill") {
      hand.keep(words::fill);
    } else if (symbol.front() == '~') {
      hand.keep(words::shift(symbol.back() - '0'));
    } else {
      hand.keep(words::extra(symbol.front() - '0'));
    }
  }
}

/// Takes the white symbols of a thief out of a line: "matt=12/~1/-" becomes "matt=12/-/-".
inline std::string take_kept(std::string& line, Thief thief) {
  const std::size_t name = line.find(" " + std::string{name_of(thief)} + "=");
  if (name == std::string::npos) return "";
  const std::size_t begin = line.find('/', name) + 1;
  const std::size_t size = line.find('/', begin) - begin;
  const std::string kept = line.substr(begin, size);
  line.replace(begin, size, "-");
  return kept == "-" ? "" : kept;
}

/// `state` with some words of its line said otherwise: "time=8 matt=-/~1/tree.1*". A word that the line does not have,
/// or a position that cannot be, fails the test. Only white symbols are given without asking what has fired them.
template <class G>
State edited(const G& game, const State& state, const std::string& changes) {
  std::string line = " " + line_of(game, state) + " ";
  std::istringstream in{changes};
  for (std::string change; in >> change;) {
    const std::string name = " " + change.substr(0, change.find('=') + 1);
    const std::size_t begin = line.find(name);
    if (begin == std::string::npos) FAIL("no such word in the line: ", change);
    line.replace(begin, line.find(' ', begin + 1) - begin, " " + change);
  }
  std::array<std::string, thief_count> kept;
  all_thieves.for_each([&](Thief thief) { kept[static_cast<std::size_t>(thief)] = take_kept(line, thief); });
  const auto read = state_of_line(game, line);
  if (!read) FAIL("no such position: ", std::string{describe(read.error().reason)}, " in ", line);
  State made = *read;
  made.gang.for_each([&](Thief thief) { keep_all(made.hand(thief), kept[static_cast<std::size_t>(thief)]); });
  return made;
}
/// The beginning of a game, with some words of its line said otherwise.
template <class G>
State position(const G& game, const std::string& changes = "") {
  return edited(game, game.initial(), changes);
}

/// Whose symbol waits, "matt.lock:", if only one does; tests may leave it out then, "cross:window.1.1".
inline std::string only_fired(const State& state) {
  const Fired first = state.waiting[0];
  if (state.waiting.count(first) != static_cast<int>(state.waiting.size()) || state.waiting.empty()) return "";
  regelwerk::Text<64> text;
  regelwerk::clou::detail::write_fired(text, first);
  return std::string{text.view()} + ":";
}
/// The text of a move with whose symbol is used: the only one that waits, or that can be used there.
template <class G>
std::string full_text(const G& game, const State& state, const std::string& text) {
  const std::string cross = "cross:";
  if (!text.starts_with(cross) || text.find(':', cross.size()) != std::string::npos) return text;
  if (const std::string only = only_fired(state); !only.empty()) return cross + only + text.substr(cross.size());
  std::vector<std::string> found;
  game.for_each_move(state, [&](Move move) {
    const std::string full{to_text(game, state, move).view()};
    if (full.ends_with(text.substr(cross.size() - 1))) found.push_back(full);
  });
  if (found.size() > 1) FAIL("several symbols can be used there: ", text);
  return found.empty() ? text : found[0];
}
inline std::string short_text(const State& state, const std::string& text) {
  const std::string only = "cross:" + only_fired(state);
  return only != "cross:" && text.starts_with(only) ? "cross:" + text.substr(only.size()) : text;
}

/// The move of a text, which may be a short one.
template <class G>
Move move_of(const G& game, const State& state, const std::string& text) {
  return questions::move_of(game, state, full_text(game, state, text));
}

/// The first rule that forbids the move of a text.
template <class G>
std::optional<Rule> why_not(const G& game, const State& state, const std::string& text) {
  return game.why_not(state, move_of(game, state, text));
}

/// The position after some moves, each of them legal; before them it may be one that only edited() makes.
template <class G>
State after(const G& game, State state, const std::string& moves) {
  questions::for_each_word(moves, [&](std::string_view text) {
    questions::make(game, state, move_of(game, state, std::string{text}), text);
  });
  return state;
}

/// The position after all symbols that wait have lapsed.
template <class G>
State after_lapses(const G& game, State state) {
  if (state.phase == Phase::symbol) game.advance(state, lapsed());
  return state;
}

/// The texts of all legal moves, as records have them.
template <class G>
Texts texts_of(const G& game, const State& state) {
  return questions::texts(game, state);
}
/// The texts of all legal moves that begin with `prefix`, without whose symbol it is where only one waits.
template <class G>
Texts moves_of(const G& game, const State& state, const std::string& prefix = "") {
  Texts found;
  for (const std::string& text : texts_of(game, state)) found.insert(short_text(state, text));
  return only(prefix, found);
}

template <class G>
bool is_legal(const G& game, const State& state, const std::string& text) {
  return texts_of(game, state).contains(full_text(game, state, text));
}

using Events = std::vector<Event>;
using Kinds = std::vector<EventKind>;

/// What the last of some moves does, told in order.
template <class G>
Events told(const G& game, State state, const std::string& moves) {
  const std::size_t last = moves.rfind(' ') + 1;
  state = after(game, state, moves.substr(0, last));
  return questions::told(game, state, move_of(game, state, moves.substr(last)));
}
/// The rule of the first event of a kind; a kind that was not told has none.
inline std::optional<Rule> rule_of(const Events& events, EventKind kind) {
  for (const Event& event : events) {
    if (event.kind == kind) return event.rule;
  }
  return std::nullopt;
}

/// The outcome of a heist. One that goes on fails the test.
inline HeistOutcome outcome_of(const RuntimeHeist& game, const State& state) {
  const auto outcome = game.outcome(state);
  REQUIRE(outcome);
  return *outcome;
}

}  // namespace clou_test
