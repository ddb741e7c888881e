#pragma once
#include <regelwerk/tock/edition/edition.hpp>

namespace regelwerk::tock {

/// Reconstructed where the rulebook is silent: TK-1, TK-3 and TK-8.
inline constexpr Edition standard_edition{"standard",
                                          18,
                                          2,
                                          {{{2, {0, 1}, {5, 5, 4, 4, 4, 4}, 6},
                                            {3, {0, 1, 2}, {5, 4, 4, 4}, 4},
                                            {4, {0, 1, 2, 3}, {5, 4, 4}, 3},
                                            {5, {0, 1, 2, 3, 4}, {4, 3, 3}, 3},
                                            {6, {0, 1, 2, 3, 4, 5}, {4, 4}, 2}}}};

}  // namespace regelwerk::tock
