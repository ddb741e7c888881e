#include <regelwerk/core/result.hpp>

#include <concepts>
#include <string_view>
#include <type_traits>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

enum class Fault { none, odd };
using Half = Result<int, Fault>;

static_assert(std::is_trivially_copyable_v<Half> && std::equality_comparable<Half>);
static_assert(!std::is_default_constructible_v<Half>, "neither a value nor an error is no answer");
static_assert(!std::is_convertible_v<Half, bool>);
static_assert(std::is_trivially_copyable_v<Refusal> && std::regular<Refusal>);
static_assert(std::same_as<Played<int, Fault>, Result<int, Fault>>);

constexpr Half half(int number) {
  if (number % 2 != 0) return Fault::odd;
  return number / 2;
}

TEST_CASE("result: a value") {
  CHECK_BOTH(half(6).has_value() && half(6) && half(6).value() == 3 && *half(6) == 3);
  CHECK_BOTH(Result<std::string_view, Fault> { "abc" } -> size() == 3);
  CHECK_BOTH(half(0).has_value() && *half(0) == 0);
}

TEST_CASE("result: an error") {
  CHECK_BOTH(!half(7).has_value() && !half(7) && half(7).error() == Fault::odd);
  CHECK_BOTH(!Half{Fault::none}.has_value() && Half{Fault::none}.error() == Fault::none);
}

TEST_CASE("result: comparison") {
  CHECK_BOTH(half(6) == half(6) && half(6) != half(8));
  CHECK_BOTH(half(6) != half(7) && half(7) == half(9) && half(7) != Half{Fault::none});
  CHECK_BOTH(Refusal{3, Reason::twice} == Refusal{3, Reason::twice} &&
             Refusal{3, Reason::twice} != Refusal{4, Reason::twice});
}

CONTRACT_CASE("result: the other half of the answer") {
  CHECK_ABORTS(half(7).value());
  CHECK_ABORTS(*half(7));
  CHECK_ABORTS(half(6).error());
  CHECK_ABORTS(Result<std::string_view, Fault> { Fault::odd } -> size());
}

}  // namespace
