#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <history.hpp>
#include <recall.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/view/recall.hpp>
#include <regelwerk/play.hpp>

// What a player of Clockman remembers, against the whole history of what it was shown. What windows tell is asked of
// the game itself: every move is played again from the worlds that may have been, and must look the same.

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;
using history::Counts;
using history::Log;
using history::Places;
using history::Step;

constexpr int aside_holder = max_seats;

Counts counts_of(Symbols cards) {
  Counts counts(poses);
  for (int pose = 0; pose < poses; ++pose) {
    counts[static_cast<std::size_t>(pose)] = cards.count(static_cast<Pose>(pose));
  }
  return counts;
}
template <class G>
Counts demand_at(const G& game, const EventCards& cards, Spot spot) {
  Counts counts(demand_kinds);
  for (int kind = 0; kind < demand_kinds; ++kind) {
    counts[static_cast<std::size_t>(kind)] = cards.count(game.layout().deck, Card{first_on_demand + kind}, spot);
  }
  return counts;
}

/// Where the symbol cards lie; what the viewer itself has laid aside counts as its own.
Places symbols_of(const State& state, Viewer viewer) {
  const Counts none(poses);
  Places places{std::vector<Counts>(max_seats + 1, none), none, counts_of(state.draw_pile), counts_of(state.put_back)};
  for (int seat = 0; seat < state.table.seats; ++seat) {
    (viewer.is(Seat{seat}) ? places.own : places.held[static_cast<std::size_t>(seat)]) =
        counts_of(state.hand(Seat{seat}));
  }
  const Counts aside = counts_of(state.aside);
  auto& to = viewer.is(state.table.turn) ? places.own : places.held[aside_holder];
  for (std::size_t kind = 0; kind < aside.size(); ++kind) to[kind] += aside[kind];
  return places;
}
template <class G>
Places events_of(const G& game, const State& state, Viewer viewer) {
  const Counts none(demand_kinds);
  Places places{std::vector<Counts>(max_seats, none), none, demand_at(game, state.events, Spot::draw()),
                demand_at(game, state.events, Spot::put_back())};
  for (int seat = 0; seat < state.table.seats; ++seat) {
    (viewer.is(Seat{seat}) ? places.own : places.held[static_cast<std::size_t>(seat)]) =
        demand_at(game, state.events, Spot::hand(Seat{seat}));
  }
  return places;
}

/// What one viewer was shown of both pools.
struct Seen {
  Log symbols;
  Log events;
};

template <class G>
void note(const G& game, Seen& seen, const View& before, const Event& event) {
  const bool own = before.viewer.is(event.seat);
  const int seat = event.seat.index();
  const int pose = static_cast<int>(event.pose);
  const int kind = event.card.kind() - first_on_demand;
  switch (event.kind) {
    case EventKind::symbol_drawn:
      return seen.symbols.add(own ? history::Entry{Step::own_draw, 0, pose} : history::Entry{Step::draw, seat});
    case EventKind::symbol_put_back:
      return seen.symbols.add(own ? history::Entry{Step::own_play, 0, pose} : history::Entry{Step::reveal, seat, pose});
    case EventKind::symbol_chosen:
      if (!own) seen.symbols.add({Step::move, seat, aside_holder});
      return;
    case EventKind::symbol_given: {
      const int from = event.seat == before.table.turn ? event.other.index() : aside_holder;
      if (own) return seen.symbols.add({Step::take, from, pose});
      if (before.viewer.is(event.other)) return seen.symbols.add({Step::give, seat, pose});
      return seen.symbols.add({Step::move, from, seat});
    }
    case EventKind::symbols_turned:
      return seen.symbols.add({Step::refill, 0, 0, 0, counts_of(before.put_back)});
    case EventKind::figure_stepped:
      // CM-18. Nobody comes to its straight without the symbol card for its last blockade.
      if (own || !event.to.is_straight() || !event.from.is_ring()) return;
      return seen.symbols.add(
          {Step::require, seat, 0, 1U << static_cast<int>(game.layout().last_pose[static_cast<std::size_t>(seat)])});
    case EventKind::card_drawn:
      return seen.events.add(own ? history::Entry{Step::own_draw, 0, kind} : history::Entry{Step::draw, seat});
    case EventKind::card_played:
      return seen.events.add(own ? history::Entry{Step::own_play, 0, kind} : history::Entry{Step::reveal, seat, kind});
    case EventKind::cards_turned:
      return seen.events.add({Step::refill, 0, 0, 0, demand_at(game, before.events, Spot::put_back())});
    default:
      return;
  }
}

template <class G>
std::vector<Event> shown(const G& game, const State& state, const Move& move, Viewer viewer) {
  std::vector<Event> events;
  (void)game.play(state, move, [&](const Event& event) { events.push_back(game.shown(event, viewer)); });
  return events;
}

/// The state with other on-demand cards in the hands that the viewer does not know.
template <class G>
State with_events(const G& game, State state, const Places& places, Viewer viewer) {
  state.events = state.events.without_hands(game.layout().deck, [&](Seat seat) { return viewer.is(seat); });
  for (int seat = 0; seat < game.seats(); ++seat) {
    const Counts& held = places.held[static_cast<std::size_t>(seat)];
    for (int kind = 0; kind < demand_kinds; ++kind) {
      for (int left = held[static_cast<std::size_t>(kind)]; left > 0; --left) {
        state.events.reveal(game.layout().deck, Card{first_on_demand + kind}, Seat{seat});
      }
    }
  }
  return state;
}

/// All nodes of a game and what was played there.
struct Course {
  std::vector<std::pair<State, Move>> nodes;
};

/// Whether the game looks the same from a world that may have been.
template <class G>
auto looks_like(const G& game, const Course& course, Viewer viewer) {
  return [&, viewer](int number, const Places& places, int drawn) {
    const auto& [state, move] = course.nodes[static_cast<std::size_t>(number)];
    const State world = with_events(game, state, places, viewer);
    Move same = move;
    if (drawn >= 0 && move.kind == MoveKind::event) same.card = Card{first_on_demand + drawn};
    if (game.why_not(world, same)) return false;
    return shown(game, world, same, viewer) == shown(game, state, move, viewer);
  };
}

struct Checked : recall::Checked {
  recall::Enumerated windows;  ///< of the worlds that windows leave
};

template <class G>
Log::Answer allows(const G& game, const Seen& seen, const Course& course, const State& world, Viewer viewer) {
  const auto symbols = seen.symbols.allows(symbols_of(world, viewer), history::AnyNode{}, 3'000);
  if (symbols == Log::Answer::no) return symbols;
  const auto events = seen.events.allows(events_of(game, world, viewer), looks_like(game, course, viewer), 3'000);
  return events == Log::Answer::yes ? symbols : events;
}

template <class G>
Checked check(const G& game, std::uint64_t key, int games, int most, int wanted) {
  Checked result;
  Random random{key};
  for (int i = 0; i < games; ++i) {
    std::vector<Seen> seen;
    for (int seat = 0; seat <= game.seats(); ++seat) {
      const Viewer viewer = seat == game.seats() ? spectator : Viewer{Seat{seat}};
      seen.push_back({Log{symbols_of(game.initial(), viewer)}, Log{events_of(game, game.initial(), viewer)}});
    }
    Course course;
    recall::follow(
        game, random, most,
        [&](const State& state, const Move& move) {
          for (Seen& each : seen) each.events.add({Step::node, static_cast<int>(course.nodes.size())});
          course.nodes.emplace_back(state, move);
        },
        [&](std::size_t number, const View& view, const Event& event) { note(game, seen[number], view, event); },
        [&](const State& state, const auto& all) {
          for (std::size_t number = 0; number < all.size(); ++number) {
            const auto& each = all[number];
            recall::check_truth(game, each, state, result);
            if (draw_below(random, 64) != 0) continue;
            recall::check_world(game, each, random, result, [&](const State& world) {
              return allows(game, seen[number], course, world, each.viewer);
            });
            if (!each.memory.is_exact()) continue;
            constexpr std::size_t most_worlds = 60;
            if (result.all.times < wanted && seen[number].symbols.size() <= 45) {
              recall::check_weights(each.memory.symbols, seen[number].symbols, symbols_of(state, each.viewer),
                                    most_worlds, result.all);
            }
            if (result.windows.times < wanted && each.memory.windows.is_settled()) {
              recall::check_weights(each.memory.events, seen[number].events, events_of(game, state, each.viewer),
                                    most_worlds, result.windows, looks_like(game, course, each.viewer));
            }
          }
        });
  }
  recall::tell(result);
  MESSAGE(result.windows.times << " with windows, " << result.windows.several << " of several hypotheses");
  return result;
}

}  // namespace

TEST_CASE("CM-40, CM-43, CM-54 recall: worlds contradict nothing that was seen, and weigh what histories count") {
  SUBCASE("four seats") {
    const RuntimeGame game = *RuntimeGame::make({.seats = 4});
    const Checked found = check(game, 1, 16, 800, 20);
    CHECK(found.draws > 300);
    CHECK(found.contradictions == 0);
    CHECK(found.without > 100);
    CHECK(found.all.times >= 5);
    CHECK(found.windows.times >= 5);
  }
  SUBCASE("three seats, trade, robbery and pacts") {
    const RuntimeGame game =
        *RuntimeGame::make({.seats = 3, .hoarding = Hoarding::extended, .robbery = true, .trade = true});
    const Checked found = check(game, 2, 12, 800, 20);
    CHECK(found.draws > 300);
    CHECK(found.contradictions == 0);
    CHECK(found.without > 100);
    CHECK(found.all.times >= 5);
    CHECK(found.windows.times >= 5);
    CHECK(found.windows.several > 0);
  }
}

TEST_CASE("CM-40, CM-43 recall: worlds are drawn as they are weighed") {
  const RuntimeGame two = *RuntimeGame::make({.seats = 2});
  CHECK(recall::check_draws(two, 3, 60, 800, 20'000, 4) >= 2);
  const RuntimeGame trading = *RuntimeGame::make({.seats = 3, .trade = true});
  CHECK(recall::check_draws(trading, 5, 60, 800, 20'000, 4) >= 2);
}
