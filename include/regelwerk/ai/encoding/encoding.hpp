#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// What a neural network reads and answers: a view as numbers from 0 to 1, and moves as numbers below a bound. A game
// describes both once, in its encoding.hpp: `describe_observation(game, writer)` names the planes of its observation
// with what each shows of a view; `policy_size(game)` and `policy_index(game, view, move)` number its moves. Everything
// else follows from these three. Everything is relative to the viewer, so that what a network learns holds for every
// seat.

namespace regelwerk::inline shared {

/// The most policy indexes that a game may have.
inline constexpr std::size_t most_policy_size = 20'000;

/// Numbers of an observation that belong together.
struct Plane {
  std::string_view name;  ///< as the game's describe_observation gives it
  std::size_t first = 0;  ///< index of its first number within the observation
  std::size_t size = 0;   ///< how many numbers it has, those of all rows together
  std::size_t rows = 1;   ///< of equal length, one behind the other: one for each seat, say, from the viewer on

  friend constexpr bool operator==(const Plane&, const Plane&) = default;
};

/// `part` of `whole` as a number from 0 to 1, the same on every platform. Precondition: 0 <= part <= whole < 2^24, and
/// whole is not 0.
[[nodiscard]] constexpr float share(int part, int whole) noexcept {
  expects([&] { return 0 <= part && part <= whole && 0 < whole && whole < 1 << std::numeric_limits<float>::digits; },
          "a share lies between nothing and the whole");
  return static_cast<float>(part) / static_cast<float>(whole);
}

/// How many seats after the viewer this one sits, 0 for the viewer itself.
[[nodiscard]] constexpr int seats_after(Seat viewer, Seat seat, int seats) noexcept {
  const int steps = seat.index() - viewer.index();
  return steps < 0 ? steps + seats : steps;
}
/// The seat that sits so many seats after the viewer. Precondition: 0 <= steps < seats.
[[nodiscard]] constexpr Seat seat_after(Seat viewer, int steps, int seats) noexcept {
  const int seat = viewer.index() + steps;
  return Seat{seat < seats ? seat : seat - seats};
}

/// Where the numbers of a plane are written; all are 0 before.
class Canvas {
 public:
  /// Precondition: `values` holds whole rows of `width` numbers.
  constexpr Canvas(std::span<float> values, int width) noexcept
      : values_(values), columns_(static_cast<std::size_t>(width)) {}

  /// Precondition: the plane has this row and column, and 0 <= value <= 1.
  constexpr void put(int row, int column, float value) const noexcept {
    const auto at = static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column);
    expects([&] { return static_cast<std::size_t>(column) < columns_ && at < values_.size(); },
            "the plane has this row and column");
    values_[at] = value;
  }
  constexpr void put(int column, float value) const noexcept { put(0, column, value); }  ///< in row 0
  /// Puts a 1.
  constexpr void mark(int row, int column) const noexcept { put(row, column, 1.0F); }
  constexpr void mark(int column) const noexcept { mark(0, column); }  ///< puts a 1 in row 0
  /// Unary: `number` marks from `column` on.
  constexpr void mark_run(int row, int column, int number) const noexcept {
    for (int i = 0; i < number; ++i) mark(row, column + i);
  }
  /// `number` marks from the beginning of row 0 on.
  constexpr void mark_run(int number) const noexcept { mark_run(0, 0, number); }

 private:
  std::span<float> values_;
  std::size_t columns_;
};

/// describe_observation names the planes to it. `Sink` has `plane(name, rows, columns, paint)` and decides whether to
/// paint at all: sizes and names need no view. All functions that are passed in take the view as their first argument.
template <class Sink>
class PlaneWriter {
 public:
  constexpr explicit PlaneWriter(Sink& sink) noexcept : sink_(sink) {}  ///< Precondition: `sink` outlives the writer.

  /// A plane on which `paint(view, canvas)` puts what is not 0.
  constexpr void painted(std::string_view name, int rows, int width, const auto& paint) const noexcept {
    sink_.plane(name, rows, width, paint);
  }
  /// The same with one row.
  constexpr void painted(std::string_view name, int width, const auto& paint) const noexcept {
    painted(name, 1, width, paint);
  }
  /// A plane whose every number is `value(view, column)`, from 0 to 1.
  constexpr void each(std::string_view name, int width, const auto& value) const noexcept {
    painted(name, width, [&](const auto& view, const Canvas& canvas) {
      for (int column = 0; column < width; ++column) canvas.put(column, value(view, column));
    });
  }
  /// A plane whose every number is `value(view, row, column)`.
  constexpr void each(std::string_view name, int rows, int width, const auto& value) const noexcept {
    painted(name, rows, width, [&](const auto& view, const Canvas& canvas) {
      for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < width; ++column) canvas.put(row, column, value(view, row, column));
      }
    });
  }
  /// A plane of one number, `value(view)`.
  constexpr void number(std::string_view name, const auto& value) const noexcept {
    painted(name, 1, [&](const auto& view, const Canvas& canvas) { canvas.put(0, value(view)); });
  }
  /// A plane of one number: 1 if `holds(view)`, else 0.
  constexpr void flag(std::string_view name, const auto& holds) const noexcept {
    number(name, [&](const auto& view) { return holds(view) ? 1.0F : 0.0F; });
  }
  /// A plane with a 1 in the column `choice(view)` alone, or nowhere if that is empty.
  template <class Choice>
  constexpr void one_of(std::string_view name, int width, const Choice& choice) const noexcept {
    painted(name, width, [&](const auto& view, const Canvas& canvas) {
      if (const std::optional<int> column = choice(view)) canvas.mark(*column);
    });
  }

 private:
  Sink& sink_;
};

namespace detail {

/// Adds up the sizes of planes and tells them to `visitor`.
template <class Visitor>
struct PlaneTeller {
  Visitor& visitor;
  std::size_t size = 0;

  constexpr void plane(std::string_view name, int rows, int width, const auto& /*paint*/) noexcept {
    const auto values = static_cast<std::size_t>(rows) * static_cast<std::size_t>(width);
    visitor(Plane{name, size, values, static_cast<std::size_t>(rows)});
    size += values;
  }
};

/// Lets planes be painted into the room for an observation, one behind the other.
template <class View>
struct PlanePainter {
  const View& view;
  std::span<float> rest;

  constexpr void plane(std::string_view /*name*/, int rows, int width, const auto& paint) noexcept {
    const auto values = rest.first(static_cast<std::size_t>(rows) * static_cast<std::size_t>(width));
    for (float& value : values) value = 0.0F;
    paint(view, Canvas{values, width});
    rest = rest.subspan(values.size());
  }
};

struct NoPlane {
  constexpr void operator()(const Plane& /*plane*/) const noexcept {}
};

}  // namespace detail

/// A game whose views and moves can be shown to a network. `policy_index` gives every legal move of a view an index of
/// its own below policy_size(game), which is at most most_policy_size.
template <class G>
concept Encoded = Playable<G> && requires(const G& game, const typename G::View& view, const typename G::Move& move,
                                          PlaneWriter<detail::PlaneTeller<detail::NoPlane>>& writer) {
  { policy_size(game) } -> std::same_as<std::size_t>;
  { policy_index(game, view, move) } -> std::same_as<std::size_t>;
  { describe_observation(game, writer) } -> std::same_as<void>;
};

/// Visits the planes of an observation in their order, `f(const Plane&)`.
template <Encoded G, class F>
constexpr void for_each_plane(const G& game, F&& f) noexcept {
  detail::PlaneTeller<std::remove_reference_t<F>> sink{f};
  PlaneWriter writer{sink};
  describe_observation(game, writer);
}

/// How many numbers an observation has: the same for all views under the rules in force.
[[nodiscard]] constexpr std::size_t observation_size(const Encoded auto& game) noexcept {
  constexpr detail::NoPlane ignore;
  detail::PlaneTeller<const detail::NoPlane> sink{ignore};
  PlaneWriter writer{sink};
  describe_observation(game, writer);
  return sink.size;
}

/// Writes all that a seat's view tells, and nothing else, as numbers from 0 to 1 into the first observation_size(game)
/// places of `room`. Preconditions: the view is that of a seat, and the room is large enough.
template <Encoded G>
constexpr void observe(const G& game, const typename G::View& view, std::span<float> room) noexcept {
  expects([&] { return !view.viewer.is_spectator(); }, "somebody who looks on has a seat to be relative to");
  expects([&] { return room.size() >= observation_size(game); }, "the room holds the observation");
  detail::PlanePainter<typename G::View> sink{view, room};
  PlaneWriter writer{sink};
  describe_observation(game, writer);
}

namespace detail {

/// Calls `use(index_of)`, where `index_of(move)` is the policy index of a move of the view. A game whose indexes need
/// some preparation has `policy_numbers(game)`, called once, with `index(layout, view, move)`.
template <Encoded G, class Use>
constexpr void with_policy_indexes(const G& game, const typename G::View& view, const Use& use) noexcept {
  if constexpr (requires { policy_numbers(game); }) {
    const auto& numbers = policy_numbers(game);
    use([&](const typename G::Move& move) { return numbers.index(game.layout(), view, move); });
  } else {
    use([&](const typename G::Move& move) { return policy_index(game, view, move); });
  }
}

}  // namespace detail

/// Writes 1 to the indexes of the legal moves of a view and 0 to all others into the first policy_size(game) places of
/// `mask`; answers how many legal moves there are. Precondition: the mask is large enough.
template <Encoded G>
constexpr std::size_t legal_mask(const G& game, const typename G::View& view, std::span<std::uint8_t> mask) noexcept {
  expects([&] { return mask.size() >= policy_size(game); }, "the mask has room for every index");
  for (std::uint8_t& legal : mask.first(policy_size(game))) legal = 0;
  std::size_t count = 0;
  detail::with_policy_indexes(game, view, [&](const auto& index_of) {
    game.for_each_move(view, [&](const typename G::Move& move) {
      mask[index_of(move)] = 1;
      ++count;
    });
  });
  return count;
}

/// The legal move of the view with this index; empty if there is none. Any number may be asked for.
template <Encoded G>
[[nodiscard]] constexpr std::optional<typename G::Move> policy_move(const G& game, const typename G::View& view,
                                                                    std::size_t index) noexcept {
  std::optional<typename G::Move> found;
  detail::with_policy_indexes(game, view, [&](const auto& index_of) {
    game.for_each_move(view, [&](const typename G::Move& move) {
      if (index_of(move) == index) found = move;
      return !found.has_value();
    });
  });
  return found;
}

}  // namespace regelwerk::inline shared
