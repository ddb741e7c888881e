#include <regelwerk/ai/fixed_point.hpp>

#include <cmath>
#include <cstdint>

#include <core/both.hpp>
#include <regelwerk/play/random.hpp>

namespace {

using namespace regelwerk;

constexpr bool is_root(std::uint64_t x) {
  const std::uint64_t root = isqrt(x);
  const std::uint64_t above = root + 1;
  return root * root <= x && (above >> 32 != 0 || above * above > x);
}

TEST_CASE("fixed point: the root is the largest whole number whose square fits") {
  CHECK_BOTH(isqrt(0) == 0 && isqrt(1) == 1 && isqrt(3) == 1 && isqrt(4) == 2 && isqrt(~std::uint64_t{0}) == ~0U);
  Random random{1};
  for (int bits = 0; bits < 64; ++bits) {
    for (int i = 0; i < 100; ++i) CHECK(is_root(random() >> bits));
  }
  for (std::uint64_t root = 1; root < 1000; ++root)
    CHECK((isqrt(root * root) == root && isqrt(root * root - 1) < root));
}

/// Counted, since a million assertions would take longer than the roots.
TEST_CASE("fixed point: all roots below 2^10, and those of squares and their neighbours up to 2^64") {
  int wrong = 0;
  for (std::uint64_t x = 0; x < 1U << 20; ++x) wrong += is_root(x) ? 0 : 1;
  CHECK(wrong == 0);
  for (std::uint64_t root = 1; root <= 0xFFFF'FFFF; root += 1 + root / 50'000) {
    const std::uint64_t square = root * root;
    wrong += isqrt(square - 1) == root - 1 && isqrt(square) == root && isqrt(square + 1) == root ? 0 : 1;
  }
  CHECK(wrong == 0);
  CHECK_BOTH(isqrt(0xFFFF'FFFE'0000'0001) == 0xFFFF'FFFF && isqrt(0xFFFF'FFFE'0000'0000) == 0xFFFF'FFFE);
}

TEST_CASE("fixed point: logarithms are at most 5 units too small and never fall") {
  CHECK_BOTH(log2_fixed(1) == 0 && log2_fixed(2) == 1U << 16 && log2_fixed(1U << 31) == 31U << 16);
  const auto check = [](std::uint32_t x) {
    const double gap = std::log2(static_cast<double>(x)) * 65536 - static_cast<double>(log2_fixed(x));
    CHECK(gap > -0.001);
    CHECK(gap <= 5);
  };
  for (std::uint32_t x = 1; x < 5000; ++x) check(x);
  Random random{2};
  for (int i = 0; i < 5000; ++i) check(static_cast<std::uint32_t>(random() >> 32) | 1U);
  for (std::uint32_t x = 1; x < 5000; ++x) CHECK(log2_fixed(x + 1) >= log2_fixed(x));
}

TEST_CASE("fixed point: the natural logarithm") {
  CHECK_BOTH(ln_fixed(1) == 0);
  for (std::uint32_t x = 2; x < 100'000; x += 7)
    CHECK(std::abs(std::log(static_cast<double>(x)) * 65536 - static_cast<double>(ln_fixed(x))) < 12);
}

}  // namespace
