#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <history.hpp>
#include <recall.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/view/recall.hpp>

// What a player of Tock remembers, against the whole history of what it was shown.

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;
using history::Log;
using history::Places;
using history::Step;
using recall::Checked;

history::Counts counts_of(Cards cards) {
  history::Counts counts(ranks);
  for (int rank = 0; rank < ranks; ++rank) {
    counts[static_cast<std::size_t>(rank)] = cards.count(static_cast<Rank>(rank));
  }
  return counts;
}

/// Where the cards lie; a card that the viewer itself has laid aside counts as its own.
Places places_of(const State& state, Viewer viewer) {
  Places places{std::vector<history::Counts>(2 * max_seats, history::Counts(ranks)), history::Counts(ranks),
                counts_of(state.deck), counts_of(state.discards)};
  for (int i = 0; i < state.table.seats; ++i) {
    const Seat seat{i};
    (viewer.is(seat) ? places.own : places.held[static_cast<std::size_t>(i)]) = counts_of(state.hand(seat));
    if (!state.table.chosen.contains(seat)) continue;
    auto& aside = viewer.is(seat) ? places.own : places.held[static_cast<std::size_t>(max_seats + i)];
    ++aside[static_cast<std::size_t>(state.gift(seat).rank())];
  }
  return places;
}

/// TK-13. The ranks that this seat could play in this state, asked of the game one by one.
template <class G>
unsigned playable(const G& game, State state) {
  unsigned found = 0;
  for (int rank = 0; rank < ranks; ++rank) {
    state.hand(state.table.turn) = {};
    state.hand(state.table.turn).add(static_cast<Rank>(rank));
    for (const Move& move : game.moves(state)) {
      if (move.kind != MoveKind::discard) found |= 1U << rank;
    }
  }
  return found;
}

/// What one viewer was shown since the last deal, and the gifts that cannot be any more.
struct Seen {
  Log log;
  std::vector<unsigned> put_down = std::vector<unsigned>(max_seats);
};

template <class G>
void note(const G& game, Seen& seen, const State& before, Viewer viewer, const Event& event) {
  const int rank = static_cast<int>(event.rank);
  const int seat = event.seat.index();
  const int other = event.other.index();
  const bool own = viewer.is(event.seat);
  switch (event.kind) {
    case EventKind::card_chosen:
      if (!own) seen.log.add({Step::move, seat, max_seats + seat});
      return;
    case EventKind::card_given:
      if (own) return seen.log.add({Step::give, other, rank});
      if (viewer.is(event.other)) return seen.log.add({Step::take, max_seats + seat, rank});
      return seen.log.add({Step::move, max_seats + seat, other});
    case EventKind::card_played:
    case EventKind::card_discarded:
      seen.put_down[static_cast<std::size_t>(seat)] |= 1U << rank;
      if (own) return seen.log.add({Step::own_play, 0, rank});
      if (event.kind == EventKind::card_discarded && !before.table.ban) {
        seen.log.add({Step::forbid, seat, 0, playable(game, before)});
      }
      return seen.log.add({Step::reveal, seat, rank});
    default:
      return;
  }
}

Log::Answer allows(const Seen& seen, const State& world, Viewer viewer) {
  for (int i = 0; i < world.table.seats && world.table.phase != Phase::exchange; ++i) {
    const Gift gift = world.gift(Seat{i});
    if (gift.none()) continue;
    const auto partner = static_cast<std::size_t>(partner_of(Seat{i}, world.table.seats).index());
    if (((seen.put_down[partner] >> static_cast<int>(gift.rank())) & 1U) != 0) return Log::Answer::no;
  }
  return seen.log.allows(places_of(world, viewer));
}

template <class G>
Checked check(const G& game, std::uint64_t key, int games) {
  Checked result;
  Random random{key};
  for (int i = 0; i < games; ++i) {
    std::vector<Seen> seen(static_cast<std::size_t>(game.seats()) + 1);
    State before;
    bool starts = true;
    recall::follow(
        game, random, 1'500,
        [&](const State& state, const Move&) {
          before = state;
          // With the hands all that was seen is forgotten: a new log for a new deal.
          starts = state.table.phase == Phase::deal;
        },
        [&](std::size_t number, const View& view, const Event& event) {
          if (!starts) note(game, seen[number], before, view.viewer, event);
        },
        [&](const State& state, const auto& all) {
          for (std::size_t number = 0; number < all.size(); ++number) {
            const auto& each = all[number];
            if (starts) seen[number] = {Log{places_of(state, each.viewer)}};
            REQUIRE(each.memory.is_exact());
            recall::check_truth(game, each, state, result);
            if (state.table.phase == Phase::deal || draw_below(random, 8) != 0) continue;
            recall::check_world(game, each, random, result,
                                [&](const State& world) { return allows(seen[number], world, each.viewer); });
            // Few cards in hands: all worlds with their weights.
            int hidden_cards = 0;
            for (int seat = 0; seat < game.seats(); ++seat) hidden_cards += each.view.hand_size(Seat{seat});
            if (hidden_cards > 4 || result.all.times >= 60) continue;
            recall::check_weights(each.memory.cards, seen[number].log, places_of(state, each.viewer), 200, result.all);
          }
        });
  }
  recall::tell(result);
  return result;
}

}  // namespace

TEST_CASE("TK-11, TK-13 recall: worlds contradict nothing that was seen, and weigh what histories count") {
  SUBCASE("two pairs") {
    const RuntimeGame game = *RuntimeGame::make({.seats = 4, .mode = Mode::two_pairs});
    const Checked found = check(game, 1, 2);
    CHECK(found.draws > 300);
    CHECK(found.contradictions == 0);
    CHECK(found.without > 10);
    CHECK(found.all.times > 5);
    CHECK(found.all.several > 0);
  }
  SUBCASE("three seats") {
    const RuntimeGame game = *RuntimeGame::make({.seats = 3});
    const Checked found = check(game, 2, 2);
    CHECK(found.draws > 300);
    CHECK(found.contradictions == 0);
    CHECK(found.without > 5);
    CHECK(found.all.times > 5);
  }
}

TEST_CASE("TK-8 recall: worlds are drawn as they are weighed") {
  const RuntimeGame two = *RuntimeGame::make({.seats = 2});
  CHECK(recall::check_draws(two, 3, 400, 400, 8'000, 6) >= 3);
  const RuntimeGame pairs = *RuntimeGame::make({.seats = 4, .mode = Mode::two_pairs});
  CHECK(recall::check_draws(pairs, 4, 400, 900, 20'000, 4) >= 2);
}

TEST_CASE("TK-8 recall: memories are values") {
  const RuntimeGame game = *RuntimeGame::make({.seats = 4, .mode = Mode::two_pairs});
  static_assert(sizeof(Memory) <= 256);
  const Memory fresh = game.memory(Seat{1});
  CHECK(fresh == game.memory(game.view(game.initial(), Seat{1})));
  CHECK(game.count_worlds(game.view(game.initial(), spectator), 10).count == 1);
}
