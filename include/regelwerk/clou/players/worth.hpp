#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>

// Points, shares and chances in integers, so that rules of thumb decide the same on every platform.

namespace regelwerk::clou {

/// A number of points, a share or a chance, in units of 2^-16. Products stay in range up to several thousand points.
using Worth = std::int64_t;

inline constexpr Worth one_point = 1 << 16;

[[nodiscard]] constexpr Worth whole(int number) noexcept { return number * one_point; }
[[nodiscard]] constexpr Worth hundredths(int number) noexcept { return number * one_point / 100; }
[[nodiscard]] constexpr Worth times(Worth a, Worth b) noexcept { return a * b / one_point; }
/// Precondition: b is not 0.
[[nodiscard]] constexpr Worth quotient(Worth a, Worth b) noexcept { return a * one_point / b; }

namespace detail {

/// Probabilities by number of arrows.
using EscapeChances = std::array<Worth, max_arrows + 1>;

/// CL-60, CL-61. Computes the probabilities `now`, with one more police symbol than for those `before`.
constexpr void add_police(int escape_value, const EscapeChances& before, EscapeChances& now) noexcept {
  const int failing = lesser(die_faces, escape_value - 1);
  const int double_step = greater(0, die_faces + 1 - escape_value - two_arrows_above);
  const int single_step = die_faces - failing - double_step;
  now[0] = one_point;
  for (std::size_t at = 1; at < now.size(); ++at) {
    now[at] = (failing * before[at] + single_step * now[at - 1] + double_step * now[at < 2 ? 0 : at - 2]) / die_faces;
  }
}

/// The probabilities by escape value, up to one that no roll reaches, and number of police symbols. A table, because
/// every estimate of a position asks for one or two.
inline constexpr auto escape_chances = [] {
  std::array<std::array<EscapeChances, max_track + 1>, die_faces + 2> all{};
  for (std::size_t value = 1; value < all.size(); ++value) {
    all[value][0][0] = one_point;
    for (std::size_t police = 1; police < all[value].size(); ++police) {
      add_police(static_cast<int>(value), all[value][police - 1], all[value][police]);
    }
  }
  return all;
}();

}  // namespace detail

/// CL-60, CL-61. The probability that a driver with this escape value crosses `arrows` arrows before `police` police
/// symbols. Precondition: 1 <= escape_value, arrows <= max_arrows, police <= max_track.
[[nodiscard]] constexpr Worth chance_of_escape(int escape_value, int arrows, int police) noexcept {
  const auto value = static_cast<std::size_t>(lesser(escape_value, die_faces + 1));
  return detail::escape_chances[value][static_cast<std::size_t>(police)][static_cast<std::size_t>(arrows)];
}

/// The best driver of a gang: the first with the lowest escape value. Precondition: the gang is not empty.
[[nodiscard]] constexpr Thief best_driver(const Layout& layout, ThiefSet gang) noexcept {
  Thief best = gang.first();
  gang.for_each([&](Thief thief) {
    if (layout.sheet(thief).escape_value < layout.sheet(best).escape_value) best = thief;
  });
  return best;
}

}  // namespace regelwerk::clou
