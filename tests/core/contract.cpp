#include <regelwerk/core/contract.hpp>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

#ifdef NDEBUG
static_assert(!contracts_checked);
#else
static_assert(contracts_checked);
#endif
static_assert(noexcept(expects([] { return true; })));

template <bool Checked>
constexpr int halved(int even) noexcept {
  expects<Checked>([&] { return even % 2 == 0; });
  return even / 2;
}

TEST_CASE("contract: a precondition that holds lets the call through") {
  CHECK_BOTH(halved<true>(6) == 3);
  CHECK_BOTH(halved<false>(6) == 3);
}

TEST_CASE("contract: a checked build aborts whatever NDEBUG says, an unchecked one does not even ask") {
  CHECK_ABORTS(halved<true>(7));
  CHECK(regelwerk_test::at_run_time([] { return halved<false>(7) == 3; }));

  int asked = 0;
  expects<false>([&] { return ++asked != 0; });
  CHECK(asked == 0);
  expects<true>([&] { return ++asked != 0; });
  CHECK(asked == 1);
}

CONTRACT_CASE("contract: by default the build decides") {
  CHECK_ABORTS(expects([] { return false; }));
  CHECK_ABORTS(contract_violated());
}

}  // namespace
