#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <frequencies.hpp>
#include <history.hpp>
#include <regelwerk/core/hidden/pool.hpp>
#include <regelwerk/core/hidden/pool_worlds.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// What all games check about memories: they are folded from the events shown, the truth is never ruled out, and worlds
// are drawn as they are weighed.

namespace recall {

/// A viewer who follows a game.
template <class G>
struct Follower {
  regelwerk::Viewer viewer;
  typename G::View view;
  typename G::Memory memory;
};

template <class G>
std::vector<Follower<G>> followers(const G& game, const typename G::State& state) {
  std::vector<Follower<G>> all;
  for (int seat = 0; seat <= game.seats(); ++seat) {
    const regelwerk::Viewer viewer =
        seat == game.seats() ? regelwerk::spectator : regelwerk::Viewer{regelwerk::Seat{seat}};
    all.push_back({viewer, game.view(state, viewer), game.memory(viewer)});
  }
  return all;
}

/// Plays a game by chance. `on_move(state, move)` comes before every move, `on_event(number, view, event)` before a
/// follower takes an event in, and `at_node(state, followers)` behind the move.
template <class G, class OnMove, class OnEvent, class AtNode>
void follow(const G& game, regelwerk::Random& random, int most, const OnMove& on_move, const OnEvent& on_event,
            const AtNode& at_node) {
  auto state = game.initial();
  auto all = followers(game, state);
  for (int node = 0; node < most && !game.actor(state).is_nobody(); ++node) {
    const auto move = regelwerk::random_move(game, state, random);
    on_move(state, move);
    std::vector<typename G::Event> events;
    game.advance(state, move, [&](const typename G::Event& event) { events.push_back(event); });
    for (std::size_t number = 0; number < all.size(); ++number) {
      Follower<G>& each = all[number];
      for (const auto& event : events) {
        const auto shown = game.shown(event, each.viewer);
        on_event(number, each.view, shown);
        game.remember(each.memory, each.view, shown);
        REQUIRE(game.apply(each.view, shown));
      }
    }
    at_node(state, all);
  }
}

/// How often all worlds were compared with the histories.
struct Enumerated {
  int times = 0;
  int several = 0;  ///< where there were several hypotheses
};

/// What was found at the nodes of games; worlds that contradict what was seen are drawn with a memory that is exact,
/// with one that is not, or without any.
struct Checked {
  long nodes = 0;
  long inexact = 0;
  long draws = 0;
  long contradictions = 0;
  long inexact_contradictions = 0;
  long without = 0;
  long unsure = 0;  ///< whether the world contradicts what was seen takes too long to find out
  Enumerated all;
};

/// The truth is possible.
template <class G>
void check_truth(const G& game, const Follower<G>& each, const typename G::State& state, Checked& result) {
  const bool is_exact = each.memory.is_exact();
  ++result.nodes;
  result.inexact += is_exact ? 0 : 1;
  CHECK(each.view == game.view(state, each.viewer));
  if (is_exact) CHECK_MESSAGE(game.is_possible(each.view, each.memory, state), "the truth is ruled out");
}

/// A world that the memory allows looks as the viewer sees it; `allows(world)` says whether the history of what was
/// seen allows it, and one that is drawn without the memory.
template <class G, class Allows>
void check_world(const G& game, const Follower<G>& each, regelwerk::Random& random, Checked& result,
                 const Allows& allows) {
  using history::Log;
  ++result.draws;
  const auto world = game.resample(each.view, each.memory, random);
  CHECK(game.validate(world).empty());
  CHECK(game.view(world, each.viewer) == each.view);
  const Log::Answer answer = allows(world);
  const int contradicts = answer == Log::Answer::no ? 1 : 0;
  (each.memory.is_exact() ? result.contradictions : result.inexact_contradictions) += contradicts;
  result.unsure += answer == Log::Answer::too_long ? 1 : 0;
  result.without += allows(game.resample(each.view, random)) == Log::Answer::no ? 1 : 0;
}

/// What a pool has of its places; the rest is as it is.
template <regelwerk::HiddenSizes Sizes>
history::Places with_hidden(history::Places places, const regelwerk::HiddenCards<Sizes>& hidden) {
  for (std::size_t kind = 0; kind < places.pile.size(); ++kind) {
    for (std::size_t holder = 0; holder < hidden.held.size(); ++holder) {
      places.held[holder][kind] = hidden.held[holder][kind];
    }
    places.pile[kind] = hidden.pile[kind];
  }
  return places;
}

/// All that a pool allows weighs what the history counts; counted unless there are `most` worlds or more,
/// or only one.
template <regelwerk::HiddenSizes Sizes, class Node = history::AnyNode>
void check_weights(const regelwerk::HiddenPool<Sizes>& pool, const history::Log& log, const history::Places& truth,
                   std::size_t most, Enumerated& found, const Node& node = {}) {
  std::vector<std::pair<history::Places, std::uint64_t>> worlds;
  const bool few = for_each_hidden(pool, [&](const regelwerk::HiddenCards<Sizes>& hidden, auto weight) {
    CHECK(weight.fits);
    worlds.emplace_back(with_hidden(truth, hidden), weight.value);
    return worlds.size() < most;
  });
  if (!few || worlds.size() < 2) return;
  const double share = log.ways(worlds[0].first, node) / static_cast<double>(worlds[0].second);
  CHECK(share > 0);
  for (const auto& [places, weight] : worlds) {
    CHECK(log.ways(places, node) / static_cast<double>(weight) == doctest::Approx(share).epsilon(1e-10));
  }
  ++found.times;
  found.several += pool.count() > 1 ? 1 : 0;
}

/// Says what was found.
inline void tell(const Checked& found) {
  MESSAGE(found.draws << " draws, " << found.contradictions << " contradictions (" << found.inexact_contradictions
                      << " of inexact memories, " << found.unsure << " unsure), without memory " << found.without
                      << "; " << found.all.times << " enumerated, " << found.all.several << " of several hypotheses; "
                      << found.inexact << " of " << found.nodes << " memories inexact");
}

template <class State>
std::string key_of(const auto& game, const State& state) {
  const auto bytes = game.pack(state);
  return {bytes.begin(), bytes.end()};
}

/// Draws are as frequent as the worlds are heavy. False if there are too many worlds for that, or only one.
template <class G, class Visit, class Draw>
bool check_frequencies(const G& game, std::uint64_t most, const Visit& visit, const Draw& draw, int draws) {
  std::map<std::string, double> weights;
  const regelwerk::Worlds worlds = visit(most, [&](const typename G::State& world, std::uint64_t weight) {
    CHECK(game.validate(world).empty());
    CHECK(weight > 0);
    const bool is_new = weights.emplace(key_of(game, world), static_cast<double>(weight)).second;
    CHECK_MESSAGE(is_new, "a world is visited twice");
  });
  if (worlds.end != regelwerk::WorldsEnd::all || worlds.count < 2) return false;
  CHECK(worlds.count == weights.size());
  double sum = 0;
  for (const auto& [key, weight] : weights) sum += weight;
  CHECK(sum == doctest::Approx(static_cast<double>(worlds.weight)));
  std::map<std::string, int> counts;
  for (int i = 0; i < draws; ++i) {
    const std::string key = key_of(game, draw());
    REQUIRE_MESSAGE(weights.contains(key), "a world is drawn that was not visited");
    ++counts[key];
  }
  CHECK(frequencies::strays(weights, counts, draws) < 6);
  return true;
}

/// The draws from views and from memories, at some nodes of games by chance.
template <class G>
int check_draws(const G& game, std::uint64_t key, int nodes, std::uint64_t most, int draws, int wanted) {
  regelwerk::Random random{key};
  int checked = 0;
  for (int round = 0; round < 40 && checked < wanted; ++round) {
    follow(
        game, random, nodes, [](const auto&, const auto&) {}, [](std::size_t, const auto&, const auto&) {},
        [&](const auto&, const auto& all) {
          if (checked >= wanted || regelwerk::draw_below(random, 4) != 0) return;
          const auto& each = all[regelwerk::draw_below(random, static_cast<std::uint32_t>(all.size()))];
          if (!each.memory.is_exact()) return;
          const bool by_view = check_frequencies(
              game, most, [&](auto limit, const auto& f) { return game.for_each_world(each.view, limit, f); },
              [&] { return game.resample(each.view, random); }, draws);
          const bool by_memory = check_frequencies(
              game, most,
              [&](auto limit, const auto& f) { return game.for_each_world(each.view, each.memory, limit, f); },
              [&] { return game.resample(each.view, each.memory, random); }, draws);
          checked += by_view || by_memory ? 1 : 0;
        });
  }
  return checked;
}

}  // namespace recall
