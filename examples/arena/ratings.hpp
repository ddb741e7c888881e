#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "duels.hpp"

// Ratings on the logistic scale of chess: who is 400 above somebody else gets ten points of eleven in their duels.
// The model is that of Bradley and Terry, with half a point for a duel that nobody wins; so a difference of ratings
// says which share of the points is expected. Of a game with many seats every pair of opposing teams is a duel; that
// such duels hang together is left to the intervals, which are drawn over whole deals.

namespace arena {

/// The share of points that is expected of somebody who is `elo` ahead.
[[nodiscard]] double expected_share(double elo);
/// How far ahead somebody is who gets this share, above 0 and below 1.
[[nodiscard]] double elo_of_share(double share);

/// The ratings that make the points most likely, their mean 0, found by minorisation and maximisation; `start` is where
/// the search begins, empty or former ratings. Where one player got all points of another, it counts as if it had lost
/// half a point more, since otherwise its rating would have no bound.
[[nodiscard]] std::vector<double> ratings(const Duels& duels, std::span<const double> start = {});

/// An interval, both ends included.
struct Interval {
  double low = 0;
  double high = 0;
};

/// So often the deals are drawn anew for an interval.
inline constexpr int bootstrap_rounds = 1000;

/// The ratings of all deals together, and the intervals that hold 95 % of the ratings of as many deals drawn from them
/// with replacement, always the same for the same key; a single deal allows anything.
struct Rated {
  std::vector<double> elo;
  std::vector<Interval> intervals;
  std::vector<Interval> leads;  ///< of the first player's rating before each other's
};
[[nodiscard]] Rated rated(std::span<const Duels> deals, std::uint64_t key);

}  // namespace arena
