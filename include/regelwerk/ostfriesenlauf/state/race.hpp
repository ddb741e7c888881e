#pragma once
#include <array>
#include <bit>
#include <cstdint>

#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state/lanes.hpp>

namespace regelwerk::ostfriesenlauf {

/// OL-1. One of the four runners. Runner i belongs to seat i if there is such a seat (OL-8).
class Runner {
 public:
  constexpr Runner() = default;
  /// The runner with this index. Precondition: 0 <= index <= 255; only 0 to 3 are valid().
  constexpr explicit Runner(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr int index() const noexcept { return index_; }
  /// False for an index of no runner.
  [[nodiscard]] constexpr bool valid() const noexcept { return index_ < runner_count; }

  friend constexpr bool operator==(Runner, Runner) = default;

 private:
  std::uint8_t index_ = 0;
};

/// OL-4, OL-5. A runner and its position.
struct Standing {
  Runner runner;             ///< each runner occurs once in Standings
  std::int8_t position = 0;  ///< OL-4: fields from the start, negative behind it

  friend constexpr bool operator==(Standing, Standing) = default;
};
/// The runners with their positions, by place.
using Standings = std::array<Standing, runner_count>;

/// OL-4 to OL-6. Positions and race order of the runners. On one field, lanes follow the order of arrival.
class Race {
 public:
  /// OL-5. The runner in a place.
  [[nodiscard]] constexpr Runner at(Place place) const noexcept {
    return Runner{row_[index(place)] % (1 << runner_bits)};
  }
  /// OL-4. Fields from the start, negative behind it.
  [[nodiscard]] constexpr int position(Place place) const noexcept {
    return (row_[index(place)] >> runner_bits) - position_bias;
  }
  /// OL-4. The position of a runner: fields from the start, negative behind it.
  [[nodiscard]] constexpr int position(Runner runner) const noexcept { return position(place(runner)); }
  /// OL-5. The place of the runner in race order; last if there is no such runner.
  [[nodiscard]] constexpr Place place(Runner runner) const noexcept {
    // XOR leaves a bit in the runner part of every lane with another runner. A runner in no lane gets the last place.
    const std::uint64_t others = (row() ^ static_cast<std::uint64_t>(runner.index()) * each_lane) & all_runner_bits;
    const std::uint64_t found = ~(others + all_runner_bits) & (each_lane << runner_bits);
    return static_cast<Place>((std::countr_zero(found) - runner_bits) / bits_per_lane);
  }
  /// OL-6. The lane on which a runner stands, 1 for the innermost.
  [[nodiscard]] constexpr int lane(Runner runner) const noexcept {
    int lane = 1;
    for (const Place each : all_places) {
      if (at(each) == runner) break;
      if (position(each) == position(runner)) ++lane;
    }
    return lane;
  }

  /// OL-6, OL-20. Moves the runner in a place from its lane to a field, behind all runners there.
  constexpr void arrive(Place place, int field) noexcept {
    const std::uint64_t others = Row::without(row(), bits_before(place));
    const auto here = static_cast<std::uint64_t>(place_on(Runner{0}, field));
    // Lanes descend by position, so the smaller ones come last; the last lane is free.
    const std::uint64_t behind = (~((others | top_bits) - here * each_lane) & top_bits) | last_top_bit;
    const int bits = std::countr_zero(behind) - (bits_per_lane - 1);
    set_row(Row::with(others, bits, place_on(at(place), field)));
  }
  /// OL-6, OL-20. Moves a runner from its lane to a field, behind all runners there.
  constexpr void arrive(Runner runner, int field) noexcept { arrive(place(runner), field); }
  /// OL-17. The runners in two places exchange position and lane.
  constexpr void swap(Place a, Place b) noexcept {
    const Runner runner_a = at(a);
    set(a, at(b), position(a));
    set(b, runner_a, position(b));
  }

  /// For setup and for reading states. Precondition: the caller gives every runner one place and keeps places ordered
  /// by position.
  constexpr void set(Place place, Runner runner, int position) noexcept {
    row_[index(place)] = place_on(runner, position);
  }

  /// All runners with their positions, the leader first.
  [[nodiscard]] constexpr Standings standings() const noexcept {
    Standings standings{};
    for (const Place place : all_places) {
      standings[index(place)] = {at(place), static_cast<std::int8_t>(position(place))};
    }
    return standings;
  }
  /// The race with these standings, in any order. Precondition: every runner is valid.
  [[nodiscard]] static constexpr Race from_standings(const Standings& standings) noexcept {
    Race race;
    for (const Place place : all_places)
      race.set(place, standings[index(place)].runner, standings[index(place)].position);
    return race;
  }

  friend constexpr bool operator==(const Race&, const Race&) = default;

 private:
  // A lane holds the position in its high bits and the runner in its low bits, so a greater number is farther ahead;
  // its top bit stays free for comparisons.
  static constexpr int runner_bits = 7;
  static constexpr int position_bias = 128;
  static constexpr int bits_per_lane = 16;
  using Row = detail::Lanes<std::uint64_t, bits_per_lane>;
  static constexpr std::uint64_t each_lane = 0x0001'0001'0001'0001;
  static constexpr std::uint64_t all_runner_bits = each_lane * ((1U << runner_bits) - 1U);
  static constexpr std::uint64_t top_bits = each_lane << (bits_per_lane - 1);
  static constexpr std::uint64_t last_top_bit = std::uint64_t{1} << (runner_count * bits_per_lane - 1);

  [[nodiscard]] static constexpr std::uint16_t place_on(Runner runner, int position) noexcept {
    return static_cast<std::uint16_t>(static_cast<std::uint8_t>(position + position_bias) << runner_bits |
                                      runner.index());
  }
  [[nodiscard]] static constexpr int bits_before(Place place) noexcept {
    return bits_per_lane * static_cast<int>(place);
  }
  /// All lanes in one word, by place from the low end.
  [[nodiscard]] constexpr std::uint64_t row() const noexcept {
    // Written out here and below, so that every compiler reads and writes it by a single load and store.
    static_assert(runner_count == 4);
    return in_row(Place::first) | in_row(Place::second) | in_row(Place::third) | in_row(Place::fourth);
  }
  [[nodiscard]] constexpr std::uint64_t in_row(Place place) const noexcept {
    return std::uint64_t{row_[index(place)]} << bits_before(place);
  }
  constexpr void set_row(std::uint64_t row) noexcept {
    const auto lane = [&](Place place) { return static_cast<std::uint16_t>(row >> bits_before(place)); };
    row_[0] = lane(Place::first);
    row_[1] = lane(Place::second);
    row_[2] = lane(Place::third);
    row_[3] = lane(Place::fourth);
  }

  std::array<std::uint16_t, runner_count> row_{place_on(Runner{0}, 0), place_on(Runner{1}, 0), place_on(Runner{2}, 0),
                                               place_on(Runner{3}, 0)};
};

/// OL-15, OL-16, OL-18. The position to which a face moves the runner in a place: counted from its own position or from
/// that of the j-th runner, or the start. Precondition: the face neither swaps nor moves the finish.
[[nodiscard]] constexpr int field_reached(const Race& race, Place place, const Effect& effect) noexcept {
  if (effect.kind == FaceKind::start) return 0;
  const Place from = names_place(effect.kind) ? place_of_number(effect.place) : place;
  return race.position(from) + (leads_forward(effect.kind) ? effect.fields : -effect.fields);
}

}  // namespace regelwerk::ostfriesenlauf
