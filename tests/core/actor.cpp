#include <regelwerk/core/actor.hpp>

#include <concepts>
#include <type_traits>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(sizeof(Actor) == 2 && std::is_trivially_copyable_v<Actor> && std::regular<Actor>);
static_assert(!std::is_convertible_v<Seat, Actor>);

TEST_CASE("actor: exactly one of nobody, chance and a seat") {
  CHECK_BOTH(Actor{} == Actor::nobody());
  CHECK_BOTH(Actor::nobody().is_nobody() && !Actor::nobody().is_chance() && !Actor::nobody().is_seat());
  CHECK_BOTH(Actor::chance().is_chance() && !Actor::chance().is_nobody() && !Actor::chance().is_seat());
  CHECK_BOTH(Actor::chance() != Actor::nobody());
  for (int index = 0; index < seat_limit; ++index) {
    const Actor actor{Seat{index}};
    CHECK((actor.is_seat() && !actor.is_nobody() && !actor.is_chance()));
    CHECK(actor.seat() == Seat{index});
    CHECK((actor.is(Seat{index}) && !actor.is(next_seat(Seat{index}, seat_limit))));
  }
  CHECK_BOTH(Actor{Seat{3}}.seat() == Seat{3});
  CHECK_BOTH(!Actor::chance().is(Seat{0}) && !Actor::nobody().is(Seat{0}));
}

CONTRACT_CASE("actor: neither nobody nor chance sits anywhere") {
  CHECK_ABORTS(Actor::nobody().seat());
  CHECK_ABORTS(Actor::chance().seat());
}

}  // namespace
