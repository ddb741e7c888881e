#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <history.hpp>
#include <regelwerk/core/hidden/pool_worlds.hpp>
#include <regelwerk/play/random.hpp>

// The pool of hidden cards against naive histories: everything that can be seen, in any order, with few cards.

namespace {

using namespace regelwerk;
using history::Counts;
using history::Log;
using history::Places;
using history::Step;

constexpr HiddenSizes sizes{.kinds = 3, .holders = 2, .levels = 8, .entries = 24, .hypotheses = 200};
using Pool = HiddenPool<sizes>;

KindCounts<3> packed(const Counts& counts) {
  KindCounts<3> out;
  for (int kind = 0; kind < 3; ++kind) out.add(kind, counts[static_cast<std::size_t>(kind)]);
  return out;
}

/// Cards that really lie somewhere, what is seen of them, and what is supposed.
struct Table {
  Places truth{{Counts(3), Counts(3)}, Counts(3), {4, 3, 2}, Counts(3)};
  Log log{truth};
  Pool pool{packed(truth.pile)};
  Random random{1};

  int any(const Counts& counts) {
    const int total = counts.sum();
    if (total == 0) return -1;
    auto index = static_cast<int>(draw_below(random, static_cast<std::uint32_t>(total)));
    int kind = 0;
    for (; index >= counts[static_cast<std::size_t>(kind)]; ++kind) index -= counts[static_cast<std::size_t>(kind)];
    return kind;
  }
  bool go(Counts& from, Counts& to, int& kind) {
    kind = any(from);
    if (kind < 0) return false;
    --from[static_cast<std::size_t>(kind)];
    ++to[static_cast<std::size_t>(kind)];
    return true;
  }

  void step() {
    const int a = static_cast<int>(draw_below(random, 2));
    Counts& held = truth.held[static_cast<std::size_t>(a)];
    int kind = 0;
    switch (draw_below(random, 12)) {
      case 0:
      case 1:
      case 2:
        if (!go(truth.pile, held, kind)) return;
        pool.draw(a);
        return log.add({Step::draw, a});
      case 3:
        if (!go(truth.pile, truth.own, kind)) return;
        pool.see(kind);
        return log.add({Step::own_draw, 0, kind});
      case 4:
        if (!go(held, truth.held[static_cast<std::size_t>(1 - a)], kind)) return;
        pool.move(a, 1 - a);
        return log.add({Step::move, a, 1 - a});
      case 5:
      case 6:
        if (!go(held, truth.shown, kind)) return;
        pool.reveal(a, kind);
        return log.add({Step::reveal, a, kind});
      case 7:
        if (!go(truth.own, truth.shown, kind)) return;
        return log.add({Step::own_play, 0, kind});
      case 8:
        if (!go(truth.own, held, kind)) return;
        pool.give(a, kind);
        return log.add({Step::give, a, kind});
      case 9:
        if (!go(held, truth.own, kind)) return;
        pool.reveal(a, kind);
        return log.add({Step::take, a, kind});
      case 10: {
        const Counts back = truth.shown;
        for (std::size_t each = 0; each < 3; ++each) truth.pile[each] += back[each];
        truth.shown = Counts(3);
        pool.refill(packed(back));
        return log.add({Step::refill, 0, 0, 0, back});
      }
      default: {
        const unsigned kinds = 1 + draw_below(random, 6);
        bool has = false;
        for (std::size_t each = 0; each < 3; ++each) has = has || (((kinds >> each) & 1U) != 0 && held[each] > 0);
        if (has) {
          pool.demand(a, static_cast<KindSet>(kinds));
        } else {
          pool.forbid(a, static_cast<KindSet>(kinds));
        }
        return log.add({has ? Step::require : Step::forbid, a, 0, kinds});
      }
    }
  }
};

/// Gives slot after slot every card that it may hold.
template <HiddenSizes Sizes>
bool fills_naively(const Hypothesis<Sizes>& from, std::size_t at = 0) {
  if (at == from.entries.size()) return true;
  if (!from.entries[at].is_hidden()) return fills_naively(from, at + 1);
  for (std::size_t level = 0; level <= from.entries[at].level(); ++level) {
    for (int kind = 0; kind < Sizes.kinds; ++kind) {
      if (!has_kind(from.entries[at].kinds(), kind) || from.cards[level].count(kind) == 0) continue;
      auto rest = from;
      rest.cards[level].remove(kind);
      rest.take(at);
      if (fills_naively(rest, rest.entries[at].any() ? at : at + 1)) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("hidden pool: every world weighs what histories count") {
  int several = 0;
  for (std::uint64_t key = 0; key < 1'500; ++key) {
    Table table;
    table.random = Random{key};
    for (int i = 0; i < 22; ++i) table.step();
    REQUIRE(table.pool.is_exact());
    REQUIRE(!table.pool.empty());
    several += table.pool.count() > 2 ? 1 : 0;
    double total = 0;
    double heaviness = 0;
    bool met_truth = false;
    (void)for_each_hidden(table.pool, [&](const HiddenCards<sizes>& hidden, auto weight) {
      Places places = table.truth;
      for (std::size_t kind = 0; kind < 3; ++kind) {
        for (std::size_t holder = 0; holder < 2; ++holder) places.held[holder][kind] = hidden.held[holder][kind];
        places.pile[kind] = hidden.pile[kind];
      }
      const double ways = table.log.ways(places);
      const auto value = static_cast<double>(weight.value);
      CHECK(ways > 0);
      if (total > 0) CHECK(ways * heaviness == doctest::Approx(total * value).epsilon(1e-9));
      if (total == 0) {
        total = ways;
        heaviness = value;
      }
      met_truth = met_truth || places == table.truth;
      return true;
    });
    CHECK_MESSAGE(met_truth, "the truth is ruled out");
  }
  CHECK(several > 20);
}

TEST_CASE("hidden pool: whether all slots can be filled at once") {
  constexpr HiddenSizes few{.kinds = 3, .holders = 4, .levels = 3, .entries = 5, .hypotheses = 4};
  Random random{3};
  const auto below = [&](std::uint32_t bound) { return static_cast<int>(draw_below(random, bound)); };
  int possible = 0;
  int deceptive = 0;
  for (int i = 0; i < 4000; ++i) {
    Hypothesis<few> from;
    from.clear();
    for (auto& level : from.cards) {
      for (int kind = 0; kind < 3; ++kind) level.add(kind, below(3));
    }
    for (int holder = 0; holder < 4; ++holder) {
      const auto kinds = static_cast<KindSet>(1 + below(7));
      (void)from.add({holder, static_cast<std::size_t>(below(3)), kinds, below(3)});
    }
    const bool found = fills_naively(from);
    CHECK(can_be_filled(from) == found);
    possible += found ? 1 : 0;
    auto tidied = from;
    deceptive += !found && tidied.tidy(2) ? 1 : 0;
  }
  CHECK(possible > 500);
  CHECK(deceptive > 100);
}

TEST_CASE("hidden pool: what nothing fits is dropped") {
  constexpr HiddenSizes three{.kinds = 3, .holders = 3, .levels = 2, .entries = 8, .hypotheses = 8};
  HiddenPool<three> pool{packed({2, 4, 4})};
  for (int holder = 0; holder < 3; ++holder) pool.draw(holder);
  pool.forbid(0, 0b110);
  pool.forbid(1, 0b110);
  CHECK(pool.count() == 1);
  pool.forbid(2, 0b110);  // each could have one of the two, but not all three
  CHECK(pool.empty());
}

TEST_CASE("hidden pool: knowledge that was lost makes inexact until it no longer matters") {
  constexpr HiddenSizes three{.kinds = 3, .holders = 3, .levels = 2, .entries = 8, .hypotheses = 8};
  HiddenPool<three> pool{packed({2, 4, 4})};
  pool.draw(0);
  CHECK(pool.is_exact());
  pool.admit_loss();
  pool.draw(1);
  CHECK_FALSE(pool.is_exact());
  pool.reveal(0, 1);
  CHECK_FALSE(pool.is_exact());
  pool.reveal(1, 2);
  CHECK(pool.is_exact());
}
