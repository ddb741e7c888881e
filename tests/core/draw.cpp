#include <regelwerk/core/hidden/draw.hpp>

#include <array>
#include <cstdint>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

/// Gives one number in its high half, then numbers that every bound accepts; and counts how often it was asked.
struct Once {
  std::uint32_t first = 0;
  std::uint32_t low_half = 0;
  int asked = 0;

  constexpr std::uint64_t operator()() noexcept {
    const std::uint32_t high = asked++ == 0 ? first : 0xFFFF'FFFFU;
    return std::uint64_t{high} << 32U | low_half;
  }
};
static_assert(BitSource<Once> && BitSource<std::uint64_t (*)()> && !BitSource<std::uint32_t (*)()> && !BitSource<int>);

struct Drawn {
  std::uint32_t number = 0;
  bool at_once = false;
};
constexpr Drawn drawn(std::uint32_t first, std::uint32_t bound) {
  Once source{first};
  const std::uint32_t number = draw_below(source, bound);
  return {number, source.asked == 1};
}

/// The first 32-bit number whose product with `bound` reaches `result` in its high half.
constexpr std::uint64_t begin_of(std::uint64_t result, std::uint64_t bound) {
  return ((result << 32U) + bound - 1) / bound;
}

/// The 32-bit numbers that give `result` lie in one interval; counted exactly, those accepted at once must be as many
/// for every result: 2^32 / bound, rounded down.
constexpr bool fair(std::uint32_t result, std::uint32_t bound) {
  const std::uint64_t end = begin_of(result + std::uint64_t{1}, bound);
  std::uint64_t accepted = 0;
  for (std::uint64_t number = begin_of(result, bound); number < end; ++number) {
    const Drawn draw = drawn(static_cast<std::uint32_t>(number), bound);
    if (draw.at_once && draw.number != result) return false;
    if (draw.at_once) ++accepted;
  }
  return accepted == (std::uint64_t{1} << 32U) / bound;
}

constexpr bool fair_at_ends_and_middle(std::uint32_t bound) {
  return fair(0, bound) && fair(1, bound) && fair(bound / 3, bound) && fair(bound / 2, bound) &&
         fair(bound - 2, bound) && fair(bound - 1, bound);
}

TEST_CASE("draw: exactly as many numbers for every result") {
  CHECK_BOTH(fair_at_ends_and_middle(0xFFFF'FFFF));
  CHECK_BOTH(fair_at_ends_and_middle(0xFFFF'FFFE));
  CHECK_BOTH(fair_at_ends_and_middle(0xC000'0001));
  CHECK_BOTH(fair_at_ends_and_middle(0x8000'0001));
  CHECK_BOTH(fair_at_ends_and_middle(0x8000'0000));
  CHECK_BOTH(fair_at_ends_and_middle(0x7FFF'FFFF));
  CHECK_BOTH(fair_at_ends_and_middle(1'000'003));
  for (const std::uint32_t bound : {0xFFFF'FFFBU, 0xAAAA'AAABU, 0x5555'5556U, 123'456'789U, 65'537U, 1'000U}) {
    CHECK(fair_at_ends_and_middle(bound));
  }
}

TEST_CASE("draw: results all over a bound of middle size") {
  for (std::uint32_t bound = 30'000; bound < 30'003; ++bound) {
    bool all = true;
    for (std::uint32_t result = 0; result < 300; ++result) all = all && fair(result * 100, bound);
    CHECK(all);
  }
}

TEST_CASE("draw: what would favour low numbers is drawn again") {
  CHECK_BOTH(!drawn(0, 3).at_once && drawn(1, 3).at_once && drawn(1, 3).number == 0);
  CHECK_BOTH(drawn(0, 3).number == 2);
  CHECK_BOTH(!drawn(0, 0xFFFF'FFFF).at_once && drawn(1, 0xFFFF'FFFF).number == 0);
  CHECK_BOTH(drawn(0xFFFF'FFFF, 0xFFFF'FFFF).number == 0xFFFF'FFFE);
}

TEST_CASE("draw: powers of two and 1 never draw again") {
  CHECK_BOTH(drawn(0, 1).at_once && drawn(0, 1).number == 0);
  CHECK_BOTH(drawn(0xFFFF'FFFF, 1).at_once && drawn(0xFFFF'FFFF, 1).number == 0);
  CHECK_BOTH(drawn(0, 64).at_once && drawn(0, 64).number == 0);
  CHECK_BOTH(drawn(0xFFFF'FFFF, 64).number == 63 && drawn(0x8000'0000, 64).number == 32);
}

TEST_CASE("draw: only the high half of a word counts") {
  Once low{5, 0};
  Once high{5, 0xFFFF'FFFF};
  CHECK(draw_below(low, 1'000'000'007) == draw_below(high, 1'000'000'007));
}

CONTRACT_CASE("draw: nothing lies below 0") {
  Once source;
  CHECK_ABORTS(draw_below(source, 0));
}

}  // namespace
