#include <regelwerk/core/game/setup.hpp>

#include <type_traits>

#include <core/both.hpp>

namespace regelwerk_test {

struct House {
  int rooms = 2;
};
struct Land {
  int size = 0;
};
constexpr int make_layout(const House& house, const Land& land) noexcept { return house.rooms * land.size; }

inline constexpr Land meadow{10};

}  // namespace regelwerk_test

namespace {

using namespace regelwerk;
using namespace regelwerk_test;

using Fixed = FixedSetup<House, Land, House{3}, meadow>;
using Chosen = ChosenSetup<House, Land>;
static_assert(std::is_empty_v<Fixed> && Fixed::is_fixed && std::is_trivially_copyable_v<Fixed>);
static_assert(!Chosen::is_fixed && std::is_trivially_copyable_v<Chosen>);

TEST_CASE("setup: rules that are part of the type") {
  CHECK_BOTH(Fixed::options().rooms == 3 && &Fixed::edition() == &meadow && Fixed::layout() == 30);
}

TEST_CASE("setup: rules that are data") {
  CHECK_BOTH([] {
    House house{4};
    const Land land{7};
    const Chosen setup{house, land, 5};
    house.rooms = 9;
    const Chosen copy = setup;
    return copy.options().rooms == 4 && &copy.edition() == &land && copy.layout() == 28 && copy.edition_sum() == 5;
  }());
}

}  // namespace
