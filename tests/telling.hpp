#pragma once

// What is told about moves in words: hand-made cases, and whole random games for all viewers.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>
#include <regelwerk/core/english.hpp>
#include <regelwerk/core/german.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/tell.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/play/sentences.hpp>

namespace telling {

/// What is wrong with a sentence; empty if nothing is.
inline std::string_view fault_of(std::string_view sentence) {
  if (sentence.find_first_of("{}[]|") != std::string_view::npos) return "a name or a condition is left";
  if (sentence.find("  ") != std::string_view::npos) return "two blanks";
  if (sentence.front() == ' ' || sentence.back() == ' ') return "a blank at an end";
  if (sentence.back() == '.') return "a mark at the end";
  return {};
}

/// Checks the sentences about one event in one language, and gives what is said.
template <class G, regelwerk::Language Tongue>
std::string checked(const G& game, const typename G::View& view, const typename G::Event& event, Tongue language) {
  const auto sentence = tell(game, view, event, language);
  std::string said{sentence.view()};
  const bool needs_one =
      !sentences_of(regelwerk::type<typename G::Event>, language)[static_cast<std::size_t>(event.kind)].pattern.empty();
  std::string_view fault = said.empty() && needs_one ? "nothing is said" : "";
  if (!said.empty()) fault = fault_of(said);
  if (!fault.empty()) FAIL_CHECK((std::string{fault} + ": " + said));
  return said;
}

/// Plays a random game of at most `cap` nodes; its sentences must be good to read for every viewer. Gives the kinds of
/// events that were told, by their numbers.
template <class G>
std::set<std::size_t> tell_game(const G& game, std::uint64_t key, int cap) {
  regelwerk::Random random{key};
  std::vector<regelwerk::Viewer> viewers{regelwerk::spectator};
  for (int seat = 0; seat < game.seats(); ++seat) viewers.emplace_back(regelwerk::Seat{seat});
  std::set<std::size_t> kinds;
  auto state = game.initial();
  for (int node = 0; node < cap && !game.actor(state).is_nobody(); ++node) {
    const auto before = state;
    std::vector<typename G::Event> events;
    game.advance(state, random_move(game, state, random), [&](const auto& event) { events.push_back(event); });
    for (const regelwerk::Viewer viewer : viewers) {
      auto shown = events;
      for (auto& event : shown) event = game.shown(event, viewer);
      auto view = game.view(before, viewer);
      for_each_told(game, view, std::span<const typename G::Event>{shown}, [&](const auto& at, const auto& event) {
        const std::string in_english = checked(game, at, event, regelwerk::english);
        const std::string in_german = checked(game, at, event, regelwerk::german);
        if (!in_english.empty() && in_english == in_german) FAIL_CHECK(("the same in both languages: " + in_english));
        if (!in_english.empty()) kinds.insert(static_cast<std::size_t>(event.kind));
      });
      if (view != game.view(state, viewer)) FAIL_CHECK("the view after all is another one");
    }
  }
  return kinds;
}

/// What `viewer` is told about the last move of a text, by the sentences in one language.
template <class G, regelwerk::Language Tongue>
std::vector<std::string> said(const G& game, typename G::State state, std::string_view moves, regelwerk::Viewer viewer,
                              Tongue language) {
  const std::size_t last = moves.rfind(' ') + 1;
  state = questions::after(game, state, moves.substr(0, last));
  auto view = game.view(state, viewer);
  auto shown = questions::told(game, state, moves.substr(last));
  for (auto& event : shown) event = game.shown(event, viewer);
  std::vector<std::string> all;
  for_each_told(game, view, std::span<const typename G::Event>{shown}, [&](const auto& before, const auto& event) {
    const auto sentence = tell(game, before, event, language);
    if (!sentence.view().empty()) all.emplace_back(sentence.view());
  });
  return all;
}

/// The kinds of events that have a sentence, by their numbers.
template <class G>
std::set<std::size_t> kinds_with_sentence() {
  std::set<std::size_t> kinds;
  for (const auto& sentence : sentences_of(regelwerk::type<typename G::Event>, regelwerk::english)) {
    if (!sentence.pattern.empty()) kinds.insert(static_cast<std::size_t>(sentence.kind));
  }
  return kinds;
}

}  // namespace telling
