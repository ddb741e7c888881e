#pragma once
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>

namespace regelwerk::samara {

/// Few names of tiles, one of which begins another one, and many special tiles that are soon built; full columns at the
/// far end and gaps at the near one; tools in heaps on few spaces, listed out of order.
inline constexpr Edition hamlet_edition{
    "hamlet",
    30,
    {{{1, 2}, {1, 3}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {3, 1}, {3, 2}, {3, 3}, {3, 4},
      {4, 1}, {4, 2}, {4, 4}, {5, 1}, {5, 3}, {5, 4}, {6, 2}, {6, 3}, {6, 4}, {7, 1},
      {7, 2}, {7, 3}, {7, 4}, {8, 1}, {8, 2}, {8, 4}, {9, 1}, {9, 2}, {9, 3}, {9, 4}}},
    12,
    {{{{2, 2}, {9, 0, 2, 9}},
      {{1, 3}, {3, 9, 2, 9}},
      {{1, 2}, {0, 9, 2, 9}},
      {{3, 3}, {0, 0, 2, 3}},
      {{4, 4}, {0, 0, 2, 0}},
      {{5, 1}, {0, 0, 2, 0}},
      {{6, 2}, {0, 0, 2, 0}},
      {{7, 1}, {0, 0, 2, 0}},
      {{7, 4}, {0, 0, 2, 0}},
      {{8, 4}, {0, 0, 2, 0}},
      {{9, 4}, {0, 0, 2, 0}},
      {{9, 1}, {0, 0, 2, 0}}}},
    18,
    {{{"Camp", 2, 1, 0, 0, 0},
      {"Camp fire", 2, 9, 1, 0, 0},
      {"Tower", 1, 5, 2, 2, 0},
      {"Castle", 1, 4, 2, 2, 1},
      {"Dome", 1, 8, 2, 2, 2},
      {"Boat", 2, 3, 1, 0, 0},
      {"Sculpture", 2, 3, 0, 1, 0},
      {"Vase", 2, 4, 0, 0, 2},
      {"Ruin", 2, 4, 1, 1, 1},
      {"Barracks", 6, 2, 0, 0, 0},
      {"University", 1, 2, 0, 0, 0},
      {"Hospital", 3, 2, 0, 0, 0},
      {"Weight room", 4, 1, 0, 0, 0},
      {"School", 1, 1, 0, 0, 0},
      {"Tombstone", 2, 4, 0, 0, 1},
      {"Hermit house", 1, 4, 0, 0, 0},
      {"Prison", 2, 2, 0, 0, 0},
      {"Bridge", 1, 1, 0, 0, 0}}}};

static_assert(validate(hamlet_edition).empty());

}  // namespace regelwerk::samara
