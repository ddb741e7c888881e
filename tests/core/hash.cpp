#include <regelwerk/core/codec/hash.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>

#include <regelwerk/core/codec/std_hash.hpp>
#include <regelwerk/core/description/member.hpp>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(std::is_empty_v<Hash>);

struct Pair {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  friend constexpr bool operator==(Pair, Pair) = default;
};
struct Padded {
  std::uint8_t a = 0;
  std::uint32_t b = 0;
};
template <class T>
concept Hashable = requires(const T& value) { hash(value); };
static_assert(Hashable<Pair> && Hashable<int> && !Hashable<Padded>, "padding has no value");

/// SplitMix64 counts by an odd number and mixes, so its reference sequences are the reference of the mixer.
TEST_CASE("hash: the mixer is the finaliser of SplitMix64") {
  CHECK_BOTH(mix64(0) == 0);
  CHECK_BOTH(mix64(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF);
  CHECK_BOTH(mix64(2 * 0x9E3779B97F4A7C15) == 0x6E789E6AA1B965F4);
  CHECK_BOTH(mix64(3 * 0x9E3779B97F4A7C15) == 0x06C45D188009454F);
}

TEST_CASE("hash: every bit of the word moves about half of the bits") {
  for (int bit = 0; bit < 64; ++bit) {
    int changed = 0;
    for (std::uint64_t word = 0; word < 64; ++word) {
      changed += std::popcount(mix64(word) ^ mix64(word ^ (std::uint64_t{1} << bit)));
    }
    CHECK(changed > 64 * 24);
    CHECK(changed < 64 * 40);
  }
}

TEST_CASE("hash: equal for equal values") {
  CHECK_BOTH(hash(Pair{1, 2}) == hash(Pair{1, 2}));
  CHECK_BOTH(hash(Pair{1, 2}) != hash(Pair{2, 1}));
  CHECK_BOTH(hash(Pair{}) != 0 && hash(std::uint8_t{0}) != hash(std::uint16_t{0}));
}

/// Sizes that fill words and sizes that leave a rest.
template <std::size_t Size>
void every_byte_counts() {
  std::array<std::uint8_t, Size> bytes{};
  std::set<std::uint64_t> keys{hash(bytes)};
  for (auto& byte : bytes) {
    for (int bit = 0; bit < 8; ++bit) {
      byte = static_cast<std::uint8_t>(1U << static_cast<unsigned>(bit));
      keys.insert(hash(bytes));
    }
    byte = 0;
  }
  CHECK(keys.size() == 1 + 8 * Size);
}

TEST_CASE("hash: every bit counts, whatever the size") {
  every_byte_counts<1>();
  every_byte_counts<7>();
  every_byte_counts<8>();
  every_byte_counts<9>();
  every_byte_counts<104>();
}

/// The hash of bytes that do not fill words, as it is defined: one byte after another, and zeros behind them.
template <std::size_t Size>
constexpr std::uint64_t plain_hash(const std::array<std::uint8_t, Size>& bytes) {
  std::array<std::uint64_t, (Size + 7) / 8> words{};
  for (std::size_t i = 0; i < Size; ++i) words[i / 8] |= std::uint64_t{bytes[i]} << (i % 8 * 8);
  std::uint64_t key = Size;
  for (const std::uint64_t word : words) key = chained(key, word);
  return key;
}
template <std::size_t Size>
constexpr bool is_plain() {
  std::array<std::uint8_t, Size> bytes{};
  for (std::size_t i = 0; i < Size; ++i) bytes[i] = static_cast<std::uint8_t>(3 + 89 * i);
  return hash(bytes) == plain_hash(bytes);
}

TEST_CASE("hash: bytes that do not fill words are read one after another, on every machine") {
  CHECK_BOTH(is_plain<1>() && is_plain<2>() && is_plain<3>() && is_plain<4>() && is_plain<5>() && is_plain<6>());
  CHECK_BOTH(is_plain<7>() && is_plain<9>() && is_plain<12>() && is_plain<14>() && is_plain<18>() && is_plain<20>());
  CHECK_BOTH(hash(std::array<std::uint8_t, 3>{1, 2, 3}) == 0x91557B83238BA4DC);
}

TEST_CASE("hash: as a function object") {
  CHECK_BOTH(Hash{}(Pair{1, 2}) == static_cast<std::size_t>(hash(Pair{1, 2})));
  std::unordered_map<Pair, int, Hash> table;
  for (std::uint32_t i = 0; i < 100; ++i) table[Pair{i, i % 7}] = static_cast<int>(i);
  CHECK(table.size() == 100);
  CHECK(table.at(Pair{50, 1}) == 50);
}

/// A value whose members are described, as those of states are.
struct Told {
  std::uint32_t a = 0;
  friend constexpr bool operator==(Told, Told) = default;
  template <Like<Told> Self, class F>
  friend constexpr void for_each_member(Self& self, F&& f) noexcept {
    f("a", self.a);
  }
};
template <class T>
concept Key = std::is_default_constructible_v<std::hash<T>>;
static_assert(Key<Told> && !Key<Pair> && Key<int>, "other values have the hash that their program gives them, or none");

TEST_CASE("hash: what is described is a key as it is") {
  CHECK_BOTH(std::hash<Told>{}(Told{3}) == static_cast<std::size_t>(hash(Told{3})));
  const std::unordered_set<Told> set{Told{1}, Told{2}, Told{1}};
  CHECK(set.size() == 2);
}

}  // namespace
