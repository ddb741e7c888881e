#pragma once
#include <cstdint>

namespace arena {

/// What a sequential test has found out so far.
enum class Finding : std::uint8_t { undecided, lower, higher };

/// A sequential probability ratio test whether a player is ahead by `higher` Elo or by `lower` only, over the shares of
/// points that deals bring it. It takes the mean of the shares as normal with the variance seen (a generalised test),
/// so it does not matter how many duels a deal has or how they hang together. Both kinds of error have a probability of
/// about 5 %.
class Sprt {
 public:
  Sprt(double lower, double higher);

  /// The share of points of one more deal, 0 to 1.
  void add(double share);

  /// How much more likely the shares are if it is ahead by `higher`, as a logarithm.
  [[nodiscard]] double log_ratio() const;
  [[nodiscard]] Finding finding() const;
  /// Where a log ratio decides, also below 0.
  [[nodiscard]] static double bound();
  [[nodiscard]] std::uint64_t deals() const { return deals_; }

 private:
  double lower_share_;
  double higher_share_;
  std::uint64_t deals_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace arena
