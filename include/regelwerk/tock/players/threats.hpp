#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/tock/edition/edition.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock::detail {

/// TK-23. The most fields that a card moves a marble.
inline constexpr int farthest = 13;

/// TK-23, TK-25, TK-26, TK-33. By distance ahead: the number of ranks that move exactly this far, plus the 7 up to 7
/// fields.
inline constexpr std::array<std::uint8_t, farthest + 1> hits_by_distance{0, 2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 0, 1, 1};

/// The sums of hits by the set of marbles on seven fields one after another, the first of which is `first` fields
/// before the field that is hit.
[[nodiscard]] constexpr auto sums_of_hits(std::size_t first) noexcept {
  std::array<std::uint8_t, 1U << 7U> sums{};
  for (std::size_t set = 1; set < sums.size(); ++set) {
    const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
    sums[set] = static_cast<std::uint8_t>(sums[set & (set - 1)] + hits_by_distance[first - lowest]);
  }
  return sums;
}
inline constexpr auto far_hits = sums_of_hits(farthest);
inline constexpr auto near_hits = sums_of_hits(farthest - 7);

/// With how many cards rivals would capture a marble on each ring field. Their marbles are a bit for each field, so
/// that all that stand near a field count at once.
class Threats {
 public:
  /// A rival's marble hunts from this field. Precondition: no other one does.
  constexpr void add_hunter(int ring, int field) noexcept {
    put(hunters_, field + farthest);
    // A field near an end of the ring has a second bit beyond the other end, so that no window has to wrap around.
    if (field >= ring - farthest) put(hunters_, field + farthest - ring);
    if (field < backward_steps) put(hunters_, field + farthest + ring);
  }
  /// TK-24. A rival may bring a marble in on this field.
  constexpr void add_gate(int field) noexcept { put(gates_, field); }

  /// The number of cards that capture on a field, including a 4 backward and a 7 that passes over it. Ignores hunters
  /// on the `swept` fields before it. Precondition: swept <= steps_of_seven.
  [[nodiscard]] constexpr std::int32_t on(int field, int swept) const noexcept {
    const std::uint64_t near = window(field);
    const std::uint64_t behind = near & ((std::uint64_t{1} << (farthest + 1 - swept)) - 1);
    const std::uint64_t by_four = near >> (farthest + backward_steps) & 1U;
    return far_hits[behind % far_hits.size()] + near_hits[behind / far_hits.size()] +
           static_cast<std::int32_t>(by_four + 2 * (gates_[word_of(field)] >> bit_of(field) & 1U));
  }

 private:
  static constexpr int most_fields = max_seats * max_fields_per_section;
  using Words = std::array<std::uint64_t, (farthest + most_fields + backward_steps + 63) / 64>;
  static_assert(min_seats * min_fields_per_section > farthest + backward_steps, "no hunter is in a window twice");

  [[nodiscard]] static constexpr std::size_t word_of(int bit) noexcept { return static_cast<std::size_t>(bit) / 64; }
  [[nodiscard]] static constexpr unsigned bit_of(int bit) noexcept { return static_cast<unsigned>(bit) % 64; }
  static constexpr void put(Words& words, int bit) noexcept { words[word_of(bit)] |= std::uint64_t{1} << bit_of(bit); }

  /// The hunters around a field, the lowest bit for `farthest` fields before it.
  [[nodiscard]] constexpr std::uint64_t window(int field) const noexcept {
    const std::uint64_t beyond = truncating_shift(hunters_[word_of(field) + 1], 63 - bit_of(field));
    return hunters_[word_of(field)] >> bit_of(field) | truncating_shift(beyond, 1);
  }

  Words hunters_{};  ///< bit n for field n - farthest
  Words gates_{};    ///< bit n for field n
};

}  // namespace regelwerk::tock::detail
