#pragma once
#include <array>
#include <string_view>

#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// Constraint 5. Positions fit one signed byte: a round begins with them between 2 - L and L - 1, and its four cards
/// carry a runner at most 28 fields on.
inline constexpr int min_length = 12;
inline constexpr int max_length = 100;
static_assert(max_length - 1 + runner_count * max_fields <= 127);

/// Component data of Ostfriesenlauf.
struct Edition {
  std::string_view name;
  int length = 0;                             ///< OL-25: L, the fields of the track
  std::array<int, sign_count> sign_fields{};  ///< OL-25: g, by Sign
  /// OL-2: by back, the faces in the words of the ledger.
  std::array<std::array<std::string_view, cards_per_stack>, stack_count> faces{};
};

}  // namespace regelwerk::ostfriesenlauf
