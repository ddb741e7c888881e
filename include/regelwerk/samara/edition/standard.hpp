#pragma once
#include <regelwerk/samara/edition/edition.hpp>

namespace regelwerk::samara {

/// Reconstructed except for what the constraints determine: spaces, digits and tiles.
inline constexpr Edition standard_edition{
    "standard",
    30,
    {{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {3, 1}, {3, 2},
      {3, 3}, {3, 4}, {4, 1}, {4, 2}, {4, 3}, {4, 4}, {5, 1}, {5, 2}, {5, 3}, {5, 4},
      {6, 1}, {6, 2}, {6, 3}, {6, 4}, {7, 1}, {7, 2}, {7, 3}, {8, 1}, {8, 2}, {9, 1}}},
    12,
    {{{{1, 1}, {1, 1, 2, 2}},
      {{1, 3}, {1, 2, 2, 3}},
      {{2, 2}, {1, 1, 2, 2}},
      {{2, 4}, {1, 2, 2, 3}},
      {{3, 1}, {1, 1, 2, 2}},
      {{3, 3}, {1, 2, 2, 3}},
      {{4, 2}, {1, 1, 2, 2}},
      {{4, 4}, {1, 2, 2, 3}},
      {{5, 1}, {1, 1, 2, 2}},
      {{5, 3}, {1, 2, 2, 3}},
      {{6, 2}, {1, 1, 2, 2}},
      {{6, 4}, {1, 2, 2, 3}}}},
    27,
    {{{"Sandcastle", 2, 1, 0, 0, 0},   {"Cave", 2, 1, 0, 0, 0},       {"Hut", 3, 2, 0, 0, 0},
      {"Fence", 2, 2, 1, 0, 0},        {"Wall", 2, 2, 0, 1, 0},       {"Stable", 1, 2, 2, 0, 0},
      {"Well", 1, 2, 1, 1, 0},         {"Mill", 1, 3, 2, 1, 0},       {"Tower", 1, 3, 0, 2, 0},
      {"Greenhouse", 1, 3, 1, 0, 1},   {"Inn", 1, 4, 1, 1, 1},        {"Chapel", 1, 5, 0, 2, 2},
      {"Palace", 1, 5, 2, 2, 1},       {"Cathedral", 1, 7, 2, 2, 2},  {"Boat", 2, 3, 1, 0, 0},
      {"Sculpture", 1, 3, 0, 1, 0},    {"Vase", 1, 4, 0, 0, 2},       {"Ruin", 1, 4, 1, 1, 0},
      {"Barracks", 1, 2, 2, 0, 0},     {"University", 1, 2, 1, 1, 0}, {"Hospital", 1, 2, 0, 1, 1},
      {"Weight room", 3, 1, 1, 0, 0},  {"School", 1, 1, 0, 1, 0},     {"Tombstone", 1, 4, 0, 1, 0},
      {"Hermit house", 1, 4, 1, 0, 0}, {"Prison", 1, 2, 0, 2, 0},     {"Bridge", 1, 1, 2, 1, 0}}}};

}  // namespace regelwerk::samara
