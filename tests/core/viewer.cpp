#include <regelwerk/core/viewer.hpp>

#include <concepts>
#include <type_traits>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(sizeof(Viewer) == 1 && std::is_trivially_copyable_v<Viewer> && std::regular<Viewer>);
static_assert(sizeof(Audience) == 1 && std::is_trivially_copyable_v<Audience> && std::regular<Audience>);
static_assert(std::is_convertible_v<Seat, Viewer> && !std::is_convertible_v<SeatSet, Audience>);

constexpr SeatSet two_and_five() {
  SeatSet set;
  set.insert(Seat{2});
  set.insert(Seat{5});
  return set;
}

TEST_CASE("viewer: a seat or a spectator") {
  CHECK_BOTH(spectator.is_spectator() && Viewer{} == spectator && spectator.index() == seat_limit);
  CHECK_BOTH(!Viewer{Seat{0}}.is_spectator() && Viewer{Seat{4}}.seat() == Seat{4} && Viewer{Seat{4}}.index() == 4);
  CHECK_BOTH(Viewer{Seat{4}}.is(Seat{4}) && !Viewer{Seat{4}}.is(Seat{3}) && !spectator.is(Seat{0}));
  CHECK_BOTH(Viewer{Seat{1}} == Seat{1} && Viewer{Seat{1}} != spectator);
}

TEST_CASE("viewer: an audience includes whom it names") {
  for (int index = 0; index < seat_limit; ++index) {
    const Viewer viewer{Seat{index}};
    CHECK(Audience::everybody().includes(viewer));
    CHECK(!Audience{}.includes(viewer));
    CHECK(Audience::only(Seat{2}).includes(viewer) == (index == 2));
    CHECK(Audience{two_and_five()}.includes(viewer) == (index == 2 || index == 5));
  }
  CHECK_BOTH(Audience::everybody().includes(spectator));
  CHECK_BOTH(!Audience{}.includes(spectator) && !Audience::only(Seat{6}).includes(spectator));
  CHECK_BOTH(!Audience{SeatSet::first(seat_limit)}.includes(spectator));
  CHECK_BOTH(Audience{SeatSet::first(seat_limit)} != Audience::everybody());
}

CONTRACT_CASE("viewer: a spectator has no seat") { CHECK_ABORTS(spectator.seat()); }

}  // namespace
