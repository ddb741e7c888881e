#include <regelwerk/core/container/kind_counts.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <core/both.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>

// Counts in words against counts in an array, of as many kinds as one word has and of more.

namespace {

using namespace regelwerk;

template <int Kinds, int Bits, int Most>
void hold(const KindCounts<Kinds, Bits, Most>& cards, const std::vector<int>& plain) {
  int size = 0;
  unsigned present = 0;
  std::vector<int> laid_out;
  for (int kind = 0; kind < Kinds; ++kind) {
    const int copies = plain[static_cast<std::size_t>(kind)];
    REQUIRE(cards.count(kind) == copies);
    REQUIRE(cards[static_cast<std::size_t>(kind)] == copies);
    size += copies;
    present |= copies > 0 ? 1U << kind : 0U;
    laid_out.insert(laid_out.end(), static_cast<std::size_t>(copies), kind);
  }
  REQUIRE(cards.size() == size);
  REQUIRE(cards.empty() == (size == 0));
  REQUIRE(cards.kinds() == present);
  std::vector<int> visited;
  cards.for_each_card([&](int kind) { visited.push_back(kind); });
  REQUIRE(visited == laid_out);
  for (int i = 0; i < size; ++i) REQUIRE(cards.nth(i) == laid_out[static_cast<std::size_t>(i)]);
}

template <int Kinds, int Bits>
void hold_random(std::uint64_t key) {
  Random random{key};
  const auto below = [&](int bound) { return static_cast<int>(draw_below(random, static_cast<std::uint32_t>(bound))); };
  for (int i = 0; i < 60; ++i) {
    KindCounts<Kinds, Bits> cards;
    std::vector<int> plain(Kinds);
    for (int step = 0; step < 20; ++step) {
      const int kind = below(Kinds);
      int& copies = plain[static_cast<std::size_t>(kind)];
      const int many = below(3);
      if (step % 3 == 2) {
        cards.remove(kind, copies);
        copies = 0;
      } else if (copies + many <= 15) {
        cards.add(kind, many);
        copies += many;
      }
    }
    hold(cards, plain);
    const auto kinds = static_cast<KindSet>(random() & ((1U << Kinds) - 1U));
    auto some = plain;
    auto twice = plain;
    for (int kind = 0; kind < Kinds; ++kind) {
      if (!has_kind(kinds, kind)) some[static_cast<std::size_t>(kind)] = 0;
      twice[static_cast<std::size_t>(kind)] += some[static_cast<std::size_t>(kind)];
    }
    hold(cards.among(kinds), some);
    bool fits = true;
    for (const int copies : twice) fits = fits && copies < 1 << Bits;
    if (!fits) continue;
    auto sum = cards;
    sum += cards.among(kinds);
    hold(sum, twice);
  }
}

TEST_CASE("kind counts: all that can be asked, for numbers of kinds on either side of a word") {
  hold_random<1, 4>(1);
  hold_random<13, 4>(2);
  hold_random<15, 4>(3);
  hold_random<16, 4>(4);
  hold_random<1, 8>(5);
  hold_random<5, 8>(6);
  hold_random<8, 8>(7);
  hold_random<9, 8>(8);
  hold_random<11, 8>(9);
  hold_random<16, 8>(10);
}

TEST_CASE("kind counts: never more than so many cards") {
  Random random{11};
  for (int i = 0; i < 200; ++i) {
    KindCounts<15, 4, 15> few;
    std::vector<int> plain(15);
    for (int card = 0; card < 15; ++card) {
      hold(few, plain);
      const auto kind = draw_below(random, i % 2 == 0 ? 15 : 2);
      few.add(static_cast<int>(kind));
      ++plain[kind];
    }
    hold(few, plain);
  }
}

TEST_CASE("kind counts: a multiset, and back") {
  using Set = Multiset<int, 11, 4>;
  CHECK_BOTH([] {
    Set set;
    set.add(0, 15);
    set.add(7, 1);
    set.add(8, 3);
    set.add(10, 2);
    const KindCounts<11, 8> wide{set};
    const KindCounts<11, 4> narrow{set};
    return wide.size() == 21 && wide.count(8) == 3 && narrow.count(0) == 15 && wide.as<Set>() == set &&
           narrow.as<Set>() == set;
  }());
}

TEST_CASE("kind counts: as many cards as there can be") {
  CHECK_BOTH([] {
    KindCounts<9> cards;
    cards.add(0, 200);
    cards.add(8, 55);
    return cards.size() == 255 && cards.nth(199) == 0 && cards.nth(200) == 8 && cards.nth(254) == 8 &&
           cards.kinds() == 0b1'0000'0001;
  }());
}

}  // namespace
