#pragma once
#include <cmath>
#include <map>

namespace frequencies {

/// How much more the observed frequencies stray than they should, as chi square in standard deviations.
template <class Key>
double strays(const std::map<Key, double>& ways, const std::map<Key, int>& counts, int draws) {
  double total = 0;
  for (const auto& [key, share] : ways) total += share;
  double chi_square = 0;
  for (const auto& [key, share] : ways) {
    const double due = draws * share / total;
    const auto found = counts.find(key);
    const double seen = found == counts.end() ? 0 : found->second;
    chi_square += (seen - due) * (seen - due) / due;
  }
  const double freedom = static_cast<double>(ways.size()) - 1;
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

}  // namespace frequencies
