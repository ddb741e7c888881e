#include <doctest/doctest.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/law/fast/kept_makings.hpp>
#include <regelwerk/clou/law/fast/plain_makings.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>

// What the rules look up in tables and sets, asked once more the plain way.

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

/// All makings of these numbers, from all ways that there could be.
std::vector<std::uint32_t> plain_list(const DiceSupply& stock, bool clamp, NumberSet wanted) {
  std::vector<std::uint32_t> codes;
  for (std::uint32_t code = 1; code < 1U << DiceUse::code_bits; ++code) {
    const DiceUse how = DiceUse::from_code(code);
    if (!stock.offers_dice(how.dice) || !stock.offers_extras(how.extras) || !stock.offers_shifts(how.shifts)) continue;
    for (int number = 1; number <= highest_number; ++number) {
      if ((stock.numbers(how, clamp) & wanted).contains(number)) codes.push_back(MadeNumber{how, number}.code);
    }
  }
  return codes;
}

template <class Makings>
void check_makings(const Makings& makings, const DiceSupply& stock, bool clamp, NumberSet wanted) {
  const std::vector<std::uint32_t> expected = plain_list(stock, clamp, wanted);
  std::vector<std::uint32_t> visited;
  makings.for_each(wanted, [&](std::uint32_t code) {
    visited.push_back(code);
    return true;
  });
  CHECK(visited == expected);
  REQUIRE(makings.count(wanted) == expected.size());
  for (std::uint32_t i = 0; i < expected.size(); ++i) CHECK(makings.nth(wanted, i) == expected[i]);
  if (std::popcount(wanted.bits()) == 1 && wanted.lowest() <= dice_count * die_faces) {
    CHECK(makings.count_of(wanted.lowest()) == expected.size());
  }
}

template <class Makings>
void check_all_ranges(const Makings& makings, const DiceSupply& stock, bool clamp) {
  for (int low = 1; low <= highest_number; ++low) {
    for (int high = low; high <= highest_number; high += 4) {
      check_makings(makings, stock, clamp, NumberSet::range(low, high));
    }
  }
  check_makings(makings, stock, clamp, NumberSet{});
}

TEST_CASE("CL-27: the makings of dice are counted and found by number as they are listed") {
  for (int roll = 0; roll < roll_count; roll += 3) {
    for (Places left = 0; left <= all_places; ++left) {
      Hand hand;
      hand.left = static_cast<std::uint8_t>(left);
      const PlainMakings& makings = makings_of_dice(Roll{roll}, left);
      check_all_ranges(makings, DiceSupply{Roll{roll}, hand}, false);
      for (int number = 1; number <= dice_count * die_faces; ++number) {
        CHECK(makings.count_of(number) ==
              (makings.numbers.contains(number) ? 1U : 0U) + (makings.made_twice == number ? 1U : 0U));
      }
    }
  }
}

TEST_CASE("CL-40, CL-42: so are those with shifts and virtual dice") {
  Random random{4};
  const auto pip = [&] { return static_cast<int>(draw_below(random, die_faces)) + 1; };
  for (int i = 0; i < 40; ++i) {
    Hand hand;
    hand.left = static_cast<std::uint8_t>(draw_below(random, all_places + 1));
    for (std::uint32_t kept = draw_below(random, max_kept + 1); kept > 0; --kept) hand.shifts.add(pip());
    for (std::uint32_t kept = draw_below(random, max_kept + 1); kept > 0; --kept) hand.extras.add(pip());
    const DiceSupply stock{Roll{static_cast<int>(draw_below(random, roll_count))}, hand};
    const bool clamp = draw_below(random, 2) == 0;
    check_all_ranges(KeptMakings{stock, clamp}, stock, clamp);
  }
}

TEST_CASE("CL-28: the numbers by sign are those of the condition") {
  for (const Sign sign : {Sign::none, Sign::less, Sign::more, Sign::equal}) {
    for (int other = 0; other < static_cast<int>(sums_end); ++other) {
      CHECK(numbers_by_sign[static_cast<std::size_t>(other)][static_cast<std::size_t>(sign)] ==
            numbers_by(sign, other));
    }
  }
}

TEST_CASE("CL-29, CL-34: what is written in a row is found box by box") {
  Random random{7};
  for (int i = 0; i < 2'000; ++i) {
    clou::Row row;
    for (int box = 0; box < clou::Row::boxes; ++box) {
      if (draw_below(random, 4) != 0) row.write(box, static_cast<int>(draw_below(random, highest_number)) + 1);
    }
    unsigned written = 0;
    int first_empty = clou::Row::boxes;
    for (int box = clou::Row::boxes - 1; box >= 0; --box) {
      if (row.is_empty(box)) {
        first_empty = box;
      } else {
        written |= 1U << box;
      }
    }
    CHECK(row.written() == written);
    CHECK(row.first_empty() == first_empty);
    if (first_empty < clou::Row::boxes) {
      CHECK(row.next().before == (first_empty == 0 ? 0 : row.number(first_empty - 1)));
    }
  }
}

TEST_CASE("CL-30, CL-32, CL-33, CL-36: a circle that is crossed is told with those of its area alone") {
  for (int circle = 0; circle < circle_count; ++circle) {
    Circles circles;
    circles.cross(circle);
    CAPTURE(circle);
    const auto told = [&](int first, std::size_t size) {
      const int place = circle - first;
      return 0 <= place && place < static_cast<int>(size) ? 1U << place : 0U;
    };
    CHECK(circles.grid() == told(0, grid_circles));
    CHECK(circles.rings() == told(first_ring_circle, max_rings));
    CHECK(circles.tree() == told(first_tree_circle, max_tree_circles));
    CHECK(circles.specials() == told(first_special_circle, max_special_circles));
  }
}

TEST_CASE("CL-49, CL-50: which demands are next and which parts complete is found part by part") {
  Random random{5};
  for (std::size_t index = 0; index < standard_edition.plans.size(); ++index) {
    for (int players = 1; players <= max_players; ++players) {
      const PlanLayout plan = make_plan_layout(standard_edition.plans[index], index, players);
      for (int i = 0; i < 200; ++i) {
        DemandSet missing = random();
        missing = (missing | random()) & plan.needed;
        DemandSet next = 0;
        unsigned complete = 0;
        for (std::size_t at = 0; at < plan.challenge_count; ++at) {
          for (const PartLayout& part : plan.challenges[at].parts) {
            const DemandSet open = part.needed & missing;
            next |= part.is_ordered ? open & (~open + 1) : open;
            if (open == 0) complete |= 1U << at;
          }
        }
        CHECK(plan.next_of(missing) == next);
        State state;
        state.plan.demands = plan.needed & ~missing;
        CHECK(unsigned{complete_challenges(plan, state)} == complete);
      }
    }
  }
}

}  // namespace
