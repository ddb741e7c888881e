#include <clockman/position.hpp>

#include <array>
#include <vector>

#include <clockman/editions.hpp>
#include <regelwerk/play.hpp>

using namespace clockman_test;
using regelwerk::draw_below, regelwerk::Random, regelwerk::random_move;

// Walks leap from branch to branch by tables; here they go step by step, and both must come to the same ends.

namespace {

/// Goes all ways of a roll field by field (CM-11 to CM-20).
struct PlainWalk {
  const Layout& layout;
  const Ways& ways;
  Seat seat;
  Ends ends{};

  void along(Space at, int left, PassageSet used) {
    for (; left > 0; --left) {
      const PassageSet out = (layout.outward[at] & ways.outward) - used;
      if (!out.empty()) through(out.lowest(), layout.outer, left, used);
      const PassageSet in = layout.inward[at] - used;
      if (!(in & ways.passable).empty()) through(in.lowest(), layout.inner, left, used);
      if (left == 1 && !(in & ways.blocked).empty()) ends.end_blocked(in.lowest());
      if (ways.straight && at == junction_of(layout, seat)) turn_in(left);
      at = layout.next[at];
    }
    ends.end(at);
  }
  void through(int passage, const std::array<Space, passages>& beyond, int left, PassageSet used) {
    if (left == 1) return ends.end(Space::passage(passage));
    used.insert(passage);
    along(beyond[static_cast<std::size_t>(passage)], left - 2, used);
  }
  void turn_in(int left) {
    if (left < straight_length) return ends.end(Space::straight(left));
    if (left == straight_length) ends.end_at_last();
  }
};

std::vector<Space> fields_of(const SpaceSet& set) {
  std::vector<Space> fields;
  set.for_each([&](Space field) { fields.push_back(field); });
  return fields;
}

template <class Each>
void for_each_ring_field(const Layout& layout, const Each& each) {
  for (int ring = 1; ring <= rings; ++ring) {
    for (int i = 0; i < layout.ring_size[static_cast<std::size_t>(ring - 1)]; ++i) each(Space::ring(ring, i));
  }
}

TEST_CASE("CM-11: so many steps ahead, or back, is one after another") {
  for (const Edition* edition : {&standard_edition, &narrow_edition, &wide_edition}) {
    const auto game = RuntimeGame::make({}, *edition);
    const Layout& layout = game->layout();
    for_each_ring_field(layout, [&](Space from) {
      Space at = from;
      const int size = layout.ring_size[static_cast<std::size_t>(from.ring() - 1)];
      for (int steps = 0; steps < 16; ++steps, at = layout.next[at]) {
        REQUIRE(ring_ahead(layout, from, steps) == at);
        if (steps <= size) REQUIRE(ring_ahead(layout, at, -steps) == from);
        const Ahead& ahead = layout.ahead[from];
        CHECK((ahead.inward >> steps & 1U) == (layout.inward[at].empty() ? 0U : 1U));
        CHECK((ahead.outward >> steps & 1U) == (layout.outward[at].empty() ? 0U : 1U));
      }
    });
  }
}

TEST_CASE("CM-11 to CM-20: ends by leaps are ends by steps") {
  Random random{3};
  for (const Edition* edition : {&standard_edition, &narrow_edition, &wide_edition}) {
    const auto game = RuntimeGame::make({}, *edition);
    const Layout& layout = game->layout();
    for_each_ring_field(layout, [&](Space from) {
      State state = game->initial();
      for (int roll = 1; roll <= max_roll; ++roll) {
        Ways ways;
        ways.passable = PassageSet{static_cast<unsigned>(random() & random() & 0xFFFFU)};
        ways.blocked = random() % 4 == 0 ? PassageSet{} : PassageSet::all() - ways.passable;
        ways.outward = layout.within[draw_below(random, rings)];
        if (random() % 4 == 0) ways.outward = PassageSet{static_cast<unsigned>(random() & 0xFFFFU)};
        ways.straight = random() % 2 == 0;
        const Seat walker{static_cast<int>(draw_below(random, 4))};
        state.table.turn = walker;
        state.table.roll = static_cast<std::uint8_t>(roll);
        state.table.figure(walker) = from;
        const Ends leaps = ends_of(layout, ways, state.table, walker);
        PlainWalk steps{layout, ways, walker};
        steps.along(from, roll, {});
        REQUIRE(fields_of(leaps.free) == fields_of(steps.ends.free));
        REQUIRE(leaps.blocked == steps.ends.blocked);
        REQUIRE(leaps.last_blockade == steps.ends.last_blockade);
        const bool branches = branches_ahead(ways, layout, walker, from, roll) != 0;
        if (!branches) CHECK((fields_of(leaps.free).size() == 1 && leaps.blocked.empty() && !leaps.last_blockade));
      }
    });
  }
}

TEST_CASE("CM-13, CM-15, CM-18: ways asked about one by one are the ways found out at once") {
  for (const Options& options : {Options{}, Options{.blockades_stay = false}, all_extra_rules}) {
    const auto game = RuntimeGame::make(options);
    Random random{4};
    State state = game->initial();
    int moves = 0;
    for (int nodes = 0; nodes < 4'000 && !game->actor(state).is_nobody(); ++nodes) {
      const Table& table = state.table;
      if (table.phase == Phase::move && table.figure(table.turn).is_ring()) {
        const OpenWays asked{game->setup(), table, state.events, state.hand(table.turn), table.turn};
        const Ways ways = asked.all();
        const Space at = table.figure(table.turn);
        CHECK(asked.lead_inward() == ways.lead_inward());
        CHECK(asked.end_at_blockades() == ways.end_at_blockades());
        CHECK(asked.lead_onto_straight() == ways.lead_onto_straight());
        for (const PassageSet gap : game->layout().in_gap) CHECK(asked.lead_outward(gap) == ways.lead_outward(gap));
        CHECK(branches_ahead(asked, game->layout(), table.turn, at, table.roll) ==
              branches_ahead(ways, game->layout(), table.turn, at, table.roll));
        ++moves;
      }
      for (int code = 0; code < 256; ++code) {
        const Space at = Space::from_code(static_cast<std::uint8_t>(code));
        bool anybody = false;
        for (const Space figure : table.figures) anybody = anybody || figure == at;
        if (is_anybody_at(table, at) != anybody) REQUIRE(is_anybody_at(table, at) == anybody);
      }
      game->advance(state, random_move(*game, state, random));
    }
    CHECK(moves > 100);
  }
}

}  // namespace
