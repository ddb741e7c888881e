#pragma once
#include <regelwerk/tock/edition/constraints.hpp>

namespace regelwerk::tock {

/// More sections than seats: two to five seats lie apart on boards with plain track between them.
inline constexpr Edition wide_edition{"wide",
                                      18,
                                      2,
                                      {{{4, {0, 2}, {6, 6, 6, 6, 2}, 5},
                                        {6, {0, 2, 4}, {5, 4, 4, 4}, 4},
                                        {6, {1, 2, 4, 5}, {5, 4, 4}, 3},
                                        {6, {0, 1, 2, 3, 4}, {4, 3, 3}, 3},
                                        {6, {0, 1, 2, 3, 4, 5}, {4, 4}, 2}}}};

/// Another section length, another entrance, other deals: the numbers at both ends of what the ledger allows.
inline constexpr Edition crooked_edition{"crooked",
                                         14,
                                         8,
                                         {{{2, {0, 1}, {1, 2, 3}, 3},
                                           {3, {0, 1, 2}, {6}, 1},
                                           {5, {0, 1, 3, 4}, {1, 6}, 2},
                                           {6, {0, 2, 3, 4, 5}, {2}, 1},
                                           {6, {0, 1, 2, 3, 4, 5}, {6, 2}, 2}}}};

/// The longest ring, whose last fields have the highest numbers that a field can have: seats start there.
inline constexpr Edition vast_edition{"vast",
                                      32,
                                      4,
                                      {{{6, {4, 5}, {5, 5, 4, 4, 4, 4}, 6},
                                        {6, {2, 4, 5}, {5, 4, 4, 4}, 4},
                                        {6, {0, 3, 4, 5}, {5, 4, 4}, 3},
                                        {6, {0, 2, 3, 4, 5}, {4, 3, 3}, 3},
                                        {6, {0, 1, 2, 3, 4, 5}, {4, 4}, 2}}}};

static_assert(validate(wide_edition).empty());
static_assert(validate(crooked_edition).empty());
static_assert(validate(vast_edition).empty());

}  // namespace regelwerk::tock
