#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/play/sentences.hpp>

// Sentences about what happens in a game, for one case built by hand and for all that comes up at random.

namespace telling {

/// Every viewer of a game, the spectator last.
template <class G>
std::vector<regelwerk::Viewer> viewers(const G& game) {
  std::vector<regelwerk::Viewer> all;
  all.reserve(static_cast<std::size_t>(game.seats()) + 1);
  for (int seat = 0; seat < game.seats(); ++seat) all.emplace_back(regelwerk::Seat{seat});
  all.push_back(regelwerk::spectator);
  return all;
}

/// Calls `each(view, event)` for all that a move has to tell a viewer.
template <class G>
void for_each_told(const G& game, const typename G::State& state, const typename G::Move& move,
                   regelwerk::Viewer viewer, const auto& each) {
  std::vector<typename G::Event> events;
  const auto next =
      game.play(state, move, [&](const typename G::Event& event) { events.push_back(game.shown(event, viewer)); });
  auto view = game.view(state, viewer);
  regelwerk::for_each_told(game, view, std::span<const typename G::Event>{events}, each);
  CHECK(view == game.view(next, viewer));
}

/// What a move has to tell a viewer, a sentence after another with a full stop behind each.
template <class G>
std::string sentences(const G& game, const typename G::State& state, const typename G::Move& move,
                      regelwerk::Viewer viewer, regelwerk::Language auto language) {
  std::string text;
  for_each_told(game, state, move, viewer, [&](const typename G::View& view, const typename G::Event& event) {
    const std::string sentence{tell(game, view, event, language).view()};
    if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence + '.';
  });
  return text;
}

/// The same about the last move of a text, in English and German.
template <class G>
std::vector<std::string> sentences(const G& game, typename G::State state, std::string_view moves,
                                   regelwerk::Viewer viewer = regelwerk::spectator) {
  const std::size_t last = moves.find_last_of(' ') + 1;
  state = questions::after(game, state, moves.substr(0, last));
  const auto move = questions::move_of(game, state, moves.substr(last));
  return {sentences(game, state, move, viewer, regelwerk::english),
          sentences(game, state, move, viewer, regelwerk::german)};
}

/// What the last move of a text has to tell a viewer, a sentence each.
template <class G>
std::vector<std::string> said(const G& game, typename G::State state, std::string_view moves, regelwerk::Viewer viewer,
                              regelwerk::Language auto language) {
  const std::size_t last = moves.find_last_of(' ') + 1;
  state = questions::after(game, state, moves.substr(0, last));
  std::vector<std::string> all;
  for_each_told(game, state, questions::move_of(game, state, moves.substr(last)), viewer,
                [&](const typename G::View& view, const typename G::Event& event) {
                  const std::string sentence{tell(game, view, event, language).view()};
                  if (!sentence.empty()) all.push_back(sentence);
                });
  return all;
}

using Sentences = std::vector<std::string>;

template <class G>
Sentences in_english(const G& game, const typename G::State& state, std::string_view moves,
                     regelwerk::Viewer viewer = regelwerk::spectator) {
  return said(game, state, moves, viewer, regelwerk::english);
}
template <class G>
Sentences in_german(const G& game, const typename G::State& state, std::string_view moves,
                    regelwerk::Viewer viewer = regelwerk::spectator) {
  return said(game, state, moves, viewer, regelwerk::german);
}

/// The words of the kinds of events that have a sentence.
template <class G>
std::set<std::string> kinds_with_sentence() {
  std::set<std::string> kinds;
  for (const auto& sentence : sentences_of(regelwerk::type<typename G::Event>, regelwerk::english)) {
    if (!sentence.pattern.empty()) kinds.emplace(word(sentence.kind));
  }
  return kinds;
}

/// What is wrong with a sentence about an event that needs one; empty if nothing is.
inline std::string fault_of(std::string_view sentence) {
  if (sentence.empty()) return "nothing is said";
  if (sentence.find_first_of("{}[]") != std::string_view::npos) return "a name that nobody knows";
  if (sentence.find("  ") != std::string_view::npos) return "a blank too many";
  if (sentence.front() == ' ' || sentence.find_first_of(" .,:;", sentence.size() - 1) != std::string_view::npos) {
    return "its ends are not clean";
  }
  return {};
}

/// A sentence that calls all seats by one name, the longest that is told, in place of a word and their number.
inline std::string called(std::string sentence, std::string_view seat) {
  const std::string name(regelwerk::player_name_limit, 'x');
  for (std::size_t at = sentence.find(seat); at != std::string::npos; at = sentence.find(seat)) {
    sentence.replace(at, seat.size() + 1, name);
  }
  return sentence;
}

/// The words of the kinds of events that random games told sentences about; all of them are looked at.
template <class G>
void play_and_tell(const G& game, std::uint64_t key, int nodes, std::set<std::string>& kinds) {
  auto random = regelwerk::Random::stream(key, 0);
  auto state = game.initial();
  const std::string name(2 * regelwerk::player_name_limit, 'x');
  const std::vector<std::string_view> players(static_cast<std::size_t>(game.seats()), name);
  for (int node = 0; node < nodes; ++node) {
    if (game.actor(state).is_nobody()) state = game.initial();
    const auto move = regelwerk::random_move(game, state, random);
    for (const regelwerk::Viewer viewer : viewers(game)) {
      for_each_told(game, state, move, viewer, [&](const typename G::View& view, const typename G::Event& event) {
        const auto at = static_cast<std::size_t>(event.kind);
        const auto& patterns = sentences_of(regelwerk::type<typename G::Event>, regelwerk::english);
        const std::string in_english{tell(game, view, event, regelwerk::english).view()};
        const std::string in_german{tell(game, view, event, regelwerk::german).view()};
        if (patterns[at].pattern.empty()) {
          CHECK(in_english + in_german == "");
          return;
        }
        kinds.emplace(word(event.kind));
        CAPTURE(in_english);
        CAPTURE(in_german);
        CHECK(fault_of(in_english) == "");
        CHECK(fault_of(in_german) == "");
        CHECK(in_english != in_german);
        if (!viewer.is_spectator()) return;
        CHECK(tell(game, view, event, regelwerk::english, players) == called(in_english, "seat "));
        CHECK(tell(game, view, event, regelwerk::german, players) == called(in_german, "Sitz "));
      });
    }
    game.advance(state, move);
  }
}

}  // namespace telling
