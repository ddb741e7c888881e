#include "ratings.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>

namespace arena {
namespace {

/// A rating of 400 is a factor of ten.
const double elo_per_e = 400 / std::log(10.0);

/// Strengths are sought until none changes by more than this part, or for so many rounds.
constexpr double close_enough = 1e-9;
constexpr int most_rounds = 10'000;

/// The points of one player against another, as they count.
double counted(const Duels& duels, std::size_t one, std::size_t other) {
  const auto all = static_cast<double>(duels.duels(one, other));
  return all == 0 ? 0 : std::clamp(duels.points(one, other), 0.5, all - 0.5);
}

void centre(std::vector<double>& elo) {
  const double mean = std::accumulate(elo.begin(), elo.end(), 0.0) / static_cast<double>(elo.size());
  for (double& each : elo) each -= mean;
}

/// The strengths after one more round; answers by which part the one that changed most did.
double improve(const Duels& duels, std::span<const double> points, std::vector<double>& strengths) {
  double change = 0;
  for (std::size_t one = 0; one < strengths.size(); ++one) {
    double sum = 0;
    for (std::size_t other = 0; other < strengths.size(); ++other) {
      sum += static_cast<double>(duels.duels(one, other)) / (strengths[one] + strengths[other]);
    }
    if (sum == 0) continue;
    const double next = points[one] / sum;
    change = std::max(change, std::abs(next / strengths[one] - 1));
    strengths[one] = next;
  }
  return change;
}

/// A value between the sorted ones, at a part of the way through them.
double quantile(const std::vector<double>& sorted, double part) {
  const double at = part * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

Interval interval_95(std::vector<double>& values) {
  std::sort(values.begin(), values.end());
  return {quantile(values, 0.025), quantile(values, 0.975)};
}

/// As many deals, drawn with replacement.
Duels drawn_anew(std::span<const Duels> deals, regelwerk::Random& random) {
  std::vector<std::int64_t> times(deals.size());
  for (std::size_t i = 0; i < deals.size(); ++i) {
    ++times[regelwerk::draw_below(random, static_cast<std::uint32_t>(deals.size()))];
  }
  Duels sum{deals.front().players()};
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (times[i] != 0) sum.add(deals[i], times[i]);
  }
  return sum;
}

constexpr Interval anything{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};

}  // namespace

double expected_share(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }
double elo_of_share(double share) { return elo_per_e * std::log(share / (1 - share)); }

std::vector<double> ratings(const Duels& duels, std::span<const double> start) {
  const std::size_t players = duels.players();
  std::vector<double> points(players);
  for (std::size_t one = 0; one < players; ++one) {
    for (std::size_t other = 0; other < players; ++other) points[one] += counted(duels, one, other);
  }
  std::vector<double> strengths(players, 1.0);
  for (std::size_t i = 0; i < start.size(); ++i) strengths[i] = std::exp(start[i] / elo_per_e);
  for (int round = 0; round < most_rounds && improve(duels, points, strengths) > close_enough; ++round) {
  }
  std::vector<double> elo;
  elo.reserve(players);
  for (const double strength : strengths) elo.push_back(elo_per_e * std::log(strength));
  centre(elo);
  return elo;
}

Rated rated(std::span<const Duels> deals, std::uint64_t key) {
  const std::size_t players = deals.front().players();
  Duels all{players};
  for (const Duels& deal : deals) all.add(deal, 1);
  Rated found{ratings(all), {}, {}};
  if (deals.size() < 2) {
    found.intervals.assign(players, anything);
    found.leads.assign(players, anything);
    return found;
  }
  regelwerk::Random random{key};
  std::vector<std::vector<double>> elo(players);
  std::vector<std::vector<double>> leads(players);
  for (int round = 0; round < bootstrap_rounds; ++round) {
    const std::vector<double> again = ratings(drawn_anew(deals, random), found.elo);
    for (std::size_t player = 0; player < players; ++player) {
      elo[player].push_back(again[player]);
      leads[player].push_back(again[0] - again[player]);
    }
  }
  for (auto& values : elo) found.intervals.push_back(interval_95(values));
  for (auto& values : leads) found.leads.push_back(interval_95(values));
  return found;
}

}  // namespace arena
