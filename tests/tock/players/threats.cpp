#include <regelwerk/tock/players/threats.hpp>

#include <vector>

#include <doctest/doctest.h>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/tock/law/walk.hpp>

using namespace regelwerk::tock;

namespace {

/// The plain witness: the ranks that lead from one field to another, a 7 by as few steps as one likes.
int ranks_that_lead(int ring, int from, int to) {
  const int ahead = distance(ring, from, to);
  int count = 0;
  for (const Card& card : card_table) {
    count += card.forward != 0 && card.forward == ahead ? 1 : 0;
    count += card.backward != 0 && card.backward == ring - ahead ? 1 : 0;
  }
  return count + (0 < ahead && ahead <= steps_of_seven ? 1 : 0);
}

}  // namespace

TEST_CASE("TK-23 to TK-26: the threats on a field are the cards that lead there, hunter by hunter") {
  regelwerk::Random random{1};
  for (int ring = min_seats * min_fields_per_section; ring <= max_seats * max_fields_per_section; ++ring) {
    detail::Threats threats;
    std::vector<int> hunters;
    std::vector<int> gates;
    for (int field = 0; field < ring; ++field) {
      if (draw_below(random, 4) == 0) threats.add_hunter(ring, hunters.emplace_back(field));
      if (draw_below(random, 16) == 0) threats.add_gate(gates.emplace_back(field));
    }
    bool same = true;
    for (int field = 0; field < ring; ++field) {
      for (int swept = 0; swept <= steps_of_seven; ++swept) {
        int count = 0;
        for (const int hunter : hunters) {
          if (distance(ring, hunter, field) >= swept) count += ranks_that_lead(ring, hunter, field);
        }
        for (const int gate : gates) count += gate == field ? 2 : 0;
        same = same && threats.on(field, swept) == count;
      }
    }
    CHECK_MESSAGE(same, ring);
  }
}
