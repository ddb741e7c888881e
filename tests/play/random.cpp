#include <regelwerk/play/random.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <numeric>
#include <random>
#include <set>
#include <type_traits>

#include <core/both.hpp>
#include <regelwerk/core/hidden/draw.hpp>

namespace {

using namespace regelwerk;

static_assert(sizeof(Random) == 8 && std::is_trivially_copyable_v<Random> && std::regular<Random>);
static_assert(std::uniform_random_bit_generator<Random> && BitSource<Random>);
static_assert(std::same_as<Random::result_type, std::uint64_t>);
static_assert(Random::min() == 0 && Random::max() == ~std::uint64_t{0});
static_assert(!std::is_convertible_v<std::uint64_t, Random>);

/// The numbers that the authors of SplitMix64 give for this seed.
constexpr std::array<std::uint64_t, 5> reference{6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                                 4593380528125082431U, 16408922859458223821U};

constexpr std::array<std::uint64_t, 5> next_five(Random random) {
  std::array<std::uint64_t, 5> numbers{};
  for (auto& number : numbers) number = random();
  return numbers;
}

TEST_CASE("random: SplitMix64, number by number") {
  CHECK_BOTH(next_five(Random{1234567}) == reference);
  CHECK_BOTH(next_five(Random{})[0] == 0xE220A8397B1DCDAF);
}

TEST_CASE("random: its state is what is left to come") {
  CHECK_BOTH([] {
    Random random{7};
    static_cast<void>(next_five(random));
    random.discard(3);
    Random kept{random.state()};
    return kept == random && kept() == random() && kept.state() == random.state() && kept.state() != Random{7}.state();
  }());
}

TEST_CASE("random: passing over numbers") {
  CHECK_BOTH([] {
    for (std::uint64_t count = 0; count < 5; ++count) {
      Random random{1234567};
      random.discard(count);
      if (random() != reference[count]) return false;
    }
    return true;
  }());
  CHECK_BOTH([] {
    Random there_and_back{7};
    there_and_back.discard(~std::uint64_t{0});
    there_and_back.discard(1);
    return there_and_back == Random{7};
  }());
}

TEST_CASE("random: equal generators go on alike, copies are their own") {
  CHECK_BOTH([] {
    Random a{5};
    Random b = a;
    const bool same = a() == b() && a == b;
    a.discard(1);
    return same && a != b && Random{5} != Random{6};
  }());
}

TEST_CASE("random: streams are functions of key and number") {
  CHECK_BOTH(Random::stream(1, 2) == Random::stream(1, 2));
  CHECK_BOTH(Random::stream(1, 2) != Random::stream(1, 3) && Random::stream(1, 2) != Random::stream(2, 2));
  CHECK_BOTH(Random::stream(1, 2) != Random::stream(2, 1) && Random::stream(0, 0) != Random::stream(0, 1));
}

TEST_CASE("random: streams of neighbouring keys and numbers share no number") {
  constexpr int streams = 16;
  constexpr int numbers = 200;
  std::set<std::uint64_t> seen;
  for (std::uint64_t key = 0; key < streams; ++key) {
    for (std::uint64_t number = 0; number < streams; ++number) {
      auto random = Random::stream(key, number);
      for (int i = 0; i < numbers; ++i) seen.insert(random());
    }
  }
  CHECK(seen.size() == std::size_t{streams} * streams * numbers);
}

TEST_CASE("random: serves the standard library") {
  std::array<int, 52> cards{};
  std::iota(cards.begin(), cards.end(), 0);
  const auto sorted = cards;
  Random random{1};
  std::shuffle(cards.begin(), cards.end(), random);
  CHECK(cards != sorted);
  CHECK(std::is_permutation(cards.begin(), cards.end(), sorted.begin()));

  std::uniform_int_distribution<int> die{1, 6};
  std::array<int, 7> rolled{};
  for (int i = 0; i < 600; ++i) ++rolled.at(static_cast<std::size_t>(die(random)));
  CHECK(rolled[0] == 0);
  CHECK(*std::min_element(rolled.begin() + 1, rolled.end()) > 60);
}

TEST_CASE("random: a bounded draw is the same everywhere") {
  CHECK_BOTH([] {
    Random random{1234567};
    const std::array drawn{draw_below(random, 6), draw_below(random, 52), draw_below(random, 1'000'000)};
    return drawn == std::array<std::uint32_t, 3>{2, 9, 532207};
  }());
}

}  // namespace
