#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/samara/state/calendar.hpp>

// The calendar, which moves four workers at a time, against a list of workers.

namespace {

using namespace regelwerk;
using namespace regelwerk::samara;

using List = std::vector<Worker>;

/// SM-8. Behind all others in the month and before it.
void insert(List& list, const Worker& worker) {
  auto at = list.begin();
  while (at != list.end() && at->month <= worker.month) ++at;
  list.insert(at, worker);
}

void compare(const Calendar& calendar, const List& list) {
  REQUIRE(calendar.size() == static_cast<int>(list.size()));
  int index = 0;
  for (const Worker& worker : calendar) CHECK(worker == list[static_cast<std::size_t>(index++)]);
  for (; index < max_workers; ++index) CHECK(calendar[index] == Worker{});
  for (int month = 0; month <= max_months + 5; ++month) {
    const auto before = [&](const Worker& worker) { return worker.month < month; };
    CHECK(calendar.before(month) == std::count_if(list.begin(), list.end(), before));
  }
  for (int seat = 0; seat < max_seats; ++seat) {
    std::uint32_t all = 0;
    std::uint32_t now = 0;
    int next = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].seat != Seat{seat}) continue;
      all |= std::uint32_t{1} << i;
      if (list[i].month == 0) now |= std::uint32_t{1} << i;
      if (next == 0) next = list[i].month;
    }
    CHECK(calendar.of(Seat{seat}) == WorkerSet{all});
    CHECK(calendar.in_now(Seat{seat}) == WorkerSet{now});
    CHECK(calendar.next_month_of(Seat{seat}) == next);
  }
}

TEST_CASE("SM-8, SM-10, SM-12, SM-13, SM-22: the calendar is a list of workers in order") {
  Random random{3};
  const auto below = [&](int bound) { return static_cast<int>(draw_below(random, static_cast<std::uint32_t>(bound))); };
  Calendar calendar;
  List list;
  compare(calendar, list);
  for (int step = 0; step < 4'000; ++step) {
    const int what = below(8);
    const int index = list.empty() ? 0 : below(static_cast<int>(list.size()));
    const auto at = list.begin() + index;
    if (what < 2 && list.size() < max_workers) {
      const Worker worker{static_cast<std::uint8_t>(below(max_months)), Seat{below(max_seats)},
                          Stack{static_cast<Sex>(below(2))}};
      calendar.add(worker);
      insert(list, worker);
    } else if (what < 6 && !list.empty() && at->month + 1 < max_months) {
      Worker worker = *at;
      worker.month = static_cast<std::uint8_t>(worker.month + 1 + below(max_months - worker.month - 1));
      calendar.move(index, worker.month);
      list.erase(at);
      insert(list, worker);
    } else if (what == 6 && !list.empty() && below(3) == 0) {
      calendar.remove(index);
      list.erase(at);
    } else if (!list.empty()) {
      const int months = list[0].month;
      calendar.pass(months);
      for (Worker& worker : list) worker.month = static_cast<std::uint8_t>(worker.month - months);
    }
    compare(calendar, list);
  }
}

}  // namespace
