#pragma once
#include <array>
#include <string_view>

#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// Constraint 5. Positions fit one signed byte: at the start of a round they are 2 - L to L - 1, and four cards move a
/// runner at most 28 fields.
inline constexpr int min_length = 12;
inline constexpr int max_length = 100;  ///< constraint 5: the maximum that the assertion below allows
static_assert(max_length - 1 + runner_count * max_fields <= 127);

/// Component data of Ostfriesenlauf.
struct Edition {
  std::string_view name;                      ///< one word
  int length = 0;                             ///< OL-25: L, the number of fields of the track
  std::array<int, sign_count> sign_fields{};  ///< OL-25: g, the field of each sign
  /// OL-2: the faces by back, as the ledger writes them.
  std::array<std::array<std::string_view, cards_per_stack>, stack_count> faces{};
};

}  // namespace regelwerk::ostfriesenlauf
