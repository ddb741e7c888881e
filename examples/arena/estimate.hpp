#pragma once
#include <span>

namespace arena {

/// A mean with half the width of the interval that holds the true one with 95 %, over deals, by the normal law; of a
/// single deal nothing can be said, so the width is infinite.
struct Estimate {
  double mean = 0;
  double half_width = 0;
};

[[nodiscard]] Estimate estimate(std::span<const double> values);

/// What a deal brought a player, and how much luck chance brought it there.
struct Lucky {
  double value = 0;
  double luck = 0;  ///< 0 in the mean over all that chance could have done
};

/// Values with their luck taken away.
struct Corrected {
  Estimate estimate;
  double coefficient = 0;  ///< so much of the luck is taken away, in the mean over the parts
};

/// The deals are parted into so many parts.
inline constexpr int correction_parts = 10;

/// The mean of `value - coefficient * luck`. The coefficient that is used in one part of the deals is fitted to the
/// deals of all other parts, so it knows nothing of the luck that it is multiplied with, and since luck has the mean 0
/// the result has the mean of the values. Nothing is taken away from fewer than two deals a part.
[[nodiscard]] Corrected corrected(std::span<const Lucky> deals);

}  // namespace arena
