#include <regelwerk/core/seat.hpp>

#include <compare>
#include <concepts>
#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(sizeof(Seat) == 1 && sizeof(SeatSet) == 1);
static_assert(std::is_trivially_copyable_v<Seat> && std::regular<Seat> && std::totally_ordered<Seat>);
static_assert(std::is_trivially_copyable_v<SeatSet> && std::regular<SeatSet>);
static_assert(!std::is_convertible_v<int, Seat> && !std::is_convertible_v<unsigned, SeatSet>);

constexpr SeatSet set_of(auto... seats) {
  SeatSet set;
  (set.insert(Seat{seats}), ...);
  return set;
}

TEST_CASE("seat: numbers, order and the left neighbour") {
  CHECK_BOTH(Seat{} == Seat{0});
  CHECK_BOTH(Seat{6}.index() == 6);
  CHECK_BOTH(Seat{1} < Seat{2} && Seat{2} > Seat{1} && Seat{1} != Seat{2});
  CHECK_BOTH(next_seat(Seat{0}, 2) == Seat{1});
  CHECK_BOTH(next_seat(Seat{1}, 2) == Seat{0});
  CHECK_BOTH(next_seat(Seat{6}, seat_limit) == Seat{0});
  CHECK_BOTH(next_seat(Seat{0}, 1) == Seat{0});
}

TEST_CASE("seat: sets") {
  // NOLINTNEXTLINE(*-container-size-empty)
  CHECK_BOTH(SeatSet{}.empty() && SeatSet{}.size() == 0 && !SeatSet{}.contains(Seat{0}));
  CHECK_BOTH(set_of(0, 2, 6).bits() == 0b1000101U);
  CHECK_BOTH(set_of(2, 2) == set_of(2));
  CHECK_BOTH(set_of(0, 2).contains(Seat{2}) && !set_of(0, 2).contains(Seat{1}));
  CHECK_BOTH(set_of(0, 2, 6).size() == 3);
  CHECK_BOTH(SeatSet::first(0).empty());
  CHECK_BOTH(SeatSet::first(3) == set_of(0, 1, 2));
  CHECK_BOTH(SeatSet::first(seat_limit).size() == seat_limit);
  CHECK_BOTH([] {
    SeatSet set = set_of(1, 2);
    set.erase(Seat{1});
    set.erase(Seat{5});
    return set == set_of(2);
  }());
}

}  // namespace
