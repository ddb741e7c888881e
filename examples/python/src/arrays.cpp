#include "arrays.hpp"

#include <stdexcept>

namespace python {

void expect_room(const py::array& array, std::size_t size, std::string_view kinds, std::size_t bytes,
                 std::string_view what) {
  const auto refuse = [](const std::string& why) { throw py::value_error("out " + why); };
  const auto type = array.dtype();
  const bool fits =
      kinds.find(type.kind()) != std::string_view::npos && type.itemsize() == static_cast<py::ssize_t>(bytes);
  if (!fits) refuse("has another type than " + std::string{what});
  if (array.size() != static_cast<py::ssize_t>(size)) {
    refuse("has " + std::to_string(array.size()) + " places, not " + std::to_string(size));
  }
  if ((array.flags() & py::array::c_style) == 0) refuse("does not lie in one piece");
  if (!array.writeable()) refuse("is protected against writing");
}

py::array room_for(const std::optional<py::array>& out, std::size_t size, const py::dtype& type, std::string_view kinds,
                   std::string_view what) {
  if (!out) return {type, std::vector{static_cast<py::ssize_t>(size)}};
  expect_room(*out, size, kinds, static_cast<std::size_t>(type.itemsize()), what);
  return *out;
}

std::vector<std::uint64_t> whole_numbers(const py::object& from, std::string_view what) {
  std::vector<std::uint64_t> numbers;
  try {
    for (const py::handle each : from)
      numbers.push_back(py::int_(py::reinterpret_borrow<py::object>(each)).cast<std::uint64_t>());
  } catch (const py::cast_error&) {
    throw py::value_error(std::string{what} + " are whole numbers from 0 to 2^64 - 1");
  }
  return numbers;
}

}  // namespace python
