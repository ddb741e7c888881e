#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "common.hpp"

// What Python gives, before anything is believed of it: whole numbers of any size, texts, and rows of things, which may
// be made anew whenever one is asked for. What is none of these is refused by one sentence.

namespace python {

/// The name of a thing's type, for refusals.
[[nodiscard]] std::string type_name(py::handle thing);

/// A whole number of any size: an int, or what Python takes for one; never a float, which would have to be cut. Who
/// takes it says how large it may be.
class Whole {
 public:
  Whole() = default;
  /// Raises what asking for the number raises. Precondition: PyIndex_Check.
  explicit Whole(py::handle given);

  /// The number; refused by ValueError if it is not from `least` to `most`. `what` names it in the sentence.
  [[nodiscard]] std::int64_t within(std::int64_t least, std::int64_t most, std::string_view what) const;
  [[nodiscard]] std::int64_t below(std::int64_t bound, std::string_view what) const {
    return within(0, bound - 1, what);
  }
  /// The number; refused by ValueError if it is not from 0 to 2^64 - 1.
  [[nodiscard]] std::uint64_t natural(std::string_view what) const;
  /// The number, if it is from 0 to 2^64 - 1.
  [[nodiscard]] std::optional<std::uint64_t> natural() const;

 private:
  [[noreturn]] void refuse(std::string_view what, const std::string& least, const std::string& most) const;

  bool is_negative_ = false;
  std::optional<std::uint64_t> size_ = 0;  ///< without the sign; none if it is larger
};

/// The whole number that something is, or TypeError.
[[nodiscard]] Whole whole_of(py::handle given, std::string_view what);
/// The text that something is, or TypeError.
[[nodiscard]] std::string letters_of(py::handle given, std::string_view what);

/// Refuses by TypeError: `what` says what is due.
[[noreturn]] void refuse_type(std::string_view what, py::handle given);

/// What Python iterates over, one after another; each is held as long as the next one is not asked for.
class Elements {
 public:
  /// Refuses a text, and what cannot be iterated over, by TypeError.
  Elements(py::handle all, std::string_view what);
  /// The next one; null at the end. Raises what asking for it raises, and what Ctrl-C does: some have no end.
  [[nodiscard]] py::object next();

 private:
  py::object iterator_;
  std::uint64_t count_ = 0;
};

template <class Use>
void for_each_element(py::handle all, std::string_view what, const Use& use) {
  Elements elements{all, what};
  while (const py::object element = elements.next()) use(element);
}

/// What something is as a T of pybind11; refused by TypeError if it is none.
template <class T>
[[nodiscard]] T given_as(py::handle given, std::string_view what) {
  py::detail::make_caster<T> caster;
  if (given.is_none() || !caster.load(given, false)) refuse_type(what, given);
  return py::detail::cast_op<T>(std::move(caster));
}

}  // namespace python

namespace pybind11::detail {

template <>
struct type_caster<python::Whole> {
  PYBIND11_TYPE_CASTER(python::Whole, const_name("int"));

  bool load(handle given, bool /*convert*/) {
    if (!given || PyIndex_Check(given.ptr()) == 0) return false;
    value = python::Whole{given};
    return true;
  }
};

}  // namespace pybind11::detail
