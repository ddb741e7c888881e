#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arena {

/// How players did against one another, counted in duels: each pair of opposing teams of a game is one. The better one
/// gets a point, half a point each if neither is better.
class Duels {
 public:
  explicit Duels(std::size_t players) : players_(players), halves_(players * players), duels_(players * players) {}

  /// A duel of two different players; `halves` is 0, 1 or 2 half points for `one`.
  void add(std::size_t one, std::size_t other, int halves) {
    halves_[at(one, other)] += halves;
    halves_[at(other, one)] += 2 - halves;
    ++duels_[at(one, other)];
    ++duels_[at(other, one)];
  }
  /// All duels of others, so many times over.
  void add(const Duels& others, std::int64_t times) {
    for (std::size_t i = 0; i < halves_.size(); ++i) {
      halves_[i] += times * others.halves_[i];
      duels_[i] += times * others.duels_[i];
    }
  }

  [[nodiscard]] std::size_t players() const { return players_; }
  [[nodiscard]] std::int64_t duels(std::size_t one, std::size_t other) const { return duels_[at(one, other)]; }
  [[nodiscard]] double points(std::size_t one, std::size_t other) const {
    return static_cast<double>(halves_[at(one, other)]) / 2;
  }

 private:
  [[nodiscard]] std::size_t at(std::size_t one, std::size_t other) const { return one * players_ + other; }

  std::size_t players_;
  std::vector<std::int64_t> halves_;
  std::vector<std::int64_t> duels_;
};

}  // namespace arena
