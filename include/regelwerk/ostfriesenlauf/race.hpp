#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// OL-1. One of the four runners; runner i belongs to seat i, if there is one (OL-8).
class Runner {
 public:
  constexpr Runner() = default;
  constexpr explicit Runner(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr int index() const noexcept { return index_; }
  /// False for an index that no runner has.
  [[nodiscard]] constexpr bool valid() const noexcept { return index_ < runner_count; }

  friend constexpr bool operator==(Runner, Runner) = default;

 private:
  std::uint8_t index_ = 0;
};

/// OL-4, OL-5. A runner and its position.
struct Standing {
  Runner runner;
  std::int8_t position = 0;

  friend constexpr bool operator==(Standing, Standing) = default;
};
/// The runners by place.
using Standings = std::array<Standing, runner_count>;

/// OL-4 to OL-6. Where the runners stand, and who is ahead of whom. Lanes are the order of arrival on a field.
class Race {
 public:
  /// OL-5. The runner in a place.
  [[nodiscard]] constexpr Runner at(Place place) const noexcept { return order_[index(place)]; }
  /// OL-4.
  [[nodiscard]] constexpr int position(Runner runner) const noexcept {
    return positions_[static_cast<std::size_t>(runner.index())];
  }
  [[nodiscard]] constexpr Place place(Runner runner) const noexcept {
    std::size_t place = 0;
    while (place + 1 < order_.size() && order_[place] != runner) ++place;
    return static_cast<Place>(place);
  }
  /// OL-6. The lane on which a runner stands, 1 for the innermost.
  [[nodiscard]] constexpr int lane(Runner runner) const noexcept {
    int lane = 1;
    for (const Runner other : order_) {
      if (other == runner) break;
      if (position(other) == position(runner)) ++lane;
    }
    return lane;
  }

  /// OL-6, OL-20. A runner leaves its lane and arrives on a field, behind all who stand there.
  constexpr void arrive(Runner runner, int field) noexcept {
    std::size_t place = index(this->place(runner));
    for (; place > 0 && position(order_[place - 1]) < field; --place) order_[place] = order_[place - 1];
    for (; place + 1 < order_.size() && position(order_[place + 1]) >= field; ++place)
      order_[place] = order_[place + 1];
    set(static_cast<Place>(place), runner, field);
  }
  /// OL-17. The runners in two places exchange position and lane.
  constexpr void swap(Place a, Place b) noexcept {
    const Runner runner_a = at(a);
    const Runner runner_b = at(b);
    const int field_a = position(runner_a);
    const int field_b = position(runner_b);
    set(a, runner_b, field_a);
    set(b, runner_a, field_b);
  }

  /// For setting up and reading states; the caller sees to it that every runner gets one place and the order is kept.
  constexpr void set(Place place, Runner runner, int position) noexcept {
    order_[index(place)] = runner;
    positions_[static_cast<std::size_t>(runner.index())] = static_cast<std::int8_t>(position);
  }

  /// Every runner with its position, the one that is ahead first.
  [[nodiscard]] constexpr Standings standings() const noexcept {
    Standings standings{};
    for (const Place place : all_places) {
      standings[index(place)] = {at(place), static_cast<std::int8_t>(position(at(place)))};
    }
    return standings;
  }
  /// The race with these standings, in order or not. Precondition: every runner is one.
  [[nodiscard]] static constexpr Race from_standings(const Standings& standings) noexcept {
    Race race;
    for (const Place place : all_places)
      race.set(place, standings[index(place)].runner, standings[index(place)].position);
    return race;
  }

  friend constexpr bool operator==(const Race&, const Race&) = default;

 private:
  std::array<std::int8_t, runner_count> positions_{};
  std::array<Runner, runner_count> order_{Runner{0}, Runner{1}, Runner{2}, Runner{3}};
};

/// OL-15, OL-16, OL-18. The field that a face leads a runner to. Precondition: one that neither swaps nor moves the
/// finish.
[[nodiscard]] constexpr int field_reached(const Race& race, Runner runner, const Effect& effect) noexcept {
  const auto field_of_place = [&] { return race.position(race.at(place_of_number(effect.place))); };
  switch (effect.kind) {
    case FaceKind::forward:
      return race.position(runner) + effect.fields;
    case FaceKind::back:
      return race.position(runner) - effect.fields;
    case FaceKind::before:
      return field_of_place() + effect.fields;
    case FaceKind::behind:
      return field_of_place() - effect.fields;
    default:
      return 0;
  }
}

}  // namespace regelwerk::ostfriesenlauf
