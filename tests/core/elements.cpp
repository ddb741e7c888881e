#include <concepts>
#include <cstddef>
#include <ranges>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include <regelwerk/clou/law/dice/element_set.hpp>
#include <regelwerk/core/container/kind_counts.hpp>
#include <regelwerk/regelwerk.hpp>

namespace {

using namespace regelwerk;

/// What a loop over a set sees.
template <class Set>
  requires std::ranges::forward_range<Set>
auto seen(const Set& set) {
  std::vector<typename ElementsOf<Set>::value_type> elements;
  for (const auto element : set) elements.push_back(element);
  return elements;
}
template <class T>
std::vector<T> list(std::initializer_list<T> elements) {
  return elements;
}

TEST_CASE("sets: loops run over winners, seats and what is counted") {
  tock::RuntimeGame::Outcome outcome{.seats = 4, .places = {1, 3, 1, 3}, .scores = {}, .tie_broken_by = {}};
  CHECK(seen(outcome.winners()) == list({Seat{0}, Seat{2}}));
  CHECK(seen(SeatSet{}).empty());
  tock::Cards hand;
  for (const auto rank : {tock::Rank::king, tock::Rank::ace, tock::Rank::king}) hand.add(rank);
  CHECK(seen(hand) == list({tock::Rank::ace, tock::Rank::king, tock::Rank::king}));
  KindCounts<12> counts;
  counts.add(11, 2);
  counts.add(3);
  CHECK(seen(counts) == list({3, 11, 11}));
}

TEST_CASE("sets: of Samara") {
  using namespace samara;
  Tools tools;
  for (const Tool tool : {Tool::glass_b, Tool::saw, Tool::saw}) tools.add(tool);
  CHECK(seen(tools) == list({Tool::saw, Tool::saw, Tool::glass_b}));
  CHECK(seen(tools.kinds_of_few()) == list({Tool::saw, Tool::glass_b}));
  CHECK(seen(Helpers{0b101U}) == list({0, 2}));
  CHECK(seen(WorkerSet{0b110U}) == list({1, 2}));
  TileSet tiles;
  tiles.insert(Tile{35});
  tiles.insert(Tile{4});
  CHECK(seen(tiles) == list({Tile{4}, Tile{35}}));
  SpaceSet spaces;
  spaces.insert_if(true, Space{29});
  CHECK(seen(spaces) == list({Space{29}}));
}

TEST_CASE("sets: of Clou") {
  using namespace clou;
  CHECK(seen(ThiefSet{Thief::matt, Thief::bruce}) == list({Thief::matt, Thief::bruce}));
  CHECK(seen(Symbol::strength / SymbolSet{Symbol::electro}).size() == 2);
  CHECK(seen(NumberSet::range(28, 99)) == list({28, 29, 30}));
  const Element box{Group::strength, 2};
  const Element circle{Group::area, 3};
  CHECK(seen(ElementSet{std::uint64_t{1} << box.code(), 1U << 3U}) == list({box, circle}));
}

TEST_CASE("sets: of Clockman and Ostfriesenlauf") {
  clockman::SpaceSet fields;
  fields.insert(clockman::Space::from_code(200));
  fields.insert(clockman::Space::from_code(7));
  CHECK(seen(fields) == list({clockman::Space::from_code(7), clockman::Space::from_code(200)}));
  CHECK(seen(clockman::PassageSet{0b1001U}) == list({0, 3}));
  CHECK(seen(clockman::CardSet::first(3)) == list<std::size_t>({0, 1, 2}));
  CHECK(seen(clockman::DigitSet{0b11U}) == list({0, 1}));
  clockman::DigitCounts digits;
  for (const auto digit : {clockman::Digit::joker, clockman::Digit::zero, clockman::Digit::joker}) digits.add(digit);
  CHECK(seen(digits) == list({clockman::Digit::zero, clockman::Digit::joker, clockman::Digit::joker}));
  CHECK(seen(clockman::Bundles::all()).size() == std::size_t{clockman::Bundle::kinds});
  ostfriesenlauf::Hand hand;
  CHECK(seen(hand).empty());
  const auto card = ostfriesenlauf::Card::from_code(5);
  hand.add(card);
  hand.add(card);
  CHECK(seen(hand) == list({card, card}));
}

TEST_CASE("sets: what is wrong with a game is a range as well") {
  const auto made = tock::RuntimeGame::make({.seats = 9});
  REQUIRE(!made);
  std::size_t count = 0;
  for (const auto& fault : made.error()) {
    CHECK(!describe(fault).empty());
    ++count;
  }
  CHECK(count == made.error().size());
  CHECK(count == 1);
}

}  // namespace
