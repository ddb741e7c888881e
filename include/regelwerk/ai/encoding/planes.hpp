#pragma once
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/seat.hpp>

// The planes of an observation: what a game says of them, and the memory that they are painted into.

namespace regelwerk::inline shared {

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

}  // namespace regelwerk::inline shared
