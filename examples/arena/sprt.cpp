#include "sprt.hpp"

#include <cmath>

#include "ratings.hpp"

namespace arena {
namespace {

/// The probability of either error.
constexpr double error_rate = 0.05;

/// The variance is that of the shares and of two more, all points and none; so deals that happen to be alike at the
/// beginning do not look like certainty.
constexpr double more_deals = 2;
constexpr double more_squares = 0.5;

}  // namespace

Sprt::Sprt(double lower, double higher) : lower_share_(expected_share(lower)), higher_share_(expected_share(higher)) {}

void Sprt::add(double share) {
  ++deals_;
  const double from_middle = share - 0.5;
  sum_ += from_middle;
  squares_ += from_middle * from_middle;
}

double Sprt::log_ratio() const {
  if (deals_ == 0) return 0;
  const auto deals = static_cast<double>(deals_);
  const double mean = sum_ / deals;
  const double variance = (squares_ - deals * mean * mean + more_squares) / (deals + more_deals);
  const double middle = (lower_share_ + higher_share_) / 2 - 0.5;
  return deals * (higher_share_ - lower_share_) * (mean - middle) / variance;
}

Finding Sprt::finding() const {
  const double ratio = log_ratio();
  if (ratio >= bound()) return Finding::higher;
  return ratio <= -bound() ? Finding::lower : Finding::undecided;
}

double Sprt::bound() { return std::log((1 - error_rate) / error_rate); }

}  // namespace arena
