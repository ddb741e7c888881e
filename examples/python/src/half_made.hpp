#pragma once
#include <cstddef>
#include <memory>
#include <string>
#include <type_traits>
#include <typeinfo>

#include <pybind11/pybind11.h>

// Objects that hold nothing, or not what their class says. Python can make an object of any class without its
// constructor, `State.__new__(State)`, and give it another class later; pybind11 would hand C++ memory that nobody has
// filled, or that is another thing.

namespace python {

namespace py = pybind11;

[[noreturn]] inline void raise_half_made() {
  throw py::type_error("this object holds nothing: its class was asked for room (__new__), and nobody made it");
}

/// The `__reduce__` of what has no bytes: the oldest protocols of pickle would write objects that hold nothing.
[[nodiscard]] inline py::object refuse_pickling(const py::object& self) {
  const auto* refused = py::hasattr(self, "__copy__") ? " cannot be pickled" : " can be neither pickled nor copied";
  throw py::type_error("a " + std::string{Py_TYPE(self.ptr())->tp_name} + refused);
}

/// For every class of the module. Objects that look alike in memory may change their class, or have two; eight bytes
/// more than pybind11's own make these classes look unlike all others.
[[nodiscard]] inline py::custom_type_setup own_layout() {
  return py::custom_type_setup{
      [](PyHeapTypeObject* type) { type->ht_type.tp_basicsize += py::ssize_t{sizeof(void*)}; }};
}

/// The class of all classes of the module: nothing can be made a subclass of one. C++ plays by the rules that it has
/// and never asks Python for others, so what a subclass says would be heard of by some calls and not by the rest.
[[nodiscard]] py::handle class_without_subclasses();

/// A class of the module, `T` by shared pointers or, like Random, by value.
template <class T, class... Holder>
[[nodiscard]] py::class_<T, Holder...> class_of(py::handle module, const char* name, const char* doc) {
  py::class_<T, Holder...> type(module, name, doc, own_layout(), py::metaclass(class_without_subclasses()));
  // Asked for the memory of an object that holds nothing.
  py::detail::get_type_info(typeid(T))->operator_new = [](std::size_t) -> void* { raise_half_made(); };
  return type;
}

}  // namespace python

namespace pybind11::detail {

/// As pybind11's, which says of an object that holds nothing only that it cannot cast it.
template <class T>
  requires std::is_class_v<T>
class type_caster<std::shared_ptr<T>> : public copyable_holder_caster<T, std::shared_ptr<T>> {
 public:
  using Base = copyable_holder_caster<T, std::shared_ptr<T>>;

  bool load(handle given, bool convert) {
    try {
      return Base::load(given, convert);
    } catch (const cast_error&) {
      python::raise_half_made();
    }
  }
};

}  // namespace pybind11::detail
