#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "common.hpp"
#include "given.hpp"

// numpy's arrays as rooms that C++ writes into: those of the caller, or new ones. Nothing is copied.

namespace python {

/// Refuses by ValueError an array that C++ cannot write `size` numbers into as they lie: of `kinds` (numpy's letters),
/// `bytes` each in this machine's order, one behind the other, not protected.
void expect_room(const py::array& array, std::size_t size, std::string_view kinds, std::size_t bytes,
                 std::string_view what);

/// The array that answers are written into: the caller's, or a new one of this type.
[[nodiscard]] py::array room_for(const std::optional<py::array>& out, std::size_t size, const py::dtype& type,
                                 std::string_view kinds, std::string_view what);

[[nodiscard]] inline py::array floats_for(const std::optional<py::array>& out, std::size_t size) {
  return room_for(out, size, py::dtype::of<float>(), "f", "float32");
}
[[nodiscard]] inline py::array flags_for(const std::optional<py::array>& out, std::size_t size) {
  return room_for(out, size, py::dtype::of<bool>(), "biu", "bool, int8 or uint8");
}

/// The numbers of an array that expect_room has looked at.
template <class T>
[[nodiscard]] std::span<T> numbers_of(py::array& array) {
  return {static_cast<T*>(array.mutable_data()), static_cast<std::size_t>(array.size())};
}

/// Whole numbers from outside, 0 to 2^64 - 1, one after another; `what` they are, and what `one` of them is.
[[nodiscard]] std::vector<std::uint64_t> whole_numbers(const py::object& from, std::string_view what,
                                                       std::string_view one);

/// What a step makes, a number of each game, `one` of them an action or a choice: a copy of what numpy takes for a row
/// of int64 without cutting anything, so that nobody changes it while C++ works. Anything else is refused by TypeError
/// or ValueError.
[[nodiscard]] std::vector<std::int64_t> indexes_of(const py::object& from, const std::string& one);

/// Refuses by MemoryError what this machine cannot hold: so many things of so many bytes.
void expect_memory(std::size_t count, std::size_t bytes_each, std::string_view what);

/// A new array that owns its numbers, and the numbers.
template <class T>
struct NewArray {
  py::array_t<T> array;

  explicit NewArray(std::vector<py::ssize_t> shape) : array(std::move(shape)) {}
  [[nodiscard]] std::span<T> numbers() { return {array.mutable_data(), static_cast<std::size_t>(array.size())}; }
};

/// An array that looks at numbers which `owner` keeps, as long as it is there. Nobody can write into it, nor permit it,
/// as numpy asks the owner.
template <class T>
[[nodiscard]] py::array looking_at(std::span<T> numbers, std::vector<py::ssize_t> shape, const py::object& owner) {
  py::array_t<T> array{std::move(shape), numbers.data(), owner};
  py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
  return array;
}

}  // namespace python
