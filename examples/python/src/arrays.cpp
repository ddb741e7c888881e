#include "arrays.hpp"

#include <unistd.h>

#include <algorithm>
#include <stdexcept>

namespace python {

void expect_room(const py::array& array, std::size_t size, std::string_view kinds, std::size_t bytes,
                 std::string_view what) {
  const auto refuse = [](const std::string& why) { raise("RegelwerkError", "out " + why); };
  const auto type = array.dtype();
  const bool fits =
      kinds.find(type.kind()) != std::string_view::npos && type.itemsize() == static_cast<py::ssize_t>(bytes);
  if (!fits) refuse("has another type than " + std::string{what});
  if (array.size() != static_cast<py::ssize_t>(size)) {
    refuse("has " + std::to_string(array.size()) + " places, not " + std::to_string(size));
  }
  if (!type.attr("isnative").cast<bool>()) refuse("has the byte order of other machines");
  if ((array.flags() & py::array::c_style) == 0) refuse("does not lie in one piece");
  if ((array.flags() & py::detail::npy_api::NPY_ARRAY_ALIGNED_) == 0) refuse("does not begin where its numbers may");
  if (!array.writeable()) refuse("is protected against writing");
}

py::array room_for(const std::optional<py::array>& out, std::size_t size, const py::dtype& type, std::string_view kinds,
                   std::string_view what) {
  if (!out) return {type, std::vector{static_cast<py::ssize_t>(size)}};
  expect_room(*out, size, kinds, static_cast<std::size_t>(type.itemsize()), what);
  return *out;
}

std::vector<std::uint64_t> whole_numbers(const py::object& from, std::string_view what, std::string_view one) {
  std::vector<std::uint64_t> numbers;
  for_each_element(from, what, [&](const py::object& each) { numbers.push_back(whole_of(each, one).natural(one)); });
  return numbers;
}

std::vector<std::int64_t> indexes_of(const py::object& from, const std::string& one) {
  // Looked at as it is first: asked for int64 at once, numpy cuts the floats of a list.
  const py::array given = py::module_::import("numpy").attr("asarray")(from);
  const char kind = given.dtype().kind();
  using Row = py::array_t<std::int64_t, py::array::c_style>;
  const py::object cast = kind == 'i' || kind == 'u' ? py::object{Row::ensure(given)} : py::object{};
  if (!cast) throw py::type_error("the " + one + "s of a step are whole numbers that int64 can hold");
  const auto row = py::reinterpret_borrow<Row>(cast);
  if (row.ndim() != 1) raise("RegelwerkError", "a step takes one " + one + " for each game, in one row");
  std::vector<std::int64_t> indexes(static_cast<std::size_t>(row.size()));
  // Byte by byte, as they need not lie where int64 may.
  const auto* const bytes = static_cast<const char*>(static_cast<const void*>(row.data()));
  std::copy_n(bytes, indexes.size() * sizeof(std::int64_t), static_cast<char*>(static_cast<void*>(indexes.data())));
  return indexes;
}

void expect_memory(std::size_t count, std::size_t bytes_each, std::string_view what) {
  const auto of_machine = [](int name) { return static_cast<std::uint64_t>(std::max(sysconf(name), 0L)); };
  const std::uint64_t all = of_machine(_SC_PHYS_PAGES) * of_machine(_SC_PAGESIZE);
  const std::uint64_t needed = std::uint64_t{count} * bytes_each;
  if (all == 0 || needed <= all) return;
  const auto gigabytes = [](std::uint64_t bytes) { return std::to_string((bytes >> 30) + 1) + " GiB"; };
  PyErr_SetString(PyExc_MemoryError, (std::string{what} + " take " + gigabytes(needed) + ", and this machine has " +
                                      gigabytes(all - 1) + " of memory")
                                         .c_str());
  throw py::error_already_set();
}

}  // namespace python
