#pragma once
#include <string>

#include "match.hpp"
#include "tally.hpp"

namespace arena {

/// Why plots cannot be written into this folder, which is made if it is missing, or nothing; files that are there are
/// only replaced if `overwrite` or a person says so.
[[nodiscard]] std::string why_no_plot(const std::string& folder, const MatchOrder& order, bool overwrite);

/// Writes data and gnuplot's scripts into a folder, which is made if it is missing: the ratings, how the points of the
/// first player came along, and if wanted its payoffs by its luck. Draws them as SVG if gnuplot is found. What could
/// not be done, or nothing.
[[nodiscard]] std::string plot(const std::string& folder, const MatchOrder& order, const Tally& tally);

}  // namespace arena
