#pragma once
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>

// Worlds: the states that a viewer with incomplete knowledge considers possible, each with a weight.

namespace regelwerk::inline shared {

/// How a visit of worlds ended.
enum class WorldsEnd : std::uint8_t {
  all,        ///< every world was visited
  limit,      ///< there are more worlds than the limit
  stopped,    ///< the visitor returned false
  too_heavy,  ///< the sum of the weights exceeds 64 bits; the world that would exceed it was not visited
};

/// The worlds that were visited, and the sum of their weights.
struct Worlds {
  std::uint64_t count = 0;
  std::uint64_t weight = 0;
  WorldsEnd end = WorldsEnd::all;

  friend constexpr bool operator==(const Worlds&, const Worlds&) = default;
};

namespace detail {

/// A sum or product that records whether it fits 64 bits.
struct CheckedNumber {
  std::uint64_t value = 0;
  bool fits = true;

  constexpr void multiply(std::uint64_t factor) noexcept {
    fits = fits && (factor == 0 || value <= ~std::uint64_t{0} / factor);
    value *= factor;
  }
  constexpr void add(CheckedNumber more) noexcept {
    fits = fits && more.fits && value <= ~std::uint64_t{0} - more.value;
    value += more.value;
  }
};

}  // namespace detail

/// Counts worlds and adds up their weights until a limit is reached; used by the functions of games that visit worlds.
template <class Visitor>
class WorldVisitor {
 public:
  constexpr WorldVisitor(std::uint64_t limit, Visitor& visitor) noexcept : limit_(limit), visitor_(visitor) {}

  /// Returns false if no more worlds are wanted.
  constexpr bool visit(const auto& world, detail::CheckedNumber weight) noexcept {
    if (worlds_.count == limit_) return end(WorldsEnd::limit);
    detail::CheckedNumber sum{worlds_.weight, true};
    sum.add(weight);
    if (!sum.fits) return end(WorldsEnd::too_heavy);
    ++worlds_.count;
    worlds_.weight = sum.value;
    return regelwerk::visit(visitor_, world, weight.value) || end(WorldsEnd::stopped);
  }
  [[nodiscard]] constexpr Worlds worlds() const noexcept { return worlds_; }

 private:
  constexpr bool end(WorldsEnd how) noexcept {
    worlds_.end = how;
    return false;
  }

  std::uint64_t limit_;
  Visitor& visitor_;
  Worlds worlds_;
};

}  // namespace regelwerk::inline shared
