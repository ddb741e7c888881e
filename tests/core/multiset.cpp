#include <regelwerk/core/container/multiset.hpp>

#include <array>
#include <concepts>
#include <cstdint>
#include <type_traits>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

enum class Fruit : std::uint8_t { apple, pear, plum };

using Basket = Multiset<Fruit, 3, 2>;
static_assert(sizeof(Basket) == 8 && std::is_trivially_copyable_v<Basket> && std::regular<Basket>);
static_assert(Basket::kinds == 3 && Basket::max_count == 3);
static_assert(Multiset<int, 8, 8>::max_count == 255 && Multiset<int, 64, 1>::max_count == 1);

constexpr Basket basket(int apples, int pears, int plums) {
  Basket all;
  for (int i = 0; i < apples; ++i) all.add(Fruit::apple);
  for (int i = 0; i < pears; ++i) all.add(Fruit::pear);
  for (int i = 0; i < plums; ++i) all.add(Fruit::plum);
  return all;
}

TEST_CASE("multiset: empty") {
  // NOLINTNEXTLINE(*-container-size-empty)
  CHECK_BOTH(Basket{}.empty() && Basket{}.size() == 0 && Basket{}.word() == 0 && Basket{}.valid());
  CHECK_BOTH(!Basket{}.contains(Fruit::apple) && Basket{}.count(Fruit::plum) == 0);
  CHECK_BOTH(Basket{}.for_each_kind([](Fruit) { return false; }));
  CHECK_BOTH(Basket{}.includes(Basket{}) && Basket::filled(0).empty());
}

TEST_CASE("multiset: counts up to max_count do not touch their neighbours") {
  CHECK_BOTH(basket(1, 3, 2).count(Fruit::apple) == 1 && basket(1, 3, 2).count(Fruit::pear) == 3 &&
             basket(1, 3, 2).count(Fruit::plum) == 2);
  CHECK_BOTH(basket(1, 3, 2).word() == 0b10'11'01U);
  CHECK_BOTH(Basket::filled(Basket::max_count) == basket(3, 3, 3));
  CHECK_BOTH([] {
    Basket all = basket(3, 3, 3);
    all.remove(Fruit::pear);
    return all == basket(3, 2, 3);
  }());
}

TEST_CASE("multiset: many of a kind at once") {
  CHECK_BOTH([] {
    Basket all = basket(1, 0, 2);
    all.add(Fruit::pear, 3);
    all.add(Fruit::apple, 0);
    all.remove(Fruit::plum, 2);
    return all == basket(1, 3, 0);
  }());
}

TEST_CASE("multiset: sums and differences") {
  CHECK_BOTH(basket(1, 0, 2) + basket(2, 3, 1) == basket(3, 3, 3));
  CHECK_BOTH(basket(3, 3, 3) - basket(2, 3, 1) == basket(1, 0, 2));
  CHECK_BOTH((basket(2, 1, 0) - basket(2, 1, 0)).empty());
  CHECK_BOTH(basket(2, 1, 0).includes(basket(2, 0, 0)) && !basket(2, 1, 0).includes(basket(0, 0, 1)));
  CHECK_BOTH(!basket(0, 3, 0).includes(basket(1, 0, 0)));
}

TEST_CASE("multiset: the n-th element is an exact draw") {
  CHECK_BOTH([] {
    const std::array expected{Fruit::apple, Fruit::plum, Fruit::plum, Fruit::plum};
    for (int i = 0; i < 4; ++i) {
      if (basket(1, 0, 3).nth(i) != expected[static_cast<std::size_t>(i)]) return false;
    }
    return basket(0, 0, 1).nth(0) == Fruit::plum && basket(0, 2, 0).nth(1) == Fruit::pear;
  }());
}

TEST_CASE("multiset: kinds are visited in order, once each, until the visitor stops") {
  CHECK_BOTH([] {
    int seen = 0;
    const bool whole =
        basket(2, 0, 3).for_each_kind([&](Fruit kind) { seen = seen * 10 + static_cast<int>(kind) + 1; });
    return whole && seen == 13;
  }());
  CHECK_BOTH([] {
    int seen = 0;
    const bool whole = basket(2, 1, 3).for_each_kind([&](Fruit kind) {
      ++seen;
      return kind != Fruit::pear;
    });
    return !whole && seen == 2;
  }());
}

/// The kinds present are counted and found by number as they are visited.
template <int Kinds, int Bits>
constexpr bool numbers_kinds(std::uint64_t word) {
  const auto kinds = Multiset<int, Kinds, Bits>::from_word(word).kinds_present();
  int number = 0;
  for (const int kind : kinds) {
    if (kinds[number++] != kind) return false;
  }
  return kinds.size() == number;
}

TEST_CASE("multiset: the size of few") {
  CHECK_BOTH(basket(0, 0, 0).size_of_few() == 0 && basket(1, 0, 2).size_of_few() == 3);
  CHECK_BOTH(Multiset<int, 16, 4>::from_word(0xF000'0000'0000'0000U).size_of_few() == 15);
  CHECK_BOTH(Multiset<int, 13, 4>::from_word(0x1'0020'3000'0401U).size_of_few() == 11);
  CHECK_BOTH(Multiset<int, 8, 8>::from_word(0x2000'0000'0000'00DFU).size_of_few() == 255);
}

TEST_CASE("multiset: the kinds present have numbers") {
  CHECK_BOTH(basket(2, 0, 3).kinds_present().size() == 2 && basket(2, 0, 3).kinds_present()[1] == Fruit::plum);
  CHECK_BOTH(basket(0, 0, 0).kinds_present().size() == 0);
  CHECK_BOTH(numbers_kinds<13, 4>(0x0'4320'1004'0001U) && numbers_kinds<15, 4>(0xFFF'FFFF'FFFF'FFFFU));
  CHECK_BOTH(numbers_kinds<32, 2>(~std::uint64_t{0}) && numbers_kinds<8, 8>(~std::uint64_t{0}));
  CHECK_BOTH(numbers_kinds<64, 1>(0xF00F'0000'1234'5678U) && numbers_kinds<1, 1>(1));
}

TEST_CASE("multiset: words from outside") {
  CHECK_BOTH(Basket::from_word(0b10'11'01U) == basket(1, 3, 2) && Basket::from_word(0b10'11'01U).valid());
  CHECK_BOTH(!Basket::from_word(0b1'00'00'00U).valid() && !Basket::from_word(std::uint64_t{1} << 63U).valid());
  CHECK_BOTH(Multiset<int, 16, 4>::from_word(~std::uint64_t{0}).valid());
}

/// Every shape counts the whole word right, full and with single elements.
template <int Kinds, int Bits>
constexpr bool sums_up() {
  using Set = Multiset<int, Kinds, Bits>;
  if (Set::filled(Set::max_count).size() != Kinds * Set::max_count) return false;
  Set single;
  for (int kind = 0; kind < Kinds; ++kind) {
    single.add(kind);
    if (single.size() != kind + 1 || single.nth(kind) != kind) return false;
  }
  return true;
}

TEST_CASE("multiset: the size of every shape") {
  CHECK_BOTH(sums_up<64, 1>() && sums_up<1, 1>());
  CHECK_BOTH(sums_up<32, 2>() && sums_up<31, 2>());
  CHECK_BOTH(sums_up<16, 4>() && sums_up<13, 4>());
  CHECK_BOTH(sums_up<8, 8>() && sums_up<3, 8>());
}

/// Every element is found where a walk over all kinds finds it.
template <int Kinds, int Bits, int Most = Kinds * ((1 << Bits) - 1)>
constexpr bool lays_out(std::uint64_t word) {
  using Set = Multiset<int, Kinds, Bits, Most>;
  const Set all = Set::from_word(Kinds * Bits == 64 ? word : word & ((std::uint64_t{1} << (Kinds * Bits % 64)) - 1));
  int index = 0;
  for (int kind = 0; kind < Kinds; ++kind) {
    for (int i = 0; i < all.count(kind); ++i) {
      if (all.nth(index++) != kind) return false;
    }
  }
  if (!all.empty() && all.first() != all.nth(0)) return false;
  int at = 0;
  for (const int kind : all.kinds_present()) {
    for (; at < kind; ++at) {
      if (all.contains(at)) return false;
    }
    if (!all.contains(at++)) return false;
  }
  for (; at < Kinds; ++at) {
    if (all.contains(at)) return false;
  }
  return index == all.size();
}

TEST_CASE("multiset: every element of every shape") {
  for (const std::uint64_t word : {0x0123456789ABCDEFULL, 0xFFFFFFFFFFFFFFFFULL, 0xF000000000000001ULL,
                                   0x8040201008040201ULL, 0xFFFF00000000FFFFULL, 0x00FF7F80017E0000ULL}) {
    CAPTURE(word);
    CHECK((lays_out<64, 1>(word) && lays_out<1, 1>(word) && lays_out<57, 1>(word)));
    CHECK((lays_out<32, 2>(word) && lays_out<31, 2>(word) && lays_out<3, 2>(word)));
    CHECK((lays_out<16, 4>(word) && lays_out<13, 4>(word) && lays_out<2, 4>(word)));
    CHECK((lays_out<8, 8>(word) && lays_out<3, 8>(word) && lays_out<1, 8>(word)));
  }
  static_assert(lays_out<16, 4>(0x0123456789ABCDEFULL));
}

TEST_CASE("multiset: never more than so many elements") {
  // 15 elements: as many as a count of four bits can say, and fewer than its half.
  for (const std::uint64_t word : {0x0F00000000000000ULL, 0x000000000000000FULL, 0x0010203010205010ULL,
                                   0x0111111111111111ULL, 0x0800000000000007ULL, 0ULL}) {
    CAPTURE(word);
    CHECK((lays_out<15, 4, 15>(word) && lays_out<15, 4, 16>(word) && lays_out<15, 4, 100>(word)));
    CHECK((lays_out<15, 4, 127>(word) && lays_out<15, 4, 128>(word)));
  }
  CHECK((lays_out<16, 4, 7>(0x1000200000010003ULL) && lays_out<16, 4, 8>(0x1000200000010004ULL)));
  CHECK((lays_out<8, 8, 255>(0x0100000000FC0002ULL) && lays_out<8, 8, 255>(0xFF00000000000000ULL)));
  CHECK((lays_out<40, 1, 1>(0x0000000800000000ULL) && lays_out<40, 1, 3>(0x0000008800000001ULL)));
  static_assert(lays_out<15, 4, 15>(0x0010203010205010ULL));
}

CONTRACT_CASE("multiset: more than fits, less than nothing") {
  Basket full = Basket::filled(3);
  Basket none;
  CHECK_ABORTS(full.add(Fruit::apple));
  CHECK_ABORTS(none.remove(Fruit::plum));
  CHECK_ABORTS(full.add(Fruit::apple, 1));
  CHECK_ABORTS(none.add(Fruit::apple, -1));
  CHECK_ABORTS(full.remove(Fruit::apple, 4));
  CHECK_ABORTS(full + basket(0, 1, 0));
  CHECK_ABORTS(basket(1, 0, 0) - basket(0, 0, 1));
  CHECK_ABORTS(none.nth(0));
  CHECK_ABORTS(none.first());
  CHECK_ABORTS(full.nth(-1));
  CHECK_ABORTS(full.nth(9));
  CHECK_ABORTS(full.size_of_few());
  CHECK_ABORTS(full.kinds_present()[3]);
  CHECK_ABORTS(none.kinds_present()[0]);
  CHECK_ABORTS(Basket::filled(4));
  CHECK_ABORTS(Basket::filled(-1));
}

}  // namespace
