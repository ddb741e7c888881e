#include "estimate.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace arena {
namespace {

/// What a coefficient is fitted to: sums that can be added and taken away.
struct Sums {
  double count = 0;
  double value = 0;
  double value_squared = 0;
  double luck = 0;
  double both = 0;
  double luck_squared = 0;

  void add(const Lucky& deal) {
    ++count;
    value += deal.value;
    value_squared += deal.value * deal.value;
    luck += deal.luck;
    both += deal.value * deal.luck;
    luck_squared += deal.luck * deal.luck;
  }
  void add(const Sums& other, double times) {
    count += times * other.count;
    value += times * other.value;
    value_squared += times * other.value_squared;
    luck += times * other.luck;
    both += times * other.both;
    luck_squared += times * other.luck_squared;
  }
  /// By which factor values follow luck, by least squares; 0 if that is not sure, less than `sure_from` of its standard
  /// errors away from 0, since a factor that is mere noise would only add to it.
  [[nodiscard]] double slope() const {
    constexpr double sure_from = 2;
    constexpr double alike = 1e-9;  // luck that differs by rounding only
    const double spread = luck_squared - luck * luck / count;
    if (count < 3 || spread <= alike * luck_squared) return 0;
    const double together = both - value * luck / count;
    const double unexplained = value_squared - value * value / count - together * together / spread;
    const bool is_sure = together * together * (count - 2) > sure_from * sure_from * spread * unexplained;
    return is_sure ? together / spread : 0;
  }
};

}  // namespace

Estimate estimate(std::span<const double> values) {
  constexpr double normal_95 = 1.959963984540054;
  const auto count = static_cast<double>(values.size());
  Estimate found;
  for (const double value : values) found.mean += value / count;
  double squares = 0;
  for (const double value : values) squares += (value - found.mean) * (value - found.mean);
  found.half_width = values.size() < 2 ? std::numeric_limits<double>::infinity()
                                       : normal_95 * std::sqrt(squares / (count - 1) / count);
  return found;
}

Corrected corrected(std::span<const Lucky> deals) {
  std::array<Sums, correction_parts> parts{};
  Sums all;
  for (std::size_t i = 0; i < deals.size(); ++i) parts[i % parts.size()].add(deals[i]);
  for (const Sums& part : parts) all.add(part, 1);
  std::array<double, correction_parts> slopes{};
  if (deals.size() >= 2 * parts.size()) {
    for (std::size_t part = 0; part < parts.size(); ++part) {
      Sums others = all;
      others.add(parts[part], -1);
      slopes[part] = others.slope();
    }
  }
  Corrected found;
  for (const double slope : slopes) found.coefficient += slope / correction_parts;
  std::vector<double> values;
  values.reserve(deals.size());
  for (std::size_t i = 0; i < deals.size(); ++i) {
    values.push_back(deals[i].value - slopes[i % slopes.size()] * deals[i].luck);
  }
  found.estimate = estimate(values);
  return found;
}

}  // namespace arena
