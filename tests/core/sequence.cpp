#include <regelwerk/core/container/sequence.hpp>

#include <array>
#include <span>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

constexpr std::array<int, 4> primes{2, 3, 5, 7};

constexpr int sum(Sequence<int> numbers) noexcept {
  int total = 0;
  for (const int number : numbers) total += number;
  return total;
}

TEST_CASE("sequence: all of an array, or those that stand first") {
  CHECK_BOTH(sum(primes) == 17 && Sequence<int>{primes}.size() == 4 && Sequence<int>{primes}[3] == 7);
  CHECK_BOTH(sum(Sequence<int>{primes}.first(2)) == 5 && sum({primes.data() + 1, 2}) == 8);
  CHECK_BOTH(Sequence<int>{}.empty() && sum({}) == 0 && !Sequence<int>{primes}.empty());
}

TEST_CASE("sequence: read as a span") {
  CHECK_BOTH(std::span<const int>{Sequence<int>{primes}}.size() == 4);
  CHECK_BOTH(std::span<const int>{Sequence<int>{primes}}.data() == primes.data());
}

}  // namespace
