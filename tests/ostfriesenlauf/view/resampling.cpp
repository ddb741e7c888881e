#include <cstdint>
#include <map>
#include <vector>

#include <frequencies.hpp>
#include <regelwerk/play/random.hpp>

#include <ostfriesenlauf/position.hpp>

// Resampling against exact enumeration: every way to lay the unseen cards of a back out is as likely as any other.

using namespace ostfriesenlauf_test;
using regelwerk::Random;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

/// Which cards lie where: the slots of every holder in ascending order, holder after holder.
using Key = std::vector<int>;

/// Where unseen cards of one back lie: in a hand, on the pile, or in the stack; `size` of them.
struct Holder {
  int size;
  Key slots{};
};

/// Counts, for every content of the holders, in how many ways single cards can make it: each card goes to any holder
/// that has room, and equal cards are told apart here.
void enumerate(const Key& cards, std::size_t at, std::vector<Holder>& holders, std::map<Key, double>& ways) {
  if (at == cards.size()) {
    Key key;
    for (const Holder& holder : holders) key.insert(key.end(), holder.slots.begin(), holder.slots.end());
    ++ways[key];
    return;
  }
  for (Holder& holder : holders) {
    if (static_cast<int>(holder.slots.size()) == holder.size) continue;
    const Key before = holder.slots;
    holder.slots.insert(
        std::upper_bound(before.begin(), before.end(), cards[at]) - before.begin() + holder.slots.begin(), cards[at]);
    enumerate(cards, at + 1, holders, ways);
    holder.slots = before;
  }
}

/// All that is hidden from `viewer` in cards of one back: hands, then laid cards, then the stack.
template <class G>
std::vector<Holder> holders_of(const G& game, const State& state, Viewer viewer, Place back) {
  std::vector<Holder> found;
  const auto add_if = [&](bool fits, Holder& holder, Card card) {
    if (fits) holder.slots.push_back(static_cast<int>(card.slot()));
  };
  for (int i = 0; i < game.seats(); ++i) {
    if (viewer.is(seat(i))) continue;
    Holder holder{0};
    state.hand(seat(i)).for_each_card([&](Card card) { add_if(card.back() == back, holder, card); });
    found.push_back(holder);
  }
  for (int turn = 0; turn < state.table.turn; ++turn) {
    const int in_turn = state.table.race.at(place_in_turn(turn)).index();
    if (in_turn < game.seats() && viewer.is(seat(in_turn))) continue;
    Holder holder{0};
    const Card card = state.laid[static_cast<std::size_t>(turn)].card();
    add_if(card.back() == back, holder, card);
    found.push_back(holder);
  }
  Holder stack{0};
  state.stack(back).for_each_kind([&](Slot slot) {
    for (int i = state.stack(back).count(slot); i > 0; --i) stack.slots.push_back(static_cast<int>(slot));
  });
  found.push_back(stack);
  for (Holder& holder : found) holder.size = static_cast<int>(holder.slots.size());
  return found;
}

Key key_of(const std::vector<Holder>& holders) {
  Key key;
  for (const Holder& holder : holders) key.insert(key.end(), holder.slots.begin(), holder.slots.end());
  return key;
}

/// Every back by itself, and all of them together, since they do not depend on each other.
template <class G>
void check(const G& game, const State& state, Viewer viewer, std::uint64_t random_key) {
  constexpr int draws = 20'000;
  const View view = game.view(state, viewer);
  Random random{random_key};
  std::array<std::map<Key, double>, stack_count> ways;
  std::array<std::map<Key, int>, stack_count> counts;
  std::map<Key, int> whole_counts;
  for (const Place back : all_places) {
    auto holders = holders_of(game, state, viewer, back);
    Key cards = key_of(holders);
    for (Holder& holder : holders) holder.slots.clear();
    enumerate(cards, 0, holders, ways[index(back)]);
  }
  for (int i = 0; i < draws; ++i) {
    const State drawn_state = game.resample(view, random);
    Key whole;
    for (const Place back : all_places) {
      const Key key = key_of(holders_of(game, drawn_state, viewer, back));
      REQUIRE(ways[index(back)].contains(key));
      ++counts[index(back)][key];
      whole.insert(whole.end(), key.begin(), key.end());
    }
    ++whole_counts[whole];
  }
  std::map<Key, double> whole_ways{{{}, 1}};
  bool uneven = false;
  for (const Place back : all_places) {
    std::map<Key, double> longer_ways;
    for (const auto& [start, before] : whole_ways) {
      for (const auto& [end, share] : ways[index(back)]) {
        Key key = start;
        key.insert(key.end(), end.begin(), end.end());
        longer_ways[key] = before * share;
      }
    }
    whole_ways = longer_ways;
    if (ways[index(back)].size() < 2) continue;
    CHECK(frequencies::strays(ways[index(back)], counts[index(back)], draws) < 5);
    // The check itself tells a uniform choice between different contents from the right one where they differ.
    std::map<Key, double> uniform;
    bool differ = false;
    for (const auto& [key, share] : ways[index(back)]) {
      uniform[key] = 1;
      differ = differ || share != ways[index(back)].begin()->second;
    }
    if (differ) CHECK(frequencies::strays(uniform, counts[index(back)], draws) > 5);
    uneven = uneven || differ;
  }
  CHECK(uneven);
  CHECK(whole_ways.size() > 10);
  CHECK(whole_ways.size() < draws / 4);
  CHECK(frequencies::strays(whole_ways, whole_counts, draws) < 5);
}

}  // namespace

TEST_CASE("OL-11, OL-23: resampling lays hands, laid cards and stacks out by their exact frequencies") {
  // One card is left in each stack, so that few distributions are possible; D has no owner, C and B have laid.
  const State state = position(three, {.race = "A9 B6 C4 D1",
                                       .laid = "4:+3 3:x@2 2:+4",
                                       .hand = "1:+3 1:+5 2:+3 3:+2 4:x@1",
                                       .hands = {"", "1:+2 1:+3 1:+4 2:+4", "3:+3 3:+3 4:+3 4:+4"},
                                       .played = "1:* 2:* 3:* 4:*",
                                       .left = "1:+2 2:+2 3:-3 4:+4",
                                       .phase = Phase::lay});
  SUBCASE("OL-11: for the seat in turn") { check(three, state, seat(0), 4); }
  SUBCASE("OL-11: for a seat that knows its own laid card") { check(three, state, seat(1), 5); }
  SUBCASE("OL-11: for another one") { check(three, state, seat(2), 6); }
}

TEST_CASE("OL-11, OL-23: the same for a spectator, and for two unowned runners") {
  const State state = position(two, {.race = "A9 B6 C4 D1",
                                     .laid = "4:+3 3:+3",
                                     .hand = "1:+2 2:+4 2:+3 4:x@1",
                                     .hands = {"1:+2 1:+3 3:+3 3:+2"},
                                     .played = "1:* 2:* 3:* 4:*",
                                     .left = "1:+3 2:+4 3:-3 4:+3"});
  SUBCASE("OL-11: for a spectator") { check(two, state, spectator, 7); }
  SUBCASE("OL-11: for a seat that has not laid yet") { check(two, state, seat(0), 8); }
  SUBCASE("OL-11: for the seat in turn") { check(two, state, seat(1), 9); }
}
