#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include <frequencies.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

// Resampling against exact enumeration: every way to lay the unseen cards out is as likely as any other.

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

/// The places where unseen cards lie: how many cards each holds.
struct Holder {
  int size;
  Cards cards{};
};

/// Visits every distribution of `unseen` over the holders with the number of ways in which single cards can make it.
template <class Visitor>
void enumerate(Cards unseen, std::vector<Holder>& holders, std::size_t rank, double ways, const Visitor& visitor) {
  if (rank == ranks) {
    for (const Holder& holder : holders) {
      if (holder.cards.size() != holder.size) return;
    }
    visitor(holders, ways);
    return;
  }
  const Rank of{static_cast<std::uint8_t>(rank)};
  const int copies = unseen.count(of);
  // Every single copy goes to some holder; equal copies are told apart here, so that ways add up by themselves.
  const auto lay = [&](const auto& self, int left) -> void {
    if (left == 0) return enumerate(unseen, holders, rank + 1, ways, visitor);
    for (Holder& holder : holders) {
      if (holder.cards.size() == holder.size) continue;
      holder.cards.add(of);
      self(self, left - 1);
      holder.cards.remove(of);
    }
  };
  lay(lay, copies);
}

using Key = std::vector<std::uint64_t>;

TEST_CASE("TK-8 resampling deals unseen cards by their exact frequencies") {
  constexpr Game<Options{.seats = 3}> game;
  Random random{4};
  State state = game.initial();
  // The last deal of a schedule: one card stays in the deck, and with one card in each hand few deals are possible.
  while (!(state.table.deal == 3 && state.table.phase == Phase::play && state.hand(Seat{2}).size() == 1)) {
    game.advance(state, random_move(game, state, random));
    REQUIRE(!game.actor(state).is_nobody());
  }
  for (const Viewer viewer : {Viewer{Seat{0}}, Viewer{Seat{1}}, spectator}) {
    const View view = game.view(state, viewer);
    std::vector<Holder> holders;
    Cards unseen = full_deck - state.discards;
    for (int seat = 0; seat < 3; ++seat) {
      if (viewer.is(Seat{seat})) {
        unseen -= state.hand(Seat{seat});
      } else {
        holders.push_back({state.hand(Seat{seat}).size()});
      }
    }
    holders.push_back({state.deck.size()});
    std::map<Key, double> ways;
    enumerate(unseen, holders, 0, 1, [&](const std::vector<Holder>& laid, double share) {
      Key key;
      for (const Holder& holder : laid) key.push_back(holder.cards.word());
      ways[key] += share;
    });
    REQUIRE(ways.size() > 2);
    constexpr int draws = 20'000;
    std::map<Key, int> counts;
    for (int i = 0; i < draws; ++i) {
      const State drawn = game.resample(view, random);
      Key key;
      for (int seat = 0; seat < 3; ++seat) {
        if (!viewer.is(Seat{seat})) key.push_back(drawn.hand(Seat{seat}).word());
      }
      key.push_back(drawn.deck.word());
      REQUIRE(ways.contains(key));
      ++counts[key];
    }
    CHECK(frequencies::strays(ways, counts, draws) < 5);
    // The check itself tells a uniform choice between different deals from the right one where they differ.
    std::map<Key, double> uniform;
    bool uneven = false;
    for (const auto& [key, share] : ways) {
      uniform[key] = 1;
      uneven = uneven || share != ways.begin()->second;
    }
    if (uneven) CHECK(frequencies::strays(uniform, counts, draws) > 5);
  }
}

TEST_CASE("TK-11 resampling keeps the given card in the partner's hand") {
  constexpr Game<Options{.seats = 4, .mode = Mode::two_pairs}> game;
  Random random{6};
  State state = game.initial();
  while (state.table.phase != Phase::play) game.advance(state, random_move(game, state, random));
  const View view = game.view(state, Seat{1});
  const Rank gave = view.gave.rank();
  std::map<int, int> other_ranks;
  for (int i = 0; i < 2'000; ++i) {
    const State drawn = game.resample(view, random);
    CHECK(drawn.hand(Seat{3}).contains(gave));
    CHECK(drawn.gift(Seat{3}) == state.gift(Seat{3}));
    CHECK(drawn.hand(Seat{2}).contains(drawn.gift(Seat{0}).rank()));
    ++other_ranks[static_cast<int>(drawn.gift(Seat{0}).rank())];
  }
  CHECK(other_ranks.size() > 8);
}

}  // namespace
