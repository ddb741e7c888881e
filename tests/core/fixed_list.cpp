#include <regelwerk/core/container/fixed_list.hpp>

#include <algorithm>
#include <concepts>
#include <string_view>
#include <type_traits>

#include <allocations.hpp>
#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

using Three = FixedList<int, 3>;
static_assert(sizeof(Three) == 16 && std::is_trivially_copyable_v<Three> && std::regular<Three>);
static_assert(std::is_nothrow_default_constructible_v<Three> && Three::capacity() == 3);
static_assert(std::same_as<Three::value_type, int>);

constexpr Three list(auto... items) {
  Three all;
  (all.push_back(items), ...);
  return all;
}

TEST_CASE("fixed_list: empty, filling, full") {
  // NOLINTNEXTLINE(*-container-size-empty)
  CHECK_BOTH(list().empty() && list().size() == 0 && list() == Three{});
  CHECK_BOTH(list(7).size() == 1 && !list(7).empty() && list(7)[0] == 7);
  CHECK_BOTH(list(7, 8, 9).size() == Three::capacity() && list(7, 8, 9)[2] == 9);
  CHECK_BOTH([] {
    const Three all = list(7, 8, 9);
    return std::equal(all.begin(), all.end(), all.data()) && all.end() - all.begin() == 3;
  }());
}

TEST_CASE("fixed_list: what was removed does not count in a comparison") {
  CHECK_BOTH(list(1, 2) == list(1, 2));
  CHECK_BOTH(list(1, 2) != list(1, 3) && list(1, 2) != list(1) && list() != list(0));
  CHECK_BOTH([] {
    Three all = list(5, 6, 7);
    all.clear();
    const bool cleared = all == list();
    all.push_back(1);
    return cleared && all == list(1);
  }());
}

TEST_CASE("fixed_list: elements of class type") {
  CHECK_BOTH([] {
    FixedList<std::string_view, 2> words;
    words.push_back("one");
    const auto copy = words;
    words.push_back("two");
    return copy.size() == 1 && copy[0] == "one" && words[1] == "two";
  }());
}

TEST_CASE("fixed_list: no memory is asked for") {
  const auto before = allocations();
  FixedList<int, 1000> all;
  for (int i = 0; i < 1000; ++i) all.push_back(i);
  const auto copy = all;
  CHECK(allocations() == before);
  CHECK(copy == all);
}

CONTRACT_CASE("fixed_list: beyond its ends") {
  Three full = list(1, 2, 3);
  CHECK_ABORTS(full.push_back(4));
  CHECK_ABORTS(full[3]);
  CHECK_ABORTS(list()[0]);
  CHECK_ABORTS(list(1)[1]);
}

}  // namespace
