#include "interruption.hpp"

namespace python {

Interruption::Interruption() {
  const auto main = py::module_::import("threading").attr("main_thread")().attr("ident");
  is_asked_ = PyLong_Check(main.ptr()) != 0 && PyLong_AsUnsignedLong(main.ptr()) == PyThread_get_thread_ident();
}

bool Interruption::look() noexcept {
  const py::gil_scoped_acquire lock;
  raised_ = PyErr_CheckSignals() != 0;
  return !raised_;
}

}  // namespace python
