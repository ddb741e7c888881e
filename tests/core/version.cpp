#include <regelwerk/core/version.hpp>

#include <concepts>
#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(std::is_trivially_copyable_v<Version> && std::regular<Version> && std::totally_ordered<Version>);

TEST_CASE("version: ordered by age") {
  CHECK_BOTH(Version{0, 1, 0} < Version{0, 1, 1} && Version{0, 9, 9} < Version{1, 0, 0});
  CHECK_BOTH(Version{0, 2, 0} > Version{0, 1, 9} && Version{1, 2, 3} == Version{1, 2, 3});
}

TEST_CASE("version: these headers have one") { CHECK_BOTH(version > Version{}); }

}  // namespace
