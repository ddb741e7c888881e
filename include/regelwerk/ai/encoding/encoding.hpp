#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// The input and output of a neural network: a view as numbers from 0 to 1, and moves as numbers below a bound. A game
// defines both once, in its encoding.hpp: `describe_observation(game, writer)` describes the planes of its observation;
// `policy_size(game)` and `policy_index(game, view, move)` number its moves. Everything else follows from these three.
// All numbers are relative to the viewer, so that what a network learns applies to every seat.

namespace regelwerk::inline shared {

/// The maximum number of policy indexes of a game.
inline constexpr std::size_t most_policy_size = 20'000;

/// A named group of numbers of an observation.
struct Plane {
  std::string_view name;  ///< from the game's describe_observation
  std::size_t first = 0;  ///< index of its first number within the observation
  std::size_t size = 0;   ///< the number of its numbers, in all rows together
  std::size_t rows = 1;   ///< number of rows, which have equal lengths and follow one another; for example one for each
                          ///< seat, beginning with the viewer

  friend constexpr bool operator==(const Plane&, const Plane&) = default;
};

/// `part` of `whole` as a number from 0 to 1, the same on every platform. Precondition: 0 <= part <= whole < 2^24, and
/// whole is not 0.
[[nodiscard]] constexpr float share(int part, int whole) noexcept {
  expects([&] { return 0 <= part && part <= whole && 0 < whole && whole < 1 << std::numeric_limits<float>::digits; },
          "a share lies between nothing and the whole");
  return static_cast<float>(part) / static_cast<float>(whole);
}

/// The number of seats clockwise from the viewer to this seat; 0 for the viewer itself.
[[nodiscard]] constexpr int seats_after(Seat viewer, Seat seat, int seats) noexcept {
  const int steps = seat.index() - viewer.index();
  return steps < 0 ? steps + seats : steps;
}
/// The seat that is `steps` seats clockwise from the viewer. Precondition: 0 <= steps < seats.
[[nodiscard]] constexpr Seat seat_after(Seat viewer, int steps, int seats) noexcept {
  const int seat = viewer.index() + steps;
  return Seat{seat < seats ? seat : seat - seats};
}

/// The memory to which the numbers of a plane are written; all numbers are 0 at first.
class Canvas {
 public:
  /// Precondition: `values` holds whole rows of `width` numbers.
  constexpr Canvas(std::span<float> values, int width) noexcept
      : values_(values), columns_(static_cast<std::size_t>(width)) {}

  /// Writes a number. Precondition: the plane has this row and column, and 0 <= value <= 1.
  constexpr void put(int row, int column, float value) const noexcept {
    const auto at = static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column);
    expects([&] { return static_cast<std::size_t>(column) < columns_ && at < values_.size(); },
            "the plane has this row and column");
    values_[at] = value;
  }
  constexpr void put(int column, float value) const noexcept { put(0, column, value); }  ///< writes to row 0
  /// Writes a 1.
  constexpr void mark(int row, int column) const noexcept { put(row, column, 1.0F); }
  constexpr void mark(int column) const noexcept { mark(0, column); }  ///< writes a 1 to row 0
  /// Writes `number` ones from `column` on (a unary number).
  constexpr void mark_run(int row, int column, int number) const noexcept {
    for (int i = 0; i < number; ++i) mark(row, column + i);
  }
  /// Writes `number` ones from the beginning of row 0 on.
  constexpr void mark_run(int number) const noexcept { mark_run(0, 0, number); }

 private:
  std::span<float> values_;
  std::size_t columns_;
};

/// describe_observation passes every plane to this writer. `Sink` has `plane(name, rows, columns, paint)`. It need not
/// call `paint`: names and sizes of planes do not depend on a view. All functions passed in take the view as their
/// first argument.
template <class Sink>
class PlaneWriter {
 public:
  constexpr explicit PlaneWriter(Sink& sink) noexcept : sink_(sink) {}  ///< Precondition: `sink` outlives the writer.

  /// A plane in which `paint(view, canvas)` writes all numbers that are not 0.
  constexpr void painted(std::string_view name, int rows, int width, const auto& paint) const noexcept {
    sink_.plane(name, rows, width, paint);
  }
  /// A plane of one row in which `paint(view, canvas)` writes all numbers that are not 0.
  constexpr void painted(std::string_view name, int width, const auto& paint) const noexcept {
    painted(name, 1, width, paint);
  }
  /// A plane whose numbers are `value(view, column)`, from 0 to 1.
  constexpr void each(std::string_view name, int width, const auto& value) const noexcept {
    painted(name, width, [&](const auto& view, const Canvas& canvas) {
      for (int column = 0; column < width; ++column) canvas.put(column, value(view, column));
    });
  }
  /// A plane whose numbers are `value(view, row, column)`, from 0 to 1.
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
  /// A plane with a single 1, in column `choice(view)`; all 0 if `choice(view)` is empty.
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

/// Adds up the sizes of the planes and passes each plane to `visitor`.
template <class Visitor>
struct PlaneLister {
  Visitor& visitor;
  std::size_t size = 0;

  constexpr void plane(std::string_view name, int rows, int width, const auto& /*paint*/) noexcept {
    const auto values = static_cast<std::size_t>(rows) * static_cast<std::size_t>(width);
    visitor(Plane{name, size, values, static_cast<std::size_t>(rows)});
    size += values;
  }
};

/// Paints the planes one after another into the memory of an observation.
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

/// A game with an encoding for neural networks. `policy_index` maps the legal moves of a view to different indexes
/// below policy_size(game), which is at most most_policy_size.
template <class G>
concept Encoded = Playable<G> && requires(const G& game, const typename G::View& view, const typename G::Move& move,
                                          PlaneWriter<detail::PlaneLister<detail::NoPlane>>& writer) {
  { policy_size(game) } -> std::same_as<std::size_t>;
  { policy_index(game, view, move) } -> std::same_as<std::size_t>;
  { describe_observation(game, writer) } -> std::same_as<void>;
};

namespace detail {

/// What a game prepares for its encoding: `policy_numbers(game)`, or nothing.
struct NothingPrepared {};
template <Encoded G>
[[nodiscard]] constexpr decltype(auto) prepared_for(const G& game) noexcept {
  if constexpr (requires { policy_numbers(game); }) {
    return policy_numbers(game);
  } else {
    return NothingPrepared{};
  }
}

// Functions, since the members of Encoder hide the functions of games that have their names.
[[nodiscard]] constexpr std::size_t policy_size_of(const auto& game, const auto& numbers) noexcept {
  if constexpr (requires { numbers.size(); }) {
    return numbers.size();
  } else {
    return policy_size(game);
  }
}
constexpr void describe_planes(const auto& game, const auto& numbers, auto& sink) noexcept {
  const PlaneWriter writer{sink};
  if constexpr (requires { describe_observation(game, numbers, writer); }) {
    describe_observation(game, numbers, writer);
  } else {
    describe_observation(game, writer);
  }
}

}  // namespace detail

/// The encoding of a game with everything prepared that positions share. The functions below this class prepare it in
/// every call, which takes long for some games whose rules are chosen at run time; keep an Encoder for many positions.
///
/// A game with something to prepare defines `policy_numbers(game)`, which has `size()` and `index(layout, view, move)`.
/// If planes need it too, there is a `describe_observation(game, policy_numbers, writer)`.
template <Encoded G>
class Encoder {
 public:
  using Move = typename G::Move;  ///< as in the game
  using View = typename G::View;  ///< as in the game

  /// Precondition: the game outlives the encoder.
  constexpr explicit Encoder(const G& game) noexcept : game_(game), numbers_(detail::prepared_for(game)) {}
  // Deleted: a temporary game would not outlive the encoder.
  explicit Encoder(const G&&) = delete;

  /// As regelwerk::for_each_plane.
  constexpr void for_each_plane(auto&& f) const noexcept {
    detail::PlaneLister<std::remove_reference_t<decltype(f)>> sink{f};
    detail::describe_planes(game_, numbers_, sink);
  }
  /// As regelwerk::observation_size.
  [[nodiscard]] constexpr std::size_t observation_size() const noexcept {
    constexpr detail::NoPlane ignore;
    detail::PlaneLister<const detail::NoPlane> sink{ignore};
    detail::describe_planes(game_, numbers_, sink);
    return sink.size;
  }
  /// All policy indexes are below this number.
  [[nodiscard]] constexpr std::size_t policy_size() const noexcept { return detail::policy_size_of(game_, numbers_); }

  /// As regelwerk::observe.
  constexpr void observe(const View& view, std::span<float> room) const noexcept {
    expects([&] { return !view.viewer.is_spectator(); }, "somebody who looks on has a seat to be relative to");
    expects([&] { return room.size() >= observation_size(); }, "the room holds the observation");
    detail::PlanePainter<View> sink{view, room};
    detail::describe_planes(game_, numbers_, sink);
  }

  /// The policy index of a move. Precondition: the move is legal for the view.
  [[nodiscard]] constexpr std::size_t index(const View& view, const Move& move) const noexcept {
    if constexpr (requires { numbers_.index(game_.layout(), view, move); }) {
      return numbers_.index(game_.layout(), view, move);
    } else {
      return policy_index(game_, view, move);
    }
  }
  /// As regelwerk::legal_mask.
  constexpr std::size_t legal_mask(const View& view, std::span<std::uint8_t> mask) const noexcept {
    expects([&] { return mask.size() >= policy_size(); }, "the mask has room for every index");
    for (std::uint8_t& legal : mask.first(policy_size())) legal = 0;
    std::size_t count = 0;
    game_.for_each_move(view, [&](const Move& move) {
      mask[index(view, move)] = 1;
      ++count;
    });
    return count;
  }
  /// As regelwerk::policy_move.
  [[nodiscard]] constexpr std::optional<Move> move(const View& view, std::size_t index_of_move) const noexcept {
    std::optional<Move> found;
    game_.for_each_move(view, [&](const Move& move) {
      if (index(view, move) == index_of_move) found = move;
      return !found.has_value();
    });
    return found;
  }

 private:
  const G& game_;
  decltype(detail::prepared_for(std::declval<const G&>())) numbers_;
};

/// Calls `f(const Plane&)` for the planes of an observation in their order.
template <Encoded G, class F>
constexpr void for_each_plane(const G& game, F&& f) noexcept {
  Encoder<G>{game}.for_each_plane(f);
}

/// The number of numbers in an observation, which is the same for all views under the rules in force.
template <Encoded G>
[[nodiscard]] constexpr std::size_t observation_size(const G& game) noexcept {
  return Encoder<G>{game}.observation_size();
}

/// Writes everything in a seat's view, and nothing else, as numbers from 0 to 1 to the first observation_size(game)
/// places of `room`. Preconditions: the viewer is a seat, and the room is large enough.
template <Encoded G>
constexpr void observe(const G& game, const typename G::View& view, std::span<float> room) noexcept {
  Encoder<G>{game}.observe(view, room);
}

/// Sets the entries of `mask` to 1 at the indexes of the legal moves of a view and to 0 elsewhere, up to
/// policy_size(game). Returns the number of legal moves. Precondition: the mask is large enough.
template <Encoded G>
constexpr std::size_t legal_mask(const G& game, const typename G::View& view, std::span<std::uint8_t> mask) noexcept {
  return Encoder<G>{game}.legal_mask(view, mask);
}

/// The legal move of the view with this index; empty if there is none. `index` may be any number.
template <Encoded G>
[[nodiscard]] constexpr std::optional<typename G::Move> policy_move(const G& game, const typename G::View& view,
                                                                    std::size_t index) noexcept {
  return Encoder<G>{game}.move(view, index);
}

}  // namespace regelwerk::inline shared
