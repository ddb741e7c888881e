#include "given.hpp"

namespace python {

std::string type_name(py::handle thing) { return Py_TYPE(thing.ptr())->tp_name; }

void refuse_type(std::string_view what, py::handle given) {
  throw py::type_error(std::string{what} + " is due here, not " + (given.is_none() ? "None" : type_name(given)));
}

Whole::Whole(py::handle given) {
  const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(given.ptr()));
  if (!number) throw py::error_already_set();
  int beyond = 0;
  const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &beyond);
  is_negative_ = beyond < 0 || (beyond == 0 && value < 0);
  if (beyond == 0) {
    size_ = is_negative_ ? std::uint64_t{0} - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
  } else {
    size_ = is_negative_ ? std::optional<std::uint64_t>{} : PyLong_AsUnsignedLongLong(number.ptr());
    if (PyErr_Occurred() != nullptr) {
      PyErr_Clear();
      size_ = std::nullopt;
    }
  }
}

void Whole::refuse(std::string_view what, const std::string& least, const std::string& most) const {
  const std::string found =
      size_ ? (is_negative_ ? "-" : "") + std::to_string(*size_) : (is_negative_ ? "a lower one" : "a higher one");
  raise("RegelwerkError", std::string{what} + " is a number from " + least + " to " + most + ", not " + found);
}

std::int64_t Whole::within(std::int64_t least, std::int64_t most, std::string_view what) const {
  const auto furthest = static_cast<std::uint64_t>(INT64_MAX);
  if (size_ && *size_ <= furthest) {
    const auto size = static_cast<std::int64_t>(*size_);
    const std::int64_t number = is_negative_ ? -size : size;
    if (least <= number && number <= most) return number;
  }
  refuse(what, std::to_string(least), std::to_string(most));
}

std::optional<std::uint64_t> Whole::natural() const {
  if (is_negative_) return std::nullopt;
  return size_;
}

std::uint64_t Whole::natural(std::string_view what) const {
  if (const auto number = natural()) return *number;
  refuse(what, "0", "2^64 - 1");
}

Whole whole_of(py::handle given, std::string_view what) {
  if (PyIndex_Check(given.ptr()) == 0) refuse_type(std::string{what} + ", a whole number,", given);
  return Whole{given};
}

std::string letters_of(py::handle given, std::string_view what) {
  if (PyUnicode_Check(given.ptr()) == 0) refuse_type(std::string{what} + ", a text,", given);
  py::ssize_t size = 0;
  const char* const letters = PyUnicode_AsUTF8AndSize(given.ptr(), &size);
  if (letters == nullptr) throw py::error_already_set();
  return {letters, static_cast<std::size_t>(size)};
}

Elements::Elements(py::handle all, std::string_view what) {
  const bool is_row = Py_TYPE(all.ptr())->tp_iter != nullptr || PySequence_Check(all.ptr()) != 0;
  if (!is_row || PyUnicode_Check(all.ptr()) != 0 || PyBytes_Check(all.ptr()) != 0) {
    refuse_type(std::string{what} + ", one after another,", all);
  }
  iterator_ = py::reinterpret_steal<py::object>(PyObject_GetIter(all.ptr()));
  if (!iterator_) throw py::error_already_set();
}

py::object Elements::next() {
  if (++count_ % 1024 == 0 && PyErr_CheckSignals() != 0) throw py::error_already_set();
  auto element = py::reinterpret_steal<py::object>(PyIter_Next(iterator_.ptr()));
  if (!element && PyErr_Occurred() != nullptr) throw py::error_already_set();
  return element;
}

}  // namespace python
