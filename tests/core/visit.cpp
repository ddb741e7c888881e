#include <regelwerk/core/container/visit.hpp>

#include <optional>
#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(std::is_empty_v<NoEvents>);
static_assert(!wants_events<NoEvents> && !wants_events<const NoEvents&> && !wants_events<NoEvents&&>);
static_assert(wants_events<void (*)(int)> && wants_events<int>);

constexpr bool visited(auto answer) {
  auto visitor = [&](int /*item*/) { return answer; };
  return visit(visitor, 1);
}

TEST_CASE("visit: the visitor's answer, and go on if it has none") {
  CHECK_BOTH(visited(true) && !visited(false));
  CHECK_BOTH(visited(std::optional{0}) && !visited(std::optional<int>{}));
  CHECK_BOTH([] {
    int seen = 0;
    auto silent = [&](int item) { seen = item; };
    return visit(silent, 5) && seen == 5;
  }());
}

TEST_CASE("visit: a visitor keeps its own state") {
  CHECK_BOTH([] {
    auto third = [count = 0](int /*item*/) mutable { return ++count < 3; };
    return visit(third, 0) && visit(third, 0) && !visit(third, 0);
  }());
}

TEST_CASE("visit: NoEvents takes everything and does nothing") {
  CHECK_BOTH((NoEvents{}(1), NoEvents{}("event"), true));
}

}  // namespace
