#include <clockman/position.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include <regelwerk/play.hpp>

using namespace clockman_test;
using regelwerk::draw_below, regelwerk::Random;

// Event cards are kept as sets; here are their plain forms, a card after another, and both must tell the same.

namespace {

/// Where each card is, as EventCards promises it.
struct Plain {
  std::array<Spot, event_cards> spots{};

  /// A card of this kind goes from one spot to another; the kind stays in order.
  void move(const Deck& deck, Card card, Spot from, Spot to) {
    const auto first = spots.begin() + static_cast<std::ptrdiff_t>(deck.first(card.kind()));
    const auto last = spots.begin() + static_cast<std::ptrdiff_t>(deck.first(card.kind() + 1));
    *std::find(first, last, from) = to;
    std::sort(first, last);
  }
  [[nodiscard]] CardSet where(const auto& wanted) const {
    CardSet set;
    for (std::size_t i = 0; i < spots.size(); ++i) set.assign(i, wanted(spots[i]));
    return set;
  }
};

/// Some spot that a card of this mode may go to.
Spot any_spot(Mode mode, Random& random) {
  const auto below = [&](std::uint32_t bound) { return static_cast<int>(draw_below(random, bound)); };
  const Seat some{below(max_seats)};
  if (mode == Mode::at_once || below(3) == 0) return below(2) == 0 ? Spot::draw() : Spot::put_back();
  return mode == Mode::open ? Spot::open(some, below(8)) : Spot::hand(some);
}

void check_same(const EventCards& cards, const Plain& plain) {
  for (std::size_t i = 0; i < event_cards; ++i) REQUIRE(cards[i] == plain.spots[i]);
  CHECK(cards.valid());
  CHECK(cards.draw_pile() == plain.where([](Spot at) { return at == Spot::draw(); }));
  CHECK(cards.put_back() == plain.where([](Spot at) { return at == Spot::put_back(); }));
  CHECK(cards.held() == plain.where([](Spot at) { return at.is_hand(); }));
  CHECK(cards.open() == plain.where([](Spot at) { return at.is_open(); }));
  for (int i = 0; i < max_seats; ++i) {
    const Seat each{i};
    CHECK(cards.held(each) == plain.where([&](Spot at) { return at == Spot::hand(each); }));
    CHECK(cards.open(each) == plain.where([&](Spot at) { return at.is_open_before(each); }));
    CHECK(cards.hand_size(each) == cards.held(each).size());
    for (int counter = 0; counter < 8; ++counter) {
      const Spot spot = Spot::open(each, counter);
      CHECK(cards.at(spot) == plain.where([&](Spot at) { return at == spot; }));
    }
  }
}

TEST_CASE("a set of cards: the number of them and each by its number, bit by bit") {
  Random random{1};
  for (int round = 0; round < 2'000; ++round) {
    const std::uint64_t thinned = round % 3 == 0 ? random() : ~std::uint64_t{0};
    const CardSet set = CardSet{random() & thinned} & CardSet::all();
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < event_cards; ++i) {
      if (set.contains(i)) numbers.push_back(i);
    }
    REQUIRE(set.size() == static_cast<int>(numbers.size()));
    for (std::size_t i = 0; i < numbers.size(); ++i) REQUIRE(set.nth(static_cast<int>(i)) == numbers[i]);
    if (!numbers.empty()) CHECK((set.lowest() == numbers.front() && set.highest() == numbers.back()));
  }
  CHECK((CardSet{}.size() == 0 && CardSet::all().size() == event_cards && CardSet::all().nth(59) == 59));
}

TEST_CASE("event cards as sets: moves, piles and hands as card by card") {
  const Deck& deck = four.layout().deck;
  Random random{2};
  EventCards cards;
  Plain plain;
  for (int round = 0; round < 3'000; ++round) {
    const std::size_t number = draw_below(random, event_cards);
    const Card card = deck.kind[number];
    const Spot from = plain.spots[number];
    const Spot to = any_spot(card.info().mode, random);
    cards.move(deck, card, from, to);
    plain.move(deck, card, from, to);
    if (round % 97 == 0) {
      cards.turn_over();
      std::replace(plain.spots.begin(), plain.spots.end(), Spot::put_back(), Spot::draw());
    }
    if (round % 7 == 0) check_same(cards, plain);

    const Seat known{static_cast<int>(draw_below(random, max_seats))};
    const EventCards seen = cards.without_hands(deck, [&](Seat each) { return each == known; });
    Plain hidden = plain;
    for (std::size_t i = 0; i < event_cards; ++i) {
      const Spot at = plain.spots[i];
      if (at.is_hand() && at.seat() != known) hidden.move(deck, deck.kind[i], at, Spot::draw());
    }
    for (std::size_t i = 0; i < event_cards; ++i) REQUIRE(seen[i] == hidden.spots[i]);
  }
}

TEST_CASE("event cards as sets: what no spot says is found in foreign bytes") {
  State state = position(four, {.roll = 3, .figures = "1.0", .cards = {"free"}});
  REQUIRE(four.validate(state).empty());
  using Raw = std::array<std::uint8_t, sizeof(EventCards)>;
  const Raw raw = std::bit_cast<Raw>(state.events);
  const std::size_t in_pile = state.events.draw_pile().lowest();
  const std::size_t byte = std::endian::native == std::endian::little ? in_pile / 8 : 7 - in_pile / 8;
  // Seats and counters of a card that has none, and what is behind all sets.
  for (std::size_t set = 2; set < 7; ++set) {
    Raw broken = raw;
    broken[8 * set + byte] = static_cast<std::uint8_t>(broken[8 * set + byte] ^ 1U << in_pile % 8);
    State other = state;
    other.events = std::bit_cast<EventCards>(broken);
    CHECK(!four.validate(other).empty());
  }
  Raw broken = raw;
  broken.back() = 1;
  state.events = std::bit_cast<EventCards>(broken);
  CHECK(!four.validate(state).empty());
}

}  // namespace
