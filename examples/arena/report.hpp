#pragma once
#include <optional>
#include <string>

#include "match.hpp"
#include "sprt.hpp"
#include "tally.hpp"

namespace arena {

/// What a sequential test is about, the first player against the second.
struct SprtOrder {
  double lower = 0;
  double higher = 0;
};

/// A number with so many decimals, with its sign if wanted.
[[nodiscard]] std::string decimal(double number, int decimals, bool with_sign = false);

/// The intervals of ratings are drawn with these random numbers, always the same.
inline constexpr std::uint64_t bootstrap_key = 95;

/// The table of a match, and what is to be said about it. Precondition: at least one deal was played.
[[nodiscard]] std::string report(const Match& match, const MatchOrder& order, const Tally& tally);

/// What a sequential test has found.
[[nodiscard]] std::string report(const SprtOrder& order, const Sprt& sprt);

}  // namespace arena
