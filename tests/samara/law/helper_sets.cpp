#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <vector>

#include <regelwerk/samara/law/fast/helper_sets.hpp>

// Sets of helpers as words against the rules about one set at a time.

namespace {

using namespace regelwerk::samara;

/// An active worker and up to four helpers by their strengths.
struct Team {
  int active = 1;
  std::vector<int> helpers;
  bool school = false;

  /// SM-12, SM-37.
  [[nodiscard]] int strength(Helpers set) const {
    int sum = active + (school && !set.empty() ? 1 : 0);
    for (std::size_t i = 0; i < helpers.size(); ++i) sum += set.contains(static_cast<int>(i)) ? helpers[i] : 0;
    return sum;
  }
  /// SM-15.
  [[nodiscard]] bool reaches(Helpers set, int row) const { return strength(set) >= row; }
  /// SM-14.
  [[nodiscard]] bool needs_all(Helpers set, int row) const {
    for (int i = 0; i < Helpers::max_count; ++i) {
      if (set.contains(i) && reaches(set.without(i), row)) return false;
    }
    return true;
  }

  [[nodiscard]] HelperSets sets() const {
    HelperSets sets = HelperSets::of_active(active);
    for (std::size_t i = 0; i < helpers.size(); ++i) sets = sets.and_with(static_cast<int>(i), helpers[i]);
    return school ? sets.with_bonus() : sets;
  }
};

void compare(const HelperSets& sets, int row, const std::vector<Helpers>& expected) {
  std::vector<Helpers> visited;
  CHECK(sets.for_each(row, [&](Helpers set) { visited.push_back(set); }));
  CHECK(visited == expected);
  CHECK(sets.counts().of(row) == expected.size());
  CHECK((sets.rows() >= row) == !expected.empty());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    CHECK(sets.nth(row, static_cast<std::uint32_t>(i)) == expected[i]);
    CHECK(sets.contains(row, expected[i]));
  }
}

void compare(const Team& team) {
  const HelperSets sets = team.sets();
  for (int row = 1; row <= max_row; ++row) {
    std::vector<Helpers> reaching;
    std::vector<Helpers> needed;
    for (unsigned bits = 0; bits >> team.helpers.size() == 0; ++bits) {
      if (!team.reaches(Helpers{bits}, row)) continue;
      reaching.push_back(Helpers{bits});
      if (team.needs_all(Helpers{bits}, row)) needed.push_back(Helpers{bits});
    }
    compare(sets, row, reaching);
    compare(sets.of_needed(), row, needed);
  }
}

TEST_CASE("SM-12, SM-14, SM-15, SM-37, SM-49: sets of helpers are those that the rules about each of them give") {
  for (int team = 0; team < 5 * 6 * 6 * 6 * 6 * 2; ++team) {
    int rest = team / 2;
    Team workers{1 + rest % 5, {}, team % 2 == 1};
    rest /= 5;
    for (; rest % 6 != 0; rest /= 6) workers.helpers.push_back(rest % 6);
    if (rest == 0) compare(workers);
  }
}

}  // namespace
