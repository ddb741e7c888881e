#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/ostfriesenlauf/state/hand.hpp>
#include <regelwerk/play/random.hpp>

// A hand asks all its lanes at once; here the same with a sorted list of cards, one after another.

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;

using CardList = std::vector<Card>;

Card some_card(Random& random) {
  return {static_cast<Place>(draw_below(random, 4)), static_cast<Slot>(draw_below(random, cards_per_stack))};
}

CardList listed(Hand hand) {
  CardList cards;
  hand.for_each_card([&](Card card) { cards.push_back(card); });
  return cards;
}

/// Everything that can be asked about a hand.
void hold_hand(Hand hand, const CardList& cards) {
  REQUIRE(hand.valid());
  REQUIRE(listed(hand) == cards);
  REQUIRE(hand.size() == static_cast<int>(cards.size()));
  CardList kinds = cards;
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  CardList visited;
  hand.for_each_kind([&](Card card) { visited.push_back(card); });
  REQUIRE(visited == kinds);
  REQUIRE(hand.kind_count() == static_cast<int>(kinds.size()));
  for (std::size_t i = 0; i < kinds.size(); ++i) REQUIRE(hand.nth_kind(static_cast<int>(i)) == kinds[i]);
  for (const Place back : all_places) {
    const auto of_back = [&](Card card) { return card.back() == back; };
    REQUIRE(hand.count(back) == std::count_if(cards.begin(), cards.end(), of_back));
    for (int slot = 0; slot < cards_per_stack; ++slot) {
      const Card card{back, static_cast<Slot>(slot)};
      REQUIRE(hand.contains(card) == (std::find(cards.begin(), cards.end(), card) != cards.end()));
    }
  }
}

TEST_CASE("OL-10: a hand holds what a sorted list of its cards holds") {
  Random random{31};
  for (int i = 0; i < 400; ++i) {
    Hand hand;
    CardList cards;
    // A few cards only, so that equal ones meet.
    const std::vector<Card> some{some_card(random), some_card(random), some_card(random), some_card(random)};
    for (int step = 0; step < 12; ++step) {
      hold_hand(hand, cards);
      if (cards.size() < max_hand && (cards.empty() || draw_below(random, 3) != 0)) {
        const Card card = some[draw_below(random, 4)];
        hand.add(card);
        cards.insert(std::lower_bound(cards.begin(), cards.end(), card), card);
      } else {
        const auto at = cards.begin() + draw_below(random, static_cast<std::uint32_t>(cards.size()));
        hand.remove(*at);
        cards.erase(at);
      }
    }
    hold_hand(hand, cards);
  }
}

TEST_CASE("OL-10: every card finds its place before, between and behind the others") {
  for (std::uint32_t low = 1; low < 64; ++low) {
    for (std::uint32_t added = 1; added < 64; ++added) {
      if (!Card::is_code(low) || !Card::is_code(added)) continue;
      Hand hand;
      hand.add(Card::from_code(low));
      hand.add(Card::from_code(63));
      hand.add(Card::from_code(added));
      CardList cards{Card::from_code(low), Card::from_code(added), Card::from_code(63)};
      std::sort(cards.begin(), cards.end());
      REQUIRE(listed(hand) == cards);
    }
  }
}

}  // namespace
