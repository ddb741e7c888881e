#pragma once
#include <doctest/doctest.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <conformance/moves.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/json.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sentences.hpp>
#include <regelwerk/play/why.hpp>

// What channels say about moves: why they are refused, how they fall into parts, and what is told of them.

namespace channels {

/// A move as somebody sees it who is shown what it has to tell.
template <regelwerk::Playable G>
struct Step {
  const G& game;
  const typename G::State& state;
  const typename G::View& view;
  const typename G::Move& move;
  std::vector<typename G::Event> events;  ///< all of them, as nobody is shown them
};

template <regelwerk::Playable G>
Step<G> step_of(const G& game, const typename G::State& state, const typename G::View& view,
                const typename G::Move& move, typename G::State& next) {
  Step<G> step{game, state, view, move, {}};
  next = game.play(state, move, [&](const typename G::Event& event) { step.events.push_back(event); });
  return step;
}

/// Moves that somebody who is to act may ask about: most of them nearly legal.
template <regelwerk::Playable G>
std::vector<typename G::Move> asked_about(const G& game, const typename G::State& state) {
  const auto legal = game.moves(state);
  regelwerk::Random random{3};
  std::vector<typename G::Move> asked;
  for (int i = 0; i < 8; ++i) asked.push_back(conformance::neighbour_of<G>(legal, random));
  return asked;
}

/// Why a move is refused, as an app says it in both languages.
template <class G, class Position>
std::string words_of(const G& game, const Position& position, const regelwerk::BecauseOf<G>& because) {
  regelwerk::Text<800> said;
  said << info(because.rule).id << ' ' << regelwerk::word(because.cause.kind) << ' '
       << text_of(game, position, because.cause).view();
  if constexpr (requires { write_cause(said, game, position, because.rule, because.cause, regelwerk::english); }) {
    said << ' ' << phrase_of(game, position, because, regelwerk::english).view();
    said << ' ' << phrase_of(game, position, because, regelwerk::german).view();
  }
  return std::string{said.view()} + '\n';
}

/// Why moves are refused that could be meant, which parts of moves are open, and why others are not.
inline constexpr auto reasoned = [](const auto& at) {
  using G = std::remove_cvref_t<decltype(at.game)>;
  using Parts = std::vector<regelwerk::PartOf<G>>;
  std::string said;
  if (!at.acts()) return said;
  const G& game = at.game;
  const auto& state = at.state;
  const auto add = [&](const std::optional<regelwerk::BecauseOf<G>>& because) {
    said += because ? words_of(game, state, *because) : "legal\n";
  };
  for (const auto& move : asked_about(game, state)) add(why(game, state, move));
  Parts open;
  regelwerk::for_each_part(game, state, Parts{}, [&](const regelwerk::PartOf<G>& part) {
    (said += ' ') += part_text(game, state, part).view();
    open.push_back(part);
  });
  if (open.empty()) return said;
  regelwerk::for_each_part(game, state, Parts{open.back()}, [&](const regelwerk::PartOf<G>& part) {
    (said += ' ') += part_text(game, state, part).view();
  });
  regelwerk::for_each_part_of_kind(game, state, open[0].kind, [&](const regelwerk::PartOf<G>& part) {
    add(regelwerk::why_not_part(game, state, Parts{}, part));
  });
  return said;
};

/// The events of a move as they are shown: in bytes, as lines of a record, as JSON, and in words.
inline constexpr auto told_of_moves = [](const auto& step) {
  using Event = typename std::remove_cvref_t<decltype(step.game)>::Event;
  std::string said;
  std::vector<Event> shown;
  for (const Event& event : step.events) shown.push_back(step.game.shown(event, step.view.viewer));
  for (const Event& event : shown) {
    const auto bytes = step.game.pack(event);
    said.append(bytes.begin(), bytes.end());
    (said += to_text(step.game, event).view()) += '\n';
    write_json([&](std::string_view part) { said += part; }, step.game, event);
  }
  auto view = step.view;
  regelwerk::for_each_told(step.game, view, std::span<const Event>{shown}, [&](const auto& before, const auto& event) {
    (said += tell(step.game, before, event, regelwerk::english).view()) += '\n';
    (said += tell(step.game, before, event, regelwerk::german).view()) += '\n';
  });
  return said;
};

}  // namespace channels
